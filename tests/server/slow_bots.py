"""Bots that cause trouble: functions that another process can find by name."""

import os
import signal
import time

from tianxia.server.bot_process import Thought, think


def think_slowly(thought: Thought) -> int:
    time.sleep(3)
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
