"""Tomasz has no mouse."""

import re

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .people import PROVINCES, AtTable, Person


def focus_is_seen(page: Page) -> bool:
    """What has the focus shows that it does."""
    return bool(
        page.evaluate("""() => {
          const style = getComputedStyle(document.activeElement)
          return style.outlineStyle !== "none" || style.boxShadow !== "none"
        }""")
    )


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def unfold(page: Page) -> None:
    """The answers, if they are folded."""
    if page.locator(".unfold[aria-expanded=false]").count():
        press(page, "a")


def tab_to(page: Page, what: str, limit: int = 60) -> None:
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            assert focus_is_seen(page)
            return
    raise AssertionError(f"the Tab key never comes to {what}")


def test_orders_by_the_panel(somebody: NewPerson) -> None:
    """A unfolds the answers, numbers choose, Enter sends, E says ready."""
    tomasz = somebody("Tomasz", confirm="always")
    table = tomasz.sit_down(tomasz.open_table("me", "random", beginner=True))
    page = tomasz.page
    for laid in range(5):
        table.wait()
        unfold(page)
        if page.locator(".opt-group").count():
            press(page, "1")  # the first card
            expect(page.locator(".opts-in .opt")).to_have_count(5 - laid)
        press(page, "1")
        expect(page.locator(".opt.is-selected")).to_have_count(1)
        press(page, "Enter")
        expect(page.locator(".plate .back")).to_have_count(laid + 1)
    press(page, "u")
    expect(page.locator(".plate .back")).to_have_count(4)
    table.wait()
    unfold(page)
    if page.locator(".opt-group").count():
        press(page, "1")
    press(page, "1", "Enter")
    expect(page.locator(".plate .back")).to_have_count(5)
    table.wait()
    expect(table.send).to_contain_text("Ready")  # all are laid: there is nothing else to choose
    press(page, "e")
    expect(table.log).to_contain_text("Battle for")


def test_orders_by_the_board(somebody: NewPerson) -> None:
    """Tab reaches the hand, Enter picks up a card, arrows go to the map, Enter lays it."""
    tomasz = somebody("Tomasz")
    table = tomasz.sit_down(tomasz.open_table("me", "random", beginner=True))
    page = tomasz.page
    table.wait()
    for laid in range(5):
        press(page, "h")
        if laid == 0:
            tab_to(page, ".slotcard.is-legal")
        else:
            go_to_legal_card(page)
        press(page, "Enter")
        expect(page.locator(".slotcard.is-selected")).to_have_count(1)
        go_to_free_province(page, table)
        press(page, "Enter")
        expect(page.locator(".plate .back")).to_have_count(laid + 1)
        table.wait()
    press(page, "e")
    expect(table.log).to_contain_text("Battle for")


def go_to_legal_card(page: Page) -> None:
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.slotcard.is-legal:not(.gone)')"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows never come to a card that can be laid")


def go_to_free_province(page: Page, table: AtTable) -> None:
    """The Tab key goes through the map; B jumps there."""
    press(page, "b")
    free = next(place for place in PROVINCES if not table.order(place).count())
    goal = f'.plate[data-province="{free}"] .hit'
    if not page.evaluate("goal => document.activeElement.matches(goal)", goal):
        tab_to(page, goal)


def test_the_whole_way_from_the_lobby(somebody: NewPerson) -> None:
    """No mouse from the first page to the first order, and the focus never gets lost."""
    tomasz = somebody("Tomasz", confirm="always")  # else one key is enough until the bot has chosen its general
    tomasz.visit("/")
    page = tomasz.page
    page.locator("article[data-game=sun_tzu]").get_by_role("button", name="Crane").wait_for()
    press(page, "Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    press(page, "Enter")
    tab_to(page, "article[data-game=sun_tzu] .level:last-child")
    press(page, "Enter")
    table = tomasz.at_table
    table.wait()
    tab_to(page, "#stage .slip.is-legal")
    press(page, "Enter")
    expect(page.locator(".slip.is-selected")).to_have_count(1)
    press(page, "Enter")
    expect(table.log).to_contain_text("Round 1 begins")
    table.wait()
    assert page.evaluate("document.activeElement !== document.body"), "the focus got lost"


def test_keys_are_told_and_lead_to_their_places(mei: Person) -> None:
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    page = mei.page
    table.wait()
    press(page, "?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("confirm your choice")
    press(page, "Escape")
    expect(dialog).to_be_hidden()
    press(page, "l")
    expect(page.locator("#log button[tabindex='0']")).to_be_focused()
    press(page, "r")
    expect(page).to_have_url(re.compile("/rules/sun_tzu$"))
    page.get_by_role("searchbox").wait_for()
    press(page, "/")
    expect(page.get_by_role("searchbox")).to_be_focused()
