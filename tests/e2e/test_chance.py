"""Mei wants to see her chance of winning: the page asks the Tiger at each of her questions, once and quietly."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

import tianxia

from .conftest import NewPerson
from .people import PHONE, AtTable, Person
from .screens import resize
from .spots import asks
from .staging import bot, person, put_on_table, reached
from .test_phone_bar import SIZE, TALLEST, TWO_LINES
from .test_words_fit import DRAWN, LANGUAGES

ON_ITS_SIDE = (844, 390)
LONGER = 1500  # ms: by then the page would have asked
# A page is hidden while another tab is in front.
TURN = """(state) => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state })
  document.dispatchEvent(new Event("visibilitychange"))
}"""
EDGES = """() => [".decide", ".odds .scale", ".decide .asked", "#answers"].map((one) => {
  const { top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
  return [top, bottom].map(Math.round)
})"""
LONG = [("sun_tzu", 2, "orders"), ("zhanguo", 3, "reward"), ("great_wall", 4, "hire")]


def against_bots(mei: Person, game: tianxia.Game) -> AtTable:
    return mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), *[bot("crane")] * (game.players - 1)))


def start() -> tianxia.Game:
    return tianxia.new("sun_tzu", seed=5, options={"beginner": True})


def meter(mei: Person) -> Locator:
    return mei.page.get_by_role("meter", name="Your chance of winning")


def asked(mei: Person) -> int:
    return sum("/advice" in answer.url for answer in mei.answers)


def soon(route: Route) -> None:
    """The Tiger is sure at once; a hundred takes most room."""
    route.fulfill(json={"number": 0, "chance": 1, "best": []})


def test_it_is_switched_on_in_the_hint_and_stays(mei: Person) -> None:
    table, page, note = against_bots(mei, start()), mei.page, mei.page.locator(".hint")
    table.wait()
    page.wait_for_timeout(LONGER)
    assert asked(mei) == 0  # nobody wants to know
    page.keyboard.press("t")
    note.get_by_role("switch", name="Show my chance of winning").check()
    expect(meter(mei)).to_have_attribute("aria-valuetext", re.compile(r"^\d+%$"))
    expect(note).to_contain_text(f"about {meter(mei).inner_text()}.")
    note.get_by_role("button", name="Close the hint").click()
    expect(note).to_have_count(0)
    page.keyboard.press("t")  # the same again, without asking
    expect(note.get_by_role("listitem")).to_have_count(3)
    assert asked(mei) == 1

    # At the next question the page asks by itself, and what was known stays until then.
    note.get_by_role("listitem").first.get_by_role("button").click()
    with page.expect_response(re.compile("/advice")):
        table.confirm()
        expect(page.locator(".plate .back")).to_have_count(1)
        expect(meter(mei)).to_be_visible()
        table.wait()
    expect(note).to_have_count(0)
    page.keyboard.press("t")
    expect(note.get_by_role("listitem")).to_have_count(3)
    assert asked(mei) == 2

    page.reload()
    expect(meter(mei)).to_be_visible()
    expect(note).to_have_count(0)


def test_it_is_switched_on_in_the_settings(mei: Person) -> None:
    mei.visit("/settings")
    mei.page.get_by_role("group", name="Show my chance of winning").get_by_text("On", exact=True).click()
    against_bots(mei, start())
    expect(meter(mei)).to_be_visible()


def test_a_page_that_nobody_looks_at_does_not_ask(mei: Person) -> None:
    mei.settings(chance=True)
    mei.page.route(re.compile("/advice"), soon)
    table = against_bots(mei, start())
    expect(meter(mei)).to_have_text("100%")
    mei.page.evaluate(TURN, "hidden")
    table.lay("WU")
    mei.page.wait_for_timeout(LONGER)
    assert asked(mei) == 1
    with mei.page.expect_response(re.compile("/advice")):
        mei.page.evaluate(TURN, "visible")


def test_a_failure_is_not_shown(mei: Person) -> None:
    mei.allow("status of 500")
    mei.settings(chance=True)
    mei.page.route(re.compile("/advice"), lambda route: route.fulfill(status=500, json={}))
    with mei.page.expect_response(re.compile("/advice")):
        against_bots(mei, start()).wait()
    mei.page.wait_for_function(DRAWN)
    expect(meter(mei)).to_have_count(0)
    expect(mei.page.locator(".notice")).to_have_count(0)


def test_not_against_other_people(mei: Person) -> None:
    mei.settings(chance=True)
    mei.sit_down(put_on_table(mei.server, start(), person(mei.id, "Mei"), person("0" * 32, "Jan"))).wait()
    mei.page.wait_for_timeout(LONGER)
    expect(meter(mei)).to_have_count(0)
    assert asked(mei) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_small_screens_it_takes_no_line(somebody: NewPerson, language: str) -> None:
    mei = somebody(language=LANGUAGES[language], size=PHONE, confirm="always")
    mei.settings(chance=True)
    page = mei.page
    page.route(re.compile("/advice"), soon)
    for game, players, kind in LONG:
        resize(page, PHONE)
        against_bots(mei, reached(asks(kind), "greedy", game=game, players=players)).wait()
        expect(page.locator(".odds b")).to_be_visible()
        page.wait_for_function(DRAWN)
        bar, words = page.evaluate(SIZE)
        assert (bar <= TALLEST, words <= TWO_LINES) == (True, True), (game, bar, words)
        (top, _), (strip, _), *_ = page.evaluate(EDGES)
        assert strip == top, game
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]

        resize(page, ON_ITS_SIDE)
        page.wait_for_function("() => document.querySelector('.table.low')")
        page.wait_for_function(DRAWN)
        _, strip, question, answers = page.evaluate(EDGES)
        assert question[1] <= strip[0] < strip[1] <= answers[0], (game, question, strip, answers)
