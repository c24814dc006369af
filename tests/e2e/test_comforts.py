"""What makes the table pleasant: drawers, names, sound, battles one by one, passes that tell nobody anything."""

from playwright.sync_api import expect

from .conftest import NewPerson
from .people import Person
from .staging import asks, person, put_on_table, reached, until

SOON = 8000  # ms, as the settings page says
NOON = 12 * 3600 * 1000  # ms
# How many battles the log told of, each time it changed, and all that the line at the top said: a battle is over too
# soon to be looked for now and then.
WATCH = """() => {
  window.told = []
  window.said = ""
  const [log, where] = [document.querySelector("#log"), document.querySelector(".where")]
  const count = () => window.told.push(log.textContent.split("Battle for").length - 1)
  new MutationObserver(count).observe(log, { subtree: true, childList: true })
  const read = () => (window.said += where.textContent)
  new MutationObserver(read).observe(where, { subtree: true, childList: true, characterData: true })
}"""
SAID = "words => window.said.includes(words)"


def test_a_seat_opens_its_drawer(mei: Person) -> None:
    id_ = mei.open_table("me", "random", beginner=True)
    mei.sit_down(id_).wait()
    opener = mei.page.locator(".seat.s2 .open-area")
    opener.click()
    drawer = mei.page.get_by_role("dialog")
    expect(drawer.get_by_role("heading", level=2)).to_have_text(mei.sight(id_, 0)["seats"][1]["name"])
    expect(drawer).to_contain_text("Armies in the pool")
    expect(drawer).to_contain_text("Removed cards")
    mei.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(opener).to_be_focused()


def test_alt_shows_the_names_of_the_symbols_near_the_pointer(mei: Person) -> None:
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    table.wait()
    page = mei.page
    names = page.locator(".names span")
    expect(names).to_have_count(0)
    table.plate("CHU").hover()
    page.keyboard.down("Alt")
    expect(names.filter(has_text="Points after rounds 3, 6, and 9")).to_have_count(1)
    expect(names.filter(has_text="Cards in hand")).to_have_count(0)
    page.locator(".seat.s2 .facts").hover(force=True)
    expect(names.filter(has_text="Cards in hand")).to_have_count(1)
    page.keyboard.up("Alt")
    expect(names).to_have_count(0)


def test_sound_is_off_until_it_is_switched_on(mei: Person) -> None:
    mei.sit_down(mei.open_table("me", "random", beginner=True)).wait()
    switch = mei.page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    mei.page.reload()
    mei.at_table.wait()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_battles_come_one_by_one_and_the_page_around_waits(somebody: NewPerson) -> None:
    """The line at the top, the score and the log say no more than the map does; Space shows the end right away."""
    mei = somebody("Mei", motion=True)
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    table.wait()
    page = mei.page
    page.evaluate(WATCH)
    table.lay_all()
    table.get_ready()
    page.wait_for_function(SAID, arg="battle 1 of 5")
    page.wait_for_function(SAID, arg="battle 2 of 5")
    assert 1 in page.evaluate("window.told")  # there was a moment with one battle in the log
    if page.locator(".hurry").count():
        page.keyboard.press(" ")
        expect(page.locator(".hurry")).to_have_count(0)


def test_a_pass_comes_after_the_same_time_whether_or_not_there_was_a_choice(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia")
    mei.page.clock.install(time=NOON)
    mei.page.clock.pause_at(NOON + 1000)  # for all her tabs: time goes on only when it is told to
    for choices in (True, False):
        game = reached(
            lambda game, choices=choices: (  # type: ignore[misc]
                asks(0, "after_orders", 2)(game) and (len(game.decision(0).options) > 1) is choices
            )
        )
        id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"))
        page = mei.tab()
        page.add_init_script(
            """localStorage.setItem("tianxia", JSON.stringify({standing: {"sun_tzu-after_orders": "soon"}}))"""
        )
        page.goto(f"/table/{id_}?seat=0")
        expect(page.locator(".passing")).to_contain_text("Passing in a few seconds")
        moves = mei.sight(id_, 0)["moves"]
        page.clock.run_for(SOON // 2)
        assert mei.sight(id_, 0)["moves"] == moves
        page.clock.run_for(SOON)
        expect(page.locator(".passing")).to_have_count(0)  # it is being sent
        until(lambda before=moves, id_=id_: mei.sight(id_, 0)["moves"] > before)  # type: ignore[misc]
        page.close()
