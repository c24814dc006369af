"""What things are worth to the greedy player of ZhanGuo, in points."""

import math
from typing import Final

from ...games.zhanguo import names
from ...games.zhanguo.abilities import wakes
from .reading import Card, Officials, Reading

MARKER_WORTH: Final = 1.7  # a share of a reward or of the final 5 to 7
WORKER_WORTH: Final = 1.9
OFFICIAL_WORTH: Final = 1.5
UNREST_WORTH: Final = 1.2
POINT_WORTH: Final = 0.5  # of movement
# How often a court action is of this kind, and wakes cards: for guessing what a card will yield.
SHARE: Final = {names.RECRUIT: 0.24, names.HIRE: 0.24, names.GOVERNOR: 0.16, names.PALACE: 0.14, names.WALL: 0.14}
AT_COURT: Final = 0.62
AWAKE: Final = 0.7


def bonus_worth(reading: Reading, card: Card, region: int, now: bool) -> float:
    """What the bonus of a card yields when it is used; `now` looks at the present position."""
    bonus = card.bonus
    if bonus == names.MARKER:
        return MARKER_WORTH
    if bonus == names.MOVE2:
        return 2 * POINT_WORTH
    if bonus in (names.VP2, names.VP3):
        return 2.0 if bonus == names.VP2 else 3.0
    if bonus < names.WORKER:
        count = reading.aspect_count(bonus - names.VP_ASPECT)
        return float(count) if now else count + reading.turns_left / 15
    if bonus == names.WORKER:
        return WORKER_WORTH
    if bonus == names.UNREST_ANY:
        return UNREST_WORTH if any(reading.unrest) or not now else 0.0
    if bonus == names.UNREST_HERE:
        return UNREST_WORTH if not now or reading.unrest[region] else 0.0
    if bonus == names.MOVE_WORKER:
        return 0.4
    return OFFICIAL_WORTH if not now or reading.supply[bonus - names.OFFICIAL] else 0.0


def future_of(reading: Reading, card: Card) -> float:
    """What a card laid now will yield till the end of the game."""
    uses = max(0, reading.turns_left - 1) * AT_COURT * SHARE[card.trigger] * AWAKE
    return float(uses * bonus_worth(reading, card, 0, False))


def woken_worth(reading: Reading, number: int, action: int) -> float:
    """The abilities that a court action with this card would wake, and the board's power."""
    worth = power_worth(reading, action)
    if wakes(reading.court, number, action):
        for region, cards in enumerate(reading.cards):
            if not reading.is_locked(region) or action == names.GOVERNOR:
                worth += math.fsum(
                    [bonus_worth(reading, card, region, True) for card in cards if card.trigger == action]
                )
    return worth


def power_worth(reading: Reading, action: int) -> float:
    if reading.board == names.CIRCLE and action in (names.MOVE, names.WALL) and any(reading.unrest):
        return UNREST_WORTH + WORKER_WORTH
    if reading.board == names.SQUARE and action == names.HIRE:
        return WORKER_WORTH + POINT_WORTH
    if reading.board == names.TRIANGLE and action in (names.WALL, names.RECRUIT):
        return MARKER_WORTH
    if reading.board == names.STAR and action == names.RECRUIT:
        return 2 * POINT_WORTH
    return 0.0


# Missions


def mission_worth(reading: Reading, kind: int, place: int) -> float:
    """What one more piece at a place brings toward the missions of its kind."""
    worth = 0.0
    for mission in reading.missions:
        if mission.kind != kind or mission.done or place >= len(mission.needed) or not mission.needed[place]:
            continue
        if mission.have[place] >= mission.needed[place]:
            continue
        others = sum(other.done for other in reading.missions if other.section == mission.section)
        prize = mission.points * (1 + others) + 2.0 * others
        worth += prize * (1.0 if mission.missing == 1 else 0.6 / mission.missing)
    return worth


# Pieces


def majority(reading: Reading, counts: list[int], seat: int) -> float:
    """Points for governors in a region, as the seat would share them (ZG-Y1)."""
    most = max(counts)
    if not most or counts[seat] < most:
        return 0.0
    tied = sum(count == most for count in counts)
    return (reading.values.majority + reading.values.each_governor * most) // tied


def governor_worth(reading: Reading, region: int) -> float:
    """Computed once per reading: officials are weighed by it over and over."""
    if not reading.governor_worths:
        reading.governor_worths = [new_governor_worth(reading, each) for each in range(names.REGIONS)]
    return reading.governor_worths[region]


def new_governor_worth(reading: Reading, region: int) -> float:
    """A governor there: points for the majority, the square, calm, missions."""
    counts = reading.governors[region]
    after = counts[:]
    after[reading.seat] += 1
    mine = majority(reading, after, reading.seat) - majority(reading, counts, reading.seat)
    others = [seat for seat in range(reading.players) if seat != reading.seat]
    theirs = math.fsum([majority(reading, counts, seat) - majority(reading, after, seat) for seat in others])
    worth = mine * (0.85 if reading.round >= 4 else 0.7) + theirs * (0.5 if reading.players == 2 else 0.25)
    worth += square_worth(reading, reading.free_squares[region])
    return worth + reading.unrest[region] * UNREST_WORTH + mission_worth(reading, names.MISSION_GOVERNOR, region)


def square_worth(reading: Reading, free: list[int]) -> float:
    if names.SQUARE_VP in free:
        return float(reading.values.vp)
    return 2.0 if free else 0.0


def palace_worth(reading: Reading, region: int) -> float:
    three = 3 * MARKER_WORTH * 0.8 if any(reading.markers3) else 0.0
    return reading.card_count + three + mission_worth(reading, names.MISSION_PALACE, region)


def wall_worth(reading: Reading, section: int, lines: int) -> float:
    """What its token gives, and a little more while the board still grows."""
    now = reading.wall_worth[section][lines - 1]
    growing = 1 + 0.02 * reading.turns_left
    missions = mission_worth(reading, names.MISSION_WALL, section // names.SECTIONS_OF_AREA)
    return float(max(0.0, now) * growing + min(0, now) + missions)


def reward_worth(reading: Reading, aspect: int) -> float:
    kind = reading.rewards[aspect]
    if kind == names.REWARD_OFFICIAL:
        return OFFICIAL_WORTH + 0.5
    if kind == names.REWARD_GOVERNOR:
        return max(governor_worth(reading, region) for region in range(names.REGIONS)) + 2
    if kind == names.REWARD_WALL:
        return max((wall_worth(reading, section, lines) for section, lines in free_walls(reading)), default=0.0)
    if kind == names.REWARD_PALACE:
        return reading.card_count + max(
            mission_worth(reading, names.MISSION_PALACE, region) for region in range(names.REGIONS)
        )
    return 3.4


def free_walls(reading: Reading) -> list[tuple[int, int]]:
    """Sections without a wall of the seat, with the lines of their free spaces."""
    sections = [(i, spaces) for i, spaces in enumerate(reading.walls) if reading.seat not in spaces]
    return [(i, space + 1) for i, spaces in sections for space in range(names.LINES) if spaces[space] is None]


def hire_worth(reading: Reading, number: int) -> float:
    """What that many workers are worth: the more there are, the less each."""
    there = sum(reading.workers)
    worth = math.fsum([max(0.6, WORKER_WORTH - 0.12 * max(0, there + i - 4)) for i in range(number)])
    return worth - UNREST_WORTH


def marker_aspect_worth(reading: Reading, aspect: int) -> float:
    """A marker of this aspect: more where it decides who is first."""
    mine = reading.value[reading.seat][aspect]
    best = max((row[aspect] for seat, row in enumerate(reading.value) if seat != reading.seat), default=0)
    close = 1.4 if -3 <= mine - best <= 1 else 1.0
    return MARKER_WORTH * close * (1 + min(reward_worth(reading, aspect), 12) / 30)


def best_square(free: list[int]) -> int:
    """Points, then an official, then movement."""
    if names.SQUARE_VP in free:
        return names.SQUARE_VP
    return max(free)


POTENTIAL: Final[tuple[float, ...]] = (0.0, 0.4, 1.3, 4.0)  # of 0 to 3 colors together in a governors' area


def standing(reading: Reading, changed: Officials) -> float:
    """How well officials are placed after those of some regions have changed: sets for governors, pairs for hiring."""
    if not reading.standings:
        reading.standings = [standing_in(reading, region, reading.officials[region]) for region in range(names.REGIONS)]
    parts = reading.standings[:]
    for region, areas in changed.items():
        parts[region] = standing_in(reading, region, areas)
    return math.fsum([0.35 * whole + rest for whole, rest in parts]) + max([whole for whole, _ in parts])


def standing_in(reading: Reading, region: int, areas: list[list[int]]) -> tuple[float, float]:
    """The set for a governor, and all else; the best set of all counts again."""
    governors, workers = areas
    colors, extra = 0, 0
    for n in governors:
        if n:
            colors += 1
            extra += n - 1
    pair = min(names.MOST_IN_WORKERS_AREA, sum(workers) + (extra if colors == names.N_COLORS else 0))
    rest = 0.1 * extra + 0.9 * pair * (0.5 if reading.is_locked(region) else 1.0)
    return POTENTIAL[colors] * (0.6 + governor_worth(reading, region) / 14), rest


def keep_worth(reading: Reading, aspect: int) -> float:
    """What the markers of an aspect are worth if their reward is declined."""
    mine = reading.value[reading.seat][aspect]
    if reading.round < names.ROUNDS:
        return mine * MARKER_WORTH * 0.6
    rivals = [seat for seat in reading.track if reading.value[seat][aspect] >= mine and seat != reading.seat]
    ahead = [
        s
        for s in rivals
        if reading.value[s][aspect] > mine or reading.track.index(s) < reading.track.index(reading.seat)
    ]
    return 0.0 if ahead else float(reading.values.markers[aspect])
