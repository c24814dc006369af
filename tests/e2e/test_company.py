"""People among each other: friends by a link, a seat that is kept, the chat of a table, blocking and reporting."""

import pytest
from playwright.sync_api import Page, expect

from tests.data.moments import moment

from .axe import CONTRAST, complaints
from .conftest import NewPerson
from .people import PHONE, Person
from .staging import person, put_on_table, until


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def jakub(somebody: NewPerson) -> Person:
    return somebody("Jakub", size=PHONE)


def sit_together(mei: Person, jakub: Person) -> str:
    return put_on_table(mei.server, moment("orders to give"), person(mei.id, "Mei"), person(jakub.id, "Jakub"))


def befriend(mei: Person, jakub: Person) -> tuple[str, str]:
    """Without the pages; the names that they keep."""
    names = mei.keep_name(), jakub.keep_name()
    jakub.post("/api/friends/link/accept", token=mei.post("/api/friends/link")["link"].partition("#")[2])
    return names


def test_a_friend_by_link(mei: Person, jakub: Person) -> None:
    name, friend = mei.keep_name(), jakub.keep_name()
    mei.read("/me")
    button(mei.page, "Make a friend link")
    link = mei.page.get_by_label("A friend link").input_value()
    jakub.page.goto(link)
    expect(jakub.page.locator("main")).to_contain_text(f"{name} would like to be your friend")
    assert complaints(jakub.page, "here") == []
    button(jakub.page, "Become friends")
    expect(jakub.page.locator("main")).to_contain_text(f"You and {name} are friends.")
    mei.page.reload()
    expect(mei.page.get_by_role("link", name=f"Play with {friend}")).to_be_visible()


def test_a_challenge_is_found_once_and_played(mei: Person, jakub: Person) -> None:
    name, friend = befriend(mei, jakub)
    mei.read("/")
    mei.page.get_by_role("link", name=f"Play with {friend}").click()
    expect(mei.page.locator("[data-thing=summary]")).to_contain_text(f"{friend} finds this table in the lobby")
    button(mei.page, "Create table")
    expect(mei.page.get_by_text(f"Reserved for {friend}")).to_be_visible()

    # Once in the lobby, once in the bell; both lead to the seat.
    jakub.read("/")
    kept = jakub.page.get_by_role("region", name="For you")
    expect(kept).to_have_count(1)
    expect(kept.get_by_role("listitem")).to_have_count(1)
    expect(kept).to_contain_text(f"with {name}")
    jakub.page.get_by_role("button", name="Messages").click()
    drawer = jakub.page.get_by_role("dialog", name="Messages")
    expect(drawer.get_by_text(f"{name} invites you")).to_have_count(1)
    assert complaints(jakub.page, "drawer") == []
    drawer.get_by_role("link", name="Look").click()
    button(jakub.page, "Take this seat")
    jakub.at_table.wait()
    mei.at_table.wait()
    assert jakub.get("/api/me/messages") == []
    for one in (mei, jakub):
        one.at_table.answer()
    id_ = mei.page.url.partition("/table/")[2].partition("?")[0]
    until(lambda: all(one.sight(id_, seat)["moves"] > 0 for seat, one in enumerate((mei, jakub))))


def test_a_friend_is_asked_at_the_table_and_declines(mei: Person, jakub: Person) -> None:
    _, friend = befriend(mei, jakub)
    id_ = mei.open_table("me", "open")
    mei.sit_down(id_)
    mei.page.get_by_label("Ask a friend").select_option(friend)
    assert complaints(mei.page, "invitations") == []
    button(mei.page, "Ask")
    expect(mei.page.get_by_text(f"Reserved for {friend}")).to_be_visible()
    jakub.read("/")
    jakub.page.get_by_role("region", name="For you").get_by_role("button", name="No, thanks").click()
    expect(mei.page.get_by_text(f"The seat is no longer reserved for {friend}.")).to_be_visible()
    expect(mei.page.get_by_label("Ask a friend")).to_be_visible()
    (told,) = mei.get("/api/me/messages")
    assert (told["kind"], told["who"]) == ("declined", friend)


def test_phrases_and_free_text_between_two_browsers(mei: Person, jakub: Person) -> None:
    id_ = sit_together(mei, jakub)
    mei.sit_down(id_, 0).wait()
    jakub.sit_down(id_, 1).wait()
    expect(jakub.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # what was said before is no news
    mei.page.get_by_role("button", name="Chat", exact=True).click()
    chat = mei.page.get_by_role("complementary", name="Chat")
    button(mei.page, "Good luck!")
    expect(chat.locator("[data-thing=message][data-mine]")).to_contain_text("Good luck!")

    # The other is told: a mark in the head, and words for a screen reader.
    mark = jakub.page.get_by_role("button", name="Chat, 1 new message")
    expect(mark).to_be_visible()
    expect(jakub.page.locator("[aria-live=polite]", has_text="Mei: Good luck!")).to_be_attached()
    mark.click()
    theirs = jakub.page.get_by_role("complementary", name="Chat")
    expect(theirs.locator("[data-thing=message]")).to_contain_text("Good luck!")
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
    expect(theirs.locator("[data-thing=message]").last).to_contain_text("Mind <b>the left</b>")
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
