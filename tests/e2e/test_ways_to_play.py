"""The form of a new table offers the modes of a game, each with its own options."""

import re

from playwright.sync_api import expect

from .people import Person


def table_of(mei: Person) -> str:
    mei.at_table.wait()
    return mei.page.url.partition("/table/")[2].partition("?")[0]


def test_a_way_to_play_sets_players_and_options(mei: Person) -> None:
    mei.read("/new?game=great_wall")
    page = mei.page
    expect(page.get_by_role("radio", name=re.compile("Against each other"))).to_be_checked()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(3)
    expect(page.get_by_text("honor with which Qin Jiushao begins")).to_have_count(0)
    page.get_by_text("Together against the hordes").click()
    expect(page.get_by_text("90 to 150 min").last).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(4)
    page.get_by_text("Alone against Qin Jiushao").click()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(1)
    page.get_by_label("50: harder").check()
    expect(page.get_by_text("The game starts at once.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    view = mei.sight(table_of(mei), 0)["view"]
    assert view["mode"] == "solo"
    assert view["players"][1]["honor"] == 50


def test_bots_in_one_click_are_still_the_usual_game(mei: Person) -> None:
    mei.read("/")
    mei.page.locator("article[data-game=great_wall]").get_by_role("button", name="Play bots").click()
    sight = mei.sight(table_of(mei), 0)
    assert (sight["players"], sight["view"]["mode"]) == (3, "standard")
