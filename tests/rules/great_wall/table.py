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
from tianxia.games.great_wall import GAME, frames
from tianxia.games.great_wall.amounts import plain_moment
from tianxia.games.great_wall.embassy import make_active
from tianxia.games.great_wall.hordes import move_up
from tianxia.games.great_wall.modifiers import defence, listen, power
from tianxia.games.great_wall.names import (
    CELLS,
    COLUMNS,
    COMMANDS,
    HORSEMAN,
    LOCATIONS,
    POOL,
    RESOURCES,
    SECTIONS,
    SOLDIERS,
    SPEARMAN,
)
from tianxia.games.great_wall.notation import CELL_NAMES
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.games.great_wall.state import (
    FORMS,
    FREE,
    NO_SPOT,
    RIDES_DOWN,
    RIDES_LEFT,
    RIDES_RIGHT,
    RIDES_UP,
    WOUND,
    GreatWallState,
)
from tianxia.games.great_wall.vocabulary import TRIGGERS

from ..kit import Heard as Heard  # tests of what is told name it, too
from ..kit import Play

PLAIN = ("liang_hongyu", "song_ci", "yang_ye", "cai_xiang")  # abilities that seldom come in the way


class Table(Play[GreatWallState]):
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
        self.tables = self.e.tables
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

    def stock(self, seat: int) -> dict[str, int]:
        return {name: self.state.stock[seat * 4 + i] for i, name in enumerate(RESOURCES)}

    def honor(self, seat: int) -> int:
        return self.state.honor[seat]

    def rest(self, seat: int, section: str, kind: str) -> int:
        return self.state.rest[(seat * 3 + SECTIONS.index(section)) * 3 + SOLDIERS.index(kind)]

    def firing(self, seat: int, section: str) -> int:
        return self.state.firing[seat * 3 + SECTIONS.index(section)]

    def pool(self, seat: int, kind: str) -> int:
        """Soldiers in the pool that are free of shame."""
        return self.state.pool[seat * 3 + SOLDIERS.index(kind)]

    def shamed(self, seat: int, kind: str) -> int:
        return self.state.shamed[seat * 3 + SOLDIERS.index(kind)]

    def clerks_at(self, seat: int, location: str) -> int:
        at = POOL if location == "pool" else LOCATIONS.index(location)
        return self.state.clerks[seat * 11 + at]

    def overseer(self, seat: int, location: str) -> int:
        return self.state.overseer[seat * 4 + LOCATIONS.index(location)]

    def hordes(self, section: str) -> list[str]:
        first = SECTIONS.index(section) * 3
        return [self.tables.hordes[card].id for card in self.state.horde[first : first + 3] if card >= 0]

    def spot(self, section: str, row: int, cell: str) -> str:
        """What lies there: "free", "wound", or "spearman 0", "horseman 2"."""
        on = self.state.spots[self._cell(section, row, cell)]
        assert on != NO_SPOT, "there is no vital spot"
        if on == FREE:
            return "free"
        if on == WOUND:
            return "wound"
        return f"{'horseman' if on % FORMS else 'spearman'} {on // FORMS}"

    def free_spots(self, section: str, row: int) -> list[str]:
        first = self._cell(section, row, "a1")
        return [name for i, name in enumerate(CELL_NAMES) if self.state.spots[first + i] == FREE]

    def trophies(self, seat: int) -> list[str]:
        return [self.tables.hordes[card].id for card in self.state.trophies[seat]]

    def tactics(self, seat: int) -> list[str]:
        return [self.tables.tactics[card].id for card in self.state.hand[seat]]

    def defence(self, section: str) -> int:
        return defence(self.e, self.state, SECTIONS.index(section))

    def power(self, section: str) -> int:
        return power(self.e, self.state, SECTIONS.index(section))

    # Building a position

    def general(self, seat: int, name: str) -> None:
        """Another general; the index of what listens is made anew."""
        s = self.state
        s.general[seat] = [card.id for card in self.tables.generals].index(name)
        s.ears[seat] = s.mods_on[seat] = 0
        listen(self.e, s, seat, s.general[seat])
        for advisor in s.active_advisors[seat]:
            listen(self.e, s, seat, 64 + advisor)

    def advisor(self, seat: int, *names: str) -> None:
        """Active advisors, out of the deck."""
        for name in names:
            make_active(self.e, self.state, seat, self._out_of_deck(name))

    def supporters(self, seat: int, number: int) -> None:
        """So many supporting advisors, from the bottom of the deck."""
        for _ in range(number):
            self.state.supporters[seat].append(self.state.advisor_deck.pop(0))

    def _out_of_deck(self, name: str) -> int:
        card = [advisor.id for advisor in self.tables.advisors].index(name)
        for pile in (self.state.advisor_deck, self.state.advisor_row, *self.state.supporters):
            if card in pile:
                pile.remove(card)
                return card
        raise AssertionError(f"{name} is not in the deck")

    def tea(self, *seats: int) -> None:
        """Tea order, top first."""
        self.state.tea = list(seats)

    def give(self, seat: int, **resources: int) -> None:
        """Into the stock, on top of what is there."""
        for name, n in resources.items():
            self.state.stock[seat * 4 + RESOURCES.index(name)] += n

    def rich(self, *seats: int) -> None:
        for seat in seats or range(self.players):
            self.give(seat, wood=30, stone=30, gold=30, chi=30)

    def hand(self, seat: int, *names: str) -> None:
        """Tactic cards into the hand, out of the deck."""
        for name in names:
            card = [tactic.id for tactic in self.tables.tactics].index(name)
            self.state.tactic_deck.remove(card)
            self.state.hand[seat].append(card)
        self.state.hand[seat].sort()

    def clerks(self, seat: int, **places: int) -> None:
        """Clerks from the pool (hired from the chamber if there are too few) to locations."""
        s = self.state
        for name, n in places.items():
            for _ in range(n):
                if not s.clerks[seat * 11 + POOL]:
                    s.chamber[seat] -= 1
                    s.clerks[seat * 11 + POOL] += 1
                s.clerks[seat * 11 + POOL] -= 1
                s.clerks[seat * 11 + LOCATIONS.index(name)] += 1
                s.crowd[LOCATIONS.index(name)] += 1
        assert s.chamber[seat] >= 0, "a player has 8 clerks"

    def set_overseer(self, seat: int, location: str, level: int, kind: str = "spearman") -> None:
        at = seat * 4 + LOCATIONS.index(location)
        if self.state.overseer_kind[at] < 0:
            self.state.pool[seat * 3 + SOLDIERS.index(kind)] -= 1
            self.state.overseer_kind[at] = SOLDIERS.index(kind)
        self.state.overseer[at] = level

    def wall(self, section: str, level: int, barricades: int = 0) -> None:
        self.state.wall[SECTIONS.index(section)] = level
        self.state.barricades[SECTIONS.index(section)] = barricades

    def horde(self, section: str, card: str) -> int:
        """A horde to the free row nearest the wall; its row, 1 is next to the wall. E.g. "brutes_left"."""
        s = self.state
        number = [horde.id for horde in self.tables.hordes].index(card)
        for pile in (s.horde_deck, s.horde_discard):
            if number in pile:
                pile.remove(number)
        place = SECTIONS.index(section) * 3
        while s.horde[place] >= 0:
            place += 1
        s.horde[place] = number
        cells = self.tables.hordes[number].cells
        s.spots[place * CELLS : place * CELLS + CELLS] = [FREE if cell >= 0 else NO_SPOT for cell in cells]
        s.free[place] = self.tables.hordes[number].spots
        return place % 3 + 1

    def next_hordes(self, *cards: str) -> None:
        """On top of the deck, the first to be drawn first; out of deck or discard."""
        s = self.state
        for card in reversed(cards):
            number = [horde.id for horde in self.tables.hordes].index(card)
            for pile in (s.horde_deck, s.horde_discard):
                if number in pile:
                    pile.remove(number)
            assert number not in s.horde, f"{card} lies before the wall"
            s.horde_deck.append(number)

    def set_artifacts(self, *names: str) -> None:
        """These artifacts are in play, the others in the box."""
        all_of_them = [artifact.id for artifact in self.tables.artifacts]
        self.state.artifacts = [all_of_them.index(name) for name in names]
        self.state.artifact_box = [i for i in range(len(all_of_them)) if i not in self.state.artifacts]

    def take_away(self, section: str, row: int) -> None:
        """The horde goes to the discard, without any effect."""
        place = SECTIONS.index(section) * 3 + row - 1
        self.state.horde_discard.append(self.state.horde[place])
        move_up(self.state, place)

    def put_on(self, seat: int, section: str, row: int, *cells: str) -> None:
        """Soldiers out of the pool onto spots: "a2" a spearman, "a2-a3" or "a2-b2" a horseman."""
        s = self.state
        for cell in cells:
            first, _, second = cell.partition("-")
            at = self._cell(section, row, first)
            kind = HORSEMAN if second else SPEARMAN
            s.pool[seat * 3 + kind] -= 1
            if second:
                other = self._cell(section, row, second)
                down = other - at == COLUMNS
                self._lay(at, seat * FORMS + (RIDES_DOWN if down else RIDES_RIGHT))
                self._lay(other, seat * FORMS + (RIDES_UP if down else RIDES_LEFT))
            else:
                self._lay(at, seat * FORMS)

    def wound(self, section: str, row: int, *cells: str) -> None:
        """Wounds on spots; without cells on all that are free."""
        for cell in cells or tuple(self.free_spots(section, row)):
            self._lay(self._cell(section, row, cell), WOUND)

    def _lay(self, at: int, what: int) -> None:
        assert self.state.spots[at] == FREE, "the spot is not free"
        self.state.spots[at] = what
        self.state.free[at // CELLS] -= 1

    def _cell(self, section: str, row: int, cell: str) -> int:
        return (SECTIONS.index(section) * 3 + row - 1) * CELLS + CELL_NAMES.index(cell)

    def set_rest(self, seat: int, section: str, kind: str, number: int = 1) -> None:
        """Soldiers out of the pool into a rest area."""
        self.state.pool[seat * 3 + SOLDIERS.index(kind)] -= number
        self.state.rest[(seat * 3 + SECTIONS.index(section)) * 3 + SOLDIERS.index(kind)] += number

    def set_firing(self, seat: int, section: str, number: int = 1) -> None:
        """Archers out of the pool onto firing spots."""
        self.state.pool[seat * 3 + 1] -= number
        self.state.firing[seat * 3 + SECTIONS.index(section)] += number

    def set_trophy(self, seat: int, card: str, shame: int = 0) -> None:
        number = [horde.id for horde in self.tables.hordes].index(card)
        self.state.horde_deck.remove(number)
        self.state.trophies[seat].append(number)
        self.state.trophy_shame[seat].append(shame)
        self.state.bank -= shame

    def set_shame(self, seat: int, kind: str, number: int = 1) -> None:
        """Tokens out of the bank under soldiers of the pool."""
        self.state.bank -= number
        self.state.pool[seat * 3 + SOLDIERS.index(kind)] -= number
        self.state.shamed[seat * 3 + SOLDIERS.index(kind)] += number

    def bank(self, tokens: int) -> None:
        """So many tokens in the bank; the others are out of the game."""
        self.state.shame_out += self.state.bank - tokens
        self.state.bank = tokens

    def set_track(self, *cards: str) -> None:
        """Command cards on the track, of seats 0, 1, 2 ... in this order."""
        for seat, name in enumerate(cards):
            self.state.commands[seat] &= ~(1 << COMMANDS.index(name))
            self.state.played[seat] = COMMANDS.index(name)
            self.state.track[seat] = seat

    def reed_clerks(self, *places: str) -> None:
        """The three clerks of the Reed Clan, from wherever they are, to these locations."""
        s, reed = self.state, self.e.reed
        for location in range(len(LOCATIONS)):
            s.crowd[location] -= s.clerks[reed * 11 + location]
            s.clerks[reed * 11 + location] = 0
        for name in places:
            s.crowd[LOCATIONS.index(name)] += 1
            s.clerks[reed * 11 + LOCATIONS.index(name)] += 1

    def qin_track(self, *places: str) -> None:
        """His location track, the highest first."""
        self.state.qin_track = [LOCATIONS.index(name) for name in places]

    def decrees(self, *names: str) -> None:
        """These decrees lie on the board, those that lay there under the deck."""
        s = self.state
        s.decree_deck[:0] = s.decrees
        s.decrees = [[decree.id for decree in self.tables.decrees].index(name) for name in names]
        for card in s.decrees:
            s.decree_deck.remove(card)

    def done_decrees(self, number: int) -> None:
        """So many decrees from the bottom of the deck are fulfilled."""
        for _ in range(number):
            self.state.decrees_done.append(self.state.decree_deck.pop(0))

    def next_event(self, name: str) -> None:
        """On top of the deck of events."""
        card = [event.id for event in self.tables.events].index(name)
        self.state.event_deck.remove(card)
        self.state.event_deck.append(card)

    def warehouse(self, **resources: int) -> None:
        for name, n in resources.items():
            self.state.warehouse[RESOURCES.index(name)] = n

    def year(self, number: int) -> None:
        """The time token on this space, 1 is the first."""
        self.state.year = number - 1

    # Letting something happen; what was on the stack before is gone.

    def run(self, *steps: Frame) -> None:
        """These steps of the rules, up to the first question or until nothing is left; what was told is forgotten."""
        self.forget()
        super().run(*steps)

    def activate(self, location: str, advanced: bool = False) -> None:
        """One location activates, whatever fills it."""
        self.run((frames.LOCATION, LOCATIONS.index(location), 1 if advanced else 0))

    def command(self, seat: int, card: str) -> None:
        """The turn of a seat with this card: it is put on the track with whatever lies there."""
        s = self.state
        number = [command.id for command in self.tables.commands].index(card)
        s.commands[seat] &= ~(1 << number)
        if number in s.qin_deck:
            s.qin_deck.remove(number)
        s.played[seat] = number
        if seat not in s.track:
            s.track[s.track.index(-1)] = seat
        space = s.track.index(seat)
        s.track = [*s.track[: space + 1], *[-1] * (self.e.seats - space - 1)]
        self.run((frames.TURN, space))
        # only this turn: the frame that would go on to the next space is taken away
        self.state.stack = [frame for frame in self.state.stack if frame != (frames.TURN, space + 1)]

    def clean_up(self) -> None:
        self.run((frames.CLEAN_UP,))

    def assault(self, section: str = "left") -> None:
        """The assault from this section on, up to the discarding of the barricades."""
        self.run((frames.ASSAULT, SECTIONS.index(section)))

    def winter(self) -> None:
        self.run((frames.WINTER,))

    def spring(self) -> None:
        self.run((frames.SPRING,))

    def summer(self) -> None:
        self.run((frames.SUMMER,))

    def autumn(self) -> None:
        self.run((frames.AUTUMN,))

    def fulfil(self) -> None:
        """The step of winter in which decrees are fulfilled."""
        self.run((frames.FULFIL, 0))

    def event(self, name: str) -> None:
        """Reveal this event."""
        self.next_event(name)
        self.run((frames.EVENT,))

    def end_check(self) -> None:
        self.run((frames.END_CHECK,))

    def moment(self, trigger: str, seat: int, **where: int) -> None:
        """A moment as such: count, place, section, location by their numbers."""
        self.run((frames.MOMENT, 0) + plain_moment(TRIGGERS.index(trigger), seat, **where))

    def effect(self, seat: int, effect: int, moment: Frame | None = None) -> None:
        """One effect of the tables, by its index (e.g. tables.tactics[3].basic[0])."""
        self.run((frames.DO, seat, effect, -1, 7) + (moment or (-1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0)))
