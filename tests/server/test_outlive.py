"""Stored games outlive the rules: each fate has its word, and nothing is shown that nobody played."""

import random
from typing import Any

import pytest
from sqlalchemy import select

import tianxia
from tianxia.server import keeper, schema
from tianxia.server.app import Settings
from tianxia.server.doctor import examine
from tianxia.words import Words, languages

from .browser import Browser
from .databases import ON_BOTH
from .refusals import refusal
from .returning import Played, served, stored_row, visit
from .serving import Running, running
from .tables import before_the_end, lesson, put, sits
from .updates import HARMS, drop_keepsake, set_row, update_of_rules
from .waiting import until

SENTENCES = {fate: Words("en").say(f"server-{fate}") for fate in ("other_rules", "damaged", "cut")}


def seen(sight: Any) -> Any:
    """Everything but undo: what others do in secret may end it, and that is sent with the next change."""
    return {**sight, "undo": None}


def is_kept(sight: Any, before: Any, fate: str) -> None:
    """The last position and story, and nothing else to do."""
    for part in ("view", "told", "moves", "asked", "seats", "result", "over", "game", "options", "shuffle"):
        assert sight[part] == before[part], part
    assert sight["status"] == ("over" if before["over"] else "kept")
    assert (sight["fate"]["kind"], sight["fate"]["sentence"]) == (fate, SENTENCES[fate])
    assert sight["fate"]["shown"] == sight["fate"]["entries"]
    assert (sight["decision"], sight["invitations"], sight["undo"]["allowed"]) == (None, [], False)


# An update


def test_a_running_game_goes_on_if_its_moves_lead_there(database: str) -> None:
    """Another version and other data alone do no harm; with the next move the table is on the new version."""
    played = Played(database)
    with update_of_rules(cards=False, version="9.9"), played.again() as (ann, bob, _):
        assert seen(ann.sight(played.table, 0)) == seen(played.sights[0])
        assert seen(bob.sight(played.table, 1)) == seen(played.sights[1])
        assert stored_row(database, played.table)["rules"] != "9.9"
        mover = next(seat["seat"] for seat in ann.sight(played.table)["seats"] if seat["owes"])
        (ann, bob)[mover].random_move(played.table, mover, random.Random(1))
        assert stored_row(database, played.table)["rules"] == "9.9"


@pytest.mark.parametrize("version", ["", "9.9"], ids=["the same version", "a new version"])
def test_a_running_game_that_these_rules_do_not_lead_to(database: str, version: str) -> None:
    played = Played(database)
    with update_of_rules(version=version), played.again() as (ann, bob, eve):
        is_kept(ann.sight(played.table, 0), played.sights[0], "other_rules")
        is_kept(bob.sight(played.table, 1), played.sights[1], "other_rules")
        is_kept(eve.sight(played.table), played.sights[None], "other_rules")
        assert eve.get(f"/api/tables/{played.table}", seat=0).status_code == 403
        assert eve.get(f"/api/tables/{played.table}", seat=5).status_code == 404
        for path, body in ACTS.items():
            answer = ann.post(f"/api/tables/{played.table}/{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (409, "other_rules"), path
            assert answer.json()["sentence"] == SENTENCES["other_rules"]
        for path in ("replay?at=0", "why?seat=0&option=x"):
            assert ann.get(f"/api/tables/{played.table}/{path}").json()["code"] == "other_rules"
    with played.again() as (ann, bob, eve):  # the old rules again: nothing was lost
        assert seen(ann.sight(played.table, 0)) == seen(played.sights[0])


ACTS: dict[str, Any] = {
    "moves": {"seat": 0, "option": "5@WU", "number": 0},
    "undo": {"seat": 0, "number": 0},
    "redo": {"seat": 0, "number": 0},
    "nudge": {"seat": 0, "goal": 1},
    "wish": {"seat": 0, "number": 0},
    "consent": {"seat": 0, "agrees": True},
    "join": {"invitation": "x", "name": "Mallory"},
}


def test_what_is_kept_of_others_is_never_shown(database: str) -> None:
    """While the game runs, a seat's keepsake is only for the person who sits there."""
    played = Played(database)
    with update_of_rules(), played.again() as (ann, bob, eve):
        assert bob.sight(played.table, 1)["view"] == played.sights[1]["view"] != played.sights[0]["view"]
        assert eve.sight(played.table)["view"] == played.sights[None]["view"]
        assert ann.sight(played.table)["view"] == played.sights[None]["view"]  # not asked for by seat
        assert eve.sight(played.table)["seed"] is None
        assert "seed" not in {key for line in eve.get("/api/tables").json()["mine"] for key in line}


def test_its_people_take_the_log_with_them(database: str) -> None:
    played = Played(database)
    with update_of_rules(version="9.9"), played.again() as (ann, bob, eve):
        assert bob.get(f"/api/tables/{played.table}/log").json()["code"] == "other_rules"  # it may go on some day
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{played.table}/close", {"seat": seat, "agrees": True})
        text = bob.get(f"/api/tables/{played.table}/log").text
        assert eve.get(f"/api/tables/{played.table}/log").json()["code"] == "other_rules"
        with pytest.raises(tianxia.BadInput, match="written by rules"):
            tianxia.replay(text)
    again = tianxia.replay(text)  # by the earlier rules
    assert len(again.moves) == 40
    assert again.seat_names == [seat["name"] for seat in played.sights[0]["seats"]]


def test_its_people_close_it_together(database: str) -> None:
    played = Played(database)
    path = f"/api/tables/{played.table}/close"
    with played.again() as (ann, bob, eve):
        assert ann.post(path, {"seat": 0, "agrees": True}).json() == {"closed": False, "waits": [1]}
        assert ann.post(path, {"seat": 0, "agrees": False}).json() == {"closed": False, "waits": [0, 1]}
    with update_of_rules():
        with played.again() as (ann, bob, eve):
            assert eve.post(path, {"seat": 0, "agrees": True}).status_code == 403
            assert ann.post(path, {"seat": 0, "agrees": True}).json() == {"closed": False, "waits": [1]}
            assert ann.post(path, {"seat": 0, "agrees": False}).json() == {"closed": False, "waits": [0, 1]}
            assert ann.post(path, {"seat": 0, "agrees": True}).json() == {"closed": False, "waits": [1]}
            assert [line["id"] for line in ann.get("/api/tables").json()["mine"]] == [played.table]
        with played.again() as (ann, bob, eve):  # it is remembered
            assert ann.sight(played.table, 0)["fate"]["waits"] == [1]
            assert bob.post(path, {"seat": 1, "agrees": True}).json() == {"closed": True, "waits": []}
            assert bob.post(path, {"seat": 1, "agrees": False}).json() == {"closed": True, "waits": []}
            for person in (ann, bob):
                assert person.get("/api/tables").json()["mine"] == []
            assert ann.sight(played.table, 0)["fate"]["closed"]
            assert ann.get(f"/api/tables/{played.table}/log").status_code == 200


def test_without_a_keepsake_there_is_still_a_word(database: str) -> None:
    played = Played(database)
    drop_keepsake(database, played.table)
    with update_of_rules(), played.again() as (ann, _, eve):
        for person in (ann, eve):
            assert refusal(person.get(f"/api/tables/{played.table}")) == (409, "other_rules")
        assert ann.get("/api/tables").json()["mine"][0]["fate"] == "other_rules"
        assert ann.get(f"/api/tables/{played.table}/log").status_code == 409
        assert ann.post(f"/api/tables/{played.table}/close", {"seat": 0, "agrees": True}).json()["waits"] == [1]


# Finished games


@pytest.mark.parametrize("version", ["", "9.9"], ids=["the same version", "a new version"])
def test_a_finished_game_stays_as_it_was(database: str, version: str) -> None:
    played = Played(database, lesson())
    assert played.sights[0]["over"]
    with update_of_rules(version=version), played.again() as (ann, _, eve):
        is_kept(ann.sight(played.table, 0), played.sights[0], "other_rules")
        is_kept(eve.sight(played.table), played.sights[None], "other_rules")
        assert eve.sight(played.table)["result"]["scores"] == played.sights[0]["result"]["scores"]
        assert refusal(ann.get(f"/api/tables/{played.table}/replay", at=3)) == (409, "other_rules")
        text = eve.get(f"/api/tables/{played.table}/log").text
        line = ann.get("/api/tables").json()["finished"][0]
        assert (line["status"], line["fate"]) == ("over", "other_rules")
        answer = ann.post(f"/api/tables/{played.table}/close", {"seat": 0, "agrees": True})
        assert answer.json()["code"] == "not_kept"
    result = tianxia.replay(text).result
    assert result is not None
    assert list(result.scores) == played.sights[0]["result"]["scores"]


def test_a_finished_game_keeps_its_scores_though_the_position_is_the_same(database: str) -> None:
    played, running_one = Played(database, lesson()), Played(database)
    with update_of_rules(cards=False, version="9.9", generous=True):
        with played.again() as (ann, _, _):
            is_kept(ann.sight(played.table, 0), played.sights[0], "other_rules")
        with running_one.again() as (ann, _, _):
            assert seen(ann.sight(running_one.table, 0)) == seen(running_one.sights[0])
        assert [each.id for each in examine(database).kept] == [played.table]
    with played.again() as (ann, _, _):
        assert seen(ann.sight(played.table, 0)) == seen(played.sights[0])


def test_the_last_sight_is_stored_with_the_last_move(own_server: Running) -> None:
    """In the same transaction, not in a quiet moment later."""
    with Browser(own_server.address) as ann:
        game, seat, option = before_the_end(lesson())
        table = put(own_server, game, sits(ann), sits(ann))
        ann.move(table, seat, option)
        kept = own_server.scalar(select(schema.keepsakes.c.entries))
    assert kept == len(own_server.log_of(table))


# Damage


@pytest.mark.parametrize("language", languages())
def test_each_fate_has_its_own_sentence(language: str) -> None:
    words = Words(language)
    said = {words.say(f"server-{fate}") for fate in (*SENTENCES, "not_kept", "our_fault", "bad_body")}
    assert len(said) == 6


@ON_BOTH
def test_one_bad_row_never_breaks_a_list(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever has become of a row: everybody sees the good tables, and the bad one with its fate."""
    tables: dict[str, str] = {}
    with served(database) as it, Browser(it.address) as ann, Browser(it.address) as bob:
        good, free = ann.open("me", "here", beginner=True), ann.open("me", "open")
        for harm in HARMS:
            tables[harm] = ann.open("me", "here", beginner=True)
            for option in ("1@QIN", "2@CHU", "4@WU"):
                ann.move(tables[harm], 0, option)
        bad_free = ann.open("me", "open")
        cookies = [dict(person.client.cookies) for person in (ann, bob)]
    for harm, (do, _) in HARMS.items():
        do(database, tables[harm])
    set_row(database, bad_free, game="chess")
    with visit(database, *cookies) as (ann, bob):
        lists = ann.get("/api/tables").json()
        found = lists["mine"]
        while lists["more"]["mine"]:
            lists = ann.get("/api/tables", after_mine=lists["more"]["mine"]).json()
            found += lists["mine"]
        assert lists["waiting"] == 1
        lines = {line["id"]: line for line in found}
        assert len(lines) == len(found)
        for harm, (_, fate) in HARMS.items():
            line = lines.pop(tables[harm])
            assert (line.get("fate"), line["status"]) == (fate, "kept"), harm
        assert lines.pop(bad_free)["fate"] == "damaged"
        assert {id_: line.get("fate") for id_, line in lines.items()} == {good: None, free: None}
        assert [line["id"] for line in bob.get("/api/tables").json()["open"]] == [free]
        for harm, (_, fate) in HARMS.items():
            sight = ann.sight(tables[harm], 0)
            assert (sight["status"], sight["fate"]["kind"]) == ("kept", fate), harm
            assert sight["moves"] == 3, harm
            answer = ann.try_move(tables[harm], 0, "5@WU", 0)
            assert (answer.status_code, answer.json()["sentence"]) == (409, SENTENCES[fate]), harm
            assert ann.get(f"/api/tables/{tables[harm]}/log").status_code == 409, harm
    said = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    for harm, table in tables.items():
        assert len([line for line in said if table in line]) == 1, harm


def test_the_log_of_a_cut_table_is_not_called_altered(database: str) -> None:
    played = Played(database)
    HARMS["the end is gone"][0](database, played.table)
    with played.again() as (ann, bob, _):
        for seat, person in enumerate((ann, bob)):
            person.post(f"/api/tables/{played.table}/close", {"seat": seat, "agrees": True})
        text = ann.get(f"/api/tables/{played.table}/log").text
    with pytest.raises(tianxia.BadInput, match="lines are missing"):
        tianxia.replay(text)


def test_a_list_has_tables_and_not_seats(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.server.paging.PAGE", 5)
    with served(database) as it, Browser(it.address) as ann, Browser(it.address) as bob:
        mine = [ann.open("me", "here") for _ in range(3)]
        crowded = {"game": "great_wall", "players": 4, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
        free = [bob.post("/api/tables", crowded).json()["id"] for _ in range(4)]
        lists = ann.get("/api/tables").json()
        assert [line["id"] for line in lists["mine"]] == mine[::-1]
        assert [line["id"] for line in lists["open"]] == free[::-1]


# Keepsakes of running games


def test_a_quiet_table_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "QUIET", 0.05)
    monkeypatch.setattr(keeper, "PAUSE", 0.02)
    with served(database) as it, Browser(it.address) as ann:
        table = ann.open("me", "here", beginner=True)
        for option in ("1@QIN", "2@CHU"):
            ann.move(table, 0, option)
        until(lambda: it.hall._tables[table].is_kept)
        assert kept_entries(it, table) == 2


def kept_entries(server: Running, table: str) -> int | None:
    query = select(schema.keepsakes.c.entries).where(schema.keepsakes.c.table_id == table)
    found: int | None = server.scalar(query)
    return found


def test_a_table_that_leaves_memory_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "PAUSE", 0.02)
    small = Settings(database=database, requests_per_second=1_000_000, tables_in_memory=1)
    with running(small) as it, Browser(it.address) as ann:
        table = ann.open("me", "here", beginner=True)
        ann.move(table, 0, "1@QIN")
        ann.open("me", "here")
        assert table not in it.hall._tables
        until(lambda: kept_entries(it, table) == 1)


def test_no_move_waits_for_a_keepsake(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "QUIET", 3600.0)  # however long the moves take
    with Browser(own_server.address) as ann:
        table = ann.open("me", "here", beginner=True)
        for option in ("1@QIN", "2@CHU", "4@WU"):
            ann.move(table, 0, option)
        assert kept_entries(own_server, table) is None
