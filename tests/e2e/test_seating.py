"""What people do with a table in the browser: keep it private, leave it to a bot and come back, resign, play again."""

from playwright.sync_api import expect
from sqlalchemy import update

import tianxia
from tests.data.moments import moment
from tianxia.server import schema
from tianxia.server.affairs import PUT_AWAY
from tianxia.server.engines import open_engine
from tianxia.server.paging import PAGE

from .conftest import NewPerson
from .people import PHONE, Person, menu
from .staging import bot, person, put_on_table


def two(mei: Person, giulia: Person) -> str:
    """A table in the middle of a game, where both are asked."""
    return put_on_table(mei.server, moment("orders to give"), person(mei.id, "Mei"), person(giulia.id, "Giulia"))


def test_a_private_table_is_found_by_its_link_alone(mei: Person, somebody: NewPerson) -> None:
    eve, giulia = somebody("Eve"), somebody("Giulia")
    mei.visit("/new?game=sun_tzu&with=friends")
    page = mei.page
    expect(page.get_by_role("radio", name="Private")).to_be_checked()
    page.get_by_role("switch", name="Others may watch").uncheck()
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link for King Shao").input_value()
    eve.read("/")
    id_ = page.url.partition("/table/")[2].partition("?")[0]
    expect(eve.page.locator(f"a[href*='{id_}']")).to_have_count(0)
    giulia.visit(link)
    giulia.page.get_by_role("button", name="Take this seat").click()
    giulia.at_table.wait()
    eve.allow("status of 403")
    eve.visit(f"/table/{id_}")
    expect(eve.page.get_by_text("Only those who play may see this table")).to_be_visible()


def test_a_bot_takes_over_and_gives_the_seat_back(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia", size=PHONE)
    id_ = two(mei, giulia)
    mei.sit_down(id_).wait()
    giulia.sit_down(id_, 1).wait()
    menu(giulia.page, "Leave the table")
    giulia.page.wait_for_url("/")
    expect(mei.at_table.seat(1).get_by_role("img", name="Crane is playing for Giulia")).to_be_visible()
    giulia.sit_down(id_, 1)
    banner = giulia.page.locator("[data-thing=stand-in]")
    expect(banner).to_contain_text("Crane is playing for you")
    banner.get_by_role("button", name="Take the seat back").click()
    expect(banner).to_have_count(0)
    expect(mei.at_table.seat(1).get_by_role("img", name="Crane is playing for Giulia")).to_have_count(0)


def test_resigning_and_playing_again(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia")
    id_ = two(mei, giulia)
    mei.sit_down(id_).wait()
    giulia.sit_down(id_, 1).wait()
    menu(giulia.page, "Resign")
    for one in (mei, giulia):
        expect(one.at_table.title).to_have_text("Mei wins")
        expect(one.at_table.part("end-why")).to_contain_text("Giulia resigned.")
    mei.page.get_by_role("button", name="Rematch").click()
    expect(mei.page.get_by_text("Reserved for Giulia")).to_be_visible()
    expect(giulia.page.get_by_role("button", name="Join the rematch")).to_be_visible()
    giulia.visit("/")
    mine = giulia.page.get_by_role("region", name="For you")
    expect(mine).to_contain_text("with Mei")
    mine.get_by_role("link", name="Take the seat").click()
    giulia.page.get_by_role("button", name="Take this seat").click()
    giulia.at_table.wait()
    mei.at_table.wait()


def test_a_table_is_closed_when_both_agree(mei: Person, somebody: NewPerson) -> None:
    giulia = somebody("Giulia")
    id_ = two(mei, giulia)
    mei.sit_down(id_).wait()
    giulia.sit_down(id_, 1).wait()
    menu(mei.page, "Close the table")
    expect(mei.page.get_by_text("Waiting for: Giulia")).to_be_visible()
    giulia.page.get_by_role("button", name="Close it").click()
    for one in (mei, giulia):
        expect(one.page.get_by_role("heading", name="This table is closed")).to_be_visible()


def test_the_profile_shows_all_tables_that_were_put_away(mei: Person) -> None:
    game = tianxia.new("sun_tzu", seed=1)
    ids = [put_on_table(mei.server, game, person(mei.id, "Mei"), bot()) for _ in range(PAGE + 1)]
    tables, engine = schema.tables, open_engine(f"sqlite:///{mei.server.database}")
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(closed=PUT_AWAY))
    engine.dispose()
    mei.read("/me")
    away = mei.page.get_by_role("region", name="Put away")
    expect(away.get_by_role("listitem")).to_have_count(PAGE)
    more = away.get_by_role("button", name="Show more")
    more.click()
    expect(away.get_by_role("listitem")).to_have_count(PAGE + 1)
    expect(more).to_have_count(0)
