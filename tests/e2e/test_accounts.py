"""A seat that survives a cleared cookie: kept by a passkey or a password, taken to another device, found again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import NewPerson
from .people import Person
from .serving import Server
from .staging import finished, person, put_on_table, reached

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
    expect(page.locator(".list").first).to_contain_text("Passkey")

    button(page, "Sign out here")
    expect(page.locator(".headbar .who")).to_contain_text("Guest")
    assert named.get("/api/tables")["mine"] == []
    page.locator(".headbar .who").click()
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
    other.page.get_by_label("Password").fill("wrong horse")
    other.page.get_by_role("button", name="Sign in").first.click()
    expect(other.page.get_by_role("alert")).to_contain_text("doesn't match")
    other.page.get_by_label("Password").fill("correct horse")
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
    other.page.get_by_role("button", name="Sign in").last.click()
    assert words_on(other.page) != words
    expect_seat(other, table)


def test_a_link_takes_a_guest_to_the_phone(somebody: NewPerson) -> None:
    mei, phone = somebody("Mei"), somebody("", size=(390, 844))
    table = mei.open_table("me", "here")
    mei.read("/me")
    with mei.page.expect_response("**/api/me/link") as made:
        button(mei.page, "Make a link")
    expect(mei.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = made.value.json()["link"]
    phone.page.goto(link)
    button(phone.page, "Continue here")
    expect(phone.page.get_by_role("heading", name="Welcome, Mei")).to_be_visible()
    expect_seat(phone, table)
    assert "#" not in phone.page.url
    phone.allow("403")
    phone.page.goto("/")
    phone.page.goto(link)
    button(phone.page, "Continue here")
    expect(phone.page.get_by_role("alert")).to_contain_text("has been used")


def test_who_is_deleted_leaves_readable_games(somebody: NewPerson) -> None:
    mei, eve = somebody("Mei"), somebody("Eve")
    table = put_on_table(mei.server, reached(finished), person(mei.id, "Mei"), person("0" * 32, "Giulia"))
    mei.read("/me")
    expect(mei.page.locator(".list a")).to_contain_text("Giulia")  # with its replay
    button(mei.page, "Delete me")
    button(mei.page, "Delete forever")
    expect(mei.page.locator(".headbar .who")).to_contain_text("Guest")
    assert mei.get("/api/tables")["mine"] == []
    eve.sit_down(table, None)
    expect(eve.page.get_by_text("Someone").first).to_be_visible()
    expect(eve.page.get_by_text("Mei")).to_have_count(0)
