"""A new version of the pages: it waits until the reader wants it, and then all of it is new."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .people import Person
from .serving import Server, running_server
from .test_messages import WORKS
from .with_updates import NEXT

# Looks for a new version as a page does that comes back into sight.
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
MARK = "() => { window.mark = 'before' }"
WAITS = "async () => (await navigator.serviceWorker.ready).waiting !== null"


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    return tmp_path / "newer.js"


@pytest.fixture
def house(tmp_path: Path, newer: Path) -> Iterator[Server]:
    with running_server(tmp_path, "tests.e2e.with_updates", {**os.environ, NEXT: str(newer)}) as it:
        yield it


@pytest.fixture
def mei(house: Server, chromium: Browser) -> Iterator[Person]:
    it = Person(chromium, house, "Mei", service_workers="allow")
    it.allow("cross-world service worker")
    yield it
    it.leave()
    assert it.troubles == []


def opened(mei: Person, page: Page) -> Page:
    page.goto("/")
    page.wait_for_function(WORKS)
    page.evaluate(MARK)
    return page


def test_a_new_version_waits_until_the_reader_reloads(mei: Person, newer: Path) -> None:
    page, other = opened(mei, mei.page), opened(mei, mei.tab())
    prompt = page.get_by_role("status").filter(has_text="There is a new version.")
    page.evaluate(LOOK)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(prompt).to_have_count(0)
    newer.write_text("\nself.isNewer = true\n")
    page.evaluate(LOOK)
    expect(prompt).to_be_visible()
    assert page.evaluate(WAITS)
    assert [each.evaluate("window.mark") for each in (page, other)] == ["before", "before"]  # nothing by itself
    prompt.get_by_role("button", name="Reload").click()
    page.wait_for_function("() => window.mark === undefined")
    page.wait_for_function(WORKS)
    assert not page.evaluate(WAITS)
    (worker,) = [each for each in mei.context.service_workers if each.evaluate("self.isNewer")]
    assert worker.url == f"{mei.server.address}/worker.js"
    expect(prompt).to_have_count(0)
    assert other.evaluate("window.mark") == "before"  # it may have a move on it that was not sent


def test_the_first_version_is_no_news(mei: Person) -> None:
    """There was no worker before: the one that comes now is not a new version."""
    opened(mei, mei.page)
    assert not mei.page.evaluate(WAITS)
    expect(mei.page.locator(".app-news")).to_have_count(0)
