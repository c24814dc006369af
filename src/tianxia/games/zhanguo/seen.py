"""What a seat may see, as types: bots read them, the browser's types are written from them.

Seats count from 0, regions from 1. Lists without names go by aspect, by region or by seat, as their comments say.
"""

from msgspec import Struct, field

from ...core.values import Fact
from .names import Action, Aspect, Board, Bonus, Criterion, MissionKind, Over, Reward, Section, Square


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view: it never changes, and nothing is in it that is not named."""


class Card(Seen, frozen=True):
    card: int
    aspect: Aspect
    trigger: Action
    bonus: Bonus


class Officials(Seen, frozen=True):
    """Counted by color."""

    red: int
    white: int
    grey: int


class OwnRegion(Seen, frozen=True):
    """A region of a player board."""

    unrest: int
    most_unrest: int | None  # the last space of its track; None: the seat has no board yet
    palace_ban: int | None  # no palace at this unrest or above
    governors_area: Officials
    workers_area: Officials
    workers: int
    cards: list[Card]


class OwnMarkers(Seen, frozen=True):
    """Unification markers of a seat, of one aspect."""

    aspect: Aspect
    ones: int = field(name="1")
    threes: int = field(name="3")
    value: int


class Earned(Seen, frozen=True):
    """Points by where they came from."""

    start: int
    cards: int
    palaces: int
    squares: int
    markers: int
    governors: int
    unification: int
    missions: int
    walls: int


class FinalPoints(Seen, frozen=True):
    """Points that are counted at the end of the game; 0 once they have been."""

    governors: int
    unification: int
    missions: int
    walls: int


class Player(Seen, frozen=True):
    """What is public about a seat."""

    seat: int
    points: int
    board: Board | None
    hand: list[int]  # cards by aspect, as their backs show
    ready: bool  # it has made its draft choice
    regions: list[OwnRegion]
    supply: Officials
    markers: list[OwnMarkers]  # by aspect
    governors: int  # in the seat's supply, like palaces and walls
    palaces: int
    walls: int
    earned: Earned
    if_it_ended_now: FinalPoints


class BonusSquare(Seen, frozen=True):
    """A square for a governor, and whose governor stands there."""

    square: Square
    seat: int | None


class Region(Seen, frozen=True):
    """A region of the main board; the lists go by seat."""

    region: int
    squares: list[BonusSquare]
    beside: list[int]  # governors beside the squares
    governors: list[int]  # all of them
    palaces: list[int]


class Wall(Seen, frozen=True):
    """A section of the wall; the lists go by lines, 1 to 3."""

    section: Section
    criterion: Criterion
    points: list[int]
    walls: list[int | None]  # seats
    worth: list[int] | None  # points that it would give this seat now


class Mission(Seen, frozen=True):
    section: int
    kind: MissionKind
    places: list[int]  # how many pieces in each area or region
    discs: list[int]  # seats
    fulfilled: list[int]  # seats that have all its pieces now


class RewardSpace(Seen, frozen=True):
    """A unification reward; no regions: in any, or none is needed."""

    reward: Reward
    regions: list[int]


class Tracks(Seen, frozen=True):
    """What is printed on a player board; the lists go by region."""

    board: Board
    most_unrest: list[int]
    palace_ban: list[int | None]


class Waking(Seen, frozen=True):
    """Court actions after which cards wake, by the number played against the last one at the court."""

    higher: list[Action]
    lower: list[Action]
    first: list[Action]


class Values(Seen, frozen=True):
    """Numbers printed on the boards, and what no move changes."""

    move: int
    vp: int
    majority: int
    each_governor: int
    markers: list[int]  # by aspect
    most_cards: int  # in a region
    most_in_workers_area: int  # officials
    turns: int  # of each seat in a round
    palace_spaces: int  # of a region
    mission_spaces: list[int]  # points for the first, second ... to fulfill a mission
    wakes: Waking


class Markers(Seen, frozen=True):
    """In the supply, by aspect."""

    ones: list[int] = field(name="1")
    threes: list[int] = field(name="3")


class Asked(Seen, frozen=True, omit_defaults=True):
    """What the open question is about, besides its options; what does not apply is left out."""

    left: int | None = None  # movement points, or workers to be paid
    region: int | None = None
    action: Action | None = None  # whose abilities are asked for
    wakes: bool | None = None  # whether cards are awake
    power_used: bool | None = None
    used: list[int] | None = None  # cards


class Auction(Seen, frozen=True):
    highest: int
    holder: int | None
    bidders: list[int]


class CardPoints(Seen, frozen=True):
    """Points that a card on the seat's board gives when it is used."""

    card: int
    points: int


class Refused(Seen, frozen=True):
    """A use of a card that is not possible now, whatever the card, and the rule against it."""

    option: str
    rule: str
    facts: dict[str, Fact]


class Own(Seen, frozen=True):
    """What only the seat itself knows, or needs for its choice."""

    seat: int
    hand: list[Card]
    over: list[Over]  # each card of the hand against the last one at the court
    gives: list[CardPoints]  # cards on its board that give points, as things are now
    palace: int  # points that a palace gives now
    discarding: list[Card]
    playing: int | None  # the card of this turn, until it is used; it still counts among those in the hand
    refused: list[Refused]  # while it chooses a card or its use


class View(Seen, frozen=True):
    """The table as a seat or a spectator sees it."""

    round: int
    rounds: int
    first: int
    order: list[int]  # of turns
    active: int | None
    turn: int | None  # which one of this round it is for the active seat
    court: list[int]  # cards, the top one last
    decks: list[int]  # cards left, by aspect
    markers: Markers
    track: list[int]  # discs on the reward track, from the top
    column: list[int | None]  # seats whose discs stand in this round's column, by aspect
    tie_order: list[int]
    rewards: list[list[RewardSpace]]  # by aspect and round
    offered: Aspect | None  # the aspect whose reward somebody is deciding about
    regions: list[Region]
    walls: list[Wall]
    missions: list[Mission]
    boards_left: list[Board]
    board_tracks: list[Tracks]
    values: Values
    question: Asked
    auction: Auction | None
    players: list[Player]
    points_by_round: list[list[int]]
    own: Own | None
