"""The embassy: clerks and advisors are hired one by one (GW-N)."""

from typing import Final

from ....core.questions import Question, by
from ....core.state import ALL, Facts, Frame, ask, tell
from ....core.values import Refusal
from ..position import events
from ..position.given import Questions
from ..position.modifiers import less_for, listen
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..position.verbs import refill_row
from ..terms import frames
from ..terms.asks import Q_ADVISOR_ROLE, Q_HIRE
from ..terms.box import BEARER_ADVISORS
from ..terms.names import CLERK_PLACES, GOLD, POOL
from ..terms.notation import DONE, HIRE, HIRE_CLERK, MAKE_ACTIVE, MAKE_SUPPORTING
from ..terms.vocabulary import COST_ADVISOR, COST_CLERK
from .payment import Cost, can_pay, only, pay


def clerk_price(cfg: Settings, s: GreatWallState, seat: int) -> Cost:
    return only(GOLD, cfg.box.clerk_cost - less_for(cfg, s, seat, COST_CLERK))


def advisor_price(cfg: Settings, s: GreatWallState, seat: int) -> Cost:
    """1 gold for each of the seat's advisors, counting the new one (GW-N2)."""
    count = len(s.active_advisors[seat]) + len(s.supporters[seat]) + 1
    return only(GOLD, count - less_for(cfg, s, seat, COST_ADVISOR))


def step_hire(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """One clerk after another, until the seat's are done (GW-N5)."""
    _, seat, left = frame
    if left > 0 and len(hire_options(cfg, s, seat, (left,))) > 1:
        s.stack.append(frame)
        ask(s, Q_HIRE, 1 << seat, left)


def hire_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    codes = [DONE]
    if s.chamber[seat] and can_pay(cfg, s, seat, clerk_price(cfg, s, seat)):
        codes.append(HIRE_CLERK)
    if s.advisor_row and can_pay(cfg, s, seat, advisor_price(cfg, s, seat)):
        for card in s.advisor_row:
            codes.append(HIRE + card)
    return codes


def why_not_hire(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> Refusal:
    if code == HIRE_CLERK:
        return Refusal("GW-N1", price=sum(clerk_price(cfg, s, seat)), left=s.chamber[seat])
    if code - HIRE not in s.advisor_row:
        return Refusal("GW-N4", advisor=cfg.box.advisors[code - HIRE].id)
    return Refusal("GW-N2", price=sum(advisor_price(cfg, s, seat)))


def answer_hire(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    _, _, left = s.stack.pop()
    if code == DONE:
        return
    s.stack.append((frames.HIRE, seat, left - 1))
    if code == HIRE_CLERK:
        price = clerk_price(cfg, s, seat)
        s.chamber[seat] -= 1
        s.clerks[seat * CLERK_PLACES + POOL] += 1
        tell(s, events.HIRED_CLERK, ALL, seat)
        pay(cfg, s, seat, price)
        return
    card = code - HIRE
    price = advisor_price(cfg, s, seat)
    s.advisor_row.remove(card)
    s.dealt_advisors[seat].append(card)
    tell(s, events.HIRED_ADVISOR, ALL, seat, card)
    s.stack.append((frames.REFILL_ROW,))
    s.stack.append((frames.ADVISOR_ROLE, seat, card))
    pay(cfg, s, seat, price)


def step_advisor_role(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    """Active or supporting, decided right away and for good (GW-G2)."""
    _, seat, card = frame
    ask(s, Q_ADVISOR_ROLE, 1 << seat, card)


def role_options(cfg: Settings, s: GreatWallState, seat: int, facts: Facts) -> list[int]:
    return [MAKE_ACTIVE, MAKE_SUPPORTING]


def answer_role(cfg: Settings, s: GreatWallState, seat: int, facts: Facts, code: int) -> None:
    (card,) = facts
    s.dealt_advisors[seat].remove(card)
    if code == MAKE_ACTIVE:
        make_active(cfg, s, seat, card)
        tell(s, events.ADVISOR_ACTIVE, ALL, seat, card)
    else:
        s.supporters[seat].append(card)
        tell(s, events.ADVISOR_SUPPORTING, ALL, seat, card)


def make_active(cfg: Settings, s: GreatWallState, seat: int, card: int) -> None:
    s.active_advisors[seat].append(card)  # GW-G4: any number of them
    listen(cfg, s, seat, BEARER_ADVISORS + card)


def step_refill_row(cfg: Settings, s: GreatWallState, frame: Frame) -> None:
    refill_row(cfg, s)


QUESTIONS: Final[Questions] = [
    Question(Q_HIRE, hire_options, answer_hire, why_not_hire, ("hire_clerk", "hire")),
    Question(Q_ADVISOR_ROLE, role_options, answer_role, by("GW-G2"), ("make_active", "make_supporting"), must="GW-G2"),
]
