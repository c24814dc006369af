"""Mei plays on her phone: one view at a time, by taps, and no target smaller than a finger."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tianxia

from .conftest import NewPerson
from .people import PHONE, AtTable, Person
from .staging import asks, bot, finished, person, put_on_table, reached

FINGER = 44  # px
# What can be touched and is smaller. Exempt as in WCAG 2.5.8: links in a line of text, what a label of full
# size stands for, and the scroll of the browser itself.
SMALL = """finger => {
  const small = []
  const visible = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const one of document.querySelectorAll("a[href], button, input, select, summary, [role=tab], [role=button]")) {
    if (!visible(one) || one.disabled || one.closest("dialog:not([open])")) continue
    const target = one.matches("[type=checkbox], [type=radio]") && one.labels?.length ? one.labels[0] : one
    const box = target.getBoundingClientRect()
    if (box.bottom < 0 || box.right < 0) continue  // the link that skips to the content, until it has the focus
    const inLine = one.matches("a") && getComputedStyle(one).display === "inline"
    const alone = one.parentElement.textContent.trim() === one.textContent.trim()
    if (!(inLine && !alone) && (box.width < finger - .5 || box.height < finger - .5))
      small.push(`${one.outerHTML.slice(0, 140)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)
  }
  return small
}"""


@pytest.fixture
def mei(somebody: NewPerson) -> Person:
    return somebody("Mei", size=PHONE, has_touch=True, is_mobile=True)


def check_screen(page: Page) -> None:
    """Nothing scrolls sideways, nothing is too small."""
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(SMALL, FINGER) == []


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).tap()
    expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")


def test_a_round_by_taps(mei: Person) -> None:
    game = tianxia.new("sun_tzu", seed=5)
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    page = mei.page

    # A general, in the view of the hand: the dot marks the view where something can be chosen.
    table.wait()
    check_screen(page)
    expect(page.get_by_role("tab", name="Hand").locator(".dot")).to_be_visible()
    tab(page, "Hand")
    check_screen(page)
    page.locator(".slip.is-legal").last.tap()
    table.send.tap()

    # Orders: cards under the map; then the sheet with all choices.
    pass_windows(table)
    tab(page, "Map")
    check_screen(page)
    for province in ("QIN", "CHU"):
        page.locator(".hand .slotcard.is-legal:not(.gone)").first.tap()
        check_screen(page)
        table.plate(province).tap()
        table.order(province).wait_for()
    tab(page, "Hand")
    check_screen(page)
    page.locator(".slots .slot").nth(2).tap()
    page.locator(".hand .slotcard.is-legal:not(.gone)").first.tap()
    expect(page.locator(".slots .slot").nth(2).locator(".ac")).to_be_visible()
    for province in ("Han-Qi", "Wu"):
        open_sheet(page)
        check_screen(page)
        if page.locator(".opt-group").count():
            page.locator(".opt-group").first.tap()
        page.locator(".opts .opt:not(.opt-group)").filter(has_text=province).first.tap()
        table.send.tap()
        table.wait()
    sheet_answer(page, "Ready")
    pass_windows(table)
    tab(page, "Log")
    expect(table.log).to_contain_text("Battle at")
    check_screen(page)
    tab(page, "Map")
    check_screen(page)


def pass_windows(table: AtTable) -> None:
    """Passes windows in which this hand's general could be used."""
    while table.wait().startswith("Do you use"):
        sheet_answer(table.page, "Pass")


def open_sheet(page: Page) -> None:
    grab = page.locator(".decide .grab")
    if grab.get_attribute("aria-expanded") == "false":
        grab.tap()


def sheet_answer(page: Page, words: str) -> None:
    """A choice of the sheet: one of the few shown directly, or a row of its list."""
    quick = page.locator(".decide .quick button").filter(has_text=words)
    if page.locator(".decide .grab").count() and not quick.count():
        open_sheet(page)
        page.locator(".decide .opts button").filter(has_text=words).first.tap()
    elif quick.count():
        quick.first.tap()
    page.locator(".decide-foot .btn-primary").tap()


MOMENTS: dict[str, Callable[[Any], bool]] = {
    "orders": asks(0, "orders", 4),
    "source": asks(0, "source"),
    "next battle": asks(0, "next_battle", 5),
    "draw": asks(0, "draw"),
    "window": asks(0, "after_battle", 2),
    "end": finished,
}


@pytest.mark.parametrize("name", MOMENTS)
def test_every_view_of_every_moment_fits(mei: Person, name: str) -> None:
    game = reached(MOMENTS[name])
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy")))
    page = mei.page
    if name == "window":
        mei.settings(standing={"sun_tzu-after_battle": "ask"})
        page.reload()
    table.wait()
    for view in page.get_by_role("tab").all():
        view.tap()
        check_screen(page)
    if name == "end":
        page.get_by_role("tab", name="Result").tap()
        page.get_by_role("button", name=re.compile("Replay")).tap()
        expect(page.get_by_role("heading", name="Move 0 of")).to_be_visible()
        check_screen(page)


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/rules/sun_tzu", "/rules/sun_tzu?find=six", "/nowhere"])
def test_the_other_pages_fit(mei: Person, path: str) -> None:
    mei.open_table("me", "open")
    mei.read(path)
    check_screen(mei.page)


def test_the_curtain_and_an_invitation_fit(mei: Person, somebody: NewPerson) -> None:
    mei.sit_down(mei.open_table("me", "here")).curtain.wait_for()
    check_screen(mei.page)
    open_ = mei.open_table("me", "open")
    table = mei.sit_down(open_)
    expect(table.question).to_have_text("Waiting for players")
    check_screen(mei.page)
    giulia = somebody("Giulia", size=PHONE, has_touch=True, is_mobile=True)
    giulia.visit(mei.sight(open_, 0)["invitations"][0]["link"])
    expect(giulia.page.get_by_role("button", name="Take this seat")).to_be_visible()
    check_screen(giulia.page)
