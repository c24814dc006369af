"""After the game: Mei has her decisions judged, follows the curve to what mattered, and plays on from there."""

import re

from playwright.sync_api import Page, expect

from tests.data.moments import moment

from .axe import complaints
from .conftest import NewPerson
from .cuts import cuts
from .people import PHONE, Person
from .staging import bot, person, put_on_table
from .studies import store, studied

# It has begun, and is not yet done, and says so.
MOVES = r"""() => {
  const bar = document.querySelector("[data-thing=study] progress")
  if (!bar || bar.value <= 0 || bar.value >= bar.max) return false
  return /\d+ of \d+ decisions judged/.test(bar.parentElement.textContent)
}"""
LONG = 240_000  # ms: every decision is judged on the pure build, and the machine may be busy
SHORT = "the end of a short lesson"


def over(mei: Person) -> Page:
    mei.sit_down(put_on_table(mei.server, moment(SHORT), person(mei.id, "Mei"), bot("crane")))
    mei.page.get_by_role("button", name="Study", exact=True).click()
    mei.page.get_by_role("button", name="Study my decisions").click()
    progress = mei.page.get_by_role("progressbar", name="Progress of the study")
    expect(progress).to_be_visible()
    mei.page.wait_for_function(MOVES, timeout=LONG)
    expect(mei.page.locator("[data-thing=study] [data-thing=chance]")).to_be_visible(timeout=LONG)
    expect(progress).to_have_count(0)
    return mei.page


def at(page: Page) -> int:
    return int(re.search(r"[?&]at=(\d+)", page.url)[1])  # type: ignore[index]


def test_a_game_is_studied_and_played_on(mei: Person, somebody: NewPerson) -> None:
    page = over(mei)
    study = page.locator("[data-thing=study]")
    decided = study.locator("[data-thing=decided]")
    title = decided.get_by_role("heading", level=3)
    expect(study).to_contain_text("by Dragon")
    expect(decided.locator("[data-best]")).to_have_count(1)
    expect(decided.locator("[data-played]")).to_have_count(1)
    assert complaints(page, "study") == []
    assert complaints(page, "study", scheme="dark") == []

    # From turning point to turning point, and from decision to decision; the board goes along.
    turns = study.locator("[data-thing=turns] button")
    assert 1 <= turns.count() <= 4
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-pressed", "true")
    mei.at_table.rest()
    there = at(page)
    number = title.inner_text()
    decided.get_by_role("button", name="Previous decision").click()
    expect(title).not_to_have_text(number)
    expect(page).not_to_have_url(re.compile(rf"[?&]at={there}\b"))
    assert at(page) < there
    study.locator("[data-thing=costs] button").first.click()
    could = decided.locator("[data-thing=could]").get_by_role("listitem")
    expect(could.first).to_be_visible()  # the costliest of a round: something was better
    expect(decided.locator("[data-played]")).to_have_count(1)

    # The link alone shows the same to anybody.
    here = page.url
    said = title.inner_text()
    page.goto(here)
    expect(title).to_have_text(said)
    jan = somebody("Jan")
    jan.page.goto(here)
    expect(jan.page.locator("#decided-title")).to_have_text(said)

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and "study" not in url)
    expect(mei.at_table.bar).to_be_visible()


def test_only_who_played_can_ask_for_it(mei: Person, somebody: NewPerson) -> None:
    id_ = put_on_table(mei.server, moment(SHORT), person(mei.id, "Mei"), bot("crane"))
    jan = somebody("Jan")
    jan.visit(f"/table/{id_}?study=0")
    expect(jan.page.locator("[data-thing=study]")).to_contain_text("No one who played")
    expect(jan.page.get_by_role("button", name="Study my decisions")).to_have_count(0)


def test_by_keys_on_a_phone(somebody: NewPerson) -> None:
    mei = somebody("Mei", size=PHONE, language="it-IT")
    played, analysis = studied("sun_tzu")
    id_ = put_on_table(mei.server, played, person(mei.id, "Mei"), bot("crane"))
    store(mei.server, id_, analysis)
    table, page = mei.sit_down(id_), mei.page
    expect(table.title).to_be_visible()
    table.rest()
    page.keyboard.press("s")
    expect(table.part("study").locator("[data-thing=chance]")).to_be_visible()
    first = table.part("study").locator("[data-thing=turns] button").first
    first.press("Enter")
    expect(first).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    acts = table.part("decided").locator("[data-thing=acts]")
    acts.scroll_into_view_if_needed()
    table.rest()
    behind = ("[seat]", "[pool]", "[prov:")  # the board is tested elsewhere
    assert [cut for cut in cuts(page) if not any(thing in cut for thing in behind)] == []
    wide = "(one) => [...one.children].every((button) => button.scrollWidth <= button.clientWidth)"
    assert acts.evaluate(wide)
