"""The builders' camp: declare everything, pay one sum, build (GW-U)."""

from typing import Final

from ....core.questions import Question
from ....core.state import ALL, STEP, Facts, Frame, ask, tell, then
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in, plain_moment
from ..position.given import Questions
from ..position.modifiers import less_for
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import score
from ..terms import frames
from ..terms import vocabulary as v
from ..terms.asks import Q_BUILD
from ..terms.names import BUILDINGS, N_SECTIONS, SECTIONS
from ..terms.notation import BARRICADE, DONE, WALL
from ..terms.parts import Effect
from .hordes import shown_section
from .payment import can_pay, pay_building, to_build

# A BUILD frame
SEAT: Final = 1
LEFT: Final = 2
WHAT: Final = 3  # mask of A_BARRICADE and A_WALL
EFFECT: Final = 4  # the effect that sets the price; -1: the usual price
BARRICADES: Final = 5  # declared, by section
WALLS: Final = 8  # levels declared, by section
TOTAL: Final = 11  # what they cost
END: Final = 12

# A BUILT frame, with the same SEAT
BUILT_BARRICADES: Final = 2
BUILT_WALLS: Final = 5

A_BARRICADE: Final = 1
A_WALL: Final = 2
LEVELS: Final = 3
MOST_BARRICADES: Final = 3  # per section: there are 9, and 3 walls of each level (GW-A6)


def do_build(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    what = A_WALL if effect.verb == v.DO_BUILD_WALL else A_BARRICADE
    begin_building(s, seat, amount_in(cfg, s, effect.n, frame), what, effect.index)


def begin_building(s: GreatWallState, seat: int, n: int, what: int, effect: int) -> None:
    if n > 0:
        s.stack.append(nothing_declared(seat, n, what, effect))


def nothing_declared(seat: int, n: int, what: int, effect: int) -> Frame:
    return (frames.BUILD, seat, n, what, effect) + (0,) * (END - BARRICADES)


def step_build(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    seat = frame[SEAT]
    if build_codes(cfg, s, seat, frame):
        s.stack.append(frame)
        ask(s, Q_BUILD, 1 << seat)
    else:
        pay_and_build(cfg, s, seat, frame)


def price_of_building(cfg: Settings, s: GreatWallState, seat: int, frame: Frame, code: int) -> int:
    """What the building costs in addition to those declared."""
    effect = cfg.box.effects[frame[EFFECT]] if frame[EFFECT] >= 0 else None
    if effect is not None and effect.cost == v.FREE:
        return 0
    if effect is not None and effect.cost == v.TABLE:
        return effect.price.build
    if code >= WALL:
        section = code - WALL
        price = cfg.box.wall_cost[s.wall[section] + frame[WALLS + section] + 1]
        price -= less_for(cfg, s, seat, v.COST_WALL)
    else:
        price = cfg.box.barricade_cost - less_for(cfg, s, seat, v.COST_BARRICADE)
    if effect is not None:
        price -= effect.less
    return price if price > 0 else 0


def is_paid_by_warehouse(cfg: Settings, frame: Frame) -> bool:
    """Whether the warehouse pays what it holds, and the rest counts as paid."""
    return frame[EFFECT] >= 0 and cfg.box.effects[frame[EFFECT]].cost == v.WAREHOUSE_PAYS


def can_afford(cfg: Settings, s: GreatWallState, seat: int, frame: Frame, code: int) -> bool:
    own = frame[TOTAL] + price_of_building(cfg, s, seat, frame, code) - sum(s.warehouse)
    return own <= 0 or is_paid_by_warehouse(cfg, frame) or can_pay(cfg, s, seat, to_build(own))


def has_place(cfg: Settings, s: GreatWallState, frame: Frame, code: int) -> bool:
    """At most 3 barricades per section (GW-U1); levels in order, up to 3 (GW-U3)."""
    if code < WALL:
        section = code - BARRICADE
        return (
            section in cfg.sections
            and frame[WHAT] & A_BARRICADE != 0
            and s.barricades[section] + frame[BARRICADES + section] < MOST_BARRICADES
        )
    section = code - WALL
    if section not in cfg.sections or not frame[WHAT] & A_WALL or s.wall[section] + frame[WALLS + section] >= LEVELS:
        return False
    only_lowest = frame[EFFECT] >= 0 and cfg.box.effects[frame[EFFECT]].where == v.LOWEST
    return not only_lowest or section in lowest_sections(cfg, s, frame)


def lowest_sections(cfg: Settings, s: GreatWallState, frame: Frame) -> list[int]:
    """Where the wall is lowest, counting what is declared; if several, the one that the invasion indicator names."""
    levels = [s.wall[section] + frame[WALLS + section] for section in cfg.sections]
    lowest = [section for i, section in enumerate(cfg.sections) if levels[i] == min(levels)]
    indicated = shown_section(cfg, s)
    return [indicated] if indicated in lowest else lowest


def build_codes(cfg: Settings, s: GreatWallState, seat: int, frame: Frame) -> list[int]:
    codes: list[int] = []
    if frame[LEFT] > 0:
        for what in (BARRICADE, WALL):
            for code in range(what, what + N_SECTIONS):
                if has_place(cfg, s, frame, code) and can_afford(cfg, s, seat, frame, code):
                    codes.append(code)
    return codes


def build_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *build_codes(cfg, s, seat, s.stack[-2])]


def why_not_build(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    frame = s.stack[-2]
    wall = code >= WALL
    at = code - WALL if wall else code - BARRICADE
    section = SECTIONS[at]
    if at not in cfg.sections:
        return Refusal("GW-R1", section=section)
    if not frame[WHAT] & (A_WALL if wall else A_BARRICADE):
        return Refusal("GW-A17", section=section)
    if not has_place(cfg, s, frame, code):
        return Refusal("GW-U3" if wall else "GW-U1", section=section)
    price = frame[TOTAL] + price_of_building(cfg, s, seat, frame, code)
    return Refusal("GW-U2" if wall else "GW-U1", section=section, price=price)


def answer_build(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        pay_and_build(cfg, s, seat, frame)
        return
    s.stack.append(declared(cfg, s, seat, frame, code))


def declared(cfg: Settings, s: GreatWallState, seat: int, frame: Frame, code: int) -> Frame:
    """The frame with one more building."""
    more = list(frame)
    more[TOTAL] += price_of_building(cfg, s, seat, frame, code)
    more[LEFT] -= 1
    more[WALLS + code - WALL if code >= WALL else BARRICADES + code - BARRICADE] += 1
    return tuple(more)


def pay_and_build(cfg: Settings, s: GreatWallState, seat: int, frame: Frame) -> None:
    """Everything declared is paid as one sum (GW-U6)."""
    if sum(frame[BARRICADES:TOTAL]) == 0:
        return
    s.stack.append((frames.BUILT, seat) + frame[BARRICADES:TOTAL])
    pay_building(cfg, s, seat, due(cfg, s, frame))


def due(cfg: Settings, s: GreatWallState, frame: Frame) -> int:
    """What the warehouse and the builder together pay for everything declared."""
    return min(frame[TOTAL], sum(s.warehouse)) if is_paid_by_warehouse(cfg, frame) else frame[TOTAL]


def announced(s: GreatWallState) -> list[int]:
    """Buildings that are declared or being paid for, but not yet built: barricades by section, then levels."""
    found = [0] * (TOTAL - BARRICADES)
    for frame in s.stack:
        if frame[STEP] in (frames.BUILD, frames.BUILT):
            begin = BARRICADES if frame[STEP] == frames.BUILD else BUILT_BARRICADES
            found = [n + frame[begin + i] for i, n in enumerate(found)]
    return found


def step_built(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Each level is a moment of its own, all barricades together are one (GW-U7)."""
    seat = frame[SEAT]
    barricades, walls = frame[BUILT_BARRICADES:BUILT_WALLS], frame[BUILT_WALLS:]
    moments: list[Frame] = []
    for section in range(N_SECTIONS):
        for _ in range(walls[section]):
            s.wall[section] += 1  # archers go up with it (GW-U5)
            level = s.wall[section]
            tell(s, events.WALL, ALL, seat, section, level)
            score(s, seat, cfg.box.wall_honor[level], BUILDINGS)
            if cfg.coop:  # the only way to get a command card back (GW-C8)
                moments.append((frames.RECLAIM, seat, 1))
            moments.append((frames.MOMENT, 0) + plain_moment(v.BUILD_WALL, seat, 1, -1, section))
    for section in range(N_SECTIONS):
        for _ in range(barricades[section]):
            s.barricades[section] += 1
            tell(s, events.BARRICADE, ALL, seat, section)
            score(s, seat, cfg.box.barricade_honor, BUILDINGS)
    if sum(barricades):
        moments.append((frames.MOMENT, 0) + plain_moment(v.BUILD_BARRICADE, seat, sum(barricades)))
    then(s, *moments)


QUESTIONS: Final[Questions] = [
    Question(Q_BUILD, build_options, answer_build, why_not_build, ("barricade", "wall")),
]
