"""Live updates by WebSocket: what a seat may see, as soon as it changes."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import json

from .errors import TableError
from .models import LiveMessage
from .people import People, words_for
from .sights import sight_as_json
from .table import Table
from .tables import Tables

PING = 20  # seconds; keeps the line alive and shows that it is
PATIENCE = 30  # seconds for a reader that takes nothing
BAD_ORIGIN, NOT_ALLOWED, TOO_SLOW = 4403, 4404, 4408
PING_MESSAGE = json.encode(LiveMessage("ping")).decode()


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    tables: NamedDependency[Tables],
    people: NamedDependency[People],
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(name="seat")] = None,
    since: Annotated[int, QueryParameter(name="since")] = -1,
) -> None:
    """Send the sight whenever its number is another than the reader's last one."""
    await socket.accept()
    person = people.of(socket).id
    try:
        if not same_origin(socket):
            await socket.close(BAD_ORIGIN)
            return
        table = await tables.find(table_id)
        if seat is not None:
            table.check_seat(seat, person)
        tables.after_change(table)  # a bot may have been asked in another process that stopped
    except TableError:
        await socket.close(NOT_ALLOWED)
        return
    await watch(socket, table, person, seat, since)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not listen in with the reader's cookies."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


class Line:
    """A reader's line: woken when there is something new to see, or when the reader has gone."""

    def __init__(self, person: str, seq: int) -> None:
        self.person = person
        self.seq = seq
        self._awake = asyncio.Event()

    def wake(self) -> None:
        self._awake.set()

    async def sleep(self) -> bool:
        """Until woken; False if nothing happened for the time of a ping."""
        try:
            async with asyncio.timeout(PING):
                await self._awake.wait()
        except TimeoutError:
            return False
        self._awake.clear()
        return True


async def watch(socket: WebSocket[Any, Any, Any], table: Table, person: str, seat: int | None, since: int) -> None:
    """Nothing is queued for a reader: what it is sent next is always the present, so it may be as slow as it
    likes. One that takes nothing at all is hung up on; it comes back with its last number.
    """
    line = Line(person, since)
    table.watchers.add(line)
    reading = asyncio.create_task(drain(socket))
    reading.add_done_callback(lambda _: line.wake())
    try:
        await tell(socket, table, line, seat, reading)
    except TimeoutError:
        table.watchers.discard(line)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(TOO_SLOW)  # waits behind what was not taken; the kernel ends it if need be
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the reader has gone; it will come back with its last number
    finally:
        table.watchers.discard(line)
        reading.cancel()


async def tell(
    socket: WebSocket[Any, Any, Any], table: Table, line: Line, seat: int | None, reading: "asyncio.Task[None]"
) -> None:
    person, words = line.person, words_for(socket)
    retold, known = table.story(person)
    if line.seq != table.seq(person):
        known = 0
    idle = False
    while not reading.done():
        message = PING_MESSAGE if idle else ""
        if line.seq != table.seq(person):
            before = known if retold == table.story(person)[0] else 0
            message = f'{{"type":"sight","sight":{sight_as_json(table, person, seat, words, before).decode()}}}'
            line.seq = table.seq(person)
            retold, known = table.story(person)
        if message:
            async with asyncio.timeout(PATIENCE):
                await socket.send_data(message, mode="text")
        idle = not await line.sleep()


async def drain(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is expected from the reader; whatever it sends is dropped. Ends when it leaves."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
