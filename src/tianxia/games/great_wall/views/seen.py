"""What a seat may see, as types: the browser's types are made from them, and the bots read them.

A field that does not apply to the open question, or to a piece, is UNSET and not sent. Types that name all kinds of
piece, though most are 0, omit the zeros.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from ..terms.names import Command, Location, Mode, Resource, Season, SeatKind, Section, Soldier, Source
from ..terms.notation import Cell
from ..terms.vocabulary import NeedName, Scale, TrackScale, Trigger

# Numbers of pieces


class Counts(Struct, forbid_unknown_fields=True, frozen=True):
    """Soldiers by kind."""

    spearman: int
    archer: int
    horseman: int


class Soldiers(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Soldiers by kind, without zeros."""

    spearman: int = 0
    archer: int = 0
    horseman: int = 0


class Stock(Struct, forbid_unknown_fields=True, frozen=True):
    """Resources by kind."""

    wood: int
    stone: int
    gold: int
    chi: int


class Resources(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Resources by kind, without zeros."""

    wood: int = 0
    stone: int = 0
    gold: int = 0
    chi: int = 0


class Warehouse(Struct, forbid_unknown_fields=True, frozen=True):
    """What is stored for the wall."""

    wood: int
    stone: int
    gold: int


class Price(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """By resource; `any` and `build` (wood, stone, gold) leave a choice; only in the cooperative game is honor paid."""

    wood: int = 0
    stone: int = 0
    gold: int = 0
    chi: int = 0
    any: int = 0
    build: int = 0
    honor: int = 0


# The table


class Space(Struct, forbid_unknown_fields=True, frozen=True):
    """A year on the time track."""

    hordes: int
    lethality: int


class OnTrack(Struct, forbid_unknown_fields=True):
    """A space of the command track: whose card, and which one if it is revealed."""

    seat: int
    command: str | None


class Decks(Struct, forbid_unknown_fields=True):
    """Cards left in each."""

    hordes: int
    tactics: int
    advisors: int


class Discards(Struct, forbid_unknown_fields=True):
    """Cards in each."""

    hordes: list[str]
    tactics: list[str]
    advisors: list[str]


class LocationSeen(Struct, forbid_unknown_fields=True):
    """A location: its spaces (None: any number), clerks and overseers by seat, what it produces, and
    whether it activates at the next check.
    """

    location: Location
    slots: int | None
    shame: bool
    clerks: list[int]
    overseers: list[int] | None
    overseer_pay: Resource | None
    overseer_cost: tuple[int, ...] | None
    gives: Resource | UnsetType = UNSET
    due: bool | UnsetType = UNSET


# The wall


class Reward(Struct, forbid_unknown_fields=True, frozen=True):
    """What is printed on a spot."""

    what: Resource | Literal["honor", "tactic"]
    number: int


class Spot(Struct, forbid_unknown_fields=True, frozen=True):
    """A vital spot and what is on it; for a horseman, also where the other half is."""

    reward: Reward | None
    on: Literal["wound", "spearman", "horseman"] | None
    seat: int | UnsetType = UNSET
    other: Cell | UnsetType = UNSET


class HordeSeen(Struct, forbid_unknown_fields=True):
    """A horde in front of the wall; row 1 is next to it."""

    card: str
    type: str
    row: int
    power: int
    honor: int
    lethality: int
    free: int
    leads: int | None
    spots: dict[Cell, Spot]


class Assault(Struct, forbid_unknown_fields=True):
    """What an assault would do now, with covered hordes gone and announced buildings built.

    By seat: the shame tokens that are due, and how many soldiers are dying before anybody is saved.
    """

    defense: int
    power: int
    holds: bool
    shame: list[int]
    dying: list[int]


class SectionSeen(Struct, forbid_unknown_fields=True):
    """A section of the wall with what is in front of and behind it; `firing` and `rest` are by seat.

    `parts` of the defense: of the wall and of all barricades.
    """

    section: Section
    closed: bool
    level: int
    barricades: int
    firing_spots: int
    free_firing_spots: int
    defense: int
    parts: tuple[int, int]
    power: int
    assault: Assault | None
    breached: bool
    firing: list[int]
    rest: list[Soldiers]
    hordes: list[HordeSeen]


# The players


class Trophy(Struct, forbid_unknown_fields=True):
    """A horde card won, and the shame on it."""

    card: str
    honor: int
    shame: int


class Player(Struct, forbid_unknown_fields=True):
    """What everyone may know of a seat."""

    seat: int
    kind: SeatKind
    honor: int
    general: str | None
    advisors: list[str]
    supporters: list[str]
    tactics: int
    commands: int
    discarded: list[Command]
    played: str | None
    chosen: bool
    clerks: int
    chamber: int
    pool: Counts
    shamed: Counts
    dying: Counts | None
    trophies: list[Trophy]
    earned: dict[Source, int]


class Recruits(Struct, forbid_unknown_fields=True):
    """The price of one more soldier of each kind."""

    spearman: Price
    archer: Price
    horseman: Price


class Prices(Struct, forbid_unknown_fields=True):
    """What one more of each thing costs the seat now: by the effect behind its question, otherwise as usual."""

    recruit: Recruits
    overseer: dict[Location, int]
    clerk: int
    advisor: int
    save: int
    wall: list[int | None]
    barricade: int
    boost: dict[str, int]
    hand_limit: int


class Own(Struct, forbid_unknown_fields=True):
    """What only the seat itself knows."""

    seat: int
    stock: Stock
    locked: Resources
    tactics: list[str]
    commands: list[Command]
    generals: list[str]
    dealt_advisors: list[str]
    choice: str | None
    prices: Prices
    # What each location would yield if it activated now: resources, places in tea order, otherwise how many acts.
    yields: list[int]


# The other modes


class Qin(Struct, forbid_unknown_fields=True):
    """His track from the highest location to the lowest; None: he can move nobody, or there is nothing to attack."""

    track: list[Location]
    next: Location | None
    attacks: Section | None
    deck: int
    used: list[str]


class Need(Struct, forbid_unknown_fields=True):
    """What a decree takes from the players (`give`) or only checks (`look`); None: the stocks of others are secret."""

    have: list[int | None]
    give: NeedName | UnsetType = UNSET
    number: int | UnsetType = UNSET
    look: Scale | TrackScale | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType | None = UNSET
    met: bool | UnsetType = UNSET


class DecreeSeen(Struct, forbid_unknown_fields=True):
    decree: str
    team: bool
    needs: list[Need]


class EventSeen(Struct, forbid_unknown_fields=True):
    event: str
    lasts: bool


class Offer(Struct, forbid_unknown_fields=True):
    """A proposed decree, and everybody's part in it."""

    seat: int
    decree: str
    parts: list[dict[NeedName, int]]


class Coop(Struct, forbid_unknown_fields=True):
    """The decrees with what each asks for, the events so far, the sacrifices."""

    goal: int
    done: list[str]
    places: int
    decrees: list[DecreeSeen]
    decree_deck: int
    event_deck: int
    events: list[EventSeen]
    offer: Offer | None
    sacrificed: list[list[int]]


class QuestionSeen(Struct, forbid_unknown_fields=True):
    """What the open question is about, besides its options: everybody at the table has heard all of it."""

    left: int | UnsetType | None = UNSET  # None: any number
    section: Section | UnsetType = UNSET
    goal: Section | UnsetType = UNSET
    soldier: Soldier | UnsetType = UNSET
    location: Location | UnsetType = UNSET
    advisor: str | UnsetType = UNSET
    place: str | UnsetType = UNSET
    # What is due for everything named so far, or for one answer; and how much of it the warehouse would pay.
    price: Price | UnsetType = UNSET
    shame_honor: int | UnsetType = UNSET  # lost at the end per token
    stored: int | UnsetType = UNSET
    named: Soldiers | UnsetType = UNSET  # recruits to be paid for, or to be placed
    barricades: list[int] | UnsetType = UNSET  # announced, by section
    walls: list[int] | UnsetType = UNSET
    moved: int | UnsetType = UNSET  # clerks moved by the current effect
    different: bool | UnsetType = UNSET  # each to a different location
    on_wall: bool | UnsetType = UNSET  # the attacker shoots from a firing spot
    trigger: Trigger | UnsetType = UNSET  # the moment of a tactic window
    by_card: bool | UnsetType = UNSET  # an ability or a tactic card asks
    # Whose part in a decree is asked for, and of what.
    seat: int | UnsetType = UNSET
    give: NeedName | UnsetType = UNSET


class View(Struct, forbid_unknown_fields=True):
    """The table as a seat or a spectator sees it."""

    year: int
    years: int
    time: tuple[Space, ...]
    season: Season
    active: int | None
    hordes_next_spring: int | None
    lethality: int
    tea: list[int]
    track: list[OnTrack | None]
    indicator: Section
    decks: Decks
    discards: Discards
    in_play: list[str]
    advisors: list[str]
    artifacts: list[str]
    artifact_honor: list[list[int]]
    bank: int
    warehouse: Warehouse
    most_barricades: int  # per section
    sections: list[SectionSeen]
    locations: list[LocationSeen]
    players: list[Player]
    overlord: int | None
    mode: Mode
    qin: Qin | None
    coop: Coop | None
    honor_by_year: list[list[int]]
    question: QuestionSeen
    own: Own | None
