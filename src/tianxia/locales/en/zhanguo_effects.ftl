### What the cards, boards, rewards and missions of ZhanGuo say, composed with the numbers of the pack.

zhanguo-say-or = { $first } or { $second }
zhanguo-say-comma = { $first }, { $second }
zhanguo-say-card = { $action }: { $bonus }
zhanguo-say-power = { $about } { $tracks }
zhanguo-say-tracks = Spaces for unrest in regions 1 to 5: { $spaces }.
zhanguo-say-ban = No palace in region { $region } from unrest { $n } on.
zhanguo-say-reward = { $aspect }, round { $round }: { $reward }
zhanguo-say-regions = Shown: { $regions }.
zhanguo-say-mission = { $kind }: { $places }
zhanguo-say-mission-points = Points of its spaces: { $points }.
