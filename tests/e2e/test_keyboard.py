"""Tomasz has no mouse: from the first page to the first order."""

from playwright.sync_api import expect

from .at_keys import tab_to
from .at_table import AtSunTzu
from .conftest import NewPerson


def test_the_whole_way_from_the_lobby(somebody: NewPerson) -> None:
    """And the focus never gets lost."""
    tomasz = somebody("Tomasz", confirm="always")  # else one key is enough until the bot has chosen its general
    tomasz.visit("/")
    page = tomasz.page
    page.locator("[data-game=sun_tzu]").get_by_role("button", name="Crane").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "[data-game=sun_tzu] [data-thing=level]:last-child")
    page.keyboard.press("Enter")
    table = AtSunTzu(page)
    table.wait()
    tab_to(page, "[data-thing=picks] [data-state=legal]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing=picks] [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(table.log).to_contain_text("Round 1 begins")
    table.wait()
    assert page.evaluate("document.activeElement !== document.body"), "the focus got lost"
