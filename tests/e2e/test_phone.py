"""Mei plays on her phone: by taps, and no target smaller than a finger."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tianxia

from .conftest import NewPerson
from .people import EDGE, PHONE, AtTable, Person
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


def test_a_round_by_taps(mei: Person) -> None:
    game = tianxia.new("sun_tzu", seed=5)
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    page = mei.page

    # A general, over the map.
    table.wait()
    check_screen(page)
    page.locator(".slip.is-legal").last.tap()
    table.confirm()

    # Orders: cards under the map, in either order; then the sheet with all choices.
    pass_windows(table)
    check_screen(page)
    for province in ("QIN", "CHU"):
        page.locator(".hand .slotcard.is-legal:not(.gone)").first.tap(position=EDGE)
        check_screen(page)
        table.plate(province).tap()
        table.order(province).wait_for()
    table.plate("JIN-YAN").tap()
    page.locator(".hand .slotcard.is-legal:not(.gone)").first.tap(position=EDGE)
    table.order("JIN-YAN").wait_for()
    for province in ("Han-Qi", "Wu"):
        table.unfold()
        check_screen(page)
        if page.locator(".opt-group").count():
            page.locator(".opt-group").first.tap()
        page.locator(".opts .opt:not(.opt-group)").filter(has_text=province).first.tap()
        table.confirm()
        table.wait()
    expect(table.send).to_contain_text("Ready")
    table.send.tap()
    pass_windows(table)
    expect(table.open_log()).to_contain_text("Battle for")
    check_screen(page)
    page.locator(".log").get_by_role("button", name="Close").tap()
    expect(table.log).to_be_hidden()
    check_screen(page)


def pass_windows(table: AtTable) -> None:
    """Passes windows in which a general could be used or armies bought."""
    while re.search("Use a general|Buy armies", table.wait()):
        sheet_answer(table, "Pass")


def sheet_answer(table: AtTable, words: str) -> None:
    table.row(words).first.tap()
    table.confirm()


MOMENTS: dict[str, Callable[[Any], bool]] = {
    "orders": asks(0, "orders", 4),
    "source": asks(0, "source"),
    "next battle": asks(0, "next_battle", 5),
    "draw": asks(0, "draw"),
    "window": asks(0, "after_battle", 2),
    "end": finished,
}


@pytest.mark.parametrize("name", MOMENTS)
def test_every_moment_fits(mei: Person, name: str) -> None:
    game = reached(MOMENTS[name])
    if name == "window":
        mei.settings(standing={"sun_tzu-after_battle": "ask"})
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy")))
    page = mei.page
    table.wait()
    check_screen(page)
    table.unfold()
    check_screen(page)
    if name == "end":
        page.get_by_role("button", name=re.compile("Replay")).tap()
        expect(page.get_by_role("heading", name="Move 0 of")).to_be_visible()
        check_screen(page)


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/rules/sun_tzu", "/rules/sun_tzu?find=six", "/nowhere"])
def test_the_other_pages_fit(mei: Person, path: str) -> None:
    mei.open_table("me", "open")
    mei.read(path)
    mei.page.locator(".headbar .who .face").wait_for()  # a smaller sign stands there until she is known
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
