"""Kinds of question, step and event: each is defined once, and a question next to the rule that asks it.

The numbers on a state's stack are kinds. A game lists them by name with `Kinds`, so that no number is written by hand,
and gives every kind of question its options, what an answer does, and why anything else is refused.
"""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from .state import ASK, FACTS, Facts, Frame, State
from .values import EventKind, Fact, Refusal

C = TypeVar("C")  # what a game settles before it begins
S = TypeVar("S", bound=State)

OptionsOf = Callable[[C, S, int, Facts], list[int]]
Answer = Callable[[C, S, int, Facts, int], None]
WhyNot = Callable[[C, S, int, Facts, int], Refusal | None]


class Kinds:
    """Names, numbered in the order in which they are given.

    >>> kinds = Kinds()
    >>> kinds.new("clerk"), kinds.new("wall"), kinds.names
    (0, 1, ['clerk', 'wall'])
    """

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def new(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1


class EventKinds:
    """Kinds of event, numbered in the order in which they are given."""

    def __init__(self) -> None:
        self.kinds: Final[list[EventKind]] = []

    def new(self, name: str, *facts: str, news: bool = False, known_to: str = "") -> int:
        self.kinds.append(EventKind(name, facts, news, known_to))
        return len(self.kinds) - 1


class Question(Generic[C, S]):
    """One kind of question."""

    def __init__(  # not a dataclass: mypyc supports no generic ones
        self,
        kind: int,
        options: OptionsOf[C, S],
        answer: Answer[C, S],
        why_not: WhyNot[C, S],
        about: tuple[str, ...],  # verbs that a player might think of here: `why_not` knows their rules
        must: str = "",  # the rule that demands an answer, where `done` is not one
        secret: bool = False,  # answers stay hidden until all have answered
        window: bool = False,  # a hidden hand may leave no choice
    ) -> None:
        self.kind: Final = kind
        self.options: Final = options
        self.answer: Final = answer
        self.why_not: Final = why_not
        self.about: Final = about
        self.must: Final = must
        self.secret: Final = secret
        self.window: Final = window

    def refusal(self, cfg: C, s: S, seat: int, facts: Facts, code: int) -> Refusal:
        """The rule against what is not among the options: there always is one."""
        refusal = self.why_not(cfg, s, seat, facts, code)
        assert refusal is not None
        return refusal


def by(rule: str, first: int = 0, **named: Sequence[Fact]) -> WhyNot[C, S]:
    """A refusal that needs no numbers, or only the name of what an option's code stands for: they begin at `first`."""

    def why_not(cfg: C, s: S, seat: int, facts: Facts, code: int) -> Refusal:
        return Refusal(rule, **{fact: names[code - first] for fact, names in named.items()})

    return why_not


def decide(question: Question[C, S], cfg: C, s: S, seat: int, *facts: int) -> None:
    """A single answer is given automatically; with several the seat is asked; with none nothing happens."""
    codes = question.options(cfg, s, seat, facts)
    if len(codes) == 1:
        question.answer(cfg, s, seat, facts, codes[0])
    elif codes:
        s.stack.append((ASK, question.kind, 1 << seat, 0) + facts)


def questions_in(files: tuple[ModuleType, ...], names: tuple[str, ...]) -> list[Question[C, S]]:
    """All questions of these files of rules, by their kind; each must be there once."""
    questions = [question for file in files for question in getattr(file, "QUESTIONS", [])]
    found = sorted(questions, key=lambda question: question.kind)
    kinds = [question.kind for question in found]
    assert kinds == list(range(len(names))), [name for kind, name in enumerate(names) if kinds.count(kind) != 1]
    return found


def steps_in(files: tuple[ModuleType, ...], names: tuple[str, ...]) -> list[Any]:
    """The functions of all steps, by their number: `reveal` is `step_reveal`, in one of these files of rules."""
    functions: dict[str, Any] = {}
    for name, function in [pair for file in files for pair in vars(file).items() if pair[0].startswith("step_")]:
        assert functions.setdefault(name, function) is function, f"two functions are called {name}"
    return [functions[f"step_{name}"] for name in names]


def facts_of(question: Frame) -> Facts:
    """The numbers of an open question that its own rules gave it."""
    return question[FACTS:]
