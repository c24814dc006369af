"""Looking at what is for others: the operator's numbers, tables without spectators, games that an update stopped."""

import io
import json
import threading
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text
from tests.server.authenticator import Authenticator
from tests.server.browser import Browser, two_people

from tianxia.server.engines import open_engine

from .forgeries import Count
from .house import House, Result, generous, standing

TOKEN = "word of the operator"
SITE = "games.example.org"
STUDIES = 12  # finished games of one person, who wants to know all about each of them
SECRET = "correct horse"


def numbers(house: House) -> Result:
    """As a proxy on the same machine brings them: without a word about the reader, by a name of this machine."""
    count = Count("the operator's numbers")
    heads: list[dict[str, str]] = [
        {},
        {"host": "127.0.0.1:8000"},
        {"host": "localhost"},
        {"x-forwarded-for": "6.6.6.6"},
        {"authorization": "Bearer"},
        {"authorization": "Bearer wrong"},
        {"authorization": f"Basic {TOKEN}"},
    ]
    with httpx.Client(base_url=house.address, trust_env=False, timeout=20) as client:
        for head in heads:
            count.expect(str(head), client.get("/metrics", headers=head), 403)
        count.expect("the operator", client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}), 200)
    return count.result()


def whom(house: House) -> Result:
    """Who sits at a table that nobody may watch."""
    count = Count("people at tables without spectators")
    with Browser(house.address) as ann, Browser(house.address) as eve:
        chairs = [{"kind": "me"}, {"kind": "here"}]
        for hidden in ({"spectators": False}, {"private": True, "spectators": False}):
            table = ann.post("/api/tables", {"game": "sun_tzu", "seats": chairs, **hidden}).json()["id"]
            for seat in (0, 1, 2):
                count.expect("a stranger", eve.get("/api/people", table=table, seat=seat), 403, 404)
            count.expect("the table", eve.get(f"/api/tables/{table}"), 403)
    return count.result()


def untouched_keys(house: House) -> Result:
    """A device that lies about: nobody has shown a finger, a face or a PIN."""
    count = Count("passkeys without their owner")
    with Browser(house.address) as ann, Browser(house.address) as thief:
        key, body = Authenticator(house.address.replace("127.0.0.1", "localhost")), {"name": "Touched"}
        for browser in (ann, thief):
            browser.client.base_url = httpx.URL(key.origin)
            browser.client.cookies.clear()
            browser.get("/api/me")
        options = ann.post("/api/me/passkey", body).json()["options"]
        made = ann.post("/api/me/passkey", {**body, "credential": key.make(options, verified=False)})
        count.expect("one that was made so", made, 400, 403, 422)
        options = ann.post("/api/me/passkey", body).json()["options"]
        count.expect("one", ann.post("/api/me/passkey", {**body, "credential": key.make(options)}), 200)
        for verified, codes in ((False, (400, 403, 422)), (True, (200,))):
            options = thief.post("/api/sign_in/passkey/options", {}).json()["options"]
            answer = thief.post("/api/sign_in/passkey", {"credential": key.use(options, verified)})
            count.expect(f"signing in, verified: {verified}", answer, *codes)
    return count.result()


def studies(house: House) -> Result:
    """One person asks for all at once."""
    count, codes = Count("studies of one person"), Counter[int]()
    with Browser(house.address) as ann:
        tables = []
        for _ in range(STUDIES):
            table = ann.open("me", "sparrow", beginner=True)
            ann.post(f"/api/tables/{table}/resign", {"seat": 0})
            tables.append(table)
        threads = [threading.Thread(target=lambda it=it: codes.update([asked(house, ann, it)])) for it in tables]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    count.tries = codes.total()
    if not codes[429] or codes.total() != STUDIES:
        count.broken.append(f"answers {dict(codes)}")
    return count.result()._replace(seen=", ".join(f"{n} x {code}" for code, n in sorted(codes.items())))


def asked(house: House, person: Browser, table: str) -> int:
    with Browser(house.address) as same:
        same.become(dict(person.client.cookies))
        return same.post(f"/api/tables/{table}/study", {}).status_code


def stopped_games(database: str, folder: Path) -> Result:
    """Rules that an update has changed: the game waits for the old ones, and one side would know all."""
    count = Count("logs of games that cannot go on")
    with standing(generous(database), folder) as house, Browser(house.address) as ann, Browser(house.address) as bob:
        table = two_people(ann, bob)
        ann.move(table, 0)
        cookies = dict(bob.client.cookies)
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = '9.9', digest = 'x' WHERE id = :id"), {"id": table})
    engine.dispose()
    with standing(generous(database), folder) as house, Browser(house.address) as bob:
        bob.become(cookies)
        for path in ("log", "replay?at=0", "study"):
            answer = bob.get(f"/api/tables/{table}/{path}")
            count.expect(path, answer, 403, 404, 405, 409, 410, 422)
        if any("play" in line for line in exported(bob).values() if '"seat": 0' in line and table in line):
            count.broken.append("the export has another's moves")
    return count.result()


def exported(browser: Browser) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(browser.get("/api/me/export").content)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def exports(house: House) -> Result:
    """All of one's own, and nothing of others."""
    count = Count("exports")
    with Browser(house.address) as ann, Browser(house.address) as bob:
        for person, name in ((ann, "Exported"), (bob, "Other one")):
            person.post("/api/me/keep", {"name": name, "password": SECRET})
        table = two_people(ann, bob)
        for person, seat in ((ann, 0), (bob, 1)):
            person.move(table, seat)
        found = exported(ann)
        count.tries = len(found)
        for name in ("bans", "deliveries", "studies", "moves", "seats", "sessions"):
            if f"{name}.json" not in found:
                count.broken.append(f"{name} are missing")
        moves: list[dict[str, Any]] = json.loads(found["moves.json"])
        if not moves or {each["seat"] for each in moves} != {0}:
            count.broken.append(f"moves of seats {sorted({each['seat'] for each in moves})}")
        for name, text_ in found.items():
            if any(hidden in text_ for hidden in ("argon2", SECRET)) or f"games/{table}" in name:
                count.broken.append(f"{name} tells too much")
    return count.result()


def prying(database: str, folder: Path) -> Iterator[Result]:
    site = ("127.0.0.1", "localhost", SITE)
    with standing(generous(database, metrics_token=TOKEN, host_names=site), folder) as house:
        yield numbers(house)
    with standing(generous(database), folder) as house:
        for attack in (whom, untouched_keys, studies, exports):
            yield attack(house)
    yield stopped_games(database, folder)
