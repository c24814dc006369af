"""What every file of rules gives to the course of the game: its steps and its questions."""

from collections.abc import Callable

from ....core.questions import Question
from ....core.state import Frame
from .settings import Settings
from .state import GreatWallState

Step = Callable[[Settings, GreatWallState, Frame], None]
Questions = list[Question[Settings, GreatWallState]]
