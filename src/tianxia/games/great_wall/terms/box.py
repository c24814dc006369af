"""What the cards and the board say, in the form the rules use: numbers only, shared by all states.

The folder `cards` makes these tables from the data files, checked entry by entry.
"""

from dataclasses import dataclass
from typing import Final

from .parts import NONE, Ability, Amount, Condition, Effect, Mod, Price


@dataclass(eq=False)
class General:
    id: str
    set: str
    start: tuple[int, ...]
    tactics: int
    tea: int
    abilities: tuple[int, ...]
    mods: tuple[int, ...]


@dataclass(eq=False)
class Advisor:
    id: str
    abilities: tuple[int, ...]
    mods: tuple[int, ...]


@dataclass(eq=False)
class Tactic:
    id: str
    set: str
    window: int
    trigger: int
    soldier: int
    conditions: tuple[Condition, ...]
    basic: tuple[int, ...]
    chi: int
    boosted: tuple[int, ...]


@dataclass(eq=False)
class Horde:
    """A horde card: one type with one back."""

    id: str
    type: str
    set: str
    back: int  # section
    power: int
    honor: int
    cells: tuple[int, ...]  # -1: no spot; 0: nothing is printed on it; otherwise what, and how many
    mods: tuple[int, ...]

    @property
    def spots(self) -> int:
        return sum([1 for cell in self.cells if cell >= 0])


MOST_IN_A_CELL: Final = 7


def spot_printed(what: int, n: int) -> int:
    """A cell of a horde that gives n of a resource, HONOR or TACTIC."""
    return what * (MOST_IN_A_CELL + 1) + n


def printed_on(cell: int) -> tuple[int, int]:
    """What, and how many."""
    return cell // (MOST_IN_A_CELL + 1), cell % (MOST_IN_A_CELL + 1)


@dataclass(eq=False)
class Command:
    id: str
    deck: str
    counts_as: int
    stays: bool
    boxes: tuple[tuple[int, ...], ...]


@dataclass(eq=False)
class Artifact:
    id: str
    score: Amount


@dataclass(eq=False)
class Need:
    """What a decree asks for: pieces that are given up, or something that is only checked."""

    what: int
    n: Amount
    scale: int = -1
    least: Amount = NONE
    most: int = -1


@dataclass(eq=False)
class Decree:
    id: str
    team: bool
    needs: tuple[Need, ...]
    out_with_2: bool


@dataclass(eq=False)
class Event:
    id: str
    effects: tuple[int, ...]
    mods: tuple[int, ...]


@dataclass(eq=False)
class Location:
    id: str
    slots: tuple[int, int]  # on the 1-3 side and on the 4 side; special locations: 0
    shame: bool
    donate: bool
    overseer_pay: int  # resource; -1: no overseers here
    overseer_cost: tuple[int, ...]


class Box:
    """All cards and the board. A card's index in its list is its number everywhere in the state."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.mods: list[Mod] = []
        self.abilities: list[Ability] = []
        self.generals: list[General] = []
        self.advisors: list[Advisor] = []
        self.tactics: list[Tactic] = []
        self.hordes: list[Horde] = []
        self.commands: list[Command] = []  # in the order of names.COMMANDS, then those of other decks
        self.artifacts: list[Artifact] = []
        self.decrees: list[Decree] = []
        self.events: list[Event] = []
        self.locations: list[Location] = []  # in the order of names.LOCATIONS
        # Time tracks: (hordes, lethality) of each space, by board side: 0 for 1 to 3 players, 1 for 4.
        self.time: list[list[tuple[int, int]]] = [[], []]
        # Walls, by level 0 to 3
        self.wall_defense: list[int] = []
        self.firing_spots: list[int] = []
        self.wall_cost: list[int] = []
        self.wall_honor: list[int] = []
        self.barricade_defense: int = 0
        self.barricade_cost: int = 0
        self.barricade_honor: int = 0
        self.barricades: int = 0  # in the whole game
        self.soldier_cost: list[Price] = []  # by kind
        self.soldiers_owned: list[int] = []
        self.save_cost: int = 0  # chi
        self.clerk_cost: int = 0  # gold
        self.clerks_owned: int = 0
        self.clerks_at_start: int = 0  # in the pool
        self.advisor_track: int = 0
        self.shame_per_player: int = 0
        self.shame_solo: int = 0
        self.shame_cost: int = 0  # chi, in summer
        self.shame_honor: int = 0  # lost at the end for each token, as a positive number
        self.discard_honor: int = 0  # lost in the cooperative game to discard a token (GW-C7)
        self.hand_limit: int = 0
        self.donation_honor: int = 0
        self.is_1_3 = False  # the course of play is still that of rules 1.3

    # Bearers of abilities share one numbering: a general's number, or BEARER_ADVISORS + an advisor's.


BEARER_ADVISORS: Final = 64
