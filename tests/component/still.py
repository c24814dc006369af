"""A page whose clock stands still until it is told to go on, in a window of its own: the others need theirs."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.people import PATIENCE

from .files import serving_files
from .stage import Stage, Window, begin

NOON = 1_800_000_000  # on some day
# By the time the stand-in has answered this, the page has read what came before.
READ = "() => fetch('/api/me').then((answer) => answer.json())"


@contextmanager
def own_stage(chromium: Browser, motion: bool = False, **settings: Any) -> Iterator[Stage]:
    with serving_files() as address:
        window = Window(chromium, address, drawn=False, touch=False)
        stage = Stage(window, **settings)
        begin(stage)
        if motion:
            stage.page.emulate_media(reduced_motion="no-preference")
        yield stage
        stage.close()
        window.context.close()
    assert not stage.server.unknown, stage.server.unknown
    assert not stage.troubles, "the browser complained:\n" + "\n".join(stage.troubles)


def stop_clock(stage: Stage) -> None:
    stage.page.clock.install(time=NOON)
    stage.page.clock.pause_at(NOON + 1000)


def until(page: Page, come_true: Callable[[], bool]) -> None:
    """Where the page's clock stands still, Playwright cannot wait: so it is asked again and again."""
    end = time.monotonic() + PATIENCE / 1000
    while not come_true():
        page.evaluate("1")  # what the page asks is answered while it is asked something
        assert time.monotonic() < end, "it does not come true"
