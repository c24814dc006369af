"""Mei and Giulia share one screen: a curtain hangs between them, and nothing shines through."""

import re

from playwright.sync_api import expect

from .at_table import BEHIND, AtSunTzu
from .people import Person

# Every word of the page, including those for screen readers only.
ALL_WORDS = """() => {
  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) words.push(walker.currentNode.textContent.trim())
  for (const one of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "value", "placeholder"])
      if (one.hasAttribute(name)) words.push(one.getAttribute(name))
  return words.filter(Boolean)
}"""
CURTAIN_WORDS = re.compile(
    r"Skip to content|A|B|Enter|Pass the device to \w+|I'm \w+(, show my view)?|"
    r"\w+'s secrets are hidden\.|"
    r"Several players share this screen\. Secret information stays hidden until you press the button\."
)


def check_curtain(mei: Person, table: AtSunTzu, name: str) -> None:
    """It calls the right person; there is nothing behind it, and the connection is a spectator's."""
    page = table.page
    expect(table.curtain.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    expect(page.locator(BEHIND)).to_have_count(0)
    assert [words for words in page.evaluate(ALL_WORDS) if not CURTAIN_WORDS.fullmatch(words)] == []
    for socket in mei.sockets:
        if "seat=" in socket.url and not socket.is_closed():
            socket.wait_for_event("close")


def play_orders(table: AtSunTzu) -> None:
    table.wait()
    table.lay_all()
    table.get_ready()


def test_two_rounds_at_one_screen(mei: Person) -> None:
    mei.visit("/new?game=sun_tzu")
    page = mei.page
    page.get_by_label("Who plays King Shao?").select_option("here")
    page.get_by_label("Name of the other player on this screen").fill("Giulia")
    page.get_by_text("Beginner game").click()
    expect(page.get_by_text("A cover screen hides each")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    table = AtSunTzu(page)

    called = []
    ordered = 0
    while ordered < 4:  # two rounds of two
        asked = table.wait()
        if asked == "curtain":
            name = str(table.curtain.get_by_role("heading").text_content()).removeprefix("Pass the device to ")
            check_curtain(mei, table, name)
            called.append(name)
            table.lift(name)
        elif table.kind == "orders":
            play_orders(table)
            ordered += 1
        else:
            table.answer()
    assert called[:2] == ["Mei", "Giulia"]
    assert len(called) >= 4


def test_who_sat_before_may_come_back_and_sees_only_her_own(mei: Person) -> None:
    id_ = mei.open_table("me", "here", beginner=True)
    table = mei.sit_at_sun_tzu(id_)
    table.lift("Mei")
    play_orders(table)
    table.curtain.wait_for()
    check_curtain(mei, table, "Giulia")
    page = mei.page
    page.get_by_role("button", name="I'm Mei, show my view").click()
    expect(table.cards("sun_tzu")).to_have_count(5)  # her orders; none of the opponent's
    expect(table.cards("shao")).to_have_count(0)
    page.get_by_role("button", name="Pass the device to Giulia").click()
    table.lift("Giulia")
    expect(table.cards("sun_tzu")).to_have_count(0)
    expect(table.part("hand")).to_have_attribute("data-side", "shao")


def test_a_reload_hangs_the_curtain_again(mei: Person) -> None:
    table = mei.sit_at_sun_tzu(mei.open_table("me", "here", beginner=True))
    table.lift("Mei")
    table.wait()
    mei.sockets.clear()  # those of the old page are gone with it, without an event
    mei.page.reload()
    table.curtain.wait_for()
    check_curtain(mei, table, "Mei")
