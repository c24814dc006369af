"""Attacks: who attacks, where, and what that opens (GW-F)."""

from typing import Final

from ....core.questions import Question, decide
from ....core.state import Facts, Frame, ask, then
from ....core.values import Refusal
from ..position.amounts import EVERY, amount_in, other_amount_in, soldiers_moment
from ..position.given import Questions
from ..position.modifiers import reaches_any_section
from ..position.packed import count_at, one_more_at
from ..position.settings import Settings
from ..position.state import GreatWallState, at_rest
from ..terms import frames
from ..terms.asks import Q_ATTACKER, Q_TARGET
from ..terms.names import ANY_SOLDIER, ARCHER, FIRING, N_SECTIONS, N_SOLDIERS, ROWS, SECTIONS, STANDS
from ..terms.notation import DONE, WITH_FIRING, rest_code, rest_of
from ..terms.parts import Effect
from ..terms.vocabulary import ATTACK, PER_SECTION
from .targets import ALL_SECTIONS, has_target, hit, place_of, targets, why_not_spot

# A STRIKE frame: who may attack, how many, and who already has.
SEAT: Final = 1
KIND: Final = 2  # or ANY_SOLDIER
LEFT: Final = 3
EACH: Final = 4  # attackers in each section; -1: no sections are chosen
TURNS: Final = 5  # sections left to choose
NOW: Final = 6  # the section that attacks now; -1: none chosen
BARRED: Final = 7  # mask of sections that have attacked
USED: Final = 8  # archers on firing spots that have attacked, by section (packed counts)
MUST: Final = 9  # 1: once begun, all who can must attack (GW-F10)
STRIKE_COUNT: Final = 10  # attackers by kind
STRIKE_WHERE: Final = 13  # masks of the sections hit, by kind


def do_attack(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat = frame[:2]
    n = EVERY if effect.n.every else amount_in(cfg, s, effect.n, frame)
    must = 1 if effect.n.every else 0
    each, turns = -1, 0
    if effect.where == PER_SECTION:
        each = n
        turns = other_amount_in(cfg, s, effect.sections, frame)
    if n > 0:
        s.stack.append(strike_of(seat, effect.soldier, n, each, turns, must))


def strike_of(seat: int, soldier: int, n: int, each: int, turns: int, must: int) -> Frame:
    """A STRIKE frame before anybody has attacked."""
    return (frames.STRIKE, seat, soldier, n, each, turns, -1, 0, 0, must, 0, 0, 0, 0, 0, 0)


def can_attack(cfg: Settings, s: GreatWallState, seat: int, soldier: int) -> bool:
    """Whether any soldier of the seat and kind (or ANY_SOLDIER) finds something to attack."""
    return len(attackers(cfg, s, strike_of(seat, soldier, 1, -1, 0, 0), ALL_SECTIONS)) > 0


def step_strike(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Ask for the next attacker; if none is left, or enough have attacked, the attack is done."""
    seat = frame[SEAT]
    if frame[EACH] >= 0 and frame[NOW] >= 0 and (frame[LEFT] == 0 or not attackers(cfg, s, frame, 1 << frame[NOW])):
        frame = next_section(frame)
    if len(attacker_codes(cfg, s, frame)) > 0:
        s.stack.append(frame)
        ask(s, Q_ATTACKER, 1 << seat)
    else:
        then(s, (frames.ATTACKED, seat) + frame[STRIKE_COUNT:])


def next_section(frame: Frame) -> Frame:
    """The section has attacked: another may if any turns are left."""
    barred = frame[BARRED] | 1 << frame[NOW]
    return frame[:TURNS] + (frame[TURNS] - 1, -1, barred) + frame[USED:]


def is_begun(frame: Frame) -> bool:
    return sum(frame[STRIKE_COUNT:STRIKE_WHERE]) > 0


def attacker_codes(cfg: Settings, s: GreatWallState, frame: Frame) -> list[int]:
    """Who can attack next, wherever the effect allows it."""
    if frame[EACH] < 0:
        return attackers(cfg, s, frame, ALL_SECTIONS) if frame[LEFT] else []
    if frame[NOW] >= 0:
        sections = 1 << frame[NOW]
        if not frame[MUST] and frame[TURNS] > 1:
            sections = ALL_SECTIONS & ~frame[BARRED]
        return attackers(cfg, s, frame, sections)
    return attackers(cfg, s, frame, ALL_SECTIONS & ~frame[BARRED]) if frame[TURNS] > 0 else []


def attackers(cfg: Settings, s: GreatWallState, frame: Frame, sections: int) -> list[int]:
    """Soldiers at rest or on firing spots of these sections who can attack and have not (GW-F13).

    Those on hordes do not attack again (GW-F6).
    """
    seat, kinds = frame[SEAT], frame[KIND]
    codes: list[int] = []
    for section in range(N_SECTIONS):
        if not sections >> section & 1:
            continue
        for kind in range(N_SOLDIERS):
            if kinds in (ANY_SOLDIER, kind) and idle_at_rest(s, seat, section, kind) > 0:
                reach = ALL_SECTIONS if reaches_any_section(cfg, s, seat, kind) else 1 << section
                if has_target(cfg, s, seat, kind, reach, False):
                    codes.append(rest_code(section, kind))
        if kinds in (ANY_SOLDIER, ARCHER):
            used = count_at(frame[USED], section)
            if idle_on_wall(s, seat, section) > used and has_target(cfg, s, seat, ARCHER, 1 << section, True):
                codes.append(WITH_FIRING + section)
    return codes


def idle_at_rest(s: GreatWallState, seat: int, section: int, kind: int) -> int:
    """Soldiers at rest who were not recruited in the current moment."""
    n = s.rest[at_rest(seat, section) + kind]
    return n - s.recruited[(seat * N_SECTIONS + section) * STANDS + kind] if s.recruited else n


def idle_on_wall(s: GreatWallState, seat: int, section: int) -> int:
    n = s.firing[seat * N_SECTIONS + section]
    return n - s.recruited[(seat * N_SECTIONS + section) * STANDS + FIRING] if s.recruited else n


def attacker_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    """The STRIKE frame is under the question."""
    frame = s.stack[-2]
    codes = attacker_codes(cfg, s, frame)
    if not frame[MUST] or (not is_begun(frame) if frame[EACH] < 0 else frame[NOW] < 0):
        codes.append(DONE)
    return codes


def attacker_of(code: int) -> tuple[int, int, bool]:
    """Section, kind, and whether it shoots from the wall."""
    if code >= WITH_FIRING:
        return code - WITH_FIRING, ARCHER, True
    section, kind = rest_of(code)
    return section, kind, False


def why_not_attacker(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    if code == DONE:
        return Refusal("GW-F10")
    section, kind, on_wall = attacker_of(code)
    there = idle_on_wall(s, seat, section) if on_wall else idle_at_rest(s, seat, section, kind)
    if there <= 0:
        return Refusal("GW-F5", section=SECTIONS[section])
    if not has_target(cfg, s, seat, kind, 1 << section, on_wall):
        return Refusal("GW-F7", section=SECTIONS[section])
    frame = s.stack[-2]
    elsewhere = frame[EACH] >= 0 and (frame[NOW] not in (-1, section) or frame[BARRED] >> section & 1)
    if elsewhere or frame[KIND] not in (ANY_SOLDIER, kind):
        return Refusal("GW-A17", section=SECTIONS[section])
    return Refusal("GW-F13", section=SECTIONS[section])


def answer_attacker(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        then(s, (frames.ATTACKED, seat) + frame[STRIKE_COUNT:])
        return
    section, kind, on_wall = attacker_of(code)
    if frame[EACH] >= 0 and frame[NOW] != section:
        if frame[NOW] >= 0:
            frame = next_section(frame)
        frame = frame[:LEFT] + (frame[EACH],) + frame[EACH:NOW] + (section,) + frame[BARRED:]
    s.stack.append(frame[:LEFT] + (frame[LEFT] - 1,) + frame[EACH:])
    reach = 1 << section
    if not on_wall and reaches_any_section(cfg, s, seat, kind):
        reach = ALL_SECTIONS
    decide(AIMING, cfg, s, seat, kind, section, reach, 1 if on_wall else 0)


def target_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    kind, _, reach, on_wall = facts
    return targets(cfg, s, seat, kind, reach, on_wall == 1)


def why_not_target(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    kind, _, reach, on_wall = facts
    return why_not_spot(cfg, s, seat, kind, reach, code, on_wall == 1)


def answer_target(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    kind, origin, _, on_wall = facts
    section = place_of(code) // ROWS
    if not on_wall:
        s.rest[at_rest(seat, origin) + kind] -= 1
        if kind == ARCHER:
            s.firing[seat * N_SECTIONS + section] += 1  # it takes a firing spot there
    frame = list(s.stack[-1])
    if kind == ARCHER:
        frame[USED] = one_more_at(frame[USED], section)
    frame[STRIKE_COUNT + kind] += 1
    frame[STRIKE_WHERE + kind] |= 1 << section
    s.stack[-1] = tuple(frame)
    hit(cfg, s, seat, kind, code)


def step_attacked(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """One attack, windows 3 and 4 (GW-F12).

    An attack caused by an attack belongs to that moment: it opens no window 3, and its last wounds are
    responded to together with those of the first attack.
    """
    _, seat = frame[:2]
    attacked = frame[2:]
    if sum(attacked[:N_SOLDIERS]) and not s.open >> ATTACK & 1:
        then(s, (frames.MOMENT, 0) + soldiers_moment(ATTACK, seat, attacked), (frames.LAST_WOUNDS,))


AIMING: Final = Question(Q_TARGET, target_options, answer_target, why_not_target, ("spot", "spots"))

QUESTIONS: Final[Questions] = [
    Question(Q_ATTACKER, attacker_options, answer_attacker, why_not_attacker, ("with", "with_firing"), must="GW-F10"),
    AIMING,
]
