"""The deal between people: nothing of it before all are there, a number of every browser in it, a check at the end."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

import tianxia
from tianxia.core.replay import first_seen
from tianxia.core.seed import Shuffle, seed_in

from .conftest import NewPerson
from .people import PHONE, Person, menu
from .staging import asks, bot, person, put_on_table, reached

KEPT = "JSON.parse(localStorage.getItem('tianxia-shuffles'))"


def two_by_the_link(mei: Person, giulia: Person) -> str:
    """Mei opens a table by the form, Giulia comes by the link."""
    mei.visit("/new?game=zhanguo")
    mei.page.get_by_label("Who plays").nth(1).select_option("open")
    mei.page.get_by_role("button", name="Create table").click()
    expect(mei.page.get_by_role("heading", name="The cards are dealt when everyone is here")).to_be_visible()
    id_: str = mei.page.url.partition("/table/")[2].partition("?")[0]
    assert mei.sight(id_, 0)["view"] is None
    giulia.visit(mei.sight(id_, 0)["invitations"][0]["link"])
    expect(giulia.page.get_by_role("heading", name="The cards are dealt when everyone is here")).to_be_visible()
    giulia.page.get_by_role("button", name="Take this seat").click()
    for one in (mei, giulia):
        expect(one.page.locator(".undealt")).to_have_count(0)
        expect(one.page.locator("[data-board]").first).to_be_visible()
    return id_


def to_the_shuffle(one: Person) -> None:
    expect(one.page.locator("#end-title")).to_be_visible()
    one.page.get_by_role("button", name="All points").click()


def test_a_game_is_dealt_from_every_browser_and_checked_in_each(mei: Person, somebody: NewPerson) -> None:
    giulia, eve = somebody("Giulia", size=PHONE), somebody("Eve")
    id_ = two_by_the_link(mei, giulia)
    kept = [one.page.evaluate(KEPT) for one in (mei, giulia)]
    commitment = mei.sight(id_, 0)["shuffle"]["commitment"]
    for [promised] in kept:
        assert (promised["table"], promised["commitment"]) == (id_, commitment)
    mei.page.keyboard.press("?")
    expect(mei.page.get_by_role("dialog")).to_contain_text(commitment)
    expect(mei.page.get_by_role("dialog")).to_contain_text(kept[0][0]["number"])
    mei.page.keyboard.press("Escape")

    giulia.visit(f"/table/{id_}?seat=1")
    menu(giulia.page, "Resign")
    expect(mei.page.locator("#end-title")).to_be_visible()
    seed = seed_in(mei.sight(id_, 0)["seed"])
    assert isinstance(seed, Shuffle)
    assert seed.numbers == (kept[0][0]["number"], kept[1][0]["number"])
    eve.sit_down(id_, None)
    draws = len(mei.get(f"/api/tables/{id_}/shuffle")["draws"])
    assert draws > 20
    log = tianxia.replay(mei.context.request.get(f"/api/tables/{id_}/log").text())
    for one, proven in ((mei, "your number was mixed in"), (giulia, "your number was mixed in"), (eve, "Whether")):
        to_the_shuffle(one)
        one.page.get_by_role("button", name="Check the shuffle").click()
        found = one.page.locator(".seed-found.is-good")
        expect(found).to_contain_text(f"all {draws} draws of the game follow")
        expect(found).to_contain_text(proven)
        expect(found).to_contain_text("Only the server together with the last player")
    for one, seat in ((mei, 0), (giulia, 1)):  # what the page saw is what the log leads to
        expect(one.page.locator(".seed-found.is-good")).to_contain_text("What you saw right after the deal")
        expect(one.page.locator(".seed dl")).to_contain_text(first_seen(log, seat))


@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        ("secret", "not the one the server had committed to"),
        ("number", "not the ones shown at the deal"),
        ("no draws", "fewer draws than the deal took"),
        ("other cards", "you saw something other than what the server shows now"),
        ("draws", "do not follow"),
    ],
)
def test_the_page_sees_a_server_that_cheats(mei: Person, somebody: NewPerson, cheat: str, found: str) -> None:
    giulia = somebody("Giulia")
    id_ = two_by_the_link(mei, giulia)
    giulia.visit(f"/table/{id_}?seat=1")
    menu(giulia.page, "Resign")

    def other(route: Route) -> None:
        proof = route.fetch().json()
        prefix, secret, first, second = proof["seed"].split("/")
        if cheat == "no draws":
            proof["draws"] = []
        if cheat == "draws":
            proof["draws"][3][1] = (proof["draws"][3][1] + 1) % proof["draws"][3][0]
        secret, first = (
            (first, first) if cheat == "secret" else (secret, second) if cheat == "number" else (secret, first)
        )
        proof["seed"] = "/".join([prefix, secret, first, second])
        route.fulfill(body=json.dumps(proof), content_type="application/json")

    def retold(route: Route) -> None:
        moment = route.fetch().json()
        moment["view"]["round"] += 1
        route.fulfill(body=json.dumps(moment), content_type="application/json")

    if cheat == "other cards":  # and honest draws
        mei.page.route(re.compile(r"/replay\?seat=0&at=0$"), retold)
    mei.page.route("**/shuffle", other)
    to_the_shuffle(mei)
    mei.page.get_by_role("button", name="Check the shuffle").click()
    expect(mei.page.locator(".seed-found:not(.is-good)")).to_contain_text(found)


def test_a_seed_that_anyone_may_know_is_said_before_the_deal_and_after(mei: Person, somebody: NewPerson) -> None:
    chairs = [{"kind": "me"}, {"kind": "open"}]
    id_ = mei.post("/api/tables", game="sun_tzu", players=2, options={}, seats=chairs, seed="7")["id"]
    mei.sit_down(id_)
    expect(mei.page.locator(".undealt")).to_contain_text("a seed that anyone may know, so the game is never rated")
    giulia = somebody("Giulia")
    giulia.sit_down(id_, None)
    expect(giulia.page.locator(".undealt")).to_contain_text("The seed is 7.")
    giulia.visit("/")
    expect(giulia.page.locator(f"a[href*='{id_}']").first).to_contain_text("Dealt from a known seed")


def test_whoever_joins_is_told_that_the_commitment_has_changed(mei: Person, somebody: NewPerson) -> None:
    """A second number is drawn only if they sit down all the same."""
    giulia = somebody("Giulia")
    id_ = mei.post("/api/tables", game="zhanguo", players=2, options={}, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    sent: list[str] = []

    def refuse(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "")["shuffle"]["number"])
        if len(sent) > 1:
            return route.continue_()
        body = {"code": "other_shuffle", "sentence": "The commitment has changed.", "rule": None, "field": "shuffle"}
        return route.fulfill(status=409, body=json.dumps(body), content_type="application/json")

    giulia.allow(r"409 \(Conflict\).*/join")
    giulia.page.route("**/join", refuse)
    giulia.visit(mei.sight(id_, 0)["invitations"][0]["link"])
    giulia.page.get_by_role("button", name="Take this seat").click()
    expect(giulia.page.locator("#join-problem")).to_contain_text("The commitment has changed.")
    assert len(sent) == 1
    giulia.page.get_by_role("button", name="Take this seat").click()
    expect(giulia.page.locator(".undealt")).to_have_count(0)
    assert mei.sight(id_, 0)["shuffle"]["numbers"][1] == sent[1]


def test_a_game_that_an_older_server_showed_says_so_until_it_is_read(mei: Person) -> None:
    id_ = put_on_table(mei.server, reached(asks(0, "orders")), person(mei.id, "Mei"), bot(), luck="shown")
    mei.sit_down(id_)
    news = mei.page.locator(".luck")
    expect(news).to_contain_text("isn't rated")
    news.get_by_role("button", name="Understood").click()
    expect(news).to_have_count(0)
    mei.page.reload()
    mei.at_table.wait()
    expect(news).to_have_count(0)
