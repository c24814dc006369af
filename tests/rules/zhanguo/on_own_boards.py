"""The part of a table that belongs to the players: boards with officials, workers and unrest; cards and markers."""

from tianxia.games.zhanguo.box import Box
from tianxia.games.zhanguo.names import ACTIONS, ASPECTS, BOARDS, BONUSES, COLORS, REGIONS, aspect_of
from tianxia.games.zhanguo.settings import Settings
from tianxia.games.zhanguo.state import ZhanGuoState, at, value_of


class OnOwnBoards:
    """Looks at the player boards, and moves pieces there out of supply and decks."""

    state: ZhanGuoState
    e: Settings
    box: Box

    # Looking

    def unrest_at(self, seat: int, region: int) -> int:
        return self.state.unrest[seat * REGIONS + region - 1]

    def most_unrest(self, seat: int, region: int) -> int:
        return self.box.unrest[self.state.board[seat]][region - 1]

    def officials_at(self, seat: int, area: str) -> dict[str, int]:
        """Officials of an area ("g2", "w2") by color, only the colors present."""
        counts = {name: self.state.officials[self._place(seat, area, name)] for name in COLORS}
        return {name: n for name, n in counts.items() if n}

    def supply(self, seat: int, color: str) -> int:
        return self.state.supply[seat * 3 + COLORS.index(color)]

    def workers_at(self, seat: int, region: int) -> int:
        return self.state.workers[seat * REGIONS + region - 1]

    def cards_at(self, seat: int, region: int) -> list[int]:
        return self.state.cards[seat * REGIONS + region - 1]

    def ability(self, card: int) -> tuple[str, str]:
        """Trigger and bonus of a card."""
        return ACTIONS[self.box.trigger[card]], BONUSES[self.box.bonus[card]]

    def ones(self, seat: int, aspect: str) -> int:
        """Markers of value 1 owned."""
        return self.state.stash1[seat * 3 + ASPECTS.index(aspect)]

    def threes(self, seat: int, aspect: str) -> int:
        return self.state.stash3[seat * 3 + ASPECTS.index(aspect)]

    def value(self, seat: int, aspect: str) -> int:
        return value_of(self.state, seat, ASPECTS.index(aspect))

    def ones_left(self, aspect: str) -> int:
        """Markers of value 1 in the supply."""
        return self.state.markers1[ASPECTS.index(aspect)]

    def threes_left(self, aspect: str) -> int:
        """Markers of value 3 next to the court."""
        return self.state.markers3[ASPECTS.index(aspect)]

    # Building a position

    def hand(self, seat: int, *cards: int) -> None:
        """These cards are added to the hand."""
        self.state.hand[seat].extend([self._take(card) for card in cards])
        self.state.hand[seat].sort()

    def court(self, *cards: int) -> None:
        """On top of the court pile, the last on top."""
        self.state.court.extend([self._take(card) for card in cards])

    def card(self, seat: int, region: int, *cards: int) -> None:
        """Into a region of the player board, without markers or unrest."""
        self.cards_at(seat, region).extend([self._take(card) for card in cards])
        assert len(self.cards_at(seat, region)) <= 3, "a region holds 3 cards"

    def card_with(self, trigger: str, bonus: str, aspect: str = "") -> int:
        """The lowest card number with this ability that is in a deck."""
        for card in range(1, 121):
            right_aspect = aspect in ("", ASPECTS[aspect_of(card)])
            if self.ability(card) == (trigger, bonus) and right_aspect and card in self.state.decks[aspect_of(card)]:
                return card
        raise AssertionError(f"no card {trigger}: {bonus} is left")

    def _take(self, card: int) -> int:
        """The card, from wherever it is."""
        s = self.state
        for pile in (*s.decks, *s.hand, *s.cards, s.court):
            if card in pile:
                pile.remove(card)
        return card

    def official(self, seat: int, color: str, area: str, n: int = 1) -> None:
        """From the player's supply to an area: "g2" or "w2"."""
        self.state.supply[seat * 3 + COLORS.index(color)] -= n
        self.state.officials[self._place(seat, area, color)] += n
        assert self.supply(seat, color) >= 0, f"a player has {self.box.officials} of a color"

    def workers(self, seat: int, region: int, n: int = 1) -> None:
        self.state.workers[seat * REGIONS + region - 1] += n

    def unrest(self, seat: int, region: int, level: int) -> None:
        assert level <= self.most_unrest(seat, region)
        self.state.unrest[seat * REGIONS + region - 1] = level

    def lock(self, seat: int, region: int) -> None:
        """Unrest on the last space."""
        self.unrest(seat, region, self.most_unrest(seat, region))

    def board(self, seat: int, name: str) -> None:
        """The player board: plain, circle, square, triangle, star."""
        self.state.board[seat] = BOARDS.index(name)

    def markers(self, seat: int, aspect: str, ones: int = 0, threes: int = 0) -> None:
        """From the supply, and from next to the court."""
        i = ASPECTS.index(aspect)
        self.state.markers1[i] -= ones
        self.state.markers3[i] -= threes
        self.state.stash1[seat * 3 + i] += ones
        self.state.stash3[seat * 3 + i] += threes
        assert self.state.markers1[i] >= 0
        assert self.state.markers3[i] >= 0

    def _place(self, seat: int, area: str, color: str) -> int:
        return at(seat, int(area[1]) - 1, "gw".index(area[0]), COLORS.index(color))
