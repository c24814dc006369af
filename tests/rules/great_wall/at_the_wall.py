"""The part of a table at war: the wall, soldiers, shame, and the hordes with their vital spots."""

from tianxia.games.great_wall.acts.hordes import move_up
from tianxia.games.great_wall.position.modifiers import defense, power
from tianxia.games.great_wall.position.settings import Settings
from tianxia.games.great_wall.position.state import (
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
from tianxia.games.great_wall.terms.box import Box
from tianxia.games.great_wall.terms.names import CELLS, COLUMNS, HORSEMAN, SECTIONS, SOLDIERS, SPEARMAN
from tianxia.games.great_wall.terms.notation import CELL_NAMES


class AtTheWall:
    """Looks at the wall and what is in front of it, and moves pieces there out of pool, deck and bank."""

    state: GreatWallState
    e: Settings
    box: Box

    # Looking

    def hordes(self, section: str) -> list[str]:
        first = SECTIONS.index(section) * 3
        return [self.box.hordes[card].id for card in self.state.horde[first : first + 3] if card >= 0]

    def spot(self, section: str, row: int, cell: str) -> str:
        """What is there: "free", "wound", or "spearman 0", "horseman 2"."""
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

    def rest(self, seat: int, section: str, kind: str) -> int:
        return self.state.rest[(seat * 3 + SECTIONS.index(section)) * 3 + SOLDIERS.index(kind)]

    def firing(self, seat: int, section: str) -> int:
        return self.state.firing[seat * 3 + SECTIONS.index(section)]

    def pool(self, seat: int, kind: str) -> int:
        """Soldiers in the pool that are not under shame."""
        return self.state.pool[seat * 3 + SOLDIERS.index(kind)]

    def shamed(self, seat: int, kind: str) -> int:
        return self.state.shamed[seat * 3 + SOLDIERS.index(kind)]

    def trophies(self, seat: int) -> list[str]:
        return [self.box.hordes[card].id for card in self.state.trophies[seat]]

    def defense(self, section: str) -> int:
        return defense(self.e, self.state, SECTIONS.index(section))

    def power(self, section: str) -> int:
        return power(self.e, self.state, SECTIONS.index(section))

    # Building a position

    def wall(self, section: str, level: int, barricades: int = 0) -> None:
        self.state.wall[SECTIONS.index(section)] = level
        self.state.barricades[SECTIONS.index(section)] = barricades

    def horde(self, section: str, card: str) -> int:
        """A horde to the free row nearest the wall, e.g. "brutes_left"; returns its row, 1 is next to the wall."""
        s = self.state
        number = self._taken(card)
        place = SECTIONS.index(section) * 3
        while s.horde[place] >= 0:
            place += 1
        s.horde[place] = number
        cells = self.box.hordes[number].cells
        s.spots[place * CELLS : place * CELLS + CELLS] = [FREE if cell >= 0 else NO_SPOT for cell in cells]
        s.free[place] = self.box.hordes[number].spots
        return place % 3 + 1

    def next_hordes(self, *cards: str) -> None:
        """On top of the deck, the first to be drawn first; taken from deck or discard."""
        for card in reversed(cards):
            number = self._taken(card)
            assert number not in self.state.horde, f"{card} lies before the wall"
            self.state.horde_deck.append(number)

    def _taken(self, card: str) -> int:
        """The number of a horde, which is taken from deck or discard."""
        number = [horde.id for horde in self.box.hordes].index(card)
        for pile in (self.state.horde_deck, self.state.horde_discard):
            if number in pile:
                pile.remove(number)
        return number

    def take_away(self, section: str, row: int) -> None:
        """The horde goes to the discard, without any effect."""
        place = SECTIONS.index(section) * 3 + row - 1
        self.state.horde_discard.append(self.state.horde[place])
        move_up(self.state, place)

    def put_on(self, seat: int, section: str, row: int, *cells: str) -> None:
        """Soldiers from the pool onto spots: "a2" a spearman, "a2-a3" or "a2-b2" a horseman."""
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
        """Wounds on spots; without cells, on all that are free."""
        for cell in cells or tuple(self.free_spots(section, row)):
            self._lay(self._cell(section, row, cell), WOUND)

    def _lay(self, at: int, what: int) -> None:
        assert self.state.spots[at] == FREE, "the spot is not free"
        self.state.spots[at] = what
        self.state.free[at // CELLS] -= 1

    def _cell(self, section: str, row: int, cell: str) -> int:
        return (SECTIONS.index(section) * 3 + row - 1) * CELLS + CELL_NAMES.index(cell)

    def set_rest(self, seat: int, section: str, kind: str, number: int = 1) -> None:
        """Soldiers from the pool into a rest area."""
        self.state.pool[seat * 3 + SOLDIERS.index(kind)] -= number
        self.state.rest[(seat * 3 + SECTIONS.index(section)) * 3 + SOLDIERS.index(kind)] += number

    def set_firing(self, seat: int, section: str, number: int = 1) -> None:
        """Archers from the pool onto firing spots."""
        self.state.pool[seat * 3 + 1] -= number
        self.state.firing[seat * 3 + SECTIONS.index(section)] += number

    def set_trophy(self, seat: int, card: str, shame: int = 0) -> None:
        number = [horde.id for horde in self.box.hordes].index(card)
        self.state.horde_deck.remove(number)
        self.state.trophies[seat].append(number)
        self.state.trophy_shame[seat].append(shame)
        self.state.bank -= shame

    def set_shame(self, seat: int, kind: str, number: int = 1) -> None:
        """Tokens from the bank under soldiers of the pool."""
        self.state.bank -= number
        self.state.pool[seat * 3 + SOLDIERS.index(kind)] -= number
        self.state.shamed[seat * 3 + SOLDIERS.index(kind)] += number

    def bank(self, tokens: int) -> None:
        """That many tokens in the bank; the others are out of the game."""
        self.state.shame_out += self.state.bank - tokens
        self.state.bank = tokens
