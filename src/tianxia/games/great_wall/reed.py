"""The Reed Clan at work: what its clerks do at the locations, and what the overlord decides for it (GW-R)."""

from ...core.state import ALL, Frame, ask, tell
from ...core.values import Refusal
from . import frames, qin, told
from .amounts import amount_in
from .asks import Q_REED_ADVISOR, Q_REED_BARRICADE, Q_REED_CLERK, Q_REED_SPEARMAN
from .building import MOST_BARRICADES
from .clerks import answer_clerk, clerk_options, has_move, why_not_clerk
from .names import BARRACKS, BUILDERS_CAMP, CELLS, EMBASSY, SECTIONS, SPEARMAN, TEA_HOUSE, TEMPLE
from .notation import BARRICADE, DISMISS, SPOT
from .parts import Effect
from .seats import is_player, overlord
from .settings import Settings
from .state import FORMS, GreatWallState
from .targets import ALL_SECTIONS, cover, targets, why_not_spot
from .verbs import dismiss_advisor, raise_tea


def collect(e: Settings, s: GreatWallState, location: int) -> None:
    """It donates 1 of the resource at once (GW-R10); at the temple the active player may be rid of shame (GW-R11)."""
    if location == TEMPLE:
        if is_player(e, s.active):
            s.stack.append((frames.CLEANSE, s.active, 1))
        return
    s.warehouse[location] += 1
    tell(s, told.DONATED, ALL, e.reed, location)


def work(e: Settings, s: GreatWallState, location: int) -> None:
    """What its clerk does; at academy and logistics centre nothing (GW-R12 to R15, GW-R19)."""
    if location == EMBASSY:
        decide(e, s, Q_REED_ADVISOR, advisor_options(e, s, -1, ()))
    elif location == BUILDERS_CAMP:
        decide(e, s, Q_REED_BARRICADE, barricade_options(e, s, -1, ()))
    elif location == BARRACKS:
        decide(e, s, Q_REED_SPEARMAN, spearman_options(e, s, -1, ()))
    elif location == TEA_HOUSE:
        raise_tea(s, e.reed, 1)


def decide(e: Settings, s: GreatWallState, kind: int, codes: list[int]) -> None:
    """The overlord is asked if there is a choice; Qin follows his own rules (GW-Q32)."""
    if not codes:
        return
    boss = overlord(e, s)
    if len(codes) > 1 and is_player(e, boss):
        ask(s, kind, 1 << boss)
        return
    code = codes[0] if len(codes) == 1 else qin.choose_for_clan(e, s, kind, codes)
    answer = {
        Q_REED_ADVISOR: answer_advisor,
        Q_REED_BARRICADE: answer_barricade,
        Q_REED_SPEARMAN: answer_spearman,
    }[kind]
    answer(e, s, boss, (), code)


# Clerks


def do_move_clerks(e: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    s.stack.append((frames.MOVE_REED, e.reed, amount_in(e, s, effect.n, frame), effect.to, 0, 0))


def step_move_reed(e: Settings, s: GreatWallState, frame: Frame) -> None:
    """(MOVE_REED, seat, left, where to, destinations, clerks that have moved): the overlord chooses (GW-R9)."""
    if frame[2] > 0 and has_move(e, s, frame):
        s.stack.append(frame)
        boss = overlord(e, s)
        if is_player(e, boss):
            ask(s, Q_REED_CLERK, 1 << boss, *frame[2:])
        else:
            answer_clerk(e, s, e.reed, (), qin.clan_move(e, s, frame))


def reed_clerk_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return clerk_options(e, s, e.reed, question)


def why_not_reed_clerk(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return why_not_clerk(e, s, e.reed, question, code)


def answer_reed_clerk(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    answer_clerk(e, s, e.reed, question, code)


# Embassy


def advisor_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [DISMISS + card for card in s.advisor_row]


def why_not_advisor(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return Refusal("GW-R12", advisor=e.tables.advisors[code - DISMISS].id)


def answer_advisor(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    dismiss_advisor(s, code - DISMISS)
    s.stack.append((frames.REFILL_ROW,))


# Builders' camp


def barricade_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    return [BARRICADE + section for section in e.sections if s.barricades[section] < MOST_BARRICADES]


def why_not_barricade(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    section = code - BARRICADE
    return Refusal("GW-R13" if section in e.sections else "GW-R1", section=SECTIONS[section])


def answer_barricade(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    """Free, and without honor (GW-R5)."""
    s.barricades[code - BARRICADE] += 1
    tell(s, told.BARRICADE, ALL, e.reed, code - BARRICADE)


# Barracks


def spearman_options(e: Settings, s: GreatWallState, seat: int, question: Frame) -> list[int]:
    if not s.pool[e.reed * 3 + SPEARMAN]:
        return []
    return targets(e, s, e.reed, SPEARMAN, ALL_SECTIONS, False)


def why_not_spearman(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal:
    return why_not_spot(e, s, e.reed, SPEARMAN, ALL_SECTIONS, code)


def answer_spearman(e: Settings, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
    """No reward (GW-R14, GW-X9)."""
    cell = code - SPOT
    s.pool[e.reed * 3 + SPEARMAN] -= 1
    tell(s, told.ATTACKS, ALL, e.reed, SPEARMAN, cell // CELLS, cell % CELLS)
    cover(e, s, e.reed, cell, e.reed * FORMS)
    s.stack.append((frames.LAST_WOUNDS,))
