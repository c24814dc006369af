"""Bots that are a trial: functions that another process can find by their name."""

import os
import time

from tianxia.server.thinking import Thought, think


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


def die_once(thought: Thought) -> int:
    """The first to be asked dies; the marker is the one thing that outlives it."""
    try:
        os.close(os.open(os.environ["TIANXIA_DIED"], os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return think(thought)
    os._exit(3)
