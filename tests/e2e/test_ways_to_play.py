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
    expect(page.get_by_role("radio", name=re.compile("Competitive"))).to_be_checked()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(3)
    expect(page.get_by_text("Qin Jiushao's starting honor")).to_have_count(0)
    page.get_by_text("Co-op against the hordes").click()
    expect(page.get_by_text(re.compile("90.150 min")).last).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(4)
    page.get_by_text("Solo against Qin Jiushao").click()
    expect(page.get_by_label(re.compile("Who plays"))).to_have_count(1)
    page.get_by_label("50 (hard)").check()
    expect(page.get_by_text("The game starts right away.")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    view = mei.sight(table_of(mei), 0)["view"]
    assert view["mode"] == "solo"
    assert view["players"][1]["honor"] == 50


def test_bots_in_one_click_are_still_the_usual_game(mei: Person) -> None:
    mei.play_bots("great_wall")
    sight = mei.sight(table_of(mei), 0)
    assert (sight["players"], sight["view"]["mode"]) == (3, "standard")
