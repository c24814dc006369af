"""A table for tests: build a position, let something happen, look at what it did.

Positions are stacked, never mocked: pieces are moved between supply and board, cards between decks and
hands, so that all stay in the game (every answer checks it) and the rules run as always.

    t = Table()                                    # three players, round 1, all hands and boards empty
    t.official(0, "red", "w2"); t.unrest(0, 2, 1)  # regions count from 1; g2, w2: the areas of region 2
    t.court(70)
    t.act(0, 95, "hire")                           # or t.turn(0, 95); t.play(0, "card 95", "court hire")
    assert t.workers_at(0, 2) == 1
    assert ("unrest", {"seat": "0", "region": "2", "level": 2}) in t.told()
"""

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import checked_options
from tianxia.core.state import Frame
from tianxia.core.values import Result
from tianxia.games.zhanguo import GAME, frames
from tianxia.games.zhanguo.names import (
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    BONUSES,
    COLOURS,
    CRITERIA,
    LINES,
    MISSION_KINDS,
    PLAIN,
    REGIONS,
    SECTIONS,
    SOURCES,
    SQUARES,
    aspect_of,
)
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.games.zhanguo.state import ZhanGuoState, at, tie_order, value_of
from tianxia.games.zhanguo.verbs import governors_in

from ..kit import Heard, Play


class Table(Play[ZhanGuoState]):
    """A game in round 1: empty hands and boards, side A for all, everything in its supply.

    Seat 0 is first player, turn order and reward track are seat 0, 1, 2 (, 3). Nothing is asked until
    something is let happen. `at_setup=True` keeps the game at its very start instead.
    """

    rules: ZhanGuoRules

    def __init__(
        self,
        players: int = 3,
        seed: int = 1,
        at_setup: bool = False,
        pack: Pack | None = None,
        **options: bool | str,
    ) -> None:
        self.rules = ZhanGuoRules(players, checked_options(GAME, options), pack)
        self.players = players
        self.e = self.rules.settings
        self.tables = self.e.tables
        self.state = kernel.start(self.rules, Dice.seeded(str(seed)), True)
        self._pieces = self.pieces()
        if not at_setup:
            self._bare()

    def _bare(self) -> None:
        """Everything back in its deck or supply; what was drawn comes to the bottom of its deck."""
        s = self.state
        for seat in range(self.players):
            for card in s.hand[seat]:
                s.decks[aspect_of(card)].insert(0, card)
            s.hand[seat] = []
        s.officials = [0] * len(s.officials)
        s.supply = [self.tables.officials] * (self.players * 3)
        s.board = [PLAIN] * self.players
        s.boards_left, s.auction = [], []
        s.vp = [0] * self.players
        s.earned = [0] * len(s.earned)
        s.active, s.playing = -1, 0
        s.stack.clear()
        self.track(*range(self.players))
        self.forget()

    # What is asked, and playing

    def why_no_action(self, seat: int, action: str, card: int = 10) -> str | None:
        """A turn up to the use of a card: the rule against this court action; None: it may be taken."""
        self.turn(seat, card)
        self.play(seat, f"card {card}")
        return self.refused_by(seat, f"court {action}")

    def play(self, seat: int, *texts: str) -> None:
        """Play options of a seat, each checked against the rules; no piece is ever lost or made."""
        for text in texts:
            super().play(seat, text)
            assert self.pieces() == self._pieces

    # What happened

    def told(self, kind: str = "", seat: int | None = None) -> Heard:
        """Events since `forget` as (kind, facts): those told to all, and to the seat if one is given."""
        return self.heard(kind, seat)

    def vp(self, seat: int) -> int:
        return self.state.vp[seat]

    def earned(self, seat: int, source: str) -> int:
        """Points from one source: cards, palaces, squares, markers, governors and so on."""
        return self.state.earned[seat * len(SOURCES) + SOURCES.index(source)]

    def unrest_at(self, seat: int, region: int) -> int:
        return self.state.unrest[seat * REGIONS + region - 1]

    def most_unrest(self, seat: int, region: int) -> int:
        return self.tables.unrest[self.state.board[seat]][region - 1]

    def officials_at(self, seat: int, area: str) -> dict[str, int]:
        """Officials of an area ("g2", "w2") by colour, those that are there."""
        counts = {name: self.state.officials[self._place(seat, area, name)] for name in COLOURS}
        return {name: n for name, n in counts.items() if n}

    def supply(self, seat: int, colour: str) -> int:
        return self.state.supply[seat * 3 + COLOURS.index(colour)]

    def workers_at(self, seat: int, region: int) -> int:
        return self.state.workers[seat * REGIONS + region - 1]

    def cards_at(self, seat: int, region: int) -> list[int]:
        return self.state.cards[seat * REGIONS + region - 1]

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
        """Markers of value 3 beside the court."""
        return self.state.markers3[ASPECTS.index(aspect)]

    def governors_at(self, seat: int, region: int) -> int:
        """On squares and beside them."""
        return governors_in(self.state, self.e, seat, region - 1)

    def beside(self, seat: int, region: int) -> int:
        return self.state.beside[(region - 1) * self.players + seat]

    def on_square(self, region: int, square: str) -> int | None:
        """The seat whose governor stands there."""
        seat = self.state.squares[self._square(region, square)]
        return seat if seat >= 0 else None

    def palaces_at(self, seat: int, region: int) -> int:
        return self.state.palaces[seat * REGIONS + region - 1]

    def wall_at(self, section: str, lines: int) -> int | None:
        seat = self.state.walls[SECTIONS.index(section) * LINES + lines - 1]
        return seat if seat >= 0 else None

    def discs(self, section: int, kind: str) -> list[int]:
        """Seats on the spaces of a mission, from the left; section 1 or 2."""
        return self.state.discs[(section - 1) * 3 + MISSION_KINDS.index(kind)]

    def tie_order(self) -> list[int]:
        return tie_order(self.state)

    def result(self) -> Result:
        return self.rules.result(self.state)

    # Building a position

    def _place(self, seat: int, area: str, colour: str) -> int:
        return at(seat, int(area[1]) - 1, "gw".index(area[0]), COLOURS.index(colour))

    def _square(self, region: int, square: str) -> int:
        kind = SQUARES.index(square)
        return (region - 1) * len(self.tables.squares) + self.tables.squares.index(kind)

    def _take(self, card: int) -> int:
        """The card, out of wherever it is."""
        s = self.state
        for pile in (*s.decks, *s.hand, *s.cards, s.court):
            if card in pile:
                pile.remove(card)
        return card

    def hand(self, seat: int, *cards: int) -> None:
        """These cards into the hand, to those that are there."""
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
        """The lowest card number with this ability that lies in a deck."""
        for card in range(1, 121):
            right_aspect = aspect in ("", ASPECTS[aspect_of(card)])
            if self.ability(card) == (trigger, bonus) and right_aspect and card in self.state.decks[aspect_of(card)]:
                return card
        raise AssertionError(f"no card {trigger}: {bonus} is left")

    def ability(self, card: int) -> tuple[str, str]:
        """Trigger and bonus of a card."""
        return ACTIONS[self.tables.trigger[card]], BONUSES[self.tables.bonus[card]]

    def official(self, seat: int, colour: str, area: str, n: int = 1) -> None:
        """From the own supply to an area: "g2" or "w2"."""
        self.state.supply[seat * 3 + COLOURS.index(colour)] -= n
        self.state.officials[self._place(seat, area, colour)] += n
        assert self.supply(seat, colour) >= 0, f"a player has {self.tables.officials} of a colour"

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
        """Out of the supply, and from beside the court."""
        i = ASPECTS.index(aspect)
        self.state.markers1[i] -= ones
        self.state.markers3[i] -= threes
        self.state.stash1[seat * 3 + i] += ones
        self.state.stash3[seat * 3 + i] += threes
        assert self.state.markers1[i] >= 0
        assert self.state.markers3[i] >= 0

    def points(self, seat: int, n: int) -> None:
        self.state.vp[seat] += n

    def governor(self, seat: int, region: int, square: str = "", n: int = 1) -> None:
        """On a square of the region, or beside the squares."""
        self.state.governors[seat] -= n
        if square:
            assert self.on_square(region, square) is None
            assert n == 1
            self.state.squares[self._square(region, square)] = seat
        else:
            self.state.beside[(region - 1) * self.players + seat] += n
        assert self.state.governors[seat] >= 0

    def palace(self, seat: int, region: int, n: int = 1) -> None:
        self.state.palaces_left[seat] -= n
        self.state.palaces[seat * REGIONS + region - 1] += n
        assert self.state.palaces_left[seat] >= 0

    def wall(self, seat: int, section: str, lines: int) -> None:
        """On a space of 1, 2 or 3 lines of a section, e.g. "gold1"."""
        assert self.wall_at(section, lines) is None
        self.state.walls_left[seat] -= 1
        self.state.walls[SECTIONS.index(section) * LINES + lines - 1] = seat
        assert self.state.walls_left[seat] >= 0

    def tokens(self, **criteria: str) -> None:
        """Criteria on wall sections, e.g. gold1="calm"."""
        tokens = self.state.tokens[:]
        for section, criterion in criteria.items():
            tokens[SECTIONS.index(section)] = CRITERIA.index(criterion)
        self.state.tokens = tokens

    def mission(self, section: int, kind: str, *places: str | int) -> None:
        """The mission with these places to a mission section (1 or 2), e.g. 1, "palace", 1, 2, 5."""
        k = MISSION_KINDS.index(kind)
        needed = [places.count(area) for area in AREAS] if k == 0 else [places.count(r + 1) for r in range(REGIONS)]
        for i, mission_kind in enumerate(self.tables.mission_kind):
            if mission_kind == k and self.tables.mission_places[i] == needed:
                self.state.missions = self.state.missions[:]
                self.state.missions[(section - 1) * 3 + k] = i
                return
        raise AssertionError(f"there is no {kind} mission with {places}")

    def disc(self, seat: int, aspect: str) -> None:
        """The reward disc from the track to this round's reward of the aspect."""
        self.state.track.remove(seat)
        self.state.column[ASPECTS.index(aspect)] = seat

    def track(self, *seats: int) -> None:
        """Reward track, top first; the top one is first player."""
        s = self.state
        s.track, s.column, s.first = list(seats), [-1, -1, -1], seats[0]
        if self.e.turns_by_track:
            s.order = list(seats)
        else:
            s.order = [(s.first + i) % self.players for i in range(self.players)]

    def round(self, number: int) -> None:
        self.state.round = number

    # Letting something happen; what was on the stack before is gone.

    def run(self, *steps: Frame) -> None:
        """These steps of the rules, up to the first question or until nothing is left; what was told is forgotten."""
        self.forget()
        super().run(*steps)

    def turn(self, seat: int, *cards: int) -> None:
        """One turn of a seat, from its card choice on, with these cards in hand too; no turn follows."""
        self.hand(seat, *cards)
        assert self.state.hand[seat], "a turn needs a card in hand"
        place = self.state.order.index(seat)
        self.run((frames.TURN, place))
        self.state.stack.remove((frames.TURN, place + 1))

    def act(self, seat: int, card: int, action: str) -> None:
        """The turn of a seat that plays this card to the court for an action, up to the next question."""
        self.turn(seat, card)
        self.play(seat, f"card {card}", f"court {action}")

    def grant(self, seat: int, points: int) -> None:
        """So many movement points in the seat's own turn, of a bonus."""
        self.state.active = seat
        self.run((frames.MOVE, seat, points, 0, 0, -1))

    def unify(self, seat: int, card: int, region: int) -> None:
        """The turn of a seat that plays this card on its own board."""
        self.turn(seat, card)
        self.play(seat, f"card {card}", f"unify {region}")

    def reward(self, aspect: str) -> None:
        """The reward of one aspect in this round, alone."""
        self.state.active = -1
        self.state.stack.clear()
        self.forget()
        i = ASPECTS.index(aspect)
        self.rules.step(self.state, (frames.REWARDS, i))
        self.state.stack.remove((frames.REWARDS, i + 1))
        kernel.advance(self.rules, self.state)

    def rewards(self) -> None:
        """Phase 3 as a whole, and on to the first question of the next round."""
        self.state.active = -1
        self.run((frames.REWARDS, 0))

    def end_round(self) -> None:
        """Discs back to the track, and on to the first question of the next round, or the end."""
        self.state.active = -1
        self.run((frames.ROUND_ENDS,))

    def end(self) -> None:
        """The end of the game, after the rewards of round 5."""
        self.round(5)
        self.end_round()
