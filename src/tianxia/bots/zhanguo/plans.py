"""What whole actions are worth to the greedy player of ZhanGuo, and where it would do them."""

from ...games.zhanguo import notation as n
from ...games.zhanguo.names import (
    GOVERNOR,
    GOVERNORS_AREA,
    HIRE,
    MOST_CARDS,
    MOST_IN_WORKERS_AREA,
    MOVE,
    N_COLORS,
    PALACE,
    RECRUIT,
    REGIONS,
    WALL,
    WORKERS_AREA,
)
from .reading import Card, Officials, Reading
from .worth import (
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


def planned(reading: Reading, cards: list[Card]) -> list[tuple[int, int]]:
    """Cards with their uses, the best first."""
    court = court_worths(reading)
    found = [(worth, card.number, use) for card in cards for use, worth in uses(reading, card, court)]
    found.sort(key=lambda one: -one[0])
    return [(number, use) for _, number, use in found]


def uses(reading: Reading, card: Card, court: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Each use of a card; what it would have yielded on the board is lost at the court."""
    found = []
    lay = [(n.UNIFY + region, unify_worth(reading, card, region)) for region in range(REGIONS)]
    found += [(use, worth) for use, worth in lay if worth > -50]
    wasted = 0.35 * future_of(reading, card)
    for action, worth in court:
        found.append((n.COURT + action, worth + woken_worth(reading, card.number, action) - wasted))
    return found


def unify_worth(reading: Reading, card: Card, region: int) -> float:
    """Markers and what the card will yield, less the unrest it brings; -99: not possible."""
    there = len(reading.cards[region])
    rise = there
    if there >= MOST_CARDS or (rise and reading.unrest[region] + rise > reading.most[region]):
        return -99.0
    taken = min(there + 1, reading.markers1[card.aspect])
    worth = taken * marker_aspect_worth(reading, card.aspect) + (there + 1 - taken)
    worth += future_of(reading, card) + 0.4 * min(3, reading.palaces_left)
    locks = 1.5 * there if reading.unrest[region] + rise >= reading.most[region] else 0.0
    return worth - UNREST_WORTH * rise - locks


def court_worths(reading: Reading) -> list[tuple[int, float]]:
    """Court actions that can be done, each with what its pieces are worth."""
    found: list[tuple[int, float]] = []
    if any(reading.supply):
        found.append((RECRUIT, OFFICIAL_WORTH + recruit_gain(reading)))
    found.append((MOVE, 0.3 + max(0.0, move_gain(reading))))
    region = hire_region(reading)
    if region >= 0:
        found.append((HIRE, hire_worth(reading, hired_in(reading, region))))
    regions = [r for r in range(REGIONS) if reading.governors_left and all(reading.officials[r][GOVERNORS_AREA])]
    if regions:
        found.append((GOVERNOR, max(governor_worth(reading, r) for r in regions) - 2.5))
    regions = [r for r in range(REGIONS) if can_build_palace(reading, r)]
    if regions:
        found.append((PALACE, max(palace_worth(reading, r) for r in regions) - 3.2))
    walls = wall_choices(reading)
    if walls:
        found.append((WALL, max(walls)))
    return found


def recruit_gain(reading: Reading) -> float:
    colors = [color for color in range(N_COLORS) if reading.supply[color]]
    after = [standing(reading, recruited(reading, color, region)) for color in colors for region in range(REGIONS)]
    return max(0.0, max(after) - standing(reading, {}))


def move_gain(reading: Reading) -> float:
    """The best single step; three of them bring about twice as much."""
    now = standing(reading, {})
    best = 0.0
    for color in range(N_COLORS):
        for region in range(REGIONS):
            for goal in (region - 1, region + 1):
                if 0 <= goal < REGIONS and reading.officials[region][GOVERNORS_AREA][color]:
                    code = n.move_code(GOVERNORS_AREA, color, region, goal)
                    best = max(best, standing(reading, moved(reading, code)) - now)
    return 1.6 * best


def hired_in(reading: Reading, region: int) -> int:
    """Workers that a hire there would bring, with officials shifted; a set for a governor stays together."""
    return min(MOST_IN_WORKERS_AREA, reading.in_area(region, WORKERS_AREA) + spare_in(reading, region))


def spare_in(reading: Reading, region: int) -> int:
    """Officials of a governors' area, less a set for a governor."""
    governors = reading.officials[region][GOVERNORS_AREA]
    return sum(governors) - (N_COLORS if all(governors) else 0)


def worth_of_hire(reading: Reading, region: int, hired: int) -> float:
    """To compare regions: unrest that stops its cards costs, a second worker makes a pair."""
    if not hired or reading.is_locked(region):
        return 0.0
    last = reading.unrest[region] + 1 >= reading.most[region]
    return hired - (0.6 + 0.3 * len(reading.cards[region]) if last else 0.0) + 0.2 * (reading.workers[region] == 1)


def hire_region(reading: Reading) -> int:
    """Where hiring is best, once officials are shifted; -1: nowhere."""
    worths = [worth_of_hire(reading, region, hired_in(reading, region)) for region in range(REGIONS)]
    best = max(worths)
    return worths.index(best) if best > 0 else -1


def way_to_hire(reading: Reading, options: list[int]) -> int:
    """Officials meant for hiring are shifted first (ZG-O7), then the action is taken."""
    region = hire_region(reading)
    is_full = reading.in_area(region, WORKERS_AREA) >= MOST_IN_WORKERS_AREA
    code = -1 if is_full else shift_for_hire(reading, region, options)
    return code if code >= 0 else n.COURT + HIRE


def shift_for_hire(reading: Reading, region: int, options: list[int]) -> int:
    """A free shift of the most frequent color there; -1: none."""
    colors = [color for color in range(N_COLORS) if n.shift_code(color, region) in options]
    if not colors or spare_in(reading, region) <= 0:
        return -1
    governors = reading.officials[region][GOVERNORS_AREA]
    return n.shift_code(max(colors, key=lambda color: governors[color]), region)


def can_build_palace(reading: Reading, region: int) -> bool:
    here = reading.workers[region]
    return bool(
        reading.palaces_left
        and sum(reading.palaces[region]) < reading.players
        and not reading.is_locked(region)
        and reading.unrest[region] < reading.ban[region]
        and here >= 2
        and sum(reading.workers) > here
    )


def wall_choices(reading: Reading) -> list[float]:
    """Worths of the walls that could be built now, minus their workers."""
    if not reading.walls_left:
        return []
    regions = sum(1 for workers in reading.workers if workers)
    return [
        wall_worth(reading, section, lines) - 1.1 * lines for section, lines in free_walls(reading) if lines <= regions
    ]


def shifted_majority(reading: Reading, start: int, goal: int) -> float:
    gain = 0.0
    for region, change in ((start, -1), (goal, 1)):
        after = reading.governors[region][:]
        after[reading.seat] += change
        gain += majority(reading, after, reading.seat) - majority(reading, reading.governors[region], reading.seat)
    return gain - 0.5


def recruited(reading: Reading, color: int, region: int) -> Officials:
    """Where officials stand once another has been recruited."""
    governors, workers = reading.officials[region]
    governors = governors[:]
    governors[color] += 1
    return {region: [governors, workers]}


def moved(reading: Reading, code: int) -> Officials:
    """Where officials stand after a step, in the regions that it changes."""
    if code < n.MOVE_G:
        color, region = n.up_of(code)
        after = recruited(reading, color, region)
        after[region][WORKERS_AREA] = after[region][WORKERS_AREA][:]
        after[region][WORKERS_AREA][color] -= 1
        return after
    area, color, region, goal = n.move_of(code)
    after = {place: [areas[:] for areas in reading.officials[place]] for place in (region, goal)}
    after[region][area][color] -= 1
    after[goal][area][color] += 1
    return after
