"""The table of all steps, in the order of frames.py: each part of the rules has its own."""

from collections.abc import Callable
from typing import Final

from ....core.state import Frame
from ..acts import (
    attacks,
    building,
    clerks,
    deaths,
    decrees,
    embassy,
    hand,
    hordes,
    logistics,
    moments,
    overseers,
    payment,
    recruits,
    shame,
    sharing,
    wounds,
)
from ..position.settings import Settings
from ..position.state import GreatWallState
from ..rivals import reed
from ..terms import frames
from . import assault, coop, effects, locations, setup, turn, year

Step = Callable[[Settings, GreatWallState, Frame], None]

_BY_FRAME: Final[dict[int, Step]] = {
    **setup.STEPS,
    **year.STEPS,
    **turn.STEPS,
    **locations.STEPS,
    **moments.STEPS,
    **effects.STEPS,
    **clerks.STEPS,
    **overseers.STEPS,
    **recruits.STEPS,
    **building.STEPS,
    **embassy.STEPS,
    **logistics.STEPS,
    **hand.STEPS,
    **payment.STEPS,
    **attacks.STEPS,
    **wounds.STEPS,
    **hordes.STEPS,
    **deaths.STEPS,
    **shame.STEPS,
    **assault.STEPS,
    **reed.STEPS,
    **sharing.STEPS,
    **decrees.STEPS,
    **coop.STEPS,
}

STEPS: Final[list[Step]] = [_BY_FRAME[number] for number in range(len(frames.STEPS))]
