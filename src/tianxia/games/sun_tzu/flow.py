"""The table of all steps, in the order of frames.py: each part of the rules has its own."""

from collections.abc import Callable
from typing import Final

from ...core.state import Frame
from . import armies, battle, draw, event_cards, frames, rounds, scoring, setup
from .settings import Settings
from .state import SunTzuState

Step = Callable[[Settings, SunTzuState, Frame], None]

_BY_FRAME: Final[dict[int, Step]] = {
    **setup.STEPS,
    **rounds.STEPS,
    **battle.STEPS,
    **armies.STEPS,
    **event_cards.STEPS,
    **scoring.STEPS,
    **draw.STEPS,
}

STEPS: Final[list[Step]] = [_BY_FRAME[number] for number in range(len(frames.STEPS))]
