### What the cards, boards, rewards and missions of ZhanGuo say in Polish, composed with the numbers of the pack.

zhanguo-say-or = { $first } lub { $second }
zhanguo-say-comma = { $first }, { $second }
zhanguo-say-card = Po akcji „{ $action }”: { $bonus }
zhanguo-say-power = { $about } { $tracks }
zhanguo-say-tracks = Pola zamieszek w regionach od 1 do 5: { $spaces }.
zhanguo-say-ban = W regionie { $region } przy zamieszkach od { $n } wzwyż nie można budować pałacu.
zhanguo-say-reward = { $aspect }, runda { $round }: { $reward }
zhanguo-say-regions = Wskazane: { $regions }.
zhanguo-say-mission = { $kind }: { $places }
zhanguo-say-mission-points = Punkty jego pól: { $points }.
