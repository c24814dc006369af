"""The steps of the rules, as numbers on the stack. What the step `reveal` does is the function `step_reveal`."""

from typing import Final

from ...core.questions import Kinds

_steps: Final = Kinds()

# Setup (setup.py)
EVENTS: Final = _steps.new("events")
GENERALS: Final = _steps.new("generals")
GENERALS_KEPT: Final = _steps.new("generals_kept")
HANDS: Final = _steps.new("hands")
MARKERS: Final = _steps.new("markers")
BEGIN: Final = _steps.new("begin")

# A round (rounds.py)
ROUND: Final = _steps.new("round")
WINDOW: Final = _steps.new("window")  # kind of question
ORDERS: Final = _steps.new("orders")
COUNT: Final = _steps.new("count")
BATTLES: Final = _steps.new("battles")  # the provinces in the order announced, or nothing
END_ROUND: Final = _steps.new("end_round")

# A battle (battle.py)
REVEAL: Final = _steps.new("reveal")  # province
AT_REVEAL: Final = _steps.new("at_reveal")  # seat
FIGHT: Final = _steps.new("fight")
MARK: Final = _steps.new("mark")  # seat
MOVE: Final = _steps.new("move")
PRICES: Final = _steps.new("prices")
RECYCLE: Final = _steps.new("recycle")

# Armies are given up (armies.py)
TAKE: Final = _steps.new("take")  # seat, how many, purpose, province, how far it has come

# Events (event_cards.py)
CHECK_EVENT: Final = _steps.new("check_event")
EVENT_USED: Final = _steps.new("event_used")
GENERALS_TAKEN: Final = _steps.new("generals_taken")  # mask of the seats that were asked

# Scoring (scoring.py), draw (draw.py)
SCORE: Final = _steps.new("score")
DRAW: Final = _steps.new("draw")
CARDS_KEPT: Final = _steps.new("cards_kept")

# The numbers above are in stored positions: what came later stands here.
ANNOUNCE: Final = _steps.new("announce")  # the provinces named so far (rounds.py)
LAST_WINDOW: Final = _steps.new("last_window")  # (scoring.py)

STEPS: Final = tuple(_steps.names)
