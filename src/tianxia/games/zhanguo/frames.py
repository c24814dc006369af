"""The steps of the rules, as numbers on the stack. What the step `setup` does is the function `step_setup`."""

from typing import Final

from ...core.questions import Kinds

_steps: Final = Kinds()

# Setup (setup.py, auction.py)
SETUP: Final = _steps.new("setup")
PICK_BOARD: Final = _steps.new("pick_board")  # place in the reversed starting order
OPEN_AUCTION: Final = _steps.new("open_auction")  # seat that opens
BIDDING: Final = _steps.new("bidding")  # seat whose bid it is
TAKE_BOARD: Final = _steps.new("take_board")  # seat
START: Final = _steps.new("start")

# A round (rounds.py, rewards.py)
ROUND: Final = _steps.new("round")
DRAFTED: Final = _steps.new("drafted")
TURN: Final = _steps.new("turn")  # number of the turn
TURN_ENDS: Final = _steps.new("turn_ends")  # seat
REWARDS: Final = _steps.new("rewards")  # aspect
OFFER: Final = _steps.new("offer")  # aspect, place in the order, *order
REWARDED: Final = _steps.new("rewarded")  # seat
ROUND_ENDS: Final = _steps.new("round_ends")

# Court actions (court.py, building.py)
DO_HIRE: Final = _steps.new("do_hire")  # seat
EXTRA_WORKER: Final = _steps.new("extra_worker")  # seat, region
DO_GOVERNOR: Final = _steps.new("do_governor")  # seat, mask of regions, 1 if a reward
PUT_GOVERNOR: Final = _steps.new("put_governor")  # seat, region
CALM: Final = _steps.new("calm")  # seat, region
DO_PALACE: Final = _steps.new("do_palace")  # seat, mask of regions, 1 if a reward
PALACE_MARKER: Final = _steps.new("palace_marker")  # seat
PALACE_POINTS: Final = _steps.new("palace_points")  # seat
DO_WALL: Final = _steps.new("do_wall")  # seat, 1 if a reward
PAY_WORKERS: Final = _steps.new("pay_workers")  # seat, left, mask of regions that have paid or may not

# Officials (officials.py)
MOVE: Final = _steps.new("move")  # seat, points left, points spent, least to spend, official passing through or NONE
GET_OFFICIAL: Final = _steps.new("get_official")  # seat, color or ANY, region or ANY, 1 if it may be declined

# Abilities (abilities.py, bonuses.py)
ABILITIES: Final = _steps.new("abilities")  # seat, action, 1 if cards wake, 1 once the power is used, *cards used
GET_MARKER: Final = _steps.new("get_marker")  # seat
LOWER_UNREST: Final = _steps.new("lower_unrest")  # seat, 1 if a worker follows
MOVE_WORKER: Final = _steps.new("move_worker")  # seat
MOVE_GOVERNOR: Final = _steps.new("move_governor")  # seat

STEPS: Final = tuple(_steps.names)

LEFT: Final = 2  # the place of what is left in MOVE and PAY_WORKERS
NONE: Final = -1  # in MOVE: no official is passing through a full workers' area (ZG-O4)
ANY: Final = -1  # in GET_OFFICIAL: the player chooses the color or region
