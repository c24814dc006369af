"""Mei asks the Tiger: what it would do, on a wide screen and on a phone; against other people only by agreement."""

from playwright.sync_api import expect

import tianxia

from .conftest import NewPerson
from .people import PHONE, Person
from .staging import bot, person, put_on_table


def start() -> tianxia.Game:
    return tianxia.new("sun_tzu", seed=5, options={"beginner": True})


def test_three_answers_with_their_chances(mei: Person) -> None:
    table = mei.sit_down(put_on_table(mei.server, start(), person(mei.id, "Mei"), bot("crane")))
    page, note = mei.page, mei.page.locator(".hint")
    table.wait()
    page.get_by_role("button", name="Ask the Tiger").click()
    expect(note).to_contain_text("Your chance of winning is about")
    expect(note.get_by_role("listitem")).to_have_count(3)
    expect(note.get_by_role("listitem").first).to_contain_text("%")

    # A click chooses the answer; only the button of the bar sends it.
    note.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.locator(".decide")).not_to_have_attribute("data-chosen", "")
    laid = page.locator(".plate .back")
    expect(laid).to_have_count(0)
    table.confirm()
    expect(laid).to_have_count(1)
    expect(note).to_have_count(0)

    # The key asks, and closes.
    table.wait()
    page.keyboard.press("t")
    expect(note.get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("t")
    expect(note).to_have_count(0)


def test_on_a_phone_it_is_among_all_answers(somebody: NewPerson) -> None:
    mei = somebody("Mei", size=PHONE, has_touch=True, is_mobile=True)
    table = mei.sit_down(put_on_table(mei.server, start(), person(mei.id, "Mei"), bot("crane")))
    table.wait()
    table.unfold()
    mei.page.get_by_role("button", name="Ask the Tiger").tap()
    expect(mei.page.locator(".hint").get_by_role("listitem")).to_have_count(3)
    assert mei.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]


def test_not_against_other_people(mei: Person) -> None:
    table = mei.sit_down(put_on_table(mei.server, start(), person(mei.id, "Mei"), person("0" * 32, "Jan")))
    table.wait()
    table.unfold()
    expect(mei.page.get_by_role("button", name="Ask the Tiger")).to_have_count(0)
    mei.page.keyboard.press("t")
    expect(mei.page.locator(".hint")).to_have_count(0)


def test_two_people_who_agree_on_hints(mei: Person, somebody: NewPerson) -> None:
    page = mei.page
    mei.read("/new?game=sun_tzu")
    hints = page.get_by_role("switch", name="Hints allowed")
    other = page.get_by_label("Who plays King Shao?")
    expect(hints).to_be_checked()  # against bots alone
    other.select_option("open")
    expect(hints).not_to_be_checked()
    other.select_option("bot:tiger")
    expect(hints).to_be_checked()
    other.select_option("here")
    expect(hints).not_to_be_checked()
    hints.check()
    other.select_option("open")
    expect(hints).to_be_checked()  # by hand, so it stays
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link for King Shao").input_value()

    jan = somebody("Jan")
    jan.page.goto(link)
    jan.page.get_by_role("button", name="Take this seat").click()
    for one in (mei, jan):
        one.at_table.wait()
        expect(one.page.locator(".ask-hint")).to_be_visible()


def test_alone_without_hints(mei: Person) -> None:
    mei.read("/new?game=sun_tzu")
    mei.page.get_by_role("switch", name="Hints allowed").uncheck()
    mei.page.get_by_role("button", name="Create table").click()
    mei.at_table.wait()
    expect(mei.page.locator(".ask-hint")).to_have_count(0)
