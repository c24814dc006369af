"""What is turned away at the gate: bodies that are not what they should be, tokens that cannot be any."""

from typing import Any

import msgspec
from litestar.connection import Request
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import ClientException, HTTPException, PermissionDeniedException, ValidationException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

TOKEN_HEADER, TOKEN_COOKIE = "x-csrftoken", "csrftoken"


class StrictRequest(Request[Any, Any, Any]):
    """A body means what it says: "0" is a text and no seat. The framework alone would read it as a number."""

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


class Gate(ASGIMiddleware):
    """A form of another site needs no script to be sent, so forms are not taken at all."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
            request: Request[object, object, object] = Request(scope)  # type: ignore[type-var]
            if request.content_type[0] != RequestEncodingType.JSON:
                raise HTTPException(status_code=415)
            tokens = request.headers.get(TOKEN_HEADER, "") + (request.cookies.get(TOKEN_COOKIE) or "")
            if not tokens.isascii():
                raise PermissionDeniedException  # the comparison of tokens takes no other letters
        await next_app(scope, receive, send)
