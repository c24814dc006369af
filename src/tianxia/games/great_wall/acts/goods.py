"""Effects that move goods and cards: gaining, losing, exchanging, giving, taking back commands."""

from typing import Final

from ....core.questions import Question, by, decide
from ....core.state import ALL, Facts, Frame, tell
from ....core.values import Refusal
from ..position import events
from ..position.amounts import LOCATION, MOMENT, amount_in, moment_in
from ..position.given import Questions
from ..position.settings import Settings
from ..position.state import GreatWallState, at_rest
from ..position.verbs import gain, has, score, spend, store
from ..terms import frames
from ..terms.asks import Q_EXCHANGE, Q_GIVE, Q_LOSE, Q_RECLAIM
from ..terms.names import ARCHER, BETRAYAL, CHI, COMMANDS, FIRING, N_RESOURCES, N_SECTIONS, N_SOLDIERS, RESOURCES
from ..terms.notation import (
    DISCARD,
    DONE,
    PAY,
    RECLAIM,
    exchange_code,
    exchange_of,
    give_code,
    give_of,
    lose_code,
    lose_of,
    pay_code,
    pay_of,
)
from ..terms.parts import Effect
from ..terms.vocabulary import ANY, BUILD, HONOR, LOCATION_RESOURCE, SOLDIER, TACTIC, TO_WAREHOUSE
from .payment import take

ALL_KINDS: Final = (1 << N_RESOURCES) - 1
BUILDING_KINDS: Final = ALL_KINDS & ~(1 << CHI)


def do_gain(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat, _, _, source = frame[:MOMENT]
    n = amount_in(cfg, s, effect.n, frame)
    what = moment_in(frame)[LOCATION] if effect.what == LOCATION_RESOURCE else effect.what
    stored = effect.to == TO_WAREHOUSE
    if n <= 0:
        return
    if what == HONOR:
        score(s, seat, n, source)
    elif what in (ANY, BUILD):
        take(s, seat, n, BUILDING_KINDS if stored or what == BUILD else ALL_KINDS, 1 if stored else 0)
    elif stored:
        store(s, seat, what, n)
    else:
        gain(s, seat, what, n)


# Losing


def do_lose(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.LOSE, seat, effect.what, amount_in(cfg, s, effect.n, frame)))


def step_lose(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """As many as possible; the seat chooses which."""
    _, seat, what, left = frame
    if left > 0 and lose_options(cfg, s, seat, (what, left)):
        s.stack.append(frame)
        decide(LOSING, cfg, s, seat, what, left)


def lose_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    what, _ = facts
    if what == TACTIC:
        return [DISCARD + card for card in s.hand[seat]]
    if what == SOLDIER:
        return soldiers_to_lose(s, seat)
    codes: list[int] = []
    for resource in range(N_RESOURCES):
        if (what in (ANY, resource) or (what == BUILD and resource != CHI)) and s.stock[seat * N_RESOURCES + resource]:
            codes.append(pay_code(resource, 1))
    return codes


def soldiers_to_lose(s: GreatWallState, seat: int) -> list[int]:
    """The seat's soldiers behind the wall and on it."""
    codes: list[int] = []
    for section in range(N_SECTIONS):
        for kind in range(N_SOLDIERS):
            if s.rest[at_rest(seat, section) + kind]:
                codes.append(lose_code(section, kind))
        if s.firing[seat * N_SECTIONS + section]:
            codes.append(lose_code(section, FIRING))
    return codes


def answer_lose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    what, left = facts
    s.stack[-1] = (frames.LOSE, seat, what, left - 1)
    if code >= PAY:
        resource, _ = pay_of(code)
        at = seat * N_RESOURCES + resource
        s.stock[at] -= 1
        s.locked[at] = min(s.locked[at], s.stock[at])
        tell(s, events.LOST, ALL, seat, 1, resource)
    elif code >= DISCARD:
        s.hand[seat].remove(code - DISCARD)
        s.tactic_discard.append(code - DISCARD)
        tell(s, events.DISCARDED, ALL, seat, code - DISCARD)
    else:
        kind, section = take_from_section(s, seat, code)
        s.pool[seat * N_SOLDIERS + kind] += 1
        tell(s, events.LOST_SOLDIER, ALL, seat, kind, section)


def take_from_section(s: GreatWallState, seat: int, code: int) -> tuple[int, int]:
    """Take the soldier of a LOSE_SOLDIER code from its rest area or firing spot; returns its kind and section."""
    section, stand = lose_of(code)
    if stand == FIRING:
        s.firing[seat * N_SECTIONS + section] -= 1
        return ARCHER, section
    s.rest[at_rest(seat, section) + stand] -= 1
    return stand, section


# Exchanging and giving


def do_exchange(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.EXCHANGE, seat, effect.index, effect.times))


def step_exchange(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, effect, left = frame
    if left > 0:
        s.stack.append(frame)
        decide(EXCHANGING, cfg, s, seat, effect, left)


def exchange_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    index, _ = facts
    effect = cfg.box.effects[index]
    codes = [DONE]
    for given in range(N_RESOURCES):
        if effect.sources >> given & 1 and has(s, seat, given) >= effect.give:
            for taken in range(N_RESOURCES):
                if taken != given and effect.targets >> taken & 1:
                    codes.append(exchange_code(given, taken))
    return codes


def why_not_exchange(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    given, _ = exchange_of(code)
    return Refusal("GW-A9", resource=RESOURCES[given])


def answer_exchange(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.stack.pop()
    if code == DONE:
        return
    index, left = facts
    effect = cfg.box.effects[index]
    given, taken = exchange_of(code)
    s.stack.append((frames.EXCHANGE, seat, index, left - 1))
    spend(s, seat, given, effect.give)
    gain(s, seat, taken, effect.get)


def do_give(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.GIVE, seat, amount_in(cfg, s, effect.n, frame)))


def step_give(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, left = frame
    if left > 0:
        s.stack.append(frame)
        decide(GIVING, cfg, s, seat, left)


def give_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for resource in range(N_RESOURCES):
        if has(s, seat, resource):
            for other in range(cfg.players):
                if other != seat:
                    codes.append(give_code(resource, other))
    return codes


def why_not_give(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    resource, _ = give_of(code)
    return Refusal("GW-A15", resource=RESOURCES[resource])


def answer_give(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.stack.pop()
    if code == DONE:
        return
    (left,) = facts
    resource, other = give_of(code)
    s.stack.append((frames.GIVE, seat, left - 1))
    s.stock[seat * N_RESOURCES + resource] -= 1
    s.stock[other * N_RESOURCES + resource] += 1
    tell(s, events.GAVE, ALL, seat, 1, resource, other)


# Command cards


def do_reclaim(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    s.stack.append((frames.RECLAIM, seat, amount_in(cfg, s, effect.n, frame)))


def step_reclaim(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, seat, left = frame
    if left > 0:
        s.stack.append(frame)
        decide(RECLAIMING, cfg, s, seat, left)


def reclaim_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for command in range(len(COMMANDS)):
        if command != BETRAYAL and s.discarded[seat] >> command & 1:
            codes.append(RECLAIM + command)
    return codes


def why_not_reclaim(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-Z5", command=COMMANDS[code - RECLAIM])


def answer_reclaim(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    s.stack.pop()
    if code == DONE:
        return
    (left,) = facts
    command = code - RECLAIM
    s.discarded[seat] &= ~(1 << command)
    s.commands[seat] |= 1 << command
    tell(s, events.RECLAIMED, ALL, seat, command)
    s.stack.append((frames.RECLAIM, seat, left - 1))


LOSING: Final = Question(Q_LOSE, lose_options, answer_lose, by("GW-A16"), ("lose_soldier", "lose_firing", "discard"))
EXCHANGING: Final = Question(Q_EXCHANGE, exchange_options, answer_exchange, why_not_exchange, ("exchange",))
GIVING: Final = Question(Q_GIVE, give_options, answer_give, why_not_give, ("give",))
RECLAIMING: Final = Question(Q_RECLAIM, reclaim_options, answer_reclaim, why_not_reclaim, ("reclaim",))

QUESTIONS: Final[Questions] = [LOSING, EXCHANGING, GIVING, RECLAIMING]
