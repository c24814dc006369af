"""Who sits where: signed cookies, invitations that seat one friend, spectators."""

import pytest

from tianxia.server.sessions import COOKIE

from .browser import Browser, two_people
from .refusals import refusal
from .serving import Running


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(ann: Browser) -> None:
    given = [c for c in ann.get("/api/me").headers.get_list("set-cookie") if c.startswith(COOKIE)]
    assert len(given) == 1
    assert "httponly" in given[0].lower()
    assert "samesite=lax" in given[0].lower()
    person, _, mark = (ann.client.cookies.get(COOKIE) or "").partition(".")
    assert (len(person), len(mark)) == (40, 64)


def forged_cookies(ann: Browser, bob: Browser) -> list[str]:
    person, _, mark = (ann.client.cookies.get(COOKIE) or "").partition(".")
    other = (bob.client.cookies.get(COOKIE) or "").partition(".")[2]
    changed = mark[:-1] + ("0" if mark[-1] != "0" else "1")
    return [
        person,
        f"{person}.",
        f"{person}.{other}",  # somebody else's signature
        f"{person}.{changed}",
        f"{person}.{mark}0",
        f"{person[:-1]}.{mark}",
        f".{mark}",
        f"{person}.{mark.upper()}",
        "%00.%00",
        "\N{LATIN SMALL LETTER E WITH ACUTE}." * 3,
        "x" * 3000,
    ]


def test_forged_and_foreign_cookies_open_no_seat(server: Running, ann: Browser, bob: Browser) -> None:
    table = ann.open("me", "here")
    number = ann.sight(table, 0)["decision"]["number"]
    before = server.log_of(table)
    for cookie in forged_cookies(ann, bob):
        with Browser(server.address) as thief:
            thief.client.cookies.delete(COOKIE)
            thief.client.headers["cookie"] = f"{COOKIE}={cookie}; csrftoken={thief.client.cookies['csrftoken']}"
            thief.client.headers["cookie"].encode("utf-8")
            assert thief.get(f"/api/tables/{table}", seat=0).status_code == 403, cookie
            assert thief.try_move(table, 0, "5@WU", number).status_code == 403, cookie
            assert thief.get("/api/tables").json()["mine"] == [], cookie
    assert server.log_of(table) == before


def test_an_invitation_seats_one_friend(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = ann.open("me", "open")
    assert ann.sight(table, 0)["decision"] is None
    assert ann.sight(table, 0)["status"] == "open"
    assert eve.sight(table)["invitations"] == []
    (line,) = ann.sight(table, 0)["invitations"]
    assert line["seat"] == 1
    assert line["link"].startswith(f"/table/{table}?invitation=")
    invitation = ann.invitation(table)
    assert invitation not in "".join(eve.heard)
    assert refusal(ann.try_move(table, 0, "5@WU", 0)) == (409, "still_open")

    sight = bob.join(table, invitation, " Bob\u202e\0 ").json()
    assert (sight["seat"], sight["status"], sight["invitations"]) == (1, "running", [])
    assert [(seat["name"], seat["mine"]) for seat in sight["seats"]] == [("?", False), ("Bob", True)]
    assert bob.join(table, invitation, "Robert").status_code == 200  # again, by the same person: harmless
    assert bob.sight(table)["seats"][1]["name"] == "Bob"
    for wrong in (invitation, invitation[:-1], invitation + "x", "", "\N{GREEK SMALL LETTER ALPHA}", "\0"):
        assert refusal(eve.join(table, wrong)) == (403, "bad_invitation"), wrong
    assert [seat["mine"] for seat in eve.sight(table)["seats"]] == [False, False]


def test_an_invitation_of_another_table_is_none(ann: Browser, bob: Browser) -> None:
    one, other = ann.open("me", "open"), ann.open("me", "open")
    assert bob.join(other, ann.invitation(one)).status_code == 403
    assert bob.join(other, ann.invitation(other)).status_code == 200


def test_the_seat_is_kept_by_whoever_joined_without_a_cookie(server: Running, ann: Browser) -> None:
    table = ann.open("me", "open")
    with Browser(server.address) as friend:
        friend.client.cookies.delete(COOKIE)
        answer = friend.join(table, ann.invitation(table))
        assert answer.status_code == 200
        assert "httponly" in answer.headers["set-cookie"].lower()
        assert friend.sight(table, 1)["seats"][1]["mine"]


def test_spectators_see_what_all_see(ann: Browser, bob: Browser, eve: Browser) -> None:
    table = two_people(ann, bob)
    ann.move(table, 0)
    sight = eve.sight(table)
    assert (sight["seat"], sight["decision"], sight["invitations"], sight["seed"]) == (None, None, [], None)
    assert sight["undo"] == {"allowed": False, "why": None, "redo": False, "number": 0}
    assert not any(seat["mine"] for seat in sight["seats"])
    for side in sight["view"]["sides"].values():
        assert not {"hand", "drawn", "held", "choice"} & set(side)
    with eve.live(table) as socket:
        assert '"seat":null' in str(socket.recv(timeout=10))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sits_on_a_seat_of_somebody_else(
    server: Running, ann: Browser, bob: Browser, eve: Browser, seat: int
) -> None:
    table = two_people(ann, bob)
    owner, other = (ann, bob) if seat == 0 else (bob, ann)
    decision = owner.sight(table, seat)["decision"]
    option, number = decision["options"][0]["text"], decision["number"]
    before = server.log_of(table)
    for person in (other, eve):
        refused = [
            person.get(f"/api/tables/{table}", seat=seat),
            person.get(f"/api/tables/{table}/why", seat=seat, option=option),
            person.get(f"/api/tables/{table}/replay", seat=seat, at=0),
            person.try_move(table, seat, option, number),
            person.post(f"/api/tables/{table}/undo", {"seat": seat, "number": number}),
            person.post(f"/api/tables/{table}/redo", {"seat": seat, "number": number}),
        ]
        for answer in refused:
            assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
            assert answer.json()["sight"] is None
    assert server.log_of(table) == before
