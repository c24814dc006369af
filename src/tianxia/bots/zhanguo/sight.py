"""What the policy of ZhanGuo sees of a position: the seat's own things, and what lies open.

It reads a state and no view, since playouts are worth only as much as they are fast. Of the other seats it reads
nothing that they hide. What costs much is computed once for each question, and only if it is asked for.
"""

from typing import Final

from ...games.zhanguo.names import (
    DECK,
    GOVERNORS_AREA,
    HAND,
    LINES,
    MISSION_GOVERNOR,
    MISSION_PALACE,
    MISSION_SECTIONS,
    MISSION_WALL,
    N_AREAS,
    N_ASPECTS,
    N_COLORS,
    N_MISSION_KINDS,
    N_SECTIONS,
    REGIONS,
    ROUNDS,
    SECTIONS_OF_AREA,
    WORKERS_AREA,
)
from ...games.zhanguo.scoring import criterion_points
from ...games.zhanguo.settings import Settings
from ...games.zhanguo.state import ZhanGuoState
from .weights import Weights

PER_REGION: Final = N_AREAS * N_COLORS


class Sight:
    """The table from one seat. One object serves a whole playout: `look` reads the next position into it."""

    def __init__(self, cfg: Settings, weights: Weights) -> None:
        self.cfg: Settings = cfg
        self.w: Weights = weights
        self.players: int = cfg.players
        self.squares: int = len(cfg.box.squares)
        self.seat: int = 0
        self.own: int = 0  # where the seat's regions begin in lists by seat and region
        self.turns_left: int = 0
        self.board: int = 0
        self.lasts: float = 1.0  # how much of a piece's worth is left, so late in the game
        self.most: list[int] = []
        self.locked: list[bool] = []
        self.governors: list[int] = [0] * (REGIONS * cfg.players)  # region, seat
        self.has_counted: bool = False
        self.aspects: list[int] = [0, 0, 0]  # cards on the board
        self.has_missions: bool = False
        self.missions: list[float] = [0.0] * (N_MISSION_KINDS * REGIONS)  # kind, place: what one more piece brings
        self.has_governor_worths: bool = False
        self.governor_worths: list[float] = [0.0] * REGIONS
        self.has_walls: bool = False
        self.wall_worths: list[float] = [0.0] * (N_SECTIONS * LINES)
        self.has_aspects: bool = False
        self.aspect_worths: list[float] = [0.0, 0.0, 0.0]

    def look(self, s: ZhanGuoState, seat: int) -> None:
        self.s: ZhanGuoState = s
        self.seat = seat
        self.own = seat * REGIONS
        self.turns_left = (ROUNDS - s.round) * HAND + len(s.hand[seat])
        board = s.board[seat]
        self.board = 0 if board < 0 else board
        self.most = self.cfg.box.unrest[self.board]
        lasting = self.w.lasting
        self.lasts = 1.0 if self.turns_left >= lasting else self.turns_left / lasting
        self.has_counted = False
        self.has_missions = False
        self.has_governor_worths = False
        self.has_walls = False
        self.has_aspects = False
        locked = []
        for region in range(REGIONS):
            locked.append(s.unrest[self.own + region] >= self.most[region])
        self.locked = locked
        self.aspects = count_aspects(s, self.own)


def count_aspects(s: ZhanGuoState, own: int) -> list[int]:
    counts = [0, 0, 0]
    for region in range(own, own + REGIONS):
        for card in s.cards[region]:
            counts[(card - 1) // DECK] += 1
    return counts


def card_count(v: Sight) -> int:
    aspects = v.aspects
    return aspects[0] + aspects[1] + aspects[2]


def official_at(v: Sight, region: int, area: int, color: int) -> int:
    return v.s.officials[(v.own + region) * PER_REGION + area * N_COLORS + color]


def in_area(v: Sight, region: int, area: int) -> int:
    first = (v.own + region) * PER_REGION + area * N_COLORS
    officials = v.s.officials
    return officials[first] + officials[first + 1] + officials[first + 2]


def colors_in(v: Sight, region: int) -> int:
    """How many colors stand in a governors' area."""
    first = (v.own + region) * PER_REGION
    officials = v.s.officials
    return (officials[first] > 0) + (officials[first + 1] > 0) + (officials[first + 2] > 0)


def spare_in(v: Sight, region: int) -> int:
    """Officials of a governors' area, less a set for a governor."""
    return in_area(v, region, GOVERNORS_AREA) - (N_COLORS if colors_in(v, region) == N_COLORS else 0)


def after_shifts(v: Sight, region: int, most: int) -> int:
    """Officials in a workers' area once those to spare have been shifted there."""
    return min(most, in_area(v, region, WORKERS_AREA) + spare_in(v, region))


def count_governors(v: Sight) -> None:
    """By region and seat, on squares and beside them."""
    if v.has_counted:
        return
    v.has_counted = True
    counts = v.s.beside[:]
    squares, n, players = v.s.squares, v.squares, v.players
    for i in range(len(squares)):
        seat = squares[i]
        if seat >= 0:
            counts[i // n * players + seat] += 1
    v.governors = counts


# Missions


def pieces_at(v: Sight, kind: int, place: int) -> int:
    if kind == MISSION_WALL:
        n = 0
        for i in range(place * SECTIONS_OF_AREA * LINES, (place + 1) * SECTIONS_OF_AREA * LINES):
            if v.s.walls[i] == v.seat:
                n += 1
        return n
    if kind == MISSION_PALACE:
        return v.s.palaces[v.own + place]
    return v.governors[place * v.players + v.seat]


def judge_missions(v: Sight) -> None:
    """What one more piece at each place brings toward the missions of its kind."""
    if v.has_missions:
        return
    v.has_missions = True
    count_governors(v)
    worths = [0.0] * (N_MISSION_KINDS * REGIONS)
    s, spaces = v.s, v.cfg.box.spaces
    for section in range(MISSION_SECTIONS):
        others = 0
        for i in range(section * N_MISSION_KINDS, (section + 1) * N_MISSION_KINDS):
            if v.seat in s.discs[i]:
                others += 1
        for i in range(section * N_MISSION_KINDS, (section + 1) * N_MISSION_KINDS):
            discs = s.discs[i]
            if v.seat not in discs:
                points = spaces[min(len(discs), len(spaces) - 1)]
                judge_mission(v, s.missions[i], points * (1 + others) + v.w.mission_others * others, worths)
    v.missions = worths


def judge_mission(v: Sight, mission: int, prize: float, worths: list[float]) -> None:
    kind = v.cfg.box.mission_kind[mission]
    needed = v.cfg.box.mission_places[mission]
    lacking = [0] * len(needed)
    missing = 0
    for place in range(len(needed)):
        if needed[place]:
            lack = needed[place] - pieces_at(v, kind, place)
            if lack > 0:
                lacking[place] = lack
                missing += lack
    if missing:
        worth = prize * (v.w.mission_last if missing == 1 else v.w.mission_part / missing)
        for place in range(len(needed)):
            if lacking[place]:
                worths[kind * REGIONS + place] += worth


def mission_worth(v: Sight, kind: int, place: int) -> float:
    judge_missions(v)
    return v.missions[kind * REGIONS + place]


def palace_mission(v: Sight, region: int) -> float:
    return mission_worth(v, MISSION_PALACE, region)


def governor_mission(v: Sight, region: int) -> float:
    return mission_worth(v, MISSION_GOVERNOR, region)


def wall_mission(v: Sight, area: int) -> float:
    return mission_worth(v, MISSION_WALL, area)


# Walls


def judge_walls(v: Sight) -> None:
    """What a wall at each space would be worth; -99 where none can stand."""
    if v.has_walls:
        return
    v.has_walls = True
    judge_missions(v)
    worths = [-99.0] * (N_SECTIONS * LINES)
    walls, seat = v.s.walls, v.seat
    growing = 1.0 + v.w.wall_growth * v.turns_left
    for section in range(N_SECTIONS):
        first = section * LINES
        if seat in (walls[first], walls[first + 1], walls[first + 2]):
            continue
        now = criterion_points(v.cfg, v.s, seat, v.s.tokens[section])
        mission = v.missions[MISSION_WALL * REGIONS + section // SECTIONS_OF_AREA]
        for line in range(LINES):
            if walls[first + line] < 0:
                points = now[line]
                worths[first + line] = (points * growing if points > 0 else points) + mission
    v.wall_worths = worths


def best_wall(v: Sight, lines: int, cost: float) -> float:
    """The best free wall of at most so many lines; -99 if there is none."""
    judge_walls(v)
    best = -99.0
    for section in range(N_SECTIONS):
        for line in range(lines):
            worth = v.wall_worths[section * LINES + line]
            if worth > -99.0:
                best = max(best, worth - cost * (line + 1))
    return best


def value_at(s: ZhanGuoState, seat: int, aspect: int) -> int:
    """Markers by value."""
    return s.stash1[seat * N_ASPECTS + aspect] + 3 * s.stash3[seat * N_ASPECTS + aspect]
