"""A game installed by pip that the build of the browser app does not know: from the lobby to its end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.toys.packaged import environment, installed

from .people import Person
from .serving import Server, running_server


@pytest.fixture(scope="module")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("package")
    with running_server(folder, environment=environment(installed(folder))) as it:
        yield it


@pytest.fixture
def player(packaged: Server, chromium: Browser) -> Iterator[Person]:
    it = Person(chromium, packaged, "Mei")
    yield it
    it.leave()
    assert it.troubles == []


def test_a_whole_game_from_the_lobby(player: Person) -> None:
    page = player.page
    player.read("/")
    card = page.locator("article[data-game=banners]")
    expect(card).to_contain_text("Banners")
    expect(card).to_contain_text("Four prizes, four banners each, one hidden bid at a time.")
    expect(card).to_contain_text("5 min")
    player.read("/new?game=banners")
    expect(page.get_by_text("Which banner takes the prize")).to_be_attached()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(2)
    page.get_by_role("button", name="Create table").click()
    table = player.at_table
    for left in (4, 3, 2, 1):
        assert table.wait() == "Which banner do you bid?"
        if left > 1:
            expect(table.rows).to_have_count(left)
            table.row("Bid banner").first.click()
            table.confirm()
        else:
            table.send.click()
    expect(table.end).to_be_visible()
    expect(page.get_by_role("heading", name="Banners")).to_be_visible()


def test_its_log_is_in_its_words(player: Person) -> None:
    table = player.sit_down(player.open_table("me", "random", game="banners"))
    table.wait()
    expect(table.log).to_contain_text("The next prize is worth")
    table.row("Bid banner").first.click()
    table.confirm()
    expect(table.log).to_contain_text("The prize goes to seat")


def test_its_rules_have_a_page(player: Person) -> None:
    player.read("/rules/banners")
    expect(player.page.locator("#BA-A1")).to_contain_text("One bids a banner that one holds.")


def test_what_is_not_translated_is_in_english(player: Person) -> None:
    player.settings(language="pl")
    table = player.sit_down(player.open_table("me", "random", game="banners"))
    assert table.wait() == "Którą chorągiew licytujesz?"
    expect(table.rows.first).to_contain_text("Bid banner")
    expect(player.page.get_by_role("heading", name="Chorągwie")).to_be_visible()


def test_the_lobby_says_what_its_table_waits_for(player: Person) -> None:
    player.open_table("me", "random", game="banners")
    player.read("/")
    expect(player.page.get_by_text("bidding for a prize").first).to_be_visible()
