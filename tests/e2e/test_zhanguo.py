"""ZhanGuo at its table: by touching the board, by keys, on the phone, in Italian."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia

from . import quick
from .axe import look_everywhere
from .conftest import NewPerson
from .people import PHONE, Person
from .spots import FINGER, SMALL, asks, sit_down
from .staging import Moment, finished
from .staging import reached as reached_in

SEED = 3  # any will do; a fixed one makes the same game every time


def reached(moment: Moment, players: int = 2, boards: str = "plain") -> tianxia.Game:
    return reached_in(moment, game="zhanguo", players=players, options={"boards": boards})


def has_cards(view: dict[str, Any], texts: list[str]) -> bool:
    """Two cards or more lie on the own board, and one at the court."""
    cards = [card for region in view["players"][0]["regions"] for card in region["cards"]]
    return len(cards) >= 2 and len(view["court"]) > 0


def test_a_whole_game_by_clicks(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("zhanguo", seed=SEED))
    whims = Random(SEED)
    kinds = set()
    touched = 0
    while (asked := table.wait()) != "end":
        kinds.add(asked)
        touched += quick.answer(table, whims)
    assert len(kinds) >= 8, kinds
    assert touched >= 40
    sight = mei.sight(table.id, 0)
    assert sight["view"]["round"] == 5
    winner = ("Mei", "Sparrow")[sight["result"]["winners"][0]]
    expect(table.end.get_by_role("heading", level=2)).to_have_text(f"{winner} wins")
    expect(table.end.locator(".chart .crow")).to_have_count(2)
    expect(table.end.locator(".legend")).to_be_visible()
    expect(table.end.locator("svg.lines")).to_be_visible()


def test_a_card_then_its_region(mei: Person) -> None:
    table = sit_down(mei, reached(asks("card", has_cards)))
    table.wait()
    card = table.view["own"]["hand"][0]["card"]
    table.thing(f"hand:{card}").click()
    region = mei.page.locator('button.is-legal[data-spot^="region:"]').first
    place = int((region.get_attribute("data-spot") or "").split(":")[1])
    expect(table.board.locator(".gains")).to_have_count(5)  # what the card would bring in each region
    table.click(region)
    expect(table.thing(f"region:{place}")).to_have_attribute("aria-pressed", "true")
    table.send.click()
    expect(table.board.locator(f'.rb [data-spot="card:{card}"]')).to_be_visible()
    cards = table.view["players"][0]["regions"][place - 1]["cards"]
    assert card in [one["card"] for one in cards]


def wakes(region: dict[str, Any]) -> list[int]:
    """Cards of a calm region that give something after a wall is built."""
    if region["unrest"] >= region["most_unrest"]:
        return []
    return [c["card"] for c in region["cards"] if c["trigger"] == "wall" and c["bonus"] in ("vp2", "vp3", "marker")]


def higher_with_a_wall_card(view: dict[str, Any], texts: list[str]) -> bool:
    higher = view["court"] and view["own"]["playing"] > view["court"][-1]
    return bool(higher) and any(wakes(region) for region in view["players"][0]["regions"])


def test_the_court_shows_what_a_card_wakes(mei: Person) -> None:
    table = sit_down(mei, reached(asks("use", higher_with_a_wall_card)))
    table.wait()
    act = table.thing("act:wall")
    for region in table.view["players"][0]["regions"]:
        for card in wakes(region):
            expect(act).to_have_attribute("aria-label", re.compile(rf"\b{card} \("))
    act.hover()
    expect(table.board.locator(".zc.awake").first).to_be_visible()


def test_touching_what_is_not_possible_names_the_rule(mei: Person) -> None:
    table = sit_down(mei, reached(asks("use", lambda view, texts: "court palace" not in texts)))
    table.wait()
    table.thing("act:palace").click()
    expect(table.bubble.locator(".rule")).to_have_text(re.compile("ZG-K[68]"))


def test_officials_move_from_area_to_area_and_back(mei: Person) -> None:
    def two_ways(view: dict[str, Any], texts: list[str]) -> bool:
        return any(text.startswith("move red g1>g2") for text in texts) and "shift red 1" in texts

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
    while table.wait().startswith(("How much do you bid", "Which player board")):
        quick.answer(table, Random(SEED))
    assert table.view["players"][0]["board"] in ("circle", "square", "triangle", "star")
    expect(table.board.locator(".mine .title-row")).to_be_visible()


def test_reward_phase(mei: Person) -> None:
    table = sit_down(mei, reached(asks("reward")))
    table.wait()
    aspect = table.view["offered"]
    table.thing(f"reward:{aspect}").click()
    expect(mei.page.locator(".outcome")).to_contain_text("markers")
    table.send.click()
    expect(table.log).to_contain_text("accept")


def test_reload_in_the_middle_of_abilities(mei: Person) -> None:
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
    assert mei.page.evaluate("document.activeElement.dataset.spot").startswith("hand:")
    press("Enter")
    expect(mei.page.locator('.is-selected[data-spot^="hand:"]')).to_have_count(1)
    press("Enter")
    expect(table.question).to_contain_text("What do you use the card for?")
    table.wait()
    press("1")
    press("Enter")
    expect(table.log).to_contain_text("Mei")
    expect(table.question).not_to_contain_text("What do you use the card for?")


def test_phone(somebody: NewPerson) -> None:
    mei = somebody(size=PHONE, has_touch=True)
    table = sit_down(mei, reached(asks("card", has_cards), players=4))
    table.wait()
    card = table.view["own"]["hand"][0]["card"]
    table.thing(f"hand:{card}").tap()
    for tab in ("Empire", "Court", "Log", "Mine"):
        mei.page.get_by_role("tab", name=re.compile(tab)).tap()
        assert mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
        assert mei.page.evaluate(SMALL, FINGER) == [], f"{tab}: too small for a finger"
    region = mei.page.locator('button.is-legal[data-spot^="region:"]').first
    region.tap(position={"x": 6, "y": 6})
    expect(mei.page.locator('button.is-selected[data-spot^="region:"]')).to_be_visible()
    table.send.tap()
    expect(table.board.locator(f'[data-spot="card:{card}"]')).to_be_visible()


def test_italian(somebody: NewPerson) -> None:
    mei = somebody(language="it-IT")
    table = sit_down(mei, reached(asks("card", has_cards)))
    table.wait()
    expect(table.board).to_contain_text("La tua plancia")
    text = mei.page.locator("body").inner_text()
    assert "zhanguo-" not in text
    for english in ("Your board", "Court", "Rewards", "Missions", "unrest", "Player"):
        assert english not in text
    assert mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


STATES: dict[str, Moment] = {kind: asks(kind) for kind in ("card", "use", "move", "wall", "reward", "bid")}


@pytest.mark.parametrize("state", [*STATES, "end"])
def test_axe_finds_nothing(mei: Person, state: str) -> None:
    boards = "auction" if state == "bid" else "plain"
    sit_down(mei, reached(STATES.get(state, finished), boards=boards)).wait()
    found = look_everywhere(mei.page, every_view=state == "use")
    assert not found, "\n".join(found)
