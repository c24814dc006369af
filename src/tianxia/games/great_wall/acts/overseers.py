"""Overseers: upgrading them and their income (GW-P3 to P10, GW-Z1)."""

from typing import Final

from ....core.questions import Question
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in, plain_moment
from ..position.given import Questions, Steps
from ..position.modifiers import less_for
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import gain
from ..terms import frames
from ..terms.asks import Q_INCOME, Q_OVERSEER, Q_UPGRADE
from ..terms.names import LOCATIONS, N_SOLDIERS, PRODUCTION, SOLDIERS
from ..terms.notation import DONE, INCOME, OVERSEER, UPGRADE
from ..terms.parts import Effect
from ..terms.vocabulary import COST_OVERSEER, FREE, TABLE, UPGRADE_OVERSEER
from .payment import NOTHING, can_pay, only, pay, price_of

HIGHEST = 3


def do_upgrade(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    n = amount_in(cfg, s, effect.n, frame)
    begin_upgrade(s, seat, n, effect.location, effect.less, effect.index)


def begin_upgrade(s: GreatWallState, seat: int, n: int, location: int, less: int, effect: int) -> None:
    s.stack.append((frames.UPGRADE, seat, n, location, less, effect, 0))


def price_of_upgrade(cfg: Settings, s: GreatWallState, seat: int, location: int, less: int, effect: int) -> Frame:
    """The next cost (GW-P3, GW-P4), changed by cards."""
    if effect >= 0 and cfg.box.effects[effect].cost == FREE:
        return NOTHING
    if effect >= 0 and cfg.box.effects[effect].cost == TABLE:
        return price_of(cfg.box.effects[effect].price)
    at = cfg.box.locations[location]
    usual = at.overseer_cost[s.overseer[seat * PRODUCTION + location]]
    return only(at.overseer_pay, usual - less - less_for(cfg, s, seat, COST_OVERSEER, -1, location))


def has_free_soldier(s: GreatWallState, seat: int) -> bool:
    """A soldier in the pool that is free of shame (GW-E3)."""
    return s.pool[seat * N_SOLDIERS] + s.pool[seat * N_SOLDIERS + 1] + s.pool[seat * N_SOLDIERS + 2] > 0


def why_not_upgrade_at(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, location: int) -> Refusal | None:
    """(..., left, location, less, effect, done)."""
    name = LOCATIONS[location]
    if facts[1] >= 0 and facts[1] != location:
        return Refusal("GW-P3", location=name)
    if facts[4] >> location & 1:
        return Refusal("GW-P9", location=name)
    level = s.overseer[seat * PRODUCTION + location]
    if level >= HIGHEST:
        return Refusal("GW-P4", location=name)
    if level == 0 and not has_free_soldier(s, seat):
        return Refusal(
            "GW-E3" if sum(s.shamed[seat * N_SOLDIERS : seat * N_SOLDIERS + N_SOLDIERS]) else "GW-P3", location=name
        )
    price = price_of_upgrade(cfg, s, seat, location, facts[2], facts[3])
    if not can_pay(cfg, s, seat, price):
        return Refusal("GW-A9", price=sum(price))
    return None


def step_upgrade(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(UPGRADE, seat, left, location, less, effect, done)."""
    seat = frame[1]
    facts = frame[2:]
    if frame[2] > 0 and len(upgrade_options(cfg, s, seat, facts)) > 1:
        s.stack.append(frame)
        ask(s, Q_UPGRADE, 1 << seat, *frame[2:])


def upgrade_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for location in range(PRODUCTION):
        if why_not_upgrade_at(cfg, s, seat, facts, location) is None:
            codes.append(UPGRADE + location)
    return codes


def why_not_upgrade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    refusal = why_not_upgrade_at(cfg, s, seat, facts, code - UPGRADE)
    assert refusal is not None
    return refusal


def answer_upgrade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        return
    location = code - UPGRADE
    s.stack.append(frame[:2] + (frame[2] - 1,) + frame[3:6] + (frame[6] | 1 << location,))
    price = price_of_upgrade(cfg, s, seat, location, frame[4], frame[5])
    if s.overseer[seat * PRODUCTION + location]:
        upgrade_with(cfg, s, seat, location, -1, price)
        return
    kinds = [kind for kind in range(N_SOLDIERS) if s.pool[seat * N_SOLDIERS + kind]]
    if len(kinds) == 1:
        upgrade_with(cfg, s, seat, location, kinds[0], price)
    else:
        ask(s, Q_OVERSEER, 1 << seat, location, *price)


def overseer_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [OVERSEER + kind for kind in range(N_SOLDIERS) if s.pool[seat * N_SOLDIERS + kind]]


def why_not_overseer(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    kind = code - OVERSEER
    return Refusal("GW-E3" if s.shamed[seat * N_SOLDIERS + kind] else "GW-P3", soldier=SOLDIERS[kind])


def answer_overseer(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    upgrade_with(cfg, s, seat, facts[0], code - OVERSEER, facts[1:])


def upgrade_with(cfg: Settings, s: GreatWallState, seat: int, location: int, kind: int, price: Frame) -> None:
    s.stack.append((frames.UPGRADED, seat, location, kind))
    pay(cfg, s, seat, price)


def step_upgraded(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(UPGRADED, seat, location, kind of the new overseer or -1): it is paid for."""
    seat, location, kind = frame[1], frame[2], frame[3]
    at = seat * 4 + location
    if kind >= 0:
        s.pool[seat * N_SOLDIERS + kind] -= 1
        s.overseer_kind[at] = kind
    s.overseer[at] += 1
    tell(s, events.OVERSEER, ALL, seat, location, s.overseer[at])
    s.stack.append((frames.MOMENT, 0) + plain_moment(UPGRADE_OVERSEER, seat, 1, -1, -1, location))


# Income


def take_income(s: GreatWallState, seat: int, location: int) -> None:
    gain(s, seat, location, s.overseer[seat * PRODUCTION + location])


def do_income(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    s.stack.append((frames.INCOME, seat, amount_in(cfg, s, effect.n, frame), 0))


def step_income(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(INCOME, seat, left, done): all overseers if there are no more, else which."""
    seat, left, done = frame[1], frame[2], frame[3]
    there = [at for at in range(PRODUCTION) if s.overseer[seat * PRODUCTION + at] and not done >> at & 1]
    if len(there) <= left:
        for location in there:
            take_income(s, seat, location)
    elif left > 0:
        s.stack.append(frame)
        ask(s, Q_INCOME, 1 << seat, left, done)


def income_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for at in range(PRODUCTION):
        if s.overseer[seat * PRODUCTION + at] and not facts[1] >> at & 1:
            codes.append(INCOME + at)
    return codes


def why_not_income(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-Z1", location=LOCATIONS[code - INCOME])


def answer_income(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code != DONE:
        take_income(s, seat, code - INCOME)
        s.stack.append((frames.INCOME, seat, frame[2] - 1, frame[3] | 1 << code - INCOME))


STEPS: Final[Steps] = {
    frames.UPGRADE: step_upgrade,
    frames.UPGRADED: step_upgraded,
    frames.INCOME: step_income,
}

QUESTIONS: Final[Questions] = [
    Question(Q_UPGRADE, upgrade_options, answer_upgrade, why_not_upgrade, ("upgrade",)),
    Question(Q_OVERSEER, overseer_options, answer_overseer, why_not_overseer, ("overseer",)),
    Question(Q_INCOME, income_options, answer_income, why_not_income, ("income",)),
]
