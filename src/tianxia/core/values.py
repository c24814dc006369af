"""The values that cross the kernel's border: options, decisions, refusals, events, results."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

Fact = int | str


class Refusal:
    """Why something is not allowed: the rule's id, and the numbers and names that it mentions.

    >>> Refusal("ST-E3", province="WU")
    Refusal('ST-E3', province='WU')
    """

    __slots__ = ("facts", "rule")
    rule: Final[str]
    facts: Final[dict[str, Fact]]

    def __init__(self, rule: str, **facts: Fact) -> None:
        self.rule = rule
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (other.rule, other.facts) == (self.rule, self.facts)

    def __hash__(self) -> int:
        return hash((self.rule, tuple(self.facts.items())))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.rule!r}{facts})"

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.rule} ({facts})" if facts else self.rule


class Option(NamedTuple):
    """Something a seat may do. `text` is its exact, reversible form: logs and players use it."""

    text: str
    verb: str
    parts: dict[str, Fact]

    def __str__(self) -> str:
        return self.text


class Decision(NamedTuple):
    """What one seat is asked. `number` is never used again, so that a stale answer is recognized."""

    seat: int
    kind: str
    prompt: str  # key of the question's sentence in the Fluent files
    options: tuple[Option, ...]
    offers: tuple[Option, ...]  # what else the seat may do: change its mind, act out of turn
    secret: bool  # hidden from the others until all have answered
    number: int
    window: bool  # only a hidden hand says whether there is a choice: the time an answer takes must not reveal it
    facts: dict[str, Fact]  # what the question's sentence may mention


class Told(NamedTuple):
    """An event as a seat is told of it."""

    kind: str
    facts: dict[str, Fact]


class EventKind(NamedTuple):
    """A kind of event: its name, the names of its numbers, and whether it is news.

    News tells a seat what it could not have known: undo never goes back beyond it. A card from a hand is
    news to all but the seat that held it: `known_to` is the fact that names this seat.
    """

    name: str
    facts: tuple[str, ...] = ()
    news: bool = False
    known_to: str = ""


class Preview(NamedTuple):
    """What an option would do, as far as the seat can know: up to somebody else's question or the first news."""

    option: Option
    told: tuple[Told, ...]  # what the seat would be told
    # "asked": the seat goes on; "waiting": others do; "over"; "news": nobody can predict what comes next
    ends: str
    asked: str  # the seat's next question; "" if it has none, or nobody can predict it
    then: tuple[Option, ...]  # and what it could choose there
    view: Any  # what it would see; None after news
    final: bool  # it could not be undone: it is news to somebody, ends the game, or others might answer it unseen
    surely: tuple[Option, ...] = ()  # offered later in the turn, however it goes on (`Rules.ahead`)
    perhaps: tuple[Option, ...] = ()  # offered later only in some ways of going on
    about: Mapping[str, Fact] = {}  # what the sentence of the seat's next question may mention


class Result(NamedTuple):
    """How a game ended. A draw has no winners, nor does a game that all seats lose together: then nobody is first."""

    winners: tuple[int, ...]
    places: tuple[int, ...]  # of every seat: 1 is best, tied seats have the same
    scores: tuple[int, ...]
    end: str  # the rule that ended it

    @property
    def is_lost(self) -> bool:
        """All seats lost: to the game itself, or to a seat that the rules move."""
        return 1 not in self.places

    @property
    def is_draw(self) -> bool:
        """Nobody won, and the game did not win either."""
        return not self.winners and not self.is_lost


class Choice(NamedTuple):
    """One typed option of a game: its values, the default first."""

    name: str
    values: tuple[bool | str, ...]
    rule: str

    @property
    def default(self) -> bool | str:
        return self.values[0]


class TianxiaError(Exception):
    """The base of all errors that a caller can cause. The message is one sentence."""


class BadInput(TianxiaError):
    """An unknown game, option, seed or seat; a pack or a log that cannot be read."""


class Refused(TianxiaError):
    """A move that the rules do not allow; nothing was changed."""

    def __init__(self, refusal: Refusal, what: str) -> None:
        super().__init__(f"{what} is refused by {refusal}")
        self.refusal = refusal
