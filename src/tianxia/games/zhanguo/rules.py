"""ZhanGuo for the kernel: the rules object that ties the files of this folder together."""

from ...core.dice import Dice
from ...core.observing import Block
from ...core.pack import Pack
from ...core.registry import Options
from ...core.rules import Rules
from ...core.state import FACTS, KIND, STEP, Frame
from ...core.values import Fact, Option, Refusal, Result
from . import asking, events, legal, observe, pieces, resample, scoring, view
from .asks import ASKS, Q_ABILITY, Q_USE
from .cards import box_of
from .flow import QUESTIONS, STEPS
from .notation import ALL_ACTIONS
from .rounds import take_draft_back
from .seen import View
from .settings import Settings
from .setup import new_state
from .state import ZhanGuoState
from .tries import tries


class ZhanGuoRules(Rules[ZhanGuoState]):
    """The rules of ZhanGuo for a number of players, with a pack and options."""

    def __init__(self, players: int, options: Options, pack: Pack | None) -> None:
        secrets = tuple([question.kind for question in QUESTIONS if question.secret])
        super().__init__(players, ASKS, secrets, events.EVENTS, ALL_ACTIONS, ahead={Q_USE: Q_ABILITY})
        self.settings = Settings(box_of(pack), players, options)

    def setup(self, dice: Dice) -> ZhanGuoState:
        return new_state(self.settings, dice)

    def step(self, s: ZhanGuoState, frame: Frame) -> None:
        STEPS[frame[STEP]](self.settings, s, frame)

    def options(self, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
        return legal.OPTIONS[question[KIND]](self.settings, s, seat, question[FACTS:])

    def offers(self, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
        return legal.offers(self.settings, s, seat, question)

    def apply(self, s: ZhanGuoState, seat: int, question: Frame, code: int) -> None:
        legal.answer(self.settings, s, seat, question, code)

    def tries(self, s: ZhanGuoState, seat: int, question: Frame) -> list[int]:
        return tries(self.settings, s, seat, question)

    def reopen(self, s: ZhanGuoState, seat: int, question: Frame) -> None:
        take_draft_back(s, seat)

    def why_not(self, s: ZhanGuoState, seat: int, question: Frame, code: int) -> Refusal | None:
        return legal.why_not(self.settings, s, seat, question, code)

    def about(self, s: ZhanGuoState, seat: int, question: Frame) -> dict[str, Fact]:
        return asking.about(self.settings, s, seat, question)

    def option(self, s: ZhanGuoState, question: Frame, code: int) -> Option:
        return asking.option(self.settings, s, question, code, self.actions[code])

    def result(self, s: ZhanGuoState) -> Result:
        return scoring.result(self.settings, s)

    def turn(self, s: ZhanGuoState) -> int:
        return s.round * (self.seats + 1) + s.active

    def score(self, s: ZhanGuoState) -> list[int]:
        return scoring.score(self.settings, s)

    def round(self, s: ZhanGuoState) -> int | None:
        return s.round

    def name(self, fact: str, value: int) -> Fact:
        return events.name(fact, value)

    def view(self, s: ZhanGuoState, seat: int | None) -> View:
        return view.view(self.settings, s, seat)

    def resample(self, s: ZhanGuoState, seat: int | None, dice: Dice) -> ZhanGuoState:
        return resample.resample(self.settings, s, seat, dice)

    def observed(self) -> tuple[Block, ...]:
        return observe.observed(self.settings)

    def observe(self, s: ZhanGuoState, seat: int | None) -> list[int]:
        return observe.observe(self.settings, s, seat)

    def pieces(self, s: ZhanGuoState) -> dict[str, int]:
        return pieces.pieces(self.settings, s)
