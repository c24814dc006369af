### What the cards, boards, rewards and missions of ZhanGuo say in Italian, composed with the numbers of the pack.

zhanguo-say-or = { $first } o { $second }
zhanguo-say-comma = { $first }, { $second }
zhanguo-say-card = Dopo l'azione «{ $action }»: { $bonus }
zhanguo-say-power = { $about } { $tracks }
zhanguo-say-tracks = Spazi del malcontento nelle regioni da 1 a 5: { $spaces }.
zhanguo-say-ban = Nella regione { $region } non si costruiscono palazzi con malcontento da { $n } in su.
zhanguo-say-reward = { $aspect }, round { $round }: { $reward }
zhanguo-say-regions = Indicazione: { $regions }.
zhanguo-say-mission = { $kind }: { $places }
zhanguo-say-mission-points = Punti dei suoi spazi: { $points }.
