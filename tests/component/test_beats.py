"""What others do is shown in beats: in their order, until somebody has seen enough, and told again after a reload.

Bob plays without a page, faster than any eye: a whole turn of The Great Wall, four clerks. Mei looks on.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.data.moments import moment
from tests.e2e.at_table import AtGreatWall

from .sitting import sit
from .stage import Stage
from .still import own_stage, stop_clock, until

# Every caption by the move it tells of, how many pieces flew, and how long.
WATCH = """(() => {
  window.captions = []
  window.flown = []
  new MutationObserver((all) => {
    const move = document.querySelector("[data-thing=caption]")?.dataset.move
    if (move && Number(move) !== captions.at(-1)) captions.push(Number(move))
    for (const { addedNodes, target } of all)
      for (const one of target.dataset?.thing === "travels" ? addedNodes : [])
        flown.push(one.getAnimations()[0]?.effect.getTiming().duration)
  }).observe(document, { subtree: true, childList: true, attributes: true })
})()"""
DEVICES = """(() => {
  window.devices = 0
  const Device = window.AudioContext
  window.AudioContext = class extends Device { constructor() { super(); devices++ } }
})()"""
FLIGHT = 500  # ms, within a beat of the usual pace
LINES = "#log [data-thing=line]"
Open = Callable[..., "Watching"]


class Watching:
    """Mei before her page, and Bob who has none."""

    def __init__(self, stage: Stage, name: str = "a turn to follow") -> None:
        self.stage, self.page, self.game = stage, stage.page, moment(name)
        self.page.add_init_script(WATCH)
        self.table = sit(stage, AtGreatWall, self.game)
        self.skip = self.table.part("skip")

    def turn_of_bob(self) -> list[int]:
        """Bob sends all his clerks; returns the moves, as the log counts them."""
        id_, moves = next(iter(self.stage.server.tables)), list[int]()
        while self.game.to_act == (1,):
            texts = [option.text for option in self.game.decision(1).options]
            option = next((text for text in texts if text.startswith("clerk pool>")), texts[0])
            self.stage.server.play(id_, 1, option)
            self.stage.server.tell(id_)
            moves.append(len(self.game.moves))
        assert len(moves) > 2
        return moves

    def captions(self) -> list[int]:
        found: list[int] = self.page.evaluate("window.captions")
        return found


@pytest.fixture
def watching(chromium: Browser) -> Iterator[Open]:
    with ExitStack() as stack:

        def begin(motion: bool = True, **settings: Any) -> Watching:
            return Watching(stack.enter_context(own_stage(chromium, motion, **settings)))

        yield begin


def test_one_after_the_other(watching: Open) -> None:
    it = watching()
    moves = it.turn_of_bob()
    it.table.wait()
    assert it.captions() == moves
    assert it.page.evaluate("window.flown.length") > 0
    expect(it.table.part("caption")).to_have_count(0)
    expect(it.table.part("travels")).to_have_count(0)


@pytest.mark.parametrize("how", ["Space", "Escape", "touch", "button"])
def test_nothing_runs_ahead_until_somebody_has_seen_enough(watching: Open, how: str) -> None:
    """The clock stands still: while the first act is being shown, the page knows nothing of the ones after it. Only the
    skip leads to the end, and it leads there at once.
    """
    it = watching()
    stop_clock(it.stage)
    moves = it.turn_of_bob()
    until(it.page, it.skip.is_visible)
    assert it.captions() == moves[:1]
    assert it.table.part("caption").inner_text().startswith("Giulia")
    assert it.table.bar.get_attribute("data-number") == ""
    assert not it.table.lit.count()
    told = it.page.locator(LINES).count()
    if how == "touch":
        it.page.mouse.click(700, 400)
    elif how == "button":
        it.skip.click()
    else:
        it.page.keyboard.press(how)
    until(it.page, it.page.locator("[data-thing=bar][data-state=asks]").is_visible)
    assert not it.skip.is_visible()
    assert not it.table.part("caption").count()
    assert it.captions() == moves[:1]
    assert not it.page.locator("[data-state=selected]").count(), "the touch meant nothing else"
    assert it.page.locator(LINES).count() > told


@pytest.mark.parametrize("why", ["off", "less motion"])
def test_without_beats(watching: Open, why: str) -> None:
    """The clock stands still, and yet the question is there."""
    it = watching(motion=why == "off", **({"pace": "off"} if why == "off" else {}))
    stop_clock(it.stage)
    it.turn_of_bob()
    until(it.page, it.page.locator("[data-thing=bar][data-state=asks]").is_visible)
    assert it.captions() == []
    assert it.page.evaluate("window.flown") == []


def test_a_reload_in_the_middle(watching: Open) -> None:
    """What was not seen is told when the page comes back, by player; every line can be seen again."""
    it = watching()
    stop_clock(it.stage)
    page, moves = it.page, it.turn_of_bob()
    until(it.page, it.skip.is_visible)
    page.reload()
    page.clock.resume()  # not before: the beats would go on, and in the end all would have been seen
    card = it.table.part("since")
    expect(card.get_by_role("heading", name="Giulia")).to_be_visible()
    assert it.table.part("deed").count() == len(moves)
    assert it.captions() == []

    it.table.part("deed").nth(1).click()
    it.table.wait()
    assert it.captions() == moves[1:2]

    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    it.stage.reload()
    expect(card).to_have_count(0)  # all of it has been seen now
    page.get_by_role("button", name="Since your last move").click()
    expect(it.table.part("deed")).to_have_count(len(moves))
    card.get_by_role("button", name=re.compile("again$")).click()
    it.table.wait()
    assert it.captions() == moves


def test_a_replay_has_captions(chromium: Browser) -> None:
    with own_stage(chromium, motion=True) as stage:
        it = Watching(stage, "the end of The Great Wall with the Reed Clan")
        first = next(n for n, told in enumerate(it.game.told(0)) if n and any(one.kind == "clerk" for one in told))
        stage.set()  # a new visit
        stage.visit(f"/table/{next(iter(stage.server.tables))}?seat=0&at={first - 1}")
        assert it.captions() == []
        stage.page.keyboard.press("ArrowRight")
        stage.page.wait_for_function("() => window.captions.length")
        assert it.captions() == [first]
        stage.page.keyboard.press("ArrowLeft")
        expect(it.table.part("caption")).to_have_count(0)


def test_no_sound_before_it_is_wanted(chromium: Browser) -> None:
    with own_stage(chromium, motion=True) as stage:
        stage.page.add_init_script("localStorage.removeItem('tianxia sound asked')")
        stage.page.add_init_script(DEVICES)
        it = Watching(stage)
        stage.page.mouse.click(700, 400)  # the page was touched: from now on a browser would let it play
        it.turn_of_bob()
        it.table.wait()
        assert stage.page.evaluate("window.devices") == 0
        it.table.part("sound-offer").get_by_role("button", name="On").click()
        assert stage.page.evaluate("window.devices") == 1
        expect(it.table.part("sound-offer")).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False])
def test_a_clerk_is_seen_on_its_way_and_nobody_waits_for_it(chromium: Browser, motion: bool) -> None:
    with own_stage(chromium, motion=motion) as stage:
        it = Watching(stage, "a clerk to place")
        it.table.thing("clerk:pool").click()
        it.table.thing("loc:academy").click(position={"x": 7, "y": 7})
        it.table.thing("loc:embassy").click(position={"x": 7, "y": 7})  # the first one may still be in the air
        expect(it.table.thing("clerk:embassy")).to_be_visible()
        stage.rest()
        expect(it.table.part("travels")).to_have_count(0)
        flown = stage.page.evaluate("window.flown")
        assert len(flown) >= 2 if motion else flown == []
        assert all(round(time) == FLIGHT for time in flown if time is not None)
