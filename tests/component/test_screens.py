"""The table fits every screen: nothing scrolls, there is always something to answer with, and nothing is too small."""

import re

import pytest
from playwright.sync_api import expect

import tianxia
from tests.data.moments import moment
from tests.e2e.at_table import EDGE, PROVINCES, AtSunTzu, AtTable
from tests.e2e.people import PHONE, WIDE

from .bars import SIZE, TALLEST, TWO_LINES
from .conftest import NewStage
from .fingers import FINGER, SMALL
from .languages import LANGUAGES, WORDY
from .sitting import at_one_screen, sit
from .stage import Stage
from .stand_in import ME, SOMEBODY, bot, free_seat, person

SIZES = ((1920, 1080), WIDE, (1366, 768), (1280, 720), (1024, 768), (768, 1024), PHONE, (844, 390), (720, 450))
LOW = ((844, 390), (720, 450), (960, 540), (683, 384))
LEAST = 2  # answers that a low screen shows without scrolling
# The beginning of a turn in the middle of a game.
TURNS = ("orders to give", "a card to play among four", "a clerk to place among four")
# How far the page could be scrolled, down and across.
SCROLLS = "() => { const { scrollHeight, scrollWidth } = document.scrollingElement; \
return [scrollHeight - innerHeight, scrollWidth - innerWidth] }"
# How many answers the mouse can hit without scrolling.
ANSWERS = "#answers :is([data-thing=option], [data-thing=group])"
IN_REACH = f"""() => [...document.querySelectorAll("{ANSWERS}")].filter((one) => {{
  const {{ left, top, width, height }} = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}}).length"""


@pytest.mark.parametrize("name", TURNS)
def test_the_page_never_scrolls(stage: Stage, name: str) -> None:
    table, page = sit(stage, AtTable, moment(name)), stage.page
    for size in SIZES:
        stage.resize(size)
        assert page.evaluate(SCROLLS) == [0, 0], size
        expect(table.question).to_be_in_viewport(ratio=1)
        table.unfold()
        assert page.evaluate(SCROLLS) == [0, 0], f"{size}, unfolded"
        table.press("a")


@pytest.mark.parametrize("name", TURNS)
def test_the_board_has_the_width_and_a_low_screen_two_answers(stage: Stage, name: str) -> None:
    sit(stage, AtTable, moment(name))
    for size in (WIDE, *LOW):
        stage.resize(size)
        board = stage.page.locator("[data-arena]").bounding_box()
        assert board
        assert board["width"] >= size[0] * (0.75 if size == WIDE else 0.6), size
        if size != WIDE:
            assert board["height"] >= size[1] * 0.4, size
            assert stage.page.evaluate(IN_REACH) >= LEAST, size


def test_a_larger_screen_shows_the_same_larger(stage: Stage) -> None:
    sit(stage, AtTable, moment("orders to give"))
    sizes = []
    for size in ((1024, 768), WIDE, (1920, 1080), (2560, 1440)):
        stage.resize(size)
        unit = stage.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
        sizes.append(round(unit, 1))
    assert sizes == [16, 16, 19.2, 25.6]


def test_two_fingers_zoom_the_board_of_a_phone(on_stage: NewStage) -> None:
    stage = on_stage(size=PHONE, touch=True)
    table, page = sit(stage, AtTable, moment("a clerk to place among four")), stage.page
    browser = page.context.new_cdp_session(page)
    box = page.locator("[data-arena]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}] if apart else []
        browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 40)
    for apart in (60, 80):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    zoomed = page.locator("[data-zoomed]")
    expect(zoomed).to_have_count(1)
    assert zoomed.evaluate("({ scrollWidth, clientWidth }) => scrollWidth / clientWidth") > 1.2
    table.press("-", "-", "-")
    expect(zoomed).to_have_count(0)


# The question of a phone: two lines of words and one row of buttons at most; the rest is one tap away

ASKED = tuple(name for name in WORDY if not name.startswith(("the end", "a game lost")))
MORE = ("orders to give", "a reward to accept", "an ability to use", "a soldier to attack with", "an advisor to hire")
LONG = (*ASKED, *MORE, "resources to donate", "a share to give")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_is_two_lines_and_a_row_of_buttons(on_stage: NewStage, language: str) -> None:
    stage, found = on_stage(language, PHONE, confirm="always"), list[str]()

    def look(table: AtTable, when: str) -> None:
        bar, words = stage.page.evaluate(SIZE)
        if bar > TALLEST or words > TWO_LINES:
            found.append(f"{when}: {bar} px, its words {words}: {table.bar.inner_text()}")

    for name in LONG:
        table = sit(stage, AtTable, moment(name))
        look(table, f"{name}, asked")
        if not table.rows.count():
            continue
        if table.part("group").count():
            table.part("group").last.click()
        stage.page.locator("#answers [data-thing=option]").last.click()
        stage.rest()
        if stage.page.locator("[data-thing=unfold][aria-expanded=true]").count():
            table.press("a")
        look(table, f"{name}, chosen")
    assert not found, "\n".join(found)


def test_a_tap_on_the_question_unfolds_all_there_is_to_say(on_stage: NewStage) -> None:
    stage = on_stage(size=PHONE, touch=True, confirm="always")
    table, answers = sit(stage, AtTable, moment("a command card to choose")), stage.page.locator("#answers")
    table.row("Economy").first.tap()
    table.question.tap()
    expect(answers).to_have_count(0)
    expect(table.outcome).to_have_count(0)  # too long for the bar
    table.question.tap()
    expect(answers.get_by_text("clerks").first).to_be_visible()
    expect(answers.locator("[data-thing=option]").first).to_be_visible()


# What a finger touches


def check_screen(stage: Stage) -> None:
    """Nothing scrolls sideways, nothing is too small."""
    stage.rest()
    assert stage.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    assert stage.page.evaluate(SMALL, FINGER) == []


@pytest.fixture
def phone(on_stage: NewStage) -> Stage:
    return on_stage(size=PHONE, touch=True, standing={"sun_tzu-after_battle": "ask"})


@pytest.mark.parametrize(
    "name",
    [
        "a general to keep",
        "orders to give",
        "an army to pay for a plus card",
        "a battle to choose",
        "a drawn card to keep",
        "a general to use after a battle",
        "the end of Sun Tzu",
    ],
)
def test_a_finger_hits_everything_at_a_table(phone: Stage, name: str) -> None:
    table = sit(phone, AtTable, moment(name))
    check_screen(phone)
    if name.startswith("the end"):
        phone.page.get_by_role("button", name=re.compile("Replay")).tap()
        expect(phone.page.get_by_role("heading", name="Move 0 of")).to_be_visible()
    else:
        table.unfold()
    check_screen(phone)


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/rules/sun_tzu", "/rules/sun_tzu?find=six", "/nowhere"])
def test_a_finger_hits_everything_on_a_page(phone: Stage, path: str) -> None:
    phone.server.put(moment("orders to give"))
    phone.visit(path)
    check_screen(phone)


def test_a_round_by_taps(phone: Stage) -> None:
    """On the board in either order, and by the sheet with all answers."""
    phone.server.has_bots = True
    game = tianxia.new("sun_tzu", seed=5, options={"beginner": True})
    table = sit(phone, AtSunTzu, game, seats=[person(ME, "Mei"), bot()])
    for province in PROVINCES[:2]:
        table.next_card.tap(position=EDGE)
        check_screen(phone)
        table.province(province).tap()
        expect(table.order(province)).to_be_visible()
    table.province("JIN-YAN").tap()
    table.next_card.tap(position=EDGE)
    expect(table.order("JIN-YAN")).to_be_visible()
    for province in ("Han-Qi", "Wu"):
        table.unfold()
        check_screen(phone)
        if table.part("group").count():
            table.part("group").first.tap()
        phone.page.locator("#answers [data-thing=option]").filter(has_text=province).first.tap()
        table.confirm()
    expect(table.send).to_contain_text("Ready")
    table.send.tap()
    expect(table.open_log()).to_contain_text("Battle for")
    check_screen(phone)
    phone.page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    expect(table.log).to_be_hidden()
    check_screen(phone)


def test_a_finger_hits_everything_before_a_game(phone: Stage) -> None:
    at_one_screen(phone, AtTable, moment("orders to give"))
    expect(AtTable(phone.page).curtain).to_be_visible()
    check_screen(phone)
    fresh = moment("a general to keep")
    waits = sit(phone, AtTable, fresh, seats=[person(ME, "Mei"), free_seat()])
    expect(waits.question).to_have_text("Waiting for players")
    check_screen(phone)
    chair = free_seat()
    phone.visit(f"/table/{phone.server.put(fresh, person(SOMEBODY, 'Jan'), chair)}?invitation={chair.invitation}")
    expect(phone.page.get_by_role("button", name="Take this seat")).to_be_visible()
    check_screen(phone)


def test_a_name_is_sealed_wherever_it_is_kept(stage: Stage) -> None:
    seats = [person(ME, "Mei")._replace(kept=1), bot()]
    sit(stage, AtTable, moment("orders to give"), seats=seats)
    expect(AtTable(stage.page).seat(0).get_by_role("img", name="keeps this name")).to_be_visible()
    expect(AtTable(stage.page).seat(1).get_by_role("img", name="keeps this name")).to_have_count(0)
