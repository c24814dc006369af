"""The Great Wall: standing answers that nobody can tell from thinking, moving pieces, people by their names."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tianxia

from .conftest import NewPerson
from .people import AtTable, Person
from .spots import asks, sit_down
from .staging import Moment, bot, finished, person, put_on_table, until
from .staging import reached as reached_in

AGAIN = 500  # ms: for the next of several soldiers
NOON = 1_800_000_000  # on some day
LEAST = 1500  # ms: the shortest time to think among people
PAUSE = 300  # as in fresh.ts
# The time to think is random; here always the shortest.
NO_CHANCE = "Math.random = () => 0"
# By the time the server has answered this, the page has read what came before.
READ = "() => fetch('/api/me').then((answer) => answer.json())"
STANDING = """localStorage.setItem("tianxia", JSON.stringify({standing: {"great_wall-%s": "%s"}}))"""


def reached(moment: Moment) -> tianxia.Game:
    return reached_in(moment, "greedy", game="great_wall", players=3)


def many_dying(view: dict[str, Any], texts: list[str]) -> bool:
    """Two soldiers or more, and chi for two of them."""
    dying = sum((view["players"][0]["dying"] or {}).values())
    return bool(dying > 1 and view["own"]["stock"]["chi"] >= 2 * view["own"]["prices"]["save"])


@cache
def window(choice: bool) -> Moment:
    """The first seat is asked for a tactic card, and has one that fits or none."""

    def moment(game: tianxia.Game) -> bool:
        if 0 not in game.to_act or game.decision(0).kind != "tactic":
            return False
        return (len(game.decision(0).options) > 1) is choice

    return moment


def among_people(mei: Person, giulia: Person, game: tianxia.Game) -> str:
    return put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"), bot("random"))


def look(mei: Person, table: str, kind: str, answer: str) -> Page:
    """A page whose clock stands still until it is told to go on."""
    page = mei.tab()
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + 1000)
    page.add_init_script(NO_CHANCE)
    page.add_init_script(STANDING % (kind, answer))
    with page.expect_response(re.compile("/previews")) as foretold:
        page.goto(f"/table/{table}?seat=0")
    foretold.value.finished()
    page.evaluate(READ)  # forecasts push the answers around, and those take no clicks then until the clock goes on
    page.locator(".decide:not(.is-waiting)").wait_for()
    return page


# Automatic answers


@pytest.mark.parametrize(
    ("answer", "choice", "by_hand"),
    [("pass", True, False), ("only", False, False), ("ask", True, True)],
    ids=["never here", "only if I can", "a quick hand"],
)
def test_a_pass_takes_as_long_as_thinking(
    mei: Person, somebody: NewPerson, answer: str, choice: bool, by_hand: bool
) -> None:
    giulia = somebody("Giulia")
    table = among_people(mei, giulia, reached(window(choice)))
    moves = giulia.sight(table, 1)["moves"]
    page = look(mei, table, "tactic", answer)
    waited = 0
    if by_hand:
        waited = PAUSE
        page.clock.run_for(PAUSE)  # answers that have just come take no clicks
        AtTable(page).choose(re.compile("[Nn]o |[Pp]ass"))
    else:
        expect(page.locator(".passing")).to_contain_text("Passing automatically")
    page.clock.run_for(LEAST - waited - 10)
    assert giulia.sight(table, 1)["moves"] == moves
    page.clock.run_for(20)
    until(lambda: giulia.sight(table, 1)["moves"] > moves)
    page.close()


def test_always_save_saves_all_that_can_be_paid_for(mei: Person, somebody: NewPerson) -> None:
    table = among_people(mei, somebody("Giulia"), reached(asks("ransom", many_dying)))
    moves = mei.sight(table, 0)["moves"]
    page = look(mei, table, "ransom", "save")
    expect(page.locator(".passing")).to_contain_text("Saving soldiers automatically")
    page.clock.run_for(LEAST - 10)
    assert mei.sight(table, 0)["moves"] == moves
    page.clock.run_for(20)

    def both_saved() -> bool:
        page.clock.run_for(AGAIN + 10)  # the next soldier, or how to pay for it, takes less thought
        told = [one["kind"] for heard in mei.sight(table, 0)["told"][moves + 1 :] for one in heard]
        return told.count("saved") == 2

    until(both_saved)
    page.close()


def test_never_saving_lets_them_die(mei: Person, somebody: NewPerson) -> None:
    table = among_people(mei, somebody("Giulia"), reached(asks("ransom", many_dying)))
    before = mei.sight(table, 0)
    page = look(mei, table, "ransom", "pass")
    page.clock.run_for(LEAST + 10)
    until(lambda: mei.sight(table, 0)["moves"] > before["moves"])
    told = [one for heard in mei.sight(table, 0)["told"][before["moves"] + 1 :] for one in heard]
    assert [one["kind"] for one in told if one["facts"].get("seat") == "0"][:1] == ["killed"]
    page.close()


def test_the_panel_itself_offers_the_standing_answers(mei: Person) -> None:
    table = sit_down(mei, reached(asks("ransom", many_dying)))
    table.wait()
    chi = table.view["own"]["stock"]["chi"]
    table.unfold()
    mei.page.get_by_label("When this comes up").select_option("save")
    until(lambda: bool(table.view["own"]["stock"]["chi"] < chi))
    mei.visit("/settings")
    expect(mei.page.get_by_label("paying chi to save soldiers")).to_have_value("save")


def test_pass_this_year(mei: Person, somebody: NewPerson) -> None:
    page = look(mei, among_people(mei, somebody("Giulia"), reached(window(True))), "tactic", "ask")
    AtTable(page).unfold()
    page.get_by_role("button", name="Pass for the rest of the year").click()
    expect(page.locator(".passing")).to_be_visible()
    page.get_by_role("button", name="Let me decide").click()
    expect(page.locator(".passing")).to_have_count(0)
    page.close()


# Moving pieces

# What flew, by the names of the pieces, and how long the longest flight took.
# The clerks of the first seat that fly, and for how long.
RECORD = """() => {
  window.flown = []
  new MutationObserver((all) => {
    for (const { addedNodes, target } of all)
      for (const one of target.className === "travels" ? addedNodes : [])
        if (one.querySelector(".pc.s1 .glyph")?.getAttribute("href").endsWith("#clerk"))
          window.flown.push(one.getAnimations()[0]?.effect.getTiming().duration)
  }).observe(document.body, { childList: true, subtree: true })
}"""
FLIGHT = 500  # ms, within a beat of the usual pace


def some_clerks(view: dict[str, Any], texts: list[str]) -> bool:
    left = view["question"]["left"]
    return (left is None or left >= 2) and view["players"][0]["clerks"] >= 2 and "clerk pool>academy" in texts


def test_a_clerk_is_seen_on_its_way_and_nobody_waits_for_it(somebody: NewPerson) -> None:
    mei = somebody(motion=True)
    table = sit_down(mei, reached(asks("clerk", some_clerks)))
    table.wait()
    mei.page.evaluate(RECORD)
    table.touch("clerk:pool", "loc:academy")
    table.touch("loc:embassy")  # the first one may still be in the air
    expect(table.thing("clerk:embassy")).to_be_visible()
    expect(mei.page.locator(".travels")).to_have_count(0)
    flown = mei.page.evaluate("window.flown")
    assert len(flown) >= 2
    assert all(round(time) == FLIGHT for time in flown if time is not None)


def test_with_reduced_motion_nothing_flies(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", some_clerks)))
    table.wait()
    mei.page.evaluate(RECORD)
    table.touch("clerk:pool", "loc:academy")
    expect(table.thing("clerk:academy")).to_be_visible()
    assert mei.page.evaluate("window.flown") == []


# Names


def test_people_are_called_by_their_names(mei: Person) -> None:
    table = sit_down(mei, reached(asks("clerk", some_clerks)))
    table.wait()
    expect(mei.page.locator("#seats .seat.is-acting .name")).to_have_text("Mei")
    expect(mei.page.locator(".decide .crumb")).to_contain_text(re.compile(r".+ · \d+ left"))
    expect(table.log.locator("b").filter(has_text="Mei").first).to_be_attached()
    assert "Player " not in mei.page.locator("body").inner_text()


def test_names_at_the_end(mei: Person) -> None:
    table = sit_down(mei, reached(finished))
    assert table.wait() == "end"
    expect(mei.page.locator(".places")).to_contain_text("Mei")
    assert "Player " not in mei.page.locator("body").inner_text()


def test_the_lobby_says_what_a_table_waits_for(mei: Person) -> None:
    put_on_table(mei.server, reached(asks("clerk", some_clerks)), person(mei.id, "Mei"), bot(), bot())
    mei.visit("/")
    expect(mei.page.locator(".continue h3")).to_have_text("The Great Wall")
    expect(mei.page.locator(".continue")).to_contain_text(re.compile(r"Year \d: moving clerks"))


# Outside the game


def test_a_nudge_and_taking_back_by_consent(mei: Person, somebody: NewPerson) -> None:
    """Both keep a general; Mei waits, and when both are revealed she wants her choice back."""
    giulia = somebody("Giulia")
    game = tianxia.new("sun_tzu", seed=1, players=2)
    table = put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"))
    hers = giulia.sit_down(table, 1)
    mine = mei.sit_down(table, 0)
    hers.wait()
    mine.wait()
    mine.choose(re.compile("Keep"))
    expect(giulia.page.locator(".seat.s1 .stamp")).to_be_visible()  # her line is there: a nudge would be lost before
    mei.page.get_by_role("button", name=re.compile("Nudge")).click()
    expect(giulia.page.locator(".toast")).to_contain_text("Mei is waiting for you")
    hers.choose(re.compile("Keep"))
    mine.wait()
    mei.page.keyboard.press("u")
    mei.page.get_by_role("button", name="Ask to undo").click()
    expect(mei.page.locator(".wish")).to_contain_text("Waiting for: Giulia")
    expect(giulia.page.locator(".wish")).to_contain_text("Mei asks to undo")
    giulia.page.get_by_role("button", name="Decline").click()
    expect(mei.page.locator(".toast")).to_contain_text("Giulia declined")
    expect(mei.page.locator(".wish")).to_have_count(0)
    giulia.page.keyboard.press("u")
    giulia.page.get_by_role("button", name="Ask to undo").click()
    mei.page.get_by_role("button", name="Agree").click()
    until(lambda: bool(giulia.sight(table, 1)["asked"] == "keep_general"))
    expect(hers.question).to_contain_text("general")
