"""What somebody has played: results, ratings among those who agree, all data as files, and deletion."""

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import delete, insert, select

from tianxia.server import profile as profile_module
from tianxia.server import schema

from .browser import Browser, frame, two_people
from .databases import ON_BOTH
from .people import by_password, kept
from .serving import Running
from .tables import RATED, before_the_end, finished, lesson, put, sits
from .waiting import until


def listed(browser: Browser, name: str) -> list[Any]:
    """The lines of the ladder about people who are called so."""
    lines = browser.get("/api/ladder", game="sun_tzu", players=2).json()["lines"]
    return [line for line in lines if name in line["name"]]


@ON_BOTH
def test_a_rated_game_changes_the_ratings_of_both(
    server: Running, ann: Browser, bob: Browser, eve: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = server.address[-5:]
    kept(ann, f"Ann {name}"), kept(bob, f"Bob {name}")
    game, mover, option = before_the_end(lesson())
    table = put(server, game, sits(ann), sits(bob), rated=1)
    result = (ann, bob)[mover].move(table, mover, option)["result"]
    profiles = [each.get("/api/me/profile").json() for each in (ann, bob)]
    for seat, profile in enumerate(profiles):
        assert (profile["played"], profile["won"]) == (1, int(seat in result["winners"]))
        (line,) = profile["results"]
        assert (line["table"], line["place"], line["score"]) == (table, result["places"][seat], result["scores"][seat])
        (rating,) = profile["ratings"]
        assert (rating["game"], rating["players"], rating["games"]) == ("sun_tzu", 2, 1)
        assert rating["deviation"] < 200
        assert line["change"] == rating["rating"] - 1500
    changes = [profile["results"][0]["change"] for profile in profiles]
    assert sum(changes) == 0
    assert changes[result["winners"][0]] > 0
    assert listed(eve, name) == []  # after one game
    monkeypatch.setattr(profile_module, "LEAST_GAMES", 1)
    assert listed(eve, name) == []  # against one person
    monkeypatch.setattr(profile_module, "LEAST_OPPONENTS", 1)
    ladder = eve.get("/api/ladder", game="sun_tzu", players=2).json()
    best = max(profiles, key=lambda each: each["ratings"][0]["rating"])
    lines = listed(eve, name)
    assert lines[0]["rating"] == best["ratings"][0]
    assert (ladder["first"], ladder["more"], ladder["least"], ladder["least_opponents"]) == (0, False, 1, 1)
    assert [(line["kept"], line["rating"]["opponents"]) for line in lines] == [(True, 1)] * 2
    after = eve.get("/api/ladder", game="sun_tzu", players=2, first=1).json()["lines"]
    assert after == ladder["lines"][1:]
    assert eve.get("/api/ladder", game="chess", players=2).status_code == 404


@pytest.mark.parametrize(
    "more",
    [
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
        {"seats": [{"kind": "me"}, {"kind": "here"}]},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "hints": True},
    ],
)
def test_what_cannot_be_rated(ann: Browser, more: dict[str, Any]) -> None:
    assert ann.post("/api/tables", {**RATED, **more}).json()["code"] == "bad_rated"


def test_games_from_before_are_counted_once(server: Running, ann: Browser) -> None:
    table = finished(server, ann)
    profile = ann.get("/api/me/profile").json()
    assert (profile["played"], profile["results"]) == (0, [])  # both seats were one person's
    assert ann.get("/api/me/profile").status_code == 200
    with server.hall.storage.engine.connect() as connection:
        rows = connection.execute(select(schema.results).where(schema.results.c.table_id == table)).mappings().all()
    assert [row["seat"] for row in rows] == [0, 1]
    assert [row["change"] for row in rows] == [None, None]


def test_all_data_comes_as_files(server: Running, ann: Browser) -> None:
    done, running = finished(server, ann), ann.open("me", "here")
    kept(ann, f"Exported {server.address[-5:]}")
    answer = ann.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert {each["table_id"] for each in json.loads(files["seats.json"])} == {done, running}
    assert json.loads(files["me.json"])[0]["name"].startswith("Exported")
    assert {"bans.json", "deliveries.json", "studies.json"} <= files.keys()
    assert files[f"games/{done}.jsonl"] == ann.get(f"/api/tables/{done}/log").text
    assert f"games/{running}.jsonl" not in files  # its seed would tell every card
    assert "argon2" not in "".join(files.values())


def test_own_moves_of_running_games_are_taken_along(server: Running, ann: Browser, bob: Browser) -> None:
    """Without the numbers, which would tell how many secret steps others have made, and without those of others."""
    table = two_people(ann, bob)
    done = finished(server, ann)
    for browser, seat in ((ann, 0), (bob, 1)):
        browser.move(table, seat)
    stored = server.log_of(table)
    server.write(
        insert(schema.bans).values(person=ann.person, at="2026"),
        insert(schema.studies).values(table_id=done, at="2026", body=b"x", asked=ann.person),
    )
    with zipfile.ZipFile(io.BytesIO(ann.get("/api/me/export").content)) as archive:
        files = {name: json.loads(archive.read(name)) for name in archive.namelist() if name.endswith(".json")}
    made = [(line["table_id"], line["seat"], line["play"]) for line in files["moves.json"]]
    assert made == [(table, 0, entry.play) for entry in stored if entry.seat == 0]
    assert all("number" not in line for line in files["moves.json"])
    assert [line["at"] for line in files["bans.json"]] == ["2026"]
    assert files["studies.json"] == [{"table_id": done, "at": "2026", "asked": ann.person}]
    server.write(delete(schema.bans).where(schema.bans.c.person == ann.person))


def test_nobody_is_told_the_name_of_who_was_deleted(server: Running, ann: Browser, bob: Browser) -> None:
    """Not even at tables that they had left before, or that never began."""
    table = ann.open_game("zhanguo", "me", "open", "open", players=3)
    bob.join(table, ann.invitation(table), "Once here")
    add_notice = {
        "kind": "nudge",
        "table_id": table,
        "who": "Once here",
        "at": "2026",
        "due": "9999-01-01T00:00:00.000+00:00",
    }
    with server.hall.storage.engine.begin() as connection:
        rows = [
            {"id": f"by {ann.person}", "person": ann.person, "by": bob.person},
            {"id": f"of another {ann.person}", "person": ann.person, "by": "another"},
        ]
        connection.execute(insert(schema.notices), [{**add_notice, **row} for row in rows])
    bob.post(f"/api/tables/{table}/leave", {})
    bob.post("/api/me/delete", {"sure": True})
    columns = schema.notices.c
    query = select(columns.who).where(columns.person == ann.person).order_by(columns.id)
    assert server.scalars(query) == ["?", "Once here"]


@ON_BOTH
def test_deletion_leaves_the_games_readable(server: Running, ann: Browser, bob: Browser, eve: Browser) -> None:
    name = f"Vanishing {server.address[-5:]}"
    done, alone = finished(server, ann), ann.open("me", "here")
    shared = two_people(bob, ann)
    kept(ann, name)
    assert ann.post("/api/me/delete", {"sure": False}).status_code == 400
    answer = ann.post("/api/me/delete", {"sure": True})
    assert answer.status_code == 200, answer.text
    assert not ann.get("/api/me").json()["kept"]
    assert ann.get("/api/tables").json()["mine"] == []

    # The work in the background may have left the tables, and tells them a moment later.
    until(lambda: bob.sight(shared, 0)["seats"][1]["kind"] == "bot")  # it goes on
    until(lambda: not any(seat["face"] for seat in eve.sight(done)["seats"]))
    seats = eve.sight(done)["seats"]
    assert [(seat["name"], seat["face"], seat["kind"]) for seat in seats] == [("", "", "human")] * 2
    assert eve.get(f"/api/tables/{done}/replay", at=3, seat=0).status_code == 200
    assert "Ann" not in eve.get(f"/api/tables/{done}/log").text
    assert alone not in [line["id"] for line in eve.get("/api/tables").json()["open"]]
    assert by_password(eve, name).status_code == 403
    kept(eve, name)  # the name is free again
    for sheet, column in ((schema.people, "id"), (schema.sessions, "person"), (schema.results, "person")):
        assert ann.person not in server.scalars(select(sheet.c[column]))


def test_a_bot_goes_on_for_who_was_deleted(ann: Browser, bob: Browser) -> None:
    table = two_people(bob, ann, beginner=True)
    with bob.live(table, 0) as socket:
        first = frame(socket)
        assert [seat["owes"] for seat in first["seats"]] == [True, True]  # both choose a general
        ann.post("/api/me/delete", {"sure": True})
        bob.move(table, 0)
        while (sight := bob.sight(table, 0))["seats"][1]["owes"] or sight["moves"] < 2:
            frame(socket)
        assert sight["seats"][1]["kind"] == "bot"
