"""A table for tests: build a position, play a move, look at what happened.

Positions are stacked, never mocked: cards are moved between pile, hand and box, armies between
pool and board, so that all pieces stay in the game and the rules run as always.
"""

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import checked_options, find
from tianxia.core.values import Fact
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.asks import ASKS
from tianxia.games.sun_tzu.names import (
    BLUE,
    CARDS,
    EVENT_CARDS,
    FRAMED,
    GENERALS,
    KINDS,
    NO_CARD,
    PROVINCES,
    RED,
    SEATS,
    SIGN,
    N,
)
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.state import SunTzuState

from ..kit import Play

WINDOWS = ("start_of_round", "after_orders", "after_battle", "after_scoring", "before_end")


class Table(Play[SunTzuState]):
    """A game of Sun Tzu at the start of round 1, unless the test wants the setup itself."""

    rules: SunTzuRules

    def __init__(
        self,
        blue: str = "feint",
        red: str = "healer",
        seed: int = 1,
        at_setup: bool = False,
        **options: bool | str,
    ) -> None:
        self.rules = SunTzuRules(checked_options(find("sun_tzu"), options), None)
        self.state = kernel.start(self.rules, Dice.seeded(str(seed)), True)
        if not at_setup and self.asked == "keep_general":
            self.play(BLUE, f"keep {blue}")
            self.play(RED, f"keep {red}")

    # What is asked, and playing

    def options(self, seat: int) -> list[str]:
        """The texts of what the seat may answer, in no order that matters."""
        return sorted(super().options(seat))

    def offers(self, seat: int) -> list[str]:
        return sorted(super().offers(seat))

    def pass_windows(self) -> None:
        """Everybody passes until something other than a window is asked."""
        while self.asked in WINDOWS or self.asked == "at_reveal":
            self.play(self.to_act[0], "pass")

    def pass_or_first(self, seat: int) -> None:
        """The seat passes; where it cannot, it takes the first option."""
        options = self.options(seat)
        self.play(seat, "pass" if "pass" in options else options[0])

    def lay(self, seat: int, orders: str) -> None:
        """Lay orders, as "1 2 3 4 5" in the fixed order of the provinces, and be ready."""
        for card, province in zip(orders.split(), PROVINCES, strict=True):
            self.play(seat, f"{card}@{province}")
        self.play(seat, "ready")

    def play_round(self, blue: str = "1 2 3 4 5", red: str = "1 2 3 4 5") -> None:
        """Both lay these orders; everybody passes; battles in the fixed order; first draws kept."""
        start = self.state.round
        self.pass_windows()
        self.lay(BLUE, blue)
        self.lay(RED, red)
        while not self.over and self.state.round == start:
            for seat in self.to_act:
                self.pass_or_first(seat)

    # Building a position

    def set_round(self, number: int) -> None:
        self.state.round = number
        self.state.turned = (number - 1) // 3

    def garrison(self, province: str, side: int, armies: int) -> None:
        """Armies of a side in a province, out of its pool; those there before go back."""
        p = PROVINCES.index(province)
        for seat in (BLUE, RED):
            there = max(0, self.state.armies[p] * SIGN[seat])
            self.state.pool[seat] += there
        self.state.armies[p] = armies * SIGN[side]
        self.state.pool[side] -= armies
        assert self.state.pool[side] >= 0

    def pool(self, side: int, armies: int) -> None:
        """That many armies in the pool; the rest are on the name box of WU, where they do nothing."""
        self.state.name_box[side * N + 4] += self.state.pool[side] - armies
        self.state.pool[side] = armies

    def reserves(self, side: int, armies: int) -> None:
        """That many armies in the reserves; the pool takes or gives the difference."""
        self.state.pool[side] += self.state.reserves[side] - armies
        self.state.reserves[side] = armies

    def marked(self, province: str, side: int, armies: int = 1) -> None:
        """The side's 6 was used there; its army comes out of the pool."""
        place = side * N + PROVINCES.index(province)
        self.state.marks[place] += 1
        self.state.name_box[place] += armies
        self.state.pool[side] -= armies

    def hand(self, side: int, *cards: str) -> None:
        """The six framed cards and exactly these; all others are in the pile, in no chosen order."""
        s = self.state
        for card in range(FRAMED, KINDS):
            s.pile[side].extend([card] * s.hand[side][card])
            s.hand[side][card] = 0
        for name in cards:
            card = CARDS.index(name)
            s.pile[side].remove(card)
            s.hand[side][card] += 1
        s.pile_known[side] = [0] * len(s.pile[side])

    def pile(self, side: int, *cards: str) -> None:
        """Exactly these cards in the pile, the top one last; its other cards go to the box."""
        s = self.state
        wanted = [CARDS.index(name) for name in cards]
        for card in s.pile[side]:
            s.box[side][card] += 1
        for card in wanted:
            source = s.box[side] if s.box[side][card] else s.hand[side]
            source[card] -= 1
            assert source[card] >= 0, f"there is no other {CARDS[card]}"
        s.pile[side] = wanted
        s.pile_known[side] = [0] * len(wanted)

    def general(self, side: int, *names: str) -> None:
        """The side holds these generals unused."""
        self.state.held[side] = sum(1 << GENERALS.index(name) for name in names)

    def markers(self, *values: tuple[int, int, int]) -> None:
        """Score markers with these values, in the fixed order of the provinces."""
        self.state.markers = [self.rules.settings.box.markers.index(value) for value in values]

    def event_deck(self, *names: str) -> None:
        """The events that are left, the face-up one first; the others were used."""
        deck = [EVENT_CARDS.index(name) for name in reversed(names)]
        self.state.event_deck = deck
        self.state.event_box = [event for event in range(5) if event not in deck]

    def battle(self, province: str, blue: str, red: str, decider: int = -1) -> None:
        """A battle with these cards, as if they had been laid; the run stops at the first question.

        The cards come out of hand, pile or box. Nothing follows after the battle's window.
        """
        s = self.state
        s.orders_lie = 1
        s.decider = decider
        p = PROVINCES.index(province)
        for seat, name in ((BLUE, blue), (RED, red)):
            self._take_out(seat, CARDS.index(name))
            s.orders[seat * N + p] = CARDS.index(name)
        s.stack = [
            (frames.WINDOW, ASKS.index("after_battle")),
            (frames.CHECK_EVENT,),
            (frames.REVEAL, p),
        ]
        s.told = []
        kernel.advance(self.rules, s)

    def _take_out(self, seat: int, card: int) -> None:
        s = self.state
        if s.hand[seat][card]:
            s.hand[seat][card] -= 1
        elif card in s.pile[seat]:
            at = s.pile[seat].index(card)
            del s.pile[seat][at], s.pile_known[seat][at]
        else:
            s.box[seat][card] -= 1
            assert s.box[seat][card] >= 0, f"there is no other {CARDS[card]}"

    def window(self, kind: str) -> None:
        """Open a window of a round, as the rules would."""
        self.run((frames.WINDOW, ASKS.index(kind)))

    # Looking

    def armies(self, province: str) -> tuple[str | None, int]:
        """Who holds the province, with how many."""
        n = self.state.armies[PROVINCES.index(province)]
        return (None, 0) if n == 0 else (SEATS[BLUE if n > 0 else RED], abs(n))

    def in_hand(self, side: int, card: str) -> int:
        return self.state.hand[side][CARDS.index(card)]

    def in_box(self, side: int, card: str) -> int:
        return self.state.box[side][CARDS.index(card)]

    def in_pile(self, side: int) -> list[str]:
        """The pile, the top card last."""
        return [CARDS[card] for card in self.state.pile[side]]

    def order_at(self, side: int, province: str) -> str | None:
        card = self.state.orders[side * N + PROVINCES.index(province)]
        return None if card == NO_CARD else CARDS[card]

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Fact]]:
        """The facts of all events of a kind since the last battle or setup, as a seat was told."""
        return [facts for _, facts in self.heard(kind, seat)]
