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
Q_BATTLE_ORDER: Final = _kinds.new("battle_order")
Q_BEFORE_END: Final = _kinds.new("before_end")

ASKS: Final = tuple(_kinds.names)
