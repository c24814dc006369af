"""ZhanGuo's table: what the board shows, lights and refuses, and what is said before it is sent."""

import re

import pytest
from playwright.sync_api import expect

import tianxia
from tests.data.moments import moment
from tests.data.sought import Seen
from tests.data.zhanguo import cards_in, lacks_markers, locks, total
from tests.e2e.at_table import AtZhanGuo
from tests.e2e.people import PHONE

from .conftest import NewStage
from .fingers import FINGER, SMALL_ON_BOARD
from .sitting import seen, sit
from .stage import Stage


def test_a_card_then_its_region(stage: Stage) -> None:
    game = moment("a card to play")
    table = sit(stage, AtZhanGuo, game)
    card = seen(game)["own"]["hand"][0]["card"]
    table.click(table.thing(f"hand:{card}"))
    expect(table.board.locator("[data-thing=gains]")).to_have_count(5)  # what the card would bring in each region
    region = table.page.locator('[data-state=legal][data-spot^="region:"]').first
    place = int(str(region.get_attribute("data-spot")).split(":")[1])
    table.click(region)
    expect(table.thing(f"region:{place}")).to_have_attribute("aria-pressed", "true")
    table.confirm()
    expect(table.region(place).locator(f'[data-spot="card:{card}"]')).to_be_visible()
    assert card in [one["card"] for one in seen(game)["players"][0]["regions"][place - 1]["cards"]]


def test_the_court_shows_what_a_card_wakes(stage: Stage) -> None:
    game = moment("a wall that activates cards")
    awake = cards_in(game.preview(0, "court wall").surely)
    table = sit(stage, AtZhanGuo, game)
    act = table.thing("act:wall")
    for card in awake:
        expect(act).to_have_attribute("aria-label", re.compile(rf"Activates [^·]*\b{card} \("))
    act.hover()
    expect(table.board.locator("[data-thing=card][data-state=awake]")).to_have_count(len(awake))


def test_too_few_markers_are_shown_and_are_what_one_gets(stage: Stage) -> None:
    game = moment("too few unification markers")
    card = next(preview.option for preview in game.previews(0) if lacks_markers(game, preview))
    uses = [one for one in game.previews(0, [card.text]) if one.option.verb == "unify"]
    use = next(one for one in uses if total(one, "markers") and total(one, "points"))
    place, markers, points = int(use.option.parts["region"]), total(use, "markers"), total(use, "points")
    before = seen(game)["players"][0]
    table = sit(stage, AtZhanGuo, game)
    table.click(table.thing(f"hand:{card.parts['card']}"))
    gains = table.region(place).locator("[data-thing=gains]")
    expect(gains.locator("[data-thing=markers]")).to_have_text(re.compile(rf"\+{markers}$"))
    expect(gains.locator("[data-thing=points]")).to_have_text(re.compile(rf"\+{points}$"))
    table.click(table.thing(f"region:{place}"))
    expect(table.outcome).to_have_text(re.compile(rf"^\+{markers} \w+ markers? · \+{points} points?\b"))
    table.confirm()
    after = seen(game)["players"][0]
    assert after["points"] - before["points"] == points
    assert sum(one["value"] for one in after["markers"]) - sum(one["value"] for one in before["markers"]) == markers


def test_a_hire_that_locks_its_region_tells_what_is_then_offered(on_stage: NewStage) -> None:
    game = moment("a hire that brings the last unrest")
    hire = next(preview for preview in game.previews(0) if locks(game, preview))
    place, awake = int(hire.option.parts["region"]), cards_in(hire.then)
    table = sit(on_stage(confirm="always"), AtZhanGuo, game)
    table.click(table.thing(f"region:{place}"))
    expect(table.outcome).to_contain_text(f"+{total(hire, 'workers')} worker")
    expect(table.outcome).to_contain_text(re.compile(r"unrest \d to \d · Activates "))
    said = (table.outcome.text_content() or "").split("Activates ")[1]
    assert [int(number) for number in re.findall(r"(\d+) \(", said)] == awake
    locked = [card.card for card in hire.view.players[0].regions[place - 1].cards]
    assert not set(awake) & set(locked)
    table.confirm()
    assert cards_in(game.decision(0).options) == awake


def test_what_is_not_possible_looks_so_and_names_the_rule(stage: Stage) -> None:
    game = moment("a card to play and no palace to build")
    impossible = {str(option.parts["action"]) for option in game.tries(0) if option.verb == "court"}
    table = sit(stage, AtZhanGuo, game)
    question = table.wait()
    table.click(table.thing(f"hand:{seen(game)['own']['hand'][0]['card']}"))
    expect(table.board.locator('[data-spot^="act:"][data-state=legal]')).to_have_count(6 - len(impossible))
    for action in impossible:
        act = table.thing(f"act:{action}")
        expect(act).to_have_attribute("data-state", "refused")
        expect(act).to_contain_text(re.compile(r"(costs|needs|no|none|unrest) \w+"))
        expect(act).to_have_attribute("title", re.compile(r": You .+ \(ZG-K\d\)$"))  # why, before anybody asks
        expect(act).to_have_css("border-top-style", "dashed")
    table.click(table.thing("act:palace"))
    expect(table.rule("ZG-K")).to_have_text(re.compile("ZG-K[68]"))
    assert table.wait() == question
    assert seen(game)["own"]["playing"] is None  # the card is still in the hand


@pytest.mark.parametrize(
    ("name", "things", "rule"),
    [
        ("a card to use and no palace to build", ["act:palace"], "ZG-K"),
        ("an official to move", ["off:g:1:red", "area:g:5"], "ZG-O5"),
    ],
)
def test_touching_what_is_not_possible_names_the_rule(stage: Stage, name: str, things: list[str], rule: str) -> None:
    table = sit(stage, AtZhanGuo, moment(name))
    for thing in things:
        table.click(table.thing(thing))
    expect(table.rule(rule)).to_be_visible()


def test_officials_move_from_area_to_area_and_back(stage: Stage) -> None:
    game = moment("an official to move")
    before = seen(game)["players"][0]["regions"]
    table = sit(stage, AtZhanGuo, game)
    table.touch("off:g:1:red", "area:g:2")
    after = seen(game)["players"][0]["regions"]
    assert after[1]["governors_area"]["red"] == before[1]["governors_area"]["red"] + 1
    assert after[0]["governors_area"]["red"] == before[0]["governors_area"]["red"] - 1
    table.page.keyboard.press("u")
    stage.rest()
    expect(table.thing("off:g:1:red")).to_be_visible()
    assert seen(game)["players"][0]["regions"] == before


def test_a_bid_is_touched(stage: Stage) -> None:
    game = moment("a bid for the player boards")
    table = sit(stage, AtZhanGuo, game)
    expect(table.board.locator('[data-spot^="board:"]')).to_have_count(len(seen(game)["boards_left"]))
    bid = next(option.parts["number"] for option in game.decision(0).options if option.verb == "bid")
    table.touch(f"bid:{bid}")
    expect(table.open_log()).to_contain_text(re.compile(rf"\b{bid}\b"))


def names_the_reward(question: str, view: Seen) -> bool:
    """Its aspect, and the value of all that is given back for it."""
    aspect = view["offered"]
    value = next(own["value"] for own in view["players"][0]["markers"] if own["aspect"] == aspect)
    return f"the {aspect} reward (" in question and f"for your markers (value {value})" in question


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_reward_is_named_and_accepted(on_stage: NewStage, size: tuple[int, int]) -> None:
    game = moment("a reward to accept")
    table = sit(on_stage(size=size, touch=size == PHONE, confirm="always"), AtZhanGuo, game)
    question, moves = table.wait(), len(game.moves)
    assert names_the_reward(question, seen(game)), question
    expect(table.question).to_be_visible()
    table.click(table.thing(f"reward:{seen(game)['offered']}"))
    if size != PHONE:  # there it is in the sheet
        expect(table.outcome).to_contain_text("markers")
    table.confirm()
    assert game.text_of(game.moves[moves]).startswith("accept")


def test_a_wall_says_what_it_scores_and_whose_it_is(stage: Stage) -> None:
    game = moment("a wall to build on")
    table = sit(stage, AtZhanGuo, game)
    for nth, wall in enumerate(seen(game)["walls"]):
        section = table.board.locator("[data-thing=section]").nth(nth)
        scores = "5/10/15 once, minus all your unrest" if wall["criterion"] == "calm" else "each"
        expect(section).to_have_attribute("title", re.compile(rf"{scores}, by its lines"))
        expect(section.locator("[data-thing=area]")).to_have_text(wall["section"][:-1])


def test_the_page_around_the_board_is_that_of_the_view(stage: Stage) -> None:
    """The head names the turn, a badge the first player; the scores are forecasts of the view; others have drawers."""
    game = moment("a card to play among three")
    view, table = seen(game), sit(stage, AtZhanGuo, game)
    expect(table.part("where")).to_contain_text(f"Round {view['round']} of 5, turn {view['turn']} of 6")
    badge = table.page.locator("[data-thing=seat] [data-fact=first]")
    expect(badge).to_have_count(1)
    expect(table.seat(view["first"]).locator("[data-fact=first]")).to_contain_text("1st")
    for player in view["players"]:
        row = table.part("scores").locator("tbody tr").nth(player["seat"])
        expect(row.locator("td").last).to_have_text(str(player["points"] + sum(player["if_it_ended_now"].values())))
    drawer = table.open_area(1)
    expect(drawer.locator("[data-thing=region]")).to_have_count(5)
    expect(drawer).to_contain_text("Points by source")


def test_a_reload_in_the_middle_of_abilities(on_stage: NewStage) -> None:
    stage, game = on_stage(confirm="always"), moment("an ability to use")
    table, moves = sit(stage, AtZhanGuo, game), len(game.moves)
    question, card = table.wait(), cards_in(game.decision(0).options)[0]
    table.click(table.thing(f"card:{card}"))
    stage.reload()
    assert table.wait() == question
    expect(table.thing(f"card:{card}")).to_have_attribute("aria-pressed", "false")
    table.touch(f"card:{card}")
    assert game.text_of(game.moves[moves]).startswith(f"use {card}")


def test_with_keys_alone(stage: Stage) -> None:
    game = moment("a card to play")
    table, press, moves = sit(stage, AtZhanGuo, game), stage.page.keyboard.press, len(game.moves)
    press("h")
    stage.rest()
    assert str(stage.page.evaluate("document.activeElement.dataset.spot")).startswith("hand:")
    press("Enter")
    expect(stage.page.locator('[data-spot^="hand:"][data-state=selected]')).to_have_count(1)
    press("Enter")
    expect(table.question).to_contain_text("How will you use card")
    stage.rest()
    press("1")
    stage.rest()
    press("Enter")
    expect(table.question).not_to_contain_text("How will you use card")
    assert len(game.moves) == moves + 2


def test_by_touch_on_a_phone(on_stage: NewStage) -> None:
    stage, game = on_stage(size=PHONE, touch=True), moment("a card to play among four")
    table = sit(stage, AtZhanGuo, game)
    card = seen(game)["own"]["hand"][0]["card"]
    table.thing(f"hand:{card}").tap()
    stage.rest()
    assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert stage.page.evaluate(SMALL_ON_BOARD, FINGER) == [], "too small for a finger"
    stage.page.locator('[data-spot^="region:"][data-state=legal]').first.tap(position={"x": 6, "y": 6})
    expect(stage.page.locator('[data-spot^="region:"][data-state=selected]')).to_be_visible()
    table.send.tap()
    expect(table.board.locator(f'[data-spot="card:{card}"]')).to_be_visible()


# Counts on the plates that lie elsewhere: the place in the order on the portrait, the final score beside the score.
PLATES = """() => [...document.querySelectorAll("[data-thing=seat]")].flatMap((plate) => {
  const box = (what) => plate.querySelector(what)?.getBoundingClientRect()
  const [own, portrait] = [plate.getBoundingClientRect(), box("[data-thing=portrait]")]
  const [ends, first] = ["ends", "first"].map((fact) => box(`[data-fact=${fact}]`))
  const backs = [...plate.querySelectorAll("[data-fact^=back]")].map((one) => one.getBoundingClientRect())
  const meets = (one, other) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  return [
    ...(ends.bottom > own.bottom || ends.right > own.right ? ["the score at the end leaves the plate"] : []),
    ...(backs.some((back) => meets(ends, back)) ? ["the score at the end lies on the cards"] : []),
    ...(backs.length ? [] : ["no cards"]),
    ...(first && !meets(first, portrait) ? ["the place in the order is not on the portrait"] : []),
  ]
})"""
# Every card of the hand shows its number, whole, and above it the arrow that compares it with the court's.
NUMBERS = """() => [...document.querySelectorAll("[data-spot^='hand:']")].flatMap((card) => {
  const digits = document.createRange()
  digits.selectNodeContents(card.querySelector("[data-thing=number]"))
  const all = [digits, card.querySelector("[data-thing=versus]"), card]
  const [number, arrow, own] = all.map((one) => one.getBoundingClientRect())
  const size = parseFloat(getComputedStyle(card.querySelector("[data-thing=number]")).fontSize)
  const top = (number.top + number.bottom) / 2 - 0.4 * size  // a digit is about 0.7 em high; its line is higher
  return [
    ...(number.right > own.right ? [`${digits} leaves its card`] : []),
    ...(arrow.bottom > top + 1 && arrow.left < number.right ? [`an arrow lies on ${digits}`] : []),
  ]
})"""


def test_counts_and_numbers_are_where_they_belong(stage: Stage) -> None:
    game: tianxia.Game = moment("a card to play among three")
    sit(stage, AtZhanGuo, game)
    expect(stage.page.locator("[data-fact=ends]")).to_have_count(3)
    for size in ((1440, 900), (1024, 768)):
        stage.resize(size)
        assert stage.page.evaluate(PLATES) == [], size
    for size in (PHONE, (PHONE[1], PHONE[0])):
        stage.resize(size)
        expect(stage.page.locator("[data-thing=versus]")).to_have_count(6)
        assert stage.page.evaluate(NUMBERS) == [], size
