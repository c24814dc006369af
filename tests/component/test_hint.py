"""What the Tiger would do, and the chance of winning: asked for once a question, shown, hidden and not in the way."""

import re

import pytest
from playwright.sync_api import Locator, expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import AtSunTzu, AtTable
from tests.e2e.people import PHONE

from .bars import SIZE, TALLEST, TWO_LINES
from .conftest import NewStage
from .languages import LANGUAGES
from .sitting import sit
from .stage import Stage
from .stand_in import ME, SOMEBODY, bot, person

ON_ITS_SIDE = (844, 390)
# A page is hidden while another tab is in front.
TURN = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state })
  document.dispatchEvent(new Event("visibilitychange"))
}"""
EDGES = """() => ["[data-thing=bar]", "[data-thing=scale]", "[data-thing=asked]", "#answers"].map((one) => {
  const { top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
  return [top, bottom].map(Math.round)
})"""
LONG = ("orders to give", "a reward to accept", "an advisor to hire")


def against_bots(stage: Stage, game: tianxia.Game | None = None) -> AtSunTzu:
    game = game or tianxia.new("sun_tzu", seed=5, options={"beginner": True})
    return sit(stage, AtSunTzu, game, seats=[person(ME, "Mei"), *[bot("crane")] * (game.players - 1)])


def against_jan(stage: Stage) -> AtSunTzu:
    game = tianxia.new("sun_tzu", seed=5, options={"beginner": True})
    return sit(stage, AtSunTzu, game, seats=[person(ME, "Mei"), person(SOMEBODY, "Jan")])


def meter(stage: Stage) -> Locator:
    return stage.page.get_by_role("meter", name="Your chance of winning")


def asked(stage: Stage) -> int:
    return sum("/advice" in one for one in stage.server.asked)


def test_three_answers_with_their_chances(stage: Stage) -> None:
    table = against_bots(stage)
    note = table.part("hint")
    stage.page.get_by_role("button", name="Ask the Tiger").click()
    expect(note).to_contain_text("Your chance of winning is about")
    expect(note.get_by_role("listitem")).to_have_count(3)
    expect(note.get_by_role("listitem").first).to_contain_text("%")

    # A click chooses the answer; only the button of the bar sends it.
    note.get_by_role("listitem").first.get_by_role("button").click()
    expect(table.bar).not_to_have_attribute("data-chosen", "")
    expect(table.laid).to_have_count(0)
    table.confirm()
    expect(table.laid).to_have_count(1)
    expect(note).to_have_count(0)

    # The key asks, and closes.
    table.press("t")
    expect(note.get_by_role("listitem")).to_have_count(3)
    table.press("t")
    expect(note).to_have_count(0)


def test_on_a_phone_it_is_among_all_answers(on_stage: NewStage) -> None:
    stage = on_stage(size=PHONE, touch=True)
    table = against_bots(stage)
    table.unfold()
    stage.page.get_by_role("button", name="Ask the Tiger").tap()
    expect(table.part("hint").get_by_role("listitem")).to_have_count(3)
    assert stage.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]


def test_not_against_other_people(on_stage: NewStage) -> None:
    stage = on_stage(chance=True)
    table = against_jan(stage)
    table.unfold()
    expect(stage.page.get_by_role("button", name="Ask the Tiger")).to_have_count(0)
    table.press("t")
    expect(table.part("hint")).to_have_count(0)
    expect(meter(stage)).to_have_count(0)
    assert asked(stage) == 0


def test_the_chance_is_switched_on_in_the_hint_and_stays(stage: Stage) -> None:
    table = against_bots(stage)
    note = table.part("hint")
    assert asked(stage) == 0  # nobody wants to know
    table.press("t")
    note.get_by_role("switch", name="Show my chance of winning").check()
    expect(meter(stage)).to_have_attribute("aria-valuetext", re.compile(r"^\d+%$"))
    expect(note).to_contain_text(f"about {meter(stage).inner_text()}.")
    note.get_by_role("button", name="Close the hint").click()
    expect(note).to_have_count(0)
    table.press("t")  # the same again, without asking
    expect(note.get_by_role("listitem")).to_have_count(3)
    assert asked(stage) == 1

    # At the next question the page asks by itself, and what was known stays until then.
    note.get_by_role("listitem").first.get_by_role("button").click()
    stage.server.chance = 0.5
    with stage.server.holding("/advice"):
        with stage.page.expect_request("**/advice**"):
            table.send.click()
        expect(table.laid).to_have_count(1)
        expect(meter(stage)).to_have_text("70%")
    expect(meter(stage)).to_have_text("50%")
    expect(note).to_have_count(0)
    stage.reload()
    expect(meter(stage)).to_be_visible()
    expect(note).to_have_count(0)


def test_the_chance_is_switched_on_in_the_settings(stage: Stage) -> None:
    stage.visit("/settings")
    stage.page.get_by_role("group", name="Show my chance of winning").get_by_text("On", exact=True).click()
    against_bots(stage)
    expect(meter(stage)).to_be_visible()


def test_a_page_that_nobody_looks_at_does_not_ask(on_stage: NewStage) -> None:
    stage = on_stage(chance=True)
    stage.server.chance = 1
    table = against_bots(stage)
    expect(meter(stage)).to_have_text("100%")
    stage.page.evaluate(TURN, "hidden")
    table.lay("WU")
    assert asked(stage) == 1
    stage.page.evaluate(TURN, "visible")
    stage.rest()
    assert asked(stage) == 2


def test_a_failure_is_not_shown(on_stage: NewStage) -> None:
    stage = on_stage(chance=True)
    stage.allowed.append("ERR_FAILED")
    with stage.server.losing("/advice"):
        table = against_bots(stage)
    assert asked(stage) == 1
    expect(meter(stage)).to_have_count(0)
    expect(table.part("hint")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_small_screens_the_chance_takes_no_line(on_stage: NewStage, language: str) -> None:
    stage = on_stage(language, PHONE, confirm="always", chance=True)
    stage.server.chance = 1  # a hundred takes most room
    for name in LONG:
        stage.resize(PHONE)
        against_bots(stage, moment(name))
        expect(stage.page.get_by_role("meter").locator("b")).to_be_visible()
        bar, words = stage.page.evaluate(SIZE)
        assert (bar <= TALLEST, words <= TWO_LINES) == (True, True), (name, bar, words)
        (top, _), (strip, _), *_ = stage.page.evaluate(EDGES)
        assert strip == top, name
        assert stage.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]

        stage.resize(ON_ITS_SIDE)
        _, strip, question, answers = stage.page.evaluate(EDGES)
        assert question[1] <= strip[0] < strip[1] <= answers[0], (name, question, strip, answers)


def test_the_form_of_a_new_table_offers_hints_against_bots(stage: Stage) -> None:
    page = stage.page
    stage.visit("/new?game=sun_tzu")
    hints = page.get_by_role("switch", name="Hints allowed")
    other = page.get_by_label("Who plays King Shao?")
    expect(hints).to_be_checked()  # against bots alone
    other.select_option("open")
    expect(hints).not_to_be_checked()
    other.select_option("bot:tiger")
    expect(hints).to_be_checked()
    other.select_option("here")
    expect(hints).not_to_be_checked()
    hints.check()
    other.select_option("open")
    expect(hints).to_be_checked()  # by hand, so it stays
    other.select_option("bot:tiger")
    hints.uncheck()
    page.get_by_role("button", name="Create table").click()
    table = AtTable(page)
    table.wait()
    table.unfold()
    expect(page.get_by_role("button", name="Ask the Tiger")).to_have_count(0)
    assert stage.server.opened[0].hints is False
