"""The price that is shown is the price that is paid, forecasts come true, and questions say what they turn on."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import hatch_build
import msgspec
import pytest
from playwright.sync_api import Locator, expect

import tianxia
from tests.data import great_wall as moments
from tests.data.moments import moment
from tests.e2e.at_table import AtGreatWall, AtTable

from .conftest import NewStage
from .sitting import seen, sit
from .stage import Stage


@pytest.fixture
def careful(on_stage: NewStage) -> Stage:
    """Mei chooses an answer, reads, and sends it then."""
    return on_stage(confirm="always")


def said(table: AtTable, text: str) -> Locator:
    """What the panel says of an option, under its name."""
    table.unfold()
    return table.bar.locator(f'[data-option="{text}"] [data-thing=about]')


def play(table: AtTable, text: str) -> None:
    table.unfold()
    table.bar.locator(f'[data-option="{text}"]').click()
    table.rest()
    table.send.click()
    table.rest()


def stock(game: tianxia.Game) -> dict[str, int]:
    held: dict[str, int] = seen(game)["own"]["stock"]
    return held


def texts(game: tianxia.Game) -> list[str]:
    return [option.text for option in game.decision(0).options]


def test_an_upgrade_by_economy_costs_one_less(careful: Stage) -> None:
    game = moment("an overseer made cheaper by Economy")
    table = sit(careful, AtGreatWall, game)
    at = next(at for at in moments.cheaper(seen(game)) if f"upgrade {at['location']}" in texts(game))
    before = stock(game)
    expect(said(table, f"upgrade {at['location']}")).to_have_text(f"costs 1 {at['overseer_pay']}")
    play(table, f"upgrade {at['location']}")
    overseer = next(option.text for option in game.decision(0).options if option.verb == "overseer")
    expect(said(table, overseer)).to_contain_text(f"costs 1 {at['overseer_pay']}")
    play(table, overseer)
    expect(table.log).to_contain_text("overseer")
    paid = [told for entry in game.told(0) for told in entry if told.kind == "paid"]
    assert paid[-1].facts == {"seat": "0", "number": 1, "resource": at["overseer_pay"]}
    assert stock(game)[at["overseer_pay"]] == before[at["overseer_pay"]] - 1


def test_a_free_recruit_shows_nothing_to_pay_and_takes_nothing(careful: Stage) -> None:
    game = moment("soldiers to recruit for nothing")
    table = sit(careful, AtGreatWall, game)
    before = stock(game)
    expect(said(table, "recruit spearman")).to_have_text("free")
    play(table, "recruit spearman")
    assert seen(game)["question"]["soldier"] == "spearman"
    assert stock(game) == before


def test_the_next_level_after_one_named_has_its_price_and_forecast(careful: Stage) -> None:
    game = moment("one wall level named")
    table = sit(careful, AtGreatWall, game)
    view = seen(game)
    place = moments.next_level(view, texts(game))
    name, level = view["sections"][place]["section"], view["sections"][place]["level"]
    due, more = view["question"]["price"]["build"], view["own"]["prices"]["wall"][place]
    assert more > due  # higher levels cost more
    about = said(table, f"wall {name}")
    expect(about).to_contain_text(f"costs {more}; defense ")
    foretold = about.inner_text()

    def wealth(now: dict[str, Any]) -> int:
        return sum([*(now["own"]["stock"][kind] for kind in ("wood", "stone", "gold")), *now["warehouse"].values()])

    before = wealth(view)
    play(table, f"wall {name}")
    while (now := seen(game))["sections"][place]["level"] < level + 2:
        play(table, texts(game)[0])  # done, or a way to pay
    assert before - wealth(now) == due + more
    assert f"defense {now['sections'][place]['assault']['defense']} " in foretold


def test_the_forecast_of_a_breach_counts_the_archers_on_the_wall(stage: Stage) -> None:
    game = moment("a clerk to place before an archer dies")
    table = sit(stage, AtGreatWall, game)
    view = seen(game)
    place = moments.doomed(view)
    comes = view["sections"][place]["assault"]
    assert comes["dying"][0] == view["sections"][place]["firing"][0]
    section = table.board.locator(f"[data-section={view['sections'][place]['section']}]")
    fate = section.locator("[data-thing=fate]")
    expect(fate).to_contain_text(f"Mei: {comes['shame'][0]} shame, {comes['dying'][0]} dying soldier")
    expect(fate.locator("use[href$='#lethality']").first).to_be_visible()


def test_a_clerk_says_what_its_location_would_bring(careful: Stage) -> None:
    game = moment("a clerk to fill the quarry")
    table = sit(careful, AtGreatWall, game)
    quarry = next(at for at in seen(game)["locations"] if at["location"] == "quarry")
    brings = quarry["clerks"][0] + 1 + quarry["overseers"][0]
    table.click(table.thing("loc:quarry"))
    expected = f"{quarry['slots']} of {quarry['slots']} spaces; it activates; for you: {brings} stone"
    expect(table.outcome).to_have_text(expected)


def test_who_can_be_recruited_has_a_price_on_the_board_and_in_the_bar(careful: Stage) -> None:
    game = moment("one kind of soldier to recruit")
    table = sit(careful, AtGreatWall, game)
    text = next(option.text for option in game.decision(0).options if option.verb == "recruit")
    kind = text.removeprefix("recruit ")
    ((what, number),) = seen(game)["own"]["prices"]["recruit"][kind].items()
    button = table.part("quick").locator(f'[data-option="{text}"] small')
    expect(button).to_have_text(f"{number} {what}" if what != "any" else re.compile(f"^{number} "))
    expect(table.thing(f"pool:{kind}").locator("[data-thing=price]")).to_contain_text(str(number))


# Questions


def test_a_general_is_not_chosen_blind(stage: Stage) -> None:
    game = moment("a general to choose")
    table = sit(stage, AtGreatWall, game)
    table.unfold()
    for general in seen(game)["own"]["generals"]:
        row = table.bar.locator(f'[data-option="general {general}"]')
        expect(row).to_contain_text("At the start: ")
        expect(row).to_contain_text("tea value")


def test_the_cards_of_the_others_are_told_when_a_space_is_chosen(stage: Stage) -> None:
    game = moment("a space on the command track to take")
    table = sit(stage, AtGreatWall, game)
    table.unfold()
    expect(table.bar).to_contain_text(" (Qin Jiushao), ")
    qin = seen(game)["players"][1]["played"]
    cards = stage.page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}/cards`)).json())", stage.table)
    expect(table.bar).to_contain_text(cards["command"][qin]["about"])


def test_a_window_says_its_moment(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment("a tactic card to play at a defeat"))
    table.unfold()
    expect(table.bar).to_contain_text("is defeated.")
    expect(table.bar).to_contain_text("Play a tactic card now?")


def test_a_choice_is_named_by_what_it_does(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment("an effect to choose"))
    table.unfold()
    expect(table.bar).to_contain_text(re.compile("Move up to 2 clerks|Attack with 1 soldier|Move soldiers"))
    expect(table.bar).not_to_contain_text("Choose effect")


# What the page foretells is what happens, by the app's own code

OVERLAY = Path(__file__).parents[2] / "web" / "src" / "table" / "live" / "overlay.ts"
STRIP = """const { stripTypeScriptTypes } = await import("node:module"), { readFileSync } = await import("node:fs")
process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], "utf8")))"""
# In the page: what it is told about each option, laid over its current view.
FORETOLD = """async ([id, seat]) => {
  const get = async (path) => (await fetch(`/api/tables/${id}${path}seat=${seat}`)).json()
  const [sight, { previews }] = await Promise.all([get("?"), get("/previews?")])
  %s
  return previews.filter((one) => one.ends !== "news").map(({ option, changes }) =>
    ({ option, view: changes == null ? sight.view : laidOver(sight.view, changes) }))
}"""
FORESEEN = (
    "orders to give",
    "an army to pay for a plus card",
    "a card to play among three",
    "an official to move",
    "a clerk to place",
    "one wall level named",
)
SOME = 3  # options of each position


@cache
def laid_over() -> str:
    """The app's own function, in a form that the browser can run."""
    node, _ = hatch_build.find_node()
    command = [str(node), "--no-warnings", "--input-type=module", "--eval", STRIP, str(OVERLAY)]
    code = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return code.replace("export ", "")


@pytest.mark.parametrize("name", FORESEEN)
def test_the_view_that_the_page_foretells_comes(stage: Stage, name: str) -> None:
    game = moment(name)
    sit(stage, AtTable, game)
    foretold = stage.page.evaluate(FORETOLD % laid_over(), [stage.table, 0])
    assert foretold, "nothing of this position can be foretold"
    for one in foretold[:: max(1, len(foretold) // SOME)][:SOME]:
        then = game.copy()
        then.play(0, one["option"])
        assert one["view"] == json.loads(msgspec.json.encode(then.view(0))), one["option"]


def test_the_page_asks_for_what_it_foretells(stage: Stage) -> None:
    """Its own request, made when the question came: an entry per option, each with what would be told."""
    game = moment("a drawn card to keep")
    expected = {option.text for option in (*game.decision(0).options, *game.decision(0).offers)}
    with stage.page.expect_response(lambda answer: "/previews" in answer.url) as asked:
        sit(stage, AtTable, game)
    assert {one["option"] for one in json.loads(asked.value.text())["previews"]} == expected
