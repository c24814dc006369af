"""Parts that stop working: a bot's process that hangs, a database that is locked, frozen or holds nonsense."""

import contextlib
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from tests.server.browser import Browser, frame
from tests.server.postgres import frozen

from tianxia.server.engines import open_engine

from .house import House, Result, generous, standing

BAD_ROWS = [
    "options = 'x'",
    "options = '[1]'",
    "deal = 'x'",
    "game = 'nothing'",
    "players = 7",
    "rules = '9.9', digest = 'x'",
    "digest = 'x'",
    "entries = 99",
    "pack = 'x', pack_digest = 'y'",
]


def moves_of(house: House, table: str) -> int:
    engine = open_engine(house.database)
    with engine.connect() as connection:
        query = text("SELECT count(*) FROM entries WHERE table_id = :id")
        count = int(connection.execute(query, {"id": table}).scalar() or 0)
    engine.dispose()
    return count


def until(is_so: Callable[[], bool], seconds: float = 40) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.05)
    return False


def stopped_bot(house: House) -> Result:
    """It is ended, and another one answers."""
    broken = []
    with Browser(house.address) as ann:
        first = ann.open("me", "greedy")
        until(lambda: moves_of(house, first) > 0)  # one that is stopped while it starts holds whoever starts it
        for pid in house.children():
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, signal.SIGSTOP)
        table = ann.open("random", "greedy")
        with ann.live(table):
            if not until(lambda: moves_of(house, table) > 0):
                broken.append("the bots did not come back")
        if ann.get("/healthz").status_code != 200:
            broken.append("the server is not alive")
    return Result("stopped process of the bots", 1, "the bots were replaced", broken)


def locked_database(house: House) -> Result:
    """SQLite: another program holds the file."""
    broken, codes = [], []
    with Browser(house.address) as ann:
        table = ann.open("me", "here")
        other = sqlite3.connect(str(make_url(house.database).database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            began = time.monotonic()
            decision = ann.sight(table, 0)["decision"]
            codes.append(ann.try_move(table, 0, decision["options"][0]["text"], decision["number"]).status_code)
            waited = time.monotonic() - began
            codes += [ann.get(path).status_code for path in ("/", "/api/me", "/api/tables", "/healthz")]
        finally:
            other.rollback()
            other.close()
        ann.move(table, 0)
    if codes != [503, 200, 200, 200, 200]:
        broken.append(f"answers {codes}")
    return Result("locked database", 5, f"503 after {waited:.1f} s, reading goes on", broken)


def bad_rows(house: House) -> Result:
    """Each in a table of its own: no list breaks, and nothing is an error of the server."""
    broken = []
    with Browser(house.address) as ann, Browser(house.address) as eve:
        good = ann.open("me", "open")
        ids = [ann.open("me", "open") for _ in BAD_ROWS]
    house.process.terminate()
    house.process.join(30)
    engine = open_engine(house.database)
    with engine.begin() as connection:
        for id_, change in zip(ids, BAD_ROWS, strict=True):
            connection.execute(text(f"UPDATE tables SET {change} WHERE id = :id"), {"id": id_})
        connection.execute(text("DELETE FROM seats WHERE table_id = :id AND seat = 1"), {"id": ids[0]})
    engine.dispose()
    cookies = dict(ann.client.cookies)
    codes: set[int] = set()
    with standing(generous(house.database), Path(str(make_url(house.database).database)).parent) as again:
        for browser in (Browser(again.address), Browser(again.address)):
            with browser:
                if not codes:
                    browser.become(cookies)
                lists = browser.get("/api/tables")
                shown = [line["id"] for part in ("mine", "open") for line in lists.json()[part]]
                if lists.status_code != 200 or good not in shown:
                    broken.append(f"a list: {lists.status_code}, {len(shown)} tables")
                codes |= {browser.get(f"/api/tables/{id_}").status_code for id_ in ids}
    if max(codes) >= 500:
        broken.append(f"answers {sorted(codes)}")
    eve.client.close()
    return Result("bad rows", len(BAD_ROWS), f"answers {sorted(codes)}", broken)


def faults(database: str, folder: Path) -> list[Result]:
    with standing(generous(database, seconds_to_think=2.0, seconds_for_database=2.0), folder) as house:
        return [stopped_bot(house), locked_database(house), bad_rows(house)]


def frozen_postgres(database: str, folder: Path) -> Result:
    """All its processes are stopped: pages go on, everything else is 503 within seconds."""
    broken = []
    with standing(generous(database, seconds_for_database=2.0), folder) as house, Browser(house.address) as ann:
        table = ann.open("me", "here")
        with frozen(database):
            began = time.monotonic()
            first = ann.get("/api/me").status_code
            waited = time.monotonic() - began
            others = [ann.get(path).status_code for path in ("/", "/api/games", f"/api/tables/{table}", "/healthz")]
        if first != 503 or set(others) != {200}:
            broken.append(f"answers {first}, {others}")
        if not until(lambda: ann.get("/api/me").status_code == 200):
            broken.append("it did not recover")
    return Result("frozen PostgreSQL", 5, f"503 after {waited:.1f} s, pages go on", broken)


def stuck_tables(database: str, folder: Path) -> Result:
    """Somebody else holds the rows of three tables, as a process that crosses this one would: others play on."""
    times: list[float] = []
    broken, refused = [], []
    settings = generous(database)  # with the usual patience
    with standing(settings, folder) as house, contextlib.ExitStack() as people:
        stuck = [people.enter_context(Browser(house.address)) for _ in range(3)]
        tables = [each.open("me", "here") for each in stuck]
        ann = people.enter_context(Browser(house.address))
        free = ann.open("me", "here")
        engine = open_engine(database)
        with engine.connect() as holding, ThreadPoolExecutor(len(stuck)) as threads:
            for table in tables:
                holding.execute(text("SELECT 1 FROM tables WHERE id = :id FOR UPDATE"), {"id": table})
            moves = [threads.submit(moved, each, table) for each, table in zip(stuck, tables, strict=True)]
            end = time.monotonic() + 8
            while time.monotonic() < end:
                began = time.perf_counter()
                if ann.sight(free)["over"]:
                    free = ann.open("me", "here")
                if moved(ann, free) != 200:
                    broken.append("a move at another table was refused")
                times.append(time.perf_counter() - began)
                refused = [each.result() for each in moves if each.done()]
        if refused != [503] * 3:
            broken.append(f"those that are stuck: {refused}")
        if [moved(each, table) for each, table in zip(stuck, tables, strict=True)] != [200] * 3:
            broken.append("they did not go on")
        engine.dispose()
    if max(times) > 3:
        broken.append(f"somebody else waited {max(times):.1f} s")
    return Result("tables that are stuck (PostgreSQL)", 3, f"{len(times)} moves beside; {max(times):.2f} s", broken)


def moved(browser: Browser, table: str) -> int:
    """The first move of one of the person's seats that are asked."""
    seat = next(each["seat"] for each in browser.sight(table)["seats"] if each["owes"])
    decision = browser.sight(table, seat)["decision"]
    return browser.try_move(table, seat, decision["options"][0]["text"], decision["number"]).status_code


def late_news(database: str, folder: Path) -> Result:
    """A process hears of a move, and the database does not answer it for a while: its readers see the move later."""
    broken = []
    settings = generous(database, seconds_for_database=2.0)
    with (
        standing(settings, folder) as first,
        standing(settings, folder) as second,
        Browser(first.address) as ann,
        Browser(second.address) as eve,
    ):
        table, pid = ann.open("me", "here"), second.process.pid or 0
        engine = open_engine(database, None)
        with eve.live(table) as line:
            frame(line)
            os.kill(pid, signal.SIGSTOP)  # it has not heard yet
            try:
                ended = ann.post(f"/api/tables/{table}/resign", {"seat": 0}).status_code
                with engine.connect() as holding:
                    holding.execute(text("LOCK TABLE entries, seats IN ACCESS EXCLUSIVE MODE"))
                    os.kill(pid, signal.SIGCONT)
                    time.sleep(5)
            finally:
                os.kill(pid, signal.SIGCONT)
            began = time.monotonic()
            try:
                while not frame(line).get("over"):
                    pass
            except TimeoutError:
                broken.append("the news is lost")
            waited = time.monotonic() - began
        engine.dispose()
    if ended != 200:
        broken.append(f"resigning: {ended}")
    return Result("news while the database is away", 1, f"{waited:.1f} s after it is back", broken)
