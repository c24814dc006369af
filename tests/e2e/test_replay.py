"""The replay: any moment has a link, the arrows step, and after the end any seat's view can be chosen."""

import re

from playwright.sync_api import Page, expect

from .conftest import NewPerson
from .people import Person
from .staging import asks, bot, finished, person, put_on_table, reached, table_of


def at(page: Page, move: int) -> None:
    expect(page.get_by_role("heading", name=re.compile(rf"^Move {move} of "))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"[?&]at={move}(&|$)"))


def test_a_link_to_a_moment(mei: Person, somebody: NewPerson) -> None:
    game = reached(finished)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy"))
    mei.visit(f"/table/{id_}?seat=0&at=17")
    page = mei.page
    at(page, 17)
    press = page.keyboard.press
    press("ArrowRight")
    at(page, 18)
    press("ArrowLeft")
    press("ArrowLeft")
    at(page, 16)
    press("End")
    at(page, len(game.moves))
    press("Home")
    at(page, 0)
    press("Shift+ArrowRight")
    expect(page).not_to_have_url(re.compile("at=0$"))
    for name, move in (
        ("Go to start", 0),
        ("Next move", 1),
        ("Go to end", len(game.moves)),
        ("Previous move", len(game.moves) - 1),
    ):
        page.get_by_role("button", name=name).click()
        at(page, move)
    page.locator(".scrub input").fill("40")
    at(page, 40)
    expect(page.locator(".moment-words .tok-s")).to_be_visible()  # it is not only asked for, but drawn

    # A friend opens the link and sees the same moment, as a spectator.
    link = page.url
    eve = somebody("Eve")
    eve.visit(link)
    at(eve.page, 40)
    expect(eve.page.locator(".where > :first-child")).to_have_text(page.locator(".where > :first-child").inner_text())
    page.get_by_role("button", name="Show result").click()
    expect(mei.at_table.end).to_be_visible()
    expect(page).not_to_have_url(re.compile("[?&]at="))


def test_rounds_and_great_moments(mei: Person) -> None:
    game = reached(lambda game: finished(game) and table_of(game)["round"] == 9)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy"))
    mei.visit(f"/table/{id_}?seat=0&at=0")
    page = mei.page
    at(page, 0)
    scored = page.locator(".scrub .great[title*='corin']")
    expect(scored).to_have_count(3)  # after rounds 3, 6 and 9
    rounds = page.get_by_label("Go to round")
    rounds.select_option(label="Round 4")
    expect(page.locator(".where")).to_contain_text("Round 4")
    page.keyboard.press("Escape") if rounds.evaluate("one => document.activeElement === one") else None
    page.locator("h2").first.focus()
    page.keyboard.press("PageDown")
    expect(page.locator(".where")).to_contain_text("Round 5")
    page.keyboard.press("PageUp")
    expect(page.locator(".where")).to_contain_text("Round 4")
    move = page.url
    page.get_by_role("button", name="Next turn").click()
    expect(page).not_to_have_url(move)


def test_whose_eyes(mei: Person) -> None:
    game = reached(finished)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), bot("greedy"))
    orders = next(
        number for number, move in enumerate(game.moves) if game.text_of(move).endswith("@WU") and move.seat == 0
    )
    mei.visit(f"/table/{id_}?seat=0&at={orders + 1}")
    page = mei.page
    at(page, orders + 1)
    expect(page.locator(".hand.s1")).to_be_visible()
    own = page.locator('.plate[data-province="WU"] .ac.s1')
    expect(own).to_have_count(1)
    eyes = page.get_by_label("View as")
    eyes.select_option("1")
    expect(page.locator(".hand.s2")).to_be_visible()
    expect(own).to_have_count(0)
    eyes.select_option("")
    expect(page.locator(".hand")).to_have_count(0)
    expect(own).to_have_count(0)


def test_in_play_only_ones_own_eyes(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia")
    game = reached(asks(0, "orders", 3))
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"))
    table = mei.sit_down(id_)
    page = mei.page
    table.wait()
    table.open_log()
    page.get_by_role("button", name="Replay", exact=True).click()
    at(page, mei.sight(id_, 0)["moves"])
    assert page.get_by_label("View as").locator("option").all_inner_texts() == ["Mei", "spectator"]
    page.locator("#log button.mark").first.click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    expect(page.locator("#stage .is-legal")).to_have_count(0)  # nothing can be chosen in the replay
    page.keyboard.press("Escape")
    assert table.wait().startswith("Play one card")
    mei.allow("status of 403")
    assert mei.context.request.get(f"/api/tables/{id_}/replay?seat=1&at=5").status == 403
    assert mei.context.request.get(f"/api/tables/{id_}/log").status == 409
