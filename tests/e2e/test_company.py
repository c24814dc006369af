"""People among each other: friends by a link, a seat that is kept, the chat of a table, blocking and reporting."""

from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from .axe import CONTRAST, complaints
from .conftest import NewPerson
from .people import PHONE, Person
from .staging import asks, person, put_on_table, reached

PASSWORD = "correct horse"


def keep(one: Person) -> str:
    """A name of their own, which no other test has."""
    name = f"{one.name} {uuid4().hex[:6]}"
    one.post("/api/me/keep", name=name, password=PASSWORD)
    return name


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def jakub(somebody: NewPerson) -> Person:
    return somebody("Jakub", size=PHONE)


def sit_together(mei: Person, jakub: Person) -> str:
    game = reached(asks(0, "orders"))
    return put_on_table(mei.server, game, person(mei.id, "Mei"), person(jakub.id, "Jakub"))


def test_a_friend_by_link_and_a_seat_that_is_kept(mei: Person, jakub: Person) -> None:
    name, friend = keep(mei), keep(jakub)
    mei.read("/me")
    button(mei.page, "Make a friend link")
    link = mei.page.get_by_label("A friend link").input_value()
    jakub.page.goto(link)
    expect(jakub.page.locator("main")).to_contain_text(f"{name} would like to be your friend")
    assert complaints(jakub.page, "here") == []
    button(jakub.page, "Become friends")
    expect(jakub.page.locator("main")).to_contain_text(f"You and {name} are friends.")
    mei.page.reload()
    mei.page.get_by_role("link", name=f"Play with {friend}").click()
    expect(mei.page.locator(".newt .go")).to_contain_text(f"{friend} finds this table in the lobby")
    button(mei.page, "Create table")
    expect(mei.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    jakub.page.get_by_role("link", name="To the tables").click()
    kept = jakub.page.get_by_role("region", name="For you")
    expect(kept).to_contain_text(f"{name} keeps a seat for you")
    kept.get_by_role("link", name="Join").click()
    button(jakub.page, "Take this seat")
    jakub.at_table.wait()
    expect(mei.page.locator(".seat.s2")).to_contain_text(friend)


def test_phrases_and_free_text_between_two_browsers(mei: Person, jakub: Person) -> None:
    id_ = sit_together(mei, jakub)
    mei.sit_down(id_, 0).wait()
    jakub.sit_down(id_, 1).wait()
    mei.page.get_by_role("button", name="Chat", exact=True).click()
    chat = mei.page.get_by_role("complementary", name="Chat")
    button(mei.page, "Good luck!")
    expect(chat.locator(".msg.is-me")).to_contain_text("Good luck!")

    # The other is told: a mark in the head, and words for a screen reader.
    mark = jakub.page.get_by_role("button", name="Chat, 1 new message")
    expect(mark).to_be_visible()
    expect(jakub.page.locator("[aria-live=polite]", has_text="Mei: Good luck!")).to_be_attached()
    mark.click()
    theirs = jakub.page.get_by_role("complementary", name="Chat")
    expect(theirs.locator(".msg")).to_contain_text("Good luck!")
    expect(jakub.page.get_by_role("button", name="Chat", exact=True).first).to_be_visible()  # it has been read

    # Free text only if both agree; either can end it.
    expect(mei.page.get_by_label("Say something to the table")).to_have_count(0)
    button(mei.page, "Agree to free text")
    expect(chat).to_contain_text("Waiting for: Jakub")
    expect(theirs).to_contain_text("Would like to write freely: Mei")
    button(jakub.page, "Agree to free text")
    field = mei.page.get_by_label("Say something to the table")
    field.fill("Mind <b>the left</b>")
    field.press("Enter")
    expect(theirs.locator(".msg").last).to_contain_text("Mind <b>the left</b>")
    button(jakub.page, "Phrases only again")
    expect(field).to_have_count(0)
    mei.page.keyboard.press("Escape")
    expect(chat).to_have_count(0)
    mei.page.keyboard.press("c")
    expect(chat).to_be_visible()
    assert complaints(mei.page, "chat") + complaints(mei.page, "chat", CONTRAST, "dark") == []


def test_a_message_is_reported_and_its_writer_blocked(mei: Person, jakub: Person) -> None:
    id_ = sit_together(mei, jakub)
    jakub.post(f"/api/tables/{id_}/chat", seat=1, phrase="hello")
    mei.sit_down(id_, 0).wait()
    page = mei.page
    page.get_by_role("button", name="Chat, 1 new message").click()
    button(page, "Report this message of Jakub")
    dialog = page.get_by_role("dialog", name="Report Jakub")
    dialog.get_by_label("What is wrong?").select_option("Advertising or flooding")
    dialog.get_by_label("In your own words").fill("Again and again")
    dialog.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The report was sent")).to_be_visible()

    mei.visit(f"/people?table={id_}&seat=1")
    expect(page.get_by_role("heading", name="Jakub")).to_be_visible()
    assert complaints(page, "here") == []
    button(page, "Block")
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(page.locator("main")).to_contain_text("You have blocked Jakub")
    jakub.post(f"/api/tables/{id_}/chat", seat=1, phrase="sorry")
    mei.sit_down(id_, 0).wait()
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_role("complementary", name="Chat")).to_contain_text("No one has said anything yet")
    mei.read("/me")
    button(page, "Unblock Jakub")
    expect(page.get_by_role("heading", name="Blocked people")).to_have_count(0)
