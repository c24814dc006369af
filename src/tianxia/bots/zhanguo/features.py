"""What can be counted of a seat of ZhanGuo when a round begins: the value of a position is a sum over it.

Hands are left out. They have just been dealt, and whoever asks how the round before should have been played has no part
in them.
"""

from typing import Final

from ...games.zhanguo import names
from ...games.zhanguo.names import GOVERNORS_AREA, LINES, N_ASPECTS, N_COLORS, N_SECTIONS, REGIONS, WORKERS_AREA
from ...games.zhanguo.scoring import final_points
from ...games.zhanguo.state import ZhanGuoState
from .sight import Sight, best_wall, card_count, colors_in, count_governors, in_area, judge_missions, value_at
from .turns import can_build_palace
from .worths import governor_worth, reward_worth, woken_worths

COUNTED: Final[tuple[str, ...]] = (
    "points",
    "majorities",  # points that the end would bring now
    "unification",
    "missions",
    "walls",
    "governors",
    "palaces",
    "one_line",
    "two_lines",
    "three_lines",
    "in_governors_areas",
    "in_workers_areas",
    "two_colors",  # regions
    "three_colors",
    "best_set",  # what a governor would be worth now
    "workers",
    "worked",  # regions
    "pairs",
    "many_workers",
    "palace_sites",
    "unrest",
    "locked",
    "wakes_recruit",  # what the cards with this trigger would yield
    "wakes_hire",
    "wakes_governor",
    "wakes_palace",
    "wakes_wall",
    "cards",
    "full",  # regions with three cards
    "empty",
    "sets",  # of three aspects
    "for_palaces",  # cards, for each palace to come
    "writing",  # markers
    "currency",
    "law",
    "ahead",  # aspects in which nobody has as many
    "reward",  # what those would bring
    "discs",
    "for_walls",  # what one more piece would bring to missions
    "for_palace_missions",
    "for_governors",
    "best_wall",
    "rank",  # on the reward track
    "supply",  # officials
    "circle",  # boards
    "square",
    "triangle",
    "star",
)


def features(v: Sight, s: ZhanGuoState, seat: int, points: list[int]) -> list[float]:
    """In the order of COUNTED; `points` is what the end would bring the seat now."""
    v.look(s, seat)
    v.turns_left = (names.ROUNDS + 1 - s.round) * names.HAND  # the hand may be larger still, before a draft
    v.lasts = 1.0
    found = [float(s.vp[seat]), float(points[0]), float(points[1]), float(points[2]), float(points[3])]
    add_pieces(v, found)
    add_regions(v, found)
    add_cards(v, found)
    add_markers(v, found)
    add_missions(v, found)
    found.append(float(s.track.index(seat)) if seat in s.track else 0.0)
    supply = seat * N_COLORS
    found.append(float(s.supply[supply] + s.supply[supply + 1] + s.supply[supply + 2]))
    for board in range(names.CIRCLE, names.STAR + 1):
        found.append(1.0 if v.board == board else 0.0)
    return found


def add_pieces(v: Sight, found: list[float]) -> None:
    """Governors, palaces, walls by their lines."""
    count_governors(v)
    governors, palaces = 0, 0
    for region in range(REGIONS):
        governors += v.governors[region * v.players + v.seat]
        palaces += v.s.palaces[v.own + region]
    found.append(float(governors))
    found.append(float(palaces))
    for line in range(LINES):
        walls = 0
        for section in range(N_SECTIONS):
            if v.s.walls[section * LINES + line] == v.seat:
                walls += 1
        found.append(float(walls))


def add_regions(v: Sight, found: list[float]) -> None:
    """Officials, workers and unrest."""
    in_governors, in_workers, two, three, best = 0, 0, 0, 0, 0.0
    workers, worked, pairs, sites, unrest, locked = 0, 0, 0, 0, 0, 0
    for region in range(REGIONS):
        in_governors += in_area(v, region, GOVERNORS_AREA)
        in_workers += in_area(v, region, WORKERS_AREA)
        colors = colors_in(v, region)
        if colors == N_COLORS:
            three += 1
            best = max(best, governor_worth(v, region))
        elif colors == N_COLORS - 1:
            two += 1
        here = v.s.workers[v.own + region]
        workers += here
        worked += here > 0
        pairs += here > 1
        sites += can_build_palace(v, region)
        unrest += v.s.unrest[v.own + region]
        locked += v.locked[region]
    for number in (in_governors, in_workers, two, three):
        found.append(float(number))
    found.append(best)
    for number in (workers, worked, pairs, max(0, workers - 4), min(1, sites), unrest, locked):
        found.append(float(number))


def add_cards(v: Sight, found: list[float]) -> None:
    woken = woken_worths(v)
    for action in (names.RECRUIT, names.HIRE, names.GOVERNOR, names.PALACE, names.WALL):
        found.append(woken[action])
    full, empty = 0, 0
    for region in range(v.own, v.own + REGIONS):
        full += len(v.s.cards[region]) == names.MOST_CARDS
        empty += len(v.s.cards[region]) == 0
    cards = card_count(v)
    for number in (cards, full, empty, min(v.aspects), cards * v.s.palaces_left[v.seat]):
        found.append(float(number))


def add_markers(v: Sight, found: list[float]) -> None:
    """By aspect, and where the seat would be the first to get a reward."""
    ahead, reward = 0, 0.0
    for aspect in range(N_ASPECTS):
        mine = value_at(v.s, v.seat, aspect)
        found.append(float(mine))
        best = 0
        for seat in range(v.players):
            if seat != v.seat:
                best = max(best, value_at(v.s, seat, aspect))
        if mine > best:
            ahead += 1
            reward += reward_worth(v, aspect)
    found.append(float(ahead))
    found.append(reward)


def add_missions(v: Sight, found: list[float]) -> None:
    """Discs, and what the best next piece of each kind brings."""
    judge_missions(v)
    discs = 0
    for seats in v.s.discs:
        if v.seat in seats:
            discs += 1
    found.append(float(discs))
    for kind in range(names.N_MISSION_KINDS):
        best = 0.0
        for place in range(REGIONS):
            best = max(best, v.missions[kind * REGIONS + place])
        found.append(best)
    found.append(max(0.0, best_wall(v, LINES, 0.0)) if v.s.walls_left[v.seat] else 0.0)


def all_features(v: Sight, s: ZhanGuoState) -> list[list[float]]:
    """Of every seat."""
    points = final_points(v.cfg, s)
    return [features(v, s, seat, points[seat]) for seat in range(v.players)]
