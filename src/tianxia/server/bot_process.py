"""What a bot's process runs: no part of the server is loaded there."""

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import parent_process
from typing import Any, NamedTuple

from ..bots import Bot, Situation, make_bot
from ..core.dice import Dice
from ..core.pack import Pack


class Thought(NamedTuple):
    """A question for a bot: plain data, with the view of its seat and nothing more."""

    game: str
    bot: str
    pack: str | None
    dice: tuple[int, int, int, int]
    seat: int
    kind: str
    options: list[int]
    view: Any


@lru_cache(maxsize=64)
def player(bot: str, game: str, pack: str | None) -> Bot:
    """Made once per process: a bot remembers nothing, but it has read the cards."""
    return make_bot(bot, game, None if pack is None else Pack(pack, "the pack of the table"))


def think(thought: Thought) -> int:
    """Runs in another process."""
    situation = Situation(thought.seat, thought.kind, thought.options, lambda: thought.view, Dice(*thought.dice))
    return player(thought.bot, thought.game, thought.pack).choose(situation)


def depend_on_server() -> None:
    """In the other process: Ctrl-C is left to the server; if the server is killed, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
