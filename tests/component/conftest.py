"""One Chromium a worker, and a stage for every test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.people import PATIENCE, WIDE
from tests.e2e.serving import launched

from .files import serving_files
from .stage import Stage, Window, begin

expect.set_options(timeout=PATIENCE)
NewStage = Callable[..., Stage]
NewWindow = Callable[[bool, bool], Window]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def window(chromium: Browser) -> Iterator[NewWindow]:
    """Of each kind one, which all tests use one after the other: a warm one opens a page in a third of the time."""
    known: dict[tuple[bool, bool], Window] = {}
    with serving_files() as address:

        def of(drawn: bool, touch: bool) -> Window:
            if (drawn, touch) not in known:
                known[drawn, touch] = Window(chromium, address, drawn, touch)
            return known[drawn, touch]

        yield of
        for each in known.values():
            each.context.close()


@pytest.fixture
def on_stage(window: NewWindow) -> Iterator[NewStage]:
    """Makes the stage of a test; whatever the page complains about fails it."""
    made: list[Stage] = []

    def make(
        language: str = "en",
        size: tuple[int, int] = WIDE,
        drawn: bool = False,
        touch: bool = False,
        **settings: Any,
    ) -> Stage:
        assert not made, "a test has one stage"
        made.append(Stage(window(drawn, touch), language=language, **settings))
        begin(made[0], size)
        return made[0]

    yield make
    for stage in made:
        stage.close()
        assert not stage.server.unknown, stage.server.unknown
        assert not stage.troubles, "the browser complained:\n" + "\n".join(stage.troubles)


@pytest.fixture
def stage(on_stage: NewStage) -> Stage:
    return on_stage()
