"""The end of the game (ZG-Y); the same computation serves as a preview during it."""

from ...core.state import ALL, tell
from ...core.values import Result
from . import events
from .names import (
    CRITERIA,
    FROM_GOVERNORS,
    FROM_MISSIONS,
    FROM_UNIFICATION,
    FROM_WALLS,
    GOVERNORS_AREA,
    GRAY,
    LINES,
    MISSION_SECTIONS,
    MOST_CARDS,
    N_ASPECTS,
    N_MISSION_KINDS,
    N_SECTIONS,
    N_SOURCES,
    RED,
    REGIONS,
    WHITE,
    WORKERS_AREA,
    aspect_of,
)
from .settings import Settings
from .state import ZhanGuoState, aspect_on_board, at, officials_in, own_regions, tie_order, value_of
from .verbs import governors_in

CALM = CRITERIA.index("calm")
SETS = CRITERIA.index("sets")
COLOR_OF = {CRITERIA.index("red"): RED, CRITERIA.index("white"): WHITE, CRITERIA.index("grey"): GRAY}
ASPECT_OF = {CRITERIA.index("cream"): 0, CRITERIA.index("orange"): 1, CRITERIA.index("brown"): 2}
ENOUGH = CRITERIA.index("enough_officials")
THREE = CRITERIA.index("three_cards")
ALIKE = CRITERIA.index("two_alike")


def governor_points(cfg: Settings, s: ZhanGuoState) -> list[int]:
    """In each region, the player with the most; ties share, rounded down (ZG-Y1)."""
    points = [0] * cfg.players
    for region in range(REGIONS):
        counts = [governors_in(s, cfg, seat, region) for seat in range(cfg.players)]
        most = max(counts)
        if most:
            tied = [seat for seat in range(cfg.players) if counts[seat] == most]
            for seat in tied:
                points[seat] += (cfg.box.majority + cfg.box.each_governor * most) // len(tied)
    return points


def marker_points(cfg: Settings, s: ZhanGuoState) -> list[int]:
    """Most markers still owned, by value; ties to the first in tie order (ZG-Y2)."""
    points = [0] * cfg.players
    for aspect in range(N_ASPECTS):
        best, winner = 0, -1
        for seat in tie_order(s):
            value = value_of(s, seat, aspect)
            if value > best:
                best, winner = value, seat
        if winner >= 0:
            points[winner] += cfg.box.marker_points[aspect]
    return points


def mission_points(cfg: Settings, s: ZhanGuoState, seat: int) -> int:
    """In each section, the points under the seat's discs times their number (ZG-Y3)."""
    total = 0
    for section in range(MISSION_SECTIONS):
        missions = s.discs[section * N_MISSION_KINDS : (section + 1) * N_MISSION_KINDS]
        found = [discs.index(seat) for discs in missions if seat in discs]
        total += sum([cfg.box.spaces[space] for space in found]) * len(found)
    return total


def wall_points(cfg: Settings, s: ZhanGuoState, seat: int) -> int:
    """Each wall of the seat scores its section's token by its lines (ZG-Y4)."""
    total = 0
    for section in range(N_SECTIONS):
        for lines in range(LINES):
            if s.walls[section * LINES + lines] == seat:
                total += criterion_points(cfg, s, seat, s.tokens[section])[lines]
    return total


def criterion_points(cfg: Settings, s: ZhanGuoState, seat: int, criterion: int) -> list[int]:
    """What a wall of 1, 2 or 3 lines gives (ZG-Y5)."""
    points = cfg.box.criteria[criterion]
    if criterion == CALM:
        unrest = sum(own_regions(s.unrest, seat))
        return [once - unrest for once in points]
    if criterion == SETS:
        found = min([aspect_on_board(s, seat, aspect) for aspect in range(N_ASPECTS)])  # ZG-Y9
    else:
        found = sum([1 for region in range(REGIONS) if meets(s, seat, region, criterion)])
    return [each * found for each in points]


def meets(s: ZhanGuoState, seat: int, region: int, criterion: int) -> bool:
    """Whether a region counts for the criterion; each counts once per wall (ZG-Y7)."""
    if criterion in COLOR_OF:
        color = COLOR_OF[criterion]
        areas = (GOVERNORS_AREA, WORKERS_AREA)
        return any([s.officials[at(seat, region, area, color)] for area in areas])
    unrest = s.unrest[seat * REGIONS + region]
    if criterion == ENOUGH:
        officials = officials_in(s, seat, region, GOVERNORS_AREA) + officials_in(s, seat, region, WORKERS_AREA)
        return officials >= unrest  # ZG-Y8: 0 against 0, too
    cards = s.cards[seat * REGIONS + region]
    if criterion in ASPECT_OF:
        return any([aspect_of(card) == ASPECT_OF[criterion] for card in cards])
    if criterion == THREE:
        return len(cards) == MOST_CARDS
    if criterion == ALIKE:
        return len({aspect_of(card) for card in cards}) < len(cards)
    return unrest == 0


def final_points(cfg: Settings, s: ZhanGuoState) -> list[list[int]]:
    """What each seat would get now for governors, markers, missions and walls."""
    governors, markers = governor_points(cfg, s), marker_points(cfg, s)
    return [
        [governors[seat], markers[seat], mission_points(cfg, s, seat), wall_points(cfg, s, seat)]
        for seat in range(cfg.players)
    ]


def final_scoring(cfg: Settings, s: ZhanGuoState) -> None:
    points = final_points(cfg, s)
    for seat in range(cfg.players):
        for i, source in enumerate((FROM_GOVERNORS, FROM_UNIFICATION, FROM_MISSIONS, FROM_WALLS)):
            if points[seat][i]:
                s.vp[seat] += points[seat][i]
                s.earned[seat * N_SOURCES + source] += points[seat][i]
                tell(s, events.SCORES, ALL, seat, points[seat][i], source)


def score(cfg: Settings, s: ZhanGuoState) -> list[int]:
    """The points of each seat if the game ended now."""
    if s.end:
        return s.vp[:]
    points = final_points(cfg, s)
    return [s.vp[seat] + sum(points[seat]) for seat in range(cfg.players)]


def result(cfg: Settings, s: ZhanGuoState) -> Result:
    """Most points; ties: higher on the reward track (ZG-Y6)."""
    ranking = sorted(range(cfg.players), key=lambda seat: (-s.vp[seat], s.track.index(seat)))
    places = [0] * cfg.players
    for place, seat in enumerate(ranking):
        places[seat] = place + 1
    return Result((ranking[0],), tuple(places), tuple(s.vp), s.end)
