"""The kinds of question."""

from typing import Final

ASKS: Final = (
    "board",
    "bid",
    "draft",
    "card",
    "use",
    "official",
    "move",
    "hire",
    "extra_worker",
    "governor",
    "square",
    "palace",
    "worker",
    "marker3",
    "wall",
    "ability",
    "marker",
    "unrest",
    "move_worker",
    "move_governor",
    "reward",
)
Q_BOARD: Final = 0
Q_BID: Final = 1
Q_DRAFT: Final = 2
Q_CARD: Final = 3
Q_USE: Final = 4
Q_OFFICIAL: Final = 5
Q_MOVE: Final = 6
Q_HIRE: Final = 7
Q_EXTRA_WORKER: Final = 8
Q_GOVERNOR: Final = 9
Q_SQUARE: Final = 10
Q_PALACE: Final = 11
Q_WORKER: Final = 12
Q_MARKER3: Final = 13
Q_WALL: Final = 14
Q_ABILITY: Final = 15
Q_MARKER: Final = 16
Q_UNREST: Final = 17
Q_MOVE_WORKER: Final = 18
Q_MOVE_GOVERNOR: Final = 19
Q_REWARD: Final = 20
