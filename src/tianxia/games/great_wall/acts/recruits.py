"""Recruiting: name, pay for all in one go, place one by one (GW-M)."""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ....core.values import Refusal
from ..position import events
from ..position.amounts import EVERY, amount_in
from ..position.given import Questions
from ..position.modifiers import less_for
from ..position.settings import Settings
from ..position.state import GreatWallState, at_rest
from ..terms import frames
from ..terms.asks import Q_NEXT_RECRUIT, Q_PLACE_RECRUIT, Q_RECRUIT
from ..terms.names import ARCHER, FIRING, N_RESOURCES, N_SECTIONS, N_SOLDIERS, ROWS, SECTIONS, SOLDIERS, STANDS
from ..terms.notation import DONE, NEXT, REST, SPOT
from ..terms.notation import RECRUIT as RECRUIT_CODE
from ..terms.parts import Effect
from ..terms.vocabulary import COST_RECRUIT, FREE, RECRUIT, TABLE, TO_REST
from .payment import NOTHING, Cost, can_pay, pay, plus, price_of
from .targets import ALL_SECTIONS, hit, place_of, targets, why_not_spot

SEAT: Final = 1  # in both frames

# A RECRUIT frame
KIND: Final = 2
LEFT: Final = 3
EFFECT: Final = 4  # index of the effect that sets the price; -1: the usual price
REST_ONLY: Final = 5
NAMED: Final = 6  # by kind

# A PLACE_RECRUITS frame
TO_PLACE: Final = 2  # by kind
ONLY_REST: Final = 5
COUNT: Final = 6  # attackers by kind
WHERE: Final = 9  # sections attacked, by kind
RECRUITS: Final = 12  # by kind
INTO: Final = 15  # sections that received recruits, by kind
END: Final = 18


def do_recruit(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    n = EVERY if effect.n.every else amount_in(cfg, s, effect.n, frame)
    begin_recruiting(s, seat, effect.soldier, n, effect.index, 1 if effect.to == TO_REST else 0)


def begin_recruiting(s: GreatWallState, seat: int, kind: int, n: int, effect: int, rest_only: int) -> None:
    if n > 0:
        s.stack.append((frames.RECRUIT, seat, kind, n, effect, rest_only, 0, 0, 0))


def price_of_recruit(cfg: Settings, s: GreatWallState, seat: int, kind: int, effect: int) -> Cost:
    """The usual price lowered by cards (GW-M1), or the price of the effect."""
    if effect >= 0 and cfg.box.effects[effect].cost == FREE:
        return NOTHING
    if effect >= 0 and cfg.box.effects[effect].cost == TABLE:
        return price_of(cfg.box.effects[effect].price)
    price = list(price_of(cfg.box.soldier_cost[kind]))
    for resource in range(N_RESOURCES):
        if price[resource]:
            less = less_for(cfg, s, seat, COST_RECRUIT, kind, -1, resource)
            price[resource] = price[resource] - less if price[resource] > less else 0
    return Cost(tuple(price))


def total_price(cfg: Settings, s: GreatWallState, seat: int, frame: Frame) -> Cost:
    total = NOTHING
    for kind in range(N_SOLDIERS):
        if frame[NAMED + kind]:
            total = plus(total, price_of_recruit(cfg, s, seat, kind, frame[EFFECT]), frame[NAMED + kind])
    return total


def step_recruit(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Ask for one more, or pay."""
    seat = frame[SEAT]
    if recruit_codes(cfg, s, seat, frame):
        s.stack.append(frame)
        ask(s, Q_RECRUIT, 1 << seat)
    else:
        hire_soldiers(cfg, s, seat, frame)


def recruit_codes(cfg: Settings, s: GreatWallState, seat: int, frame: Frame) -> list[int]:
    """Kinds that pool and stock allow in addition to those named (GW-M4)."""
    codes: list[int] = []
    if frame[LEFT] > 0:
        total = total_price(cfg, s, seat, frame)
        for kind in range(N_SOLDIERS):
            if frame[KIND] in (-1, kind) and s.pool[seat * N_SOLDIERS + kind] > frame[NAMED + kind]:
                price = price_of_recruit(cfg, s, seat, kind, frame[EFFECT])
                if can_pay(cfg, s, seat, plus(total, price)):
                    codes.append(RECRUIT_CODE + kind)
    return codes


def recruit_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *recruit_codes(cfg, s, seat, s.stack[-2])]


def why_not_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    kind = code - RECRUIT_CODE
    frame = s.stack[-2]
    if frame[KIND] not in (-1, kind):
        return Refusal("GW-A17", soldier=SOLDIERS[kind])
    if s.pool[seat * N_SOLDIERS + kind] <= frame[NAMED + kind]:
        return Refusal("GW-E3" if s.shamed[seat * N_SOLDIERS + kind] else "GW-M4", soldier=SOLDIERS[kind])
    return Refusal("GW-M1", soldier=SOLDIERS[kind])


def answer_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        hire_soldiers(cfg, s, seat, frame)
        return
    named = list(frame)
    named[NAMED + code - RECRUIT_CODE] += 1
    named[LEFT] -= 1
    s.stack.append(tuple(named))


def hire_soldiers(cfg: Settings, s: GreatWallState, seat: int, frame: Frame) -> None:
    """All are paid for together (GW-M2)."""
    named = frame[NAMED:]
    if sum(named) == 0:
        return
    for kind in range(N_SOLDIERS):
        for _ in range(named[kind]):
            tell(s, events.RECRUITS, ALL, seat, kind)
    if not s.recruited:
        s.recruited = [0] * (cfg.seats * N_SECTIONS * STANDS)
    s.stack.append((frames.PLACE_RECRUITS, seat) + named + (frame[REST_ONLY],) + (0,) * (END - COUNT))
    pay(cfg, s, seat, total_price(cfg, s, seat, frame))


# Placing


def step_place_recruits(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    seat = frame[SEAT]
    kinds = [kind for kind in range(N_SOLDIERS) if frame[TO_PLACE + kind]]
    if not kinds:
        attacked = (frames.ATTACKED, seat) + frame[COUNT:RECRUITS]
        then(s, attacked, (frames.RECRUITED, seat) + frame[RECRUITS:])
        return
    s.stack.append(frame)
    if len(kinds) > 1:
        ask(s, Q_NEXT_RECRUIT, 1 << seat)
    else:
        ask(s, Q_PLACE_RECRUIT, 1 << seat, kinds[0])


def next_recruit_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [NEXT + kind for kind in range(N_SOLDIERS) if s.stack[-2][TO_PLACE + kind]]


def answer_next_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    ask(s, Q_PLACE_RECRUIT, 1 << seat, code - NEXT)


def place_recruit_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """Any rest area, or a spot to attack in any section (GW-M3, GW-F5)."""
    codes = [REST + section for section in cfg.sections]
    if not s.stack[-2][ONLY_REST]:
        (kind,) = facts
        codes.extend(targets(cfg, s, seat, kind, ALL_SECTIONS, False))
    return codes


def why_not_place_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    if code < SPOT:
        return Refusal("GW-R1", section=SECTIONS[code - REST])
    if s.stack[-2][ONLY_REST]:
        return Refusal("GW-A17")
    (kind,) = facts
    return why_not_spot(cfg, s, seat, kind, ALL_SECTIONS, code)


def answer_place_recruit(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    (kind,) = facts
    attacks = code >= SPOT
    section = place_of(code) // ROWS if attacks else code - REST
    frame = list(s.stack[-1])
    frame[TO_PLACE + kind] -= 1
    frame[RECRUITS + kind] += 1
    frame[INTO + kind] |= 1 << section
    if attacks:
        frame[COUNT + kind] += 1
        frame[WHERE + kind] |= 1 << section
    s.stack[-1] = tuple(frame)
    s.pool[seat * N_SOLDIERS + kind] -= 1
    stands = (seat * N_SECTIONS + section) * STANDS
    if not attacks:
        s.rest[at_rest(seat, section) + kind] += 1
        s.recruited[stands + kind] += 1
        tell(s, events.RESTS, ALL, seat, kind, section)
        return
    if kind == ARCHER:
        s.firing[seat * N_SECTIONS + section] += 1
        s.recruited[stands + FIRING] += 1
    hit(cfg, s, seat, kind, code)


def step_recruited(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Window 7, unless another recruiting caused this one (data, rule 4)."""
    if s.open >> RECRUIT & 1:
        return
    _, seat = frame[:2]
    then(s, (frames.MOMENT, 0, RECRUIT, seat, -1, -1, -1) + frame[2:], (frames.RECRUITING_ENDS,))


def step_recruiting_ends(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    s.recruited = []


QUESTIONS: Final[Questions] = [
    Question(Q_RECRUIT, recruit_options, answer_recruit, why_not_recruit, ("recruit",)),
    Question(Q_NEXT_RECRUIT, next_recruit_options, answer_next_recruit, by("GW-M5"), ("next",)),
    Question(
        Q_PLACE_RECRUIT, place_recruit_options, answer_place_recruit, why_not_place_recruit, ("rest", "spot", "spots")
    ),
]
