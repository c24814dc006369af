"""What soldiers can hit in front of the wall, and what a hit does (GW-F)."""

from typing import Final

from ....core.state import ALL, tell
from ....core.values import Refusal
from ..position import events
from ..position.modifiers import is_protected, reaches_any_row
from ..position.packed import last_wound
from ..position.settings import Settings
from ..position.state import (
    FORMS,
    FREE,
    ON_FOOT,
    RIDES_DOWN,
    RIDES_LEFT,
    RIDES_RIGHT,
    RIDES_UP,
    GreatWallState,
    archers_on_wall,
)
from ..position.state import WOUND as WOUNDED
from ..position.verbs import draw_tactics, gain, score
from ..terms import frames
from ..terms.box import printed_on
from ..terms.names import ARCHER, CELLS, COLUMNS, HORSEMAN, N_SECTIONS, ROWS, SECTIONS, SPEARMAN
from ..terms.names import SPOTS as SPOT_REWARDS
from ..terms.notation import ACROSS, DOWN, PAIR, pair_code, spot_code, spot_of
from ..terms.vocabulary import FROM_HORSEMAN, FROM_WOUND, HONOR, TACTIC

ALL_SECTIONS: Final = (1 << N_SECTIONS) - 1


def rows_in_reach(cfg: Settings, s: GreatWallState, seat: int, kind: int) -> int:
    """Spearmen reach only the first horde (GW-F1), unless a card says otherwise."""
    return 1 if kind == SPEARMAN and not reaches_any_row(cfg, s, seat, kind) else ROWS


def is_target(cfg: Settings, s: GreatWallState, place: int, kind: int) -> bool:
    """Whether the horde there has a free spot that this kind of soldier may use."""
    if s.horde[place] < 0 or not s.free[place]:
        return False
    if kind == ARCHER:
        return not is_protected(cfg, s, place, FROM_WOUND)
    if kind == HORSEMAN:
        return s.free[place] > 1 and not is_protected(cfg, s, place, FROM_HORSEMAN)
    return True


def pairs(s: GreatWallState, place: int) -> list[int]:
    """Two free spots side by side, across or down (GW-F2): their codes."""
    found: list[int] = []
    start = place * CELLS
    for cell in range(CELLS):
        if s.spots[start + cell] == FREE:
            if cell % COLUMNS < COLUMNS - 1 and s.spots[start + cell + 1] == FREE:
                found.append(pair_code(place, cell, ACROSS))
            if cell < COLUMNS and s.spots[start + cell + COLUMNS] == FREE:
                found.append(pair_code(place, cell, DOWN))
    return found


def has_room_on_wall(cfg: Settings, s: GreatWallState, section: int) -> bool:
    return archers_on_wall(s, section) < cfg.box.firing_spots[s.wall[section]]


def targets(cfg: Settings, s: GreatWallState, seat: int, kind: int, sections: int, on_wall: bool) -> list[int]:
    """Codes of the spots that a soldier of this kind can attack in these sections (GW-F1, GW-F2, GW-F3).

    `on_wall`: an archer that is there already needs no room (GW-F4).
    """
    codes: list[int] = []
    rows = rows_in_reach(cfg, s, seat, kind)
    for section in range(N_SECTIONS):
        if not sections >> section & 1 or (kind == ARCHER and not on_wall and not has_room_on_wall(cfg, s, section)):
            continue
        for place in range(section * ROWS, section * ROWS + rows):
            if is_target(cfg, s, place, kind):
                if kind == HORSEMAN:
                    codes.extend(pairs(s, place))
                else:
                    free_spots(s, place, codes)
    return codes


def free_spots(s: GreatWallState, place: int, codes: list[int]) -> None:
    start = place * CELLS
    for cell in range(CELLS):
        if s.spots[start + cell] == FREE:
            codes.append(spot_code(place, cell))


def has_target(cfg: Settings, s: GreatWallState, seat: int, kind: int, sections: int, on_wall: bool) -> bool:
    """Whether `targets` has any, without making them."""
    rows = rows_in_reach(cfg, s, seat, kind)
    for section in range(N_SECTIONS):
        if not sections >> section & 1 or (kind == ARCHER and not on_wall and not has_room_on_wall(cfg, s, section)):
            continue
        for place in range(section * ROWS, section * ROWS + rows):
            if is_target(cfg, s, place, kind) and (kind != HORSEMAN or pairs(s, place)):
                return True
    return False


def place_of(code: int) -> int:
    """The place of the horde that a SPOT or PAIR code names."""
    place, _, _ = spot_of(code)
    return place


def why_not_spot(
    cfg: Settings, s: GreatWallState, seat: int, kind: int, reach: int, code: int, on_wall: bool = False
) -> Refusal:
    """Which rule keeps a soldier of this kind from this spot."""
    place = place_of(code)
    where = SECTIONS[place // ROWS]
    if (code >= PAIR) != (kind == HORSEMAN):
        return Refusal("GW-F2" if kind == HORSEMAN else "GW-F3" if kind == ARCHER else "GW-F1")
    if s.horde[place] < 0:
        return Refusal("GW-F7", section=where)
    if not reach >> place // ROWS & 1:
        return Refusal("GW-F5", section=where)
    if kind != SPEARMAN and is_protected(cfg, s, place, FROM_WOUND if kind == ARCHER else FROM_HORSEMAN):
        return Refusal("GW-A17", horde_card=cfg.box.hordes[s.horde[place]].id)
    if kind == SPEARMAN and place % ROWS >= rows_in_reach(cfg, s, seat, kind):
        return Refusal("GW-F1", section=where)
    if kind == ARCHER and not on_wall and not has_room_on_wall(cfg, s, place // ROWS):
        return Refusal("GW-O4", section=where)
    return Refusal("GW-F7", section=where)


# Covering spots


def cover(s: GreatWallState, seat: int, place: int, cell: int, what: int) -> None:
    """Put something on a free spot; the last one is remembered (GW-F14)."""
    s.spots[place * CELLS + cell] = what
    s.free[place] -= 1
    if s.free[place] == 0:
        s.completed.append(last_wound(seat, place))
        tell(s, events.COVERED, ALL, s.horde[place], place)


def reward(cfg: Settings, s: GreatWallState, seat: int, place: int, cell: int) -> None:
    """What is printed on the spot, taken automatically (GW-F1, GW-G6)."""
    what, n = printed_on(cfg.box.hordes[s.horde[place]].cells[cell])
    if n == 0:
        return
    if what == HONOR:
        score(s, seat, n, SPOT_REWARDS)
    elif what == TACTIC:
        draw_tactics(s, seat, n)
        s.stack.append((frames.HAND_LIMIT, seat))
    else:
        gain(s, seat, what, n)


def wound(s: GreatWallState, seat: int, code: int, event: int) -> None:
    """Place a wound on a spot: no reward (GW-F3, GW-F15)."""
    place, cell, _ = spot_of(code)
    tell(s, event, ALL, seat, place, cell)
    cover(s, seat, place, cell, WOUNDED)


def hit(cfg: Settings, s: GreatWallState, seat: int, kind: int, code: int) -> None:
    """The soldier attacks there; the caller takes it from where it was."""
    if kind == ARCHER:
        wound(s, seat, code, events.SHOOTS)
        return
    place, cell, way = spot_of(code)
    tell(s, events.ATTACKS, ALL, seat, kind, place, cell)
    if kind == SPEARMAN:
        cover(s, seat, place, cell, seat * FORMS + ON_FOOT)
        reward(cfg, s, seat, place, cell)
        return
    other = cell + (COLUMNS if way == DOWN else 1)
    cover(s, seat, place, cell, seat * FORMS + (RIDES_DOWN if way == DOWN else RIDES_RIGHT))
    cover(s, seat, place, other, seat * FORMS + (RIDES_UP if way == DOWN else RIDES_LEFT))
    reward(cfg, s, seat, place, cell)
    reward(cfg, s, seat, place, other)
