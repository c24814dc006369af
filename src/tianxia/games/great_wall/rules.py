"""The Great Wall for the kernel: the rules object that ties the files of this folder together."""

from ...core.dice import Dice
from ...core.observing import Block
from ...core.pack import Pack
from ...core.registry import Options
from ...core.rules import Rules
from ...core.state import FACTS, KIND, STEP, Frame
from ...core.values import Fact, Option, Refusal, Result
from .cards.reader import box_of
from .course import assault, legal
from .course.flow import QUESTIONS, STEPS
from .course.setup import new_state
from .position import events, pieces, resample
from .position.settings import Settings
from .position.state import GreatWallState
from .terms.asks import ASKS
from .terms.notation import actions_of
from .views import asking, tries
from .views.layout import observed
from .views.observe import Observer
from .views.seen import View
from .views.view import Viewer


class GreatWallRules(Rules[GreatWallState]):
    """The rules of The Great Wall, with the number of players, the pack and the options fixed."""

    def __init__(self, players: int, options: Options, pack: Pack | None) -> None:
        self.settings = Settings(box_of(pack), players, options)
        self.viewer = Viewer(self.settings)
        self.observer = Observer(self.settings)
        secrets = tuple([question.kind for question in QUESTIONS if question.secret])
        windows = tuple([question.kind for question in QUESTIONS if question.window])
        super().__init__(players, ASKS, secrets, events.EVENTS, actions_of(self.settings.box), windows)

    def setup(self, dice: Dice) -> GreatWallState:
        return new_state(self.settings, dice)

    def step(self, s: GreatWallState, frame: Frame) -> None:
        STEPS[frame[STEP]](self.settings, s, frame)

    def options(self, s: GreatWallState, seat: int, question: Frame) -> list[int]:
        return legal.OPTIONS[question[KIND]](self.settings, s, seat, question[FACTS:])

    def apply(self, s: GreatWallState, seat: int, question: Frame, code: int) -> None:
        legal.ANSWERS[question[KIND]](self.settings, s, seat, question[FACTS:], code)

    def reopen(self, s: GreatWallState, seat: int, question: Frame) -> None:
        s.choice[seat] = -1

    def why_not(self, s: GreatWallState, seat: int, question: Frame, code: int) -> Refusal | None:
        return legal.why_not(self.settings, s, seat, question, code, self.actions[code].verb)

    def about(self, s: GreatWallState, seat: int, question: Frame) -> dict[str, Fact]:
        return asking.about(self.settings, s, seat, question)

    def option(self, s: GreatWallState, question: Frame, code: int) -> Option:
        return asking.option(self.settings, s, question, code, self.actions[code])

    def result(self, s: GreatWallState) -> Result:
        return assault.result(self.settings, s)

    def turn(self, s: GreatWallState) -> int:
        """Everybody has one turn a year, between the seasons without."""
        return (s.year * 4 + s.season) * 8 + s.active + 1

    def score(self, s: GreatWallState) -> list[int]:
        return assault.score(self.settings, s)

    def round(self, s: GreatWallState) -> int | None:
        return s.year + 1

    def name(self, fact: str, value: int) -> Fact:
        return events.name(self.settings, fact, value)

    def tries(self, s: GreatWallState, seat: int, question: Frame) -> list[int]:
        return tries.tries(self.settings, s, seat, question)

    def view(self, s: GreatWallState, seat: int | None) -> View:
        return self.viewer.view(s, seat)

    def resample(self, s: GreatWallState, seat: int | None, dice: Dice) -> GreatWallState:
        return resample.resample(self.settings, s, seat, dice)

    def observed(self) -> tuple[Block, ...]:
        return observed(self.settings)

    def observe(self, s: GreatWallState, seat: int | None) -> list[int]:
        return self.observer.observe(s, seat)

    def pieces(self, s: GreatWallState) -> dict[str, int]:
        return pieces.pieces(self.settings, s)
