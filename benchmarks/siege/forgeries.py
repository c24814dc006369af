"""Everything that can be made up: cookies, tokens, origins, hosts, paths, seats, bodies."""

from pathlib import Path
from typing import Any

import httpx
from tests.server.browser import Browser, two_people

from tianxia.server.sessions import COOKIE

from .house import House, Result, generous, standing

PATHS = [
    "/assets/../index.html",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/....//app.py",
    "/assets//etc/passwd",
    "/..%5c..%5capp.py",
    "/api/tables/..%2f..%2fme",
    "/api/tables/%00",
]


ACTS: dict[str, dict[str, Any]] = {
    "moves": {"option": "5@WU", "number": 0},
    "undo": {"number": 0},
    "redo": {"number": 0},
    "wish": {"number": 0},
    "consent": {"agrees": True},
    "nudge": {"goal": 1},
}


class Count:
    """Tries, and those that were not refused as they should be."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tries = 0
        self.codes: set[int] = set()
        self.broken: list[str] = []

    def expect(self, what: str, answer: httpx.Response, *codes: int) -> None:
        self.tries += 1
        self.codes.add(answer.status_code)
        if answer.status_code not in codes:
            self.broken.append(f"{what}: {answer.status_code}")

    def result(self) -> Result:
        return Result(self.name, self.tries, f"answers {sorted(self.codes)}", self.broken)


def cookies(house: House, ann: Browser, table: str) -> Result:
    """Nobody becomes somebody else."""
    count = Count("forged cookies")
    person, _, mark = ann.client.cookies[COOKIE].partition(".")
    forged = [person, f"{person}.", f"{person}.{mark[:-1]}", f"{person}.{mark.upper()}", f"{person}x.{mark}"]
    forged += [f"{person}.{'0' * 64}", f".{mark}", f"{mark}.{person}", f"{person}.{mark}.{mark}", "é" * 20, "x" * 4000]
    for cookie in forged:
        head = {"cookie": f"{COOKIE}={cookie}".encode()}
        url = f"{house.address}/api/tables/{table}?seat=0"
        answer = httpx.get(url, headers=head, trust_env=False, timeout=20)  # type: ignore[arg-type]
        count.expect(cookie[:40], answer, 403)
    return count.result()


def tokens(house: House, ann: Browser, bob: Browser, table: str) -> Result:
    count = Count("forged tokens and forms")
    own, other = ann.client.cookies["csrftoken"], bob.client.cookies["csrftoken"]
    for token in ("", "x", own[:-1], own + "0", other, own[64:] + own[:64], "0" * 128):
        answer = ann.client.post("/api/me", json={"name": "Mallory"}, headers={"x-csrftoken": token})
        count.expect(token[:20], answer, 403)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        head = {"content-type": kind, "x-csrftoken": own}
        count.expect(kind, ann.client.post("/api/me", content=b'{"name": "M"}', headers=head), 415)
    return count.result()


def origins(house: House, ann: Browser, table: str) -> Result:
    """Sockets of pages of other sites, and names that are not ours."""
    count = Count("foreign origins and hosts")
    for origin in ("null", "http://evil.test", house.address + ".evil.test", "http://127.0.0.1:1"):
        count.tries += 1
        try:
            with ann.live(table, 0, origin=origin) as line:
                line.recv(timeout=10)
                count.broken.append(f"origin {origin}")
        except Exception as refused:
            count.codes.add(getattr(getattr(refused, "rcvd", None), "code", 0))
    for host in ("evil.test", "127.0.0.1.evil.test", "localhost.evil.test:80", ""):
        count.expect(f"host {host}", ann.client.get("/api/me", headers={"host": host}), 421)
    return count.result()


def paths(house: House, ann: Browser) -> Result:
    count = Count("paths out of the house")
    for path in PATHS:
        answer = httpx.get(house.address + path, trust_env=False, timeout=20)
        count.expect(path, answer, 200, 400, 404, 405)
        if ("import" in answer.text and "def " in answer.text) or "root:" in answer.text:
            count.broken.append(f"{path} shows a file")
    return count.result()


def seats(ann: Browser, bob: Browser, eve: Browser, table: str, invitation: str) -> Result:
    """A stranger at somebody's table."""
    count = Count("seats of others")
    base = f"/api/tables/{table}"
    for seat in (0, 1):
        for path in (f"{base}?seat={seat}", f"{base}/previews?seat={seat}", f"{base}/advice?seat={seat}&number=0"):
            count.expect(path, eve.get(path), 403)
        for act, facts in ACTS.items():
            count.expect(act, eve.post(f"{base}/{act}", {"seat": seat, **facts}), 403)
    count.expect("used invitation", eve.join(table, invitation), 403)
    count.expect("log of a running game", eve.get(f"{base}/log"), 409)
    for body in bodies():
        answer = ann.client.post(f"{base}/moves", content=body, headers=json_head(ann))
        count.expect(repr(body[:20]), answer, 400, 413, 415, 422)
    return count.result()


def json_head(browser: Browser) -> dict[str, str]:
    return {"x-csrftoken": browser.client.cookies["csrftoken"], "content-type": "application/json"}


def bodies() -> list[bytes]:
    return [
        b"[" * 50_000,
        b'{"seat":' * 5000,
        b'{"seat": ' + b"9" * 5000 + b"}",
        b"\xff\xfe",
        b"",
        b"null",
        b'{"seat": "0", "option": "x", "number": 0}',
        b'{"seat": 0, "option": "\\ud800", "number": 0}',
        b"x" * 70_000,
    ]


def forgeries(database: str, folder: Path) -> list[Result]:
    with (
        standing(generous(database), folder) as house,
        Browser(house.address) as ann,
        Browser(house.address) as bob,
        Browser(house.address) as eve,
    ):
        table = two_people(ann, bob)
        invited = ann.open("me", "open")
        invitation = ann.invitation(invited)
        bob.join(invited, invitation)
        return [
            cookies(house, ann, table),
            tokens(house, ann, bob, table),
            origins(house, ann, table),
            paths(house, ann),
            seats(ann, bob, eve, table, invitation),
        ]
