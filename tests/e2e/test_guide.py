"""A first game with a guide: played to its end in every language and size, skipped, resumed, by keys and by mouse."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from .axe import CONTRAST, complaints
from .conftest import NewPerson
from .people import PHONE, WHAT_NOW, WIDE, AtTable, Person
from .screens import resize

MOST = 160  # steps and answers until a guide must have ended
LOOK = 400  # ms until the card is in place
SHORT = 50  # ms between two looks at a step
PASSES = 8000  # ms until a window is passed automatically
# The same as `WHAT_NOW`, and whether a window is about to be passed.
NOW_OR_PASSING = f"""() => document.querySelector(".passing") ? "passing" : ({WHAT_NOW})()"""
# The first answer of a group that has been opened, unless the touch before has answered the question.
OPENED = """(number) => {
  const bar = document.querySelector(".decide")
  if (bar?.dataset.number === number && !bar.dataset.chosen) bar.querySelector(".opts-in .opt")?.click()
}"""
SIZES = (WIDE, (1024, 768), PHONE, (PHONE[1], PHONE[0]))
LANGUAGES = ("en-GB", "pl-PL", "cs-CZ", "it-IT")
SETTLED = 10_000  # ms until the card must have found its place, on a busy machine
# What the card covers of what it points at and of the panel's answers, and whether both are on the screen.
COVERED = """() => {
  const boxOf = (one) => one.getBoundingClientRect()
  const isSeen = (one) => boxOf(one).width > 0
  const card = [...document.querySelectorAll(".guide")].find(isSeen)
  if (!card) return ["no card"]
  const { left, top, right, bottom } = boxOf(card)
  const isOn = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
  const list = document.querySelector(".decide .opts")
  const seenOf = (one) => {  // as far as the list is not scrolled past it
    const [box, room] = [boxOf(one), list?.contains(one) ? boxOf(list) : null]
    return room ? { ...box.toJSON(), top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom) } : box
  }
  const answers = [...document.querySelectorAll(".decide .opt, .decide .btn")].filter(isSeen)
  const rings = [...document.querySelectorAll(".guide-rings span")]
  const away = rings.slice(0, 1).map(boxOf).filter((box) => box.bottom <= 0 || box.top >= innerHeight)
  return [
    ...rings.filter((one) => isOn(boxOf(one))).map(() => "covers what it points at"),
    ...answers.filter((one) => isOn(seenOf(one))).map((one) => `covers ${one.innerText}`),
    ...away.map(() => "points away from the screen"),
    ...(top < 0 || left < 0 || right > innerWidth || bottom > innerHeight ? ["is not on the screen"] : []),
  ]
}"""
# The ring is around the power of the hordes: it follows what it points at a moment later.
RINGED = """() => {
  const [ring, power] = [".guide-rings .first", ".sec .force"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect())
  return ring && power && Math.abs(ring.x + 5 - power.x) <= 1 && Math.abs(ring.width - 10 - power.width) <= 1
}"""
# Whether the hand catches clicks, where it begins, where it goes, and how it moves.
GESTURE = """() => {
  const hand = document.querySelector(".shown-gesture .hand")
  if (!hand) return []
  const style = getComputedStyle(hand)
  const goal = [parseFloat(style.left), parseFloat(style.top)]
  const begin = [goal[0] + parseFloat(style.getPropertyValue("--dx")),
                 goal[1] + parseFloat(style.getPropertyValue("--dy"))]
  const spot = ([x, y]) =>
    document.elementsFromPoint(x, y).flatMap((one) => one.closest("[data-spot]")?.dataset.spot ?? [])[0]
  return [style.pointerEvents, spot(begin), spot(goal), style.animationName]
}"""
# The card has found its place.
ABOVE = """() => {
  const [card, panel] = [".coach", ".decide"].map((one) => document.querySelector(one).getBoundingClientRect())
  return card.bottom <= panel.top + 2
}"""
# What every player meets, whatever they answer.
CORE = {
    "sun_tzu": ["welcome", "track", "plate", "hand", "specials", "first", "others", "ready"],
    "zhanguo": ["welcome", "points", "board", "hand", "card", "unify", "markers", "more", "where", "more", "where"],
    "great_wall": ["welcome", "honor", "general", "advisors", "stock", "city", "horde", "command"],
}
# A player who takes the suggestions also sees these, in any order; a lost game would end before the last of them.
LATE = {
    "sun_tzu": ["battle", "armies", "draw", "second", "ghost", "third", "scored", "picks", "full", "end"],
    "zhanguo": ["court", "recruit", "official", "lower", "action", "shift", "rewards", "outlook", "next", "end"],
    "great_wall": ["clerk", "clerks", "barracks", "activated", "winter", "assault", "spring", "summer", "end"],
}


class AtGuide(AtTable):
    """A table with a guide beside it."""

    def __init__(self, mei: Person) -> None:
        super().__init__(mei.page)
        self.coach = self.page.locator(".coach")
        self.next = self.coach.locator(".next")
        self.choose_for_me = self.coach.locator("footer [aria-pressed]")
        self.pill = self.page.locator(".guide-pill")
        self.rest = self.page.locator(".decide .rest")  # passes until the round is over
        self.ring = self.page.locator(".guide-rings .first")

    def step(self) -> str:
        """The id of the step that is shown; "" between two steps."""
        return self.coach.get_attribute("data-step") or ""

    def settled_step(self) -> str:
        """The same, once it no longer changes: after a battle the guide speaks a moment later than the panel."""
        before, now = None, self.step()
        while now != before:
            before = now
            self.page.wait_for_timeout(SHORT if now else LOOK)
            now = self.step() if self.coach.count() else ""
        return now

    def at(self, step: str) -> Locator:
        return self.page.locator(f'.coach[data-step="{step}"]')

    def chapter(self) -> int:
        """The number of the chapter that is shown, from 1; 0 between two steps."""
        found = re.search(r"(\d+) ?(?:of|z|di|/) ?\d+: \w", self.coach.locator("header").inner_text())
        return int(found[1]) if found else 0

    def covered(self) -> list[str]:
        """What the card covers, size by size."""
        found = []
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            there = f"innerWidth === {width} && innerHeight === {height}"  # some frames later, if the machine is busy
            try:
                self.page.wait_for_function(f"() => {there} && ({COVERED})().length === 0", timeout=SETTLED)
            except TooLate:
                found += [f"{width}x{height}, {self.step()}: {one}" for one in self.page.evaluate(COVERED)]
        resize(self.page, WIDE)
        return found

    def ended(self) -> bool:
        return not self.coach.count() and not self.pill.count()

    def settle(self) -> None:
        """Until the game waits for this player, and the guide has noticed."""
        while self.page.wait_for_function(NOW_OR_PASSING).json_value() == "passing":
            self.page.clock.fast_forward(PASSES)  # nobody needs to sit through it
            self.page.locator(".passing").wait_for(state="detached")
        self.page.wait_for_timeout(60)

    def by_hand(self) -> None:
        """On to the next step: Next, otherwise the suggestion, otherwise the first row of the panel."""
        if self.next.count():
            return self.next.click()
        if self.choose_for_me.count():
            self.choose_for_me.click()
        elif not self.can_send():
            return self.first_row()
        return self.send.click()

    def first_row(self) -> None:
        """The first row of the panel, or of the group that it opens; it may be sent by the touch alone."""
        first = self.rows.first
        if self.rest.count():
            return self.rest.click()
        number = self.panel.get_attribute("data-number")
        first.click()
        self.page.evaluate(OPENED, number)
        return self.confirm()

    def by_keys(self) -> None:
        """The same without a mouse: where the focus is, Enter goes on."""
        keys = self.page.keyboard
        if self.next.count():
            expect(self.next).to_be_focused()
            return keys.press("Enter")
        if self.choose_for_me.count():
            keys.press("g")
            while not self.choose_for_me.evaluate("one => one === document.activeElement"):
                keys.press("Tab")
            keys.press("Enter")
        elif self.rest.count():
            return self.rest.press("Enter")
        elif not self.can_send():
            keys.press("1")
            if self.page.locator(".decide .opts-in").count():
                keys.press("1")
            if not self.panel.get_attribute("data-chosen"):
                return None  # the key alone has sent it
        return keys.press("Enter")


def learn(mei: Person, game: str) -> AtGuide:
    """From the lobby, by the game's button."""
    mei.page.clock.install()
    mei.visit("/")
    mei.page.locator(f'[data-game="{game}"] .learn').click()
    table = AtGuide(mei)
    expect(table.at("welcome")).to_be_visible()
    return table


class Told(NamedTuple):
    """How a guide went: the steps that were shown, in order, their chapters, and what the card covered."""

    steps: list[str]
    chapters: list[int]
    covered: list[str]


def play_through(table: AtGuide, by_keys: bool = False) -> Told:
    """To the end of the guide."""
    told = Told([], [], [])
    for _ in range(MOST):
        if table.ended():
            return told
        table.settle()
        step = table.settled_step()
        if step and step not in told.steps[-1:]:
            told.steps.append(step)
            told.chapters.append(table.chapter())
            if not by_keys:
                told.covered.extend(table.covered())
        question = table.panel.inner_text()
        if by_keys:
            table.by_keys()
        else:
            table.by_hand()
        table.page.wait_for_function(
            """([step, question]) => {
              const card = document.querySelector(".coach")
              const panel = document.querySelector(".decide")
              return !card || card.dataset.step !== step || !panel || panel.innerText !== question
            }""",
            arg=[step, question],
        )
    raise AssertionError(f"the guide has no end: {told.steps}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CORE)
def test_a_guide_leads_through_a_round_and_covers_nothing(somebody: NewPerson, game: str, language: str) -> None:
    mei = somebody("Mei", language=language, drawn=False)
    table = learn(mei, game)
    told = play_through(table)
    assert told.covered == []
    assert told.steps[: len(CORE[game])] == CORE[game]
    assert [step for step in LATE[game] if step not in told.steps] == []
    assert told.steps[-1] == "end"
    assert sorted(told.chapters) == told.chapters
    assert set(told.chapters) == set(range(1, max(told.chapters) + 1))
    expect(table.question).to_be_visible()  # the game goes on
    mei.page.reload()
    expect(table.question).to_be_visible()
    assert table.ended()


def test_a_guide_needs_no_mouse(mei: Person) -> None:
    assert play_through(learn(mei, "sun_tzu"), by_keys=True).steps[-1] == "end"


def test_a_guide_begins_on_the_page_of_the_rules(mei: Person) -> None:
    mei.visit("/rules/zhanguo")
    mei.page.locator(".learn").click()
    expect(AtGuide(mei).at("welcome")).to_be_visible()


def test_a_guide_can_be_skipped_and_taken_up_again(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    table.next.click()
    expect(table.at("track")).to_be_visible()
    mei.page.keyboard.press("Escape")
    expect(table.coach).to_have_count(0)
    expect(table.pill).to_be_focused()
    mei.page.reload()
    expect(table.pill).to_be_visible()
    expect(table.coach).to_have_count(0)
    mei.page.keyboard.press("g")
    expect(table.at("track")).to_be_visible()
    expect(table.next).to_be_focused()


def test_a_guide_goes_on_where_it_was_when_the_table_is_entered_from_the_lobby(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    table.next.click()
    table.next.click()
    expect(table.at("plate")).to_be_visible()
    mei.visit("/")
    mei.page.get_by_role("link", name="Continue Sun Tzu").click()
    expect(table.at("plate")).to_be_visible()


def test_one_can_look_back(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    keys = mei.page.keyboard
    table.next.click()
    expect(table.at("track")).to_be_visible()
    keys.press("ArrowLeft")
    expect(table.at("welcome")).to_be_visible()
    keys.press("ArrowRight")
    expect(table.at("track")).to_be_visible()


def test_any_legal_move_is_good_enough(mei: Person) -> None:
    """A different order than the guide would choose: it goes on with what comes next."""
    table = learn(mei, "sun_tzu")
    for _ in range(5):
        table.next.click()
    expect(table.at("first")).to_be_visible()
    table.lay("JIN-YAN", table.card("1"))
    expect(table.at("others")).to_be_visible()
    table.lay_all()
    expect(table.at("ready")).to_be_visible()
    table.get_ready()
    table.wait()
    expect(table.coach).to_be_visible()


def test_a_player_who_does_not_read_is_not_held_up(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    table.lay_all()
    table.get_ready()
    table.wait()
    expect(table.at("welcome")).to_be_visible()
    while table.step() in ("welcome", "track"):
        table.next.click()
    expect(table.at("battle")).to_be_visible()  # what it said of the orders is over


def test_the_guide_points_at_the_board(mei: Person) -> None:
    table = learn(mei, "great_wall")
    expect(table.ring).to_be_visible()
    mei.page.wait_for_function(RINGED)


def test_a_hand_shows_the_gesture_and_catches_no_click(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    hand = mei.page.locator(".shown-gesture .hand")
    expect(hand).to_have_count(0)  # nothing is asked for yet
    for _ in range(5):
        table.next.click()
    expect(table.at("first")).to_be_visible()
    expect(hand).to_be_visible()
    assert mei.page.locator(".shown-gesture").get_attribute("aria-hidden") == "true"
    shown = ["none", "card:9", "prov:CHU", "none"]  # nothing moves for who wants less motion
    mei.page.wait_for_function(f"shown => String(({GESTURE})()) === String(shown)", arg=shown)
    table.choose_for_me.click()
    expect(mei.page.locator(".shown-gesture .arc")).to_have_count(0)  # one touch of the button is left
    table.send.click()
    expect(table.at("others")).to_be_visible()


def test_what_a_first_round_does_not_need_is_shown_later(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    still = mei.page.locator(".still")
    expect(still).to_be_hidden()
    mei.page.keyboard.press("Escape")
    expect(still).to_be_visible()
    mei.page.keyboard.press("g")
    expect(table.at("welcome")).to_be_visible()
    expect(still).to_be_hidden()


@pytest.mark.parametrize("game", CORE)
def test_axe_finds_nothing_in_a_guide(mei: Person, game: str) -> None:
    table = learn(mei, game)
    table.next.click()
    table.next.click()
    found = look_at(mei, "step")
    if game == "sun_tzu":
        mei.page.keyboard.press("Escape")
        table.pill.wait_for()
        found += look_at(mei, "skipped")
    assert found == []


def look_at(mei: Person, where: str) -> list[str]:
    found = []
    for name, (width, height) in (("phone", PHONE), ("wide", WIDE)):
        resize(mei.page, (width, height))
        mei.page.wait_for_timeout(LOOK)
        found += complaints(mei.page, f"{where}, {name}")
        found += complaints(mei.page, f"{where}, {name}", CONTRAST, "dark")
    return found


@pytest.mark.parametrize("game", CORE)
def test_on_the_phone_the_card_stands_above_the_question(somebody: NewPerson, game: str) -> None:
    mei = somebody("Mei", size=PHONE, has_touch=True, is_mobile=True)
    table = learn(mei, game)
    for _ in range(4):
        mei.page.wait_for_function(ABOVE)
        card, panel = table.coach.bounding_box(), table.panel.bounding_box()
        assert card
        assert panel
        assert card["x"] >= 0
        assert card["x"] + card["width"] <= PHONE[0]
        assert card["y"] + card["height"] <= panel["y"] + 2
        assert card["height"] <= PHONE[1] * 0.42
        assert mei.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for button in table.coach.locator("button:visible, a:visible").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 43.5, button.inner_text()
        table.by_hand()
        table.settle()


def test_a_table_without_a_guide_loads_nothing_of_it(mei: Person) -> None:
    mei.sit_down(mei.open_table("me", "greedy")).question.wait_for()
    mei.page.wait_for_load_state("networkidle")
    assert [one.url for one in mei.answers if re.search("guide", one.url, re.IGNORECASE)] == []
