"""Standing answers that nobody can tell from thinking: when they are sent, and what they answer."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import AtGreatWall, AtTable

from .conftest import NewStage
from .sitting import seen, sit
from .stage import Stage
from .stand_in import ME, SOMEBODY, bot, person
from .still import READ, own_stage, stop_clock, until

AGAIN = 500  # ms: for the next of several soldiers
LEAST = 1500  # ms: the shortest time to think among people
SOON = 8000  # ms, as the settings page says
PAUSE = 300  # ms: answers that have just come take no clicks
NO_CHANCE = "Math.random = () => 0"  # the time to think is random; here always the shortest


@pytest.fixture
def slow(chromium: Browser) -> Iterator[Stage]:
    with own_stage(chromium) as stage:
        stage.page.add_init_script(NO_CHANCE)
        yield stage


def look(stage: Stage, name: str, ask: str, answer: str) -> tuple[tianxia.Game, Page]:
    """Among people; the page's clock stands still."""
    game, page = moment(name), stage.page
    names = ("Mei", "Giulia", "Jan")
    seats = [person(ME if seat == 0 else SOMEBODY, names[seat]) for seat in range(game.players)]
    stage.set(standing={ask: answer})
    stage.visit("/nowhere")
    stop_clock(stage)
    with page.expect_response(re.compile("/previews")) as foretold:
        page.goto(f"/table/{stage.server.put(game, *seats)}?seat=0")
    foretold.value.finished()
    page.evaluate(READ)
    AtTable(page).bar.wait_for()
    return game, page


TACTIC = "a tactic card to play at a defeat"


@pytest.mark.parametrize(
    ("name", "ask", "answer", "after"),
    [
        (TACTIC, "great_wall-tactic", "pass", LEAST),
        ("no tactic card to play", "great_wall-tactic", "only", LEAST),
        ("a general to use after the orders", "sun_tzu-after_orders", "soon", SOON),
        ("no general to use after the orders", "sun_tzu-after_orders", "soon", SOON),
    ],
)
def test_a_pass_comes_after_the_same_time_whether_or_not_there_was_a_choice(
    slow: Stage, name: str, ask: str, answer: str, after: int
) -> None:
    game, page = look(slow, name, ask, answer)
    passing, moves = page.locator("[data-thing=passing]"), len(game.moves)
    expect(passing).to_contain_text("Passing in a few seconds" if after == SOON else "Passing automatically")
    page.clock.run_for(after - 10)
    assert len(game.moves) == moves
    page.clock.run_for(20)
    until(page, lambda: passing.count() == 0 and len(game.moves) > moves)


def test_a_quick_hand_takes_as_long(slow: Stage) -> None:
    game, page = look(slow, TACTIC, "great_wall-tactic", "ask")
    moves = len(game.moves)
    page.clock.run_for(PAUSE)
    if page.locator("[data-thing=unfold][aria-expanded=false]").count():
        page.locator("[data-thing=unfold]").click()
    page.locator("[data-thing=option]").filter(has_text=re.compile("[Nn]o |[Pp]ass")).first.click()
    chosen = page.locator("[data-thing=send]:visible:not([aria-disabled=true]), [data-thing=quick] [aria-pressed=true]")
    if chosen.count() and page.locator("[data-thing=bar]").get_attribute("data-chosen"):
        chosen.click()  # the touch before was not enough
    page.clock.run_for(LEAST - PAUSE - 10)
    assert len(game.moves) == moves
    page.clock.run_for(20)
    until(page, lambda: len(game.moves) > moves)


@pytest.mark.parametrize(("answer", "saved"), [("save", 2), ("pass", 0)])
def test_all_that_can_be_paid_for_are_saved_or_none(slow: Stage, answer: str, saved: int) -> None:
    game, page = look(slow, "soldiers to save in a breach", "great_wall-ransom", answer)
    moves = len(game.moves)
    if saved:
        expect(page.locator("[data-thing=passing]")).to_contain_text("Saving soldiers automatically")
    page.clock.run_for(LEAST - 10)
    assert len(game.moves) == moves
    page.clock.run_for(20)

    def told() -> list[str]:
        page.clock.run_for(AGAIN + 10)  # the next soldier, or how to pay for it, takes less thought
        own = [one for heard in game.told(0)[moves + 1 :] for one in heard]
        return [one.kind for one in own if one.kind == "saved" or one.facts.get("seat") == "0"]

    until(page, lambda: told().count("saved") == saved if saved else told()[:1] == ["killed"])


def test_pass_for_the_rest_of_the_year(slow: Stage) -> None:
    _, page = look(slow, TACTIC, "great_wall-tactic", "ask")
    passing = page.locator("[data-thing=passing]")
    page.locator("[data-thing=unfold][aria-expanded=false]").click()
    page.get_by_role("button", name="Pass for the rest of the year").click()
    expect(passing).to_be_visible()
    page.get_by_role("button", name="Let me decide").click()
    expect(passing).to_have_count(0)


def test_the_bar_itself_offers_the_standing_answers(stage: Stage) -> None:
    game = moment("soldiers to save in a breach")
    chi = seen(game)["own"]["stock"]["chi"]
    table = sit(stage, AtGreatWall, game, seats=(person(ME, "Mei"), bot(), bot()))
    table.unfold()
    stage.page.get_by_label("When this comes up").select_option("save")
    stage.rest()
    assert seen(game)["own"]["stock"]["chi"] < chi
    stage.visit("/settings")
    expect(stage.page.get_by_label("paying chi to save soldiers")).to_have_value("save")


def test_the_lobby_says_what_a_table_waits_for(on_stage: NewStage) -> None:
    stage = on_stage()
    stage.server.put(moment("a clerk to place"), person(ME, "Mei"), bot(), bot())
    stage.visit("/")
    first = stage.page.locator("[data-thing=continue]")
    expect(first.get_by_role("heading")).to_have_text("The Great Wall")
    expect(first).to_contain_text(re.compile(r"Year \d: moving clerks"))
