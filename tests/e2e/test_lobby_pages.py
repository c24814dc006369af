"""A lobby with more tables than a page has: what waits is not lost, and everything else is a touch away."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, expect
from sqlalchemy import create_engine, update

import tianxia
from tests.data.moments import moment
from tianxia.server import schema
from tianxia.server.lobby import LATEST_FINISHED, OWN_PAGE
from tianxia.server.paging import PAGE

from .at_table import AtTable
from .axe import complaints
from .conftest import NewPerson
from .people import PHONE, WIDE, Person
from .serving import Server
from .staging import bot, free_seat, person, put_on_table

OTHER = person("0" * 32, "Giulia")
# The number on the icon of the app, which a test has no app for.
BADGE = """navigator.setAppBadge = async (count) => { window.badge = count }
navigator.clearAppBadge = async () => { window.badge = 0 }"""


def fill(mei: Person) -> str:
    """One table that waits for Mei, and more than a page of newer ones that do not, of each kind."""
    waits = put_on_table(mei.server, moment("orders to give"), person(mei.id, "Mei"), bot())
    for _ in range(PAGE + 1):
        put_on_table(mei.server, moment("the end of Sun Tzu"), person(mei.id, "Mei"), OTHER)
    for _ in range(OWN_PAGE + 1):
        put_on_table(mei.server, moment("only King Shao to act"), person(mei.id, "Mei"), OTHER)
    return waits


def take_away(server: Server, tables: list[str]) -> None:
    engine = create_engine(f"sqlite:///{server.database}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        connection.execute(update(schema.tables).where(schema.tables.c.id.in_(tables)).values(free=0))
    engine.dispose()


def more(section: Locator) -> Locator:
    return section.get_by_role("button", name="Show more")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_turn_is_not_lost_behind_finished_games(somebody: NewPerson, size: tuple[int, int]) -> None:
    mei = somebody("Mei", size=size)
    mei.context.add_init_script(BADGE)
    waits = fill(mei)
    mei.read("/")
    page = mei.page
    expect(page.locator("[data-thing=continue] a")).to_have_attribute("href", f"/table/{waits}?seat=0")
    expect(page).to_have_title("(1) Play · Tianxia")
    expect(page.locator("[data-thing=count]")).to_have_text("1")
    assert ">1</text>" in unquote(page.locator('link[rel="icon"]').get_attribute("href") or "")
    assert page.evaluate("window.badge") == 1

    running, over = page.locator("[data-thing=waiting]"), page.locator("[data-thing=finished]")
    rows = running.locator("[data-thing=table]")
    expect(rows).to_have_count(OWN_PAGE - 1)
    more(running).click()
    expect(rows).to_have_count(OWN_PAGE + 1)
    expect(more(running)).to_have_count(0)
    rows = over.locator("[data-thing=table]")
    expect(rows).to_have_count(LATEST_FINISHED)
    # By keyboard one goes on at the first new line.
    more(over).press("Enter")
    expect(rows).to_have_count(LATEST_FINISHED + OWN_PAGE)
    expect(rows.nth(LATEST_FINISHED)).to_be_focused()
    while more(over).count():
        before = rows.count()
        more(over).click()
        expect(rows.nth(before)).to_be_attached()
    expect(rows).to_have_count(PAGE + 1)
    # Looking again neither folds the lists nor repeats anything.
    with page.expect_response("**/api/tables"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    AtTable(page).rest()
    expect(rows).to_have_count(PAGE + 1)
    links = [row.get_attribute("href") for row in page.locator("[data-thing=table]").all()]
    assert len(links) == len(set(links))
    assert complaints(page, "lobby") == []


def test_free_seats_and_finished_games_beyond_the_first_page(somebody: NewPerson) -> None:
    mei = somebody("Mei")
    tables = [put_on_table(mei.server, tianxia.new("sun_tzu", seed=1), OTHER, free_seat()) for _ in range(PAGE + 1)]
    mei.read("/")
    rows = mei.page.locator("[data-thing=open] [data-thing=table]")
    expect(rows).to_have_count(PAGE)
    more(mei.page.locator("[data-thing=open]")).click()
    expect(rows.nth(PAGE)).to_be_attached()
    take_away(mei.server, tables)  # other tests have the same lobby

    for _ in range(PAGE + 1):
        put_on_table(mei.server, moment("the end of Sun Tzu"), person(mei.id, "Mei"), OTHER)
    for _ in range(2):
        mei.get("/api/me/profile")  # writes the results of games that were put there, some at a time
    mei.read("/me")
    results = mei.page.get_by_role("region", name="Results")
    expect(results.locator("[data-thing=result]")).to_have_count(PAGE)
    more(results).press("Enter")
    expect(results.locator("[data-thing=result]")).to_have_count(PAGE + 1)
    expect(results.locator("[data-thing=result]").nth(PAGE)).to_be_focused()
    expect(more(results)).to_have_count(0)
