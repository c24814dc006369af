"""HTTP with time limits: a connection on which half a request was sent does not stay open.

uvicorn waits forever for the rest of a head or a body, and a thousand such connections would leave none for others.
"""

import asyncio
import contextlib
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from . import descriptors
from .networks import network_of

HEAD = 10.0  # seconds for the head of a request, from its first byte or from the connection on
BODY = 30.0  # seconds for a body; the largest has 600 kB
LARGEST_HEAD = 32 * 1024  # bytes
MOST_WAITING = 200  # connections of one network whose request is not complete
TIME_IS_UP = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"


class PatientProtocol(HttpToolsProtocol):
    """Ends a connection whose request takes too long to arrive, has too large a head, or is one of too many: of its
    network, or of all.
    """

    head, body, most = HEAD, BODY, MOST_WAITING
    waiting: ClassVar[Counter[str]] = Counter()
    _timer: asyncio.TimerHandle | None = None
    _who = ""
    _size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._who = network_of(self.client[0] if self.client else "")
        if self.waiting[self._who] >= self.most:
            transport.abort()
            return
        if len(self.connections) > (all_ := descriptors.most_connections()):
            descriptors.tell("connections", all_)
            transport.write(FULL)
            transport.close()
            return
        self._wait(self.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_idle = self.cycle is None or self.cycle.response_complete
        if is_idle and self._timer is None and not self.transport.is_closing() and self._is_http():
            self._wait(self.head)  # not even the first letter of a request: empty lines

    def _is_http(self) -> bool:
        return self.transport.get_protocol() is self

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        self._wait(self.head)

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        super().on_header(name, value)

    def _grow(self, size: int) -> None:
        self._size += size
        if self._size > LARGEST_HEAD:
            raise ValueError("the head is too large")  # the parser stops, and 400 is answered

    def on_headers_complete(self) -> None:
        self._wait(self.body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._stop()
        self.waiting[self._who] += 1
        self._timer = self.loop.call_later(seconds, self._end)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.waiting[self._who] -= 1
            if not self.waiting[self._who]:
                del self.waiting[self._who]

    def _end(self) -> None:
        self._stop()
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(TIME_IS_UP)
        self.transport.close()


class LiveProtocol(WebSocketsSansIOProtocol):
    """A socket that may be told more than once that the server stops, and also when it is closing already. Whoever is
    refused is no error: anybody could fill the log.
    """

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def shutdown(self) -> None:
        with contextlib.suppress(InvalidState):
            super().shutdown()


def protocol(**limits: Any) -> type[PatientProtocol]:
    """One with other limits."""
    return type("PatientProtocol", (PatientProtocol,), {**limits, "waiting": Counter()})
