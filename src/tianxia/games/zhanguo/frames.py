"""The steps of the rules, as numbers on the stack. Their functions: `flow.STEPS`, in this order."""

from typing import Final

# Setup (setup.py, auction.py)
SETUP: Final = 0
PICK_BOARD: Final = 1  # place in reverse of the starting order
OPEN_AUCTION: Final = 2  # seat that opens
BIDDING: Final = 3  # seat whose bid it is
TAKE_BOARD: Final = 4  # seat
START: Final = 5

# A round (round.py)
ROUND: Final = 6
DRAFTED: Final = 7
TURN: Final = 8  # number of the turn
TURN_ENDS: Final = 9  # seat
REWARDS: Final = 10  # aspect
OFFER: Final = 11  # aspect, place in the order, *order
REWARDED: Final = 12  # seat
ROUND_ENDS: Final = 13

# Court actions (court.py)
DO_HIRE: Final = 14  # seat
EXTRA_WORKER: Final = 15  # seat, region, hired
DO_GOVERNOR: Final = 16  # seat, mask of regions, 1 if a reward
PUT_GOVERNOR: Final = 17  # seat, region
CALM: Final = 18  # seat, region
DO_PALACE: Final = 19  # seat, mask of regions, 1 if a reward
PALACE_MARKER: Final = 20  # seat
PALACE_POINTS: Final = 21  # seat
DO_WALL: Final = 22  # seat, 1 if a reward
PAY_WORKERS: Final = 23  # seat, left, mask of regions that have paid or may not

# Officials (officials.py)
MOVE: Final = 24  # seat, points left, points spent, least to spend, official in passing or -1
GET_OFFICIAL: Final = 25  # seat, colour or -1, region or -1, 1 if it may be declined

# Abilities (abilities.py)
ABILITIES: Final = 26  # seat, action, 1 if cards wake, 1 once the board's power is used, *cards used
GET_MARKER: Final = 27  # seat
LOWER_UNREST: Final = 28  # seat, 1 if a worker follows
MOVE_WORKER: Final = 29  # seat
MOVE_GOVERNOR: Final = 30  # seat
