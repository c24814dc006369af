"""The table of all steps, in the order of frames.py: each part of the rules has its own."""

from collections.abc import Callable
from typing import Final

from ...core.state import Frame
from . import abilities, auction, bonuses, building, court, frames, officials, rewards, rounds, setup
from .settings import Settings
from .state import ZhanGuoState

Step = Callable[[Settings, ZhanGuoState, Frame], None]

_BY_FRAME: Final[dict[int, Step]] = {
    **setup.STEPS,
    **auction.STEPS,
    **rounds.STEPS,
    **rewards.STEPS,
    **court.STEPS,
    **building.STEPS,
    **officials.STEPS,
    **abilities.STEPS,
    **bonuses.STEPS,
}

STEPS: Final[list[Step]] = [_BY_FRAME[number] for number in range(len(frames.STEPS))]
