"""The HTTP interface to what belongs to a person, at /api/me."""

import asyncio

from litestar import Controller, get, post
from litestar.params import JSONBody

from . import schema
from .account_models import SessionBody, SessionEnd
from .answers import ERRORS
from .context import Context, TheContext
from .devices import stored_device
from .errors import NoSession
from .sessions import Session

HANDLE = 16  # letters of a session's digest: enough to name one of a person's


class AccountController(Controller):
    """Everything at /api/me but the name and the language."""

    path = "/api/me"

    @get("/sessions", responses=ERRORS)
    async def sessions(self, context: TheContext) -> list[SessionBody]:
        """The browsers in which you are known, the latest first."""
        return await listed(context)

    @post("/sessions/end", status_code=200, responses=ERRORS)
    async def end_session(self, context: TheContext, data: JSONBody[SessionEnd]) -> list[SessionBody]:
        """End the session of one of your other browsers."""
        found = [each for each in await stored(context) if each.id[:HANDLE] == data.id]
        if not found:
            raise NoSession("id")
        await context.sessions.end(schema.sessions.c.id == found[0].id)
        return await listed(context)

    @post("/sessions/end_others", status_code=200, responses=ERRORS)
    async def end_other_sessions(self, context: TheContext) -> list[SessionBody]:
        """End all your sessions but this one."""
        columns = schema.sessions.c
        await context.sessions.end((columns.person == context.person.id) & (columns.id != context.person.session))
        return await listed(context)


async def stored(context: Context) -> list[Session]:
    return await asyncio.to_thread(context.sessions.of_person, context.person.id)


async def listed(context: Context) -> list[SessionBody]:
    here = context.person.session
    return [body_of(each, here) for each in await stored(context)]


def body_of(session: Session, here: str) -> SessionBody:
    browser, system = stored_device(session.device)
    seen = session.seen or session.created
    return SessionBody(session.id[:HANDLE], browser, system, session.created, seen, session.id == here)
