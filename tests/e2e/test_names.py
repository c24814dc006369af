"""Names that are kept: their seal wherever they stand, and nobody else is called so."""

from playwright.sync_api import Locator, expect

from .axe import CONTRAST, complaints
from .conftest import NewPerson
from .people import PHONE, WIDE, Person

SEAL = "keeps this name"


def sealed(where: Locator) -> None:
    expect(where.get_by_role("img", name=SEAL)).to_be_visible()


def opened(one: Person, **wishes: object) -> tuple[str, str]:
    """A table with a free seat, and the way there."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"beginner": True}
    table = one.post("/api/tables", game="sun_tzu", seats=seats, options=options, **wishes)["id"]
    return table, one.get(f"/api/tables/{table}?seat=0")["invitations"][0]["link"]


def test_a_seal_stands_wherever_the_name_stands(somebody: NewPerson) -> None:
    for size, width in ((WIDE, "wide"), (PHONE, "phone")):
        mei, jakub = somebody("Mei", size=size), somebody("Jakub", size=size)
        name = mei.keep_name()
        table, link = opened(mei, private=False)
        jakub.read("/")
        line = jakub.page.locator("[data-thing=table]", has_text=name)
        sealed(line)
        assert complaints(jakub.page, f"the lobby, {width}") == []
        jakub.page.goto(jakub.server.address + link)
        join = jakub.page.locator("[data-thing=join]")
        sealed(join)
        jakub.page.get_by_label("Your name").fill("Jakub")
        join.get_by_role("button", name="Take this seat").click()
        plates = jakub.page.locator("[data-thing=seat]")
        sealed(plates.filter(has_text=name))
        expect(plates.filter(has_text="Jakub").get_by_role("img", name=SEAL)).to_have_count(0)
        assert complaints(jakub.page, f"the table, {width}", CONTRAST) == []
        mei.read("/me")
        sealed(mei.page.get_by_role("main"))
        mei.post(f"/api/tables/{table}/resign", seat=0)


def test_nobody_sits_down_under_a_name_that_is_kept(somebody: NewPerson) -> None:
    mei, jakub = somebody("Mei"), somebody("Jakub", size=PHONE)
    name = mei.keep_name()
    table, link = opened(mei)
    jakub.allowed.append("409")
    jakub.page.goto(jakub.server.address + link)
    jakub.page.get_by_label("Your name").fill(name.upper())
    join = jakub.page.locator("[data-thing=join]")
    join.get_by_role("button", name="Take this seat").click()
    expect(join.get_by_role("alert")).to_contain_text("is taken")
    jakub.page.get_by_label("Your name").fill("Jakub")
    join.get_by_role("button", name="Take this seat").click()
    expect(join).to_have_count(0)
    mei.post(f"/api/tables/{table}/resign", seat=0)


def test_rated_games_offer_to_keep_a_name(somebody: NewPerson) -> None:
    jakub = somebody("Jakub", size=PHONE)
    jakub.allowed.append("403")
    jakub.read("/new?game=sun_tzu&with=friends")
    jakub.page.get_by_role("switch", name="Rated").check()
    note = jakub.page.get_by_text("Rated games need a name that is yours alone.")
    expect(note).to_be_visible()
    expect(note.get_by_role("link", name="Keep your name")).to_have_attribute("href", "/me")
    assert complaints(jakub.page, "a new rated table") == []
    jakub.page.get_by_role("button", name="Create table").click()
    expect(jakub.page.get_by_role("alert")).to_contain_text("keep their name")
    jakub.keep_name()
    jakub.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(note).to_have_count(0)
