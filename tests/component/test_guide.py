"""The guides: each step in four languages on every screen covers nothing; one skips, resumes and looks back."""

import json

import pytest
from playwright.sync_api import expect

import tianxia
from tests.e2e.at_guide import AtGuide, whole
from tests.e2e.at_table import AtSunTzu
from tests.e2e.axe import look_everywhere
from tests.e2e.cuts import cuts
from tests.e2e.people import PHONE, WIDE
from tianxia.core.registry import find

from .conftest import NewStage
from .languages import LANGUAGES
from .stage import Stage
from .stand_in import ME, bot, person

GAMES = ("sun_tzu", "zhanguo", "great_wall")
SIZES = (WIDE, (1024, 768), PHONE, (PHONE[1], PHONE[0]))
# What the card covers of what it points at and of the panel's answers, and whether both are on the screen.
COVERED = """() => {
  const boxOf = (one) => one.getBoundingClientRect()
  const isSeen = (one) => boxOf(one).width > 0
  const all = (what) => [...document.querySelectorAll(what)].filter(isSeen)
  const [card] = all("[data-thing=guide]")
  if (!card) return ["no card"]
  const { left, top, right, bottom } = boxOf(card)
  const isOn = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
  const list = document.querySelector("[data-thing=bar] [role=group], #answers")
  const seenOf = (one) => {  // as far as the list is not scrolled past it
    const [box, room] = [boxOf(one), list?.contains(one) ? boxOf(list) : null]
    return room ? { ...box.toJSON(), top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom) } : box
  }
  const answers = all("[data-thing=bar] button")
  const rings = all("[data-thing=rings] > *")
  const away = rings.slice(0, 1).map(boxOf).filter((box) => box.bottom <= 0 || box.top >= innerHeight)
  return [
    ...rings.filter((one) => isOn(boxOf(one))).map(() => "covers what it points at"),
    ...answers.filter((one) => isOn(seenOf(one))).map((one) => `covers ${one.innerText}`),
    ...away.map(() => "points away from the screen"),
    ...(top < 0 || left < 0 || right > innerWidth || bottom > innerHeight ? ["is not on the screen"] : []),
  ]
}"""
# Whether the hand catches clicks, where it begins, where it goes, and how it moves.
GESTURE = """() => {
  const style = getComputedStyle(document.querySelector("[data-thing=finger]"))
  const goal = [parseFloat(style.left), parseFloat(style.top)]
  const begin = [goal[0] + parseFloat(style.getPropertyValue("--dx")),
                 goal[1] + parseFloat(style.getPropertyValue("--dy"))]
  const spot = ([x, y]) =>
    document.elementsFromPoint(x, y).flatMap((one) => one.closest("[data-spot]")?.dataset.spot ?? [])[0]
  return [style.pointerEvents, spot(begin), spot(goal), style.animationName]
}"""


def learn(stage: Stage, game: str, **progress: object) -> AtGuide:
    """The table of a guide, as the button of the lobby opens it."""
    lesson = find(game).guide
    assert lesson
    stage.server.has_bots = True
    begun = tianxia.new(game, seed=lesson.seed, players=lesson.players, options=dict(lesson.options))
    id_ = stage.server.put(begun, person(ME, "Mei"), *[bot(lesson.bot)] * (lesson.players - 1))
    kept = {id_: {"done": [], "open": True, "ended": False, **progress}}
    stage.keep("tianxia guides", json.dumps(kept))
    stage.sit_down(id_)
    return AtGuide(stage.page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_guide_leads_through_a_round_and_covers_nothing(on_stage: NewStage, game: str, language: str) -> None:
    stage = on_stage(language)
    table = learn(stage, game)
    steps, chapters, found = list[str](), list[int](), list[str]()
    for step in table.steps(AtGuide.by_hand):
        steps.append(step)
        chapters.append(table.chapter())
        for size in reversed(SIZES):
            stage.resize(size)
            seen = [*stage.page.evaluate(COVERED), *cuts(stage.page, "[data-thing=guide]")]
            found += [f"{step}, {size}: {one}" for one in seen]
    assert not found, "\n".join(found)
    assert whole(steps, game), steps
    assert sorted(chapters) == chapters
    assert set(chapters) == set(range(1, max(chapters) + 1))
    expect(table.question).to_be_visible()  # the game goes on
    stage.reload()
    expect(table.question).to_be_visible()
    expect(table.guide.or_(table.button)).to_have_count(0)


def test_a_guide_needs_no_mouse(stage: Stage) -> None:
    assert list(learn(stage, "sun_tzu").steps(AtGuide.by_keys))[-1] == "end"


def test_a_guide_can_be_skipped_and_taken_up_again(stage: Stage) -> None:
    table = learn(stage, "sun_tzu")
    table.go(1)
    expect(table.at("track")).to_be_visible()
    table.press("Escape")
    expect(table.guide).to_have_count(0)
    expect(table.button).to_be_focused()
    stage.reload()
    expect(table.button).to_be_visible()
    expect(table.guide).to_have_count(0)
    table.press("g")
    expect(table.at("track")).to_be_visible()
    expect(table.next).to_be_focused()


def test_a_guide_goes_on_where_it_was(stage: Stage) -> None:
    table = learn(stage, "sun_tzu")
    table.go(2)
    expect(table.at("plate")).to_be_visible()
    stage.visit("/")
    stage.page.get_by_role("link", name="Continue Sun Tzu").click()
    expect(table.at("plate")).to_be_visible()


def test_one_can_look_back(stage: Stage) -> None:
    table = learn(stage, "sun_tzu")
    table.go(1)
    table.press("ArrowLeft")
    expect(table.at("welcome")).to_be_visible()
    table.press("ArrowRight")
    expect(table.at("track")).to_be_visible()


def test_any_legal_move_is_good_enough(stage: Stage) -> None:
    """A different order than the guide would choose: it goes on with what comes next."""
    table = learn(stage, "sun_tzu")
    board = AtSunTzu(stage.page)
    table.go(5)
    expect(table.at("first")).to_be_visible()
    board.lay("JIN-YAN", board.card("1"))
    expect(table.at("others")).to_be_visible()
    board.lay_all()
    expect(table.at("ready")).to_be_visible()
    board.get_ready()
    expect(table.guide).to_be_visible()


def test_a_player_who_does_not_read_is_not_held_up(stage: Stage) -> None:
    table = learn(stage, "sun_tzu")
    board = AtSunTzu(stage.page)
    board.lay_all()
    board.get_ready()
    expect(table.at("welcome")).to_be_visible()
    table.go(2)
    expect(table.at("battle")).to_be_visible()  # what it said of the orders is over


def test_the_guide_points_at_the_board(stage: Stage) -> None:
    table = learn(stage, "great_wall")
    ring, power = table.ring.bounding_box(), table.part("force").first.bounding_box()
    assert ring
    assert power
    assert abs(ring["x"] + 5 - power["x"]) <= 1
    assert abs(ring["width"] - 10 - power["width"]) <= 1


def test_a_hand_shows_the_gesture_and_catches_no_click(stage: Stage) -> None:
    table = learn(stage, "sun_tzu")
    finger = table.part("finger")
    expect(finger).to_have_count(0)  # nothing is asked for yet
    table.go(5)
    expect(table.at("first")).to_be_visible()
    expect(finger).to_be_visible()
    expect(table.part("gesture")).to_have_attribute("aria-hidden", "true")
    # Nothing moves for who wants less motion.
    assert stage.page.evaluate(GESTURE) == ["none", "card:9", "prov:CHU", "none"]
    table.suggestion.click()
    expect(table.part("arc")).to_have_count(0)  # one touch of the button is left
    table.send.click()
    expect(table.at("others")).to_be_visible()


def test_what_a_first_round_does_not_need_is_shown_later(stage: Stage) -> None:
    table = learn(stage, "sun_tzu")
    still = table.part("still")
    expect(still).to_be_hidden()
    table.press("Escape")
    expect(still).to_be_visible()
    table.press("g")
    expect(table.at("welcome")).to_be_visible()
    expect(still).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_guide(stage: Stage, game: str) -> None:
    table = learn(stage, game)
    table.go(2)
    found = look_everywhere(stage.page)
    if game == "sun_tzu":
        table.press("Escape")
        expect(table.button).to_be_visible()
        found += look_everywhere(stage.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_on_the_phone_the_card_stands_above_the_question(on_stage: NewStage, game: str) -> None:
    stage = on_stage(size=PHONE, touch=True)
    table = learn(stage, game)
    for _ in range(4):
        card, bar = table.guide.bounding_box(), table.bar.bounding_box()
        assert card
        assert bar
        assert card["x"] >= 0
        assert card["x"] + card["width"] <= PHONE[0]
        assert card["y"] + card["height"] <= bar["y"] + 2
        assert card["height"] <= PHONE[1] * 0.42
        assert stage.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for button in table.guide.locator("button:visible, a:visible").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 43.5, button.inner_text()
        table.by_hand()
        table.rest()


def test_a_table_without_a_guide_loads_nothing_of_it(stage: Stage) -> None:
    loaded: list[str] = []
    stage.page.on("request", lambda request: loaded.append(request.url))
    stage.sit_down(stage.server.put(tianxia.new("sun_tzu", seed=1)))
    assert not [url for url in loaded if "guide" in url.lower()]
    assert [url for url in loaded if "Board" in url or "board" in url.lower() or "/api/" in url]
