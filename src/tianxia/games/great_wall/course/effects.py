"""The effects of the cards that need no file of their own, and the table of all 23."""

from collections.abc import Callable
from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..acts.attacks import do_attack
from ..acts.building import do_build
from ..acts.clerks import do_advance, do_move_clerks
from ..acts.deaths import do_save
from ..acts.hand import do_draw
from ..acts.hordes import do_place_horde
from ..acts.logistics import do_logistics
from ..acts.moments import do_all
from ..acts.overseers import do_income, do_upgrade
from ..acts.payment import take
from ..acts.recruits import do_recruit
from ..acts.shame import do_discard_shame
from ..acts.sharing import share
from ..acts.wounds import do_wound
from ..position import events
from ..position.amounts import LOCATION, amount_in, moment_in, other_amount_in
from ..position.given import Questions, Steps
from ..position.modifiers import is_idle
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import gain, has, score, store
from ..rivals import qin, reed
from ..terms import frames
from ..terms.asks import Q_CHOOSE, Q_EXCHANGE, Q_GIVE, Q_LOCATION, Q_LOSE, Q_RECLAIM, Q_SECTION
from ..terms.names import ARCHER, BETRAYAL, CHI, COMMANDS, N_LOCATIONS, N_RESOURCES, N_SECTIONS, N_SOLDIERS, RESOURCES
from ..terms.notation import (
    AT,
    AT_SECTION,
    CHOOSE,
    DISCARD,
    DONE,
    EXCHANGE,
    GIVE,
    LOSE_SOLDIER,
    PAY,
    RECLAIM,
)
from ..terms.parts import Effect
from ..terms.vocabulary import (
    ANY,
    BUILD,
    CHOSEN,
    DO_COPY_COMMAND,
    DO_MOVE_CLERKS,
    HONOR,
    LOCATION_RESOURCE,
    SOLDIER,
    TACTIC,
    TO_WAREHOUSE,
)
from .locations import do_tea_up
from .turn import copy_options, do_copy

ALL_KINDS: Final = 0b1111
BUILDING_KINDS: Final = 0b0111


def step_do(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(DO, seat, effect, kind of soldier, source of honor, moment)."""
    effect = cfg.box.effects[frame[2]]
    if frame[1] == cfg.qin and effect.verb in qin.DOES:
        qin.DOES[effect.verb](cfg, s, effect, frame)
    elif frame[1] == cfg.reed:
        if effect.verb == DO_MOVE_CLERKS:  # all that the clan does by cards (GW-R9)
            reed.do_move_clerks(cfg, s, effect, frame)
    elif effect.who:
        share(cfg, s, effect, frame)
    else:
        DOES[effect.verb](cfg, s, effect, frame)


def step_part(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(PART, seat, effect, kind of soldier, source of honor, moment, number): a player's part of a shared effect."""
    effect = cfg.box.effects[frame[2]]
    DOES[effect.verb](cfg, s, effect, frame)


def do_gain(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat, source, moment = frame[1], frame[4], frame[5:]
    n = amount_in(cfg, s, effect.n, frame)
    what = moment[LOCATION] if effect.what == LOCATION_RESOURCE else effect.what
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
    seat = frame[1]
    s.stack.append((frames.LOSE, seat, effect.what, amount_in(cfg, s, effect.n, frame)))


def step_lose(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(LOSE, seat, what, left): as many as possible, own choice."""
    seat, what, left = frame[1], frame[2], frame[3]
    if left <= 0:
        return
    codes = lose_options(cfg, s, seat, (what, left))
    if codes:
        s.stack.append(frame)
        if len(codes) == 1:
            answer_lose(cfg, s, seat, (what, left), codes[0])
        else:
            ask(s, Q_LOSE, 1 << seat, what, left)


def lose_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    what = facts[0]
    if what == TACTIC:
        return [DISCARD + card for card in s.hand[seat]]
    codes: list[int] = []
    if what == SOLDIER:
        for section in range(N_SECTIONS):
            for kind in range(N_SOLDIERS):
                if s.rest[(seat * N_SECTIONS + section) * N_SOLDIERS + kind]:
                    codes.append(LOSE_SOLDIER + section * 4 + kind)
            if s.firing[seat * N_SECTIONS + section]:
                codes.append(LOSE_SOLDIER + section * 4 + 3)
        return codes
    for resource in range(N_RESOURCES):
        if (what in (ANY, resource) or (what == BUILD and resource != CHI)) and s.stock[seat * N_RESOURCES + resource]:
            codes.append(PAY + resource * 110 + 1)
    return codes


def why_not_lose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-A16")


def answer_lose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    s.stack.append(frame[:3] + (frame[3] - 1,))
    if code >= PAY:
        resource = (code - PAY) // 110
        s.stock[seat * N_RESOURCES + resource] -= 1
        s.locked[seat * N_RESOURCES + resource] = min(
            s.locked[seat * N_RESOURCES + resource], s.stock[seat * N_RESOURCES + resource]
        )
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
    """The soldier of a LOSE_SOLDIER code leaves its rest area or firing spot: its kind and section."""
    section, kind = (code - LOSE_SOLDIER) // 4, (code - LOSE_SOLDIER) % 4
    if kind == 3:
        s.firing[seat * N_SECTIONS + section] -= 1
        return ARCHER, section
    s.rest[(seat * N_SECTIONS + section) * N_SOLDIERS + kind] -= 1
    return kind, section


# Exchanging and giving


def do_exchange(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    s.stack.append((frames.EXCHANGE, seat, effect.index, effect.times))


def step_exchange(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(EXCHANGE, seat, effect, times left)."""
    seat = frame[1]
    if frame[3] > 0 and len(exchange_options(cfg, s, seat, (frame[2],))) > 1:
        s.stack.append(frame)
        ask(s, Q_EXCHANGE, 1 << seat, frame[2], frame[3])


def exchange_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    effect = cfg.box.effects[facts[0]]
    codes = [DONE]
    for given in range(4):
        if effect.sources >> given & 1 and has(s, seat, given) >= effect.give:
            for taken in range(4):
                if taken != given and effect.targets >> taken & 1:
                    codes.append(EXCHANGE + given * 4 + taken)
    return codes


def why_not_exchange(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-A9", resource=RESOURCES[(code - EXCHANGE) // 4])


def answer_exchange(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        return
    effect = cfg.box.effects[facts[0]]
    given, taken = (code - EXCHANGE) // 4, (code - EXCHANGE) % 4
    s.stack.append(frame[:3] + (frame[3] - 1,))
    s.stock[seat * N_RESOURCES + given] -= effect.give
    tell(s, events.PAID, ALL, seat, effect.give, given)
    gain(s, seat, taken, effect.get)


def do_give(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    s.stack.append((frames.GIVE, seat, amount_in(cfg, s, effect.n, frame)))


def step_give(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(GIVE, seat, left)."""
    seat = frame[1]
    if frame[2] > 0 and len(give_options(cfg, s, seat, frame)) > 1:
        s.stack.append(frame)
        ask(s, Q_GIVE, 1 << seat, frame[2])


def give_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for resource in range(N_RESOURCES):
        if has(s, seat, resource):
            for other in range(cfg.players):
                if other != seat:
                    codes.append(GIVE + resource * 4 + other)
    return codes


def why_not_give(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-A15", resource=RESOURCES[(code - GIVE) // 4])


def answer_give(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        return
    resource, other = (code - GIVE) // 4, (code - GIVE) % 4
    s.stack.append((frames.GIVE, seat, frame[2] - 1))
    s.stock[seat * N_RESOURCES + resource] -= 1
    s.stock[other * N_RESOURCES + resource] += 1
    tell(s, events.GAVE, ALL, seat, 1, resource, other)


# Command cards


def do_reclaim(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    s.stack.append((frames.RECLAIM, seat, amount_in(cfg, s, effect.n, frame)))


def step_reclaim(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """(RECLAIM, seat, left)."""
    if frame[2] > 0 and len(reclaim_options(cfg, s, frame[1], frame)) > 1:
        s.stack.append(frame)
        ask(s, Q_RECLAIM, 1 << frame[1], frame[2])


def reclaim_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    for command in range(len(COMMANDS)):
        if command != BETRAYAL and s.discarded[seat] >> command & 1:
            codes.append(RECLAIM + command)
    return codes


def why_not_reclaim(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-Z5", command=COMMANDS[code - RECLAIM])


def answer_reclaim(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        return
    command = code - RECLAIM
    s.discarded[seat] &= ~(1 << command)
    s.commands[seat] |= 1 << command
    tell(s, events.RECLAIMED, ALL, seat, command)
    s.stack.append((frames.RECLAIM, seat, frame[2] - 1))


# Choosing


def do_choose(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat, soldier, source = frame[1], frame[3], frame[4]
    ask(s, Q_CHOOSE, 1 << seat, effect.index, soldier, source, *moment_in(frame))


def choose_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """The lists of the effect; one that begins with a copy only if there is a card to copy."""
    codes = [DONE]
    for i, effects in enumerate(cfg.box.effects[facts[0]].options):
        copies = cfg.box.effects[effects[0]].verb == DO_COPY_COMMAND
        if not copies or len(copy_options(cfg, s, seat, facts)) > 1:
            codes.append(CHOOSE + i)
    return codes


def why_not_choose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-J8" if code - CHOOSE < len(cfg.box.effects[facts[0]].options) else "GW-J4")


def answer_choose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        effects = cfg.box.effects[facts[0]].options[code - CHOOSE]
        do_all(s, seat, effects, facts[1], facts[2], facts[3:])


# Modifiers for a time


def do_apply(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    mod = cfg.mod(effect.mod)
    n = other_amount_in(cfg, s, mod.add, frame)
    if is_idle(mod, n):
        return
    if mod.location == CHOSEN:
        ask(s, Q_LOCATION, 1 << seat, effect.index, n)
    elif mod.where == CHOSEN:
        ask(s, Q_SECTION, 1 << seat, effect.index, n)
    else:
        put_in_force(s, effect, seat, mod.location, n)


def put_in_force(s: GreatWallState, effect: Effect, seat: int, place: int, n: int) -> None:
    s.applied.extend([effect.mod, seat, place, n, effect.until])


def place_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[AT + location for location in range(N_LOCATIONS)]]


def answer_place(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        put_in_force(s, cfg.box.effects[facts[0]], seat, code - AT, facts[1])
        tell(s, events.IN_FORCE, ALL, seat, code - AT)


def section_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[AT_SECTION + section for section in cfg.sections]]


def answer_section(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        put_in_force(s, cfg.box.effects[facts[0]], seat, code - AT_SECTION, facts[1])
        tell(s, events.IN_FORCE_HERE, ALL, seat, code - AT_SECTION)


Does = Callable[[Settings, GreatWallState, Effect, Frame], None]

# By verb, in the order of vocabulary.EFFECTS.
DOES: Final[tuple[Does, ...]] = (
    do_gain,
    do_lose,
    do_exchange,
    do_give,
    do_draw,
    do_discard_shame,
    do_move_clerks,
    do_advance,
    do_attack,
    do_wound,
    do_recruit,
    do_save,
    do_upgrade,
    do_income,
    do_build,
    do_build,
    do_tea_up,
    do_reclaim,
    do_logistics,
    do_copy,
    do_choose,
    do_apply,
    do_place_horde,
)

STEPS: Final[Steps] = {
    frames.DO: step_do,
    frames.PART: step_part,
    frames.EXCHANGE: step_exchange,
    frames.GIVE: step_give,
    frames.LOSE: step_lose,
    frames.RECLAIM: step_reclaim,
}

QUESTIONS: Final[Questions] = [
    Question(Q_EXCHANGE, exchange_options, answer_exchange, why_not_exchange, ("exchange",)),
    Question(Q_GIVE, give_options, answer_give, why_not_give, ("give",)),
    Question(Q_LOSE, lose_options, answer_lose, why_not_lose, ("lose_soldier", "lose_firing", "discard")),
    Question(Q_RECLAIM, reclaim_options, answer_reclaim, why_not_reclaim, ("reclaim",)),
    Question(Q_CHOOSE, choose_options, answer_choose, why_not_choose, ("choose",)),
    Question(Q_LOCATION, place_options, answer_place, by("GW-A17"), ("at",)),
    Question(Q_SECTION, section_options, answer_section, by("GW-R1"), ("at_section",)),
]
