"""Attacks: who attacks, where it hits, and what it opens (GW-F)."""

from typing import Final

from ...core.state import ALL, Frame, ask, tell, then
from ...core.values import Refusal
from . import frames, told
from .amounts import amount_in, other_amount_in, sections_of
from .asks import Q_ATTACKER, Q_SHOT, Q_TARGET, Q_WOUND
from .modifiers import is_protected, reaches_any_row, reaches_any_section
from .names import ARCHER, CELLS, COLUMNS, HORSEMAN, SECTIONS, SPEARMAN
from .names import SPOTS as SPOT_REWARDS
from .notation import DONE, PAIR, SPOT, WITH_FIRING, WITH_REST
from .settings import Settings
from .state import FORMS, FREE, RIDES_DOWN, RIDES_LEFT, RIDES_RIGHT, RIDES_UP, GreatWallState, archers_on_wall
from .state import WOUND as WOUNDED
from .tables import Effect
from .verbs import draw_tactics, gain, score
from .vocabulary import ATTACK, ELSEWHERE, FROM_HORSEMAN, FROM_WOUND, HERE, HONOR, PER_SECTION, TACTIC

ALL_SECTIONS: Final = 0b111
EVERYBODY: Final = 99

# A STRIKE frame: who may attack, how many, and who has.
SEAT: Final = 1
KIND: Final = 2  # -1: any
LEFT: Final = 3
EACH: Final = 4  # attackers in each section; -1: no sections are chosen
TURNS: Final = 5  # sections left to choose
NOW: Final = 6  # the section that attacks, -1: none chosen
BARRED: Final = 7  # mask of sections that have attacked
USED: Final = 8  # archers on firing spots that have attacked, 4 bits a section
MUST: Final = 9  # 1: once begun, all attack who can (GW-F10)
STRIKE_COUNT: Final = 10  # attackers by kind
STRIKE_WHERE: Final = 13  # masks of the sections hit, by kind


# Targets


def rows_in_reach(e: Settings, s: GreatWallState, seat: int, kind: int) -> int:
    """Spearmen reach only the first horde (GW-F1), unless a card says otherwise."""
    return 1 if kind == SPEARMAN and not reaches_any_row(e, s, seat, kind) else 3


def is_target(e: Settings, s: GreatWallState, place: int, kind: int) -> bool:
    """Whether the horde there has a free spot that this kind of soldier may use."""
    if s.horde[place] < 0 or not s.free[place]:
        return False
    if kind == ARCHER:
        return not is_protected(e, s, place, FROM_WOUND)
    if kind == HORSEMAN:
        return s.free[place] > 1 and not is_protected(e, s, place, FROM_HORSEMAN)
    return True


def pairs(s: GreatWallState, place: int) -> list[int]:
    """Two free spots side by side, across or down (GW-F2): cell * 2 + way."""
    found: list[int] = []
    start = place * CELLS
    for cell in range(CELLS):
        if s.spots[start + cell] == FREE:
            if cell % COLUMNS < COLUMNS - 1 and s.spots[start + cell + 1] == FREE:
                found.append(cell * 2)
            if cell < COLUMNS and s.spots[start + cell + COLUMNS] == FREE:
                found.append(cell * 2 + 1)
    return found


def has_room_on_wall(e: Settings, s: GreatWallState, section: int) -> bool:
    return archers_on_wall(s, section) < e.tables.firing_spots[s.wall[section]]


def targets(e: Settings, s: GreatWallState, seat: int, kind: int, sections: int, on_wall: bool) -> list[int]:
    """Codes of the spots that a soldier of this kind can attack in these sections (GW-F1 to F4)."""
    codes: list[int] = []
    rows = rows_in_reach(e, s, seat, kind)
    for section in range(3):
        if not sections >> section & 1 or (kind == ARCHER and not on_wall and not has_room_on_wall(e, s, section)):
            continue
        for place in range(section * 3, section * 3 + rows):
            if is_target(e, s, place, kind):
                if kind == HORSEMAN:
                    codes.extend([PAIR + place * CELLS * 2 + pair for pair in pairs(s, place)])
                else:
                    free_spots(s, place, codes)
    return codes


def free_spots(s: GreatWallState, place: int, codes: list[int]) -> None:
    start = place * CELLS
    for cell in range(start, start + CELLS):
        if s.spots[cell] == FREE:
            codes.append(SPOT + cell)


def has_target(e: Settings, s: GreatWallState, seat: int, kind: int, sections: int, on_wall: bool) -> bool:
    """Whether `targets` has any, without making them."""
    rows = rows_in_reach(e, s, seat, kind)
    for section in range(3):
        if not sections >> section & 1 or (kind == ARCHER and not on_wall and not has_room_on_wall(e, s, section)):
            continue
        for place in range(section * 3, section * 3 + rows):
            if is_target(e, s, place, kind) and (kind != HORSEMAN or pairs(s, place)):
                return True
    return False


def place_of(code: int) -> int:
    """The place of the horde that a SPOT or PAIR code names."""
    return (code - PAIR) // 2 // CELLS if code >= PAIR else (code - SPOT) // CELLS


# Covering spots


def cover(e: Settings, s: GreatWallState, seat: int, cell: int, what: int) -> None:
    """Something comes to lie on a free spot; the last one is remembered (GW-F14)."""
    place = cell // CELLS
    s.spots[cell] = what
    s.free[place] -= 1
    if s.free[place] == 0:
        s.completed.append(seat * 16 + place)
        tell(s, told.COVERED, ALL, s.horde[place], place)


def reward(e: Settings, s: GreatWallState, seat: int, cell: int) -> None:
    """What is printed on the spot, taken without asking (GW-F1, GW-G6)."""
    printed = e.tables.hordes[s.horde[cell // CELLS]].cells[cell % CELLS]
    what, n = printed // 8, printed % 8
    if n == 0:
        return
    if what == HONOR:
        score(s, seat, n, SPOT_REWARDS)
    elif what == TACTIC:
        draw_tactics(s, seat, n)
        s.stack.append((frames.HAND_LIMIT, seat))
    else:
        gain(s, seat, what, n)


def wound(e: Settings, s: GreatWallState, seat: int, code: int, event: int) -> None:
    """A wound on a spot: no reward (GW-F3, GW-F15)."""
    cell = code - SPOT
    tell(s, event, ALL, seat, cell // CELLS, cell % CELLS)
    cover(e, s, seat, cell, WOUNDED)


def hit(e: Settings, s: GreatWallState, seat: int, kind: int, code: int) -> None:
    """The soldier attacks there; where it came from is settled by the caller."""
    if kind == ARCHER:
        wound(e, s, seat, code, told.SHOOTS)
        return
    if kind == SPEARMAN:
        cell = code - SPOT
        tell(s, told.ATTACKS, ALL, seat, kind, cell // CELLS, cell % CELLS)
        cover(e, s, seat, cell, seat * FORMS)
        reward(e, s, seat, cell)
        return
    cell, down = (code - PAIR) // 2, (code - PAIR) % 2
    other = cell + (COLUMNS if down else 1)
    tell(s, told.ATTACKS, ALL, seat, kind, cell // CELLS, cell % CELLS)
    cover(e, s, seat, cell, seat * FORMS + (RIDES_DOWN if down else RIDES_RIGHT))
    cover(e, s, seat, other, seat * FORMS + (RIDES_UP if down else RIDES_LEFT))
    reward(e, s, seat, cell)
    reward(e, s, seat, other)


# The effect `attack`


def do_attack(e: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat = frame[1]
    n = EVERYBODY if effect.n.every else amount_in(e, s, effect.n, frame)
    must = 1 if effect.n.every else 0
    each, turns = -1, 0
    if effect.where == PER_SECTION:
        each = n
        turns = other_amount_in(e, s, effect.sections, frame)
    if n > 0:
        strike = (frames.STRIKE, seat, effect.soldier, n, each, turns, -1, 0, 0, must, 0, 0, 0, 0, 0, 0)
        s.stack.append(strike)


def step_strike(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """Ask for the next attacker; none left, or enough: the attack is done."""
    seat = frame[SEAT]
    if frame[EACH] >= 0 and frame[NOW] >= 0 and (frame[LEFT] == 0 or not attackers(e, s, frame, 1 << frame[NOW])):
        frame = next_section(frame)
    if len(attacker_codes(e, s, frame)) > 0:
        s.stack.append(frame)
        ask(s, Q_ATTACKER, 1 << seat)
    else:
        then(s, (frames.ATTACKED, seat) + frame[STRIKE_COUNT:])


def next_section(frame: Frame) -> Frame:
    """The section has attacked: another may, if there are turns left."""
    barred = frame[BARRED] | 1 << frame[NOW]
    return frame[:TURNS] + (frame[TURNS] - 1, -1, barred) + frame[USED:]


def is_begun(frame: Frame) -> bool:
    return frame[STRIKE_COUNT] + frame[STRIKE_COUNT + 1] + frame[STRIKE_COUNT + 2] > 0


def attacker_codes(e: Settings, s: GreatWallState, frame: Frame) -> list[int]:
    """Who can attack next, wherever the effect allows it."""
    if frame[EACH] < 0:
        return attackers(e, s, frame, ALL_SECTIONS) if frame[LEFT] else []
    if frame[NOW] >= 0:
        sections = 1 << frame[NOW]
        if not frame[MUST] and frame[TURNS] > 1:
            sections = ALL_SECTIONS & ~frame[BARRED]
        return attackers(e, s, frame, sections)
    return attackers(e, s, frame, ALL_SECTIONS & ~frame[BARRED]) if frame[TURNS] > 0 else []


def attackers(e: Settings, s: GreatWallState, frame: Frame, sections: int) -> list[int]:
    """Soldiers at rest or on firing spots of these sections who can attack and have not (GW-F13)."""
    seat, kinds = frame[SEAT], frame[KIND]
    codes: list[int] = []
    for section in range(3):
        if not sections >> section & 1:
            continue
        for kind in range(3):
            if kinds in (-1, kind) and idle_at_rest(s, seat, section, kind) > 0:
                reach = ALL_SECTIONS if reaches_any_section(e, s, seat, kind) else 1 << section
                if has_target(e, s, seat, kind, reach, False):
                    codes.append(WITH_REST + section * 3 + kind)
        if kinds in (-1, ARCHER):
            used = frame[USED] >> section * 4 & 15
            if idle_on_wall(s, seat, section) > used and has_target(e, s, seat, ARCHER, 1 << section, True):
                codes.append(WITH_FIRING + section)
    return codes


def idle_at_rest(s: GreatWallState, seat: int, section: int, kind: int) -> int:
    """Soldiers at rest who were not recruited by the present moment."""
    n = s.rest[(seat * 3 + section) * 3 + kind]
    return n - s.recruited[(seat * 3 + section) * 4 + kind] if s.recruited else n


def idle_on_wall(s: GreatWallState, seat: int, section: int) -> int:
    n = s.firing[seat * 3 + section]
    return n - s.recruited[(seat * 3 + section) * 4 + 3] if s.recruited else n


def attacker_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """The STRIKE frame lies under the question."""
    frame = s.stack[-2]
    codes = attacker_codes(e, s, frame)
    if not frame[MUST] or (not is_begun(frame) if frame[EACH] < 0 else frame[NOW] < 0):
        codes.append(DONE)
    return codes


def why_not_attacker(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    if code == DONE:
        return Refusal("GW-F10")
    section = code - WITH_FIRING if code >= WITH_FIRING else (code - WITH_REST) // 3
    kind = ARCHER if code >= WITH_FIRING else (code - WITH_REST) % 3
    there = idle_on_wall(s, seat, section) if code >= WITH_FIRING else idle_at_rest(s, seat, section, kind)
    if there <= 0:
        return Refusal("GW-F5", section=SECTIONS[section])
    if not has_target(e, s, seat, kind, 1 << section, code >= WITH_FIRING):
        return Refusal("GW-F7", section=SECTIONS[section])
    frame = s.stack[-2]
    elsewhere = frame[EACH] >= 0 and (frame[NOW] not in (-1, section) or frame[BARRED] >> section & 1)
    if elsewhere or frame[KIND] not in (-1, kind):
        return Refusal("GW-A17", section=SECTIONS[section])
    return Refusal("GW-F13", section=SECTIONS[section])


def answer_attacker(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        then(s, (frames.ATTACKED, seat) + frame[STRIKE_COUNT:])
        return
    on_wall = code >= WITH_FIRING
    section = code - WITH_FIRING if on_wall else (code - WITH_REST) // 3
    kind = ARCHER if on_wall else (code - WITH_REST) % 3
    if frame[EACH] >= 0 and frame[NOW] != section:
        if frame[NOW] >= 0:
            frame = next_section(frame)
        frame = frame[:LEFT] + (frame[EACH],) + frame[EACH:NOW] + (section,) + frame[BARRED:]
    s.stack.append(frame[:LEFT] + (frame[LEFT] - 1,) + frame[EACH:])
    reach = 1 << section
    if not on_wall and reaches_any_section(e, s, seat, kind):
        reach = ALL_SECTIONS
    choose_target(e, s, seat, kind, section, reach, on_wall)


def choose_target(
    e: Settings, s: GreatWallState, seat: int, kind: int, section: int, reach: int, on_wall: bool
) -> None:
    question = (0, 0, 0, 0, kind, section, reach, 1 if on_wall else 0)
    codes = target_options(e, s, seat, question)
    if len(codes) == 1:
        answer_target(e, s, seat, question, codes[0])
    else:
        ask(s, Q_TARGET, 1 << seat, kind, section, reach, 1 if on_wall else 0)


def target_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    """(..., kind, section it comes from, sections in reach, 1 if it shoots from the wall)."""
    return targets(e, s, seat, question[4], question[6], question[7] == 1)


def why_not_target(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return why_not_spot(e, s, seat, question[4], question[6], code, question[7] == 1)


def why_not_spot(
    e: Settings, s: GreatWallState, seat: int, kind: int, reach: int, code: int, on_wall: bool = False
) -> Refusal:
    """Which rule keeps a soldier of this kind from this spot."""
    place = place_of(code)
    where = SECTIONS[place // 3]
    if (code >= PAIR) != (kind == HORSEMAN):
        return Refusal("GW-F2" if kind == HORSEMAN else "GW-F3" if kind == ARCHER else "GW-F1")
    if s.horde[place] < 0:
        return Refusal("GW-F7", section=where)
    if not reach >> place // 3 & 1:
        return Refusal("GW-F5", section=where)
    if kind != SPEARMAN and is_protected(e, s, place, FROM_WOUND if kind == ARCHER else FROM_HORSEMAN):
        return Refusal("GW-A17", horde_card=e.tables.hordes[s.horde[place]].id)
    if kind == SPEARMAN and place % 3 >= rows_in_reach(e, s, seat, kind):
        return Refusal("GW-F1", section=where)
    if kind == ARCHER and not on_wall and not has_room_on_wall(e, s, place // 3):
        return Refusal("GW-O4", section=where)
    return Refusal("GW-F7", section=where)


def answer_target(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    kind, origin = question[4], question[5]
    section = place_of(code) // 3
    if not question[7]:
        s.rest[(seat * 3 + origin) * 3 + kind] -= 1
        if kind == ARCHER:
            s.firing[seat * 3 + section] += 1  # it takes a firing spot there
    frame = list(s.stack[-1])
    if kind == ARCHER:
        frame[USED] += 1 << section * 4
    frame[STRIKE_COUNT + kind] += 1
    frame[STRIKE_WHERE + kind] |= 1 << section
    s.stack[-1] = tuple(frame)
    hit(e, s, seat, kind, code)


def step_attacked(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(ATTACKED, seat, attackers, sections): one attack, windows 3 and 4 (GW-F12).

    An attack made because of an attack belongs to that moment: no window 3, and its last wounds are
    answered to with those of the attack around it.
    """
    if frame[2] + frame[3] + frame[4] == 0 or s.open >> ATTACK & 1:
        return
    then(s, (frames.MOMENT, 0, ATTACK, frame[1], -1, -1, -1) + frame[2:], (frames.LAST_WOUNDS,))


# The effect `wound`, and the volley


def do_wound(e: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    seat, soldier, moment = frame[1], frame[3], frame[5:]
    sections = ALL_SECTIONS
    if effect.where == HERE:
        sections = sections_of(moment, soldier)
    elif effect.where == ELSEWHERE:
        sections = ALL_SECTIONS & ~sections_of(moment, soldier)
    n = amount_in(e, s, effect.n, frame)
    s.stack.append((frames.WOUND, seat, n, sections, 1 if effect.where == HERE else 0))


def step_wound(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(WOUND, seat, left, sections, 1 if all in one section)."""
    seat = frame[1]
    if frame[2] > 0 and has_target(e, s, seat, ARCHER, frame[3], True):
        s.stack.append(frame)
        ask(s, Q_WOUND, 1 << seat, *frame[2:])
    elif not s.open >> ATTACK & 1:
        then(s, (frames.LAST_WOUNDS,))


def wound_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [DONE, *targets(e, s, seat, ARCHER, question[5], True)]


def why_not_wound(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    place = place_of(code)
    if code >= PAIR or s.horde[place] < 0:
        return Refusal("GW-F15")
    if not is_target(e, s, place, ARCHER) and s.free[place]:
        return Refusal("GW-A17", horde_card=e.tables.hordes[s.horde[place]].id)
    return Refusal("GW-F15", section=SECTIONS[place // 3])


def answer_wound(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    frame = s.stack.pop()
    if code == DONE:
        s.stack.append(frame[:2] + (0,) + frame[3:])
        return
    sections = 1 << place_of(code) // 3 if frame[4] else frame[3]
    s.stack.append((frames.WOUND, seat, frame[2] - 1, sections, frame[4]))
    wound(e, s, seat, code, told.WOUND)


def step_shoot(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(SHOOT, seat, section, shots left, shots made): the winter volley must be shot (GW-W1)."""
    seat, section = frame[1], frame[2]
    codes = targets(e, s, seat, ARCHER, 1 << section, True) if frame[3] else []
    if len(codes) > 1:
        s.stack.append(frame)
        ask(s, Q_SHOT, 1 << seat, section)
    elif len(codes) == 1:
        s.stack.append(frame)
        answer_shot(e, s, seat, frame, codes[0])
    elif e.volley_attack and frame[4]:
        then(s, (frames.ATTACKED, seat, 0, frame[4], 0, 0, 1 << section, 0))
    else:
        then(s, (frames.LAST_WOUNDS,))


def shot_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return targets(e, s, seat, ARCHER, 1 << question[4], True)


def why_not_shot(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    refusal = why_not_wound(e, s, seat, question, code)
    return refusal if refusal.rule == "GW-A17" else Refusal("GW-W1", section=SECTIONS[question[4]])


def answer_shot(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    frame = s.stack[-1]
    s.stack[-1] = frame[:3] + (frame[3] - 1, frame[4] + 1)
    wound(e, s, seat, code, told.SHOOTS)
