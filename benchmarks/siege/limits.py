"""One stranger with as many addresses, cookies, targets and names as they like. Another person goes on."""

import contextlib
import queue
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import text
from tests.server.browser import Browser
from tests.server.outside import PushBrowser, dripping, mail_server, outside
from websockets.exceptions import InvalidHandshake, InvalidStatus

from tianxia.server.app import Settings
from tianxia.server.crier import Pace
from tianxia.server.engines import open_engine

from .floods import SLOWEST
from .forgeries import Count
from .house import Around, House, Result, generous, standing

PROXY: Final = Around(proxies=("127.0.0.1",))
HOME: Final = "192.0.2.1"  # where the honest person lives
SECRET: Final = "correct horse"
FAST: Final = Pace(after=0.1, looks=0.1, ahead=0.0, digest=3600.0)
NEW: Final = 20  # people whom one network may bring
SECONDS: Final = 40.0  # that somebody plays, while the tables of others want all the time there is
CROWD: Final = 24  # of one network, each with a table of strong bots
LEAST_SHARE: Final = 0.2  # of the bots' moves, for one against all of them
SLOW: Final = ".slow"
FILES: Final = 260

Fresh = Callable[[str], str]


def somebody(house: House, host: str) -> Browser:
    return Browser(house.address, **{"x-forwarded-for": host})


def told(codes: Counter[int]) -> str:
    return ", ".join(f"{count} x {code}" for code, count in sorted(codes.items()))


@contextlib.contextmanager
def somebody_signs_in(house: House, name: str, times: list[float]) -> Iterator[None]:
    """Again and again, from a network of their own each time; how long each takes, until it is let in."""
    with somebody(house, HOME) as honest:
        honest.post("/api/me/keep", {"name": name, "password": SECRET}).raise_for_status()
    enough = threading.Event()

    def signs_in() -> None:
        while not enough.is_set() or not times:
            with somebody(house, HOME) as browser:
                began = time.perf_counter()
                while browser.post("/api/sign_in/password", {"name": name, "password": SECRET}).status_code == 503:
                    time.sleep(0.2)
                times.append(time.perf_counter() - began)

    thread = threading.Thread(target=signs_in)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join(60)


def verdict(name: str, tries: int, seen: str, times: list[float], slowest: float, *broken: str) -> Result:
    worst = max(times, default=99.0)
    late = [f"somebody else waited {worst:.1f} s"] if worst > slowest else []
    return Result(name, tries, f"{seen}; others waited at most {worst:.2f} s", [*broken, *late])


def hops(house: House) -> Result:
    """Every request from another address of one network."""
    codes: Counter[int] = Counter()
    with httpx.Client(base_url=house.address, trust_env=False, timeout=20) as client:
        for n in range(400):
            head = {"x-forwarded-for": f"2001:db8:1:2::{n + 1:x}"}
            codes[client.get("/api/tables", headers=head).status_code] += 1
        other = client.get("/api/tables", headers={"x-forwarded-for": HOME}).status_code
    broken = [] if codes[429] > 200 else ["nothing was refused"]
    return Result("addresses of one /64", 400, told(codes), [*broken, *([] if other == 200 else ["others, too"])])


def comes(house: House) -> Result:
    """Somebody new each time, without cookies, each of whom would be a row for long."""
    codes: Counter[int] = Counter()
    for n in range(60):
        with somebody(house, f"2001:db8:1:3::{n + 1:x}") as new:
            codes[new.post("/api/me", {"name": "Row"}).status_code] += 1
        time.sleep(0.05)
    broken = [] if codes[200] <= NEW else [f"{codes[200]} were stored"]
    return Result("newcomers of one /64", 60, told(codes), broken)


def guesses(house: House) -> Result:
    """Passwords from many networks at once: all wait in one line for the processor."""
    codes: Counter[int] = Counter()
    times: list[float] = []

    def guess(n: int) -> None:
        with somebody(house, f"2001:db8:2:{n:x}::1") as stranger:
            codes[stranger.post("/api/sign_in/password", {"name": "Nobody", "password": SECRET}).status_code] += 1

    with somebody_signs_in(house, "Patient", times), ThreadPoolExecutor(40) as many:
        list(many.map(guess, range(120)))
    return verdict("passwords from many networks", 120, told(codes), times, 3 * SLOWEST)


def slow_names(house: House) -> Result:
    """Webhooks and pushes at names whose servers never answer."""
    times: list[float] = []
    codes: Counter[int] = Counter()

    def names(n: int) -> None:
        with somebody(house, f"192.0.2.{100 + n // 8}") as stranger:
            hook = {"kind": "json", "url": f"https://x{n}{SLOW}/"}
            codes[stranger.post("/api/me/notices/hook", hook).status_code] += 1
            push = PushBrowser().wish(f"https://y{n}{SLOW}/")
            codes[stranger.post("/api/me/notices/push", push).status_code] += 1
            stranger.post("/api/me/notices/try", {})

    with somebody_signs_in(house, "Punctual", times), ThreadPoolExecutor(24) as many:
        list(many.map(names, range(24)))
        time.sleep(2)
    return verdict("names that are never answered", 48, told(codes), times, SLOWEST)


def slow_targets(database: str, folder: Path) -> Result:
    """Ten visitors with twenty devices each at a target that takes for ever, while somebody tries a webhook."""
    times: list[float] = []
    with dripping() as slow, outside() as out:
        settings = generous(database, notices=FAST, hook_hosts=(slow.host, out.host))
        with standing(settings, folder, PROXY) as house, contextlib.ExitStack() as held:
            for n in range(10):
                visitor = held.enter_context(somebody(house, f"2001:db8:1:2::{n + 1:x}"))
                for device in range(20):
                    visitor.post("/api/me/notices/push", PushBrowser().wish(f"{slow.url}/{n}/{device}"))
                visitor.post("/api/me/notices/hook", {"kind": "json", "url": f"{slow.url}/{n}"})
                for channel in ("push", "hook") * 10:
                    visitor.post("/api/me/notices/try", {"channel": channel})
            for n in range(3):
                honest = held.enter_context(somebody(house, f"192.0.2.{n + 1}"))
                honest.post("/api/me/notices/hook", {"kind": "json", "url": f"{out.url}/hook"})
                began = time.perf_counter()
                honest.post("/api/me/notices/try", {"channel": "hook"})
                with contextlib.suppress(queue.Empty):  # it takes even longer
                    out.next("hook")
                times.append(time.perf_counter() - began)
    return verdict("targets that never answer", 400, f"{slow.count} connections to them", times, 2 * SLOWEST)


def bots_moves(house: House, own: list[str]) -> tuple[int, int]:
    """How many somebody's tables have had, and all the others: there a person has seat 0, here seat 3."""
    engine = open_engine(house.database)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, seat, count(*) FROM entries GROUP BY table_id, seat")).all()
    engine.dispose()
    here = sum([count for table, seat, count in rows if table in own and seat != 0])
    return here, sum([count for table, seat, count in rows if table not in own and seat != 3])


def plays(honest: Browser, own: list[str], seconds: float) -> float:
    """Against a bot, for so long, one game after the other; how many seconds it took at most until the person was asked
    again.
    """
    longest, since = 0.0, time.monotonic()
    until = since + seconds
    while time.monotonic() < until:
        sight = honest.sight(own[-1], 0) if own else None
        if sight is None or sight["status"] == "over":
            own.append(honest.open_game("great_wall", "me", "dragon", players=2, seed=7 + len(own)))
            continue
        decision = sight["decision"]
        if decision is not None and decision["options"]:
            longest, since = max(longest, time.monotonic() - since), time.monotonic()
            honest.try_move(own[-1], 0, decision["options"][0]["text"], decision["number"])
        else:
            time.sleep(0.05)
    return max(longest, time.monotonic() - since)


def thinkers(database: str, folder: Path) -> Result:
    """Many visitors of one network, none of whom has had any of the bots' time, while somebody goes on playing."""
    with standing(generous(database), folder, PROXY) as house, contextlib.ExitStack() as held:
        honest = held.enter_context(somebody(house, HOME))
        own: list[str] = []
        quiet = plays(honest, own, SECONDS / 3)
        before = bots_moves(house, own)
        for n in range(CROWD):
            visitor = held.enter_context(somebody(house, f"2001:db8:1:2::{n + 1:x}"))
            visitor.open_game("great_wall", "dragon", "dragon", "dragon", "me", players=4, seed=n)
        longest = plays(honest, own, SECONDS)
        after = bots_moves(house, own)
    here, there = after[0] - before[0], after[1] - before[1]
    share = here / max(1, here + there)
    seen = f"{here} moves of the bot, {there} of theirs; {longest:.1f} s to wait, {quiet:.1f} s before"
    return Result("bots' time", CROWD, seen, [] if share > LEAST_SHARE else [f"only {share:.0%} of the bots' moves"])


def false_hosts(database: str, folder: Path) -> Result:
    """Names that are pasted into mails."""
    count = Count("false names of the site")
    with mail_server() as box:
        names = ("127.0.0.1", "games.example.org")
        settings = generous(database, notices=FAST, smtp=box.url, mail_from="tianxia@example.org", host_names=names)
        with standing(settings, folder) as house, httpx.Client(trust_env=False, timeout=20) as client:
            for host in (
                "games.example.org:443@evil.test",
                "evil.test",
                "6.6.6.6",
                "games.example.org:x",
                "a.localhost",
            ):
                count.expect(host, client.get(f"{house.address}/api/me", headers={"host": host}), 421)
            with Browser(house.address) as ann:
                count.expect("mail", ann.post("/api/me/notices/mail", {"address": "ann@example.org"}), 200)
                if "http://games.example.org/mail#" not in box.next("ann@example.org").get_content():
                    count.broken.append("the mail names another site")
    return count.result()


def sockets(database: str, folder: Path) -> Result:
    """From as many networks as it takes, until there is no place left; whoever plays is to notice nothing."""
    log = folder / "server.log"
    before = log.read_text(encoding="utf-8").count("are turned away") if log.exists() else 0
    refused = hung_up = 0
    around = PROXY._replace(files=FILES)
    with standing(generous(database), folder, around) as house, contextlib.ExitStack() as held:
        honest = held.enter_context(somebody(house, HOME))
        table = honest.open("me", "here")
        for n in range(FILES):
            try:
                headers = {"x-forwarded-for": f"198.51.100.{n % 250}"}
                honest.client.headers.update(headers)
                held.enter_context(honest.live(table, 0))
            except InvalidStatus:
                refused += 1
            except (InvalidHandshake, OSError):
                hung_up += 1
        broken = [] if refused and refused < FILES * 0.6 else [f"{refused} refused"]
        broken += [f"{hung_up} hung up on without a word"] if hung_up else []
        with httpx.Client(base_url=house.address, trust_env=False, timeout=20) as client:
            for path in ("/healthz", "/readyz", "/api/games"):
                answer = client.get(path)
                if answer.status_code != 200:
                    broken.append(f"{path}: {answer.status_code}")
        honest.move(table, 0)
    if log.read_text(encoding="utf-8").count("are turned away") == before:
        broken.append("nothing in the log")
    return Result("sockets of everybody", FILES, f"{refused} refused", broken)


def limits(fresh: Fresh, folder: Path) -> Iterator[Result]:
    few: dict[str, Any] = {"requests_per_second": 50, "new_people": NEW}
    with standing(Settings(fresh("networks"), **few), folder, PROXY) as house:
        yield hops(house)
        yield comes(house)
    with standing(generous(fresh("lanes"), notices=FAST), folder, PROXY._replace(slow_names=SLOW)) as house:
        yield slow_names(house)
        yield guesses(house)
    yield slow_targets(fresh("targets"), folder)
    yield thinkers(fresh("thinkers"), folder)
    yield false_hosts(fresh("hosts"), folder)
    yield sockets(fresh("sockets"), folder)
