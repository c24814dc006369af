"""A table for tests: build a position, let something happen, look at what it did.

Positions are stacked, never mocked: pieces are moved between pool, stock and board, cards between decks
and hands, so that all stay in the game and the rules run as always.

    t = Table()                                   # three players, first autumn, nobody holds a card
    t.clerks(0, quarry=2); t.clerks(1, quarry=2)
    t.activate("quarry")                          # or t.turn(...), t.clean_up(), t.winter() ...
    t.play(0, "done")
    assert t.stock(0)["stone"] == 2
    assert ("gained", {"seat": "0", "number": 2, "resource": "stone"}) in t.told()
"""

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import checked_options
from tianxia.core.state import Frame
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.position.amounts import plain_moment
from tianxia.games.great_wall.position.state import NO_SPOT, GreatWallState
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import CELLS, LOCATIONS, SECTIONS
from tianxia.games.great_wall.terms.vocabulary import TRIGGERS
from tianxia.games.great_wall.views.seen import Coop, Own, View

from ..kit import Heard, Play
from .at_court import AtCourt
from .at_the_wall import AtTheWall

PLAIN = ("liang_hongyu", "song_ci", "yang_ye", "cai_xiang")  # abilities that seldom interfere


class Table(Play[GreatWallState], AtTheWall, AtCourt):
    """A game after setup, before the first command cards: no hands, no stocks, no advisors, no hordes.

    Tea order is seat 0, 1, 2 (, 3). `at_setup=True` keeps the game at its very start instead.
    """

    rules: GreatWallRules

    def __init__(
        self,
        players: int = 3,
        seed: int = 1,
        at_setup: bool = False,
        generals: tuple[str, ...] = PLAIN,
        pack: Pack | None = None,
        **options: bool | str,
    ) -> None:
        self.rules = GreatWallRules(players, checked_options(GAME, options), pack)
        self.players = players
        self.e = self.rules.settings
        self.box = self.e.box
        self.state = kernel.start(self.rules, Dice.seeded(str(seed)), True)
        if not at_setup:
            for _ in range(2):
                for seat in range(players):
                    self.play(seat, self.options(seat)[0])
            self._bare(generals)

    def _bare(self, generals: tuple[str, ...]) -> None:
        """Everything back in its deck or pool."""
        s = self.state
        for seat in range(self.players):
            s.tactic_deck.extend(s.hand[seat])
            s.advisor_deck.extend(s.active_advisors[seat] + s.supporters[seat])
            s.hand[seat], s.active_advisors[seat], s.supporters[seat] = [], [], []
            s.ears[seat] = s.mods_on[seat] = 0
            self.general(seat, generals[seat])
        for place in range(9):
            if s.horde[place] >= 0:
                s.horde_deck.insert(0, s.horde[place])
                s.horde[place] = -1
                s.free[place] = 0
                s.spots[place * CELLS : place * CELLS + CELLS] = [NO_SPOT] * CELLS
        s.stock = [0] * (4 * self.e.seats)
        s.barricades = [0, 0, 0]
        s.tea = list(range(self.e.seats))
        self.forget()

    # What happened

    def told(self, kind: str = "", seat: int | None = None) -> Heard:
        """Events since `forget` as (kind, facts): those told to all, and to the seat if one is given."""
        return self.heard(kind, seat)

    # What is seen

    def view(self, seat: int | None = None) -> View:
        """As seen by a seat, or by a spectator."""
        return self.rules.view(self.state, seat)

    def own(self, seat: int) -> Own:
        own = self.view(seat).own
        assert own is not None
        return own

    def coop(self, seat: int | None = None) -> Coop:
        coop = self.view(seat).coop
        assert coop is not None
        return coop

    # Letting something happen; this clears the stack.

    def run(self, *steps: Frame) -> None:
        """Run these steps of the rules, up to the first question or until nothing is left; forgets what was told."""
        self.forget()
        super().run(*steps)

    def activate(self, location: str, advanced: bool = False) -> None:
        """One location activates, whatever fills it."""
        self.run((frames.LOCATION, LOCATIONS.index(location), 1 if advanced else 0))

    def command(self, seat: int, card: str) -> None:
        """The turn of a seat with this card: it joins the cards on the track."""
        s = self.state
        number = [command.id for command in self.box.commands].index(card)
        s.commands[seat] &= ~(1 << number)
        if number in s.qin_deck:
            s.qin_deck.remove(number)
        s.played[seat] = number
        if seat not in s.track:
            s.track[s.track.index(-1)] = seat
        space = s.track.index(seat)
        s.track = [*s.track[: space + 1], *[-1] * (self.e.seats - space - 1)]
        self.run((frames.TURN, space))
        # only this turn: the frame that would go on to the next space is removed
        self.state.stack = [frame for frame in self.state.stack if frame != (frames.TURN, space + 1)]

    def clean_up(self) -> None:
        self.run((frames.CLEAN_UP,))

    def assault(self, section: str = "left") -> None:
        """The assault from this section on, until the barricades are discarded."""
        self.run((frames.ASSAULT, SECTIONS.index(section)))

    def winter(self) -> None:
        self.run((frames.WINTER,))

    def spring(self) -> None:
        self.run((frames.SPRING,))

    def summer(self) -> None:
        self.run((frames.SUMMER,))

    def autumn(self) -> None:
        self.run((frames.AUTUMN,))

    def fulfill(self) -> None:
        """The step of winter in which decrees are fulfilled."""
        self.run((frames.FULFILL, 0))

    def event(self, name: str) -> None:
        """Reveal this event."""
        self.next_event(name)
        self.run((frames.EVENT,))

    def end_check(self) -> None:
        self.run((frames.END_CHECK,))

    def moment(self, trigger: str, seat: int, **where: int) -> None:
        """A moment on its own: count, place, section, location by their numbers."""
        self.run((frames.MOMENT, 0) + plain_moment(TRIGGERS.index(trigger), seat, **where))

    def effect(self, seat: int, effect: int, moment: Frame | None = None) -> None:
        """One effect of the tables, by its index (e.g. tables.tactics[3].basic[0])."""
        self.run((frames.DO, seat, effect, -1, 7) + (moment or (-1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0)))
