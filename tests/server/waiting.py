"""Waiting for what comes from elsewhere, by looking at the thing itself: bots think, and news go their ways."""

import time
from collections.abc import Callable

PATIENCE = 120  # seconds; the machine may be busy
PAUSE = 0.01


def until(is_so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(PAUSE)
