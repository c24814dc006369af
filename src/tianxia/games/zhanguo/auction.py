"""The auction of B boards (ZG-B9, ZG-B12)."""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, Facts, Frame, ask, tell, then
from ...core.values import Refusal
from . import events, frames
from .asks import Q_BID
from .given import Questions
from .names import FROM_START
from .notation import BID, MOST_BID, PASS
from .settings import Settings
from .state import ZhanGuoState
from .verbs import score

LAST_BOARD: Final = 1  # the price of the last board

# Places in State.auction
HIGHEST: Final = 0
HOLDER: Final = 1
BIDDERS: Final = 2


def bidders(s: ZhanGuoState) -> list[int]:
    """Seats without a board, clockwise."""
    return [seat for seat in range(len(s.board)) if s.board[seat] < 0]


def next_bidder(s: ZhanGuoState, seat: int) -> int:
    """The next one clockwise who is still in this auction."""
    inside = s.auction[BIDDERS:]
    n = len(s.board)
    for step in range(1, n + 1):
        if (seat + step) % n in inside:
            return (seat + step) % n
    return seat


def step_open_auction(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """The opener is the first seat without a board, starting with this one."""
    _, opener = frame
    left = bidders(s)
    if not left:
        return
    n = len(s.board)
    while opener not in left:
        opener = (opener + 1) % n
    if len(left) == 1:
        win(s, opener, LAST_BOARD)
        return
    s.auction = [0, -1, *left]
    s.stack.append((frames.BIDDING, opener))


def step_bidding(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat = frame
    if len(s.auction) == BIDDERS + 1 and s.auction[HOLDER] >= 0:
        win(s, s.auction[HOLDER], s.auction[HIGHEST])
    else:
        ask(s, Q_BID, 1 << seat)


def bid_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    """At least 1 more than the bid before, at most what the seat has; the opener may not pass."""
    codes = [] if s.auction[HOLDER] < 0 else [PASS]
    for n in range(s.auction[HIGHEST] + 1, min(s.vp[seat], MOST_BID) + 1):
        codes.append(BID + n)
    return codes


def why_not_bid(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    if code == PASS:
        return Refusal("ZG-B12")
    if code - BID <= s.auction[HIGHEST]:
        return Refusal("ZG-B12", number=s.auction[HIGHEST])
    return Refusal("ZG-B9", points=s.vp[seat])


def answer_bid(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    following = next_bidder(s, seat)
    if code == PASS:
        leave(s, seat)
        tell(s, events.OUT, ALL, seat)
    else:
        s.auction[HIGHEST] = code - BID
        s.auction[HOLDER] = seat
        tell(s, events.BID, ALL, seat, code - BID)
    s.stack.append((frames.BIDDING, following))


def leave(s: ZhanGuoState, seat: int) -> None:
    """Out of this auction only."""
    s.auction = s.auction[:BIDDERS] + [other for other in s.auction[BIDDERS:] if other != seat]


def win(s: ZhanGuoState, seat: int, price: int) -> None:
    """The winner pays and picks a board; the next one to the left without a board opens the next auction."""
    tell(s, events.AUCTION_WON, ALL, seat, price)
    score(s, seat, -price, FROM_START)
    then(s, (frames.TAKE_BOARD, seat), (frames.OPEN_AUCTION, (seat + 1) % len(s.board)))


QUESTIONS: Final[Questions] = [
    Question(Q_BID, bid_options, answer_bid, why_not_bid, ("pass", "bid")),
]
