"""What a bot's process runs: no part of the server is loaded there."""

import os
import signal
import threading
from functools import lru_cache
from multiprocessing import parent_process
from typing import Any, NamedTuple

from ..bots import Bot, Situation, make_bot
from ..bots.bot import Weighed, situation_within
from ..core.dice import Dice
from ..core.pack import Pack
from ..core.registry import make_rules
from ..core.rules import Rules
from ..core.state import Event, State


class Thought(NamedTuple):
    """A question for a bot: the game, a world that its seat cannot tell from the real one, and what it was told."""

    game: str
    players: int
    options: tuple[tuple[str, bool | str], ...]
    box: Pack | None
    bot: str
    seat: int
    dice: Dice
    world: State
    heard: list[Event]


@lru_cache(maxsize=64)
def player(bot: str, game: str, box: Pack | None) -> Bot:
    """Made once per process: a bot remembers nothing, but it has read the cards."""
    return make_bot(bot, game, box)


@lru_cache(maxsize=16)  # rules are large
def rules_of(game: str, players: int, options: tuple[tuple[str, bool | str], ...], box: Pack | None) -> Rules[Any]:
    return make_rules(game, players, dict(options), box)


def situation_of(thought: Thought) -> Situation:
    rules = rules_of(thought.game, thought.players, thought.options, thought.box)
    return situation_within(rules, thought.world, thought.seat, thought.dice, lambda: thought.heard)


def think(thought: Thought) -> int:
    """Runs in another process."""
    return player(thought.bot, thought.game, thought.box).choose(situation_of(thought))


def weigh(thought: Thought) -> list[Weighed]:
    """Runs in another process: what the bot thinks of the options, the best first."""
    judge: Any = player(thought.bot, thought.game, thought.box)
    weighed: list[Weighed] = judge.weigh(situation_of(thought))
    return weighed


def depend_on_server() -> None:
    """In the other process: Ctrl-C is left to the server; if the server is killed, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
