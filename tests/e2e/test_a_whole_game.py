"""Mei plays against a bot: from the lobby, and a whole game by clicks alone."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

import tianxia

from . import quick
from .people import AtTable, Person
from .staging import bot, person, put_on_table

SEED = 20  # any seed will do; a fixed one makes the same game every time


def test_one_click_in_the_lobby_opens_a_table(mei: Person) -> None:
    mei.play_bots("sun_tzu")
    table = AtTable(mei.page)
    expect(table.question).to_contain_text("Choose a general to keep")
    mei.page.locator("#stage .slip.is-legal").first.click()
    table.confirm()
    expect(table.log).to_contain_text("Round 1 begins")
    mei.visit("/")
    expect(mei.page.locator(".continue")).to_contain_text("Your turn")
    expect(mei.page.locator(".sec-wait a.tbl")).to_have_count(0)
    mei.page.get_by_role("link", name="Continue Sun Tzu").click()
    table.wait()


def test_the_form_opens_the_table_that_was_asked_for(mei: Person) -> None:
    mei.visit("/new?game=sun_tzu")
    page = mei.page
    page.get_by_label("Who plays King Shao?").select_option("me")
    expect(page.get_by_label("Who plays Sun Tzu?")).to_have_value("bot:crane")  # one body: who sat here moves
    page.get_by_label("Who plays Sun Tzu?").select_option("bot:sparrow")
    page.get_by_text("Beginner game").click()
    page.get_by_role("button", name="Create table").click()
    table = AtTable(page)
    assert table.wait().startswith("Play one card")
    expect(page).to_have_url(re.compile(r"/table/[\w-]+\?seat=1$"))
    sight = mei.sight(page.url.partition("/table/")[2].partition("?")[0], 1)
    assert sight["options"]["beginner"] is True
    assert [seat["bot"] for seat in sight["seats"]] == ["sparrow", None]


def test_a_whole_game_by_clicks(mei: Person, tmp_path: Path) -> None:
    game = tianxia.new("sun_tzu", seed=SEED)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("random"))
    table = mei.sit_down(id_)
    page = mei.page
    whims = Random(SEED)
    kinds = set()
    while (asked := quick.wait(table)) != "end":
        kinds.add(asked)
        if asked.startswith("Play one card"):
            quick.lay_orders(table)
        else:
            quick.answer(table, whims)
    assert len(kinds) >= 4, kinds  # generals, orders, windows, draws

    # The end says who won, by what, and what the seed was.
    sight = mei.sight(id_, 0)
    winner = sight["seats"][sight["result"]["winners"][0]]["name"]
    expect(table.end.get_by_role("heading", level=2)).to_have_text(f"{winner} wins")
    expect(table.end.locator(".three li")).to_have_count(3)
    expect(table.end.locator(".places li")).to_have_count(2)
    expect(table.end.locator(".chart")).to_be_hidden()
    table.all_points()
    expect(table.end.get_by_role("heading", name="Points by source")).to_be_visible()
    expect(table.end.locator(".chart .crow")).to_have_count(2)
    expect(table.end.locator(".chart")).to_contain_text("Round 3")
    assert table.end.locator(".seed code").all_inner_texts() == [str(SEED)]
    expect(table.end.locator(".seed")).to_contain_text("comes from a seed that anyone may know")

    # The log that she downloads is the game that she played.
    with page.expect_download() as download:
        table.end.get_by_role("link", name="Download game log").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".jsonl"
    again = tianxia.replay(file.read_text(encoding="utf-8"))
    assert again.over
    assert again.seed == SEED
    assert len(again.moves) == sight["moves"]
    assert again.result is not None
    assert list(again.result.scores) == sight["result"]["scores"]

    # Once more, with the same chairs.
    table.end.get_by_role("button", name="Rematch").click()
    expect(table.question).to_contain_text("Choose a general to keep")
