"""All that somebody may ask who has just come: every request that changes something, with a body in good order."""

from typing import Any

from sqlalchemy import Connection, select, union

from tianxia.server import schema
from tianxia.server.company.sheets import blocks, messages, reports

from .browser import Browser
from .outside import PushBrowser

HOST, SECRET = "Early bird", "correct horse"
NOBODY = "lantern " * 12
# Of no table.
POSTS: dict[str, Any] = {
    "/api/me": {"name": "Newcomer"},
    "/api/me/sessions/end_others": {},
    "/api/me/sessions/end": {"id": "0" * 16},
    "/api/me/keep": {"name": "Newcomer", "password": SECRET},
    "/api/me/link": {},
    "/api/me/passkey": {"name": "Newcomer"},
    "/api/me/passkey/remove": {"id": "x"},
    "/api/me/password/remove": {},
    "/api/me/words": {},
    "/api/me/delete": {"sure": True},
    "/api/me/vacation": {"first": "2099-01-01", "last": "2099-01-03"},
    "/api/me/vacation/end": {},
    "/api/me/notices": {"wanted": {"turn": ["push"]}},
    "/api/me/notices/hook": {"kind": "json", "url": "https://example.org/"},
    "/api/me/notices/mail": {"address": ""},
    "/api/me/notices/push": PushBrowser().wish("https://example.org/push"),
    "/api/me/notices/push/remove": {"id": "x"},
    "/api/me/notices/try": {},
    "/api/me/messages/read": {},
    "/api/mail/confirm": {"token": "x"},
    "/api/mail/leave": {"token": "x"},
    "/api/sign_in/link": {"token": "x"},
    "/api/sign_in/link/look": {"token": "x"},
    "/api/sign_in/passkey": {"credential": {}},
    "/api/sign_in/passkey/options": {},
    "/api/sign_in/password": {"name": HOST, "password": "wrong"},
    "/api/sign_in/words": {"words": NOBODY},
    "/api/prove/passkey": {"credential": {}},
    "/api/prove/passkey/options": {},
    "/api/prove/password": {"password": SECRET},
    "/api/prove/words": {"words": NOBODY},
    "/api/sign_out": {},
    "/api/friends/accept": {"name": HOST},
    "/api/friends/ask": {"name": HOST},
    "/api/friends/end": {"name": HOST},
    "/api/friends/ignore": {"name": HOST},
    "/api/friends/link": {},
    "/api/friends/link/accept": {"token": "x"},
    "/api/friends/link/end": {"id": "x"},
    "/api/friends/link/look": {"token": "x"},
    "/api/blocks": {"name": HOST},
    "/api/blocks/end": {"id": "x"},
    "/api/reports": {"whom": {"name": HOST}, "reason": "name"},
    "/api/tables": {"game": "sun_tzu", "seats": [{"kind": "me"}, {"kind": "here"}]},
}
AT_TABLE: dict[str, Any] = {
    "join": {"invitation": "x", "name": "Newcomer"},
    "moves": {"seat": 0, "option": "5@WU", "number": 0},
    "undo": {"seat": 0, "number": 0},
    "redo": {"seat": 0, "number": 0},
    "nudge": {"seat": 0, "goal": 1},
    "wish": {"seat": 0, "number": 0},
    "consent": {"seat": 0, "agrees": True},
    "close": {"seat": 0, "agrees": True},
    "leave": {},
    "come_back": {"seat": 0},
    "resign": {"seat": 0},
    "challenge": {"name": HOST},
    "release": {"seat": 1},
    "rematch": {},
    "play_on": {"at": 0, "seat": 0, "bot": "random"},
    "study": {},
    "chat": {"seat": 0, "phrase": "hello"},
    "chat/agree": {"free": True},
}


def posts(table: str) -> dict[str, Any]:
    return POSTS | {f"/api/tables/{table}/{what}": body for what, body in AT_TABLE.items()}


def host_of_all(host: Browser) -> str:
    """Somebody who keeps a name, at a table with a free seat."""
    host.post("/api/me/keep", {"name": HOST, "password": SECRET}).raise_for_status()
    return host.open("me", "open")


def stored_people(connection: Connection) -> set[str]:
    """All of whom there is a row that stays."""
    columns = (
        schema.people.c.id,
        schema.sessions.c.person,
        schema.seats.c.holder,
        schema.vacations.c.person,
        schema.notice_wishes.c.person,
        schema.subscriptions.c.person,
        schema.deliveries.c.person,
        blocks.c.person,
        messages.c.person,
        reports.c.reporter,
    )
    found = connection.execute(union(*[select(column) for column in columns])).scalars()
    return {person for person in found if person}
