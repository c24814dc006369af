"""The table of all steps, in the order of frames.py; each file of rules gives its own."""

from typing import Final

from ..acts import (
    attacks,
    building,
    clerks,
    deaths,
    decrees,
    embassy,
    goods,
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
from ..position.given import Steps
from ..rivals import reed
from ..terms import frames
from . import assault, coop, effects, locations, setup, turn, year

_BY_FRAME: Final[Steps] = {
    **setup.STEPS,
    **year.STEPS,
    **turn.STEPS,
    **locations.STEPS,
    **moments.STEPS,
    **effects.STEPS,
    **goods.STEPS,
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

STEPS: Final = [_BY_FRAME[number] for number in range(len(frames.STEPS))]
