"""What goes over the wire about hints and studies. The browser's types are made from these, too."""

from typing import Literal

from msgspec import Struct

from ..lab.analysis import Analysis
from ..lab.analysis import Choice as Choice  # parts of an analysis: the browser has types of all that is in here
from ..lab.analysis import Judgment as Judgment
from ..lab.lines import Heard as Heard


class AdvisedBody(Struct):
    """An option as a strong bot judges it."""

    option: str
    chance: float  # of winning, from 0 to 1
    why: str  # the name of a reason: `<game>-reason-<name>`; empty if there is none to give
    about: dict[str, int | str]  # what its sentence mentions


class AdviceBody(Struct):
    """What a strong bot would do on this seat, knowing what the seat knows."""

    number: int  # of the question
    chance: float  # of winning, if the best option is taken
    best: list[AdvisedBody]


class StudyBody(Struct):
    """What was won and lost by the decisions of a finished game, as far as they have been judged."""

    status: Literal["none", "running", "done"]
    done: int
    total: int
    analysis: Analysis | None
    steps: list[int] = []  # the places of the moves that the reader could notice: those that a replay shows
