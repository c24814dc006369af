"""What the cards and the board say, in the form the rules use: numbers only, shared by all states.

The folder `cards` makes these tables from the data files, checked entry by entry.
"""

# The words of the data files are kept, though Python knows some of them.
# ruff: noqa: A002

from typing import Final

from .parts import Ability, Amount, Condition, Effect, Mod, Price


class General:
    __slots__ = ("abilities", "id", "mods", "set", "start", "tactics", "tea")

    def __init__(
        self,
        id: str,
        set: str,
        start: tuple[int, ...],
        tactics: int,
        tea: int,
        abilities: tuple[int, ...],
        mods: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.start: Final = start
        self.tactics: Final = tactics
        self.tea: Final = tea
        self.abilities: Final = abilities
        self.mods: Final = mods


class Advisor:
    __slots__ = ("abilities", "id", "mods")

    def __init__(self, id: str, abilities: tuple[int, ...], mods: tuple[int, ...]) -> None:
        self.id: Final = id
        self.abilities: Final = abilities
        self.mods: Final = mods


class Tactic:
    __slots__ = ("basic", "boosted", "chi", "conditions", "id", "set", "soldier", "trigger", "window")

    def __init__(
        self,
        id: str,
        set: str,
        window: int,
        trigger: int,
        soldier: int,
        conditions: tuple[Condition, ...],
        basic: tuple[int, ...],
        chi: int,
        boosted: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.window: Final = window
        self.trigger: Final = trigger
        self.soldier: Final = soldier
        self.conditions: Final = conditions
        self.basic: Final = basic
        self.chi: Final = chi
        self.boosted: Final = boosted


class Horde:
    """A horde card: one type with one back."""

    __slots__ = ("back", "cells", "honor", "id", "mods", "power", "set", "spots", "type")

    def __init__(
        self,
        id: str,
        type: str,
        set: str,
        back: int,
        power: int,
        honor: int,
        cells: tuple[int, ...],
        mods: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.type: Final = type
        self.set: Final = set
        self.back: Final = back  # section
        self.power: Final = power
        self.honor: Final = honor
        self.cells: Final = cells  # -1: no spot; 0: nothing is printed on it; else what, and how many
        self.spots: Final = sum([1 for cell in cells if cell >= 0])
        self.mods: Final = mods


MOST_IN_A_CELL: Final = 7


def spot_printed(what: int, n: int) -> int:
    """A cell of a horde that gives so many of a resource, HONOR or TACTIC."""
    return what * (MOST_IN_A_CELL + 1) + n


def printed_on(cell: int) -> tuple[int, int]:
    """What, and how many."""
    return cell // (MOST_IN_A_CELL + 1), cell % (MOST_IN_A_CELL + 1)


class Command:
    __slots__ = ("boxes", "counts_as", "deck", "id", "stays")

    def __init__(self, id: str, deck: str, counts_as: int, stays: bool, boxes: tuple[tuple[int, ...], ...]) -> None:
        self.id: Final = id
        self.deck: Final = deck  # of a player, of the Reed Clan, of Qin Jiushao
        self.counts_as: Final = counts_as  # the player's card under whose name it counts, -1: none
        self.stays: Final = stays  # in the discard for good (GW-Z5)
        self.boxes: Final = boxes  # (1 if it is for the others, effect, effect, ...)


class Artifact:
    __slots__ = ("id", "score")

    def __init__(self, id: str, score: Amount) -> None:
        self.id: Final = id
        self.score: Final = score


class Need:
    """What a decree asks for: pieces that are given up, or a state that is only looked at."""

    __slots__ = ("least", "most", "n", "scale", "what")

    def __init__(self, what: int, n: Amount, scale: int = -1, least: Amount | None = None, most: int = -1) -> None:
        self.what: Final = what  # one of vocabulary.NEEDS, -1: a scale is looked at
        self.n: Final = n
        self.scale: Final = scale
        self.least: Final = least if least is not None else Amount(0)
        self.most: Final = most  # -1: no upper bound


class Decree:
    __slots__ = ("id", "needs", "out_with_2", "team")

    def __init__(self, id: str, team: bool, needs: tuple[Need, ...], out_with_2: bool) -> None:
        self.id: Final = id
        self.team: Final = team  # the players together, in any split; else each alone
        self.needs: Final = needs
        self.out_with_2: Final = out_with_2


class Event:
    __slots__ = ("effects", "id", "mods")

    def __init__(self, id: str, effects: tuple[int, ...], mods: tuple[int, ...]) -> None:
        self.id: Final = id
        self.effects: Final = effects  # once
        self.mods: Final = mods  # until the end of the game


class Location:
    __slots__ = ("donate", "id", "overseer_cost", "overseer_pay", "shame", "slots")

    def __init__(
        self, id: str, slots: tuple[int, int], shame: bool, donate: bool, pay: int, cost: tuple[int, ...]
    ) -> None:
        self.id: Final = id
        self.slots: Final = slots  # on the 1-3 side, on the 4 side; special locations: 0
        self.shame: Final = shame
        self.donate: Final = donate
        self.overseer_pay: Final = pay  # resource; -1: no overseers here
        self.overseer_cost: Final = cost


class Box:
    """All cards and the board. A list's index is the card's number everywhere in the state."""

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
        self.wall_defence: list[int] = []
        self.firing_spots: list[int] = []
        self.wall_cost: list[int] = []
        self.wall_honor: list[int] = []
        self.barricade_defence: int = 0
        self.barricade_cost: int = 0
        self.barricade_honor: int = 0
        self.barricades: int = 0  # all there are
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
        self.discard_honor: int = 0  # lost in the co-operative game to discard a token (GW-C7)
        self.hand_limit: int = 0
        self.donation_honor: int = 0

    # Bearers of abilities share one numbering: a general's number, or BEARER_ADVISORS + an advisor's.


BEARER_ADVISORS: Final = 64
