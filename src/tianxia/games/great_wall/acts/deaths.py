"""Deaths and saving, in the order of GW-V11, at a defeat and in a breach."""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell, then
from ..position import events
from ..position.amounts import EVERY, SEAT_BITS, SECTION, SEVERAL, amount_in, moment_in, plain_moment, soldiers_moment
from ..position.given import Questions
from ..position.modifiers import less_for, lethality
from ..position.order import has_acted, mask_of, take_question_away, yet_to_act
from ..position.seats import players_in_order
from ..position.settings import Settings
from ..position.state import FORMS, ON_FOOT, RIDES_DOWN, RIDES_RIGHT, WOUND, GreatWallState, at_rest, of_kind_on
from ..position.verbs import order_of
from ..terms import frames
from ..terms.asks import Q_DEATH, Q_RANSOM, Q_SAVE
from ..terms.names import (
    ANY_SOLDIER,
    ARCHER,
    CELLS,
    CHI,
    COLUMNS,
    HORSEMAN,
    N_SECTIONS,
    N_SOLDIERS,
    ROWS,
    SOLDIERS,
    SPEARMAN,
)
from ..terms.notation import DIES, DONE, SAVE
from ..terms.parts import Effect
from ..terms.vocabulary import COST_SAVE, SAVE_SOLDIER, SOLDIERS_DYING, SOLDIERS_KILLED
from .payment import Cost, can_pay, only, pay

UNKNOWN: Final = -1  # how many die here is not yet settled
SAVERS: Final = 3  # where the order begins in a RANSOM frame
EACH: Final = 3  # numbers of each seat in a NAME_DEATHS frame, if all are asked together
ROW: Final = 3  # where a NAME_DEATHS frame says in which row a choice is made, and
LEFT: Final = 5  # where a NAME_DEATHS frame says how many still die here


def step_deaths(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, section, rows, with_archers = frame
    s.dying = [0] * (N_SOLDIERS * cfg.seats)
    s.saved = [0] * cfg.seats
    s.spent = 0
    if with_archers:  # all on firing spots, whatever the lethality (GW-W11)
        for seat in range(cfg.seats):
            n = s.firing[seat * N_SECTIONS + section]
            if n:
                s.firing[seat * N_SECTIONS + section] = 0
                s.dying[seat * N_SOLDIERS + ARCHER] += n
                tell(s, events.DYING, ALL, seat, ARCHER, n)
    then(
        s,
        (frames.NAME_DEATHS, section, rows, 0, 0, UNKNOWN) + (each_from_row_1(s) if cfg.together else order_of(s)),
        (frames.DYING, section),  # and KILL: the two times that window 5 opens (GW-D8)
        (frames.RANSOM, section, 0) + players_in_order(cfg, s),  # other seats save nobody (GW-R5, GW-Q6)
        (frames.KILL, section),
    )


def step_name_deaths(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Who would die (GW-V6)."""
    if cfg.together:
        name_together(cfg, s, frame)
        return
    _, section, rows, row, place_in_order, left = frame[: LEFT + 1]
    order = frame[LEFT + 1 :]
    while place_in_order < len(order):
        seat = order[place_in_order]
        row, left = fall_without_choice(cfg, s, section, rows, seat, row, left)
        if row < ROWS:
            s.stack.append((frames.NAME_DEATHS, section, rows, row, place_in_order, left) + order)
            ask(s, Q_DEATH, 1 << seat, section * ROWS + row)
            return
        row = 0
        place_in_order += 1


def fall_without_choice(
    cfg: Settings, s: GreatWallState, section: int, rows: int, seat: int, row: int, left: int
) -> tuple[int, int]:
    """Those of whom the seat has none to choose fall, row by row. The row where it must choose, ROWS if nowhere, and
    how many still die there.
    """
    while row < ROWS:
        place = section * ROWS + row
        if rows >> row & 1 and s.horde[place] >= 0:
            foot = of_kind_on(s, seat, place, False)
            mounted = of_kind_on(s, seat, place, True)
            if left == UNKNOWN:
                left = lethality(cfg, s, place)
            left = min(left, foot + mounted)
            if left and foot and mounted and left < foot + mounted:
                return row, left
            fall(s, seat, place, SPEARMAN, min(left, foot))
            fall(s, seat, place, HORSEMAN, left - min(left, foot))
        row += 1
        left = UNKNOWN
    return ROWS, UNKNOWN


def each_from_row_1(s: GreatWallState) -> Frame:
    """Of each seat: itself, the row where it is, and how many still die there."""
    return tuple([number for seat in order_of(s) for number in (seat, 0, UNKNOWN)])


def name_together(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All who have a choice are asked at the same time, each where it stands (GW-C19)."""
    _, section, rows = frame[:ROW]
    now = list(frame[LEFT + 1 :])
    asked: list[int] = []
    places: list[int] = []
    for at in range(0, len(now), EACH):
        seat, row, left = now[at : at + EACH]
        row, left = fall_without_choice(cfg, s, section, rows, seat, row, left)
        now[at + 1 : at + EACH] = [row, left]
        if row < ROWS:
            asked.append(seat)
            places.append(section * ROWS + row)
    if asked:
        s.stack.append(frame[: LEFT + 1] + tuple(now))
        ask(s, Q_DEATH, mask_of(asked), places[0])


def naming(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, frame: Frame) -> tuple[int, int]:
    """The horde of which the seat names soldiers, and how many still die there, while it is asked."""
    if cfg.together:
        now = frame[LEFT + 1 :]
        at = now[::EACH].index(seat) * EACH
        return frame[1] * ROWS + now[at + 1], now[at + 2]
    (place,) = facts
    return place, frame[LEFT]


def death_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DIES + SPEARMAN, DIES + HORSEMAN]


def answer_death(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    take_question_away(s)
    frame = s.stack[-1]
    place, left = naming(cfg, s, seat, facts, frame)
    at = LEFT + 1 + frame[LEFT + 1 :: EACH].index(seat) * EACH + 2 if cfg.together else LEFT
    s.stack[-1] = frame[:at] + (left - 1,) + frame[at + 1 :]
    fall(s, seat, place, code - DIES, 1)


def fall(s: GreatWallState, seat: int, place: int, kind: int, n: int) -> None:
    """Take n soldiers off the horde, now dying; wounds stay on their spots (GW-F9, GW-W10).

    From the top row on, from the left: the order of seats that nobody asks (GW-R20, GW-Q30).
    """
    if n <= 0:
        return
    left = n
    for cell in range(place * CELLS, place * CELLS + CELLS):
        on = s.spots[cell]
        if left and 0 <= on < WOUND and on // FORMS == seat:
            form = on % FORMS
            if kind == SPEARMAN and form == ON_FOOT:
                s.spots[cell] = WOUND
                left -= 1
            elif kind == HORSEMAN and form in (RIDES_RIGHT, RIDES_DOWN):
                s.spots[cell] = WOUND
                s.spots[cell + (COLUMNS if form == RIDES_DOWN else 1)] = WOUND
                left -= 1
    s.dying[seat * N_SOLDIERS + kind] += n
    tell(s, events.DYING, ALL, seat, kind, n)


def moment_of_deaths(s: GreatWallState, trigger: int, section: int, counts: list[int]) -> None:
    """One moment for all seats whose soldiers are affected (GW-D4, GW-D6)."""
    if sum(counts):
        kinds = [0] * N_SOLDIERS
        for i, n in enumerate(counts):
            kinds[i % N_SOLDIERS] |= n << i // N_SOLDIERS * SEAT_BITS
        s.stack.append((frames.MOMENT, 0) + soldiers_moment(trigger, SEVERAL, (*kinds, 0, 0, 0), section))


def step_dying(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    _, section = frame
    moment_of_deaths(s, SOLDIERS_DYING, section, s.dying)


# Saving


def do_save(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    _, seat, _, soldier = frame[:4]
    n = EVERY if effect.n.every else amount_in(cfg, s, effect.n, frame)
    s.stack.append((frames.SAVE, seat, n, soldier, moment_in(frame)[SECTION]))


def dying_codes(s: GreatWallState, seat: int, soldier: int) -> list[int]:
    if not s.dying:
        return []
    kinds = [kind for kind in range(N_SOLDIERS) if soldier in (ANY_SOLDIER, kind)]
    return [SAVE + kind for kind in kinds if s.dying[seat * N_SOLDIERS + kind]]


def step_save(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Saving for free."""
    _, seat, left, soldier, section = frame
    if left > 0 and dying_codes(s, seat, soldier):
        s.stack.append(frame)
        ask(s, Q_SAVE, 1 << seat, left, soldier, section)


def save_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    _, soldier, _ = facts
    return [DONE, *dying_codes(s, seat, soldier)]


def answer_save(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    left, soldier, section = facts
    s.stack.pop()
    if code != DONE:
        s.stack.append((frames.SAVE, seat, left - 1, soldier, section))
        bring_back(s, seat, code - SAVE, section)


def bring_back(s: GreatWallState, seat: int, kind: int, section: int) -> None:
    """A saved soldier goes to the section's rest area and does not count as killed (GW-V7)."""
    s.dying[seat * N_SOLDIERS + kind] -= 1
    s.saved[seat] += 1
    s.rest[at_rest(seat, section) + kind] += 1
    tell(s, events.SAVED, ALL, seat, kind, section)


def save_price(cfg: Settings, s: GreatWallState, seat: int) -> Cost:
    return only(CHI, cfg.box.save_cost - less_for(cfg, s, seat, COST_SAVE))


def step_ransom(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Each player may pay to save any of the rest."""
    _, section, place = frame[:SAVERS]
    order = frame[SAVERS:]
    if cfg.together:  # GW-C19
        able = [seat for seat in yet_to_act(order) if can_ransom(cfg, s, seat)]
        if able:
            s.stack.append(frame)
            ask(s, Q_RANSOM, mask_of(able), section)
            return
        place = len(order)
    while place < len(order):
        seat = order[place]
        if can_ransom(cfg, s, seat):
            s.stack.append((frames.RANSOM, section, place) + order)
            ask(s, Q_RANSOM, 1 << seat, section)
            return
        place += 1
    for seat in reversed(s.tea):
        if s.saved[seat]:
            moment = plain_moment(SAVE_SOLDIER, seat, s.saved[seat], -1, section)
            s.stack.append((frames.MOMENT, 0) + moment)


def can_ransom(cfg: Settings, s: GreatWallState, seat: int) -> bool:
    return bool(dying_codes(s, seat, ANY_SOLDIER)) and can_pay(cfg, s, seat, save_price(cfg, s, seat))


def ransom_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DONE, *dying_codes(s, seat, ANY_SOLDIER)]


def answer_ransom(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    (section,) = facts
    if code == DONE:
        if cfg.together:
            has_acted(s, seat, SAVERS)
            return
        frame = s.stack.pop()
        _, _, place = frame[:SAVERS]
        s.stack.append((frames.RANSOM, section, place + 1) + frame[SAVERS:])
        return
    take_question_away(s)
    bring_back(s, seat, code - SAVE, section)
    pay(cfg, s, seat, save_price(cfg, s, seat))


def step_kill(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """All others are killed together and return to the pool."""
    _, section = frame
    killed = s.dying
    s.dying = []
    s.saved = []
    for seat in s.tea:
        for kind in range(N_SOLDIERS):
            n = killed[seat * N_SOLDIERS + kind]
            if n:
                s.pool[seat * N_SOLDIERS + kind] += n
                tell(s, events.KILLED, ALL, seat, kind, n)
    moment_of_deaths(s, SOLDIERS_KILLED, section, killed)


QUESTIONS: Final[Questions] = [
    Question(Q_DEATH, death_options, answer_death, by("GW-V6", DIES, soldier=SOLDIERS), ("dies",), must="GW-V6"),
    Question(Q_SAVE, save_options, answer_save, by("GW-V7", SAVE, soldier=SOLDIERS), ("save",), window=True),
    Question(Q_RANSOM, ransom_options, answer_ransom, by("GW-V7", SAVE, soldier=SOLDIERS), ("save",), window=True),
]
