"""After the game: Mei has her decisions judged, follows the curve to what mattered, and plays on from there."""

import re

from playwright.sync_api import Page, expect

import tianxia

from .axe import complaints
from .conftest import NewPerson
from .cuts import cuts
from .people import PHONE, Person
from .staging import bot, person, put_on_table, reached

# It has begun, and is not yet done, and says so.
MOVES = r"""() => {
  const bar = document.querySelector(".study progress")
  if (!bar || bar.value <= 0 || bar.value >= bar.max) return false
  return /\d+ of \d+ decisions judged/.test(bar.parentElement.textContent)
}"""
LONG = 240_000  # ms: every decision is judged on the pure build, and the machine may be busy


def soon(game: tianxia.Game) -> bool:
    """A short game is judged sooner."""
    return game.over and len(game.moves) < 100


def over(mei: Person) -> Page:
    game = reached(soon, "greedy", options={"beginner": True})
    mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot("crane")))
    mei.page.get_by_role("button", name="Study", exact=True).click()
    mei.page.get_by_role("button", name="Study my decisions").click()
    progress = mei.page.get_by_role("progressbar", name="Progress of the study")
    expect(progress).to_be_visible()
    mei.page.wait_for_function(MOVES, timeout=LONG)
    expect(mei.page.locator(".study .chance")).to_be_visible(timeout=LONG)
    expect(progress).to_have_count(0)
    return mei.page


def at(page: Page) -> int:
    return int(re.search(r"[?&]at=(\d+)", page.url)[1])  # type: ignore[index]


def test_a_game_is_studied_and_played_on(mei: Person, somebody: NewPerson) -> None:
    page = over(mei)
    study = page.locator(".study")
    decided = study.locator(".decided")
    expect(study).to_contain_text("by Dragon")
    expect(decided.locator("li.is-best")).to_have_count(1)
    expect(decided.locator("li em.played")).to_have_count(1)
    assert complaints(page, "study") == []
    assert complaints(page, "study", scheme="dark") == []

    # From turning point to turning point, and from decision to decision; the board goes along.
    turns = study.locator(".turns button")
    assert 1 <= turns.count() <= 4
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-pressed", "true")
    there = at(page)
    number = decided.locator("h3").inner_text()
    decided.get_by_role("button", name="Previous decision").click()
    expect(decided.locator("h3")).not_to_have_text(number)
    page.wait_for_function(f"() => !location.search.includes('at={there}')")
    assert at(page) < there
    study.locator(".costs button").first.click()
    expect(decided.locator(".could li").first).to_be_visible()  # the costliest of a round: something was better
    expect(decided.locator("li em.played")).to_have_count(1)

    # The link alone shows the same to anybody.
    here = page.url
    moment = decided.locator("h3").inner_text()
    page.goto(here)
    expect(decided.locator("h3")).to_have_text(moment)
    jan = somebody("Jan")
    jan.page.goto(here)
    expect(jan.page.locator(".study .decided h3")).to_have_text(moment)

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and "study" not in url)
    expect(page.locator(".decide")).to_be_visible()


def test_only_who_played_can_ask_for_it(mei: Person, somebody: NewPerson) -> None:
    game = reached(soon, "greedy", options={"beginner": True})
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("crane"))
    jan = somebody("Jan")
    jan.visit(f"/table/{id_}?study=0")
    expect(jan.page.locator(".study")).to_contain_text("No one who played")
    expect(jan.page.get_by_role("button", name="Study my decisions")).to_have_count(0)


def test_by_keys_on_a_phone(somebody: NewPerson) -> None:
    mei = somebody("Mei", size=PHONE, language="it-IT")
    game = reached(soon, "greedy", options={"beginner": True})
    mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot("crane")))
    page = mei.page
    expect(page.locator("#end-title")).to_be_visible()
    page.keyboard.press("s")
    page.locator(".study .btn-primary").press("Enter")
    expect(page.locator(".study .chance")).to_be_visible(timeout=LONG)
    page.locator(".study .turns button").first.press("Enter")
    expect(page.locator(".study .turns button").first).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    page.locator(".study .decided .acts").scroll_into_view_if_needed()
    assert [cut for cut in cuts(page) if "div.plate" not in cut] == []  # the board behind it is tested elsewhere
    wide = "(one) => [...one.children].every((button) => button.scrollWidth <= button.clientWidth)"
    assert page.locator(".study .decided .acts").evaluate(wide)
