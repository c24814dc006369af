"""Live updates by WebSocket: what a seat may see, as soon as it changes."""

import asyncio
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
from .tables import Table, Tables

PING = 20  # seconds; keeps the line alive and shows that it is
BAD_ORIGIN, NOT_ALLOWED = 4403, 4404


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
    except TableError:
        await socket.close(NOT_ALLOWED)
        return
    await watch(socket, table, person, seat, since)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not listen in with the reader's cookies."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


async def watch(socket: WebSocket[Any, Any, Any], table: Table, person: str, seat: int | None, since: int) -> None:
    changed = asyncio.Event()
    table.watchers.add(changed.set)
    words = words_for(socket)
    reading = asyncio.create_task(drain(socket))
    sent, epoch, known = since, table.epoch, len(table.game.history) if since == table.seq else 0
    try:
        while not reading.done():
            if table.seq != sent:
                known = known if epoch == table.epoch else 0
                message = b'{"type":"sight","sight":' + sight_as_json(table, person, seat, words, known) + b"}"
                sent, epoch, known = table.seq, table.epoch, len(table.game.history)
                await socket.send_data(message.decode(), mode="text")
            waiting = asyncio.create_task(changed.wait())
            done, _ = await asyncio.wait({waiting, reading}, timeout=PING, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            changed.clear()
            if not done:
                await socket.send_data(json.encode(LiveMessage("ping")).decode(), mode="text")
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the reader has gone; it will come back with its last number
    finally:
        table.watchers.discard(changed.set)
        reading.cancel()


async def drain(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is expected from the reader; whatever it sends is dropped. Ends when it leaves."""
    try:
        while True:
            await socket.receive_data(mode="text")
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
