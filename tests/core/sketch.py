"""A sketchpad for tiny games: the steps and answers of a test, without naming a whole game."""

from collections.abc import Callable

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.rules import Rules
from tianxia.core.state import Frame, State, seats_of
from tianxia.core.values import EventKind, Option, Refusal, Result


class SketchState(State):
    """Numbers by seat, notes of what happened, and an index of listening cards."""

    __slots__ = ("listeners", "notes", "numbers")
    numbers: list[int]
    notes: list[str]
    listeners: list[list[int]]  # event -> cards in play that listen, as seat * 100 + card

    def copy(self) -> "SketchState":
        t = SketchState()
        t.stack, t.dice, t.told = self.stack[:], self.dice.copy(), None
        t.numbers, t.notes = self.numbers[:], self.notes[:]
        t.listeners = [cards[:] for cards in self.listeners]
        return t


Step = Callable[[SketchState, Frame], None]
Answer = Callable[[SketchState, int, Frame, int], None]


class Sketch(Rules[SketchState]):
    """Steps by their numbers; one function for all answers. Options are 0 (pass) to 4."""

    def __init__(self, seats: int, steps: list[Step], answer: Answer, offers: list[int] | None = None) -> None:
        words = {n: Option(f"play {n}" if n else "pass", "play", {"n": n}) for n in range(10)}
        super().__init__(seats, ("choose", "other"), (), (EventKind("note", ("n",)),), words)
        self.steps, self.answer, self.standing = steps, answer, offers or []
        self.deaf: list[int] = []  # seats that windows do not ask

    def setup(self, dice: Dice) -> SketchState:
        s = SketchState()
        s.dice, s.stack, s.numbers, s.notes = dice, [(0,)], [0] * self.seats, []
        s.listeners = [[], []]
        return s

    def step(self, s: SketchState, frame: Frame) -> None:
        self.steps[frame[0]](s, frame)

    def options(self, s: SketchState, seat: int, question: Frame) -> list[int]:
        return [0, 1, 2, 3, 4]

    def offers(self, s: SketchState, seat: int, question: Frame) -> list[int]:
        return self.standing

    def apply(self, s: SketchState, seat: int, question: Frame, code: int) -> None:
        self.answer(s, seat, question, code)

    def why_not(self, s: SketchState, seat: int, question: Frame, code: int) -> Refusal | None:
        return None if code in self.options(s, seat, question) else Refusal("SK-1")

    def is_asked(self, s: SketchState, seat: int, kind: int) -> bool:
        return seat not in self.deaf

    def result(self, s: SketchState) -> Result:
        won = sum(s.numbers) >= 10
        seats = tuple(range(self.seats))
        return Result(seats if won else (), (1,) * self.seats, tuple(s.numbers), "SK-2")


def begin(rules: Sketch) -> SketchState:
    return kernel.start(rules, Dice.seeded("1"), True)


def asked(s: SketchState) -> tuple[int, ...]:
    return seats_of(kernel.owing(s))


def play(rules: Sketch, s: SketchState, *moves: tuple[int, int]) -> None:
    for seat, code in moves:
        assert seat in asked(s) or code in rules.standing
        kernel.apply(rules, s, seat, code)
