"""A seat that survives a cleared cookie: kept by a passkey or a password, taken to another device, found again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.data.moments import moment

from .conftest import NewPerson
from .people import Person
from .serving import Server
from .staging import forget_proofs, person, put_on_table

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def words_on(page: Page) -> str:
    """The recovery words as they are shown."""
    page.locator("ol li b").first.wait_for()
    return " ".join(page.locator("ol li b").all_inner_texts())


def keep_by_password(person: Person, name: str) -> str:
    """The recovery words."""
    person.read("/me")
    person.page.get_by_label("Name").fill(name)
    person.page.get_by_label("Password").fill("correct horse")
    button(person.page, "Keep it with a password")
    words = words_on(person.page)
    button(person.page, "I have written them down")
    return words


def expect_seat(person: Person, table: str) -> None:
    assert table in [line["id"] for line in person.get("/api/tables")["mine"]]


@pytest.fixture
def named(server: Server, chromium: Browser) -> Iterator[Person]:
    """Somebody at an address with a name: browsers make no passkeys for numbers."""
    there = server._replace(address=server.address.replace("127.0.0.1", "localhost"))
    lin = Person(chromium, there, "Lin")
    yield lin
    lin.leave()
    assert not lin.troubles


def test_a_passkey_brings_the_seat_back(named: Person) -> None:
    page, table = named.page, named.open_table("me", "here")
    line = named.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    named.read("/me")
    page.get_by_label("Name").fill(f"Lin {named.id[:8]}")
    button(page, "Keep it with a passkey")
    assert len(words_on(page).split()) == 12
    button(page, "I have written them down")
    expect(page.get_by_text("You can sign in on any device.")).to_be_visible()
    expect(page.get_by_role("list").filter(has_text="Passkey").first).to_be_visible()

    button(page, "Sign out here")
    expect(page.locator("[data-thing=me]")).to_contain_text("Guest")
    assert named.get("/api/tables")["mine"] == []
    page.locator("[data-thing=me]").click()
    page.get_by_role("link", name="Sign in").click()
    button(page, "Sign in with a passkey")
    expect(page.get_by_role("heading", name=re.compile("Welcome, Lin"))).to_be_visible()
    expect_seat(named, table)


def test_a_password_brings_it_to_another_browser(somebody: NewPerson) -> None:
    mei, other = somebody("Mei"), somebody("")
    table, own = mei.open_table("me", "here"), other.open_table("me", "here")
    name = f"Mei {mei.id[:8]}"
    words = keep_by_password(mei, name)

    other.allow("403")
    other.read("/sign-in")
    other.page.get_by_label("Name").fill(name)
    other.page.get_by_label("Password", exact=True).fill("wrong horse")
    other.page.get_by_role("button", name="Sign in").first.click()
    expect(other.page.get_by_role("alert")).to_contain_text("doesn't match")
    other.page.get_by_label("Password", exact=True).fill("correct horse")
    other.page.get_by_role("button", name="Sign in").first.click()
    expect(other.page.get_by_role("status").first).to_contain_text("Your seat at 1 table of this browser came along")
    expect_seat(other, table)
    expect_seat(mei, own)

    mei.read("/me")
    button(mei.page, "Sign out everywhere else")
    expect(mei.page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    expect(mei.page.get_by_text("this one")).to_be_visible()
    assert other.get("/api/tables")["mine"] == []

    other.read("/sign-in")
    other.page.get_by_label("Your twelve words").fill(words)
    other.page.get_by_label("New password").fill("a better secret")
    other.page.get_by_role("button", name="Sign in").last.click()
    assert words_on(other.page) != words
    expect_seat(other, table)
    assert mei.get("/api/tables")["mine"] == []  # nobody else is signed in


def test_a_proof_is_asked_for_and_what_was_wanted_goes_on(somebody: NewPerson) -> None:
    """By one dialog, whatever it is; another tab goes on with the cookie that both share."""
    mei = somebody("Mei")
    name = f"Mei {mei.id[:8]}"
    table = mei.open_table("me", "open")
    keep_by_password(mei, name)
    mei.allow("403", r"409 \(Conflict\).*\?seat=0")  # the tab asks again if it was told before the cookie was there
    tab = mei.context.new_page()
    with tab.expect_websocket():
        tab.goto(f"/table/{table}?seat=0")
    stolen = mei.context.cookies()
    forget_proofs(mei)

    mei.read("/me")
    dialog = mei.page.get_by_role("dialog", name="Prove that it's you")
    button(mei.page, "New recovery words")
    dialog.get_by_role("button", name="Cancel").click()
    expect(mei.page.get_by_role("alert")).to_contain_text("First prove that it's you.")
    button(mei.page, "New recovery words")
    dialog.get_by_label("Password").fill("wrong horse")
    dialog.get_by_role("button", name="Continue").first.click()
    expect(dialog.get_by_role("alert")).to_contain_text("doesn't match")
    dialog.get_by_label("Password").fill("correct horse")
    with tab.expect_websocket():  # it comes back by itself
        dialog.get_by_role("button", name="Continue").first.click()
    words = words_on(mei.page)
    expect(dialog).to_be_hidden()
    button(mei.page, "I have written them down")
    button(mei.page, "Make a link")  # it is not asked for again
    expect(mei.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert mei.context.cookies() != stolen
    expect_seat(mei, table)

    forget_proofs(mei)
    mei.read("/me")
    mei.page.get_by_label("New password").fill("a better secret")
    button(mei.page, "Change the password")
    dialog.get_by_text("With recovery words").click()
    dialog.get_by_label("Your twelve words").fill(words)
    dialog.get_by_role("button", name="Continue").last.click()
    assert words_on(mei.page) != words
    button(mei.page, "I have written them down")
    expect(mei.page.get_by_text("Saved")).to_be_visible()
    mei.page.get_by_role("button", name="Messages").click()
    expect(mei.page.get_by_role("dialog")).to_contain_text("Your password was changed")

    forget_proofs(mei)
    mei.read("/settings")
    mei.page.get_by_label("Display name").fill(f"Not {name}")
    button(mei.page, "Save")
    dialog.get_by_label("Password").fill("a better secret")
    dialog.get_by_role("button", name="Continue").first.click()
    expect(mei.page.locator("[data-thing=me]")).to_contain_text(f"Not {name}")


def test_a_link_takes_a_guest_to_the_phone(somebody: NewPerson) -> None:
    mei, phone = somebody("Mei"), somebody("", size=(390, 844))
    table = mei.open_table("me", "here")
    mei.read("/me")
    with mei.page.expect_response("**/api/me/link") as made:
        button(mei.page, "Make a link")
    expect(mei.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = made.value.json()["link"]
    phone.page.goto(link)
    expect(phone.page.get_by_text("In this browser you become Mei.")).to_be_visible()
    button(phone.page, "Continue here")
    expect(phone.page.get_by_role("heading", name="Welcome, Mei")).to_be_visible()
    expect_seat(phone, table)
    assert "#" not in phone.page.url
    phone.allow("403")
    phone.page.goto("/")
    phone.page.goto(link)
    expect(phone.page.get_by_role("alert")).to_contain_text("has been used")
    expect(phone.page.get_by_role("button", name="Continue here")).to_have_count(0)


def test_seats_move_by_a_link_only_if_their_owner_says_so(somebody: NewPerson) -> None:
    mei, guests = somebody("Mei"), (somebody("Guest"), somebody("Other"))
    for guest, moves in zip(guests, (False, True), strict=True):
        table = guest.open_table("me", "here")
        link = mei.post("/api/me/link")["link"]
        guest.page.goto(link)
        box = guest.page.get_by_label("My seat at 1 table of this browser comes along.")
        expect(box).not_to_be_checked()
        box.set_checked(moves)
        button(guest.page, "Continue here")
        expect(guest.page.get_by_role("heading", name="Welcome, Mei")).to_be_visible()
        assert (table in [line["id"] for line in mei.get("/api/tables")["mine"]]) == moves


def test_who_is_deleted_leaves_readable_games(somebody: NewPerson) -> None:
    mei, eve = somebody("Mei"), somebody("Eve")
    table = put_on_table(mei.server, moment("the end of Sun Tzu"), person(mei.id, "Mei"), person("0" * 32, "Giulia"))
    mei.read("/me")
    replay = mei.page.get_by_role("main").get_by_role("link").filter(has_text="Giulia")
    expect(replay).to_be_visible()
    button(mei.page, "Delete me")
    button(mei.page, "Delete forever")
    expect(mei.page.locator("[data-thing=me]")).to_contain_text("Guest")
    assert mei.get("/api/tables")["mine"] == []
    eve.sit_down(table, None)
    expect(eve.page.get_by_text("Someone").first).to_be_visible()
    expect(eve.page.get_by_text("Mei")).to_have_count(0)
