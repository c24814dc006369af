"""Bots that cause trouble: functions that another process can find by name."""

import os
import signal
import time

from tianxia.bots.bot import Weighed
from tianxia.core import kernel
from tianxia.lab.analysis import Choice, Judgment, Share
from tianxia.server.bot_process import Thought, rules_of, think


def think_until_told(thought: Thought) -> int:
    """Until there is such a file."""
    while not os.path.exists(os.environ["TIANXIA_ANSWER"]):
        time.sleep(0.02)
    return think(thought)


def think_for_ever(thought: Thought) -> int:
    time.sleep(600)
    return 0


def fail(thought: Thought) -> int:
    raise ValueError("no idea")


def die(thought: Thought) -> int:
    os._exit(3)


def is_first() -> bool:
    """Whether nobody was asked before; the marker is the only thing that outlives a process."""
    try:
        os.close(os.open(os.environ["TIANXIA_ASKED"], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


def die_once(thought: Thought) -> int:
    return die(thought) if is_first() else think(thought)


def fail_once(thought: Thought) -> int:
    return fail(thought) if is_first() else think(thought)


def hang_once(thought: Thought) -> int:
    return think_for_ever(thought) if is_first() else think(thought)


def freeze_once(thought: Thought) -> int:
    """Stopped by a signal: it no longer hears anything."""
    if is_first():
        os.kill(os.getpid(), signal.SIGSTOP)
    return think(thought)


def is_ready() -> bool:
    """Whoever can be asked this is there, with all that it has to load."""
    return True


# Judges whose opinion is known


def weigh_by_place(thought: Thought) -> list[Weighed]:
    """The last option is the best; it says what it saw of the other side's hand."""
    rules = rules_of(thought.game, thought.players, thought.options, thought.box)
    options = kernel.options_of(rules, thought.world, thought.seat)
    return [Weighed(code, 0.9 - n / 10, "last", {"place": n}) for n, code in enumerate(reversed(options))]


def judge_by_place(share: Share) -> list[Judgment]:
    choice = Choice(share.moves[share.at[0]][1], 0.4, "", {})
    best = Choice("another", 0.7, "", {})
    return [Judgment(share.at[0], share.moves[share.at[0]][0], 1, "orders", choice, [best, choice])]


def judge_never(share: Share) -> list[Judgment]:
    raise ValueError("no idea")
