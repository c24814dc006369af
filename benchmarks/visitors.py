"""The visitors of the server under load: clients that play, and sockets that watch.

They share the cores with the server that is measured, so they are as light as possible: a library for either
would use more of the machine than the server does.
"""

import asyncio

import msgspec
from msgspec import Struct


class Owing(Struct):
    seat: int
    owes: bool


class Choice(Struct):
    text: str


class Asked(Struct):
    number: int
    options: list[Choice]


class Sight(Struct):
    """What a client needs of a sight; the rest is skipped."""

    over: bool
    seats: list[Owing]
    decision: Asked | None


SIGHTS = msgspec.json.Decoder(Sight)


class Client:
    """A browser in fifty lines: one kept-alive connection, its cookies, and its tables."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []

    async def open(self) -> "Client":
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        return self

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(data)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: {cookies}\r\n"
        head += f"x-csrftoken: {self.cookies.get('csrftoken', '')}\r\n\r\n"
        self.writer.write(head.encode() + data)
        first, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = 0
        for line in lines:
            name, _, value = line.partition(": ")
            if name == "content-length":
                length = int(value)
            elif name == "set-cookie":
                cookie, _, content = value.partition(";")[0].partition("=")
                self.cookies[cookie] = content
        answer = await self.reader.readexactly(length)
        if int(first.split()[1]) >= 400:
            raise SystemExit(f"{method} {path}: {answer.decode()}")
        return answer

    async def sight(self, method: str, path: str, body: object = None) -> Sight:
        return SIGHTS.decode(await self.ask(method, path, body))

    async def sit_down(self, tables: int = 1) -> "Client":
        """Open pass-and-play tables, so that one client can answer for both sides."""
        await self.open()
        await self.ask("GET", "/api/me")
        for _ in range(tables):
            await self.open_table()
        return self

    async def open_table(self, game: str = "sun_tzu", players: int = 2) -> str:
        seats = [{"kind": "here" if seat else "me", "name": "ABCD"[seat]} for seat in range(players)]
        opened = await self.ask("POST", "/api/tables", {"game": game, "players": players, "seats": seats})
        self.tables.append(msgspec.json.decode(opened)["id"])
        return self.tables[-1]

    def close(self) -> None:
        self.writer.close()


class Watcher(asyncio.Protocol):
    """A spectator's socket: counts the incoming frames, answers the pings, and reads nothing."""

    def __init__(self, address: str, table: str) -> None:
        self.host = address.removeprefix("http://")
        self.table = table
        self.rest = b""
        self.frames = 0
        self.upgraded = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        head = f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {self.host}\r\nConnection: Upgrade\r\n"
        head += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.upgraded.done():
            head, end, self.rest = self.rest.partition(b"\r\n\r\n")
            if not end or b" 101 " not in head:
                raise SystemExit(f"the socket is refused: {head.decode()}")
            self.upgraded.set_result(None)
        while self.rest and (length := whole_frame(self.rest)) <= len(self.rest):
            self.frames += self.rest[0] & 0x0F == 1
            if self.rest[0] & 0x0F == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | length - 2]) + bytes(4) + self.rest[2:length])
            self.rest = self.rest[length:]


def whole_frame(data: bytes) -> int:
    """The length of the first frame, with its header; while the header is incomplete, that of the header."""
    short = data[1] & 0x7F if len(data) > 1 else 0
    wide = {126: 2, 127: 8}.get(short, 0)
    if len(data) < 2 + wide:
        return 2 + wide
    return 2 + wide + (int.from_bytes(data[2 : 2 + wide]) if wide else short)


async def watch(address: str, table: str) -> Watcher:
    host, _, port = address.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, watcher = await loop.create_connection(lambda: Watcher(address, table), host, int(port))
    await watcher.upgraded
    return watcher
