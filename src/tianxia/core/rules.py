"""What a game must tell the kernel. A game subclasses `State` and `Rules`, once each."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .dice import Dice
from .observing import Block, version_of
from .state import Frame, State
from .values import EventKind, Fact, Option, Refusal, Result

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one game with its options and its pack fixed; it holds no state of play.

    An option is an integer code, the same in every position; `words` has its outer form. `options`
    and `apply` are the trusted fast path; `why_not` is the checked one, and an option is legal
    exactly when it answers None.

    Every game writes the methods that raise NotImplementedError; a game that forgets one fails in its first test.
    """

    def __init__(
        self,
        seats: int,  # those that answer questions, not those that the rules move
        asks: tuple[str, ...],  # names of the kinds of question
        secrets: tuple[int, ...],  # kinds of question whose answers are hidden
        events: tuple[EventKind, ...],
        actions: dict[int, Option],  # every option there can ever be: the fixed action space
        windows: tuple[int, ...] = (),  # kinds of question that a hidden hand may leave without a choice
        ahead: dict[int, int] | None = None,  # at which question previews show the options of which later one
    ) -> None:
        self.seats = seats
        self.asks = asks
        self.secrets = frozenset(secrets)
        self.windows = windows
        self.ahead = ahead or {}
        self.events = events
        self.actions = actions
        self.codes = {option.text: code for code, option in actions.items()}
        self.dense = sorted(actions)  # codes have gaps: an action's place in this list is its dense index
        self.place_of = {code: place for place, code in enumerate(self.dense)}

    # The course of play

    def setup(self, dice: Dice) -> S:
        """A new game; its stack holds the first frames."""
        raise NotImplementedError

    def step(self, s: S, frame: Frame) -> None:
        """Carry out one frame; it may push others and ask."""
        raise NotImplementedError

    def options(self, s: S, seat: int, question: Frame) -> list[int]:
        """The codes that the seat may answer with, each once."""
        raise NotImplementedError

    def apply(self, s: S, seat: int, question: Frame, code: int) -> None:
        """Carry out an option or offer that is known to be legal."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, question: Frame, code: int) -> Refusal | None:
        """None if the seat may do this now, as an answer or as an offer; else the rule against it."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """How the game ended; asked only when it is over."""
        raise NotImplementedError

    # What a game may leave out

    def about(self, s: S, seat: int, question: Frame) -> dict[str, Fact]:
        """What the sentence of a question to the seat may mention: numbers, and names of pieces."""
        return {}

    def option(self, s: S, question: Frame, code: int) -> Option:
        """An option as the question offers it: its parts may also name what it means there."""
        return self.actions[code]

    def offers(self, s: S, seat: int, question: Frame) -> list[int]:
        """What a seat, asked or not, may do besides answering."""
        return []

    def tries(self, s: S, seat: int, question: Frame) -> list[int]:
        """What a player might think of at this question; those that are not offered are shown with their rule."""
        return []

    def reopen(self, s: S, seat: int, question: Frame) -> None:
        """The seat takes its sealed answer back."""

    def withdraw(self, s: S, seat: int, question: Frame) -> None:
        """The seat takes back all that it has hidden in its answer, whether that is finished or not."""
        self.reopen(s, seat, question)

    def turn(self, s: S) -> int:
        """A number that changes when a turn ends; a game without turns has its rounds."""
        return self.round(s) or 0

    def score(self, s: S) -> list[int]:
        """What each seat would have if the game ended now; when it is over, what the result says."""
        raise NotImplementedError

    def round(self, s: S) -> int | None:
        """The round or year that is being played, for a line about the game; None if it has none."""
        return None

    def is_asked(self, s: S, seat: int, kind: int) -> bool:
        """Whether a window asks this seat: it depends on what all can see, never on what is hidden."""
        return True

    # Names

    def text(self, code: int) -> str:
        return self.actions[code].text

    def parse(self, text: str) -> int:
        """The code of a text; -1 if it has none."""
        return self.codes.get(text, -1)

    def name(self, fact: str, value: int) -> Fact:
        """The name of a number in an event: the card, place or seat that it stands for."""
        return value

    # What is seen

    def view(self, s: S, seat: int | None) -> Any:
        """What the seat (None: a spectator) may know: the game's own Struct, built by naming what is shown."""
        raise NotImplementedError

    def resample(self, s: S, seat: int | None, dice: Dice) -> S:
        """A random state that this seat cannot tell apart from `s`."""
        raise NotImplementedError

    def observed(self) -> tuple[Block, ...]:
        """The layout of an observation; empty: the game has none."""
        return ()

    def observe(self, s: S, seat: int | None) -> list[int]:
        """What the seat (None: a spectator) may know, as numbers in the blocks of `observed`.

        The length depends on the game, the number of players, the options and the pack, never on the position.
        """
        return []

    def observation_version(self) -> str:
        """A digest of the layout: whoever keeps observations keeps it with them."""
        return version_of(self.observed())

    def pieces(self, s: S) -> dict[str, int]:
        """How many pieces of every kind there are, wherever they are: this never changes during a game."""
        raise NotImplementedError
