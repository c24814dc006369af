"""People are told outside the pages: what they want, where they want it, once, and nothing else."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from sqlalchemy import func, select, update

import tianxia
from tianxia.server import carrier, schema
from tianxia.server.app import Settings
from tianxia.server.crier import Crier, Pace
from tianxia.server.hall import Hall
from tianxia.server.new_table import Seat
from tianxia.server.notices import add, note_move
from tianxia.server.records import now
from tianxia.server.storage import Storage
from tianxia.server.wanting import Wish, change_wish, quiet_until

from .browser import Browser, frame, two_people
from .databases import ON_BOTH, NewDatabase
from .outside import FAST, SENDER, MailBox, Outside, PushBrowser, mail_server, outside
from .people import befriended, kept
from .refusals import refusal
from .serving import GENEROUS, Running, running
from .tables import before_the_end, lesson, opened, put, sits
from .waiting import until


class World(NamedTuple):
    """A server, and all that is outside of it."""

    server: Running
    out: Outside
    box: MailBox


class Place(NamedTuple):
    """The same with two people. What is sent to Bob arrives at addresses of his own."""

    server: Running
    out: Outside
    box: MailBox
    ann: Browser
    bob: Browser
    phone: PushBrowser
    own: str

    def push(self) -> Any:
        """The next push message, as the phone reads it."""
        return json.loads(self.phone.read(self.out.next(self.own).body))

    @property
    def mail(self) -> str:
        return f"{self.own}@example.org"

    def rows(self, sheet: Any) -> int:
        """Bob's."""
        query = select(func.count()).where(sheet.c.person == self.bob.person)
        return int(self.server.scalar(query))


@pytest.fixture(scope="module")
def world(new_url: NewDatabase) -> Iterator[World]:
    with ExitStack() as stack:
        out, box = stack.enter_context(outside()), stack.enter_context(mail_server())
        about: dict[str, Any] = {"smtp": box.url, "mail_from": SENDER, "hook_hosts": (out.host,), "notices": FAST}
        server = stack.enter_context(running(Settings(new_url(), **GENEROUS, **about)))
        yield World(server, out, box)


@pytest.fixture
def place(world: World) -> Iterator[Place]:
    with Browser(world.server.address) as ann, Browser(world.server.address) as bob:
        yield Place(*world, ann, bob, PushBrowser(), uuid4().hex)


def wish(browser: Browser, **wanted: list[str]) -> None:
    answer = browser.post("/api/me/notices", {"wanted": wanted})
    assert answer.status_code == 200, answer.text


def subscribe(place: Place, browser: Browser) -> None:
    answer = browser.post("/api/me/notices/push", place.phone.wish(f"{place.out.url}/{place.own}"))
    assert answer.status_code == 200, answer.text


def wishes_for_push(place: Place, *kinds: str) -> None:
    subscribe(place, place.bob)
    wish(place.bob, **{kind: ["push"] for kind in kinds})


def fence(place: Place) -> None:
    """Nothing else was on its way: the message that is asked for now is the next one."""
    place.bob.post("/api/me/notices/try", {})
    assert place.push()["kind"] == "try"


def test_a_turn_is_told_once_and_says_nothing_hidden(place: Place) -> None:
    wishes_for_push(place, "turn")
    table = two_people(place.ann, place.bob)
    told = place.push()
    assert told == {
        "kind": "turn",
        "game": "sun_tzu",
        "table": table,
        "title": "Your turn: Sun Tzu",
        "text": "At the table with ?.",
        "link": f"/table/{table}",
        "waiting": 1,
    }
    fence(place)
    place.bob.move(table, 1)  # one of several orders: it is still the same turn
    fence(place)


def test_a_turn_that_comes_again_is_told_again(place: Place) -> None:
    wishes_for_push(place, "turn")
    table = two_people(place.ann, place.bob)
    assert place.push()["kind"] == "turn"
    while place.bob.sight(table, 1)["seats"][1]["owes"]:
        place.bob.move(table, 1)
    assert place.rows(schema.notices) == 0
    while not place.bob.sight(table, 1)["seats"][1]["owes"]:
        place.ann.move(table, 0)
    assert place.push()["kind"] == "turn"


def test_nobody_is_told_who_has_the_table_in_sight(place: Place) -> None:
    wishes_for_push(place, "turn")
    table = place.ann.open("me", "open")
    with place.bob.live(table) as socket:
        frame(socket)  # he watches before it can be his turn, however busy the machine is
        place.bob.join(table, place.ann.invitation(table))
        fence(place)
        socket.send("hidden")
        assert place.push()["kind"] == "turn"


def test_nothing_is_sent_that_nobody_wants(place: Place) -> None:
    subscribe(place, place.bob)
    two_people(place.ann, place.bob)
    assert place.rows(schema.notices) == 0
    fence(place)


def test_bots_and_shared_screens_are_told_nothing(place: Place) -> None:
    wishes_for_push(place, "turn", "end")
    for seats in (("me", "here"), ("me", "greedy")):
        place.bob.move(place.bob.open(*seats), 0)
    assert place.rows(schema.notices) == 0


def test_a_nudge_and_an_end(place: Place) -> None:
    wishes_for_push(place, "nudge")
    place.ann.post("/api/me", {"name": "Ann"})
    table = two_people(place.ann, place.bob)
    assert place.ann.post(f"/api/tables/{table}/nudge", {"seat": 0, "goal": 1}).status_code == 200
    assert place.push()["title"] == "Ann is waiting for you"
    (listed,) = place.bob.get("/api/me/messages").json()
    assert (listed["kind"], listed["who"], listed["table"], listed["seen"]) == ("nudge", "Ann", table, False)
    assert place.ann.get("/api/me/messages").json() == []
    assert [each["seen"] for each in place.bob.post("/api/me/messages/read", {}).json()] == [True]


@pytest.mark.parametrize("way", ["challenge", "opening", "rematch"])
def test_an_invitation(place: Place, way: str) -> None:
    wishes_for_push(place, "invited")
    name, friend = befriended(place.ann, place.bob)
    if way == "opening":
        table = opened(place.ann, "me", "open", reserved=[None, friend])
    elif way == "challenge":
        table = place.ann.open("me", "open")
        assert place.ann.post(f"/api/tables/{table}/challenge", {"name": friend}).status_code == 200
    else:
        played = two_people(place.ann, place.bob)
        assert place.bob.post(f"/api/tables/{played}/resign", {"seat": 1}).status_code == 200
        table = place.ann.post(f"/api/tables/{played}/rematch", {}).json()["id"]
    told = place.push()
    assert (told["title"], told["text"]) == (f"{name} invites you", "A seat is kept for you: Sun Tzu.")
    page, _, invitation = told["link"].partition("?invitation=")
    assert page == f"/table/{table}"
    listed = [each for each in place.bob.get("/api/me/messages").json() if each["kind"] == "invited"]
    assert [(each["who"], each["table"], each["invitation"]) for each in listed] == [(name, table, invitation)]
    fence(place)  # once
    assert place.bob.join(table, invitation).status_code == 200


def test_an_invitation_by_webhook_and_mail(place: Place) -> None:
    address = f"{place.out.url}/{place.own}"
    assert place.bob.post("/api/me/notices/hook", {"kind": "json", "url": address}).status_code == 200
    place.bob.post("/api/me/notices/mail", {"address": place.mail})
    token = place.box.next(place.mail).get_content().partition("/mail#")[2].split()[0]
    assert place.bob.post("/api/mail/confirm", {"token": token}).status_code == 200
    wish(place.bob, invited=["hook", "mail"])
    name, friend = befriended(place.ann, place.bob)
    opened(place.ann, "me", "open", reserved=[None, friend])
    assert json.loads(place.out.next(place.own).body)["title"] == f"{name} invites you"
    assert f"{name} invites you" in place.box.next(place.mail).get_content()


def test_what_is_declined_is_not_told_any_more(place: Place) -> None:
    wishes_for_push(place, "invited")
    _, friend = befriended(place.ann, place.bob)
    quiet = datetime.now(UTC).hour
    hours = {"begin": quiet, "end": (quiet + 2) % 24}
    place.bob.post("/api/me/notices", {"wanted": {"invited": ["push"]}, "quiet": hours})
    table = opened(place.ann, "me", "open", reserved=[None, friend])
    assert place.rows(schema.notices) == 1
    assert place.bob.post(f"/api/tables/{table}/release", {"seat": 1}).status_code == 200
    assert place.rows(schema.notices) == 0
    place.bob.post("/api/me/notices", {"wanted": {"invited": ["push"]}})
    fence(place)


def test_the_end_of_a_game_is_told(place: Place) -> None:
    wishes_for_push(place, "end")
    game, seat, option = before_the_end(lesson())
    people = place.ann, place.bob
    table = put(place.server, game, sits(place.ann), sits(place.bob, "Bob"))
    fence(place)
    assert people[seat].move(table, seat, option)["over"]
    told = place.push()
    assert (told["kind"], told["title"], told["table"]) == ("end", "Game over: Sun Tzu", table)
    assert told["text"] == "The game with Ann has ended."
    for person in people:
        assert [(each["kind"], each["table"]) for each in person.get("/api/me/messages").json()] == [("end", table)]
    fence(place)


@ON_BOTH
def test_what_is_long_over_is_forgotten(storage: Storage) -> None:
    with storage.engine.begin() as connection:
        add(connection, "bob", "end", "old", "2020-01-01T00:00:00.000+00:00")
        add(connection, "bob", "end", "new", now())
    asyncio.run(Crier(Hall(storage), Pace(), has_mail=False).look())
    with storage.engine.connect() as connection:
        assert connection.execute(select(schema.notices.c.table_id)).scalars().all() == ["new"]


@pytest.mark.parametrize("is_away", [False, True])
def test_who_is_away_is_not_told_that_it_is_their_turn(storage: Storage, is_away: bool) -> None:
    """Their time ran out too often: a bot answers at once."""
    game = tianxia.new("zhanguo", seed=1, players=2)
    seat: int | None = None
    while seat is None:  # until a turn comes to somebody
        before = game.copy()
        asked = game.to_act[0]
        game.play(asked, game.decision(asked).options[0].text)
        seat = next((each for each in game.to_act if each not in before.to_act), None)
    seats = [Seat("human", name, None, name, None) for name in ("ann", "bob")]
    with storage.engine.begin() as connection:
        change_wish(connection, seats[seat].name, "en", "", wanted="turn:push")
        note_move(connection, "table", seats, before, game, now(), [seat] if is_away else [])
        told = connection.execute(select(schema.notices.c.person)).scalars().all()
    assert told == ([] if is_away else [seats[seat].name])


def test_each_reads_their_own_language(place: Place) -> None:
    place.bob.post("/api/me", {"language": "cs"})
    wishes_for_push(place, "turn")
    two_people(place.ann, place.bob)
    assert place.push()["title"] == "Jsi na tahu: Sun Tzu"


@pytest.mark.parametrize("zone", ["Europe/\0", "Praha ulice", "\N{GRINNING FACE}"])
def test_a_zone_is_a_name(place: Place, zone: str) -> None:
    assert place.ann.post("/api/me/notices", {"wanted": {}, "zone": zone}).status_code == 400


def test_an_owner_is_told_whatever_they_wish(place: Place) -> None:
    """Of what happens to the name: by all channels, also in quiet hours; and of other channels, by those of before."""
    bob, hook = place.bob, f"{place.out.url}/{place.own}/"
    kept(bob, f"Owner {place.own[:8]}")
    bob.post("/api/me/notices/mail", {"address": place.mail})
    token = place.box.next(place.mail).get_content().partition("/mail#")[2].split()[0]
    assert place.ann.post("/api/mail/confirm", {"token": token}).status_code == 200
    assert bob.post("/api/me/notices/hook", {"kind": "json", "url": hook}).status_code == 200
    hour = datetime.now(UTC).hour
    quiet = {"begin": hour, "end": (hour + 2) % 24}
    assert bob.post("/api/me/notices", {"wanted": {}, "quiet": quiet, "zone": "UTC"}).status_code == 200
    assert bob.post("/api/me/words", {}).status_code == 200
    told = json.loads(place.out.next(place.own).body)
    assert (told["kind"], told["title"]) == ("words", "Your name at Tianxia")
    mail = place.box.next(place.mail)
    assert mail["subject"] == "Your name at Tianxia"
    assert "New recovery words were made" in mail.get_content()
    assert mail["list-unsubscribe"] is None
    # Whoever has the name now wants no witness.
    assert bob.post("/api/me/notices/hook", {"kind": "json", "url": ""}).status_code == 200
    assert json.loads(place.out.next(place.own).body)["kind"] == "channel"
    assert "sent to was changed" in place.box.next(place.mail).get_content()
    other = f"other-{place.mail}"
    bob.post("/api/me/notices/mail", {"address": other})
    token = place.box.next(other).get_content().partition("/mail#")[2].split()[0]
    assert place.ann.post("/api/mail/confirm", {"token": token}).status_code == 200
    assert "sent to was changed" in place.box.next(place.mail).get_content()
    assert bob.post("/api/me/notices/mail", {"address": ""}).status_code == 200
    assert "sent to was changed" in place.box.next(other).get_content()
    assert [each["kind"] for each in bob.get("/api/me/messages").json()] == ["channel"] * 3 + ["words"]


def test_an_owner_is_told_by_push(place: Place) -> None:
    subscribe(place, place.bob)
    kept(place.bob, f"Pushed {place.own[:8]}")
    assert place.bob.post("/api/me/sessions/end_others", {}).status_code == 200
    told = place.push()
    assert (told["kind"], told["link"]) == ("ended", "/me")
    fence(place)


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "json"])
def test_webhooks_as_each_service_wants_them(place: Place, kind: str) -> None:
    place.ann.post("/api/me", {"name": "<@everyone> *A*"})
    url = f"{place.out.url}/{place.own}/topic"
    assert place.bob.post("/api/me/notices/hook", {"kind": kind, "url": url}).json()["hook"]["kind"] == kind
    wish(place.bob, turn=["hook"])
    table = two_people(place.ann, place.bob)
    received = place.out.next(place.own)
    body = json.loads(received.body)
    link = f"{place.server.address}/table/{table}"
    assert received.headers["content-type"] == "application/json"
    assert received.path == (f"/{place.own}/" if kind == "ntfy" else f"/{place.own}/topic")
    if kind == "discord":
        assert body["content"].splitlines()[1] == "At the table with \\<\\@everyone\\> \\*A\\*."
        assert body["allowed_mentions"] == {"parse": []}
        assert link in body["content"]
    elif kind == "slack":
        assert "&lt;@everyone&gt;" in body["text"]
        assert f"<{link}>" in body["text"]
    elif kind == "ntfy":
        assert (body["topic"], body["click"]) == ("topic", link)
    else:
        assert (body["kind"], body["table"], body["link"]) == ("turn", table, link)


@pytest.mark.parametrize("url", ["https://127.0.0.1/x", "http://example.org/", "https://localhost/", "https://[::1]/"])
def test_inner_addresses_are_refused(place: Place, url: str) -> None:
    for path, body in (("hook", {"kind": "json", "url": url}), ("push", place.phone.wish(url))):
        assert refusal(place.bob.post(f"/api/me/notices/{path}", body)) == (422, "bad_address")


def test_keys_that_are_none_are_refused(place: Place) -> None:
    for keys in ({"p256dh": "AAAA", "auth": place.phone.auth}, {"p256dh": place.phone.p256dh, "auth": "AA"}):
        answer = place.bob.post("/api/me/notices/push", {"endpoint": f"{place.out.url}/push", **keys})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_subscription")


def test_a_browser_that_has_left_is_forgotten(place: Place) -> None:
    subscribe(place, place.bob)
    place.out.answers[place.own].append((410, {}))
    place.bob.post("/api/me/notices/try", {})
    place.out.next(place.own)
    until(lambda: place.rows(schema.deliveries) == 0)
    assert place.bob.get("/api/me/notices").json()["devices"] == []


def test_what_fails_is_tried_again_and_then_given_up(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrier, "AGAIN", (0.02, 0.02))
    subscribe(place, place.bob)
    place.out.answers[place.own] += [(500, {}), (302, {"location": place.out.url}), (429, {})]
    place.bob.post("/api/me/notices/try", {})
    for _ in range(3):
        assert json.loads(place.phone.read(place.out.next(place.own).body))["kind"] == "try"
    until(lambda: place.rows(schema.deliveries) == 0)
    fence(place)


def test_an_address_is_confirmed_once_and_digests_are_few(place: Place) -> None:
    assert place.bob.post("/api/me/notices/mail", {"address": place.mail}).json()["mail"] == {
        "address": place.mail,
        "confirmed": False,
        "hours": 12,
    }
    letter = place.box.next(place.mail)
    token = letter.get_content().partition("/mail#")[2].split()[0]
    assert place.ann.post("/api/mail/confirm", {"token": token}).status_code == 200
    assert place.ann.post("/api/mail/confirm", {"token": token}).json()["code"] == "bad_ticket"
    wish(place.bob, turn=["mail"])
    tables = {two_people(place.ann, place.bob)}
    mail = place.box.next(place.mail)
    assert mail["subject"] == "One table is waiting for you"
    assert f"{place.server.address}/table/{tables.pop()}" in mail.get_content()
    # Another table within the hours: no mail. When they are over there is one, and it tells only what is new.
    second = two_people(place.ann, place.bob)
    wishes, own = schema.notice_wishes, schema.notice_wishes.c.person == place.bob.person
    with place.server.hall.storage.engine.begin() as connection:
        later = connection.execute(select(wishes.c.mail_next).where(own)).scalar_one()
        assert later > datetime.now(UTC).isoformat()
        connection.execute(
            update(wishes).where(own).values(mail_next=datetime.now(UTC).isoformat(timespec="milliseconds"))
        )
    mail = place.box.next(place.mail)
    assert mail["subject"] == "One table is waiting for you"
    assert second in mail.get_content()
    # Out of it, without signing in: as the button of a program for mail does it.
    link = mail["list-unsubscribe"].strip("<>")
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    with Browser(place.server.address) as stranger:
        page = stranger.client.get(link)
        assert page.status_code == 302
        assert place.bob.get("/api/me/notices").json()["mail"] is not None
        assert stranger.client.post(link, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert place.bob.get("/api/me/notices").json()["mail"] is None


@pytest.mark.parametrize(
    "address", ["bob", "bob@", "@example.org", "a@b\r\nBcc: c@d.e", "a@example.org, b@example.org"]
)
def test_what_is_no_address_is_refused(place: Place, address: str) -> None:
    assert refusal(place.bob.post("/api/me/notices/mail", {"address": address})) == (422, "bad_mail")


def test_a_server_without_mail_says_so(own_server: Running) -> None:
    with Browser(own_server.address) as bob:
        assert bob.get("/api/me/notices").json()["mails"] is False
        assert bob.post("/api/me/notices/mail", {"address": "bob@example.org"}).json()["code"] == "no_mail"


@pytest.mark.parametrize(
    ("quiet", "hour", "until_hour"),
    [((22, 8), 23, 8), ((22, 8), 7, 8), ((22, 8), 12, None), ((9, 17), 9, 17), ((9, 17), 17, None), ((5, 5), 5, None)],
)
def test_quiet_hours_are_those_of_the_person(quiet: tuple[int, int], hour: int, until_hour: int | None) -> None:
    """The hours are those of a clock in Prague, in winter one hour ahead."""
    bob = Wish("", {}, "en", "", "Europe/Prague", quiet, None, None, None, 12, "", "")
    found = quiet_until(bob, datetime(2026, 1, 15, (hour - 1) % 24, 30, tzinfo=UTC))
    assert (found and found.hour) == (None if until_hour is None else until_hour - 1)


def test_quiet_hours_put_off_what_is_due(place: Place) -> None:
    hour = datetime.now(UTC).hour
    subscribe(place, place.bob)
    quiet = {"begin": hour, "end": (hour + 2) % 24}
    place.bob.post("/api/me/notices", {"wanted": {"turn": ["push"]}, "quiet": quiet})
    two_people(place.ann, place.bob)
    rows, now = schema.notices, datetime.now(UTC).isoformat()

    def due() -> str:
        return str(place.server.scalar(select(rows.c.due).where(rows.c.person == place.bob.person)))

    until(lambda: due() > now)
    fence(place)


def test_whoever_is_deleted_leaves_nothing(place: Place) -> None:
    wishes_for_push(place, "turn")
    two_people(place.ann, place.bob)
    place.push()
    assert place.bob.post("/api/me/delete", {"sure": True}).status_code == 200
    for sheet in (schema.notices, schema.notice_wishes, schema.subscriptions):
        assert place.rows(sheet) == 0


@ON_BOTH
def test_two_processes_tell_it_once_and_a_restart_loses_nothing(database: str) -> None:
    """The first server only notes it; then two together tell it (on SQLite there is one)."""
    slow = Settings(database, **GENEROUS, notices=FAST._replace(looks=3600.0))
    with outside() as out:
        phone = PushBrowser()
        settings = slow._replace(hook_hosts=(out.host,))
        with running(settings) as first, Browser(first.address) as ann, Browser(first.address) as bob:
            bob.post("/api/me/notices/push", phone.wish(f"{out.url}/push"))
            wish(bob, turn=["push"])
            two_people(ann, bob)
            cookies = dict(bob.client.cookies)
        with ExitStack() as stack:
            count = 2 if database.startswith("postgres") else 1
            servers = [stack.enter_context(running(settings._replace(notices=FAST))) for _ in range(count)]
            again = stack.enter_context(Browser(servers[-1].address))
            again.become(cookies)
            kinds = [json.loads(phone.read(out.next("push").body))["kind"]]
            again.post("/api/me/notices/try", {})
            kinds.append(json.loads(phone.read(out.next("push").body))["kind"])
            assert kinds == ["turn", "try"]
