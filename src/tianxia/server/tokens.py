"""Against pages of other sites: whatever changes something must carry a token that only our own pages can read.

It is in a cookie and in a header of the request, and signed: nobody can make one up.
"""

import hmac
import re
import secrets
from typing import Any

from litestar.connection import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .keys import Keyring
from .sessions import cookie_name, is_secure

TOKEN_HEADER, TOKEN_COOKIE = "x-csrftoken", "csrftoken"
TOKEN = re.compile(r"([0-9a-f]{64})([0-9a-f]{64})")  # a random part, and its signature
SAFE = ("GET", "HEAD", "OPTIONS")


class Tokens(ASGIMiddleware):
    """Another site could send a form without any script, so forms are not accepted at all."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, keys: Keyring, without: tuple[str, ...], by_anyone: tuple[str, ...] = ()) -> None:
        self._keys = keys
        self._without = without  # how the paths begin that have no token: any cache may keep what is there
        self._by_anyone = by_anyone  # paths that need none: no cookie counts there

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        assert scope["type"] == ScopeType.HTTP
        request: Request[Any, Any, Any] = Request(scope)
        if scope["method"] in SAFE:
            if not scope["path"].startswith(self._without) and not self._is_fresh(request):
                send = self._with_token(cookie_name(request, TOKEN_COOKIE), is_secure(request), send)
        elif scope["path"] not in self._by_anyone:
            self._check(request)
        await next_app(scope, receive, send)

    def _check(self, request: Request[Any, Any, Any]) -> None:
        if request.content_type[0] != RequestEncodingType.JSON:
            raise HTTPException(status_code=415)
        given, own = request.headers.get(TOKEN_HEADER, ""), self._own(request)
        parts = TOKEN.fullmatch(own)
        if parts is None or not given.isascii() or not hmac.compare_digest(given, own):
            raise PermissionDeniedException
        if not self._keys.is_signed(parts[1], parts[2]):
            raise PermissionDeniedException

    def _own(self, request: Request[Any, Any, Any]) -> str:
        """A page that was loaded from an older server has the cookie by its old name."""
        cookies = request.cookies
        return cookies.get(cookie_name(request, TOKEN_COOKIE)) or cookies.get(TOKEN_COOKIE) or ""

    def _is_fresh(self, request: Request[Any, Any, Any]) -> bool:
        parts = TOKEN.fullmatch(request.cookies.get(cookie_name(request, TOKEN_COOKIE)) or "")
        return parts is not None and self._keys.is_fresh(parts[1], parts[2])

    def _with_token(self, name: str, secure: bool, send: Send) -> Send:
        random = secrets.token_hex(32)
        cookie = Cookie(name, value=random + self._keys.sign(random), samesite="lax", secure=secure)

        async def send_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
            await send(message)

        return send_token
