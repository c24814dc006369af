"""Banners, each broken in one way: every property of the conformance suite must catch its toy."""

from collections.abc import Callable
from typing import ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from tianxia.core.dice import Dice
from tianxia.core.observing import Block
from tianxia.core.registry import Options, Registration
from tianxia.core.save import load, save
from tianxia.core.state import ALL, ASK, Frame, ask, tell
from tianxia.core.values import EventKind, Fact, Option, Refusal

from .banners import AWARD, BID, CHOICES, PRIZE, REVEALED, Banners, BannersState, View


class SharedState(BannersState):
    __slots__ = ()

    def copy(self) -> BannersState:
        t = BannersState.copy(self)
        t.hands, t.bids = self.hands, self.bids
        return t


class SharesHands(Banners):
    """A copy shares lists with its original."""

    def setup(self, dice: Dice) -> BannersState:
        right = super().setup(dice)
        s = SharedState()
        s.dice, s.stack, s.hands, s.bids = right.dice, right.stack, right.hands, right.bids
        s.prizes, s.scores = right.prizes, right.scores
        return s


class RemembersOutside(Banners):
    """Play depends on something outside the state."""

    played: ClassVar[list[int]] = []

    def step(self, s: BannersState, frame: Frame) -> None:
        if frame[0] == AWARD:
            s.scores[0] += len(self.played)
            self.played.append(s.bids[0])
        super().step(s, frame)


class SameText(Banners):
    """Two options look alike."""

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        self.actions[2] = Option("bid 1", "bid", {"banner": 2})


class AllowsTooMuch(Banners):
    """`why_not` allows what is not offered."""

    def why_not(self, s: BannersState, seat: int, question: Frame, code: int) -> Refusal | None:
        return None


class AsksNobody(Banners):
    """A question that no seat owes."""

    def step(self, s: BannersState, frame: Frame) -> None:
        super().step(s, frame)
        if frame[0] == AWARD:
            s.stack.append((ASK, BID, 0, 0))


class LosesPoints(Banners):
    """A prize that nobody gets."""

    def step(self, s: BannersState, frame: Frame) -> None:
        super().step(s, frame)
        if frame[0] == AWARD and s.prizes:
            s.prizes[0] = 0


class NeverEnds(Banners):
    """Prizes and banners come back forever."""

    def step(self, s: BannersState, frame: Frame) -> None:
        if frame[0] == PRIZE:
            s.prizes = [1, 2, 3, 4]
            s.scores = [0] * self.seats
            s.hands = [[4 * seat + n + 1 for n in range(4)] for seat in range(self.seats)]
        super().step(s, frame)


class NoPlaces(Banners):
    """A winner who is not first."""

    def result(self, s: BannersState):  # type: ignore[no-untyped-def]
        return super().result(s)._replace(winners=(0, 1), places=(1,) + (2,) * (self.seats - 1))


class Peeping(View):
    hands: list[list[int]] | UnsetType = UNSET


class ShowsHands(Banners):
    """The view contains what it should not."""

    def view(self, s: BannersState, seat: int | None) -> View:
        return Peeping(**asdict(super().view(s, seat)), hands=s.hands)


class ShowsAnotherType(Banners):
    """The view contains something other than its type says."""

    def view(self, s: BannersState, seat: int | None) -> View:
        view = super().view(s, seat)
        view.left = "some"  # type: ignore[assignment]
        return view


class AsksByHand(Banners):
    """Who is asked depends on a hidden hand."""

    def step(self, s: BannersState, frame: Frame) -> None:
        super().step(s, frame)
        if frame[0] == PRIZE and s.stack and s.stack[-1][0] == ASK and sum(s.hands[0]) % 2:
            kind_and_seats = s.stack.pop()
            ask(s, BID, 1)
            s.stack.insert(-1, kind_and_seats)


class OptionsByOthers(Banners):
    """A seat's options depend on another's hidden hand."""

    def options(self, s: BannersState, seat: int, question: Frame) -> list[int]:
        hand = s.hands[seat]
        return hand[:1] if max(s.hands[1 - seat if seat < 2 else 0]) > 6 else hand[:]


class NamesHands(Banners):
    """A question names what another hides."""

    def about(self, s: BannersState, seat: int, question: Frame) -> dict[str, Fact]:
        return {"number": max(s.hands[1 - seat if seat < 2 else 0])}


class TellsBids(Banners):
    """A secret answer is told right away."""

    def apply(self, s: BannersState, seat: int, question: Frame, code: int) -> None:
        super().apply(s, seat, question, code)
        tell(s, REVEALED, ALL, seat, code)

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        self.events = tuple(EventKind(kind.name, kind.facts, kind.name == "prize_up") for kind in self.events)


class TellsByHand(Banners):
    """Whether a bid is news to another seat depends on a hidden hand, and so does whether it can be undone."""

    def apply(self, s: BannersState, seat: int, question: Frame, code: int) -> None:
        super().apply(s, seat, question, code)
        other = (seat + 1) % self.seats
        if sum(s.hands[other]) % 2:
            tell(s, REVEALED, other, seat, code)


class HidesNews(Banners):
    """Bids are revealed, but not declared as news: undo would go back beyond them."""

    def __init__(self, players: int, options: Options) -> None:
        super().__init__(players, options)
        self.events = tuple(EventKind(kind.name, kind.facts, kind.name == "prize_up") for kind in self.events)


class ShufflesBySet(Banners):
    """Chance comes from the order of a set of strings, which differs by process."""

    def setup(self, dice: Dice) -> BannersState:
        s = super().setup(dice)
        s.prizes = [int(name.split()[1]) for name in {f"prize {n}" for n in (1, 2, 3, 4)}]
        return s


class DealsToItself(Banners):
    """A seat imagines other cards in its own hand."""

    def resample(self, s: BannersState, seat: int | None, dice: Dice) -> BannersState:
        return super().resample(s, None, dice)


class LostState(BannersState):
    __slots__ = ()

    def copy(self) -> BannersState:
        t = super().copy()
        t.__class__ = LostState
        return t

    def __reduce__(self) -> tuple[object, ...]:
        return load, (LostState, {**save(self), "prizes": []})


class LosesItsWay(Banners):
    """Another process gets a different state."""

    def setup(self, dice: Dice) -> BannersState:
        s = super().setup(dice)
        s.__class__ = LostState
        return s


class MiscountsItself(Banners):
    """The score is not what the result says."""

    def score(self, s: BannersState) -> list[int]:
        return [points + 1 for points in s.scores]


class Observed(Banners):
    """It has an observation, and a correct one."""

    def observed(self) -> tuple[Block, ...]:
        banners = 4 * self.seats
        return (
            Block("prize", 1, 5, "the one that is face up, 0 for none"),
            Block("left", 1, 0, "prizes"),
            Block("scores", self.seats, 0, "by seat"),
            Block("hand", banners, 2, "by banner: in the own hand"),
            Block("bid", 1, banners + 1, "the own one, 0 for none"),
        )

    def observe(self, s: BannersState, seat: int | None) -> list[int]:
        hand = [] if seat is None else s.hands[seat]
        prize = s.prizes[-1] if s.prizes else 0
        own = [int(banner in hand) for banner in self.actions]
        return [prize, len(s.prizes), *s.scores, *own, 0 if seat is None else s.bids[seat]]


class ObservesHands(Observed):
    """Its seats observe another's hand."""

    def observe(self, s: BannersState, seat: int | None) -> list[int]:
        return super().observe(s, 0)


class ObservesMoreLater(Observed):
    """The length of an observation depends on the position."""

    def observe(self, s: BannersState, seat: int | None) -> list[int]:
        return super().observe(s, seat)[: None if s.scores == [0] * self.seats else -1]


class ObservesTheUnnamed(Observed):
    """A number that its layout does not know."""

    def observe(self, s: BannersState, seat: int | None) -> list[int]:
        return [9, *super().observe(s, seat)[1:]]


class ObservesNoBid(Observed):
    """A seat does not observe its own bid."""

    def observe(self, s: BannersState, seat: int | None) -> list[int]:
        return [*super().observe(s, seat)[:-1], 0]


BROKEN: list[type[Banners]] = [
    SharesHands,
    RemembersOutside,
    SameText,
    AllowsTooMuch,
    AsksNobody,
    LosesPoints,
    NeverEnds,
    NoPlaces,
    ShowsHands,
    ShowsAnotherType,
    AsksByHand,
    OptionsByOthers,
    NamesHands,
    TellsBids,
    TellsByHand,
    HidesNews,
    ShufflesBySet,
    DealsToItself,
    LosesItsWay,
    MiscountsItself,
    ObservesHands,
    ObservesMoreLater,
    ObservesTheUnnamed,
    ObservesNoBid,
]


def _maker(toy: type[Banners]) -> Callable[..., Banners]:
    return lambda players, options, pack: toy(players, options)


GAMES = [Registration(toy.__name__, toy.__name__, "1", (2, 3, 4), CHOICES, _maker(toy), View) for toy in BROKEN]
