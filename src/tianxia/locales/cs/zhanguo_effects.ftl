### What the cards, boards, rewards and missions of ZhanGuo say in Czech, composed with the numbers of the pack.

zhanguo-say-or = { $first } nebo { $second }
zhanguo-say-comma = { $first }, { $second }
zhanguo-say-card = Po akci „{ $action }“: { $bonus }
zhanguo-say-power = { $about } { $tracks }
zhanguo-say-tracks = Pole nepokojů v regionech 1 až 5: { $spaces }.
zhanguo-say-ban = V regionu { $region } nelze od úrovně nepokojů { $n } stavět palác.
zhanguo-say-reward = { $aspect }, kolo { $round }: { $reward }
zhanguo-say-regions = Vyznačeno: { $regions }.
zhanguo-say-mission = { $kind }: { $places }
zhanguo-say-mission-points = Body na jeho polích: { $points }.
