"""The Great Wall's table: what the board shows, lights and refuses; alone, with the Reed Clan, together."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.data.great_wall import proposal
from tests.data.moments import moment
from tests.data.sought import Seen
from tests.e2e.at_table import CORNER, AtGreatWall
from tests.e2e.people import PHONE

from .conftest import NewStage
from .fingers import FINGER, SMALL_ON_BOARD
from .sitting import at_one_screen, seen, sit
from .stage import Stage

MINUS = "\u2212"
THE_CLAN = "You act for the Reed Clan"


def test_clerk_by_source_and_goal_by_goal_alone_and_by_dragging(stage: Stage) -> None:
    """And three steps back."""
    game = moment("a clerk to place")
    before, table = seen(game), sit(stage, AtGreatWall, game)
    clerks = before["players"][0]["clerks"]
    table.touch("clerk:pool", "loc:academy")
    table.touch("loc:embassy")
    expect(table.thing("clerk:embassy")).to_be_visible()
    assert seen(game)["players"][0]["clerks"] == clerks - 2
    table.thing("clerk:pool").drag_to(table.thing("loc:logistics"), target_position={"x": 8, "y": 8})
    expect(table.thing("clerk:logistics")).to_be_visible()
    assert seen(game)["players"][0]["clerks"] == clerks - 3
    stage.rest()
    for left in (2, 1, 0):
        stage.page.keyboard.press("u")
        stage.rest()
        expect(table.thing("clerk:pool")).to_contain_text(str(clerks - left))
    assert seen(game)["players"] == before["players"]
    assert seen(game)["locations"] == before["locations"]


def test_a_full_year_is_foretold_and_refuses_with_its_rule(stage: Stage) -> None:
    game = moment("a clerk to place in the third year")
    view, table = seen(game), sit(stage, AtGreatWall, game)
    for section in view["sections"]:
        shown, comes = table.section(section["section"]), section["assault"]
        says = "no hordes" if comes is None else "holds"
        if comes and not comes["holds"]:
            says = f"breach by {comes['power'] - comes['defense']}"
            if comes["shame"][0]:
                expect(shown.locator("[data-thing=fate]")).to_contain_text(f"Mei: {comes['shame'][0]} shame")
        expect(shown.locator("[data-thing=forecast]")).to_contain_text(says)
    place = next(at["location"] for at in view["locations"] if at["slots"] and sum(at["clerks"]) == at["slots"])
    table.click(table.thing(f"loc:{place}"))
    expect(table.rule("GW-K3")).to_be_visible()


def test_saving_a_soldier_in_a_breach(stage: Stage) -> None:
    game = moment("soldiers to save in a breach")
    view, table = seen(game), sit(stage, AtGreatWall, game)
    kind = next(kind for kind, n in view["players"][0]["dying"].items() if n)
    expect(table.part("dying")).to_contain_text("chi")
    table.touch(f"dying:{kind}")

    def rest(now: Seen) -> int:
        section = next(one for one in now["sections"] if one["section"] == view["question"]["section"])
        return int(section["rest"][0].get(kind, 0))

    assert rest(seen(game)) == rest(view) + 1


def test_a_tactic_basic_and_boosted_and_a_reload_in_the_middle(on_stage: NewStage) -> None:
    stage, game = on_stage(confirm="always"), moment("a tactic card to play at a defeat")
    table, moves = sit(stage, AtGreatWall, game), len(game.moves)
    question = table.wait()
    tactic = next(option.parts["tactic"] for option in game.decision(0).options if option.verb == "boost")
    card, played = table.thing(f"tactic:{tactic}"), table.thing(f"tactic:{tactic}").locator("[data-thing=played]")
    table.click(card)
    expect(played).to_have_text("basic")
    stage.reload()
    assert table.wait() == question
    expect(card).to_have_attribute("aria-pressed", "false")
    table.click(card)
    table.click(card)
    expect(played).to_have_text("boosted")
    table.confirm()
    assert game.text_of(game.moves[moves]).startswith(f"boost {tactic}")
    assert tactic not in seen(game)["own"]["tactics"]


def test_paying_by_touching_resources(on_stage: NewStage) -> None:
    game = moment("resources to pay with")
    table, moves, option = (
        sit(on_stage(confirm="always"), AtGreatWall, game),
        len(game.moves),
        game.decision(0).options[0],
    )
    resource = table.thing(f"stock:{option.parts['resource']}")
    table.click(resource)
    expect(resource).to_contain_text(f"{MINUS}{option.parts['number']}")
    table.confirm()
    assert game.text_of(game.moves[moves]) == option.text


def test_with_keys_alone(on_stage: NewStage) -> None:
    stage, game = on_stage(confirm="always"), moment("a clerk to place")
    table, press = sit(stage, AtGreatWall, game), stage.page.keyboard.press
    before = seen(game)["players"][0]["clerks"]
    press("b")
    for _ in range(40):
        stage.rest()
        if stage.page.evaluate("document.activeElement?.dataset.spot ?? ''") == "loc:academy":
            break
        press("Tab")
    press("Enter")
    expect(table.thing("loc:academy")).to_have_attribute("aria-pressed", "true")
    stage.rest()
    press("Enter")
    expect(table.thing("clerk:academy")).to_be_visible()
    assert seen(game)["players"][0]["clerks"] == before - 1


def test_what_is_public_lies_in_the_drawer_and_people_have_names(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment("a clerk to place"))
    expect(stage.page.locator("[data-thing=seat][aria-current=true] [data-thing=name]")).to_have_text("Mei")
    expect(table.part("crumb")).to_contain_text(re.compile(r".+ · \d+ left"))
    expect(table.log.locator("b").filter(has_text="Mei").first).to_be_attached()
    assert "Player " not in stage.page.locator("body").inner_text()
    drawer = table.open_area(1)
    expect(drawer).to_contain_text("General")
    expect(drawer).to_contain_text("Soldiers and overseers")
    assert "wood" not in drawer.inner_text().lower().split("advisors")[0], "the stock of others is secret"


def test_names_at_the_end(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment("the end of The Great Wall"))
    expect(table.part("places")).to_contain_text("Mei")
    assert "Player " not in stage.page.locator("body").inner_text()


PHONES = {
    "a clerk to place among four": "",
    "a clerk to place alone": "qin",
    "a clerk of the Reed Clan": "clan",
    "a decree out of reach": "decrees",
}


@pytest.mark.parametrize("name", PHONES)
def test_by_touch_on_a_phone(on_stage: NewStage, name: str) -> None:
    stage = on_stage(size=PHONE, touch=True, confirm="always")
    table = sit(stage, AtGreatWall, moment(name))
    expect(stage.page.get_by_role("tab")).to_have_count(0)  # all of the board is there; strips move it into sight
    assert stage.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert stage.page.evaluate(SMALL_ON_BOARD, FINGER) == [], "too small for a finger"
    if part := PHONES[name]:
        inside = table.board.locator(f"[data-thing={part}]").first
        inside.scroll_into_view_if_needed()
        return expect(inside).to_be_in_viewport()
    table.thing("loc:academy").tap(position=CORNER)
    table.send.tap()
    return expect(table.thing("clerk:academy")).to_be_visible()


# What the other modes add


def test_a_clerk_of_the_clan_is_touched_like_an_own_one(stage: Stage) -> None:
    game = moment("a clerk of the Reed Clan")
    table = sit(stage, AtGreatWall, game)
    expect(table.part("crumb")).to_contain_text(THE_CLAN)
    expect(table.part("clan").get_by_role("heading").first).to_contain_text(THE_CLAN)
    move = next(option.parts for option in game.decision(0).options if option.verb == "clerk")
    before = {at["location"]: at["clerks"] for at in seen(game)["locations"]}
    for place in [place for place, clerks in before.items() if clerks[0] and not clerks[2]]:
        expect(table.thing(f"clerk:{place}")).to_have_count(0)  # the player's own clerks cannot be chosen now
    table.touch(f"clerk:{move['start']}", f"loc:{move['location']}")
    now = {at["location"]: at["clerks"] for at in seen(game)["locations"]}
    assert now[str(move["start"])][2] == before[str(move["start"])][2] - 1
    assert now[str(move["location"])][2] == before[str(move["location"])][2] + 1
    assert [clerks[0] for clerks in now.values()] == [clerks[0] for clerks in before.values()]


Parts = dict[str, Any]
THINGS: dict[str, Callable[[Parts], str]] = {
    "an advisor of the Reed Clan": lambda parts: f"advisor:{parts['advisor']}",
    "a barricade of the Reed Clan": lambda parts: f"barricade:{parts['section']}",
    "a spearman of the Reed Clan": lambda parts: f"spot:{parts['section']}:{parts['row']}:{parts['cell']}",
    "an advisor for Qin Jiushao": lambda parts: f"advisor:{parts['advisor']}",
}


@pytest.mark.parametrize("name", THINGS)
def test_what_the_rules_leave_to_the_player_is_touched(on_stage: NewStage, name: str) -> None:
    game, stage = moment(name), on_stage(standing={"great_wall-tactic": "ask"})  # no window passes by itself then
    table, moves, option = sit(stage, AtGreatWall, game), len(game.moves), game.decision(0).options[-1]
    assert table.wait().startswith("Which advisor" if "Qin" in name else "For the Reed Clan")
    table.touch(THINGS[name](dict(option.parts)))
    assert game.text_of(game.moves[moves]) == option.text


def test_where_qin_goes_and_why(stage: Stage) -> None:
    game = moment("a clerk to place alone")
    qin, table = seen(game)["qin"], sit(stage, AtGreatWall, game)
    rows = table.part("qin").get_by_role("listitem")
    expect(rows).to_have_count(5)
    following = table.part("qin").locator("[aria-current=true]")
    expect(following).to_have_count(1)
    expect(following.locator("b").first).to_have_text(str(qin["track"].index(qin["next"]) + 1))
    expect(table.part("qin")).to_contain_text(f"His soldiers attack in the {qin['attacks']} section")
    drawer = table.open_area(1)
    expect(drawer.get_by_role("heading", name="Qin Jiushao")).to_be_visible()
    assert "Player" not in drawer.inner_text()


def test_a_decree_is_proposed_by_touch_and_the_other_agrees(stage: Stage) -> None:
    game = moment("a decree to propose")
    coop, table = seen(game)["coop"], at_one_screen(stage, AtGreatWall, game)
    table.lift("Mei")
    table.wait()
    expect(table.board.locator('[data-spot^="decree:"]')).to_have_count(len(coop["decrees"]))
    expect(table.part("event")).to_have_count(sum(one["lasts"] for one in coop["events"]))
    expect(table.part("closed").first).to_contain_text("GW-R1")
    each = [one["decree"] for one in coop["decrees"] if not one["team"]]
    offered = [option.parts["decree"] for option in game.decision(0).options if option.verb == "propose"]
    decree = next(one for one in offered if one in each)
    table.touch(f"decree:{decree}")
    if table.wait() == "curtain":
        table.lift("Giulia")
    assert table.wait().startswith("Agree to your share")
    expect(table.part("offer")).to_contain_text("Mei proposes")
    expect(table.part("offer").get_by_role("listitem")).to_have_count(2)
    table.choose("Agree")
    for _ in range(20):
        if decree in seen(game)["coop"]["done"]:
            break
        if table.wait() == "curtain":
            table.curtain.get_by_role("button").first.click()
        else:
            table.answer()
    if table.wait() == "curtain":
        table.lift("Mei")
    expect(table.part("done").first).to_contain_text(f"{len(coop['done']) + 1} of 6")
    expect(table.open_log()).to_contain_text("is fulfilled")


def test_a_decree_that_nobody_can_fulfill_is_refused_with_its_rule(stage: Stage) -> None:
    game = moment("a decree out of reach")
    offered = {option.text for option in game.decision(0).options}
    decrees = [one["decree"] for one in seen(game)["coop"]["decrees"]]
    table = sit(stage, AtGreatWall, game)
    table.click(table.thing(f"decree:{next(one for one in decrees if f'propose {one}' not in offered)}"))
    expect(table.rule("GW-C11")).to_be_visible()


def test_a_lost_game_is_lost_and_no_draw(stage: Stage) -> None:
    game = moment("a game lost together")
    table = sit(stage, AtGreatWall, game)
    expect(table.title).to_have_text(f"You lose: {len(seen(game)['coop']['done'])} of 6 decrees fulfilled.")
    expect(table.part("places")).to_have_count(0)  # there is no ranking


def test_a_game_lost_by_shame_says_so_first(stage: Stage) -> None:
    table = sit(stage, AtGreatWall, moment("a game lost alone by shame"))
    expect(table.title).to_have_text("You lose: the bank is out of shame tokens.")


def test_the_end_alone_has_a_bar_for_qin(stage: Stage) -> None:
    game = moment("the end of The Great Wall alone")
    assert game.result is not None
    table = sit(stage, AtGreatWall, game)
    expect(table.title).to_contain_text("You win" if game.result.winners else "You lose")
    table.all_points()
    bars = table.part("chart").locator("[data-home]")
    expect(bars).to_have_count(2)
    expect(bars.nth(1)).to_contain_text("Qin Jiushao")
    expect(bars.nth(1)).to_contain_text(str(seen(game)["players"][1]["honor"]))


# Several people, and a hand on its way

# As soon as the bar asks something else, the mouse clicks where the first answer is now; not a frame later, which may
# come after the pause on a busy machine.
CLICK_AT_ONCE = """() => {
  const title = document.querySelector("[data-thing=question]")
  const before = title.textContent
  window.hit = null
  const watch = new MutationObserver(() => {
    if (title.textContent === before) return
    watch.disconnect()
    const answer = document.querySelector("[data-thing=bar] [data-thing=option], [data-thing=send]")
    const box = answer.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    hit.click()
    window.hit = hit.closest("[data-thing=option], [data-thing=send]") ? "answer" : "nothing"
  })
  watch.observe(title, { childList: true, characterData: true, subtree: true })
}"""


def test_a_click_does_not_hit_what_has_just_taken_the_place(on_stage: NewStage) -> None:
    """Somebody proposes a decree while Mei is about to click: her hand was not on its way to "Agree"."""
    stage, game = on_stage(confirm="always"), moment("a decree to propose")
    table = sit(stage, AtGreatWall, game)
    asked = table.wait()
    table.unfold()
    stage.page.evaluate(CLICK_AT_ONCE)
    id_ = next(iter(stage.server.tables))
    stage.server.play(id_, 1, proposal(game))
    stage.server.tell(id_)
    stage.page.wait_for_function("() => window.hit")
    assert stage.page.evaluate("window.hit") == "nothing"
    assert table.wait() != asked
    expect(table.bar.locator("[data-thing=option][aria-pressed=true]")).to_have_count(0)
    table.rows.first.click()
    expect(table.bar.locator("[data-thing=option][aria-pressed=true]")).to_have_count(1)
