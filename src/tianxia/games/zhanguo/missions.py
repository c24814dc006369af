"""Missions are claimed automatically when they are fulfilled (ZG-M)."""

from ...core.state import ALL, tell
from . import events
from .names import AREAS, LINES, MISSION_PALACE, MISSION_WALL, REGIONS, SECTIONS_OF_AREA
from .settings import Settings
from .state import ZhanGuoState
from .verbs import governors_in


def is_fulfilled(cfg: Settings, s: ZhanGuoState, seat: int, mission: int) -> bool:
    """At least one piece of the seat, of the mission's kind, at each place (ZG-M1); more do no harm (ZG-M5)."""
    needed = cfg.box.mission_places[mission]
    kind = cfg.box.mission_kind[mission]
    return all([pieces_at(cfg, s, seat, kind, place) >= number for place, number in enumerate(needed)])


def pieces_at(cfg: Settings, s: ZhanGuoState, seat: int, kind: int, place: int) -> int:
    """The seat's walls of an area (at most 1 per section), or palaces or governors of a region."""
    if kind == MISSION_WALL:
        spaces = SECTIONS_OF_AREA * LINES
        return s.walls[place * spaces : (place + 1) * spaces].count(seat)
    if kind == MISSION_PALACE:
        return s.palaces[seat * REGIONS + place]
    return governors_in(s, cfg, seat, place)


def claim(cfg: Settings, s: ZhanGuoState, seat: int) -> None:
    """All missions fulfilled now (ZG-M4, ZG-M6), each once per player (ZG-M3): a disc on the first free space (ZG-M2).

    There is a space for everybody (ZG-M7).
    """
    for i, mission in enumerate(s.missions):
        if seat not in s.discs[i] and is_fulfilled(cfg, s, seat, mission):
            s.discs[i].append(seat)
            points = cfg.box.spaces[len(s.discs[i]) - 1]
            tell(s, events.CLAIMED, ALL, seat, i, points, *places_of(cfg, mission))


def places_of(cfg: Settings, mission: int) -> list[int]:
    """The places that it asks for, as events name them."""
    first = 1 if cfg.box.mission_kind[mission] == MISSION_WALL else 1 + len(AREAS)
    shown = [first + place for place, number in enumerate(cfg.box.mission_places[mission]) for _ in range(number)]
    return shown + [0] * (len(events.PLACES) - len(shown))
