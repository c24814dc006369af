"""What is turned away before anything is read: bodies that are not JSON, tokens that cannot be any."""

from litestar.connection import Request
from litestar.enums import RequestEncodingType, ScopeType
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

TOKEN_HEADER, TOKEN_COOKIE = "x-csrftoken", "csrftoken"


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
