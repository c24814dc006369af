"""The Reed Clan at work: what its clerks do at the locations, and what the overlord decides for it (GW-R)."""

from typing import Final

from ....core.questions import Question, decide
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..acts.building import MOST_BARRICADES
from ..acts.clerks import answer_clerk, clerk_options, has_move, why_not_clerk
from ..acts.targets import ALL_SECTIONS, cover, targets, why_not_spot
from ..position import events
from ..position.amounts import amount_in
from ..position.given import Questions
from ..position.seats import is_player, overlord
from ..position.settings import Settings
from ..position.state import FORMS, ON_FOOT, GreatWallState
from ..position.verbs import dismiss_advisor, raise_tea
from ..terms import frames
from ..terms.asks import Q_REED_ADVISOR, Q_REED_BARRICADE, Q_REED_CLERK, Q_REED_SPEARMAN
from ..terms.names import BARRACKS, BUILDERS_CAMP, EMBASSY, N_SOLDIERS, SECTIONS, SPEARMAN, TEA_HOUSE, TEMPLE
from ..terms.notation import BARRICADE, DISMISS, spot_of
from ..terms.parts import Effect
from . import qin


def collect(cfg: Settings, s: GreatWallState, location: int) -> None:
    """It donates 1 of the resource right away (GW-R10); at the temple the active player may discard shame (GW-R11)."""
    if location == TEMPLE:
        if is_player(cfg, s.active):
            s.stack.append((frames.CLEANSE, s.active, 1, 1))
        return
    s.warehouse[location] += 1
    tell(s, events.DONATED, ALL, cfg.reed, location)


def work(cfg: Settings, s: GreatWallState, location: int) -> None:
    """What its clerk does: nothing at the academy and the logistics center (GW-R15, GW-R19)."""
    if location == EMBASSY:
        settle(cfg, s, ADVISOR)
    elif location == BUILDERS_CAMP:
        settle(cfg, s, BARRICADING)
    elif location == BARRACKS:
        settle(cfg, s, SPEARING)
    elif location == TEA_HOUSE:
        raise_tea(s, cfg.reed, 1)


def settle(cfg: Settings, s: GreatWallState, question: Question[Settings, GreatWallState]) -> None:
    """The overlord is asked if there is a choice; Qin follows his own rules (GW-Q32)."""
    boss = overlord(cfg, s)
    if is_player(cfg, boss):
        decide(question, cfg, s, boss)
        return
    codes = question.options(cfg, s, boss, ())
    if codes:
        code = codes[0] if len(codes) == 1 else qin.choose_for_clan(cfg, s, question.kind, codes)
        question.answer(cfg, s, boss, (), code)


# Clerks


def do_move_clerks(cfg: Settings, s: GreatWallState, effect: Effect, frame: Frame) -> None:
    s.stack.append((frames.MOVE_REED, cfg.reed, amount_in(cfg, s, effect.n, frame), effect.to, 0, 0))


def step_move_reed(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """The overlord chooses (GW-R9)."""
    _, _, left, to, used, moved = frame
    if left > 0 and has_move(cfg, s, frame):
        s.stack.append(frame)
        boss = overlord(cfg, s)
        if is_player(cfg, boss):
            ask(s, Q_REED_CLERK, 1 << boss, left, to, used, moved)
        else:
            answer_clerk(cfg, s, cfg.reed, (left, to, used, moved), qin.clan_move(cfg, s, to, used, moved))


def reed_clerk_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return clerk_options(cfg, s, cfg.reed, facts)


def why_not_reed_clerk(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return why_not_clerk(cfg, s, cfg.reed, facts, code)


def answer_reed_clerk(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    answer_clerk(cfg, s, cfg.reed, facts, code)


# Embassy


def advisor_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [DISMISS + card for card in s.advisor_row]


def why_not_advisor(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("GW-R12", advisor=cfg.box.advisors[code - DISMISS].id)


def answer_advisor(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    dismiss_advisor(s, code - DISMISS)
    s.stack.append((frames.REFILL_ROW,))


# Builders' camp


def barricade_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [BARRICADE + section for section in cfg.sections if s.barricades[section] < MOST_BARRICADES]


def why_not_barricade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    section = code - BARRICADE
    return Refusal("GW-R13" if section in cfg.sections else "GW-R1", section=SECTIONS[section])


def answer_barricade(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    """For free, and without honor (GW-R5)."""
    s.barricades[code - BARRICADE] += 1
    tell(s, events.BARRICADE, ALL, cfg.reed, code - BARRICADE)


# Barracks


def spearman_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    if not s.pool[cfg.reed * N_SOLDIERS + SPEARMAN]:
        return []
    return targets(cfg, s, cfg.reed, SPEARMAN, ALL_SECTIONS, False)


def why_not_spearman(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    return why_not_spot(cfg, s, cfg.reed, SPEARMAN, ALL_SECTIONS, code)


def answer_spearman(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    """No reward (GW-R14, GW-X9)."""
    place, cell, _ = spot_of(code)
    s.pool[cfg.reed * N_SOLDIERS + SPEARMAN] -= 1
    tell(s, events.ATTACKS, ALL, cfg.reed, SPEARMAN, place, cell)
    cover(s, cfg.reed, place, cell, cfg.reed * FORMS + ON_FOOT)
    s.stack.append((frames.LAST_WOUNDS,))


ADVISOR: Final = Question(Q_REED_ADVISOR, advisor_options, answer_advisor, why_not_advisor, ("dismiss",), must="GW-R19")
BARRICADING: Final = Question(
    Q_REED_BARRICADE, barricade_options, answer_barricade, why_not_barricade, ("barricade",), must="GW-R19"
)
SPEARING: Final = Question(
    Q_REED_SPEARMAN, spearman_options, answer_spearman, why_not_spearman, ("spot", "spots"), must="GW-R19"
)

QUESTIONS: Final[Questions] = [
    Question(Q_REED_CLERK, reed_clerk_options, answer_reed_clerk, why_not_reed_clerk, ("clerk",)),
    ADVISOR,
    BARRICADING,
    SPEARING,
]
