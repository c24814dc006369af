"""What surrounds every board: the log follows, the end is shown, people at one screen choose who answers."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.data.moments import moment
from tests.e2e import playing
from tests.e2e.at_table import AtGreatWall, AtTable, AtZhanGuo
from tests.e2e.people import PHONE, WIDE

from .conftest import NewStage
from .sitting import at_one_screen, sit
from .stage import Stage
from .stand_in import ME, SOMEBODY, bot, person

SEED = 7  # any seed will do; a fixed one makes the same game every time
ON_ITS_SIDE = (844, 390)
LINE = 23  # px: a line of the log and the gap to the next
# How far the log is from its end, and how much of it is seen.
LOG = """() => {
  const list = document.getElementById("log")
  const { top, bottom } = list.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return { rest: list.scrollHeight - list.scrollTop - list.clientHeight, seen }
}"""
ALONE = "a clerk to place alone"


def check_log(page: Page, asked: str) -> None:
    log = page.evaluate(LOG)
    assert log["rest"] < 2, asked
    assert log["seen"] >= 5 * LINE, asked


# The log


def test_the_end_of_the_log_is_in_sight_after_every_step(stage: Stage) -> None:
    table, whims = sit(stage, AtGreatWall, moment(ALONE)), Random(SEED)
    table.open_log()
    for _ in range(25):
        check_log(stage.page, table.wait())
        playing.answer(table, whims)
    check_log(stage.page, table.wait())


def test_the_log_opens_at_its_end_and_closes(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment(ALONE))
    for size in (WIDE, (1024, 768), PHONE, ON_ITS_SIDE):
        stage.resize(size)
        expect(table.log).to_be_hidden()
        stage.page.keyboard.press("l")
        stage.rest()
        check_log(stage.page, str(size))
        stage.page.get_by_role("complementary").get_by_role("button", name="Close").click()
        expect(table.log).to_be_hidden()
        expect(table.part("to-log")).to_be_focused()


def test_a_second_click_after_a_move_does_not_hit_the_log(on_stage: NewStage) -> None:
    """A hand that clicks twice meant the move, not the line of the log that has come there since."""
    stage = on_stage(confirm="always")
    table = sit(stage, AtGreatWall, moment(ALONE))
    line = table.open_log().locator("[data-thing=line]").last
    table.touch_first()
    both = "(line) => { document.querySelector('[data-thing=send]').click(); line.click() }"
    stage.page.evaluate(both, line.element_handle())
    stage.rest()
    assert not re.search(r"[?&]at=", stage.page.url)
    while not table.part("replay").is_visible():  # soon the log takes clicks again
        table.log.locator("[data-thing=line]").last.click()
        stage.rest()


def test_who_scrolls_up_reads_on_and_follows_again_at_the_end(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment(ALONE))
    table.open_log()
    check_log(stage.page, "opened")
    table.log.hover()
    stage.page.mouse.wheel(0, -200)
    stage.page.wait_for_function(f"() => ({LOG})().rest > 100")
    stage.rest()
    before = stage.page.evaluate("document.getElementById('log').scrollTop")
    playing.answer(table, Random(SEED))
    assert stage.page.evaluate("document.getElementById('log').scrollTop") == before
    table.log.hover()
    stage.page.mouse.wheel(0, 5000)
    stage.page.wait_for_function(f"() => ({LOG})().rest < 2")


# The end

ENDS = (
    "the end of Sun Tzu",
    "the end of ZhanGuo",
    "the end of The Great Wall",
    "the end of The Great Wall alone",
    "the end of The Great Wall with the Reed Clan",
    "a game lost together",
)


@pytest.mark.parametrize("name", ENDS)
def test_a_phone_shows_the_end(on_stage: NewStage, name: str) -> None:
    """Wherever the player was when the game ended, and to whoever opens the table later."""
    stage = on_stage(size=PHONE, touch=True)
    for size in (PHONE, ON_ITS_SIDE):
        game = moment(name)
        seat, last = game.moves[-1].seat, game.text_of(game.moves[-1])
        game.rewind(len(game.moves) - 1)
        table = sit(stage, AtTable, game, seat)
        stage.resize(size)
        expect(table.question).to_be_visible()
        id_ = list(stage.server.tables)[-1]
        stage.server.play(id_, seat, last)
        stage.server.tell(id_)
        expect(table.title).to_be_in_viewport()
        stage.reload()
        expect(table.title).to_be_in_viewport()


# People at one screen, and secrets


def test_people_at_one_screen_choose_who_acts_first(stage: Stage) -> None:
    game = moment("who goes first")
    table = at_one_screen(stage, AtGreatWall, game)
    assert len(game.to_act) > 1
    names = ("Mei", "Giulia", "Jan")
    waiting = {names[seat] for seat in game.to_act}
    for name in sorted(waiting):  # the curtain lets any of them come
        expect(table.curtain.get_by_role("button", name=f"I'm {name}", exact=False)).to_be_visible()
    table.lift("Mei")
    expect(table.question).to_have_text("Go first?")
    other = max(waiting - {"Mei"})
    table.bar.get_by_role("button", name=f"Pass the device to {other}").click()
    table.lift(other)
    expect(table.question).to_have_text("Go first?")
    stage.rest()
    table.send.click()
    acting = stage.page.locator("[data-thing=seat][aria-current=true]")
    expect(acting).to_have_count(1)
    expect(acting).to_contain_text(other)


def test_in_secret_nobody_is_offered_the_place_of_another(stage: Stage) -> None:
    table = at_one_screen(stage, AtGreatWall, moment("a command card to choose together"))
    table.lift("Mei")
    expect(table.part("crumb")).to_contain_text("all choose in secret")
    expect(table.part("ready").get_by_role("listitem")).to_have_count(2)
    expect(table.bar.get_by_role("button", name=re.compile("Pass the device"))).to_have_count(0)


def test_all_draft_in_secret(stage: Stage) -> None:
    table = sit(stage, AtZhanGuo, moment("a card to discard from the draft"))
    expect(table.part("crumb")).to_contain_text("all choose in secret")
    expect(table.part("ready").get_by_role("listitem")).to_have_count(2)


ONLY_YOU = {
    "en": "only you see your choice",
    "pl": "tylko ty widzisz swój wybór",
    "cs": "svou volbu vidíš jen ty",
    "it": "solo tu vedi la tua scelta",
}


@pytest.mark.parametrize("language", ONLY_YOU)
def test_one_player_alone_is_asked_in_secret(on_stage: NewStage, language: str) -> None:
    table = sit(on_stage(language), AtZhanGuo, moment("a card to play"), seats=(person(ME, "Mei"), bot()))
    expect(table.part("crumb")).to_contain_text(ONLY_YOU[language])
    expect(table.part("ready")).to_have_count(0)


# The words of the other languages, and nothing else: no English, no bare key of a sentence


WORDS = {
    "it": ("a card to play", "La tua riserva", ("Your board", "Court", "Rewards", "Missions", "unrest", "Player")),
    "cs": ("a clerk to place", "Nástupní prostor", ("Rest area", "Warehouse", "Command", "holds", "breach", "Player")),
    "pl": ("a decree out of reach", "Dekrety", ("Decrees", "together", "each", "wood", "Reed")),
}


@pytest.mark.parametrize("language", WORDS)
def test_no_english_is_left(on_stage: NewStage, language: str) -> None:
    stage, (name, own, english) = on_stage(language), WORDS[language]
    game = moment(name)
    names = ("Mei", "Giulia", "Jan")
    seats = [person(ME if one == 0 else SOMEBODY, names[one]) for one in range(game.players)]
    table = sit(stage, AtTable, game, seats=seats)
    expect(table.board).to_contain_text(own)
    text = stage.page.locator("body").inner_text()
    found = [word for word in english if re.search(rf"\b{word}\b", text)]
    assert not found + [key for key in ("zhanguo-", "great_wall", "sun_tzu-") if key in text]
    assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
