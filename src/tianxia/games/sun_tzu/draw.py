"""The end of a round: played cards are put away, new ones are drawn (ST-B6, ST-B7, ST-B12)."""

from typing import Final

from ...core.questions import Question, by
from ...core.state import ALL, Facts, Frame, ask, tell, then
from . import frames
from .asks import Q_DRAW
from .events import CARDS_DRAWN, DREW, PUT_UNDER
from .given import Questions
from .names import FRAMED, NO_CARD, SIDES, N
from .notation import UNDER
from .settings import Settings
from .state import SunTzuState

# In pile_known: the other side knows that the `rumour` card is here or in the hand. It saw the
# card go under the pile (ST-F19), and its owner has drawn it since and put one of two or three back.
RUMOUR: Final = 4


def put_cards_away(s: SunTzuState) -> None:
    """ST-B6: framed cards return to the hand, the others go to the box."""
    for seat in SIDES:
        for place in range(seat * N, (seat + 1) * N):
            card = s.orders[place]
            if card != NO_CARD:
                if card < FRAMED:
                    s.hand[seat][card] += 1
                else:
                    s.box[seat][card] += 1
                s.orders[place] = NO_CARD


def step_draw(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """ST-B13: both at the same time, in secret. One of the cards goes under the pile, if any must."""
    choosing = 0
    for seat in SIDES:
        wanted = 3 if s.extra_draw[seat] else 2
        count = min(wanted, len(s.pile[seat]))
        for _ in range(count):
            card = s.pile[seat].pop()
            s.drawn[seat].append(card)
            s.drawn_known[seat].append(s.pile_known[seat].pop())
            tell(s, DREW, seat, seat, card)
        if count:
            tell(s, CARDS_DRAWN, ALL, seat, count)
        if count == wanted:
            choosing |= 1 << seat
    then(s, (frames.CARDS_KEPT,))
    ask(s, Q_DRAW, choosing)


def draw_options(cfg: Settings, s: SunTzuState, seat: int, facts: Facts) -> list[int]:
    return [UNDER + card for card in sorted(set(s.drawn[seat]))]


def answer_draw(cfg: Settings, s: SunTzuState, seat: int, facts: Facts, code: int) -> None:
    s.choice[seat] = code - UNDER


def step_cards_kept(cfg: Settings, s: SunTzuState, frame: Frame) -> None:
    """The chosen card goes under the pile, the others into the hand."""
    for seat in SIDES:
        rumour = settle_rumour(s, seat)
        under = s.choice[seat]
        for card in s.drawn[seat]:
            if card == under:
                s.pile[seat].insert(0, card)
                s.pile_known[seat].insert(0, (1 << seat) | rumour)
                tell(s, PUT_UNDER, seat, seat, card)
                under = NO_CARD
            else:
                s.hand[seat][card] += 1
        s.choice[seat] = NO_CARD
        s.drawn[seat].clear()
        s.drawn_known[seat].clear()


def settle_rumour(s: SunTzuState, seat: int) -> int:
    """What the other side still knows about a card it once saw go under the pile."""
    other = 1 << (1 - seat)
    for i in range(len(s.drawn[seat])):
        known = s.drawn_known[seat][i]
        if known & other:
            s.rumour[seat] = s.drawn[seat][i]
            return RUMOUR
        if known & RUMOUR:
            return RUMOUR
    return 0


QUESTIONS: Final[Questions] = [
    Question(Q_DRAW, draw_options, answer_draw, by("ST-B7"), ("under",), secret=True),
]
