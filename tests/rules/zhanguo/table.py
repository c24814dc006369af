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
from tianxia.games.zhanguo.names import ASPECTS, PLAIN, SOURCES, aspect_of
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.games.zhanguo.state import ZhanGuoState

from ..kit import Heard, Play
from .on_own_boards import OnOwnBoards
from .on_the_map import OnTheMap


class Table(Play[ZhanGuoState], OnOwnBoards, OnTheMap):
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
        self.box = self.e.box
        self.state = kernel.start(self.rules, Dice.seeded(str(seed)), True)
        self._pieces = self.pieces()
        if not at_setup:
            self._bare()

    def _bare(self) -> None:
        """Everything back in its deck or supply; what was drawn goes to the bottom of its deck."""
        s = self.state
        for seat in range(self.players):
            for card in s.hand[seat]:
                s.decks[aspect_of(card)].insert(0, card)
            s.hand[seat] = []
        s.officials = [0] * len(s.officials)
        s.supply = [self.box.officials] * (self.players * 3)
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
        """A turn up to the use of a card: the rule against this court action; None if it may be taken."""
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

    def points(self, seat: int, n: int) -> None:
        """That many more victory points, from no source."""
        self.state.vp[seat] += n

    def result(self) -> Result:
        return self.rules.result(self.state)

    # Letting something happen; this clears the stack.

    def run(self, *steps: Frame) -> None:
        """Run these steps of the rules, up to the first question or until nothing is left; forgets what was told."""
        self.forget()
        super().run(*steps)

    def turn(self, seat: int, *cards: int) -> None:
        """One turn of a seat, from its card choice on, with these cards added to its hand; no turn follows."""
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
        """That many movement points during the seat's own turn, from a bonus."""
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
