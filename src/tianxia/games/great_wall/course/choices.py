"""What a card lets its owner choose: one of several lists of effects, or where a temporary modifier holds."""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..acts.moments import do_all
from ..position import events
from ..position.amounts import MOMENT, Moment, moment_in, other_amount_in
from ..position.given import Questions
from ..position.modifiers import is_idle, put_in_force
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..terms.asks import Q_CHOOSE, Q_LOCATION, Q_SECTION
from ..terms.names import N_LOCATIONS
from ..terms.notation import AT, AT_SECTION, CHOOSE, DONE
from ..terms.parts import Effect
from ..terms.vocabulary import CHOSEN, DO_ATTACK, DO_LOGISTICS
from .usable import choices_of

# The facts of a choice
EFFECT: Final = 0
ABOUT: Final = 3  # the moment, after kind of soldier and source of honor


def do_choose(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat, _, soldier, source = frame[:MOMENT]
    if choices_of(cfg, s, seat, effect):
        ask(s, Q_CHOOSE, 1 << seat, effect.index, soldier, source, *moment_in(frame))


def choose_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[CHOOSE + number for number in choices_of(cfg, s, seat, cfg.box.effects[facts[EFFECT]])]]


def why_not_choose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    options = cfg.box.effects[facts[EFFECT]].options
    if code - CHOOSE >= len(options):
        return Refusal("GW-J4")
    verb = cfg.box.effects[options[code - CHOOSE][0]].verb
    return Refusal("GW-O1" if verb == DO_LOGISTICS else "GW-F7" if verb == DO_ATTACK else "GW-J8")


def answer_choose(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        index, soldier, source = facts[:ABOUT]
        do_all(s, seat, cfg.box.effects[index].options[code - CHOOSE], soldier, source, Moment(facts[ABOUT:]))


# Temporary modifiers


def do_apply(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    mod = cfg.mod(effect.mod)
    n = other_amount_in(cfg, s, mod.add, frame)
    if is_idle(mod, n):
        return
    if mod.location == CHOSEN:
        ask(s, Q_LOCATION, 1 << seat, effect.index, n)
    elif mod.where == CHOSEN:
        ask(s, Q_SECTION, 1 << seat, effect.index, n)
    else:
        put_in_force(cfg, s, effect.mod, seat, mod.location, n, effect.until)


def put_in_force_at(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, place: int, event: int) -> None:
    index, n = facts
    effect = cfg.box.effects[index]
    put_in_force(cfg, s, effect.mod, seat, place, n, effect.until)
    tell(s, event, ALL, seat, place)


def place_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[AT + location for location in range(N_LOCATIONS)]]


def answer_place(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        put_in_force_at(cfg, s, seat, facts, code - AT, events.IN_FORCE)


def section_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *[AT_SECTION + section for section in cfg.sections]]


def answer_section(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    if code != DONE:
        put_in_force_at(cfg, s, seat, facts, code - AT_SECTION, events.IN_FORCE_HERE)


QUESTIONS: Final[Questions] = [
    Question(Q_CHOOSE, choose_options, answer_choose, why_not_choose, ("choose",)),
    Question(Q_LOCATION, place_options, answer_place, by("GW-A17"), ("at",)),
    Question(Q_SECTION, section_options, answer_section, by("GW-R1"), ("at_section",)),
]
