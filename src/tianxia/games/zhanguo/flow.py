"""The table of all steps, in the order of frames.py."""

from collections.abc import Callable
from typing import Final

from ...core.state import Frame
from . import (
    abilities,
    auction,
    bonuses,
    building,
    court,
    frames,
    officials,
    rewards,
    rounds,
    setup,
)
from .settings import Settings
from .state import ZhanGuoState

Step = Callable[[Settings, ZhanGuoState, Frame], None]


_BY_FRAME: Final[dict[int, Step]] = {
    frames.SETUP: setup.step_setup,
    frames.PICK_BOARD: setup.step_pick_board,
    frames.OPEN_AUCTION: auction.step_open_auction,
    frames.BIDDING: auction.step_bidding,
    frames.TAKE_BOARD: setup.step_take_board,
    frames.START: setup.step_start,
    frames.ROUND: rounds.step_round,
    frames.DRAFTED: rounds.step_drafted,
    frames.TURN: rounds.step_turn,
    frames.TURN_ENDS: rounds.step_turn_ends,
    frames.REWARDS: rewards.step_rewards,
    frames.OFFER: rewards.step_offer,
    frames.REWARDED: rewards.step_rewarded,
    frames.ROUND_ENDS: rewards.step_round_ends,
    frames.DO_HIRE: court.step_hire,
    frames.EXTRA_WORKER: court.step_extra_worker,
    frames.DO_GOVERNOR: court.step_governor,
    frames.PUT_GOVERNOR: court.step_put_governor,
    frames.CALM: court.step_calm,
    frames.DO_PALACE: building.step_palace,
    frames.PALACE_MARKER: building.step_palace_marker,
    frames.PALACE_POINTS: building.step_palace_points,
    frames.DO_WALL: building.step_wall,
    frames.PAY_WORKERS: building.step_pay_workers,
    frames.MOVE: officials.step_move,
    frames.GET_OFFICIAL: officials.step_get_official,
    frames.ABILITIES: abilities.step_abilities,
    frames.GET_MARKER: bonuses.step_get_marker,
    frames.LOWER_UNREST: bonuses.step_lower_unrest,
    frames.MOVE_WORKER: bonuses.step_move_worker,
    frames.MOVE_GOVERNOR: bonuses.step_move_governor,
}

STEPS: Final[list[Step]] = [_BY_FRAME[number] for number in range(len(_BY_FRAME))]
