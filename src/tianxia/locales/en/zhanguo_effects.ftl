### What the cards, boards, rewards and missions of ZhanGuo say, composed with the numbers of the pack.

zhanguo-say-or = { $first } or { $second }
zhanguo-say-comma = { $first }, { $second }
zhanguo-say-card = When you { $action }: { $bonus }
zhanguo-say-power = { $about } { $tracks }
zhanguo-say-tracks = Unrest spaces in regions 1 to 5: { $spaces }.
zhanguo-say-ban = No palaces in region { $region } at unrest { $n } or higher.
zhanguo-say-reward = { $aspect }, round { $round }: { $reward }
zhanguo-say-regions = Shown: { $regions }.
zhanguo-say-mission = { $kind }: { $places }
zhanguo-say-mission-points = Points on its spaces: { $points }.
