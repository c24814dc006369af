"""The chat of a table: phrases, free text by consent, who reads it, and what is reported."""

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tianxia.cli import main
from tianxia.core.values import BadInput
from tianxia.server.app import Settings
from tianxia.server.backup import back_up, restore
from tianxia.server.company.sheets import messages, reports

from .browser import Browser, two_people
from .chatting import agree, chat, heard, say, texts
from .databases import ON_BOTH, NewDatabase
from .people import kept, named
from .serving import Running, running, stop_clock


def test_phrases_are_there_at_once(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    with bob.live(table, 1) as socket:
        answer = say(ann, table, 0, "hello")
        assert heard(socket) == 1
    assert answer["messages"][0]["mine"]
    (message,) = chat(bob, table)["messages"]
    assert (message["seat"], message["phrase"], message["mine"]) == (0, "hello", False)
    say(bob, table, 1, "good_luck")
    assert texts(chat(ann, table, after=1)) == ["good_luck"]
    assert say(ann, table, 1, "hello")["code"] == "not_your_seat"
    assert say(ann, table, 0, "nonsense")["code"] == "nothing_said"
    assert say(ann, table, 0)["code"] == "nothing_said"
    assert say(ann, table, 0, "hello", "and more")["code"] == "nothing_said"


def test_free_text_opens_and_closes_by_consent(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    assert say(ann, table, 0, text="Hi there")["code"] == "not_agreed"
    body = agree(ann, table)
    assert (body["free"], body["agreed"]) == (False, [0])
    assert say(ann, table, 0, text="Hi there")["code"] == "not_agreed"
    with ann.live(table, 0) as socket:
        assert agree(bob, table)["free"]
        heard(socket)
    assert texts(say(ann, table, 0, text=" Hi\u202e <b>there</b>\n")) == ["Hi <b>there</b>"]  # as it is, in one line
    assert texts(chat(bob, table)) == ["Hi <b>there</b>"]
    assert say(ann, table, 0, text="x" * 301)["status"] == 400
    assert not agree(bob, table, free=False)["free"]  # anyone can withdraw
    assert say(ann, table, 0, text="Why?")["code"] == "not_agreed"
    assert texts(say(ann, table, 0, "sorry"))[-1] == "sorry"


def test_a_table_of_one_person_has_no_chat(ann: Browser, eve: Browser) -> None:
    for table in (ann.open("me", "crane"), ann.open("me", "here"), ann.open("me", "open")):
        assert not chat(ann, table)["there"]
        assert say(ann, table, 0, "hello")["code"] == "no_chat"


def test_spectators_read_only_what_all_let_them(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    with eve.live(table) as socket:
        say(ann, table, 0, "hello")
        assert chat(eve, table) == {**chat(eve, table), "there": False, "messages": [], "latest": 0}
        agree(ann, table, watched=True)
        assert not chat(eve, table)["there"]
        agree(bob, table, watched=True)
        say(bob, table, 1, "thanks")
        told = [heard(socket), heard(socket)]
    assert told == [1, 2]  # nothing of the first message until all had agreed
    assert texts(chat(eve, table)) == ["hello", "thanks"]
    assert eve.post(f"/api/tables/{table}/chat/agree", {"free": True}).json()["code"] == "no_chat"


def test_nobody_hears_whom_they_have_blocked(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    ann.post("/api/blocks", {"table": table, "seat": 1})
    say(bob, table, 1, "hello")
    say(ann, table, 0, "thanks")
    assert texts(chat(ann, table)) == ["thanks"]
    assert texts(chat(bob, table)) == ["hello", "thanks"]  # and is not told


def test_nobody_floods_a_table(server: Running, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_clock(server.app.state.chats._said, monkeypatch)
    table = two_people(ann, bob)
    answers = [say(ann, table, 0, "hello") for _ in range(8)]
    assert [each.get("code") for each in answers[:6]] == [None] * 6
    assert answers[7]["code"] == "too_chatty"
    assert say(bob, table, 1, "hello").get("code") is None


def test_what_was_said_is_exported_and_deleted(server: Running, ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    agree(ann, table), agree(bob, table)
    say(ann, table, 0, text="Words of Ann")
    say(bob, table, 1, text="Words of Bob")
    with zipfile.ZipFile(io.BytesIO(ann.get("/api/me/export").content)) as archive:
        exported = {name: archive.read(name).decode() for name in archive.namelist()}
    assert "Words of Ann" in exported["messages.json"]
    assert "Words of Bob" not in "".join(exported.values())
    gone = ann.person
    bob.post("/api/reports", {"whom": {"table": table, "seat": 0}, "reason": "spam", "message": 1})
    ann.post("/api/me/delete", {"sure": True})
    with server.hall.storage.engine.connect() as connection:
        stored = str(connection.execute(select(messages)).all())
        kept_back = connection.execute(select(reports).where(reports.c.person == gone)).one()
    assert "Words of Ann" not in stored
    assert gone not in stored
    assert kept_back.gone is not None  # what was reported of her goes later: see test_reports.py
    assert "Words of Ann" in kept_back.evidence


def test_what_a_guest_said_stays_theirs(server: Running, ann: Browser, bob: Browser) -> None:
    with Browser(server.address) as eve:
        name = named(eve, "Eve")
    table = two_people(ann, bob)
    agree(ann, table)
    say(ann, table, 0, "hello")
    assert ann.post("/api/sign_in/password", {"name": name, "password": "correct horse"}).status_code == 200
    body = chat(ann, table)
    assert body["messages"][0]["mine"]
    assert body["agreed"] == [0]


# Reports


@pytest.fixture
def admin(server: Running, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def run(*words: str) -> str:
        main(["admin", "reports", *words, "--database", server.database])
        return capsys.readouterr().out

    return run


def test_a_report_is_settled_by_the_operator(
    server: Running, ann: Browser, bob: Browser, admin: Callable[..., str]
) -> None:
    kept(bob, f"Rude {server.address[-5:]}")
    table = two_people(ann, bob)
    agree(ann, table), agree(bob, table)
    say(ann, table, 0, "hello")
    say(bob, table, 1, text="Something rude")
    say(bob, table, 1, text="Later words")
    whom = {"table": table, "seat": 1}
    assert ann.post("/api/reports", {"whom": whom, "reason": "insult", "message": 1}).json()["code"] == "no_message"
    assert ann.post("/api/reports", {"whom": whom, "reason": "boredom"}).status_code == 400
    body = {"whom": whom, "reason": "insult", "text": "He is rude.", "message": 2}
    assert ann.post("/api/reports", body).status_code == 201
    row = next(each for each in json.loads(admin("list", "--json")) if each["table"] == table)
    number = str(row["number"])
    shown = admin("show", number)
    assert "Something rude" in shown
    assert "He is rude." in shown
    assert "Later words" not in shown
    assert f"{number}  " in admin("list")
    settled = admin("settle", number, "--note", "Not here", "--rename", f"Polite {server.address[-5:]}", "--remove")
    assert "renamed" in settled
    assert "message 2 removed" in settled
    assert number not in [str(each["number"]) for each in json.loads(admin("list", "--json"))]
    assert "Not here" in admin("list", "--all")
    assert "Settled" in admin("show", number)
    assert texts(chat(ann, table)) == ["hello", "Later words"]
    assert bob.get("/api/me").json()["name"].startswith("Polite")
    metrics = ann.get("/metrics").text
    assert "tianxia_reports_total" in metrics
    assert "tianxia_messages_total" in metrics


def test_settled_once(server: Running, ann: Browser, bob: Browser, admin: Callable[..., str]) -> None:
    table = two_people(ann, bob)
    ann.post("/api/reports", {"whom": {"table": table, "seat": 1}, "reason": "name"})
    row = next(each for each in json.loads(admin("list", "--json")) if each["table"] == table)
    assert "nothing done" in admin("settle", str(row["number"]))
    for words in (("settle", str(row["number"])), ("show", "999999")):
        with pytest.raises((SystemExit, BadInput)):
            admin(*words)


def test_nobody_floods_the_operator(ann: Browser, bob: Browser) -> None:
    table = two_people(ann, bob)
    body = {"whom": {"table": table, "seat": 1}, "reason": "spam"}
    codes = [ann.post("/api/reports", body).status_code for _ in range(11)]
    assert codes == [201] + [409] * 9 + [429]


@ON_BOTH
def test_a_backup_has_it_all(new_url: NewDatabase, tmp_path: Path) -> None:
    url, copy = new_url(), new_url.blank()
    with running(Settings(database=url)) as server, Browser(server.address) as ann, Browser(server.address) as bob:
        table = two_people(ann, bob)
        say(ann, table, 0, "hello")
        agree(ann, table)
        ann.post("/api/reports", {"whom": {"table": table, "seat": 1}, "reason": "name"})
        ann.post("/api/blocks", {"table": table, "seat": 1})
    back_up(url, tmp_path / "backup")
    restore(tmp_path / "backup", copy)
    with running(Settings(database=copy)) as server, Browser(server.address) as eve:
        eve.become(dict(ann.client.cookies))
        body = chat(eve, table)
        assert (texts(body), body["agreed"]) == (["hello"], [0])
        assert len(eve.get("/api/company").json()["blocked"]) == 1
        again = {"whom": {"table": table, "seat": 1}, "reason": "name"}
        assert eve.post("/api/reports", again).json()["code"] == "report_stands"
        eve.become(dict(bob.client.cookies))
        back = {"whom": {"table": table, "seat": 0}, "reason": "name"}
        assert eve.post("/api/reports", back).status_code == 201  # numbers go on after those that are taken


@ON_BOTH
@pytest.mark.parametrize("after", [-1, 2**31])
def test_numbers_that_no_message_has(ann: Browser, bob: Browser, after: int) -> None:
    table = two_people(ann, bob)
    assert ann.get(f"/api/tables/{table}/chat", after=after).status_code == 400
    report = {"whom": {"table": table, "seat": 1}, "reason": "spam", "message": after}
    assert ann.post("/api/reports", report).status_code == 400
    assert ann.post("/api/tables/%00/challenge", {"name": "Bob"}).status_code == 404
