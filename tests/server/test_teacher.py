"""The teacher: hints where a table allows them, studies of finished games, and playing on from any moment."""

import asyncio
import random
import threading
from functools import partial
from typing import Any

import pytest

from tianxia.core import registry
from tianxia.core.registry import find
from tianxia.server.app import Settings

from . import slow_bots
from .browser import Browser, two_people
from .people import kept
from .refusals import refusal
from .serving import GENEROUS, Running, running
from .tables import finished
from .waiting import PATIENCE, until


@pytest.fixture(autouse=True)
def _judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sun Tzu has three levels, and a judge whose opinion is known."""
    levels = find("sun_tzu")._replace(levels=("random", "greedy", "greedy"))
    monkeypatch.setitem(registry._games, "sun_tzu", levels)
    monkeypatch.setattr("tianxia.server.bot_workers.weigh", slow_bots.weigh_by_place)
    monkeypatch.setattr("tianxia.server.bot_workers.judge_share", slow_bots.judge_by_place)


def advice(browser: Browser, table: str, seat: int = 0, number: int | None = None) -> Any:
    if number is None:
        number = browser.sight(table, seat)["decision"]["number"]
    return browser.get(f"/api/tables/{table}/advice", seat=seat, number=number)


def between(first: Browser, second: Browser, **wishes: bool) -> str:
    """A table of two people that was opened with wishes."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "sun_tzu", "seats": seats, "options": {"beginner": True}, **wishes}
    table: str = first.post("/api/tables", body).json()["id"]
    assert second.join(table, first.invitation(table)).status_code == 200
    return table


def planned(browser: Browser, table: str, seat: int = 0) -> Any:
    number = browser.sight(table, seat)["decision"]["number"]
    return browser.get(f"/api/tables/{table}/plan", seat=seat, number=number, after="5@WU")


def is_done(browser: Browser, table: str) -> bool:
    return bool(browser.get(f"/api/tables/{table}/study").json()["status"] == "done")


def studied(browser: Browser, table: str) -> Any:
    until(partial(is_done, browser, table))
    return browser.get(f"/api/tables/{table}/study").json()


def test_the_three_best_with_their_chances(ann: Browser) -> None:
    table = ann.open("me", "greedy", beginner=True)
    sight = ann.sight(table, 0)
    assert sight["hints"] is True
    body = advice(ann, table).json()
    options = [option["text"] for option in sight["decision"]["options"]]
    assert [each["option"] for each in body["best"]] == options[:-4:-1]
    assert [each["chance"] for each in body["best"]] == [0.9, 0.8, 0.7]
    assert (body["chance"], body["number"]) == (0.9, sight["decision"]["number"])
    assert body["best"][1]["why"] == "last"
    assert body["best"][1]["about"] == {"place": 1}


def test_whoever_plays_with_others_gets_hints_only_if_the_table_was_opened_so(
    server: Running, ann: Browser, bob: Browser
) -> None:
    table = two_people(ann, bob, beginner=True)
    assert refusal(advice(ann, table)) == (403, "no_hints")
    assert "hints" not in ann.sight(table, 0)
    opened = between(ann, bob, hints=True)
    assert advice(bob, opened, 1).status_code == 200
    server.hall._tables.pop(opened)  # read again from what is stored
    assert ann.sight(opened, 0)["hints"] is True
    alone = ann.post(
        "/api/tables", {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "hints": False}
    )
    assert advice(ann, alone.json()["id"]).status_code == 403


def test_a_rated_game_refuses_hints_chances_and_plans(server: Running, ann: Browser, bob: Browser) -> None:
    """Even one that was stored with hints: the bar shows the chance of an advice, so it has the same refusal."""
    kept(ann, "Ann without help"), kept(bob, "Bob without help")
    table = between(ann, bob, rated=True)
    for hints in (None, True):
        server.hall._tables[table].hints = hints
        for person, seat in ((ann, 0), (bob, 1)):
            sight = person.sight(table, seat)
            assert (sight["rated"], "hints" in sight, "plans" in sight) == (True, False, False)
            advised, tried = advice(person, table, seat), planned(person, table, seat)
            assert (advised.status_code, advised.json()["code"]) == (403, "no_hints")
            assert (tried.status_code, tried.json()["code"]) == (403, "no_plans")
            assert "rated" in tried.json()["sentence"]


def test_plans_are_allowed_where_hints_are(ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_people(ann, bob, beginner=True)
    assert (planned(ann, table).status_code, "plans" in ann.sight(table, 0)) == (403, False)
    agreed = between(ann, bob, hints=True)
    for person, seat in ((ann, 0), (bob, 1)):
        assert person.sight(agreed, seat)["plans"] is True
        assert planned(person, agreed, seat).json()["decision"]
    assert "plans" not in ann.sight(agreed)  # for whom?

    # A game whose bots explain nothing has no hints, but moves can be tried.
    monkeypatch.setitem(registry._games, "sun_tzu", find("sun_tzu")._replace(levels=()))
    alone = ann.open("me", "greedy", beginner=True)
    sight = ann.sight(alone, 0)
    assert ("hints" in sight, sight["plans"]) == (False, True)
    assert planned(ann, alone).status_code == 200


def test_only_the_own_seat_and_only_what_is_asked(server: Running, ann: Browser, bob: Browser) -> None:
    table = ann.open("me", "greedy", beginner=True)
    number = ann.sight(table, 0)["decision"]["number"]
    assert advice(bob, table, 0, number).status_code == 403
    assert advice(ann, table, 1, number).status_code == 403
    assert refusal(advice(ann, table, 0, number + 1)) == (409, "stale")
    assert refusal(advice(ann, finished(server, ann), 0, 0)) == (409, "nothing_asked")


def test_a_game_without_a_judge(server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "sun_tzu", find("sun_tzu")._replace(levels=()))
    table = finished(server, ann)
    assert "hints" not in ann.sight(table, 0)
    assert {each["name"]: each["hints"] for each in ann.get("/api/games").json()}["sun_tzu"] is False
    assert refusal(ann.post(f"/api/tables/{table}/study", {})) == (409, "no_judge")


def test_a_study_is_made_once_and_stored(server: Running, ann: Browser, bob: Browser) -> None:
    table = finished(server, ann)
    assert ann.get(f"/api/tables/{table}/study").json()["status"] == "none"
    refused = bob.post(f"/api/tables/{table}/study", {})
    assert refused.status_code == 403
    begun = ann.post(f"/api/tables/{table}/study", {})
    assert begun.status_code == 202
    body = studied(ann, table)
    judged = body["analysis"]["judgments"]
    assert body["done"] == body["total"] == len(judged) > 20
    assert {each["seat"] for each in judged} == {0, 1}
    assert [each["at"] for each in judged] == sorted(each["at"] for each in judged)
    assert body["analysis"]["judge"] == "greedy"
    assert body["steps"] == list(range(ann.sight(table, 0)["moves"]))
    server.hall._tables.pop(table)
    assert ann.post(f"/api/tables/{table}/study", {}).json() == body
    assert studied(bob, table)["analysis"] == body["analysis"]  # by its link


def test_a_game_that_somebody_gave_up_is_studied_as_far_as_it_went(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob, beginner=True)
    chance = random.Random(3)
    for _ in range(8):
        for person, seat in ((ann, 0), (bob, 1)):
            if person.sight(table, seat)["decision"]:
                person.random_move(table, seat, chance)
    assert bob.post(f"/api/tables/{table}/resign", {"seat": 1}).status_code == 200
    assert ann.post(f"/api/tables/{table}/study", {}).status_code == 202
    body = studied(ann, table)
    analysis, moves = body["analysis"], ann.sight(table, 0)["moves"]
    assert body["total"] == len(analysis["judgments"]) > 5
    assert {each["seat"] for each in analysis["judgments"]} == {0, 1}
    assert (analysis["moves"], analysis["shares"]) == (moves, [1.0, 0.0])  # the end is that he gave up
    first = analysis["judgments"][0]
    asked = ann.get(f"/api/tables/{table}/replay", at=first["at"], seat=first["seat"]).json()["decision"]
    assert first["played"]["option"] in [each["text"] for each in asked["options"]]


def test_a_running_game_is_not_studied(ann: Browser) -> None:
    table = ann.open("me", "greedy", beginner=True)
    for answer in (ann.get(f"/api/tables/{table}/study"), ann.post(f"/api/tables/{table}/study", {})):
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_study_that_failed_can_be_started_again(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(server, ann)
    with monkeypatch.context() as broken:
        broken.setattr("tianxia.server.bot_workers.judge_share", slow_bots.judge_never)
        ann.post(f"/api/tables/{table}/study", {})
        until(lambda: ann.get(f"/api/tables/{table}/study").json()["status"] == "none")
    ann.post(f"/api/tables/{table}/study", {})
    assert studied(ann, table)["analysis"]["judgments"]


def test_one_person_has_two_studies_under_way_and_all_have_a_bound(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are refused with a sentence; when one is done there is room again."""
    go_on = threading.Event()

    async def waits(*_: object) -> list[object]:
        await asyncio.to_thread(go_on.wait, PATIENCE)
        return []

    with (
        running(Settings(database, **GENEROUS)) as server,
        Browser(server.address) as ann,
        Browser(server.address) as bob,
    ):
        monkeypatch.setattr(server.app.state.thinkers, "judge", waits)
        tables = [finished(server, ann) for _ in range(3)]
        told = [ann.post(f"/api/tables/{table}/study", {}) for table in tables]
        assert [each.status_code for each in told] == [202, 202, 429]
        assert told[-1].json()["code"] == "too_many_studies"
        assert ann.post(f"/api/tables/{tables[0]}/study", {}).status_code == 202  # it is the same one
        monkeypatch.setattr("tianxia.server.studies.MOST", 3)
        mine = [finished(server, bob) for _ in range(2)]
        told = [bob.post(f"/api/tables/{table}/study", {}) for table in mine]
        assert [each.status_code for each in told] == [202, 503]
        assert told[-1].json()["code"] == "no_study_now"
        go_on.set()
        for table in (*tables[:2], mine[0]):
            until(partial(is_done, ann, table))
        assert ann.post(f"/api/tables/{tables[2]}/study", {}).status_code == 202


def test_playing_on_from_a_moment(server: Running, ann: Browser, bob: Browser) -> None:
    past = finished(server, ann)
    log = server.log_of(past)
    answer = bob.post(f"/api/tables/{past}/play_on", {"at": 30, "seat": 1, "bot": "random"})
    assert answer.status_code == 201
    table = answer.json()["id"]
    sight = bob.sight(table, 1)
    assert [seat["kind"] for seat in sight["seats"]] == ["bot", "human"]
    assert [(e.seat, e.play) for e in server.log_of(table)][:30] == [(e.seat, e.play) for e in log][:30]
    assert sight["shuffle"] == {"kind": "known"}
    server.hall._tables.pop(table)
    assert bob.sight(table, 1)["moves"] >= sight["moves"] > 0


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"at": -1, "seat": 0, "bot": "random"}, 404, "no_moment"),
        ({"at": 10_000, "seat": 0, "bot": "random"}, 404, "no_moment"),
        ({"at": 3, "seat": 7, "bot": "random"}, 404, "no_seat"),
        ({"at": 3, "seat": 0, "bot": "nobody"}, 422, "no_bot"),
        ({"at": 3, "seat": 0}, 400, "bad_body"),
    ],
)
def test_playing_on_from_nowhere(server: Running, ann: Browser, body: dict[str, Any], status: int, code: str) -> None:
    table = finished(server, ann)
    assert refusal(ann.post(f"/api/tables/{table}/play_on", body)) == (status, code)


def test_nobody_plays_on_from_a_running_game(ann: Browser) -> None:
    """Its seed must stay secret."""
    table = ann.open("me", "greedy", beginner=True)
    assert refusal(ann.post(f"/api/tables/{table}/play_on", {"at": 0, "seat": 0, "bot": "random"})) == (409, "not_over")
