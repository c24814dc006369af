"""Live updates by WebSocket: what a seat may see, as soon as it changes."""

import asyncio
from typing import Annotated

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from msgspec import json

from .errors import TableError
from .models import LiveMessage
from .people import People, words_for
from .sights import sight_of
from .tables import Table, Tables

PING = 20  # seconds; keeps the line alive and shows that it is
BAD_ORIGIN, NOT_ALLOWED = 4403, 4404


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket,  # type: ignore[type-arg]
    tables: Tables,
    people: People,
    table_id: str,
    seat: Annotated[int | None, Parameter(query="seat")] = None,
    since: Annotated[int, Parameter(query="since")] = -1,
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
    except TableError:
        await socket.close(NOT_ALLOWED)
        return
    await watch(socket, table, person, seat, since)


def same_origin(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """A page of another site may not listen in with the reader's cookies."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


async def watch(socket: WebSocket, table: Table, person: str, seat: int | None, since: int) -> None:  # type: ignore[type-arg]
    changed = asyncio.Event()
    table.watchers.add(changed.set)
    words = words_for(socket)
    reading = asyncio.create_task(drain(socket))
    sent = since
    try:
        while not reading.done():
            if table.seq != sent:
                sent = table.seq
                message = LiveMessage("sight", sight_of(table, person, seat, words))
                await socket.send_data(json.encode(message).decode(), mode="text")
            waiting = asyncio.create_task(changed.wait())
            done, _ = await asyncio.wait({waiting, reading}, timeout=PING, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            changed.clear()
            if not done:
                await socket.send_data(json.encode(LiveMessage("ping")).decode(), mode="text")
    except (WebSocketDisconnect, RuntimeError):
        pass  # the reader has gone; it will come back with its last number
    finally:
        table.watchers.discard(changed.set)
        reading.cancel()


async def drain(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Nothing is expected from the reader; whatever it sends is dropped. Ends when it leaves."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
