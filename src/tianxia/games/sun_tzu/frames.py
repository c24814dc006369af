"""The steps of the rules, as numbers on the stack. Their functions: `flow.STEPS`, in this order."""

from typing import Final

# Setup (setup.py)
EVENTS: Final = 0
GENERALS: Final = 1
GENERALS_KEPT: Final = 2
HANDS: Final = 3
MARKERS: Final = 4
BEGIN: Final = 5

# A round (flow.py)
ROUND: Final = 6
WINDOW: Final = 7  # kind of question
ORDERS: Final = 8
COUNT: Final = 9
BATTLES: Final = 10
END_ROUND: Final = 11

# A battle (battle.py)
REVEAL: Final = 12  # province
AT_REVEAL: Final = 13  # seat
FIGHT: Final = 14
MARK: Final = 15  # seat
MOVE: Final = 16
PRICES: Final = 17
RECYCLE: Final = 18

# Armies are given up (armies.py)
TAKE: Final = 19  # seat, how many, purpose, province, whether buying was offered

# Events (event_cards.py)
CHECK_EVENT: Final = 20
EVENT_USED: Final = 21
GENERALS_TAKEN: Final = 22  # mask of the seats that were asked

# Scoring (scoring.py), draw (draw.py)
SCORE: Final = 23
DRAW: Final = 24
CARDS_KEPT: Final = 25
