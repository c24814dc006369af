"""Sun Tzu for the kernel: the rules object that ties the files of this folder together."""

from ...core.dice import Dice
from ...core.observing import Block
from ...core.pack import Pack
from ...core.registry import Options
from ...core.rules import Rules
from ...core.state import KIND, STEP, Frame
from ...core.values import Fact, Refusal, Result
from . import events, legal, notation, observe
from .asks import ASKS
from .cards import box_of
from .flow import QUESTIONS, STEPS
from .names import BLUE, RED
from .orders import offers
from .pieces import pieces
from .resample import resample
from .rounds import is_asked
from .scoring import lead
from .seen import View
from .settings import Settings
from .setup import new_state
from .state import SunTzuState
from .tries import tries
from .view import about, view


class SunTzuRules(Rules[SunTzuState]):
    """The rules of Sun Tzu with a pack and options."""

    def __init__(self, options: Options, pack: Pack | None) -> None:
        secrets = tuple([question.kind for question in QUESTIONS if question.secret])
        windows = tuple([question.kind for question in QUESTIONS if question.window])
        super().__init__(2, ASKS, secrets, events.EVENTS, notation.ALL_ACTIONS, windows)
        self.settings = Settings(box_of(pack), options)

    def setup(self, dice: Dice) -> SunTzuState:
        s = new_state(self.settings)
        s.dice = dice
        return s

    def step(self, s: SunTzuState, frame: Frame) -> None:
        STEPS[frame[STEP]](self.settings, s, frame)

    def options(self, s: SunTzuState, seat: int, question: Frame) -> list[int]:
        return legal.options(self.settings, s, seat, question)

    def offers(self, s: SunTzuState, seat: int, question: Frame) -> list[int]:
        return offers(s, seat, question)

    def tries(self, s: SunTzuState, seat: int, question: Frame) -> list[int]:
        return tries(self.settings, s, seat, question[KIND])

    def apply(self, s: SunTzuState, seat: int, question: Frame, code: int) -> None:
        legal.answer(self.settings, s, seat, question, code)

    def reopen(self, s: SunTzuState, seat: int, question: Frame) -> None:
        legal.take_back_answer(s, seat)

    def withdraw(self, s: SunTzuState, seat: int, question: Frame) -> None:
        legal.withdraw_answer(s, seat, question[KIND])

    def why_not(self, s: SunTzuState, seat: int, question: Frame, code: int) -> Refusal | None:
        return legal.why_not(self.settings, s, seat, question, code)

    def is_asked(self, s: SunTzuState, seat: int, kind: int) -> bool:
        return is_asked(s, seat, kind)

    def result(self, s: SunTzuState) -> Result:
        """ST-H4: the side the marker is on; in the center the larger pool; else a draw."""
        by = lead(s)
        scores = (max(s.marker, 0), max(-s.marker, 0))
        if by == 0:
            return Result((), (1, 1), scores, s.end)
        if by > 0:
            return Result((BLUE,), (1, 2), scores, s.end)
        return Result((RED,), (2, 1), scores, s.end)

    def score(self, s: SunTzuState) -> list[int]:
        return [max(s.marker, 0), max(-s.marker, 0)]

    def round(self, s: SunTzuState) -> int | None:
        return s.round

    def name(self, fact: str, value: int) -> Fact:
        return events.name(fact, value)

    def about(self, s: SunTzuState, seat: int, question: Frame) -> dict[str, Fact]:
        return about(self.settings, s, seat, question)

    def view(self, s: SunTzuState, seat: int | None) -> View:
        return view(self.settings, s, seat)

    def resample(self, s: SunTzuState, seat: int | None, dice: Dice) -> SunTzuState:
        return resample(s, seat, dice)

    def observed(self) -> tuple[Block, ...]:
        return observe.observed(self.settings)

    def observe(self, s: SunTzuState, seat: int | None) -> list[int]:
        return observe.observe(self.settings, s, seat)

    def pieces(self, s: SunTzuState) -> dict[str, int]:
        return pieces(s)
