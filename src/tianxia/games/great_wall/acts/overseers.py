"""Overseers: upgrading them (GW-P) and their income (GW-Z1)."""

from typing import Final

from ....core.questions import Question, by, decide
from ....core.state import ALL, STEP, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import amount_in, plain_moment
from ..position.given import Questions
from ..position.modifiers import less_for
from ..position.order import asker, has_acted
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import gain
from ..terms import frames
from ..terms.asks import Q_INCOME, Q_OVERSEER, Q_UPGRADE
from ..terms.names import LOCATIONS, N_SOLDIERS, PRODUCTION, SOLDIERS
from ..terms.notation import DONE, INCOME, OVERSEER, UPGRADE
from ..terms.parts import Effect
from ..terms.vocabulary import COST_OVERSEER, FREE, TABLE, UPGRADE_OVERSEER
from .payment import NOTHING, Cost, can_pay, only, pay, price_of

HIGHEST: Final = 3

PRODUCERS: Final = 4  # where the order begins in a PRODUCE frame

# The facts of the question about the new overseer
LOCATION: Final = 0
PRICE: Final = 1


def do_upgrade(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    begin_upgrade(s, seat, amount_in(cfg, s, effect.n, frame), effect.location, effect.less, effect.index)


def begin_upgrade(s: GreatWallState, seat: int, n: int, location: int, less: int, effect: int) -> None:
    """By a clerk there, or by a card, which needs none (GW-P10)."""
    s.stack.append((frames.UPGRADE, seat) + upgrade_facts(n, location, less, effect))


def upgrade_facts(n: int, location: int, less: int, effect: int) -> Facts:
    return n, location, less, effect, 0


def price_of_upgrade(cfg: Settings, s: GreatWallState, seat: int, location: int, less: int, effect: int) -> Cost:
    """The cost of the next level (GW-P3, GW-P4), changed by cards."""
    if effect >= 0 and cfg.box.effects[effect].cost == FREE:
        return NOTHING
    if effect >= 0 and cfg.box.effects[effect].cost == TABLE:
        return price_of(cfg.box.effects[effect].price)
    at = cfg.box.locations[location]
    usual = at.overseer_cost[s.overseer[seat * PRODUCTION + location]]
    return only(at.overseer_pay, usual - less - less_for(cfg, s, seat, COST_OVERSEER, -1, location))


def free_soldiers(s: GreatWallState, seat: int) -> list[int]:
    """The kinds in the pool that are free of shame (GW-E3)."""
    return [kind for kind in range(N_SOLDIERS) if s.pool[seat * N_SOLDIERS + kind]]


def why_not_upgrade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal | None:
    _, only_at, less, effect, done = facts
    location = code - UPGRADE
    name = LOCATIONS[location]
    if only_at >= 0 and only_at != location:
        return Refusal("GW-P3", location=name)
    if done >> location & 1:
        return Refusal("GW-P9", location=name)
    level = s.overseer[seat * PRODUCTION + location]
    if level >= HIGHEST:
        return Refusal("GW-P4", location=name)
    if level == 0 and not free_soldiers(s, seat):
        shamed = sum(s.shamed[seat * N_SOLDIERS : (seat + 1) * N_SOLDIERS])
        return Refusal("GW-E3" if shamed else "GW-P3", location=name)
    price = price_of_upgrade(cfg, s, seat, location, less, effect)
    if not can_pay(cfg, s, seat, price):
        return Refusal("GW-A9", price=sum(price))
    return None


def step_upgrade(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, left = frame[:3]
    facts = frame[2:]
    if left > 0 and len(upgrade_options(cfg, s, seat, facts)) > 1:
        s.stack.append(frame)
        ask(s, Q_UPGRADE, 1 << seat, *facts)


def upgrade_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for code in range(UPGRADE, UPGRADE + PRODUCTION):
        if why_not_upgrade(cfg, s, seat, facts, code) is None:
            codes.append(code)
    return codes


def answer_upgrade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    left, only_at, less, effect, done = facts
    together = s.stack[asker(s)][STEP] == frames.PRODUCE
    if together:
        has_acted(s, seat, PRODUCERS)
    else:
        s.stack.pop()
    if code == DONE:
        return
    location = code - UPGRADE
    if not together:
        s.stack.append((frames.UPGRADE, seat, left - 1, only_at, less, effect, done | 1 << location))
    price = price_of_upgrade(cfg, s, seat, location, less, effect)
    if s.overseer[seat * PRODUCTION + location]:
        upgrade_with(cfg, s, seat, location, -1, price)
    else:
        decide(APPOINTING, cfg, s, seat, location, *price)


def overseer_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [OVERSEER + kind for kind in free_soldiers(s, seat)]


def why_not_overseer(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    kind = code - OVERSEER
    return Refusal("GW-E3" if s.shamed[seat * N_SOLDIERS + kind] else "GW-P3", soldier=SOLDIERS[kind])


def answer_overseer(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    upgrade_with(cfg, s, seat, facts[LOCATION], code - OVERSEER, Cost(facts[PRICE:]))


def upgrade_with(cfg: Settings, s: GreatWallState, seat: int, location: int, kind: int, price: Cost) -> None:
    s.stack.append((frames.UPGRADED, seat, location, kind))
    pay(cfg, s, seat, price)


def step_upgraded(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """It is paid for. `kind` is that of a new overseer, which counts as an upgrade (GW-P5); -1: it was already there.

    A seat has one at each location (GW-P6); the soldier is one no longer, and never comes back (GW-P7).
    """
    _, seat, location, kind = frame
    at = seat * PRODUCTION + location
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
    _, seat = frame[:2]
    s.stack.append((frames.INCOME, seat, amount_in(cfg, s, effect.n, frame), 0))


def overseers_left(s: GreatWallState, seat: int, done: int) -> list[int]:
    """Locations of the overseers who have not given their income yet."""
    return [at for at in range(PRODUCTION) if s.overseer[seat * PRODUCTION + at] and not done >> at & 1]


def step_income(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Ask which overseers, unless there are no more than may give income."""
    _, seat, left, done = frame
    there = overseers_left(s, seat, done)
    if len(there) <= left:
        for location in there:
            take_income(s, seat, location)
    elif left > 0:
        s.stack.append(frame)
        ask(s, Q_INCOME, 1 << seat, left, done)


def income_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, done = facts
    return [DONE, *[INCOME + at for at in overseers_left(s, seat, done)]]


def answer_income(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    _, _, left, done = s.stack.pop()
    if code != DONE:
        take_income(s, seat, code - INCOME)
        s.stack.append((frames.INCOME, seat, left - 1, done | 1 << code - INCOME))


APPOINTING: Final = Question(Q_OVERSEER, overseer_options, answer_overseer, why_not_overseer, ("overseer",))
QUESTIONS: Final[Questions] = [
    APPOINTING,
    Question(Q_UPGRADE, upgrade_options, answer_upgrade, why_not_upgrade, ("upgrade",)),
    Question(Q_INCOME, income_options, answer_income, by("GW-Z1", INCOME, location=LOCATIONS), ("income",)),
]
