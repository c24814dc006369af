"""What each file of rules contributes to the course of the game: its steps."""

from collections.abc import Callable

from ...core.state import Frame
from .settings import Settings
from .state import SunTzuState

Steps = dict[int, Callable[[Settings, SunTzuState, Frame], None]]
