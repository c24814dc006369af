"""Attacks on people: to be taken for somebody, to make up a rating, to drown the operator, to leave no trace."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import select
from tests.server.browser import Browser
from tests.server.tables import play_a_round

from tianxia.server import moderation
from tianxia.server.company.sheets import reports
from tianxia.server.engines import open_engine
from tianxia.server.faces import BOTS

from .forgeries import Count
from .house import House, Result, generous, standing

KEPT, PASSWORD = "Zhuge Liang", "correct horse"
ALIKE = (
    *("Zhuge Liang", "ZHUGE LIANG", "zhuge.liang", "Zhuge  Liang", "Zhugeliang", "2huge Liang", "Zhug3 1iang"),
    *("Zhuge Li\u0430ng", "\u0396huge Liang", "Zhuge L\u0456ang", "Zhuge Liang\u200b", "\u202eZhuge Liang"),
    *(
        "Zhu\u0261e Liang",
        "Zhuge Li\u00e1ng",
        "Zhuge Liang \u2713",
        "\u2605 Zhuge Liang",
        "\uff3ahuge Liang",
        "Zhuge_Liang",
    ),
)
OFFICIAL = (
    "Moderator",
    "Admin",
    "admin 1",
    "Tianxia",
    "T1anxia Support",
    "System",
    "Op\u0435rator",
    "Podpora",
    "Assistenza",
)
LEVELS = ("Dragon", "Tygrys", "Drak", "Gru")
NO_NAMES = ("\u3164", "\u2800", "\u115f\u1160", "Ann\uffa0", "a" + "\u0301\u0302" * 5, "...", "\u200b\u200b")
CHAIRS = [{"kind": "me"}, {"kind": "open"}]
RATED: dict[str, Any] = {"game": "sun_tzu", "options": {"beginner": True}, "seats": CHAIRS, "rated": True}
FARMED, FLOOD = 6, 120


def keep(browser: Browser, name: str) -> None:
    answer = browser.post("/api/me/keep", {"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text


def imposters(house: House) -> Result:
    """Names of others, of bots and of operators, at every place where somebody says how they are called."""
    count = Count("looking like somebody else")
    with Browser(house.address) as owner, Browser(house.address) as mallory:
        keep(owner, KEPT)
        table = owner.open("me", "open")
        invitation = owner.invitation(table)
        for name in (*ALIKE, *OFFICIAL, *LEVELS, *BOTS, *NO_NAMES):
            seats = [[{"kind": "me", "name": name}, {"kind": "open"}], [{"kind": "me"}, {"kind": "here", "name": name}]]
            refused = 409, 422
            count.expect(f"called {name!a}", mallory.post("/api/me", {"name": name}), *refused)
            body = {"name": name, "password": PASSWORD}
            count.expect(f"keeping {name!a}", mallory.post("/api/me/keep", body), *refused)
            count.expect(f"sitting as {name!a}", mallory.join(table, invitation, name), *refused)
            if name.strip("\u200b"):  # otherwise it is no wish for a name
                for chairs in seats:
                    opened = mallory.post("/api/tables", {"game": "sun_tzu", "seats": chairs})
                    count.expect(f"opening as {name!a}", opened, *refused)
    return count.result()


def farms(house: House) -> Result:
    """Ratings without opponents: puppets without a name, puppets that give up at once, the same puppet on and on."""
    count = Count("making up a rating")
    with Browser(house.address) as mallory, Browser(house.address) as puppet, Browser(house.address) as visitor:
        count.expect("a visitor's rated table", mallory.post("/api/tables", RATED), 403)
        keep(mallory, "Mallory of the ladder")
        keep(puppet, "Puppet")
        for plays in (False, True):
            for _ in range(FARMED):
                table = mallory.post("/api/tables", RATED).json()["id"]
                count.expect("a visitor at a rated table", visitor.join(table, mallory.invitation(table), "V"), 403)
                puppet.join(table, mallory.invitation(table), "P")
                if plays:
                    play_a_round(table, mallory, puppet)
                puppet.post(f"/api/tables/{table}/resign", {"seat": 1})
        ratings = mallory.get("/api/me/profile").json()["ratings"]
        if [(each["games"], each["opponents"]) for each in ratings] != [(3, 1)]:
            count.broken.append(f"what counted: {ratings}")
        if mallory.get("/api/ladder", game="sun_tzu", players=2).json()["lines"]:
            count.broken.append("the ladder lists who has one opponent")
    return count.result()


def drowns(house: House) -> Result:
    """Reports by visitors who never met whom they report, and again and again by one who has."""
    count = Count("drowning the operator in reports")
    with Browser(house.address) as ann, Browser(house.address) as bob:
        table = ann.open("me", "open")
        bob.join(table, ann.invitation(table), "Bob")
        body = {"whom": {"table": table, "seat": 0}, "reason": "spam", "text": "x" * 1000}
        count.expect("the first", bob.post("/api/reports", body), 201)
        count.expect("the same again", bob.post("/api/reports", body), 409)
        for _ in range(FLOOD):
            with Browser(house.address) as stranger:
                count.expect("a stranger's", stranger.post("/api/reports", body), 403, 429)
    if len(stored(house)) != 1:
        count.broken.append(f"{len(stored(house))} reports are stored")
    return count.result()


def vanishes(house: House) -> Result:
    """Who threatens somebody deletes themselves, and comes back."""
    count = Count("leaving without a trace")
    with Browser(house.address) as ann, Browser(house.address) as mallory, Browser(house.address) as back:
        keep(mallory, "Mallory the rude")
        table = ann.open("me", "open")
        mallory.join(table, ann.invitation(table), "Mallory the rude")
        for person in (ann, mallory):
            person.post(f"/api/tables/{table}/chat/agree", {"free": True})
        mallory.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "a threat"})
        body = {"whom": {"table": table, "seat": 1}, "reason": "threat", "message": 1}
        before = len(stored(house))
        count.expect("the report", ann.post("/api/reports", body), 201, 429)
        engine = open_engine(house.database)
        with engine.begin() as connection:
            for row in moderation.people(connection, "Mallory the rude"):
                moderation.ban(connection, row.id, True)
        engine.dispose()
        count.expect("deletion", mallory.post("/api/me/delete", {"sure": True}), 200)
        found = stored(house)[before:]
        if not any("a threat" in json.dumps(each) for each in found):
            count.broken.append("the evidence is gone")
        for name in ("Mallory the rude", "MALLORY the rude"):
            count.expect("back under the name", back.post("/api/me", {"name": name}), 409)
            again = back.post("/api/me/keep", {"name": name, "password": PASSWORD})
            count.expect("keeping it again", again, 409)
    return count.result()


def stored(house: House) -> list[list[str]]:
    engine = open_engine(house.database)
    with engine.connect() as connection:
        found = connection.execute(select(reports.c.name, reports.c.evidence).order_by(reports.c.number)).all()
    engine.dispose()
    return [list(row) for row in found]


def nameless(database: str, folder: Path) -> Iterator[Result]:
    """Each on a server of its own: reports are counted by address."""
    for number, attack in enumerate((imposters, farms, vanishes, drowns)):
        settings = generous(database.replace(".sqlite3", f"{number}.sqlite3"), sign_in_tries=1_000_000)
        with standing(settings, folder) as house:
            yield attack(house)
