"""Banners: everybody bids a hidden banner for the prize on the table; the highest one takes it."""

from msgspec import UNSET, Struct, UnsetType

from tianxia.core.dice import Dice
from tianxia.core.registry import Options, Registration
from tianxia.core.rules import Rules
from tianxia.core.state import ALL, Frame, State, ask, tell, then
from tianxia.core.values import Choice, EventKind, Option, Refusal, Result

PRIZE, AWARD = range(2)  # the steps of the game, as numbers on the stack
BID = 0  # the only question
PRIZE_UP, REVEALED, WON = range(3)  # what happens; the first two are news: no undo past them
EVENTS = (
    EventKind("prize_up", ("prize",), news=True),
    EventKind("revealed", ("seat", "banner"), news=True, known_to="seat"),
    EventKind("won", ("seat", "score")),
)


class BannersState(State):
    __slots__ = ("bids", "hands", "prizes", "scores")
    hands: list[list[int]]
    bids: list[int]  # 0: none yet
    prizes: list[int]  # the last one is face up
    scores: list[int]

    def copy(self) -> "BannersState":
        t = BannersState()
        t.stack, t.dice, t.told = self.stack[:], self.dice.copy(), None
        t.hands = [hand[:] for hand in self.hands]
        t.bids, t.prizes, t.scores = self.bids[:], self.prizes[:], self.scores[:]
        return t


class View(Struct, forbid_unknown_fields=True):
    prize: int | None  # the one that is face up
    left: int
    scores: list[int]
    hand: list[int] | UnsetType = UNSET  # of this seat, like the bid: others have neither field
    bid: int | UnsetType = UNSET  # 0: none yet


class Banners(Rules[BannersState]):
    def __init__(self, players: int, options: Options) -> None:
        actions = {n: Option(f"bid {n}", "bid", {"banner": n}) for n in range(1, 4 * players + 1)}
        super().__init__(players, ("bid",), (BID,), EVENTS, actions)
        self.low = options["wins"] == "lowest"

    def setup(self, dice: Dice) -> BannersState:
        s = BannersState()
        banners, s.prizes = list(range(1, 4 * self.seats + 1)), [1, 2, 3, 4]
        dice.shuffle(banners)
        dice.shuffle(s.prizes)
        s.hands = [sorted(banners[4 * i : 4 * i + 4]) for i in range(self.seats)]
        s.dice, s.bids, s.scores, s.stack = dice, [0] * self.seats, [0] * self.seats, [(PRIZE,)]
        return s

    def step(self, s: BannersState, frame: Frame) -> None:
        if frame[0] == PRIZE and s.prizes:  # no prize left: the stack runs empty, the game is over
            tell(s, PRIZE_UP, ALL, s.prizes[-1])
            then(s, (AWARD,), (PRIZE,))
            ask(s, BID, (1 << self.seats) - 1)  # everyone at the same time; AWARD waits below the question
        elif frame[0] == AWARD:
            for seat in range(self.seats):
                tell(s, REVEALED, ALL, seat, s.bids[seat])
                s.hands[seat].remove(s.bids[seat])
            winner = s.bids.index(min(s.bids) if self.low else max(s.bids))
            s.scores[winner] += s.prizes.pop()
            tell(s, WON, ALL, winner, s.scores[winner])
            s.bids = [0] * self.seats

    def options(self, s: BannersState, seat: int, question: Frame) -> list[int]:
        return s.hands[seat][:]

    def why_not(self, s: BannersState, seat: int, question: Frame, code: int) -> Refusal | None:
        return None if code in s.hands[seat] else Refusal("BA-A1", banner=code)

    def tries(self, s: BannersState, seat: int, question: Frame) -> list[int]:
        return list(self.actions)  # any banner; BA-A1 refuses those that are not in the hand

    def apply(self, s: BannersState, seat: int, question: Frame, code: int) -> None:
        s.bids[seat] = code  # sealed by the kernel until all have bid

    def reopen(self, s: BannersState, seat: int, question: Frame) -> None:
        s.bids[seat] = 0

    def score(self, s: BannersState) -> list[int]:
        return s.scores[:]

    def result(self, s: BannersState) -> Result:
        places = tuple(1 + sum(other > score for other in s.scores) for score in s.scores)
        winners = tuple(seat for seat in range(self.seats) if places[seat] == 1)
        return Result(winners if len(winners) == 1 else (), places, tuple(s.scores), "BA-A2")

    def view(self, s: BannersState, seat: int | None) -> View:
        shown = View(prize=s.prizes[-1] if s.prizes else None, left=len(s.prizes), scores=s.scores[:])
        if seat is not None:
            shown.hand, shown.bid = s.hands[seat][:], s.bids[seat]
        return shown

    def resample(self, s: BannersState, seat: int | None, dice: Dice) -> BannersState:
        t = s.copy()
        t.dice = Dice.seeded(str(dice.below(1 << 29)))
        others = [other for other in range(self.seats) if other != seat]
        unseen = [banner for other in others for banner in t.hands[other]]
        dice.shuffle(unseen)
        for other in others:
            t.hands[other] = sorted(unseen.pop() for _ in t.hands[other])
            t.bids[other] = t.bids[other] and t.hands[other][dice.below(len(t.hands[other]))]
        t.prizes[:-1] = sorted(t.prizes[:-1], key=lambda prize: dice.below(1 << 29))
        return t

    def pieces(self, s: BannersState) -> dict[str, int]:
        return {"points": sum(s.prizes) + sum(s.scores)}


CHOICES = (Choice("wins", ("highest", "lowest"), "BA-A2"),)
GAME = Registration("banners", "Banners", "1", (2, 3, 4), CHOICES, lambda n, options, pack: Banners(n, options), View)
