"""The table of all steps, in the order of frames.py: each part of the rules lists its own."""

from typing import Final

from . import abilities, auction, bonuses, building, court, frames, officials, rewards, rounds, setup
from .given import Steps

_BY_FRAME: Final[Steps] = {
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

STEPS: Final = [_BY_FRAME[number] for number in range(len(frames.STEPS))]
