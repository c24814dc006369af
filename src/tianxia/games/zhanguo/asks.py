"""The kinds of question."""

from typing import Final

from ...core.questions import Kinds

_kinds: Final = Kinds()
Q_BOARD: Final = _kinds.new("board")
Q_BID: Final = _kinds.new("bid")
Q_DRAFT: Final = _kinds.new("draft")
Q_CARD: Final = _kinds.new("card")
Q_USE: Final = _kinds.new("use")
Q_OFFICIAL: Final = _kinds.new("official")
Q_MOVE: Final = _kinds.new("move")
Q_HIRE: Final = _kinds.new("hire")
Q_EXTRA_WORKER: Final = _kinds.new("extra_worker")
Q_GOVERNOR: Final = _kinds.new("governor")
Q_SQUARE: Final = _kinds.new("square")
Q_PALACE: Final = _kinds.new("palace")
Q_WORKER: Final = _kinds.new("worker")
Q_MARKER3: Final = _kinds.new("marker3")
Q_WALL: Final = _kinds.new("wall")
Q_ABILITY: Final = _kinds.new("ability")
Q_MARKER: Final = _kinds.new("marker")
Q_UNREST: Final = _kinds.new("unrest")
Q_MOVE_WORKER: Final = _kinds.new("move_worker")
Q_MOVE_GOVERNOR: Final = _kinds.new("move_governor")
Q_REWARD: Final = _kinds.new("reward")

ASKS: Final = tuple(_kinds.names)
