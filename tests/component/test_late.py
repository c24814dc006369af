"""What comes late, is lost, or crosses something else on its way: the page then shows what a new page would show."""

import pytest
from playwright.sync_api import expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import AtSunTzu, AtTable

from .conftest import NewStage
from .sitting import sit
from .stage import Stage

NAMES = {"sun_tzu": "orders to give", "zhanguo": "a card to play among three", "great_wall": "a clerk to place"}
EVERY_GAME = pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
NO_LINE = ("ERR_FAILED", "WebSocket", "status of 40[49]")
# Everything of the table that has a name, and what it says; what is asked, and the answers.
SHOWN = """() => [
  ...[...document.querySelectorAll("#stage [data-spot], #stage [data-thing=seat]")].map((one) =>
    [one.dataset.spot ?? one.dataset.home, one.dataset.state ?? "", one.getAttribute("aria-label") ?? one.innerText]),
  ...[...document.querySelectorAll("[data-thing=question], #answers")].map((one) => one.innerText)
].map(String)"""


def goes_on(game: tianxia.Game, moves: int = 1) -> None:
    """Whoever is asked answers: elsewhere, on another page."""
    for _ in range(moves):
        seat = game.to_act[0]
        game.play(seat, game.decision(seat).options[0].text)


def shown(stage: Stage) -> list[str]:
    stage.rest()
    AtTable(stage.page).unfold()
    return [str(one) for one in stage.page.evaluate(SHOWN)]


def check_like_new(stage: Stage) -> None:
    before = shown(stage)
    stage.reload()
    assert before == shown(stage)


def answer(table: AtTable) -> None:
    """The first answer of the list, and the button that sends it."""
    table.unfold()
    if table.part("group").count():
        table.part("group").first.click()
    table.page.locator("#answers [data-thing=option]").first.click()
    table.send.click()


@pytest.fixture
def stage(on_stage: NewStage) -> Stage:
    """Each answer is chosen, and then sent; what the browser itself says of lost and late answers is part of it."""
    made = on_stage(confirm="always")
    made.allowed += NO_LINE
    return made


@EVERY_GAME
def test_forecasts_of_a_question_that_was_answered_elsewhere(stage: Stage, name: str) -> None:
    """They come after the next question, in either order, and are not taken for forecasts of that."""
    game = moment(name)
    with stage.server.holding("/previews") as held:
        id_ = stage.server.put(game)
        with stage.page.expect_request("**/previews**"):
            stage.open(f"/table/{id_}?seat=0")
        bar = AtTable(stage.page).bar
        number = str(bar.get_attribute("data-number"))
        goes_on(game)
        stage.server.tell(id_)
        expect(bar).not_to_have_attribute("data-number", number)
        held.let_go(last_first=True)
    check_like_new(stage)


@EVERY_GAME
def test_forecasts_that_never_come(stage: Stage, name: str) -> None:
    """The question can be answered all the same."""
    game = moment(name)
    with stage.server.losing("/previews"):
        table = sit(stage, AtTable, game)
        moves = len(game.entries)
        answer(table)
        stage.rest()
        assert len(game.entries) > moves


@EVERY_GAME
def test_sights_that_overtake_each_other(stage: Stage, name: str) -> None:
    game = moment(name)
    sit(stage, AtTable, game)
    sights = []
    for _ in range(3):
        goes_on(game)
        sights.append(stage.server.sight(stage.table))
    for sight in (sights[2], sights[0], sights[1], sights[2]):
        stage.server.tell(stage.table, sight)
    check_like_new(stage)


@EVERY_GAME
def test_an_answer_that_comes_after_newer_news(stage: Stage, name: str) -> None:
    """The page's own move is answered by a sight that is older than what it has been told meanwhile."""
    game = moment(name)
    table = sit(stage, AtTable, game)
    with stage.server.holding("/moves") as held:
        with stage.page.expect_request("**/moves"):
            answer(table)
        goes_on(game, 2)
        stage.server.tell(stage.table)
        held.let_go()
    check_like_new(stage)


@EVERY_GAME
def test_a_move_that_is_late(stage: Stage, name: str) -> None:
    """The same seat has answered on another page: nothing is played twice, and the page says why."""
    game = moment(name)
    table = sit(stage, AtTable, game)
    goes_on(game)  # and nobody tells it
    moves = len(game.entries)
    answer(table)
    stage.rest()
    assert len(game.entries) == moves
    check_like_new(stage)


@EVERY_GAME
@pytest.mark.parametrize("on_the_way_back", [False, True], ids=["never arrives", "is not answered"])
def test_a_move_that_is_lost(stage: Stage, name: str, on_the_way_back: bool) -> None:
    """It is kept, sent again when the line is back, and counts once."""
    game = moment(name)
    table = sit(stage, AtTable, game)
    moves = len(game.entries)
    with stage.server.losing("/moves", on_the_way_back):
        answer(table)
        expect(table.part("line-note")).to_be_visible()
        assert len(game.entries) == moves + on_the_way_back
    expect(table.part("line-note")).to_have_count(0)
    stage.rest()
    assert len(game.entries) == moves + 1
    check_like_new(stage)


@EVERY_GAME
def test_a_line_that_is_cut(stage: Stage, name: str) -> None:
    """What happened meanwhile is there when it is back, and the new line is heard."""
    game = moment(name)
    table = sit(stage, AtTable, game)
    stage.server.hang_up(stage.table)
    expect(table.part("line-note")).to_be_visible()
    goes_on(game)
    expect(table.part("line-note")).to_have_count(0)
    goes_on(game)
    stage.server.tell(stage.table)
    check_like_new(stage)


def test_orders_that_are_laid_while_answers_are_lost(stage: Stage) -> None:
    """A quick hand in Sun Tzu: each order is there once, in its province, when the line is back."""
    game = moment("orders to give")
    stage.set(confirm="hard")
    table = sit(stage, AtSunTzu, game)
    table.lay("WU")
    with stage.server.losing("/moves"):
        table.next_card.click()
        table.province("QIN").click()
        expect(table.part("line-note")).to_be_visible()
        expect(table.order("QIN")).to_have_count(0)
    expect(table.order("QIN")).to_be_visible()
    expect(table.laid).to_have_count(2)
