"""From the lobby to a table against bots: by one click, by the form; and battles that bots fight, one by one."""

import re

from playwright.sync_api import expect

from .conftest import NewPerson
from .people import Person

# How many battles the log told of, each time it changed, and all that the line at the top said: a battle is over too
# soon to be looked for now and then.
WATCH = """() => {
  window.told = []
  window.said = ""
  const [log, where] = [document.querySelector("#log"), document.querySelector("[data-thing=where]")]
  const count = () => window.told.push(log.textContent.split("Battle for").length - 1)
  new MutationObserver(count).observe(log, { subtree: true, childList: true })
  const read = () => (window.said += where.textContent)
  new MutationObserver(read).observe(where, { subtree: true, childList: true, characterData: true })
}"""
SAID = "words => window.said.includes(words)"


def test_one_click_in_the_lobby_opens_a_table(mei: Person) -> None:
    mei.play_bots("sun_tzu")
    table = mei.at_table
    expect(table.question).to_contain_text("Choose a general to keep")
    table.wait()
    table.lit.first.click()
    table.confirm()
    expect(table.log).to_contain_text("Round 1 begins")
    mei.visit("/")
    expect(table.part("continue")).to_contain_text("Your turn")
    expect(table.part("waiting").locator("[data-thing=table]")).to_have_count(0)
    mei.page.get_by_role("link", name="Continue Sun Tzu").click()
    table.wait()


def test_the_form_opens_the_table_that_was_asked_for(mei: Person) -> None:
    mei.visit("/new?game=sun_tzu")
    page = mei.page
    page.get_by_label("Who plays King Shao?").select_option("me")
    expect(page.get_by_label("Who plays Sun Tzu?")).to_have_value("bot:crane")  # one body: who sat here moves
    page.get_by_label("Who plays Sun Tzu?").select_option("bot:sparrow")
    page.get_by_text("Beginner game").click()
    page.get_by_role("button", name="Create table").click()
    mei.at_table.wait()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+\?seat=1$"))
    sight = mei.sight(page.url.partition("/table/")[2].partition("?")[0], 1)
    assert sight["options"]["beginner"] is True
    assert [seat["bot"] for seat in sight["seats"]] == ["sparrow", None]


def test_battles_come_one_by_one_and_the_page_around_waits(somebody: NewPerson) -> None:
    """The line at the top, the score and the log say no more than the map does; Space shows the end right away."""
    mei = somebody("Mei", motion=True)
    table = mei.sit_at_sun_tzu(mei.open_table("me", "random", beginner=True))
    table.wait()
    mei.page.evaluate(WATCH)
    table.lay_all()
    mei.page.keyboard.press("Enter")  # ready
    mei.page.wait_for_function(SAID, arg="battle 1 of 5")
    mei.page.wait_for_function(SAID, arg="battle 2 of 5")
    assert 1 in mei.page.evaluate("window.told")  # there was a moment with one battle in the log
    if table.part("skip").count():
        mei.page.keyboard.press(" ")
        expect(table.part("skip")).to_have_count(0)
