"""A first game with a guide: played to its end, skipped, resumed, by keys and by mouse."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .axe import CONTRAST, complaints
from .conftest import NewPerson
from .people import PHONE, WHAT_NOW, WIDE, AtTable, Person

MOST = 160  # steps and answers until a guide must have ended
LOOK = 400  # ms until the card is in place
PASSES = 8000  # ms until a window is passed automatically
# The same as `WHAT_NOW`, and whether a window is about to be passed.
NOW_OR_PASSING = f"""() => document.querySelector(".passing") ? "passing" : ({WHAT_NOW})()"""
# What every player meets, whatever they answer.
CORE = {
    "sun_tzu": ["welcome", "rope", "general", "plate", "hand", "specials", "window", "first", "others", "ready"],
    "zhanguo": ["welcome", "points", "board", "hand", "card", "unify", "markers", "court", "action"],
    "great_wall": ["welcome", "honor", "general", "advisors", "stock", "city", "horde", "command"],
}
# A player who takes the suggestions also sees these, in any order; a lost game would end before the last of them.
LATE = {
    "sun_tzu": ["battle", "armies", "draw", "second", "ghost", "third", "scored", "picks", "end"],
    "zhanguo": ["missions", "rewards", "next", "end"],
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

    def at(self, step: str) -> Locator:
        return self.page.locator(f'.coach[data-step="{step}"]')

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
        """The first row of the panel; on the phone it may be a button, or the list must be opened first."""
        if self.rest.count():
            return self.rest.click()
        quick, grab = self.page.locator(".decide .quick .btn"), self.page.locator(".decide .grab")
        if quick.count():
            quick.first.click()
            return self.send.click()
        if grab.count():
            grab.click()
        self.rows.first.click()
        if not self.can_send():
            self.page.locator(".decide .opts-in .opt").first.click()
        return self.send.click()

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
            if not self.can_send():
                keys.press("1")
        return keys.press("Enter")


def learn(mei: Person, game: str) -> AtGuide:
    """From the lobby, by the game's button."""
    mei.page.clock.install()
    mei.visit("/")
    mei.page.locator(f'[data-game="{game}"] .learn').click()
    table = AtGuide(mei)
    expect(table.at("welcome")).to_be_visible()
    return table


def play_through(table: AtGuide, by_keys: bool = False) -> list[str]:
    """To the end of the guide; returns the steps that were shown, in order."""
    seen: list[str] = []
    for _ in range(MOST):
        if table.ended():
            return seen
        table.settle()
        step = table.step()
        if step and step not in seen[-1:]:
            seen.append(step)
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
    raise AssertionError(f"the guide has no end: {seen}")


@pytest.mark.parametrize(
    ("game", "language", "by_keys"),
    [("sun_tzu", "en-GB", True), ("zhanguo", "pl-PL", False), ("great_wall", "it-IT", False)],
)
def test_a_guide_leads_through_a_round(somebody: NewPerson, game: str, language: str, by_keys: bool) -> None:
    mei = somebody("Mei", language=language)
    table = learn(mei, game)
    seen = play_through(table, by_keys)
    assert seen[: len(CORE[game])] == CORE[game]
    assert [step for step in LATE[game] if step not in seen] == []
    assert seen[-1] == "end"
    expect(table.question).to_be_visible()  # the game goes on
    mei.page.reload()
    expect(table.question).to_be_visible()
    assert table.ended()


def test_a_guide_begins_on_the_page_of_the_rules(mei: Person) -> None:
    mei.visit("/rules/zhanguo")
    mei.page.locator(".learn").click()
    expect(AtGuide(mei).at("welcome")).to_be_visible()


def test_a_guide_can_be_skipped_and_taken_up_again(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    table.next.click()
    expect(table.at("rope")).to_be_visible()
    mei.page.keyboard.press("Escape")
    expect(table.coach).to_have_count(0)
    expect(table.pill).to_be_focused()
    mei.page.reload()
    expect(table.pill).to_be_visible()
    expect(table.coach).to_have_count(0)
    mei.page.keyboard.press("g")
    expect(table.at("rope")).to_be_visible()
    expect(table.next).to_be_focused()


def test_a_guide_goes_on_where_it_was_when_the_table_is_entered_from_the_lobby(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    table.next.click()
    table.next.click()
    expect(table.at("general")).to_be_visible()
    mei.visit("/")
    mei.page.locator("a.tbl").first.click()
    expect(table.at("general")).to_be_visible()


def test_one_can_look_back(mei: Person) -> None:
    table = learn(mei, "sun_tzu")
    keys = mei.page.keyboard
    table.next.click()
    expect(table.at("rope")).to_be_visible()
    keys.press("ArrowLeft")
    expect(table.at("welcome")).to_be_visible()
    keys.press("ArrowRight")
    expect(table.at("rope")).to_be_visible()


def test_any_legal_move_is_good_enough(mei: Person) -> None:
    """A different general and a different order than the guide would choose: it goes on with what comes next."""
    table = learn(mei, "sun_tzu")
    table.next.click()
    table.next.click()
    table.choose("Recruiter")
    expect(table.at("plate")).to_be_visible()
    for _ in range(3):
        table.next.click()
    expect(table.at("window")).to_be_visible()
    table.rest.click()
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
    table.choose("Vanguard")
    table.rest.click()
    expect(table.question).to_contain_text("Lay one card")
    table.lay_all()
    table.get_ready()
    table.wait()
    expect(table.at("welcome")).to_be_visible()
    while table.step() in ("welcome", "rope"):
        table.next.click()
    expect(table.at("battle")).to_be_visible()  # what it said of the orders is over


def test_the_guide_points_at_the_board(mei: Person) -> None:
    table = learn(mei, "great_wall")
    expect(table.ring).to_be_visible()
    ring, wall = table.ring.bounding_box(), mei.page.locator(".wallbox").bounding_box()
    assert ring
    assert wall
    assert abs(ring["x"] + 5 - wall["x"]) <= 1
    assert abs(ring["width"] - 10 - wall["width"]) <= 1


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
        mei.page.set_viewport_size({"width": width, "height": height})
        mei.page.wait_for_timeout(LOOK)
        found += complaints(mei.page, f"{where}, {name}")
        found += complaints(mei.page, f"{where}, {name}", CONTRAST, "dark")
    return found


@pytest.mark.parametrize("game", CORE)
def test_on_the_phone_the_card_stands_above_the_question(somebody: NewPerson, game: str) -> None:
    mei = somebody("Mei", size=PHONE, has_touch=True, is_mobile=True)
    table = learn(mei, game)
    for _ in range(4):
        card, panel = table.coach.bounding_box(), table.panel.bounding_box()
        assert card
        assert panel
        assert card["x"] >= 0
        assert card["x"] + card["width"] <= PHONE[0]
        assert card["y"] + card["height"] <= panel["y"] + 2
        assert card["height"] <= PHONE[1] * 0.42
        assert mei.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for button in table.coach.locator("button, a").all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 43.5, button.inner_text()
        table.by_hand()
        table.settle()


def test_a_table_without_a_guide_loads_nothing_of_it(mei: Person) -> None:
    mei.sit_down(mei.open_table("me", "greedy")).question.wait_for()
    mei.page.wait_for_load_state("networkidle")
    assert [one.url for one in mei.answers if re.search("guide", one.url, re.IGNORECASE)] == []
