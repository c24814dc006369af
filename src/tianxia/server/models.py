"""What goes over the wire. The browser's types are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, UnsetType

from .luck_models import OwnNumber, ShuffleBody
from .pace_models import ClockBody, NoteBody, PaceBody

Fact = int | str
Value = bool | str
LARGEST_PACK = 200_000  # characters
LONGEST_NAME = 40  # of a person; the browser's forms take no more, either
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class ErrorBody(Struct):
    """Every refusal and error: one sentence in the reader's language."""

    status: int
    code: str
    sentence: str
    rule: str | None = None
    field: str | None = None
    sight: "Sight | None" = None


class OptionBody(Struct):
    text: str
    verb: str
    parts: dict[str, Fact]


class ToldBody(Struct):
    kind: str
    facts: dict[str, Fact]


class DecisionBody(Struct):
    seat: int
    kind: str
    prompt: str
    secret: bool
    number: int
    window: bool  # standing answers are offered, and a quick answer must not reveal anything
    options: list[OptionBody]
    offers: list[OptionBody]
    facts: dict[str, Fact]  # what the question's sentence may mention


class PreviewBody(Struct, omit_defaults=True):
    """What an option would do, as far as the seat can know."""

    option: str
    ends: Literal["asked", "waiting", "over", "news"]  # who is asked next; news: nobody can predict
    final: bool = False  # it could not be undone, even if nobody acts on it
    told: list[ToldBody] = []
    asked: str = ""
    then: list[str] = []  # texts of what could be chosen next; ask for previews after this option to know more
    surely: list[str] = []  # texts of what is offered later in the turn, however it goes on
    perhaps: list[str] = []  # and only in some ways of going on
    changes: Any = None  # what would change in the view; null: nothing, or nobody can predict it


class PreviewsBody(Struct):
    number: int  # of the decision that they are about
    previews: list[PreviewBody]
    tries: list[OptionBody] = []  # what a player might think of now although it is not allowed; `why` names the rule
    offered: list[OptionBody] = []  # what could be chosen after a path of options; without one the decision says it


class PlanBody(Struct):
    """The table as it would be after options that are only thought of, as far as the seat can know."""

    number: int  # of the decision that they begin with
    ends: Literal["asked", "waiting", "over", "news"]  # who goes on after the last of them
    view: Any  # the game's own; null where nobody can foretell it
    decision: DecisionBody | None  # the seat's next question


class SeatBody(Struct, omit_defaults=True):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str  # a bot has its own at every table; at a reserved seat, who is to come
    face: str  # an animal that the browser draws; empty at a free seat
    mine: bool
    bot: str | None  # its level: the way it plays; on a person's seat it stands in
    owes: bool
    sealed: bool
    reserved: bool = False  # for somebody: nobody else may take it
    resigned: bool = False
    kept: bool = False  # whether the name is its bearer's alone: it is shown with a seal


class ResultBody(Struct):
    winners: list[int]
    places: list[int]
    scores: list[int]
    end: str  # the rule; "resigned": all others have, and nobody has counted points


class UndoBody(Struct):
    allowed: bool
    why: str | None
    redo: bool
    number: int  # of the seat's current decision, even while it is asked nothing


class InvitationBody(Struct):
    seat: int
    link: str


class PackTag(Struct):
    """A custom pack with which a table is played."""

    name: str
    digest: str


Fate = Literal["other_rules", "damaged", "cut"]


class FateBody(Struct):
    """Why a table cannot go on, or its moves cannot be shown one by one. What is shown was stored before."""

    kind: Fate
    sentence: str
    shown: int  # after how many entries of the log it was stored
    entries: int  # how many there are
    closed: bool  # by all its people
    waits: list[int]  # the seats of people who have not agreed to close it


class Closing(Struct):
    """Whether a table is closed, and the seats of people who have not agreed."""

    closed: bool
    waits: list[int]


class Sight(Struct, omit_defaults=True):
    """All that one seat, or a spectator, may know of a table."""

    id: str
    game: str
    players: int
    options: dict[str, Value] | UnsetType  # only in a whole sight, as are `shuffle` and `pack`: they never change
    # kept: it cannot go on, its last position is shown; closed: its people have ended it without a result
    status: Literal["open", "running", "over", "kept", "closed"]
    shuffle: ShuffleBody | UnsetType
    seed: str | None  # only when it is over, or if somebody chose it and others may sit there
    seq: int
    seats: list[SeatBody]
    seat: int | None
    moves: int
    asked: str
    view: Any  # the game's own: see its `seen.py`; nothing before all seats are taken: there is no deal yet
    decision: DecisionBody | None
    undo: UndoBody
    told_from: int
    told: list[list[ToldBody]]
    over: bool
    result: ResultBody | None
    invitations: list[InvitationBody]
    movers: list[int] = []  # the seat of every move in `told`; the setup is nobody's
    secret: bool = False  # answers to what is asked are hidden from the others
    pack: PackTag | None = None
    fate: FateBody | None = None
    hints: bool = False  # whether this seat may ask what a strong bot would do
    plans: bool = False  # whether it may try moves on a copy
    rated: bool = False  # whether it changes the ratings of those who play
    private: bool = False  # no lobby lists it
    spectators: bool = True  # whether strangers may watch
    resigning: bool = False  # whether this seat may resign
    closes: list[int] = []  # the seats of those who want to close it; only for those who sit there
    rematch: bool = False  # whether there is a table where its people play again
    pace: PaceBody | None = None
    clocks: list[ClockBody] = []  # of people; none before all seats are taken
    notes: list[NoteBody] = []


class WishBody(Struct):
    """Somebody asks to undo their last move, and whose consent is missing."""

    seat: int
    waits: list[int]


class LiveMessage(Struct, omit_defaults=True):
    type: Literal["sight", "ping", "nudge", "wish", "chat"]
    sight: Sight | None = None
    seat: int | None = None  # who nudges; who did not agree to a wish
    wish: WishBody | None = None
    chat: int | None = None  # the number of the last message: there is something new to ask for


class MeBody(Struct):
    name: str
    face: str
    language: str
    kept: bool = False  # whether the name is this person's alone, and they can sign in elsewhere


class MeChange(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=10)] | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    players: int | None = None
    options: dict[str, Value] = {}
    guide: bool = False  # a table for learning: dealt as the game's guide expects it
    shuffle: OwnNumber | None = None  # of the browser that opens it
    seed: Annotated[str, Meta(pattern="^[0-9]{1,38}$")] | None = None  # everybody may know it: never for rated games
    hints: bool | None = None  # whether people may ask for some, and plan; nothing: who plays against bots alone
    rated: bool = False  # whether it changes the ratings of those who play
    private: bool = False  # no lobby lists it: only its links lead there
    spectators: bool = True  # whether strangers may watch while it is played
    # For which friend a free seat is, by the name that they keep; seat by seat.
    reserved: Annotated[list[Annotated[str, Meta(max_length=LONGEST_NAME)] | None], Meta(max_length=8)] = []
    pace: PaceBody | None = None  # nothing: everybody may think for as long as they like
    pack: Annotated[str, Meta(max_length=LARGEST_PACK)] | None = None  # a custom pack of cards and boards (TOML)
    pack_name: Annotated[str, Meta(max_length=80)] | None = None  # of `pack`, or of a pack that is offered here


class TableId(Struct, omit_defaults=True):
    id: str
    mixed: bool = False  # whether the number that came along is in the shuffle, or will be


class MoveBody(Struct, forbid_unknown_fields=True):
    seat: int
    option: Annotated[str, Meta(max_length=200)]
    number: int


class SeatNumber(Struct, forbid_unknown_fields=True):
    seat: int
    number: int


class Nudge(Struct, forbid_unknown_fields=True):
    seat: int
    goal: int


class Consent(Struct, forbid_unknown_fields=True):
    seat: int
    agrees: bool


class Join(Struct, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(max_length=64)]
    name: Name
    shuffle: OwnNumber | None = None


class WhyBody(Struct):
    allowed: bool
    rule: str | None
    sentence: str


class PlayOn(Struct, forbid_unknown_fields=True):
    """From a moment of a finished game, against bots."""

    at: int  # moves before it
    seat: int
    bot: Annotated[str, Meta(max_length=40)]


class PastSight(Struct):
    """A table as it stood after a number of moves."""

    at: int
    moves: int
    view: Any  # the game's own: see its `seen.py`; nothing before all seats are taken: there is no deal yet
    asked: str
    told: list[list[ToldBody]]
    mover: int | None
    text: str | None  # what was played, where the reader may know it
    decision: DecisionBody | None  # what the seat was asked, once the game is over: a study names what it could answer
    bot: str | None = None  # the level that made the last move for the person at that seat
