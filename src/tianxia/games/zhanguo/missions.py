"""Missions are claimed automatically when they are fulfilled (ZG-M)."""

from ...core.state import ALL, tell
from . import events
from .names import LINES, MISSION_PALACE, MISSION_WALL, REGIONS, SECTIONS_OF_AREA
from .settings import Settings
from .state import ZhanGuoState
from .verbs import governors_in


def is_fulfilled(cfg: Settings, s: ZhanGuoState, seat: int, mission: int) -> bool:
    """At least one piece of the seat, of the mission's kind, at each place (ZG-M1)."""
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
    """All missions fulfilled now, each once per player: a disc on the first free space (ZG-M2 to M4)."""
    for i, mission in enumerate(s.missions):
        if seat not in s.discs[i] and is_fulfilled(cfg, s, seat, mission):
            s.discs[i].append(seat)
            tell(s, events.CLAIMED, ALL, seat, i, len(s.discs[i]))
