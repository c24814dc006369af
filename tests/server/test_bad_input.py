"""Everything a client can get wrong: the right status, one sentence in its language, nothing changed."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tianxia.words import Words, languages

from .browser import Browser, two_people
from .databases import ON_BOTH
from .refusals import is_error
from .serving import Running

SEATS = [{"kind": "me"}, {"kind": "here"}]
NEW: dict[str, Any] = {"game": "sun_tzu", "seats": SEATS}
MOVE: dict[str, Any] = {"seat": 0, "option": "5@WU", "number": 0}
Request = tuple[str, str, Any]


def new(**changes: Any) -> Request:
    return ("POST", "/api/tables", {**NEW, **changes})


WRONG: dict[str, tuple[Request, int, str]] = {
    "a table that is not there": (("GET", "/api/tables/nothing", None), 404, "no_table"),
    "a table with a strange name": (("GET", "/api/tables/%00%ff%F0%9F%98%80", None), 404, "no_table"),
    "a table with a long name": (("GET", "/api/tables/" + "x" * 5000, None), 404, "no_table"),
    "a move at no table": (("POST", "/api/tables/nothing/moves", MOVE), 404, "no_table"),
    "a replay of no table": (("GET", "/api/tables/nothing/replay?at=0", None), 404, "no_table"),
    "a log of no table": (("GET", "/api/tables/nothing/log", None), 404, "no_table"),
    "a seat that is not there": (("GET", "/api/tables/T?seat=2", None), 404, "no_seat"),
    "a negative seat": (("GET", "/api/tables/T?seat=-1", None), 404, "no_seat"),
    "a huge seat": (("GET", f"/api/tables/T?seat={10**30}", None), 404, "no_seat"),
    "a seat that is no number": (("GET", "/api/tables/T?seat=blue", None), 400, "bad_body"),
    "a move of no seat": (("POST", "/api/tables/T/moves", {**MOVE, "seat": 9}), 404, "no_seat"),
    "a move of a huge seat": (("POST", "/api/tables/T/moves", {**MOVE, "seat": 10**18}), 404, "no_seat"),
    "a move of somebody else": (("POST", "/api/tables/T/moves", {**MOVE, "seat": 1}), 403, "not_your_seat"),
    "why for somebody else": (("GET", "/api/tables/T/why?seat=1&option=5@WU", None), 403, "not_your_seat"),
    "why without an option": (("GET", "/api/tables/T/why?seat=0", None), 400, "bad_body"),
    "why with a long option": (("GET", "/api/tables/T/why?seat=0&option=" + "x" * 201, None), 400, "bad_body"),
    "a moment without a number": (("GET", "/api/tables/T/replay", None), 400, "bad_body"),
    "a moment that is none": (("GET", "/api/tables/T/replay?at=x", None), 400, "bad_body"),
    "a moment to come": (("GET", "/api/tables/T/replay?at=99", None), 404, "no_moment"),
    "the log of a game in play": (("GET", "/api/tables/T/log", None), 409, "not_over"),
    "nothing to redo": (("POST", "/api/tables/T/redo", {"seat": 0, "number": 0}), 409, "nothing_to_redo"),
    "no body": (("POST", "/api/tables/T/moves", None), 415, "bad_body"),
    "an empty body": (("POST", "/api/tables/T/moves", {}), 400, "bad_body"),
    "a list": (("POST", "/api/tables/T/moves", [MOVE]), 400, "bad_body"),
    "a seat as text": (("POST", "/api/tables/T/moves", {**MOVE, "seat": "blue"}), 400, "bad_body"),
    "a seat as digits": (("POST", "/api/tables/T/moves", {**MOVE, "seat": "0"}), 400, "bad_body"),
    "a number as digits": (("POST", "/api/tables/T/undo", {"seat": 0, "number": "0"}), 400, "bad_body"),
    "a choice as a word": (new(options={"events": 1}), 400, "bad_body"),
    "a name as number": (("POST", "/api/me", {"name": 5}), 400, "bad_body"),
    "a seat as truth": (("POST", "/api/tables/T/moves", {**MOVE, "seat": True}), 400, "bad_body"),
    "half a seat": (("POST", "/api/tables/T/moves", {**MOVE, "seat": 0.5}), 400, "bad_body"),
    "no seat": (("POST", "/api/tables/T/moves", {**MOVE, "seat": None}), 400, "bad_body"),
    "an option as number": (("POST", "/api/tables/T/moves", {**MOVE, "option": 5}), 400, "bad_body"),
    "a long option": (("POST", "/api/tables/T/moves", {**MOVE, "option": "x" * 201}), 400, "bad_body"),
    "a field too many": (("POST", "/api/tables/T/moves", {**MOVE, "seed": 1}), 400, "bad_body"),
    "a wrong invitation": (("POST", "/api/tables/T/join", {"invitation": "x", "name": "M"}), 403, "bad_invitation"),
    "a guest without name": (("POST", "/api/tables/T/join", {"invitation": "x", "name": ""}), 400, "bad_body"),
    "an unknown game": (new(game="chess\0"), 422, "no_game"),
    "no game": (("POST", "/api/tables", {"seats": SEATS}), 400, "bad_body"),
    "three players": (new(players=3), 422, "wrong_players"),
    "very many players": (new(players=10**18), 422, "wrong_players"),
    "minus one players": (new(players=-1), 422, "wrong_players"),
    "an unknown option": (new(options={"dragons": True}), 422, "no_choice"),
    "an unknown value": (new(options={"events": "maybe"}), 422, "no_choice"),
    "a number as value": (new(options={"events": 7}), 400, "bad_body"),
    "options that exclude each other": (new(options={"events": True, "beginner": True}), 422, "bad_options"),
    "a pack that is not offered": (new(pack_name="x.toml"), 422, "no_pack"),
    "a pack that is none": (new(pack="cards"), 422, "bad_pack"),
    "a pack as a number": (new(pack=5), 400, "bad_body"),
    "closing no table": (("POST", "/api/tables/nothing/close", {"seat": 0, "agrees": True}), 404, "no_table"),
    "too few seats": (new(seats=SEATS[:1]), 422, "wrong_seats"),
    "too many seats": (new(seats=SEATS * 2), 422, "wrong_seats"),
    "no seats": (new(seats=[]), 400, "bad_body"),
    "very many seats": (new(seats=SEATS * 50), 400, "bad_body"),
    "an unknown kind of seat": (new(seats=[{"kind": "ghost"}, *SEATS[1:]]), 400, "bad_body"),
    "an unknown bot": (new(seats=[*SEATS[:1], {"kind": "bot", "bot": "genius"}]), 422, "no_bot"),
    "a bot without name": (new(seats=[*SEATS[:1], {"kind": "bot"}]), 422, "no_bot"),
    "a long name": (new(seats=[{"kind": "me", "name": "x" * 41}, *SEATS[1:]]), 400, "bad_body"),
    "an unknown language": (("POST", "/api/me", {"language": "tlh"}), 422, "no_language"),
    "a language as a path": (("POST", "/api/me", {"language": "../en"}), 422, "no_language"),
    "an empty name": (("POST", "/api/me", {"name": ""}), 400, "bad_body"),
    "an unknown page": (("GET", "/api/nothing", None), 404, "not_found"),
    "the interface itself": (("GET", "/api", None), 404, "not_found"),
    "a wrong method": (("DELETE", "/api/tables", None), 405, "not_found"),
}


def send(browser: Browser, request: Request, table: str, **headers: str) -> httpx.Response:
    method, path, body = request
    token = browser.client.cookies.get("csrftoken") or ""
    path = path.replace("/T", f"/{table}", 1)
    return browser.client.request(method, path, json=body, headers={"x-csrftoken": token, **headers})


@pytest.fixture
def table(ann: Browser, bob: Browser) -> str:
    table = two_people(ann, bob, beginner=True)
    ann.move(table, 0, "5@WU")
    return table


@ON_BOTH
@pytest.mark.parametrize("language", ["en", "pl"])
def test_wrong_requests(server: Running, ann: Browser, table: str, language: str) -> None:
    def everything() -> list[Any]:
        return [ann.get("/api/tables").json()["mine"], ann.get("/api/me").json()]

    before, log, sight = everything(), server.log_of(table), ann.sight(table, 0)
    headers = {"accept-language": f"xx, {language}-{language.upper()};q=0.9, en;q=0.1"}
    for name, (request, status, code) in WRONG.items():
        body = is_error(send(ann, request, table, **headers), status, code, language)
        assert (body["sight"], body["rule"]) == (None, None), name
        assert (server.log_of(table), ann.sight(table, 0)) == (log, sight), name
    assert everything() == before


@pytest.mark.parametrize("language", languages())
def test_the_cookie_of_the_language_comes_first(ann: Browser, language: str) -> None:
    ann.post("/api/me", {"language": language})
    answer = ann.client.get("/api/tables/nothing", headers={"accept-language": "it"})
    is_error(answer, 404, "no_table", language)
    assert answer.json()["sentence"] == Words(language).say("server-no_table")


def test_a_strange_language_is_english(ann: Browser) -> None:
    for strange in ("", "tlh", "*", ";;;,,,", "\xff\xfe", "x" * 5000, "../pl"):
        sent = strange.encode("latin-1")
        raw = [(b"accept-language", sent), (b"cookie", b"language=" + sent)]
        answer = httpx.get(f"{ann.address}/api/tables/nothing", headers=raw, trust_env=False, timeout=20)
        is_error(answer, 404, "no_table")


@pytest.mark.parametrize(
    ("option", "rule"),
    [("5@QIN", "ST-B1"), ("no such thing", "TX-2"), ("", "TX-2"), ("5@wu", "TX-2"), ("\0", "TX-2")],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_moves_that_the_rules_refuse(
    server: Running, ann: Browser, table: str, option: str, rule: str, language: str
) -> None:
    before, number = server.log_of(table), ann.sight(table, 0)["decision"]["number"]
    request = ("POST", "/api/tables/T/moves", {"seat": 0, "option": option, "number": number})
    body = is_error(send(ann, request, table, **{"accept-language": language}), 422, "refused", language)
    assert body["rule"] == rule
    assert body["sentence"].endswith(f"({rule})")
    said = ann.client.get(
        f"/api/tables/{table}/why", params={"seat": 0, "option": option}, headers={"accept-language": language}
    ).json()
    assert said == {"allowed": False, "rule": rule, "sentence": body["sentence"]}
    assert server.log_of(table) == before


def test_a_refusal_is_in_polish(ann: Browser, table: str) -> None:
    number = ann.sight(table, 0)["decision"]["number"]
    request = ("POST", "/api/tables/T/moves", {"seat": 0, "option": "x", "number": number})
    assert send(ann, request, table, **{"accept-language": "pl"}).json()["sentence"].startswith("W tej grze nie ma")


def test_a_move_out_of_turn(server: Running, ann: Browser, bob: Browser, table: str) -> None:
    for _ in range(5):
        ann.move(table, 0)
    before = server.log_of(table)
    decision = ann.sight(table, 0)["decision"]
    assert decision["options"] == []
    answer = ann.try_move(table, 0, "6@QIN", decision["number"])
    assert is_error(answer, 422, "refused")["rule"] == "TX-3"
    assert server.log_of(table) == before
    bob.move(table, 1)  # and the other table goes on


@ON_BOTH
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"\xff\xfe",
        b'{"seat": 0',
        b"[" * 30000,
        b'{"seat": ' + b"9" * 5000 + b"}",
        b'"\\ud800"',
        b"NaN",
    ],
)
def test_bodies_that_cannot_be_read(server: Running, ann: Browser, table: str, content: bytes) -> None:
    before = server.log_of(table)
    headers = {"x-csrftoken": ann.client.cookies["csrftoken"], "content-type": "application/json"}
    for path in (f"/api/tables/{table}/moves", f"/api/tables/{table}/undo", "/api/tables", "/api/me"):
        is_error(ann.client.post(path, content=content, headers=headers), 400, "bad_body")
    assert server.log_of(table) == before


NAMES = [
    ("\ud83d\ude00" * 19 + "x", "\N{GRINNING FACE}" * 19 + "x"),
    ("\u202eevil", "evil"),
    ("a\tb\nc", "abc"),
    (" b ", "b"),
    ("<script>", "<script>"),
    ("x" * 40, "x" * 40),
    ("M\N{MAN}\u200d\N{WOMAN}", "M\N{MAN}\N{WOMAN}"),
]
NO_NAMES = ["\0", "\ud83d\ude00" * 20, "   ", "\N{MAN}\u200d\N{WOMAN}", "?"]


@ON_BOTH
@pytest.mark.parametrize(("name", "kept"), NAMES)
def test_strange_names(ann: Browser, bob: Browser, name: str, kept: str) -> None:
    """Kept without invisible characters, and the same everywhere."""
    name = name.encode("utf-16", "surrogatepass").decode("utf-16")
    assert ann.post("/api/me", {"name": name}).json()["name"] == ann.get("/api/me").json()["name"] == kept
    table = ann.open("me", "open")
    bob.join(table, ann.invitation(table), name)
    assert [seat["name"] for seat in ann.sight(table)["seats"]] == [kept, kept]


@ON_BOTH
@pytest.mark.parametrize("name", NO_NAMES)
def test_what_is_no_name_is_refused(ann: Browser, bob: Browser, name: str) -> None:
    name = name.encode("utf-16", "surrogatepass").decode("utf-16")
    is_error(ann.post("/api/me", {"name": name}), 422, "bad_name")
    table = ann.open("me", "open")
    is_error(bob.join(table, ann.invitation(table), name), 422, "bad_name")


def test_our_own_fault_is_told_and_tells_nothing(
    own_server: Running, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with Browser(own_server.address) as ann:
        table = ann.open("me", "here")
        failing: Callable[..., Any] = lambda *given: 1 // 0  # noqa: E731
        monkeypatch.setattr("tianxia.server.table_routes.listed", failing)
        answer = ann.get("/api/tables")
        is_error(answer, 500, "our_fault")
        assert "division" not in answer.text
        assert ann.sight(table, 0)["moves"] == 0


def test_a_database_that_fails_loses_nothing(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that cannot be stored is neither acknowledged nor shown; the table goes on when it can."""
    with Browser(own_server.address) as ann:
        table = ann.open("me", "here", beginner=True)
        ann.move(table, 0, "1@QIN")
        number = ann.sight(table, 0)["decision"]["number"]
        with monkeypatch.context() as patch:
            patch.setattr("tianxia.server.moving.entry_row", lambda *a: {"table_id": None, "number": "x"})
            assert ann.try_move(table, 0, "2@CHU", number).status_code in (409, 500)
        assert len(own_server.log_of(table)) == 1
        sight = ann.sight(table, 0)
        assert sight["moves"] == 1
        assert ann.try_move(table, 0, "2@CHU", sight["decision"]["number"]).status_code == 200
