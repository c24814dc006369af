"""News from other processes: in order for each table, and side by side for different ones."""

import asyncio
import threading
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tianxia.server import hearing
from tianxia.server.app import Settings
from tianxia.server.errors import NoDatabase
from tianxia.server.hearing import Hearing
from tianxia.server.live import SIGNED_OUT
from tianxia.server.table import Table

from .browser import Browser, frame, two_people
from .databases import ON_POSTGRES
from .serving import GENEROUS, running


def test_each_table_in_order_and_no_table_behind_another() -> None:
    heard: list[str | None] = []

    async def story() -> None:
        go_on = asyncio.Event()

        async def hear(news: str | None) -> None:
            if news is not None and news.startswith("slow"):
                await go_on.wait()
            heard.append(news)

        listening = Hearing(hear)
        for news in ("slow a", "slow", "slow", "slow b", "other", None, "!bans", "other c"):
            listening.put(news)
        while len(heard) < 4:
            await asyncio.sleep(0)
        assert heard[:4] == ["other", "other c", None, "!bans"]
        go_on.set()
        while len(heard) < 7:
            await asyncio.sleep(0)
        await listening.close()

    asyncio.run(asyncio.wait_for(story(), 60))
    assert heard[4:] == ["slow a", "slow", "slow b"]  # that it has changed is said once


def test_what_comes_while_it_is_read_is_news_again() -> None:
    async def story() -> int:
        count, reading, go_on = 0, asyncio.Event(), asyncio.Event()

        async def hear(_: str | None) -> None:
            nonlocal count
            count += 1
            reading.set()
            await go_on.wait()

        listening = Hearing(hear)
        listening.put("a")
        await reading.wait()
        listening.put("a")
        listening.put("a")
        go_on.set()
        while listening._lines:
            await asyncio.sleep(0)
        return count

    assert asyncio.run(asyncio.wait_for(story(), 60)) == 2


def test_what_could_not_be_followed_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "PAUSE", 0.0)

    async def story() -> list[str]:
        told: list[str] = []
        trouble = [NoDatabase(), NoDatabase()]

        async def hear(news: str | None) -> None:
            if trouble:
                raise trouble.pop()
            told.append(str(news))

        listening = Hearing(hear)
        listening.put("!bans")
        while listening._lines:
            await asyncio.sleep(0)
        return told

    assert asyncio.run(asyncio.wait_for(story(), 60)) == ["!bans"]


@ON_POSTGRES
def test_a_table_that_is_busy_holds_up_neither_another_nor_a_sign_out(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes: the second one is stuck with one table, and hears of all else."""
    go_on = threading.Event()
    with ExitStack() as stack:
        first, second = [stack.enter_context(running(Settings(database, **GENEROUS))) for _ in range(2)]
        ann, bob = stack.enter_context(Browser(first.address)), stack.enter_context(Browser(first.address))
        busy, other = two_people(ann, bob), two_people(ann, bob)
        assert bob.post("/api/me/keep", {"name": "Bob", "password": "correct horse"}).status_code == 200
        there = stack.enter_context(Browser(second.address))
        there.become(dict(bob.client.cookies))
        lines = {table: stack.enter_context(there.live(table, 1)) for table in (busy, other)}
        before = {table: frame(line)["seq"] for table, line in lines.items()}
        usual, begun = second.hall.take_over, threading.Event()

        async def take_over(table: Table) -> None:
            if table.id == busy:
                begun.set()
                await asyncio.get_running_loop().run_in_executor(None, go_on.wait, 60)
            await usual(table)

        monkeypatch.setattr(second.hall, "take_over", take_over)
        stack.callback(go_on.set)
        ann.post(f"/api/tables/{busy}/resign", {"seat": 0})
        assert begun.wait(60)
        ann.post(f"/api/tables/{other}/resign", {"seat": 0})
        assert frame(lines[other])["seq"] != before[other]
        assert bob.post("/api/sign_out", {}).status_code == 200
        assert hung_up_on(lines[other]) == SIGNED_OUT
        assert not go_on.is_set()


def hung_up_on(line: ClientConnection) -> int:
    """The reason, after whatever was still on its way."""
    try:
        while True:
            line.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
