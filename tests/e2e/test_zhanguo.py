"""ZhanGuo at its table: by touching the board, by keys, on the phone, in Italian."""

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia
from tianxia.core.values import Option, Preview

from . import quick
from .axe import look_everywhere
from .conftest import NewPerson
from .people import PHONE, Person
from .spots import FINGER, SMALL, asks, shows_no_english, sit_down
from .staging import Moment, finished
from .staging import reached as reached_in

SEED = 3  # any seed will do; a fixed one makes the same game every time


def reached(moment: Moment, players: int = 2, boards: str = "plain", strength: str = "random") -> tianxia.Game:
    return reached_in(moment, strength, game="zhanguo", players=players, options={"boards": boards})


def has_cards(view: dict[str, Any], texts: list[str]) -> bool:
    """At least two cards are on the seat's board, and one is at the court."""
    cards = [card for region in view["players"][0]["regions"] for card in region["cards"]]
    return len(cards) >= 2 and len(view["court"]) > 0


def test_a_whole_game_by_clicks(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("zhanguo", seed=SEED))
    kinds, touched = quick.play_to_the_end(table, SEED)
    assert len(kinds) >= 8, kinds
    assert touched >= 40
    sight = mei.sight(table.id, 0)
    assert sight["view"]["round"] == 5
    winner = sight["seats"][sight["result"]["winners"][0]]["name"]
    expect(table.end.get_by_role("heading", level=2)).to_have_text(f"{winner} wins")
    table.all_points()
    expect(table.end.locator(".chart .crow")).to_have_count(2)
    expect(table.end.locator(".legend")).to_be_visible()
    expect(table.end.locator(".lines svg")).to_be_visible()


def test_a_card_then_its_region(mei: Person) -> None:
    table = sit_down(mei, reached(asks("card", has_cards)))
    table.wait()
    card = table.view["own"]["hand"][0]["card"]
    table.thing(f"hand:{card}").click()
    expect(table.board.locator(".gains")).to_have_count(5)  # what the card would bring in each region
    region = mei.page.locator('button.is-legal[data-spot^="region:"]').first
    place = int((region.get_attribute("data-spot") or "").split(":")[1])
    table.click(region)
    expect(table.thing(f"region:{place}")).to_have_attribute("aria-pressed", "true")
    table.send.click()
    expect(table.board.locator(f'.rb [data-spot="card:{card}"]')).to_be_visible()
    cards = table.view["players"][0]["regions"][place - 1]["cards"]
    assert card in [one["card"] for one in cards]


def cards_in(options: tuple[Option, ...]) -> list[int]:
    """The cards that these options use."""
    return [int(option.parts["card"]) for option in options if option.verb == "use"]


@cache
def foretells(kind: str, also: Callable[[tianxia.Game, Preview], bool]) -> Moment:
    """The first seat is asked this, and one of its options would do that."""

    def moment(game: tianxia.Game) -> bool:
        return asks(kind)(game) and any(also(game, preview) for preview in game.previews(0))

    return moment


def wakes_by_a_wall(game: tianxia.Game, preview: Preview) -> bool:
    return preview.option.text == "court wall" and bool(cards_in(preview.surely))


def test_the_court_shows_what_a_card_wakes(mei: Person) -> None:
    game = reached(foretells("use", wakes_by_a_wall))
    preview = game.preview(0, "court wall")
    table = sit_down(mei, game)
    table.wait()
    act = table.thing("act:wall")
    for card in cards_in(preview.surely):
        expect(act).to_have_attribute("aria-label", re.compile(rf"Activates [^·]*\b{card} \("))
    act.hover()
    expect(table.board.locator(".zc.awake")).to_have_count(len(cards_in(preview.surely)))


def told(preview: Preview, kind: str) -> int:
    """The total for the first seat."""
    return sum(int(facts["number"]) for name, facts in preview.told if name == kind and facts["seat"] == "0")


def lacks_markers(game: tianxia.Game, preview: Preview) -> bool:
    """There are markers for only some of the cards."""
    then = game.previews(0, [preview.option.text])
    return any(one.option.verb == "unify" and told(one, "markers") and told(one, "points") for one in then)


def test_too_few_markers_are_shown_and_are_what_one_gets(mei: Person) -> None:
    game = reached(foretells("card", lacks_markers), players=3, strength="greedy")
    card = next(preview.option for preview in game.previews(0) if lacks_markers(game, preview))
    uses = game.previews(0, [card.text])
    use = next(one for one in uses if one.option.verb == "unify" and told(one, "markers") and told(one, "points"))
    region = int(use.option.parts["region"])
    markers, points = told(use, "markers"), told(use, "points")
    table = sit_down(mei, game)
    table.wait()
    before = table.view["players"][0]
    table.thing(f"hand:{card.parts['card']}").click()
    gains = table.board.locator(".rb").nth(region - 1).locator(".gains")
    expect(gains.locator(".um")).to_have_text(re.compile(rf"\+{markers}$"))
    expect(gains.locator(".vp")).to_have_text(re.compile(rf"\+{points}$"))
    table.click(table.thing(f"region:{region}"))
    expect(mei.page.locator(".will")).to_have_text(re.compile(rf"^\+{markers} \w+ markers? · \+{points} points?\b"))
    table.send.click()
    expect(table.board.locator(f'.rb [data-spot="card:{card.parts["card"]}"]')).to_be_visible()
    after = table.view["players"][0]
    assert after["points"] - before["points"] == points
    assert sum(one["value"] for one in after["markers"]) - sum(one["value"] for one in before["markers"]) == markers


def locks(game: tianxia.Game, preview: Preview) -> bool:
    """A hire that brings its region's unrest to the last space, so that a card there stays asleep; another wakes."""
    if preview.asked != "ability" or preview.option.verb != "hire":
        return False
    region = preview.view.players[0].regions[int(preview.option.parts["region"]) - 1]
    asleep = any(card.trigger == "hire" for card in region.cards)
    return bool(region.unrest == region.most_unrest and asleep and cards_in(preview.then))


def test_a_hire_that_locks_its_region_tells_what_is_then_offered(somebody: NewPerson) -> None:
    mei = somebody(confirm="always")
    game = reached(foretells("hire", locks), players=3, strength="greedy")
    hire = next(preview for preview in game.previews(0) if locks(game, preview))
    place = int(hire.option.parts["region"])
    awake = cards_in(hire.then)
    locked = [card.card for card in hire.view.players[0].regions[place - 1].cards]
    table = sit_down(mei, game)
    table.wait()
    table.click(table.thing(f"region:{place}"))
    outcome = mei.page.locator(".will")
    expect(outcome).to_contain_text(f"+{told(hire, 'workers')} worker")
    expect(outcome).to_contain_text(re.compile(r"unrest \d to \d · Activates "))
    said = (outcome.text_content() or "").split("Activates ")[1]
    assert [int(number) for number in re.findall(r"(\d+) \(", said)] == awake
    assert not set(awake) & set(locked)
    table.send.click()
    table.settle()
    assert [option["parts"]["card"] for option in table.options if option["verb"] == "use"] == awake


def no_palace(game: tianxia.Game) -> bool:
    return asks("card")(game) and "court palace" in [option.text for option in game.tries(0)]


def test_what_is_not_possible_looks_so_and_names_the_rule(mei: Person) -> None:
    game = reached(no_palace)
    impossible = {str(option.parts["action"]) for option in game.tries(0) if option.verb == "court"}
    table = sit_down(mei, game)
    question = table.wait()
    card = table.view["own"]["hand"][0]["card"]
    table.thing(f"hand:{card}").click()
    expect(table.board.locator('.act.is-legal[data-spot^="act:"]')).to_have_count(6 - len(impossible))
    for action in impossible:
        act = table.thing(f"act:{action}")
        expect(act).to_have_class(re.compile(r"\bis-not\b"))
        expect(act).to_contain_text(re.compile(r"(costs|needs|no|none|unrest) \w+"))
        expect(act).to_have_attribute("title", re.compile(r": You .+ \(ZG-K\d\)$"))  # why, before anybody asks
        assert act.evaluate("one => getComputedStyle(one).borderTopStyle") == "dashed"
    table.click(table.thing("act:palace"))
    expect(table.bubble.locator(".rule")).to_have_text(re.compile("ZG-K[68]"))
    assert table.wait() == question  # the card is still in the hand
    assert table.view["own"]["playing"] is None


def test_touching_what_is_not_possible_names_the_rule(mei: Person) -> None:
    table = sit_down(mei, reached(asks("use", lambda view, texts: "court palace" not in texts)))
    table.wait()
    table.click(table.thing("act:palace"))
    expect(table.bubble.locator(".rule")).to_have_text(re.compile("ZG-K[68]"))


def test_an_official_that_cannot_go_there_says_why(mei: Person) -> None:
    def from_the_end(view: dict[str, Any], texts: list[str]) -> bool:
        return any(text.startswith("move red g1>g2") for text in texts)

    table = sit_down(mei, reached(asks("move", from_the_end)))
    table.wait()
    table.click(table.thing("off:g:1:red"))
    table.click(table.thing("area:g:5"))
    expect(table.bubble.locator(".rule")).to_have_text("ZG-O5")


def test_officials_move_from_area_to_area_and_back(mei: Person) -> None:
    def two_ways(view: dict[str, Any], texts: list[str]) -> bool:
        goes_on = view["question"]["left"] > 1  # otherwise the turn may be over, and then nothing can be undone
        return goes_on and any(text.startswith("move red g1>g2") for text in texts) and "shift red 1" in texts

    table = sit_down(mei, reached(asks("move", two_ways)))
    table.wait()
    before = table.view["players"][0]["regions"]
    table.touch("off:g:1:red", "area:g:2")
    after = table.view["players"][0]["regions"]
    assert after[1]["governors_area"]["red"] == before[1]["governors_area"]["red"] + 1
    assert after[0]["governors_area"]["red"] == before[0]["governors_area"]["red"] - 1
    with mei.page.expect_response(re.compile("/undo")):
        mei.page.keyboard.press("u")
    expect(table.thing("off:g:1:red")).to_be_visible()
    assert table.view["players"][0]["regions"] == before


def test_auction(mei: Person) -> None:
    table = sit_down(mei, reached(asks("bid"), boards="auction"))
    table.wait()
    expect(table.board.locator(".boards .one")).to_have_count(len(table.view["boards_left"]))
    bid = next(option["parts"]["number"] for option in table.options if option["verb"] == "bid")
    table.touch(f"bid:{bid}")
    expect(table.log).to_contain_text(re.compile(rf"\b{bid}\b"))
    while quick.wait(table).startswith(("How much will you bid", "Will you bid more", "Which player board")):
        quick.answer(table, Random(SEED))
    assert table.view["players"][0]["board"] in ("circle", "square", "triangle", "star")
    expect(table.board.locator(".mine .rb")).to_have_count(5)


def names_the_reward(question: str, view: dict[str, Any]) -> bool:
    """Its aspect, and the value of all that is given back for it."""
    aspect = view["offered"]
    value = next(own["value"] for own in view["players"][0]["markers"] if own["aspect"] == aspect)
    return f"the {aspect} reward (" in question and f"for your markers (value {value})" in question


def test_reward_phase(somebody: NewPerson) -> None:
    mei = somebody(confirm="always")
    table = sit_down(mei, reached(asks("reward")))
    question = table.wait()
    aspect = table.view["offered"]
    assert names_the_reward(question, table.view), question
    table.thing(f"reward:{aspect}").click()
    expect(mei.page.locator(".will")).to_contain_text("markers")
    table.send.click()
    expect(table.log).to_contain_text("accept")


def test_a_reward_is_named_on_the_phone_too(somebody: NewPerson) -> None:
    table = sit_down(somebody(size=PHONE, has_touch=True), reached(asks("reward")))
    question = table.wait()
    assert names_the_reward(question, table.view), question
    expect(table.question).to_be_visible()


def subtracts_unrest(view: dict[str, Any], texts: list[str]) -> bool:
    return any(wall["criterion"] == "calm" for wall in view["walls"])


def test_a_wall_says_what_it_scores_and_whose_it_is(mei: Person) -> None:
    table = sit_down(mei, reached(asks("wall", subtracts_unrest)))
    table.wait()
    for wall in table.view["walls"]:
        sections = table.board.locator(".wsec").nth(table.view["walls"].index(wall))
        scores = "5/10/15 once, minus all your unrest" if wall["criterion"] == "calm" else "each"
        expect(sections).to_have_attribute("title", re.compile(rf"{scores}, by its lines"))
        expect(sections.locator(".area")).to_have_text(wall["section"][:-1])


def test_the_head_names_the_turn_and_a_badge_the_first_player(mei: Person) -> None:
    table = sit_down(mei, reached(asks("card", has_cards)))
    table.wait()
    view = table.view
    expect(mei.page.locator(".where")).to_contain_text(f"Round {view['round']} of 5, turn {view['turn']} of 6")
    seats = mei.page.locator(".seat")
    expect(seats.locator(".first")).to_have_count(1)
    expect(seats.nth(view["first"]).locator(".first")).to_contain_text("1st")


def test_reload_in_the_middle_of_abilities(somebody: NewPerson) -> None:
    mei = somebody(confirm="always")
    table = sit_down(mei, reached(asks("ability", lambda view, texts: any(text.startswith("use ") for text in texts))))
    question = table.wait()
    card = next(option["parts"]["card"] for option in table.options if option["verb"] == "use")
    table.thing(f"card:{card}").click()
    mei.page.reload()
    assert table.wait() == question
    expect(table.thing(f"card:{card}")).to_have_attribute("aria-pressed", "false")
    table.touch(f"card:{card}")
    expect(table.log).to_contain_text(str(card))


def test_score_preview_is_that_of_the_view(mei: Person) -> None:
    table = sit_down(mei, reached(asks("card", lambda view, texts: view["round"] >= 3)))
    table.wait()
    for player in table.view["players"]:
        row = table.board.locator(".scores tbody tr").nth(player["seat"])
        total = player["points"] + sum(player["if_it_ended_now"].values())
        expect(row.locator("td").last).to_have_text(str(total))


def test_others_boards_in_their_drawer(mei: Person) -> None:
    table = sit_down(mei, reached(asks("card", has_cards), players=3))
    table.wait()
    mei.page.locator("#seats .open-area").nth(1).click()
    drawer = mei.page.get_by_role("dialog")
    expect(drawer.locator(".rb")).to_have_count(5)
    expect(drawer).to_contain_text("Points by source")


def test_with_keys_alone(mei: Person) -> None:
    table = sit_down(mei, reached(asks("card", has_cards)))
    table.wait()
    press = mei.page.keyboard.press
    press("h")
    mei.page.wait_for_function("() => document.activeElement.dataset.spot?.startsWith('hand:')")
    press("Enter")
    expect(mei.page.locator('.is-selected[data-spot^="hand:"]')).to_have_count(1)
    press("Enter")
    expect(table.question).to_contain_text("How will you use card")
    table.wait()
    press("1")
    press("Enter")
    expect(table.log).to_contain_text("Mei")
    expect(table.question).not_to_contain_text("How will you use card")


def test_phone(somebody: NewPerson) -> None:
    mei = somebody(size=PHONE, has_touch=True)
    table = sit_down(mei, reached(asks("card", has_cards), players=4))
    table.wait()
    card = table.view["own"]["hand"][0]["card"]
    table.thing(f"hand:{card}").tap()
    expect(mei.page.get_by_role("tab")).to_have_count(0)  # all of the board is there; a finger moves it into sight
    assert mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert mei.page.evaluate(SMALL, FINGER) == [], "too small for a finger"
    region = mei.page.locator('button.is-legal[data-spot^="region:"]').first
    region.tap(position={"x": 6, "y": 6})
    expect(mei.page.locator('button.is-selected[data-spot^="region:"]')).to_be_visible()
    table.send.tap()
    expect(table.board.locator(f'[data-spot="card:{card}"]')).to_be_visible()


def test_italian(somebody: NewPerson) -> None:
    mei = somebody(language="it-IT")
    table = sit_down(mei, reached(asks("card", has_cards)))
    table.wait()
    expect(table.board).to_contain_text("La tua riserva")
    assert shows_no_english(mei.page, "Your board", "Court", "Rewards", "Missions", "unrest", "Player")


STATES: dict[str, Moment] = {kind: asks(kind) for kind in ("card", "use", "move", "wall", "reward", "bid")}


@pytest.mark.parametrize("state", [*STATES, "end"])
def test_axe_finds_nothing(mei: Person, state: str) -> None:
    boards = "auction" if state == "bid" else "plain"
    sit_down(mei, reached(STATES.get(state, finished), boards=boards)).wait()
    found = look_everywhere(mei.page, every_view=state == "use")
    assert not found, "\n".join(found)


# Counts on the plates that lie elsewhere: the place in the order on the portrait, the final score beside the score.
PLATES = """() => [...document.querySelectorAll(".plate.seat")].flatMap((plate) => {
  const box = (what) => plate.querySelector(what)?.getBoundingClientRect()
  const [own, ends, first, portrait] = [plate.getBoundingClientRect(), ...[".ends", ".first", ".portrait"].map(box)]
  const backs = [...plate.querySelectorAll(".back")].map((one) => one.getBoundingClientRect())
  const meets = (one, other) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  return [
    ...(ends.bottom > own.bottom || ends.right > own.right ? ["the score at the end leaves the plate"] : []),
    ...(backs.some((back) => meets(ends, back)) ? ["the score at the end lies on the cards"] : []),
    ...(first && !meets(first, portrait) ? ["the place in the order is not on the portrait"] : []),
  ]
})"""
# Every card of the hand shows its number, whole, and above it the arrow that compares it with the court's.
NUMBERS = """() => [...document.querySelectorAll(".hc")].flatMap((card) => {
  const digits = document.createRange()
  digits.selectNodeContents(card.querySelector(".nn"))
  const [number, arrow, own] = [digits, card.querySelector(".versus"), card].map((one) => one.getBoundingClientRect())
  const size = parseFloat(getComputedStyle(card.querySelector(".nn")).fontSize)
  const top = (number.top + number.bottom) / 2 - 0.4 * size  // a digit is about 0.7 em high; its line is higher
  return [
    ...(number.right > own.right ? [`${digits} leaves its card`] : []),
    ...(arrow.bottom > top + 1 && arrow.left < number.right ? [`an arrow lies on ${digits}`] : []),
  ]
})"""


@pytest.mark.parametrize("width", [1440, 1024])
def test_counts_are_where_they_belong_on_the_plates(somebody: NewPerson, width: int) -> None:
    mei = somebody("Mei", size=(width, 900 if width > 1024 else 768))
    sit_down(mei, reached(asks("card", has_cards), players=3)).wait()
    expect(mei.page.locator(".plate .ends")).to_have_count(3)
    expect(mei.page.locator(".plate .first")).to_have_count(1)
    mei.page.wait_for_function(f"() => ({PLATES})().length === 0")


@pytest.mark.parametrize("size", [PHONE, (PHONE[1], PHONE[0])])
def test_numbers_of_the_hand_are_whole_on_a_phone(somebody: NewPerson, size: tuple[int, int]) -> None:
    mei = somebody("Mei", size=size)
    sit_down(mei, reached(asks("card", has_full_hand), players=3)).wait()
    expect(mei.page.locator(".hc .versus")).to_have_count(6)
    assert mei.page.evaluate(NUMBERS) == []


def has_full_hand(view: dict[str, Any], texts: list[str]) -> bool:
    """Six cards, one of them with three digits, and one at the court."""
    hand = view["own"]["hand"]
    return len(hand) == 6 and len(view["court"]) > 0 and any(card["card"] >= 100 for card in hand)
