"""The other modes of The Great Wall: solo against Qin Jiushao, 2 players with the Reed Clan, co-op."""

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia
from tianxia.core.registry import Options

from . import quick
from .axe import look_everywhere
from .conftest import NewPerson
from .people import PHONE, Person
from .spots import FINGER, SMALL, AtBoard, asks
from .staging import Moment, finished, person, put_on_table, table_of
from .staging import reached as reached_in

SEED = 3  # any seed will do; a fixed one makes the same game every time
TOGETHER: Options = {"mode": "coop"}
NAMES = ("Mei", "Giulia", "Jan")
THE_CLAN = "You act for the Reed Clan"


def reached(moment: Moment, players: int, options: Options | None = None) -> tianxia.Game:
    return reached_in(moment, "greedy", options=options, game="great_wall", players=players)


def sit_down(mei: Person, game: tianxia.Game, players: int, together: bool = True) -> AtBoard:
    """All of them sit at this screen, or the others sit elsewhere."""
    ids = [mei.id] * players if together else [mei.id, "0" * 32, "1" * 32]
    id_ = put_on_table(mei.server, game, *[person(ids[seat], NAMES[seat]) for seat in range(players)])
    mei.sit_down(id_)
    return AtBoard(mei, id_)


def call(table: AtBoard) -> str:
    """What is asked now; if there is a curtain, the player it calls comes to the screen first."""
    asked = quick.wait(table)
    while asked == "curtain":
        table.curtain.get_by_role("button", name=re.compile("I'm")).first.click()
        table.curtain.wait_for(state="detached")
        asked = quick.wait(table)
    return asked


def seat_of(table: AtBoard) -> int:
    """The seat from which the table is seen."""
    name = table.page.locator("#seats .seat", has=table.page.locator(".chip", has_text="you")).get_attribute(
        "aria-label"
    )
    return NAMES.index(name or "")


def view_of(table: AtBoard, seat: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = table.mei.sight(table.id, seat)["view"]
    return view


@cache
def asks_in(year: int, kind: str) -> Moment:
    def late(view: dict[str, Any], texts: list[str]) -> bool:
        return bool(view["year"] >= year)

    return asks(kind, late)


# Whole games and years


def test_a_whole_game_alone_by_clicks(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("great_wall", seed=SEED, players=1), 1)
    kinds, touched = quick.play_to_the_end(table, SEED)
    assert len(kinds) >= 8, kinds
    assert touched >= 5
    sight = mei.sight(table.id, 0)
    won = bool(sight["result"]["winners"])
    expect(mei.page.locator("#end-title")).to_contain_text("You win" if won else "You lose")
    expect(table.end.locator(".crow")).to_have_count(2)  # Qin Jiushao's honor below the player's
    expect(table.end.locator(".crow").nth(1)).to_contain_text("Qin Jiushao")
    expect(table.end.locator(".crow .tot").nth(1)).to_have_text(str(sight["view"]["players"][1]["honor"]))


def test_a_year_together_at_one_screen(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("great_wall", seed=SEED, players=2, options=TOGETHER), 2)
    whims = Random(SEED)
    asked_of: set[int] = set()
    while view_of(table)["year"] == 1:
        call(table)
        asked_of.add(seat_of(table))
        quick.answer(table, whims)
        table.settle()
    call(table)
    assert asked_of == {0, 1}
    view = view_of(table)
    expect(table.board.locator(".decree:not(.none)")).to_have_count(len(view["coop"]["decrees"]))
    expect(table.board.locator(".decrees h4")).to_contain_text(f"{len(view['coop']['done'])} of 6")
    for one in view["coop"]["events"]:
        if one["lasts"]:
            expect(table.board.locator(".decrees .ev")).to_have_count(1)
    expect(table.board.locator(".closed")).to_contain_text("GW-R1")
    expect(table.log).to_contain_text("New decree")


def test_two_act_for_the_reed_clan_each_in_their_turn(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("great_wall", seed=SEED, players=2), 2)
    whims = Random(SEED)
    acted: set[int] = set()
    for _ in range(120):
        asked = call(table)
        seat = seat_of(table)
        if asked.startswith("For the Reed Clan"):
            acted.add(seat)
            expect(table.panel.locator(".crumb")).to_contain_text(THE_CLAN)
            expect(table.board.locator(".clan h4")).to_contain_text(THE_CLAN)
            assert view_of(table, seat)["overlord"] == seat
        if acted == {0, 1}:
            break
        quick.answer(table, whims)
        table.settle()
    assert acted == {0, 1}


# Touching what these modes add


def test_a_clerk_of_the_clan_is_touched_like_an_own_one(mei: Person) -> None:
    table = sit_down(mei, reached(asks("reed_clerk"), 2), 2)
    call(table)
    move = next(option["parts"] for option in table.options if option["verb"] == "clerk")
    before = {at["location"]: at["clerks"] for at in table.view["locations"]}
    own = next((place for place, clerks in before.items() if clerks[0] and not clerks[2]), None)
    if own:
        expect(table.thing(f"clerk:{own}")).to_have_count(0)  # the player's own clerks cannot be chosen now
    table.touch(f"clerk:{move['start']}", f"loc:{move['location']}")
    now = {at["location"]: at["clerks"] for at in view_of(table)["locations"]}
    assert now[move["start"]][2] == before[move["start"]][2] - 1
    assert now[move["location"]][2] == before[move["location"]][2] + 1
    assert [clerks[0] for clerks in now.values()] == [clerks[0] for clerks in before.values()]


THINGS: list[tuple[str, int, Callable[[dict[str, Any]], str]]] = [
    ("reed_advisor", 2, lambda parts: f"advisor:{parts['advisor']}"),
    ("reed_barricade", 2, lambda parts: f"barricade:{parts['section']}"),
    ("reed_spearman", 2, lambda parts: f"spot:{parts['section']}:{parts['row']}:{parts['cell']}"),
    ("qin_advisor", 1, lambda parts: f"advisor:{parts['advisor']}"),
]


@pytest.mark.parametrize(("kind", "players", "name"), THINGS, ids=[thing[0] for thing in THINGS])
def test_what_the_rules_leave_to_the_player_is_touched(
    mei: Person, kind: str, players: int, name: Callable[[dict[str, Any]], str]
) -> None:
    mei.settings(standing={"great_wall-tactic": "ask"})  # no window passes by itself then
    table = sit_down(mei, reached(asks(kind), players), players)
    question = call(table)
    moves = mei.sight(table.id, 0)["moves"]
    option = table.options[-1]
    table.touch(name(option["parts"]))
    assert mei.sight(table.id, 0)["moves"] == moves + 1
    assert question.startswith("Which advisor" if kind == "qin_advisor" else "For the Reed Clan")


def test_where_qin_goes_and_why(mei: Person) -> None:
    table = sit_down(mei, reached(asks_in(2, "clerk"), 1), 1)
    call(table)
    qin = table.view["qin"]
    rows = table.board.locator(".qin li")
    expect(rows).to_have_count(5)
    following = table.board.locator(".qin li.is-next")
    expect(following).to_have_count(1)
    expect(following.locator(".nth")).to_have_text(str(qin["track"].index(qin["next"]) + 1))
    expect(table.board.locator(".qin")).to_contain_text(f"His soldiers attack in the {qin['attacks']} section")
    mei.page.locator("#seats .open-area").nth(1).click()
    drawer = mei.page.get_by_role("dialog")
    expect(drawer.get_by_role("heading", name="Qin Jiushao")).to_be_visible()
    assert "Player" not in drawer.inner_text()


def shared(view: dict[str, Any], texts: list[str]) -> bool:
    """A decree for which everyone gives the same: the others must agree to it."""
    each = [one["decree"] for one in view["coop"]["decrees"] if not one["team"] and "give" in one["needs"][-1]]
    return any(text == f"propose {decree}" for decree in each for text in texts)


def test_a_decree_is_proposed_by_touch_and_the_other_agrees(mei: Person) -> None:
    table = sit_down(mei, reached(asks("decree", shared), 2, TOGETHER), 2)
    call(table)
    coop = table.view["coop"]
    each = [one["decree"] for one in coop["decrees"] if not one["team"]]
    decree = next(
        o["parts"]["decree"] for o in table.options if o["verb"] == "propose" and o["parts"]["decree"] in each
    )
    table.touch(f"decree:{decree}")
    assert call(table).startswith("Agree to your share")
    assert seat_of(table) == 1
    expect(table.board.locator(".offer")).to_contain_text("Mei proposes")
    expect(table.board.locator(".offer li")).to_have_count(2)
    table.choose("Agree")
    table.settle()
    whims = Random(SEED)
    while decree not in view_of(table)["coop"]["done"]:
        call(table)
        quick.answer(table, whims)
        table.settle()
    call(table)
    expect(table.board.locator(".decrees h4")).to_contain_text(f"{len(coop['done']) + 1} of 6")
    expect(table.log).to_contain_text("is fulfilled")


def test_a_decree_that_nobody_can_fulfill_is_refused_with_its_rule(mei: Person) -> None:
    def beyond(view: dict[str, Any], texts: list[str]) -> bool:
        return any(f"propose {one['decree']}" not in texts for one in view["coop"]["decrees"])

    table = sit_down(mei, reached(asks("decree", beyond), 3, TOGETHER), 3)
    call(table)
    offered = {option["text"] for option in table.options}
    decree = next(one["decree"] for one in table.view["coop"]["decrees"] if f"propose {one['decree']}" not in offered)
    table.click(table.thing(f"decree:{decree}"))
    expect(table.bubble.locator(".rule")).to_have_text("GW-C11")


def test_a_lost_game_is_lost_and_no_draw(mei: Person) -> None:
    def lost(game: tianxia.Game) -> bool:
        return game.over and len(table_of(game)["coop"]["done"]) < table_of(game)["coop"]["goal"]

    table = sit_down(mei, reached(lost, 2, TOGETHER), 2)
    done = len(view_of(table)["coop"]["done"])
    expect(mei.page.locator("#end-title")).to_have_text(f"You lose: {done} of 6 decrees fulfilled.")
    expect(table.end.locator(".places")).to_have_count(0)  # there is no ranking


def test_a_game_lost_by_shame_says_so_first(mei: Person) -> None:
    def shamed(game: tianxia.Game) -> bool:
        return game.result is not None and game.result.end == "GW-Q23"

    sit_down(mei, reached(shamed, 1), 1)
    expect(mei.page.locator("#end-title")).to_have_text("You lose: the bank is out of shame tokens.")


# Everywhere and for everybody

STATES: dict[str, Callable[[], tuple[tianxia.Game, int]]] = {
    "alone": lambda: (reached(asks_in(2, "clerk"), 1), 1),
    "clan": lambda: (reached(asks("reed_clerk"), 2), 2),
    "decree": lambda: (reached(asks("decree"), 3, TOGETHER), 3),
    "alone-end": lambda: (reached(finished, 1), 1),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(mei: Person, state: str) -> None:
    sit_down(mei, *STATES[state](), together=False).wait()
    found = look_everywhere(mei.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", ["alone", "clan", "decree"])
def test_phone(somebody: NewPerson, state: str) -> None:
    mei = somebody(size=PHONE, has_touch=True)
    table = sit_down(mei, *STATES[state](), together=False)
    table.wait()
    assert mei.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert mei.page.evaluate(SMALL, FINGER) == [], "too small for a finger"
    inside = table.board.locator({"alone": ".qin", "clan": ".clan", "decree": ".decrees"}[state]).first
    inside.scroll_into_view_if_needed()
    expect(inside).to_be_in_viewport()


def test_polish(somebody: NewPerson) -> None:
    mei = somebody(language="pl-PL")
    sit_down(mei, reached(asks("decree"), 3, TOGETHER), 3, together=False).wait()
    text = mei.page.locator("body").inner_text()
    assert "great_wall" not in text
    for english in ("Decrees", "together", "each", "wood", "Reed"):
        assert not re.search(rf"\b{english}\b", text), english
