"""What each file of rules contributes to the course of the game: its steps and its questions."""

from collections.abc import Callable

from ...core.questions import Question
from ...core.state import Frame
from .settings import Settings
from .state import SunTzuState

Step = Callable[[Settings, SunTzuState, Frame], None]
Questions = list[Question[Settings, SunTzuState]]
