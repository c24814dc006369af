"""What the page foretells is what happens: in the browser, by the app's own code, in all three games."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import hatch_build
import pytest

from .people import Person
from .staging import Moment, person, put_on_table, reached

OVERLAY = Path(__file__).parents[2] / "web" / "src" / "table" / "live" / "overlay.ts"
STRIP = """const { stripTypeScriptTypes } = await import("node:module"), { readFileSync } = await import("node:fs")
process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], "utf8")))"""
# In the page: what it is told about each option, laid over its current view.
FORETOLD = """async ([id, seat]) => {
  const get = async (path) => (await fetch(`/api/tables/${id}${path}seat=${seat}`)).json()
  const [sight, { number, previews }] = await Promise.all([get("?"), get("/previews?")])
  %s
  return { number, previews: previews.filter((one) => one.ends !== "news").map(({ option, ends, changes }) =>
    ({ option, ends, view: changes == null ? sight.view : laidOver(sight.view, changes) })) }
}"""
GAMES = [("sun_tzu", 2), ("zhanguo", 3), ("great_wall", 3)]
MOVES = (12, 60)
SOME = 3  # options per position


@cache
def laid_over() -> str:
    """The app's own function, in a form that the browser can run."""
    node, _ = hatch_build.find_node()
    command = [str(node), "--no-warnings", "--input-type=module", "--eval", STRIP, str(OVERLAY)]
    code = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return code.replace("export ", "")


@cache
def after(moves: int) -> Moment:
    """The first seat has a choice, that many moves after the start or later."""
    return lambda game: len(game.entries) >= moves and 0 in game.to_act and len(game.decision(0).options) > 2


def foretold(mei: Person, table: str) -> Any:
    return mei.page.evaluate(FORETOLD % laid_over(), [table, 0])


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("moves", MOVES)
def test_the_view_that_the_page_foretells_comes(mei: Person, name: str, players: int, moves: int) -> None:
    game = reached(after(moves), game=name, players=players)
    # People in all seats: nobody answers before the page has looked.
    seats = [person(mei.id, "Mei") for _ in range(players)]
    mei.sit_down(put_on_table(mei.server, game, *seats)).wait()
    table = put_on_table(mei.server, game, *seats)
    texts = [one["option"] for one in foretold(mei, table)["previews"]]
    assert texts, "nothing of this position can be foretold"
    for text in texts[:: max(1, len(texts) // SOME)][:SOME]:
        table = put_on_table(mei.server, game, *seats)
        told = foretold(mei, table)
        view = next(one["view"] for one in told["previews"] if one["option"] == text)
        mei.post(f"/api/tables/{table}/moves", seat=0, option=text, number=told["number"])
        assert view == mei.sight(table, 0)["view"], text


def test_the_page_asks_for_what_it_foretells(mei: Person) -> None:
    """Its own request, made when the question came: an entry per option, each with what would be told."""
    game = reached(after(12))
    texts = {option.text for option in (*game.decision(0).options, *game.decision(0).offers)}
    with mei.page.expect_response(lambda answer: "/previews" in answer.url) as asked:
        mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), person("nobody", "Giulia")))
    previews = json.loads(asked.value.text())["previews"]
    assert {one["option"] for one in previews} == texts
