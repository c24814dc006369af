"""Two friends far apart, and a spectator: each is sent what they may know and nothing else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import tianxia
from tests.data.moments import moment

from .at_table import PROVINCES, AtSunTzu
from .conftest import NewPerson
from .people import Person
from .staging import person, put_on_table

SIDES = ("sun_tzu", "shao")
SECRET_OF_A_SIDE = {"hand", "drawn", "held", "put_back", "choice"}
SECRET_NEWS = {"order", "order_back", "drew", "general_kept", "took", "put_under"}


def secrets_in(body: Any, side: str) -> Iterator[str]:
    """What a body says of a side that only that side may know; a preview contains parts of a view."""
    if isinstance(body, list):
        for each in body:
            yield from secrets_in(each, side)
    if not isinstance(body, dict):
        return
    own = body.get("sides", {}).get(side, {})
    for name in SECRET_OF_A_SIDE & own.keys():
        if own[name] not in ([], -1):
            yield f"{side} has {name} {own[name]}"
    provinces = body.get("provinces")  # inside a side it is their number
    for place, province in provinces.items() if isinstance(provinces, dict) else ():
        order = province.get("orders", {}).get(side)
        if order not in (None, "?") and not province.get("fought"):
            yield f"{side} has laid the {order} at {place}"
    if (
        body.get("kind") in SECRET_NEWS
        and body["facts"].get("seat") == side
        and {"card", "general"} & body["facts"].keys()
    ):
        yield f"{side} is told: {body}"
    if "options" in body and "prompt" in body and body["seat"] == SIDES.index(side):
        yield f"{side} is asked {body['kind']} with {body['options']}"
    for value in body.values():
        yield from secrets_in(value, side)


def check_silence(somebody: Person, *sides: str) -> None:
    bodies = somebody.heard()
    assert any(isinstance(body, dict) and {"sight", "view"} & body.keys() for body in bodies), (
        "nothing was heard at all"
    )
    assert [secret for side in sides for secret in secrets_in(bodies, side)] == []


def test_the_check_itself_finds_secrets(mei: Person) -> None:
    id_ = mei.open_table("me", "random")
    mei.sit_down(id_).wait()
    found = list(secrets_in(mei.heard(), "sun_tzu"))
    assert any("has put_back" in secret for secret in found)
    assert any("is asked keep_general" in secret for secret in found)


def test_a_friend_comes_by_the_link_and_both_play_at_once(mei: Person, somebody: NewPerson) -> None:
    page = mei.page
    mei.visit("/new?game=sun_tzu")
    page.get_by_label("Who plays King Shao?").select_option("open")
    page.get_by_text("Beginner game").click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    link = page.get_by_label("Link for King Shao").input_value()

    giulia = somebody("")
    giulia.page.goto(link)
    giulia.page.get_by_label("Your name").fill("Giulia")
    giulia.page.get_by_role("button", name="Take this seat").click()
    hers = AtSunTzu(giulia.page)
    hers.wait()
    assert "invitation" not in giulia.page.url
    eve = somebody("Eve")
    watched = eve.sit_down(page.url.partition("/table/")[2].partition("?")[0], None)
    expect(watched.question).to_contain_text("Waiting for Mei and Giulia")

    # Both lay their orders at the same time; neither waits for the other, and neither sees the other's.
    own = AtSunTzu(page)
    own.wait()
    expect(own.seat(1)).to_contain_text("Giulia")
    for province in PROVINCES:
        own.lay(province)
        hers.lay(province)
    expect(own.cards("shao")).to_have_count(0)
    expect(hers.cards("sun_tzu")).to_have_count(0)
    expect(AtSunTzu(eve.page).cards()).to_have_count(0)
    own.get_ready()
    expect(own.question).to_have_text("Your answer is sealed")
    expect(hers.seat(0).locator("[data-thing=sealed]")).to_be_visible()
    expect(watched.question).to_have_text("Waiting for Giulia")
    for somebody_, sides in ((mei, ["shao"]), (giulia, ["sun_tzu"]), (eve, SIDES)):
        check_silence(somebody_, *sides)

    # Then all orders turn over together, on all three screens.
    hers.get_ready()
    for one in (mei, giulia, eve):
        expect(one.page.locator("#log")).to_contain_text("Battle for")
    check_silence(eve, *SIDES)
    check_silence(giulia, "sun_tzu")


def test_orders_lie_face_down_until_their_battle(mei: Person, somebody: NewPerson) -> None:
    giulia, eve = somebody("Giulia"), somebody("Eve")
    game = moment("a battle to choose")
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"))
    mei.sit_down(id_).wait()
    giulia.sit_down(id_, 1)
    eve.sit_down(id_, None)
    fought = sum(province["fought"] for province in eve.sight(id_)["view"]["provinces"].values())
    for one, side in ((mei, "shao"), (giulia, "sun_tzu"), (eve, "")):
        down = AtSunTzu(one.page).cards(side, face_up=False)
        expect(down).to_have_count((5 - fought) * (1 if side else 2))
    mei.at_table.answer()  # one battle is fought: two more cards are face up, the rest stay face down
    expect(AtSunTzu(eve.page).cards(face_up=True)).to_have_count(2 * (fought + 1))
    expect(AtSunTzu(giulia.page).cards("sun_tzu", face_up=True)).to_have_count(fought + 1)
    check_silence(giulia, "sun_tzu")
    check_silence(mei, "shao")
    check_silence(eve, *SIDES)


def test_an_invitation_is_good_once(mei: Person, somebody: NewPerson) -> None:
    id_ = mei.open_table("me", "open")
    link = mei.sight(id_, 0)["invitations"][0]["link"]
    giulia, eve = somebody("Giulia"), somebody("Eve")
    giulia.visit(link)
    eve.visit(link)
    giulia.page.get_by_role("button", name="Take this seat").click()
    giulia.at_table.wait()
    eve.allow("status of 403")
    eve.page.get_by_role("button", name="Take this seat").click()
    expect(eve.page.get_by_role("alert").filter(has_text="invitation")).to_be_visible()


@pytest.mark.parametrize("path", ["/table/nowhere", "/table/nowhere?seat=1", "/nowhere/at/all"])
def test_what_is_not_there_says_so_and_leads_home(mei: Person, path: str) -> None:
    mei.allow("status of 404")
    mei.visit(path)
    expect(mei.page.get_by_role("alert").or_(mei.page.get_by_role("heading", level=1))).to_be_visible()
    mei.page.locator("main a[href='/']").first.click()
    expect(mei.page.get_by_role("heading", name="All under heaven")).to_be_visible()


def test_a_nudge_and_taking_back_by_consent(mei: Person, somebody: NewPerson) -> None:
    """Both keep a general; Mei waits, and when both are revealed she wants her choice back."""
    giulia = somebody("Giulia")
    game = tianxia.new("sun_tzu", seed=1, players=2)
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person(giulia.id, "Giulia"))
    mine, hers = mei.sit_down(id_, 0), giulia.sit_down(id_, 1)
    hers.wait()
    mine.wait()
    mine.choose(re.compile("Keep"))
    # Her line is there: a nudge would be lost before.
    expect(hers.seat(0).locator("[data-thing=sealed]")).to_be_visible()
    mei.page.get_by_role("button", name=re.compile("Nudge")).click()
    expect(hers.part("toast")).to_contain_text("Mei is waiting for you")
    hers.choose(re.compile("Keep"))
    mine.wait()
    mei.page.keyboard.press("u")
    mei.page.get_by_role("button", name="Ask to undo").click()
    expect(mine.part("wish")).to_contain_text("Waiting for: Giulia")
    expect(hers.part("wish")).to_contain_text("Mei asks to undo")
    giulia.page.get_by_role("button", name="Decline").click()
    expect(mine.part("toast")).to_contain_text("Giulia declined")
    expect(mine.part("wish")).to_have_count(0)
    giulia.page.keyboard.press("u")
    giulia.page.get_by_role("button", name="Ask to undo").click()
    mei.page.get_by_role("button", name="Agree").click()
    expect(hers.bar).to_have_attribute("data-kind", "keep_general")
    expect(hers.bar).to_have_attribute("data-state", "asks")


def test_a_link_to_a_moment_shows_it_to_a_friend(mei: Person, somebody: NewPerson) -> None:
    """As a spectator; while the game goes on, nobody looks through the eyes of others, and there is no log yet."""
    eve, game = somebody("Eve"), moment("the end of Sun Tzu")
    id_ = put_on_table(mei.server, game, person(mei.id, "Mei"), person("0" * 32, "Giulia"))
    for one in (mei, eve):
        one.visit(f"/table/{id_}?seat=0&at=40")
        expect(one.page.get_by_role("heading", name=re.compile("^Move 40 of "))).to_be_visible()
        one.at_table.rest()
    assert eve.at_table.part("where").inner_text() == mei.at_table.part("where").inner_text()
    running = put_on_table(mei.server, moment("orders to give"), person(mei.id, "Mei"), person(eve.id, "Eve"))
    assert mei.context.request.get(f"/api/tables/{running}/replay?seat=1&at=5").status == 403
    assert mei.context.request.get(f"/api/tables/{running}/log").status == 409
