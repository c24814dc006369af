"""What every request passes on its way in and out, whether there is a route for it or not."""

import math
import time
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from . import descriptors
from .files import PATHS as FILES
from .health import PATHS as HEALTH
from .hosts import Hosts
from .limits import cost_of
from .logs import log_request, new_request_id
from .metrics import Metrics
from .models import ErrorBody
from .networks import network_of
from .people import words_for
from .quotas import Quotas

Headers = list[tuple[bytes, bytes]]

# Scripts and styles come from files of this server alone; a style may also be set on a single element, as pieces are
# placed. No other site may show these pages in a frame, or learn an address of theirs: it may hold an invitation.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "style-src-elem 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),  # for browsers that do not know frame-ancestors
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
LATER = 5  # seconds after which a server that cannot answer may be asked again
NOT_STORED = (b"cache-control", b"no-store")  # what one person may see is nobody else's business


class Door:
    """Around the whole application."""

    def __init__(self, inside: ASGIApp, hosts: Hosts, quotas: Quotas, metrics: Metrics) -> None:
        self._inside = inside
        self._hosts = hosts
        self._requests = quotas.by_address
        self._sockets = quotas.sockets_by_address
        self._metrics = metrics
        self.is_stopping = False
        self.busy = 0  # requests that change something and are not answered yet

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id_ = new_request_id()
        if scope["type"] != ScopeType.HTTP:
            if not await self._is_refused(scope, send):
                await self._inside(scope, receive, send)
            return
        method, path, began = str(scope["method"]), scope["path"], time.perf_counter()
        status = [500]  # unless something else is said
        send = dressed(path, id_, noted(send, status))
        if method == HttpMethod.HEAD:
            scope, send = as_get(scope), without_body(send)
        self.busy += method == HttpMethod.POST
        try:
            if not await self._is_refused(scope, send):
                await self._inside(scope, receive, send)
        finally:
            self.busy -= method == HttpMethod.POST
            seconds = time.perf_counter() - began
            self._metrics.count(method, path, status[0], seconds)
            log_request(method, path, status[0], seconds)

    async def _is_refused(self, scope: Scope, send: Send) -> bool:
        if scope["path"] in HEALTH:
            return False
        if not self._is_known_by(scope):
            await refuse(scope, send, 421, "wrong_host")
        elif self.is_stopping:
            await refuse(scope, send, 503, "stopping", LATER)
        elif scope["type"] != ScopeType.HTTP and self._sockets.total() >= (most := descriptors.most_sockets()):
            descriptors.tell("sockets", most)
            await refuse(scope, send, 503, "full", LATER)
        elif wait := self._charge(scope):
            await refuse(scope, send, 429, "too_many", math.ceil(wait))
        else:
            return False
        return True

    def _charge(self, scope: Scope) -> float:
        """By network, whether there is anything at the path or not. The many files of a page cost next to nothing."""
        path = scope["path"]
        if path.startswith(FILES):
            return 0.0
        method = scope["method"] if scope["type"] == ScopeType.HTTP else HttpMethod.GET
        return self._requests.take(network_of(scope["client"][0] if scope["client"] else ""), cost_of(method, path))

    def _is_known_by(self, scope: Scope) -> bool:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return bool(hosts) and all(self._hosts.admits(host) for host in hosts)


def noted(send: Send, status: list[int]) -> Send:
    async def send_noted(message: Message) -> None:
        if message["type"] == "http.response.start":
            status[0] = message["status"]
        await send(message)

    return send_noted


def dressed(path: str, id_: str, send: Send) -> Send:
    """Adds the headers that every answer has. One that says itself how long it may be kept is kept as long."""

    async def send_dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message["headers"], *ALWAYS, (b"x-request-id", id_.encode())]
            is_private = path.startswith("/api") or message["status"] >= 400
            if is_private and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append(NOT_STORED)
            message["headers"] = headers
        await send(message)

    return send_dressed


def as_get(scope: Scope) -> Scope:
    """A copy: by its own the web server still knows that no body follows."""
    return cast("Scope", {**scope, "method": HttpMethod.GET})


def without_body(send: Send) -> Send:
    """For HEAD: the answer of a GET, as far as its head."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


async def refuse(scope: Scope, send: Send, status: int, code: str, seconds: int = 0) -> None:
    """One sentence, before anything else has happened. A socket is refused by an answer to its handshake."""
    words = words_for(ASGIConnection(scope))
    body = json.encode(ErrorBody(status, code, words.say(f"server-{code}")))
    headers: Headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if scope["type"] != ScopeType.HTTP:
        headers += [NOT_STORED, *ALWAYS]
    if seconds:
        headers.append((b"retry-after", str(seconds).encode()))
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    start: Any = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    rest: Any = {"type": f"{kind}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
