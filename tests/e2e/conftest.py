"""A real server for each worker, a real browser, and people with browsers of their own."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.machine import Missing

from .people import PATIENCE, Person
from .serving import Server, launched, running_server

collect_ignore = ["with_toys.py"]  # a program: it adds a toy to the games, where other tests would find it
NewPerson = Callable[..., Person]
PICTURES = os.environ.get("TIANXIA_E2E_PICTURES", "")  # a folder for what a test saw when it failed
expect.set_options(timeout=PATIENCE)
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`tianxia play` with a database of its own; all tests of a worker share it."""
    try:
        with running_server(tmp_path_factory.mktemp("tables")) as it:
            yield it
    except Missing as problem:
        pytest.fail(str(problem), pytrace=False)


# Package scope, not session: while Playwright runs, no other test of this worker can use asyncio.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def somebody(server: Server, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own; an error in any of their consoles fails the test."""
    people: list[Person] = []

    def make(name: str = "Mei", **how: Any) -> Person:
        people.append(Person(chromium, server, name, **how))
        return people[-1]

    yield make
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        if PICTURES and (troubles or FAILED in request.node.stash):
            person.picture(Path(PICTURES) / f"{request.node.name}-{person.name}.png")
        person.leave()
    assert not troubles, "the browser complained:\n" + "\n".join(troubles)


@pytest.fixture
def mei(somebody: NewPerson) -> Person:
    return somebody("Mei")
