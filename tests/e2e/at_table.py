"""The table page, as somebody with a mouse has it: what is asked, how to answer it, and when it is at rest."""

import re

from playwright.sync_api import Locator, Page, Position

REST = "html[data-rest]"
# Something is to be done, or another screen shows; and nothing is about to happen by itself.
ASKED = f"{REST} :is([data-thing=end], [data-thing=curtain], [data-thing=bar][data-state=asks])"
CORNER: Position = {"x": 7, "y": 7}  # pieces that can be touched themselves may be in the middle of a space
EDGE: Position = {"x": 12, "y": 40}  # of a card that the next one covers
# All that a curtain must hide.
BEHIND = "[data-thing]:not([data-thing=curtain]), [data-spot], #log"
PROVINCES = ("QIN", "CHU", "JIN-YAN", "HAN-QI", "WU")


class AtTable:
    """What is true of every game's table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator("#stage")
        self.lit = page.locator("#stage [data-state=legal]")
        self.bar = self.part("bar")
        self.question = self.part("question")
        self.outcome = self.part("outcome")
        self.send = page.locator("[data-thing=send]:visible, [data-thing=quick] [aria-pressed=true]")
        self.log = page.locator("#log")
        self.end = self.part("end")
        self.title = page.locator("#end-title")
        self.curtain = self.part("curtain")
        self.bubble = self.part("bubble")

    def part(self, name: str) -> Locator:
        """A part of the page, by its name: `bar`, `question`, `replay`."""
        return self.page.locator(f"[data-thing={name}]")

    def thing(self, name: str) -> Locator:
        """Anything on the table, by its name there: `loc:quarry`, `stock:wood`, `hand:70`, `region:2`."""
        return self.page.locator(f'[data-spot="{name}"]').first

    def seat(self, number: int) -> Locator:
        return self.page.locator(f'[data-thing=seat][data-home="{number}"]')

    def rule(self, id_: str) -> Locator:
        """The rule that the bubble names."""
        return self.bubble.get_by_role("link", name=id_)

    # Waiting

    def rest(self) -> None:
        """Until the page has nothing left to do."""
        self.page.locator(REST).wait_for(state="attached")

    def wait(self) -> str:
        """Until it is this seat's turn, or another screen shows. Returns the question, "curtain" or "end"."""
        shown = self.page.locator(ASKED).first
        shown.wait_for()
        name = str(shown.get_attribute("data-thing"))
        return (self.question.text_content() or "").strip() if name == "bar" else name

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.rest()

    @property
    def kind(self) -> str:
        """Of the question, as the engine calls it; "": nobody is asked here."""
        return str(self.bar.get_attribute("data-kind") or "") if self.bar.count() else ""

    # Answers

    def click(self, thing: Locator) -> None:
        """What is forbidden becomes a button only when the server has told what may be tried: so this waits for it."""
        button = thing.and_(self.page.locator("button"))
        button.click(position=CORNER if button.get_attribute("data-cover") is not None else None)
        self.rest()

    def touch(self, *names: str) -> None:
        """One thing, or one and where it goes, and the button that sends if that was not enough."""
        for name in names:
            self.click(self.thing(name))
        self.confirm()

    def confirm(self) -> None:
        """The button that sends, unless the touch before was enough."""
        self.rest()
        if self.bar.count() and self.bar.get_attribute("data-chosen"):
            self.send.click()
            self.rest()

    def unfold(self) -> None:
        """All answers, and what else the bar has to say."""
        folded = self.page.locator("[data-thing=unfold][aria-expanded=false]")
        if folded.count():
            folded.click()
            self.rest()

    @property
    def rows(self) -> Locator:
        """The answers; they are unfolded first."""
        self.unfold()
        return self.page.locator("[data-thing=bar] :is([data-thing=option], [data-thing=group])")

    def row(self, words: str | re.Pattern[str]) -> Locator:
        return self.rows.filter(has_text=words)

    def choose(self, words: str | re.Pattern[str]) -> None:
        """An answer, and the button that sends it if it cannot be undone."""
        self.row(words).first.click()
        self.confirm()

    def can_send(self) -> bool:
        return self.send.count() > 0 and self.send.first.get_attribute("aria-disabled") != "true"

    def answer(self) -> None:
        """Answers whatever is asked, by touching what is lit on the board, otherwise by the first answer."""
        self.wait()
        if not self.lit.count() and self.can_send():
            return self.send.click()
        self.touch_first()
        return self.confirm()

    def touch_first(self) -> None:
        """What is lit first on the board; if nothing is, the first answer."""
        if self.lit.count():
            self.lit.first.click()
        else:
            self.rows.first.click()
            inside = self.page.locator("[data-thing=group][aria-expanded=true] + * [data-thing=option]")
            if inside.count():
                inside.first.click()
        self.rest()

    # What else there is

    def open_log(self) -> Locator:
        if not self.log.is_visible():
            self.part("to-log").click()
            self.rest()
        return self.log

    def open_area(self, seat: int) -> Locator:
        """The drawer with all that lies open before somebody."""
        self.seat(seat).locator("[data-thing=area]").click()
        self.rest()
        return self.page.get_by_role("dialog")

    def all_points(self) -> None:
        """Unfold what is below the scene at the end."""
        self.end.get_by_role("button", name="All points").click()
        self.part("chart").wait_for()

    def lift(self, name: str) -> None:
        """The curtain: this person has come."""
        self.curtain.get_by_role("button", name=f"I'm {name}", exact=False).first.click()
        self.curtain.wait_for(state="detached")


class AtSunTzu(AtTable):
    """Five provinces, and a hand of cards that are laid there as orders."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.hand = page.locator('[data-thing=hand] [data-spot^="card:"]')
        self.drawn = page.locator('[data-thing=hand] [data-spot^="drawn:"]')
        self.laid = page.locator('[data-thing=province] [data-spot^="order:"]')  # they could be taken back

    def province(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing=province][data-province="{name}"]')

    def order(self, province: str) -> Locator:
        """The seat's order at the province that could be taken back."""
        return self.province(province).locator('[data-spot^="order:"]')

    def cards(self, side: str = "", face_up: bool | None = None) -> Locator:
        """Cards at the provinces: of this side, or all; face up or down, or both."""
        of, down = (f'[data-side="{side}"]' if side else ""), '[data-face="?"]'
        lies = "" if face_up is None else f":not({down})" if face_up else down
        return self.page.locator(f"[data-thing=province] [data-thing=card]{of}{lies}")

    def card(self, face: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'[data-thing=hand] :is([data-spot="card:{face}"], [data-spot^="card:{face}:"])').first

    @property
    def next_card(self) -> Locator:
        return self.page.locator('[data-thing=hand] [data-spot^="card:"][data-state=legal]').first

    def lay(self, province: str, card: Locator | None = None) -> None:
        """A card of the hand onto a province; returns when it is there."""
        (card or self.next_card).click(position=EDGE)
        self.province(province).click()
        self.order(province).wait_for()
        self.rest()

    def lay_all(self) -> None:
        for province in PROVINCES:
            if not self.order(province).count():
                self.lay(province)

    def get_ready(self) -> None:
        """All orders are laid: the main button says so."""
        self.page.locator("[data-thing=send]:not([aria-disabled=true])").click()
        self.rest()

    def answer(self) -> None:
        self.wait()
        if self.kind == "orders":
            self.lay_all()
            return self.get_ready()
        if self.lit.count():
            number = self.bar.get_attribute("data-number")
            self.lit.first.click()
            self.rest()
            still = self.page.locator(f'[data-thing=bar][data-number="{number}"][data-chosen=""]')
            if still.count():  # a general who marches needs a second place
                self.page.locator("[data-thing=province][data-state=legal]").first.click()
            return self.confirm()
        return super().answer()


class AtZhanGuo(AtTable):
    """A hand of cards, the court, and regions."""

    def region(self, number: int) -> Locator:
        """One of the player's own board."""
        return self.page.locator(f'[data-thing=mine] [data-region="{number}"]')


class AtGreatWall(AtTable):
    """Locations, sections of the wall, and a player's stock."""

    def section(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing=section][data-section="{name}"]')
