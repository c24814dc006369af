"""The kinds of question."""

from typing import Final

from ...core.questions import Kinds

_kinds: Final = Kinds()
Q_KEEP: Final = _kinds.new("keep_general")
Q_ORDERS: Final = _kinds.new("orders")
Q_START_OF_ROUND: Final = _kinds.new("start_of_round")
Q_AFTER_ORDERS: Final = _kinds.new("after_orders")
Q_AFTER_BATTLE: Final = _kinds.new("after_battle")
Q_AFTER_SCORING: Final = _kinds.new("after_scoring")
Q_NEXT_BATTLE: Final = _kinds.new("next_battle")
Q_AT_REVEAL: Final = _kinds.new("at_reveal")
Q_BUY: Final = _kinds.new("buy")
Q_SOURCE: Final = _kinds.new("source")
Q_DRAW: Final = _kinds.new("draw")
Q_TAKE_GENERAL: Final = _kinds.new("take_general")
Q_REINFORCE: Final = _kinds.new("reinforce")

ASKS: Final = tuple(_kinds.names)

# Answers stay hidden until both sides have answered.
SECRETS: Final = (Q_KEEP, Q_ORDERS, Q_DRAW, Q_TAKE_GENERAL)
# Questions that may be declined; only the side's own hand decides whether there is a choice.
WINDOWS: Final = (
    Q_START_OF_ROUND,
    Q_AFTER_ORDERS,
    Q_AT_REVEAL,
    Q_BUY,
    Q_REINFORCE,
    Q_TAKE_GENERAL,
    Q_AFTER_BATTLE,
    Q_AFTER_SCORING,
)
