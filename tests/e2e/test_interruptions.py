"""Lost connections, two tabs: the table on the server is the truth, and every page comes back to it."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.data.moments import moment

from .at_table import AtSunTzu
from .conftest import NewPerson
from .people import Person
from .staging import person, put_on_table, until

NO_LINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")


def lines(page: Page) -> list[str]:
    return page.locator("#log :is([data-thing=line], [data-thing=mark])").all_inner_texts()


def test_a_lost_line_is_told_and_nothing_is_lost(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia")
    id_ = put_on_table(mei.server, moment("orders to give"), person(mei.id, "Mei"), person(giulia.id, "Giulia"))
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    mei.page.route_web_socket(re.compile("/live"), pass_on)
    table, hers = mei.sit_at_sun_tzu(id_), giulia.sit_at_sun_tzu(id_, 1)
    table.wait()
    hers.wait()
    table.lay("WU")

    mei.allow(*NO_LINE)
    mei.context.set_offline(True)
    sockets[-1].close()
    down = table.part("line-note")
    expect(down).to_contain_text("Connection lost. Your last move is saved.")

    # Meanwhile the other side goes on, and Mei tries a move that cannot be sent.
    hers.lay_all()
    hers.get_ready()
    table.next_card.click()
    table.province("QIN").click()
    expect(table.order("QIN")).to_have_count(0)
    expect(down).to_be_visible()

    mei.context.set_offline(False)
    expect(down).to_be_hidden()
    table.order("QIN").wait_for()  # what was being sent has arrived, once
    expect(table.seat(1).locator("[data-thing=sealed]")).to_be_visible()
    assert sum("to Qin" in line for line in lines(mei.page)) == sum("to Qin" in line for line in fresh_lines(mei))
    table.lay_all()
    table.get_ready()
    expect(table.order("QIN")).to_have_count(0)  # they are sealed, and soon in battle
    until(lambda: lines(mei.page) == fresh_lines(mei))  # both sides may still pass some windows


def fresh_lines(mei: Person) -> list[str]:
    """The log as shown by a page that has never lost its connection."""
    page = mei.tab()
    page.goto(mei.page.url)
    AtSunTzu(page).bar.wait_for()
    AtSunTzu(page).rest()
    told = lines(page)
    page.close()
    return told


def test_two_tabs_of_one_seat_stay_in_step(mei: Person) -> None:
    first = mei.sit_at_sun_tzu(mei.open_table("me", "random", beginner=True))
    first.wait()
    page = mei.tab()
    page.goto(mei.page.url)
    second = AtSunTzu(page)
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
    for tab in (first, second):
        expect(tab.log).to_contain_text("Battle for")
    until(lambda: lines(mei.page) == lines(page))  # neither tab waits for the other
    assert first.wait() == second.wait()
    assert lines(mei.page) == lines(page)
