"""What is turned away at the gate: floods, bodies that are not what they should be, impossible tokens."""

import time
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    PermissionDeniedException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from .files import PATHS

TOKEN_HEADER, TOKEN_COOKIE = "x-csrftoken", "csrftoken"


class StrictRequest(Request[Any, Any, Any]):
    """A body means what it says: "0" is a text, not a seat. The framework alone would read it as a number."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        assert wanted is not None
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation)
        except msgspec.ValidationError as error:
            field = str(error).rpartition(" - at `$")[2].strip(".`")  # Expected `int`, got `str` - at `$.seat`
            raise ValidationException(extra=[{"key": field}]) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ClientException from None


class Limit:
    """The number of requests per second from one address. Only the current second is remembered."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._second = 0
        self._counts: dict[str, int] = {}

    def count(self, address: str) -> None:
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._counts = second, {}
        self._counts[address] = self._counts.get(address, 0) + 1
        if self._counts[address] > self._most:
            raise TooManyRequestsException


class Gate(ASGIMiddleware):
    """Another site could send a form without any script, so forms are not accepted at all."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, requests_per_second: int) -> None:
        self._limit = Limit(requests_per_second)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        assert scope["type"] == ScopeType.HTTP
        if not scope["path"].startswith(PATHS):  # a page has many of them, and they cost next to nothing
            self._limit.count(scope["client"][0] if scope["client"] else "")
        if scope["method"] == "POST":
            self._check_form(Request(scope))
        await next_app(scope, receive, send)

    def _check_form(self, request: Request[Any, Any, Any]) -> None:
        if request.content_type[0] != RequestEncodingType.JSON:
            raise HTTPException(status_code=415)
        tokens = request.headers.get(TOKEN_HEADER, "") + (request.cookies.get(TOKEN_COOKIE) or "")
        if not tokens.isascii():
            raise PermissionDeniedException  # the comparison of tokens takes no other characters
