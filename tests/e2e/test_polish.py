"""Ola reads Polish: chosen in the settings, or set by her browser."""

import re

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .people import Person
from .staging import asks, bot, finished, person, put_on_table, reached
from .test_refusal import six_again, try_the_six

KEY = re.compile(r"^[a-z_]+-[a-z_-]+$")
WORDS = """() => {
  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.parentElement.closest("code, script, style")) words.push(text.textContent.trim())
  }
  for (const one of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
      if (one.hasAttribute(name)) words.push(one.getAttribute(name).trim())
  return words.filter(Boolean)
}"""
ENGLISH = re.compile(
    r"\b(the|your|you|and|round|lay|orders?|army|armies|hand|draw|pass|undo|settings|rules|waiting|wins|with|from)\b",
    re.I,
)


def check_words(page: Page) -> None:
    """No bare key, and no English."""
    words = page.evaluate(WORDS)
    assert [one for one in words if KEY.match(one)] == []
    english = [one for one in words if ENGLISH.search(one)]
    assert [one for one in english if not re.search(r"\bPass\b", one)] == []


def test_chosen_in_the_settings(somebody: NewPerson) -> None:
    ola = somebody("Ola")
    ola.visit("/settings")
    page = ola.page
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "POST"):
        page.get_by_role("group", name="Language").get_by_text("Polski").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    check_words(page)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    assert ola.get("/api/me")["language"] == "pl"  # the server's sentences as well, even without the app


def test_told_by_the_browser(somebody: NewPerson) -> None:
    ola = somebody("Ola", language="pl-PL")
    for path in ("/", "/new", "/rules/sun_tzu", "/settings", "/nowhere"):
        ola.read(path)
        expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
        check_words(ola.page)


def test_the_table_a_refusal_and_the_log(somebody: NewPerson) -> None:
    ola = somebody("Ola", language="pl-PL")
    page = ola.page

    # A refusal: the sentence comes from the server, and its rule is the one on the page.
    game, province = six_again()
    table = ola.sit_down(put_on_table(ola.server, game, person(ola.id, "Ola"), bot()))
    table.wait()
    check_words(page)
    try_the_six(table, province)
    expect(table.bubble).to_contain_text("Niedozwolone")
    expect(table.bubble).to_contain_text("Twoja karta 6 została już użyta")
    expect(table.bubble.get_by_role("link")).to_have_text("ST-E3")
    check_words(page)

    for moment in (
        asks(0, "source"),
        asks(0, "next_battle", 4),
        asks(0, "draw", 3),
        asks(0, "keep_general", 0),
        finished,
    ):
        ola.sit_down(put_on_table(ola.server, reached(moment), person(ola.id, "Ola"), bot()))
        table.wait()
        check_words(page)
    page.get_by_role("button", name="Powtórka").click()
    page.locator(".replay h2").wait_for()
    check_words(page)


def test_switched_in_mid_game_and_back(mei: Person) -> None:
    """Another tab changes the language; this one's table follows at its next visit, and loses nothing."""
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    table.wait()
    table.lay("WU")
    link = mei.page.url
    mei.page.get_by_role("link", name="Settings (,)").click()
    mei.page.get_by_role("group", name="Language").get_by_text("Polski").click()
    expect(mei.page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    mei.page.goto(link)
    table.order("WU").wait_for()
    expect(table.log).to_contain_text("runda 1")
    check_words(mei.page)
