"""The table of all steps, in the order of frames.py: each part of the rules lists its own."""

from typing import Final

from . import armies, battle, draw, event_cards, frames, rounds, scoring, setup
from .given import Steps

_BY_FRAME: Final[Steps] = {
    **setup.STEPS,
    **rounds.STEPS,
    **battle.STEPS,
    **armies.STEPS,
    **event_cards.STEPS,
    **scoring.STEPS,
    **draw.STEPS,
}

STEPS: Final = [_BY_FRAME[number] for number in range(len(frames.STEPS))]
