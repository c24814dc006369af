"""Whole games by clicks against the server's bots: every board and mode, on the screen, the phone, and in Polish."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import tianxia
from tianxia.core.registry import Options

from . import playing
from .at_table import AtGreatWall, AtSunTzu, AtTable, AtZhanGuo
from .conftest import NewPerson
from .people import PHONE, Person
from .staging import bot, person, put_on_table

SEED = 5  # any seed will do; a fixed one makes the same game every time


class Whole(NamedTuple):
    game: str
    at: type[AtTable]
    players: int = 2
    options: Options = {}  # noqa: RUF012 -- nobody writes into it
    people: int = 1  # at this screen; all others are bots
    how: dict[str, Any] = {}  # noqa: RUF012
    kinds: int = 8  # of questions, at least
    touched: int = 20  # times the board
    acts_for_the_clan: bool = False


GAMES = {
    "Sun Tzu for beginners, on the phone": Whole(
        "sun_tzu", AtSunTzu, options={"beginner": True}, how={"size": PHONE, "has_touch": True}, kinds=2, touched=0
    ),
    "ZhanGuo": Whole("zhanguo", AtZhanGuo, touched=40),
    "The Great Wall": Whole("great_wall", AtGreatWall, players=3),
    "The Great Wall alone, in Polish": Whole(
        "great_wall", AtGreatWall, players=1, how={"language": "pl-PL"}, touched=5
    ),
    "The Great Wall with the Reed Clan, two at one screen": Whole(
        "great_wall", AtGreatWall, people=2, acts_for_the_clan=True
    ),
    "The Great Wall together": Whole("great_wall", AtGreatWall, options={"mode": "coop"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_clicks(somebody: NewPerson, name: str) -> None:
    whole = GAMES[name]
    mei = somebody("Mei", drawn=False, **whole.how)
    game = tianxia.new(whole.game, seed=SEED, players=whole.players, options=whole.options)
    people = [person(mei.id, who) for who in ("Mei", "Giulia")[: whole.people]]
    id_ = put_on_table(mei.server, game, *people, *[bot("random")] * (whole.players - whole.people))
    mei.sit_down(id_)
    table = whole.at(mei.page)
    kinds, touched = playing.play_to_the_end(table, SEED)
    assert len(kinds) >= whole.kinds, kinds
    assert touched >= whole.touched
    assert not whole.acts_for_the_clan or any(kind.startswith("reed_") for kind in kinds)
    sight = mei.sight(id_, 0)
    assert sight["status"] == "over"
    seats = sight["seats"]
    winners = [seats[seat]["name"] for seat in sight["result"]["winners"] if seat < len(seats)]
    expect(table.title).to_be_visible()
    if whole.players > 1 and not whole.options.get("mode") and len(winners) == 1 and not whole.how.get("language"):
        expect(table.title).to_have_text(f"{winners[0]} wins")


def test_sun_tzu_from_its_first_question_to_the_rematch(mei: Person, tmp_path: Path) -> None:
    game = tianxia.new("sun_tzu", seed=SEED)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("random"))
    table = mei.sit_at_sun_tzu(id_)
    kinds, _ = playing.play_to_the_end(table, SEED)
    assert len(kinds) >= 4, kinds  # generals, orders, windows, draws

    # The end says who won, by what, and what the seed was.
    sight = mei.sight(id_, 0)
    winner = sight["seats"][sight["result"]["winners"][0]]["name"]
    expect(table.title).to_have_text(f"{winner} wins")
    expect(table.part("deciders").get_by_role("listitem")).to_have_count(3)
    expect(table.part("places").get_by_role("listitem")).to_have_count(2)
    expect(table.part("chart")).to_be_hidden()
    table.all_points()
    expect(table.end.get_by_role("heading", name="Points by source")).to_be_visible()
    expect(table.part("chart").locator("[data-home]")).to_have_count(2)
    expect(table.part("chart")).to_contain_text("Round 3")
    assert table.part("seed").locator("code").all_inner_texts() == [str(SEED)]
    expect(table.part("seed")).to_contain_text("comes from a seed that anyone may know")

    # The log that she downloads is the game that she played.
    with mei.page.expect_download() as download:
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
