"""What surrounds every board: the log follows, the end is shown, people at one screen choose who answers."""

import re
from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tianxia
from tianxia.core.registry import Options

from . import quick
from .conftest import NewPerson
from .people import PHONE, WIDE, Person
from .spots import asks
from .staging import bot, finished, person, put_on_table
from .staging import reached as reached_in
from .test_great_wall_modes import TOGETHER, reached, sit_down

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
# Where the log is scrolled to, once the wheel has come to rest.
AT_REST = """async () => {
  const list = document.getElementById("log")
  let at
  do {
    at = list.scrollTop
    for (let nth = 0; nth < 5; nth++) await new Promise(requestAnimationFrame)
  } while (list.scrollTop !== at)
  return at
}"""


ENDS: dict[str, tuple[str, int, Options]] = {
    "sun tzu": ("sun_tzu", 2, {}),
    "zhanguo": ("zhanguo", 2, {}),
    "standard": ("great_wall", 3, {}),
    "alone": ("great_wall", 1, {}),
    "clan": ("great_wall", 2, {}),
    "together": ("great_wall", 2, TOGETHER),
}


def check_log(page: Page, asked: str) -> None:
    page.wait_for_function(f"() => ({LOG})().rest < 2")
    assert page.evaluate(LOG)["seen"] >= 5 * LINE, asked


# The log


def test_the_end_of_the_log_is_in_sight_after_every_step(mei: Person) -> None:
    table = sit_down(mei, tianxia.new("great_wall", seed=SEED, players=1), 1)
    quick.wait(table)
    table.open_log()
    whims, steps = Random(SEED), 0
    while (asked := quick.wait(table)) != "end":
        check_log(mei.page, asked)
        quick.answer(table, whims)
        table.settle()
        steps += 1
    check_log(mei.page, "end")
    assert steps > 50


@pytest.mark.parametrize("size", [WIDE, (1024, 768), PHONE, ON_ITS_SIDE], ids=lambda size: f"{size[0]} wide")
def test_the_log_opens_at_its_end_and_closes(somebody: NewPerson, size: tuple[int, int]) -> None:
    mei = somebody(size=size)
    table = sit_down(mei, reached(asks("clerk"), 1), 1)
    table.wait()
    expect(table.log).to_be_hidden()
    mei.page.keyboard.press("l")
    check_log(mei.page, "opened")
    mei.page.locator(".log").get_by_role("button", name="Close").click()
    expect(table.log).to_be_hidden()
    expect(mei.page.locator(".to-log")).to_be_focused()


def test_a_second_click_after_a_move_does_not_hit_the_log(mei: Person) -> None:
    """A hand that clicks twice meant the move, not the line of the log that has come there since."""
    mei.settings(confirm="always")
    table = sit_down(mei, reached(asks("clerk"), 1), 1)
    table.wait()
    line = table.open_log().locator("button.moment").last
    table.rows.first.click()
    if not table.can_send():
        mei.page.locator(".opts-in .opt").first.click()
    mei.page.evaluate(
        """(line) => {
          document.querySelector(".decide-foot .btn-primary").click()
          line.click()
        }""",
        line.element_handle(),
    )
    table.settle()
    assert not re.search(r"[?&]at=", mei.page.url)
    mei.page.wait_for_timeout(600)
    table.log.locator("button.moment").last.click()
    expect(mei.page.locator(".decide.replay")).to_be_visible()


def later(view: dict[str, Any], texts: list[str]) -> bool:
    return int(view["year"]) > 1


def test_who_scrolls_up_reads_on_and_follows_again_at_the_end(mei: Person) -> None:
    game = reached(asks("clerk", later), 1)
    table = sit_down(mei, game, 1)
    quick.wait(table)
    table.open_log()
    check_log(mei.page, "clerk")
    mei.page.locator("#log").hover()
    mei.page.mouse.wheel(0, -200)
    mei.page.wait_for_function(f"() => ({LOG})().rest > 100")
    before = mei.page.evaluate(AT_REST)
    quick.answer(table, Random(SEED))
    table.settle()
    quick.wait(table)
    assert mei.page.evaluate("document.getElementById('log').scrollTop") == before
    mei.page.locator("#log").hover()
    mei.page.mouse.wheel(0, 5000)
    check_log(mei.page, "after reading")


# The end


def before_the_end(name: str, players: int, options: Options) -> tuple[tianxia.Game, int, str]:
    """A game that lacks one answer, which a person must give: whose it is, and which."""
    for seed in count(1):
        game = reached_in(finished, first=seed, game=name, players=players, options=options)
        seat, answer = game.moves[-1].seat, game.text_of(game.moves[-1])
        game.rewind(len(game.moves) - 1)
        if not game.in_window:  # the page would pass by itself
            return game, seat, answer
    raise AssertionError


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize("which", ENDS)
def test_a_phone_shows_the_end(somebody: NewPerson, which: str, size: tuple[int, int]) -> None:
    """Wherever the player was when the game ended, and to whoever opens the table later."""
    game, seat, answer = before_the_end(*ENDS[which])
    mei = somebody(size=size, has_touch=True, is_mobile=True)
    sitting = [person(mei.id if one == seat else "0" * 32, "Mei") for one in range(game.players)]
    table = mei.sit_down(id_ := put_on_table(mei.server, game, *sitting), seat)
    table.wait()
    for view in mei.page.get_by_role("tab").all():
        view.tap()
    number = mei.sight(id_, seat)["decision"]["number"]
    mei.post(f"/api/tables/{id_}/moves", seat=seat, option=answer, number=number)
    expect(mei.page.locator("#end-title")).to_be_in_viewport()
    mei.page.reload()
    expect(mei.page.locator("#end-title")).to_be_in_viewport()


# People at one screen, and secrets


def who_acts_first(game: tianxia.Game) -> bool:
    return game.asked == "first" and 0 in game.to_act


def test_people_at_one_screen_choose_who_acts_first(mei: Person) -> None:
    table = sit_down(mei, reached(who_acts_first, 3, TOGETHER), 3)
    waiting = {one["name"] for one in mei.sight(table.id)["seats"] if one["owes"]}
    assert len(waiting) > 1
    page = mei.page
    for name in sorted(waiting):  # the curtain lets any of them come
        expect(table.curtain.get_by_role("button", name=f"I'm {name}", exact=False)).to_be_visible()
    table.curtain.get_by_role("button", name=re.compile("I'm Mei")).click()
    expect(table.question).to_have_text("Go first?")
    other = max(waiting - {"Mei"})
    table.panel.get_by_role("button", name=f"Pass the device to {other}").click()
    table.curtain.get_by_role("button", name=f"I'm {other}", exact=False).first.click()
    expect(table.question).to_have_text("Go first?")
    expect(page.locator("#seats .seat", has=page.locator(".chip", has_text="you"))).to_contain_text(other)
    table.send.click()
    expect(page.locator("#seats .seat.is-acting")).to_have_count(1)
    expect(page.locator("#seats .seat.is-acting")).to_contain_text(other)


def test_in_secret_nobody_is_offered_the_place_of_another(mei: Person) -> None:
    table = sit_down(mei, reached(asks("command"), 2), 2)
    table.curtain.get_by_role("button", name="I'm Mei").click()
    table.curtain.wait_for(state="detached")
    table.wait()
    expect(table.panel.locator(".crumb")).to_contain_text("all choose in secret")
    expect(table.panel.locator(".ready li")).to_have_count(2)
    expect(table.panel.get_by_role("button", name=re.compile("Pass the device"))).to_have_count(0)


ONLY_YOU = {
    "en-GB": "only you see your choice",
    "pl-PL": "tylko ty widzisz swój wybór",
    "cs-CZ": "svou volbu vidíš jen ty",
    "it-IT": "solo tu vedi la tua scelta",
}


@pytest.mark.parametrize("language", ONLY_YOU)
def test_one_player_alone_is_asked_in_secret(somebody: NewPerson, language: str) -> None:
    mei = somebody(language=language)
    game = reached_in(asks("card"), game="zhanguo")
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))
    table.wait()
    expect(table.panel.locator(".crumb")).to_contain_text(ONLY_YOU[language])
    expect(table.panel.locator(".ready")).to_have_count(0)


def test_all_draft_in_secret(mei: Person) -> None:
    game = reached_in(asks("draft"), game="zhanguo", options={"draft": True})
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), person("0" * 32, "Jan")))
    table.wait()
    expect(table.panel.locator(".crumb")).to_contain_text("all choose in secret")
    expect(table.panel.locator(".ready li")).to_have_count(2)


# A hand on its way to an answer

# As soon as the panel asks something else, the mouse clicks where the first answer is now; not a frame later, which
# may come after the pause on a busy machine.
CLICK_AT_ONCE = """() => {
  const title = document.querySelector(".decide h2")
  const before = title.textContent
  window.hit = null
  const watch = new MutationObserver(() => {
    if (title.textContent === before) return
    watch.disconnect()
    const answer = document.querySelector(".decide .opt, .decide .btn-primary")
    const box = answer.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    hit.click()
    window.hit = hit.closest(".opt, .btn-primary") ? "answer" : "nothing"
  })
  watch.observe(title, { childList: true, characterData: true, subtree: true })
}"""


def proposal(game: tianxia.Game) -> str | None:
    """What the second seat may propose to the first, which is asked for decrees at the same time."""
    if game.asked != "decree" or not {0, 1} <= set(game.to_act) or len(game.decision(0).options) < 2:
        return None
    for option in game.decision(1).options:
        later = game.copy()
        later.play(1, option)
        if later.asked == "consent" and 0 in later.to_act:
            return option.text
    return None


def test_a_click_does_not_hit_what_has_just_taken_the_place(mei: Person) -> None:
    """Somebody proposes a decree while Mei is about to click: her hand was not on its way to "Agree"."""
    mei.settings(confirm="always")
    game = reached_in(lambda one: proposal(one) is not None, game="great_wall", players=2, options=TOGETHER)
    table = sit_down(mei, game, 2)
    table.curtain.get_by_role("button", name=re.compile("I'm Mei")).click()
    table.curtain.wait_for(state="detached")  # it hangs until the server has told what is behind it
    asked = table.wait()
    table.unfold()
    mei.page.evaluate(CLICK_AT_ONCE)
    number = mei.sight(table.id, 1)["decision"]["number"]
    mei.post(f"/api/tables/{table.id}/moves", seat=1, option=proposal(game), number=number)
    mei.page.wait_for_function("() => window.hit")
    assert mei.page.evaluate("window.hit") == "nothing"
    assert table.wait() != asked
    expect(table.panel.locator(".opt.is-selected")).to_have_count(0)
    table.rows.first.click()
    expect(table.panel.locator(".opt.is-selected")).to_have_count(1)
