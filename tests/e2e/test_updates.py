"""A new version of the pages: it waits until the reader wants it, and then all of it is new."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, Worker, expect

from tianxia.server.files import STATIC

from .people import WORKS, Person
from .serving import Server, check_pages, running_server
from .with_updates import BUILT

# Looks for a new version as a page does that comes back into sight.
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
MARK = "() => { window.mark = 'before' }"
# The files in the worker's cache whose names begin so.
KEPT = """async (start) => {
  const cache = await caches.open("tianxia-files")
  const paths = (await cache.keys()).map((request) => new URL(request.url).pathname)
  return paths.filter((path) => path.startsWith(`/assets/${start}-`))
}"""
WAITS = "async () => (await navigator.serviceWorker.ready).waiting !== null"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The files that are served, to be changed."""
    check_pages()
    return Path(shutil.copytree(STATIC, tmp_path / "built"))


@pytest.fixture
def house(tmp_path: Path, built: Path) -> Iterator[Server]:
    with running_server(tmp_path, "tests.e2e.with_updates", {**os.environ, BUILT: str(built)}) as it:
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


def prompt_on(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="There is a new version.")


def is_newer(worker: Worker) -> bool:
    try:
        return bool(worker.evaluate("self.isNewer"))
    except Error:
        return False  # the old one is leaving


def test_a_new_version_waits_until_the_reader_reloads(mei: Person, built: Path) -> None:
    page, other = opened(mei, mei.page), opened(mei, mei.tab())
    prompt = prompt_on(page)
    page.evaluate(LOOK)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(prompt).to_have_count(0)
    worker_file = built / "worker.js"
    worker_file.write_text(worker_file.read_text() + "\nself.isNewer = true\n")
    page.evaluate(LOOK)
    expect(prompt).to_be_visible()
    assert page.evaluate(WAITS)
    assert [each.evaluate("window.mark") for each in (page, other)] == ["before", "before"]  # nothing by itself
    prompt.get_by_role("button", name="Reload").click()
    page.wait_for_function("() => window.mark === undefined")
    page.wait_for_function(WORKS)
    assert not page.evaluate(WAITS)
    (worker,) = [each for each in mei.context.service_workers if is_newer(each)]
    assert worker.url == f"{mei.server.address}/worker.js"
    expect(prompt).to_have_count(0)
    assert other.evaluate("window.mark") == "before"  # it may have a move on it that was not sent


def change(built: Path, start: str, more: str) -> None:
    """As a build would in which only this file of /assets is another: it has another name wherever it is named."""
    (file,) = (built / "assets").glob(f"{start}-????????.*")
    renamed = file.with_name(f"{start}-NEWNEWNE{file.suffix}")
    renamed.write_text(file.read_text() + more)
    file.unlink()
    for page in (built / "index.html", built / "manifest.webmanifest", built / "worker.js"):
        page.write_text(page.read_text().replace(file.name, renamed.name))


def test_a_file_that_alone_has_changed_reaches_everybody(mei: Person, built: Path) -> None:
    """The worker takes all of /assets from its cache: under the same name it would never look again."""
    page = opened(mei, mei.page)
    opened(mei, page)  # now everything has come through the worker
    change(built, "first", "document.documentElement.dataset.newer = 'yes'\n")
    page.evaluate(LOOK)
    prompt_on(page).get_by_role("button", name="Reload").click()
    page.wait_for_function("() => document.documentElement.dataset.newer === 'yes'")
    page.wait_for_function(WORKS)
    (kept,) = page.evaluate(KEPT, "first")
    assert kept == "/assets/first-NEWNEWNE.js"  # the old one has left the cache


def test_the_first_version_is_no_news(mei: Person) -> None:
    """There was no worker before: the one that comes now is not a new version."""
    opened(mei, mei.page)
    assert not mei.page.evaluate(WAITS)
    expect(mei.page.locator("[data-thing=app-news]")).to_have_count(0)
