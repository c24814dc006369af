"""A game without a board or words of its own can still be played to its end, by the panel alone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .people import PHONE, WIDE, Person
from .serving import Server, running_server


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("toys"), "tests.e2e.with_toys") as it:
        yield it


@pytest.fixture(params=["wide", "phone"])
def player(request: pytest.FixtureRequest, toys: Server, chromium: Browser) -> Iterator[Person]:
    it = Person(chromium, toys, "Mei", size=PHONE if request.param == "phone" else WIDE)
    yield it
    it.leave()
    assert it.troubles == []


def test_a_whole_game_by_the_panel(player: Person) -> None:
    table = player.sit_down(player.open_table("me", "random", "random", game="banners"))
    page = player.page
    expect(page.get_by_role("heading", name="Banners")).to_be_visible()
    for left in (4, 3, 2, 1):
        assert table.wait() == "Bid"
        facts = page.locator("[data-thing=facts]")
        expect(facts.locator("dl > div").filter(has_text="Left")).to_contain_text(str(left))
        expect(facts.locator("tbody tr").filter(has_text="Mei")).to_be_visible()  # the scores, by seat
        if left > 1:
            expect(table.rows).to_have_count(left)
            table.rows.filter(has_text="Bid").first.click()
            table.confirm()
        else:
            table.send.click()
    expect(table.end).to_be_visible()
    expect(page.get_by_role("heading", name="Final ranking")).to_be_visible()
    player.visit(page.url.partition("?")[0] + "?at=3")  # the replay needs no board either
    expect(page.locator("[data-thing=facts]")).to_contain_text("Scores")


def test_the_log_of_a_game_without_words(player: Person) -> None:
    table = player.sit_down(player.open_table("me", "random", game="banners"))
    table.wait()
    expect(table.open_log()).to_contain_text("Prize up: prize")


def test_every_page_has_it(player: Person) -> None:
    page = player.page
    player.visit("/")
    box = page.locator("[data-game=banners]")
    expect(box.get_by_role("heading", name="Banners")).to_be_visible()
    expect(box.get_by_role("button", name="Learn")).to_have_count(0)
    expect(box.locator("[data-thing=lid] use")).to_have_attribute("href", "/shell.svg#dice")
    player.open_table("me", "random", game="banners")
    player.visit("/")
    expect(page.locator("[data-thing=continue]")).to_contain_text("Banners")
    expect(page.locator("[data-thing=continue] [data-thing=lid] use")).to_have_attribute("href", "/shell.svg#dice")
    player.visit("/rules/banners")
    expect(page.get_by_role("heading", name="Banners: Rules")).to_be_visible()
    expect(page.get_by_role("heading", name="no written rules yet")).to_be_visible()
    player.visit("/new?game=banners")
    expect(page.get_by_role("radio", name="Banners")).to_be_checked()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Bid")).to_be_visible()
