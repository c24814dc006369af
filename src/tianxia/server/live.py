"""Live updates over WebSocket: what a seat may see, as soon as it changes."""

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import json

from .context import Context, TheContext
from .errors import TableError
from .hall import Hall
from .limits import Bucket, address_of
from .models import LiveMessage, WishBody
from .people import words_for
from .presenting import message_of
from .table import Table, Wish

PING = 20  # seconds; keeps the connection alive and shows that it is
PATIENCE = 30  # seconds for a reader that takes nothing
BAD_ORIGIN, NOT_ALLOWED, TOO_SLOW, TOO_MANY, SIGNED_OUT = 4403, 4404, 4408, 4429, 4401
RENEWED = 4409  # the same person has another session: who comes with that goes on
FRAMES_AT_ONCE, FRAMES = 20, 1  # from a reader, and per second after that: few are expected
IN_SIGHT, OUT_OF_SIGHT = "visible", "hidden"  # what a reader may say of its page
PING_MESSAGE = json.encode(LiveMessage("ping")).decode()


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    context: TheContext,
    table_id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(name="seat")] = None,
    since: Annotated[int, QueryParameter(name="since")] = -1,
) -> None:
    """Send the sight whenever its number differs from the reader's last one."""
    await socket.accept()
    person = context.person.id
    try:
        if not same_origin(socket):
            await socket.close(BAD_ORIGIN)
            return
        if context.person.is_late:
            await socket.close(RENEWED)
            return
        table = await context.hall.find(table_id)
        check_reader(table, person, seat)
    except TableError:
        await socket.close(NOT_ALLOWED)
        return
    quotas, reader = context.quotas, Reader(person, since)
    with (
        quotas.sockets_by_address.one_more(address_of(socket)) as here,
        quotas.sockets_by_person.one_more(person) as own,
        context.sessions.listening(context.person.session, lambda: reader.doubt(context)),
    ):
        if here and own:
            await watch(socket, context.hall, table, reader, seat)
        else:
            await socket.close(TOO_MANY)


def check_reader(table: Table, person: str, seat: int | None) -> None:
    """Whether the person may see this: a stranger may not watch everywhere, and a seat may be left."""
    if seat is not None:
        table.check_seat(seat, person)
    table.check_watcher(person)


def may_read(table: Table, person: str, seat: int | None) -> bool:
    try:
        check_reader(table, person, seat)
    except TableError:
        return False
    return True


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not listen in with the reader's cookies."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


class Reader:
    """An open connection: woken when there is something new to see, or when whoever read it has gone."""

    def __init__(self, person: str, seq: int) -> None:
        self.person = person
        self.seq = seq
        self.nudge: int | None = None
        self.chat: int | None = None
        self.is_visible = True
        self.wish: Wish | None = None
        self.is_signed_out = False
        self.is_renewed = False
        self._is_awake = False
        self._waking: asyncio.Future[None] | None = None
        self._asking: asyncio.Task[None] | None = None

    def doubt(self, context: Context) -> None:
        """The session has changed: whoever reads with it may no longer be this person."""
        self._asking = asyncio.create_task(self._ask(context))

    async def _ask(self, context: Context) -> None:
        if await context.sessions.is_over(context.person):
            self.is_renewed = await context.sessions.is_renewed(context.person)
            self.is_signed_out = True
            self.wake()

    def wake(self) -> None:
        self._is_awake = True
        self._stir()

    def _stir(self) -> None:
        if self._waking is not None and not self._waking.done():
            self._waking.set_result(None)

    async def sleep(self) -> bool:
        """Until woken; False if nothing happened until a ping is due."""
        if not self._is_awake:
            loop = asyncio.get_running_loop()
            self._waking = loop.create_future()
            ping = loop.call_later(PING, self._stir)
            try:
                await self._waking
            finally:
                ping.cancel()
        was_woken, self._is_awake = self._is_awake, False
        return was_woken


async def watch(socket: WebSocket[Any, Any, Any], hall: Hall, table: Table, reader: Reader, seat: int | None) -> None:
    """Nothing is queued for a reader: what it is sent next is always the present, so it may be as slow as it
    likes. One that takes nothing at all is disconnected; it comes back with its last number.
    """
    table.watchers.add(reader)
    hall.look_at(table)  # bots alone wait for a watcher; or one was asked by another process that stopped
    reading = asyncio.create_task(drain(socket, reader))
    reading.add_done_callback(lambda _: reader.wake())
    try:
        await tell(socket, table, reader, seat, reading)
        if table.is_lost or not may_read(table, reader.person, seat):
            await socket.close(NOT_ALLOWED)  # whoever asks again is told why
        elif reader.is_signed_out:
            await socket.close(RENEWED if reader.is_renewed else SIGNED_OUT)
    except TimeoutError:
        table.watchers.discard(reader)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(TOO_SLOW)  # waits behind what was not taken; the operating system ends it if need be
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the reader has gone; it will come back with its last number
    finally:
        table.watchers.discard(reader)
        reading.cancel()


async def tell(
    socket: WebSocket[Any, Any, Any], table: Table, reader: Reader, seat: int | None, reading: "asyncio.Task[None]"
) -> None:
    person, words = reader.person, words_for(socket)
    retold, known = table.story(person)
    if reader.seq != table.seq(person):
        known = 0
    idle = False
    while not (reading.done() or table.is_lost or reader.is_signed_out) and may_read(table, person, seat):
        message = PING_MESSAGE if idle else ""
        seq = table.seq(person)
        if reader.seq != seq:
            story = table.story(person)
            message = message_of(table, person, seat, words, known if retold == story[0] else 0)
            reader.seq, (retold, known) = seq, story
        for text in [message, *asides(table, reader)]:
            if text:
                async with asyncio.timeout(PATIENCE):
                    await socket.send_data(text, mode="text")
        idle = not await reader.sleep()


def asides(table: Table, reader: Reader) -> list[str]:
    """What people at the table want of each other and the reader has not heard yet; only those who sit there
    are told, and only the latest.
    """
    told: list[LiveMessage] = []
    if reader.nudge is not None:
        told.append(LiveMessage("nudge", seat=reader.nudge))
        reader.nudge = None
    if reader.chat is not None:
        told.append(LiveMessage("chat", chat=reader.chat))
        reader.chat = None
    if reader.wish != table.wish and table.seats_of(reader.person):
        reader.wish = table.wish
        body = None if table.wish is None else WishBody(table.wish.seat, table.waits_for(table.wish))
        told.append(LiveMessage("wish", seat=table.nay, wish=body))
    return [json.encode(message).decode() for message in told]


async def drain(socket: WebSocket[Any, Any, Any], reader: Reader) -> None:
    """A reader says only whether its page is in sight; anything else is dropped.

    Ends when it leaves or sends too much.
    """
    frames = Bucket(FRAMES, FRAMES_AT_ONCE)
    try:
        while not frames.take(""):
            said = await socket.receive_data(mode="text")
            if said in (IN_SIGHT, OUT_OF_SIGHT):
                reader.is_visible = said == IN_SIGHT
        await socket.close(TOO_MANY)
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
