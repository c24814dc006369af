"""A table with a guide beside it: its steps, and the ways to go on."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page, expect

from .at_table import AtTable

MOST = 160  # steps and answers until a guide must have ended
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
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.guide = self.part("guide")
        self.next = self.part("next")
        self.suggestion = self.part("suggestion")
        self.button = self.part("resume")  # brings it back
        self.ring = page.locator("[data-thing=rings] > :first-child")

    def at(self, step: str) -> Locator:
        return self.page.locator(f'[data-thing=guide][data-step="{step}"]')

    def step(self) -> str:
        """The id of the step that is shown; "" between two steps."""
        return self.guide.get_attribute("data-step") or ""

    def chapter(self) -> int:
        """The number of the chapter that is shown, from 1; 0 between two steps."""
        found = re.search(r"(\d+) ?(?:of|z|di|/) ?\d+: \w", self.part("chapter").inner_text())
        return int(found[1]) if found else 0

    def go(self, steps: int) -> None:
        """On by the guide's own button."""
        for _ in range(steps):
            self.next.click()
            self.rest()

    # To its end

    def steps(self, go_on: Callable[["AtGuide"], None]) -> Iterator[str]:
        """Each step when it is shown, until the guide ends."""
        last = ""
        for _ in range(MOST):
            self.rest()
            if not self.guide.count():
                return
            step = self.step()
            if step and step != last:
                yield step
            last = step
            go_on(self)
        raise AssertionError("the guide has no end")

    def by_hand(self) -> None:
        """Next, otherwise the suggestion, otherwise the first row of the bar."""
        if self.next.count():
            return self.next.click()
        if self.suggestion.count():
            self.suggestion.click()
            self.rest()
            return self.send.click()
        if self.part("pass-round").count():
            return self.part("pass-round").click()
        if self.can_send():
            return self.send.click()
        return self.answer_first()

    def answer_first(self) -> None:
        """The first row, or the first of the group that it opens; it may be sent by the touch alone."""
        number = self.bar.get_attribute("data-number")
        self.rows.first.click()
        self.rest()
        inside = self.page.locator("[data-thing=group][aria-expanded=true] + * [data-thing=option]")
        if self.bar.get_attribute("data-number") == number and not self.bar.get_attribute("data-chosen"):
            inside.first.click()
        self.confirm()

    def by_keys(self) -> None:
        """The same without a mouse: where the focus is, Enter goes on."""
        keys = self.page.keyboard
        if self.next.count():
            expect(self.next).to_be_focused()
        elif self.suggestion.count():
            keys.press("g")
            while not self.suggestion.evaluate("one => one === document.activeElement"):
                keys.press("Tab")
            keys.press("Enter")
            self.rest()
        elif self.part("pass-round").count():
            return self.part("pass-round").press("Enter")
        elif not self.can_send():
            keys.press("1")
            self.rest()
            if self.page.locator("[data-thing=group][aria-expanded=true]").count():
                keys.press("1")
                self.rest()
            if not self.bar.get_attribute("data-chosen"):
                return None  # the key alone has sent it
        return keys.press("Enter")


def whole(steps: list[str], game: str) -> bool:
    """What the guide must have said to a player who takes its suggestions."""
    begins = steps[: len(CORE[game])] == CORE[game]
    return begins and set(LATE[game]) <= set(steps) and steps[-1] == "end"
