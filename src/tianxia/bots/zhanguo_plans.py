"""What whole actions are worth to the greedy player of ZhanGuo, and where it would do them."""

from ..games.zhanguo import notation as n
from ..games.zhanguo.names import GOVERNOR, HIRE, MOVE, PALACE, RECRUIT, REGIONS, WALL
from .zhanguo_sight import Card, Officials, Sight
from .zhanguo_worth import (
    OFFICIAL_WORTH,
    UNREST_WORTH,
    free_walls,
    future_of,
    governor_worth,
    hire_worth,
    majority,
    marker_aspect_worth,
    palace_worth,
    standing,
    wall_worth,
    woken_worth,
)


def planned(sight: Sight, cards: list[Card]) -> list[tuple[int, int]]:
    """Cards with their uses, the best first."""
    court = court_worths(sight)
    found = [(worth, card.number, use) for card in cards for use, worth in uses(sight, card, court)]
    found.sort(key=lambda one: -one[0])
    return [(number, use) for _, number, use in found]


def uses(sight: Sight, card: Card, court: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Each use of a card; what it would have yielded on the board is lost at the court."""
    found = []
    lay = [(n.UNIFY + region, unify_worth(sight, card, region)) for region in range(REGIONS)]
    found += [(use, worth) for use, worth in lay if worth > -50]
    wasted = 0.35 * future_of(sight, card)
    for action, worth in court:
        found.append((n.COURT + action, worth + woken_worth(sight, card.number, action) - wasted))
    return found


def unify_worth(sight: Sight, card: Card, region: int) -> float:
    """Markers and what the card will yield, less the unrest it brings; -99: not possible."""
    there = len(sight.cards[region])
    rise = there
    if there >= 3 or (rise and sight.unrest[region] + rise > sight.most[region]):
        return -99.0
    taken = min(there + 1, sight.markers1[card.aspect])
    worth = taken * marker_aspect_worth(sight, card.aspect) + (there + 1 - taken)
    worth += future_of(sight, card) + 0.4 * min(3, sight.palaces_left)
    locks = 1.5 * there if sight.unrest[region] + rise >= sight.most[region] else 0.0
    return worth - UNREST_WORTH * rise - locks


def court_worths(sight: Sight) -> list[tuple[int, float]]:
    """Court actions that can be done, each with what its pieces are worth."""
    found: list[tuple[int, float]] = []
    if any(sight.supply):
        found.append((RECRUIT, OFFICIAL_WORTH + recruit_gain(sight)))
    found.append((MOVE, 0.3 + max(0.0, move_gain(sight))))
    region = hire_region(sight)
    if region >= 0:
        found.append((HIRE, hire_worth(sight, hired_in(sight, region))))
    regions = [r for r in range(REGIONS) if sight.governors_left and all(sight.officials[r][0])]
    if regions:
        found.append((GOVERNOR, max(governor_worth(sight, r) for r in regions) - 2.5))
    regions = [r for r in range(REGIONS) if can_build_palace(sight, r)]
    if regions:
        found.append((PALACE, max(palace_worth(sight, r) for r in regions) - 3.2))
    walls = wall_choices(sight)
    if walls:
        found.append((WALL, max(walls)))
    return found


def recruit_gain(sight: Sight) -> float:
    colours = [colour for colour in range(3) if sight.supply[colour]]
    after = [standing(sight, recruited(sight, colour, region)) for colour in colours for region in range(REGIONS)]
    return max(0.0, max(after) - standing(sight, {}))


def move_gain(sight: Sight) -> float:
    """The best single step; three of them bring about twice as much."""
    now = standing(sight, {})
    best = 0.0
    for colour in range(3):
        for region in range(REGIONS):
            for goal in (region - 1, region + 1):
                if 0 <= goal < REGIONS and sight.officials[region][0][colour]:
                    code = n.MOVE_G + colour * 25 + region * 5 + goal
                    best = max(best, standing(sight, moved(sight, code)) - now)
    return 1.6 * best


def hired_in(sight: Sight, region: int) -> int:
    """Workers that a hire there would bring, with officials shifted; a set for a governor stays together."""
    spare = sum(sight.officials[region][0])
    if all(sight.officials[region][0]):
        spare -= 3
    return min(2, sight.in_area(region, 1) + spare)


def worth_of_hire(sight: Sight, region: int, hired: int) -> float:
    """To compare regions: unrest that stops its cards costs, a second worker makes a pair."""
    if not hired or sight.is_locked(region):
        return 0.0
    last = sight.unrest[region] + 1 >= sight.most[region]
    return hired - (0.6 + 0.3 * len(sight.cards[region]) if last else 0.0) + 0.2 * (sight.workers[region] == 1)


def hire_region(sight: Sight) -> int:
    """Where hiring is best, once officials are shifted; -1: nowhere."""
    worths = [worth_of_hire(sight, region, hired_in(sight, region)) for region in range(REGIONS)]
    best = max(worths)
    return worths.index(best) if best > 0 else -1


def way_to_hire(sight: Sight, options: list[int]) -> int:
    """Officials that are to hire are shifted first (ZG-O7), then the action is taken."""
    region = hire_region(sight)
    code = shift_for_hire(sight, region, options) if sight.in_area(region, 1) < 2 else -1
    return code if code >= 0 else n.COURT + HIRE


def shift_for_hire(sight: Sight, region: int, options: list[int]) -> int:
    """A free shift of a colour of which most are there; -1: none."""
    codes = [n.SHIFT + colour * 5 + region for colour in range(3)]
    codes = [code for code in codes if code in options]
    spare = sum(sight.officials[region][0]) - (3 if all(sight.officials[region][0]) else 0)
    if not codes or spare <= 0:
        return -1
    return max(codes, key=lambda code: sight.officials[region][0][(code - n.SHIFT) // 5])


def can_build_palace(sight: Sight, region: int) -> bool:
    here = sight.workers[region]
    return bool(
        sight.palaces_left
        and sum(sight.palaces[region]) < sight.players
        and not sight.is_locked(region)
        and sight.unrest[region] < sight.ban[region]
        and here >= 2
        and sum(sight.workers) > here
    )


def wall_choices(sight: Sight) -> list[float]:
    """Worths of the walls that could be built now, their workers taken off."""
    if not sight.walls_left:
        return []
    regions = sum(1 for workers in sight.workers if workers)
    return [
        wall_worth(sight, section, lines) - 1.1 * (lines + 1) for section, lines in free_walls(sight) if lines < regions
    ]


def shifted_majority(sight: Sight, start: int, goal: int) -> float:
    gain = 0.0
    for region, change in ((start, -1), (goal, 1)):
        after = sight.governors[region][:]
        after[sight.seat] += change
        gain += majority(sight, after, sight.seat) - majority(sight, sight.governors[region], sight.seat)
    return gain - 0.5


def recruited(sight: Sight, colour: int, region: int) -> Officials:
    """Where officials stand once another has come."""
    governors = sight.officials[region][0][:]
    governors[colour] += 1
    return {region: [governors, sight.officials[region][1]]}


def moved(sight: Sight, code: int) -> Officials:
    """Where officials stand after a step, in the regions that it changes."""
    if code < n.MOVE_G:
        colour, region = (code - n.UP) // 5, (code - n.UP) % 5
        after = recruited(sight, colour, region)
        after[region][1] = after[region][1][:]
        after[region][1][colour] -= 1
        return after
    base, area = (n.MOVE_W, 1) if code >= n.MOVE_W else (n.MOVE_G, 0)
    colour, region, goal = (code - base) // 25, (code - base) // 5 % 5, (code - base) % 5
    after = {place: [areas[:] for areas in sight.officials[place]] for place in (region, goal)}
    after[region][area][colour] -= 1
    after[goal][area][colour] += 1
    return after
