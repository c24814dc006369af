"""Sessions are stored, can be listed and ended; the seats of an old cookie move over."""

import hmac
from datetime import timedelta

import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from tianxia.server import schema
from tianxia.server.sessions import COOKIE, OLD_COOKIE, Session, ago, digest_of

from .browser import Browser, frame
from .serving import Running

PHONE = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"


def old_cookie(server: Running, person: str) -> str:
    """As it was signed before sessions were stored."""
    key = server.hall.storage.secret("cookies").encode()
    return f"{person}.{hmac.digest(key, person.encode(), 'sha256').hex()}"


def with_old_cookie(server: Running, person: str) -> Browser:
    browser = Browser(server.address)
    browser.become({OLD_COOKIE: old_cookie(server, person), "csrftoken": browser.client.cookies["csrftoken"]})
    return browser


def same_person(server: Running, first: Browser, agent: str = PHONE) -> Browser:
    """Another browser with a session of the same person."""
    other = Browser(server.address, **{"user-agent": agent})
    other.post("/api/me", {"name": "Ann"})
    sessions = schema.sessions
    with server.hall.storage.engine.begin() as connection:
        mine = connection.execute(select(sessions.c.person).where(sessions.c.person == first.person)).scalars().first()
        connection.execute(update(sessions).where(sessions.c.person == other.person).values(person=mine))
    server.app.state.sessions.hear(None)
    return other


def stored_sessions(server: Running) -> int:
    return int(server.scalar(select(func.count()).select_from(schema.sessions)))


def test_a_visitor_who_only_looks_around_is_not_stored(own_server: Running) -> None:
    with Browser(own_server.address) as eve:
        eve.get("/api/me")
        eve.get("/api/tables")
        assert stored_sessions(own_server) == 0
        table = eve.open("me", "here")
        assert stored_sessions(own_server) == 1
        assert eve.sight(table, 0)["seats"][0]["mine"]
        token = (eve.client.cookies.get(COOKIE) or "").partition(".")[0]
        assert token not in str(own_server.rows(select(schema.sessions)))


def test_sessions_are_listed_with_their_devices(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here")
    with same_person(server, ann) as phone:
        assert phone.sight(table, 0)["seats"][0]["mine"]
        listed = {each["here"]: each for each in phone.get("/api/me/sessions").json()}
        assert len(listed) == 2
        assert (listed[True]["browser"], listed[True]["system"]) == ("Chrome", "Android")
        assert (listed[False]["browser"], listed[False]["system"]) == ("", "")


def test_an_ended_session_is_a_stranger_at_once(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here")
    with same_person(server, ann) as phone, phone.live(table, 0) as socket:
        frame(socket)
        (other,) = [each for each in ann.get("/api/me/sessions").json() if not each["here"]]
        left = ann.post("/api/me/sessions/end", {"id": other["id"]}).json()
        assert [each["here"] for each in left] == [True]
        with pytest.raises(ConnectionClosed):
            frame(socket)
        assert socket.close_code == 4401
        assert phone.get(f"/api/tables/{table}", seat=0).status_code == 403
        assert phone.get("/api/tables").json()["mine"] == []
    assert ann.sight(table, 0)["seats"][0]["mine"]
    assert ann.post("/api/me/sessions/end", {"id": other["id"]}).json()["code"] == "no_session"


def test_who_was_asking_while_a_session_ended_is_a_stranger_then(
    server: Running, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before must not be remembered after the end has been told."""
    table = ann.open("me", "here")
    sessions = server.app.state.sessions
    with same_person(server, ann) as phone:
        token = phone.client.cookies[COOKIE].partition(".")[0]
        look_up, ends = sessions._look_up, [digest_of(token)]

        async def look_up_while_it_ends(id_: str) -> Session | None:
            found: Session | None = await look_up(id_)
            if id_ in ends:
                ends.remove(id_)
                await sessions.end(schema.sessions.c.id == id_)
            return found

        monkeypatch.setattr(sessions, "_look_up", look_up_while_it_ends)
        sessions.hear(None)  # it is read anew
        assert phone.get("/api/tables").status_code == 200
        assert ends == []
        assert phone.get(f"/api/tables/{table}", seat=0).status_code == 403
        assert phone.get("/api/tables").json()["mine"] == []


def test_all_others_end_at_once(server: Running, ann: Browser, bob: Browser) -> None:
    table, others = ann.open("me", "here"), bob.open("me", "here")
    with same_person(server, ann) as phone, same_person(server, ann) as third:
        assert len(ann.post("/api/me/sessions/end_others", {}).json()) == 1
        for ended in (phone, third):
            assert ended.get(f"/api/tables/{table}", seat=0).status_code == 403
    assert ann.sight(table, 0)["seats"][0]["mine"]
    assert bob.sight(others, 0)["seats"][0]["mine"]  # somebody else's


def test_nobody_ends_the_session_of_somebody_else(ann: Browser, bob: Browser) -> None:
    ann.open("me", "here"), bob.open("me", "here")
    (session,) = ann.get("/api/me/sessions").json()
    assert bob.post("/api/me/sessions/end", {"id": session["id"]}).status_code == 404
    assert ann.get("/api/me/sessions").json()[0]["here"]


def test_the_seats_of_an_old_cookie_move_over(server: Running, ann: Browser) -> None:
    table = ann.open("me", "here")
    person = f"{ann.person[:-1]}x"
    seats = schema.seats
    server.write(update(seats).where(seats.c.table_id == table).values(holder=person))
    server.hall._tables.pop(table)
    with with_old_cookie(server, person) as old:
        assert old.sight(table, 0)["seats"][0]["mine"]  # even before it was changed
        given = old.get("/api/me").headers.get_list("set-cookie")
        assert [each for each in given if each.startswith(OLD_COOKIE) and "Max-Age=0" in each]
        old.client.cookies.delete(OLD_COOKIE)
        assert old.sight(table, 0)["seats"][0]["mine"]
        assert [each["here"] for each in old.get("/api/me/sessions").json()] == [True]


def test_an_old_cookie_is_good_until_the_new_one_was_used(server: Running, ann: Browser) -> None:
    person = f"{ann.person[:-1]}y"
    with with_old_cookie(server, person) as lost:
        lost.get("/api/me")
    age(server, person)
    with with_old_cookie(server, person) as again:  # as if the first answer had never arrived
        again.get("/api/me")
        assert len(again.get("/api/me/sessions").json()) == 2
        age(server, person)
        server.app.state.sessions.hear(None)
        again.get("/api/me")
    with with_old_cookie(server, person) as thief:
        thief.get("/api/me")
        assert thief.get("/api/me/sessions").json() == []


def age(server: Running, person: str) -> None:
    sessions = schema.sessions
    server.write(update(sessions).where(sessions.c.person == person).values(created=ago(timedelta(hours=1))))
