"""The replay: any moment has a link, the arrows step, and after the end any seat's view can be chosen."""

import re

import pytest
from playwright.sync_api import expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import AtSunTzu

from .sitting import sit
from .stage import Stage
from .stand_in import ME, bot, person

ENDED = "the end of Sun Tzu after nine rounds"


def look_back(stage: Stage, game: tianxia.Game, at: int) -> AtSunTzu:
    id_ = stage.server.put(game, person(ME, "Mei"), bot("greedy"))
    stage.visit(f"/table/{id_}?seat=0&at={at}")
    return AtSunTzu(stage.page)


def check(stage: Stage, move: int) -> None:
    expect(stage.page.get_by_role("heading", name=re.compile(rf"^Move {move} of "))).to_be_visible()
    expect(stage.page).to_have_url(re.compile(rf"[?&]at={move}(&|$)"))
    stage.rest()


def test_a_link_to_a_moment(stage: Stage) -> None:
    game = moment(ENDED)
    last, press = len(game.moves), stage.page.keyboard.press
    table = look_back(stage, game, 17)
    for key, move in (("ArrowRight", 18), ("ArrowLeft", 17), ("ArrowLeft", 16), ("End", last), ("Home", 0)):
        press(key)
        check(stage, move)
    press("Shift+ArrowRight")
    expect(stage.page).not_to_have_url(re.compile("at=0$"))
    steps = (("Go to start", 0), ("Next move", 1), ("Go to end", last), ("Previous move", last - 1))
    for name, move in steps:
        stage.page.get_by_role("button", name=name).click()
        check(stage, move)
    stage.page.get_by_role("slider").fill("40")
    check(stage, 40)
    stage.page.get_by_role("button", name="Show result").click()
    expect(table.end).to_be_visible()
    expect(stage.page).not_to_have_url(re.compile("[?&]at="))


def test_rounds_and_great_moments(stage: Stage) -> None:
    table, page = look_back(stage, moment(ENDED), 0), stage.page
    expect(page.locator("[data-thing=great][title*='corin']")).to_have_count(3)  # after rounds 3, 6 and 9
    page.get_by_label("Go to round").select_option(label="Round 4")
    where = table.part("where")
    expect(where).to_contain_text("Round 4")
    stage.rest()
    page.get_by_role("heading", level=2).first.focus()
    for key, round_ in (("PageDown", 5), ("PageUp", 4)):
        page.keyboard.press(key)
        expect(where).to_contain_text(f"Round {round_}")
        stage.rest()
    before = page.url
    page.get_by_role("button", name="Next turn").click()
    expect(page).not_to_have_url(before)


def test_whose_eyes(stage: Stage) -> None:
    game = moment(ENDED)
    orders = [nth for nth, move in enumerate(game.moves) if move.seat == 0 and game.text_of(move).endswith("@WU")]
    table = look_back(stage, game, orders[0] + 1)
    hand = table.part("hand")
    own = table.province("WU").locator('[data-thing=card][data-side=sun_tzu]:not([data-face="?"])')
    eyes = stage.page.get_by_label("View as")
    expect(hand).to_have_attribute("data-side", "sun_tzu")
    expect(own).to_have_count(1)
    eyes.select_option("1")
    expect(hand).to_have_attribute("data-side", "shao")
    expect(own).to_have_count(0)
    eyes.select_option("")
    expect(hand).to_have_count(0)
    expect(own).to_have_count(0)


def test_in_play_only_ones_own_eyes(stage: Stage) -> None:
    table, page = sit(stage, AtSunTzu, moment("orders to give")), stage.page
    table.open_log()
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile(r"^Move (\d+) of \1$"))).to_be_visible()
    assert page.get_by_label("View as").locator("option").all_inner_texts() == ["Mei", "spectator"]
    table.log.locator("[data-thing=mark]").first.click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(table.lit).to_have_count(0)  # nothing can be chosen in the replay
    page.keyboard.press("Escape")
    assert table.wait().startswith("Play one card")


# Reloads: the table on the server is the truth, and every page comes back to it

MIDDLES = (
    "an army to pay for a plus card",
    "a battle to choose",
    "a general to use at the reveal",
    "a drawn card to keep",
)


@pytest.mark.parametrize("name", MIDDLES)
def test_a_reload_in_mid_round_asks_the_same_again(stage: Stage, name: str) -> None:
    game = moment(name)
    table, moves = sit(stage, AtSunTzu, game), len(game.moves)

    def what_stands() -> tuple[str, list[str], list[str], str]:
        question, rows = table.wait(), table.rows.all_inner_texts()
        log = stage.page.locator("#log :is([data-thing=line], [data-thing=mark])").all_inner_texts()
        return question, rows, log, table.part("where").inner_text()

    before = what_stands()
    stage.reload()
    assert what_stands() == before
    table.answer()
    table.rest()
    assert len(game.moves) > moves
