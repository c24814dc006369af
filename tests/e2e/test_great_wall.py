"""The Great Wall at its table: by touching the board, by keys, on the phone, in Czech."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia

from . import quick
from .axe import look_everywhere
from .conftest import NewPerson
from .people import PHONE, Person
from .spots import CORNER, FINGER, SMALL, asks, shows_no_english, sit_down
from .staging import Moment, finished
from .staging import reached as reached_in

MINUS = "\u2212"
SEED = 5  # any seed will do; a fixed one makes the same game every time


def reached(moment: Moment, players: int = 3, bot: str = "greedy") -> tianxia.Game:
    return reached_in(moment, bot, game="great_wall", players=players)


def free_clerks(view: dict[str, Any], texts: list[str]) -> bool:
    """Three clerks are in the pool, and more than three moves are left: after three it is still this seat's turn."""
    left = view["question"]["left"]
    return (left is None or left > 3) and view["players"][0]["clerks"] >= 3 and "clerk pool>academy" in texts


def test_a_whole_game_by_clicks(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("great_wall", seed=SEED, players=3))
    kinds, touched = quick.play_to_the_end(table, SEED)
    assert len(kinds) >= 8, kinds
    assert touched >= 20
    expect(mei.page.locator("#end-title")).to_contain_text("win")
    table.all_points()
    expect(table.end.locator(".legend")).to_contain_text("Shame")
    expect(table.end.locator(".lines svg")).to_be_visible()


def test_clerk_by_source_and_goal_by_goal_alone_and_by_dragging(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", free_clerks)))
    table.wait()
    before = table.view["players"][0]["clerks"]
    table.touch("clerk:pool", "loc:academy")
    table.touch("loc:embassy")
    expect(table.thing("clerk:embassy")).to_be_visible()
    assert table.view["players"][0]["clerks"] == before - 2
    table.thing("clerk:pool").drag_to(table.thing("loc:logistics"), target_position={"x": 8, "y": 8})
    expect(table.thing("clerk:logistics")).to_be_visible()
    assert table.view["players"][0]["clerks"] == before - 3


def test_undo_across_three_steps(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", free_clerks)))
    table.wait()
    before = table.view
    for place in ("academy", "embassy", "logistics"):
        table.touch(f"loc:{place}")
        expect(table.thing(f"clerk:{place}")).to_be_visible()
    for steps in (2, 1, 0):
        with mei.page.expect_response(re.compile("/undo")):
            mei.page.keyboard.press("u")
        expect(table.thing("clerk:pool")).to_contain_text(str(before["players"][0]["clerks"] - steps))
    assert table.view["players"] == before["players"]
    assert table.view["locations"] == before["locations"]


def test_touching_what_is_not_possible_names_the_rule(mei: Person) -> None:
    def full(view: dict[str, Any], texts: list[str]) -> bool:
        return any(at["slots"] and sum(at["clerks"]) == at["slots"] for at in view["locations"])

    table = sit_down(mei, reached(asks("clerk", full)))
    table.wait()
    place = next(at["location"] for at in table.view["locations"] if at["slots"] and sum(at["clerks"]) == at["slots"])
    table.click(table.thing(f"loc:{place}"))
    expect(table.bubble.locator(".rule")).to_have_text("GW-K3")


def test_saving_a_soldier_in_a_breach(mei: Person) -> None:
    def breach(view: dict[str, Any], texts: list[str]) -> bool:
        return view["season"] == "winter" and any(section["breached"] for section in view["sections"])

    table = sit_down(mei, reached(asks("ransom", breach)))
    table.wait()
    view = table.view
    kind = next(kind for kind, n in view["players"][0]["dying"].items() if n)
    section = next(one for one in view["sections"] if one["section"] == view["question"]["section"])
    expect(mei.page.locator(".dying")).to_contain_text("chi")
    table.touch(f"dying:{kind}")
    table.wait()
    now = next(one for one in table.view["sections"] if one["section"] == section["section"])
    assert now["rest"][0].get(kind, 0) == section["rest"][0].get(kind, 0) + 1
    expect(table.log).to_contain_text(re.compile("saves?"))


def test_tactic_window_basic_and_boosted_and_a_reload_in_the_middle(mei: Person) -> None:
    mei.settings(confirm="always")

    def both(view: dict[str, Any], texts: list[str]) -> bool:
        return any(text.startswith("boost ") for text in texts)

    table = sit_down(mei, reached(asks("tactic", both)))
    question = table.wait()
    tactic = next(option["parts"]["tactic"] for option in table.options if option["verb"] == "boost")
    card = table.thing(f"tactic:{tactic}")
    card.click()
    expect(card.locator(".chip")).to_have_text("basic")
    mei.page.reload()
    assert table.wait() == question
    card = table.thing(f"tactic:{tactic}")
    expect(card).to_have_attribute("aria-pressed", "false")
    chi = table.view["own"]["stock"]["chi"]
    card.click()
    card.click()
    expect(card.locator(".chip")).to_have_text("boosted")
    with mei.page.expect_response(re.compile("/moves")):  # the log may tell of others that were boosted before
        table.send.click()
    expect(table.log).to_contain_text("boosted")
    assert tactic not in table.view["own"]["tactics"]
    assert table.view["own"]["stock"]["chi"] <= chi


def test_forecast_and_prices_are_those_of_the_view(mei: Person) -> None:
    def threatened(view: dict[str, Any], texts: list[str]) -> bool:
        return any(one["assault"] and not one["assault"]["holds"] for one in view["sections"])

    table = sit_down(mei, reached(asks("clerk", threatened)))
    table.wait()
    for place, section in enumerate(table.view["sections"]):
        shown = table.board.locator(".sec").nth(place)
        comes = section["assault"]
        if comes is None:
            expect(shown.locator("header")).to_contain_text("no hordes")
        elif comes["holds"]:
            expect(shown.locator("header")).to_contain_text("holds")
        else:
            expect(shown.locator("header")).to_contain_text(f"breach by {comes['power'] - comes['defense']}")
            for seat, shame in enumerate(comes["shame"]):
                if shame and seat == 0:
                    expect(shown.locator(".fate")).to_contain_text(f"Mei: {shame} shame")


def test_paying_by_touching_resources(mei: Person) -> None:
    mei.settings(confirm="always")
    table = sit_down(mei, reached(asks("pay")))
    table.wait()
    number = mei.sight(table.id, 0)["decision"]["number"]
    option = table.options[0]
    resource = table.thing(f"stock:{option['parts']['resource']}")
    resource.click()
    expect(resource).to_contain_text(f"{MINUS}{option['parts']['number']}")
    with mei.page.expect_response(re.compile("/moves")):
        table.send.click()
    assert (mei.sight(table.id, 0)["decision"] or {"number": -1})["number"] != number


def test_with_keys_alone(mei: Person) -> None:
    mei.settings(confirm="always")
    table = sit_down(mei, reached(asks("clerk", free_clerks)))
    table.wait()
    before = table.view["players"][0]["clerks"]
    mei.page.keyboard.press("b")
    for _ in range(40):
        if mei.page.evaluate("document.activeElement?.dataset.spot ?? ''") == "loc:academy":
            break
        mei.page.keyboard.press("Tab")
    mei.page.keyboard.press("Enter")
    expect(table.thing("loc:academy")).to_have_attribute("aria-pressed", "true")
    mei.page.keyboard.press("Enter")
    expect(table.thing("clerk:academy")).to_be_visible()
    assert table.view["players"][0]["clerks"] == before - 1


def test_others_open_things_in_their_drawer(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", free_clerks)))
    table.wait()
    mei.page.locator("#seats .open-area").nth(1).click()
    drawer = mei.page.get_by_role("dialog")
    expect(drawer).to_contain_text("General")
    expect(drawer).to_contain_text("Soldiers and overseers")
    assert "wood" not in drawer.inner_text().lower().split("advisors")[0], "the stock of others is secret"


def test_phone(somebody: NewPerson) -> None:
    mei = somebody(size=PHONE, has_touch=True, confirm="always")
    table = sit_down(mei, reached(asks("clerk", free_clerks), players=4), "random")
    table.wait()
    expect(mei.page.get_by_role("tab")).to_have_count(0)  # all of the board is there; strips move it into sight
    assert mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert mei.page.evaluate(SMALL, FINGER) == [], "too small for a finger"
    table.thing("loc:academy").tap(position={"x": CORNER, "y": CORNER})
    table.send.tap()
    expect(table.thing("clerk:academy")).to_be_visible()


def test_czech(somebody: NewPerson) -> None:
    mei = somebody(language="cs-CZ")
    table = sit_down(mei, reached(asks("clerk", free_clerks)))
    table.wait()
    expect(table.board).to_contain_text("Nástupní prostor")
    assert shows_no_english(mei.page, "Rest area", "Warehouse", "Command", "holds", "breach", "Player")


STATES = ("clerk", "place_recruit", "ransom", "tactic", "end")


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(mei: Person, state: str) -> None:
    sit_down(mei, reached(finished if state == "end" else asks(state))).wait()
    found = look_everywhere(mei.page, every_view=state == "clerk")
    assert not found, "\n".join(found)
