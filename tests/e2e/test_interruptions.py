"""Reloads, lost connections, two tabs: the table on the server is the truth, and every page comes back to it."""

import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import NewPerson
from .people import PATIENCE, PROVINCES, AtTable, Person
from .staging import asks, bot, person, put_on_table, reached, until

NO_LINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")


def lines(page: Page) -> list[str]:
    return page.locator("#log .moment, #log button.mark").all_inner_texts()


@pytest.mark.parametrize("kind", ["source", "next_battle", "at_reveal", "draw"])
def test_a_reload_in_mid_round_asks_the_same_again(mei: Person, kind: str) -> None:
    game = reached(asks(0, kind))
    table = mei.sit_down(put_on_table(mei.server, game, person(mei.id, "Mei"), bot()))

    def what_stands() -> tuple[str, list[str], list[str], str]:
        question, rows = table.wait(), table.rows.locator(".t").all_inner_texts()
        return question, rows, lines(mei.page), mei.page.locator(".where").inner_text()

    before = what_stands()
    mei.page.reload()
    assert what_stands() == before
    table.answer()
    mei.page.wait_for_function("before => document.querySelectorAll('#log li').length > before", arg=len(before[2]))


def test_a_lost_line_is_told_and_nothing_is_lost(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia")
    game = reached(asks(0, "orders", 2))
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"))
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    mei.page.route_web_socket(re.compile("/live"), pass_on)
    table, hers = mei.sit_down(id_), giulia.sit_down(id_, 1)
    table.wait()
    hers.wait()
    table.lay("WU")

    mei.allow(*NO_LINE)
    mei.context.set_offline(True)
    sockets[-1].close()
    down = mei.page.locator(".note-line")
    expect(down).to_contain_text("Connection lost. Your last move is saved.")

    # Meanwhile the other side goes on, and Mei tries a move that cannot be sent.
    hers.lay_all()
    hers.get_ready()
    mei.page.locator(".hand .slotcard.is-legal:not(.gone)").first.click()
    table.plate("QIN").click()
    expect(table.order("QIN")).to_have_count(0)
    expect(down).to_be_visible()

    mei.context.set_offline(False)
    expect(down).to_be_hidden()
    table.order("QIN").wait_for()  # what was being sent has arrived, once
    expect(mei.page.locator(".seat.s2 .stamp")).to_be_visible()
    assert sum("to Qin" in line for line in lines(mei.page)) == sum("to Qin" in line for line in fresh_lines(mei))
    table.lay_all()
    table.get_ready()
    expect(table.order("QIN")).to_have_count(0)  # they are sealed, and soon in battle
    end = time.monotonic() + 2 * PATIENCE / 1000
    while (here := lines(mei.page)) != (fresh := fresh_lines(mei)) and time.monotonic() < end:
        mei.page.wait_for_timeout(200)  # both sides may still pass some windows
    assert here == fresh


def fresh_lines(mei: Person) -> list[str]:
    """The log as shown by a page that has never lost its connection."""
    page = mei.tab()
    page.goto(mei.page.url)
    page.locator("#log li").first.wait_for(state="attached")
    told = lines(page)
    page.close()
    return told


def test_two_tabs_of_one_seat_stay_in_step(mei: Person) -> None:
    id_ = mei.open_table("me", "random", beginner=True)
    first = mei.sit_down(id_)
    first.wait()
    page = mei.tab()
    page.goto(mei.page.url)
    second = AtTable(page)
    second.wait()

    first.lay("WU")
    second.order("WU").wait_for()
    second.lay("QIN")
    first.order("QIN").wait_for()
    page.get_by_role("button", name="Undo", exact=True).click()
    first.order("QIN").wait_for(state="detached")
    first.lay_all()
    second.order("JIN-YAN").wait_for()
    first.get_ready()
    for tab in (mei.page, page):
        expect(tab.locator("#log")).to_contain_text("Battle for")
    until(lambda: lines(mei.page) == lines(page))  # neither tab waits for the other
    assert first.wait() == second.wait()
    assert lines(mei.page) == lines(page)


@pytest.mark.parametrize("pause", [0, 100])
def test_a_quick_hand_on_a_slow_line(mei: Person, pause: int) -> None:
    """Five orders are laid faster than the server answers and foretells; all of them arrive."""
    page = mei.page
    slow = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
    line = mei.context.new_cdp_session(page)
    line.send("Network.emulateNetworkConditions", slow)
    table = mei.sit_down(mei.open_table("me", "random", beginner=True))
    table.wait()
    for province, card in zip(PROVINCES, "12345", strict=True):
        table.card(card).click()
        page.wait_for_timeout(pause)
        table.plate(province).click()
        page.wait_for_timeout(pause)
    for province, card in zip(PROVINCES, "12345", strict=True):
        expect(table.order(province)).to_contain_text(card)
    expect(table.bubble).to_have_count(0)
