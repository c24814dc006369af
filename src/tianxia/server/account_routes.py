"""The HTTP interface to what belongs to a person, at /api/me."""

import asyncio
from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.response import Response

from . import passkeys, schema
from .account_models import (
    AccountBody,
    Keep,
    KeptBody,
    LinkBody,
    NewPasskey,
    OptionsBody,
    PasskeyBody,
    PasskeyId,
    SessionBody,
    SessionEnd,
)
from .answers import ERRORS
from .asking import Ask
from .context import Context, TheContext
from .devices import stored_device
from .errors import BadPasskey, KeepFirst, LastKey, NoSession
from .limits import address_of
from .links import code_of, device_link
from .new_table import clean_name
from .orders import EVEN_BANNED
from .sessions import Session

HANDLE = 16  # letters of a session's digest: enough to name one of a person's


class AccountController(Controller):
    """Everything at /api/me but the name and the language."""

    path = "/api/me"

    @get("/sessions", responses=ERRORS)
    async def sessions(self, context: TheContext) -> list[SessionBody]:
        """The browsers in which you are known, the latest first."""
        return await listed(context)

    @post("/sessions/end", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def end_session(self, context: TheContext, data: JSONBody[SessionEnd]) -> list[SessionBody]:
        """End the session of one of your other browsers."""
        found = [each for each in await stored(context) if each.id[:HANDLE] == data.id]
        if not found:
            raise NoSession("id")
        await context.sessions.end(schema.sessions.c.id == found[0].id)
        return await listed(context)

    @post("/sessions/end_others", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def end_other_sessions(self, context: TheContext) -> list[SessionBody]:
        """End all your sessions but this one."""
        columns = schema.sessions.c
        await context.sessions.end((columns.person == context.person.id) & (columns.id != context.person.session))
        return await listed(context)

    @get("/account", responses=ERRORS)
    async def account(self, context: TheContext) -> AccountBody:
        """How you can prove who you are."""
        return await account_of(context)

    @post("/keep", status_code=200, responses=ERRORS)
    async def keep(self, request: Ask, context: TheContext, data: JSONBody[Keep]) -> Response[KeptBody]:
        """Keep a name by a password, or change it. The first time, the answer has recovery words."""
        name, person = clean_name(data.name), context.person.id
        words = await context.accounts.keep_by_password(person, name, data.password, data.old, address_of(request))
        return await kept(request, context, words)

    @post("/passkey", status_code=200, responses=ERRORS)
    async def make_passkey(
        self, request: Ask, context: TheContext, data: JSONBody[NewPasskey]
    ) -> Response[KeptBody | OptionsBody]:
        """Keep a name by a passkey: first ask what the browser needs to make one, then bring what it has made."""
        name, person, storage = clean_name(data.name), context.person.id, context.accounts.storage
        await context.accounts.check_name(person, name)
        if data.credential is None:
            options = await passkeys.creation(storage, passkeys.site_of(request), person, name)
            return Response(OptionsBody(options), cookies=await context.settled(request))
        context.accounts.check_first(await context.accounts.find(person), address_of(request))
        await passkeys.add(storage, request, person, data.credential)
        return await kept(request, context, await context.accounts.keep(person, name))

    @post("/passkey/remove", status_code=200, responses=ERRORS)
    async def remove_passkey(self, context: TheContext, data: JSONBody[PasskeyId]) -> AccountBody:
        """Forget a passkey; not the last one, unless there is a password."""
        account = await account_of(context)
        if not account.password and [each.id for each in account.passkeys] == [data.id]:
            raise LastKey("id")
        if data.id not in [each.id for each in account.passkeys]:
            raise BadPasskey("id")
        await passkeys.remove(context.accounts.storage, context.person.id, data.id)
        return await account_of(context)

    @post("/words", status_code=200, responses=ERRORS)
    async def renew_words(self, context: TheContext) -> KeptBody:
        """New recovery words; the old ones are good no more."""
        if (await context.accounts.find(context.person.id)).kept is None:
            raise KeepFirst
        words = await context.accounts.renew_words(context.person.id)
        return KeptBody(await account_of(context), words)

    @post("/link", status_code=200, responses=ERRORS)
    async def link(self, request: Ask, context: TheContext) -> Response[LinkBody]:
        """A link by which another device becomes yours: once, within ten minutes."""
        origin = passkeys.site_of(request).origin
        link, until = await device_link(context.accounts.storage, origin, context.person.id)
        size, path = await asyncio.to_thread(code_of, link)
        return Response(LinkBody(link, size, path, until), cookies=await context.settled(request))


async def account_of(context: Context) -> AccountBody:
    account = await context.accounts.find(context.person.id)
    rows = await passkeys.of_person(context.accounts.storage, account.id)
    keys = [PasskeyBody(row["id"], *stored_device(row["device"]), row["created"], row["used"]) for row in rows]
    return AccountBody(account.name, account.kept is not None, bool(account.password), bool(account.recovery), keys)


async def kept(request: Ask, context: Context, words: list[str] | None) -> Response[Any]:
    return Response(KeptBody(await account_of(context), words), cookies=await context.settled(request))


async def stored(context: Context) -> list[Session]:
    return await context.sessions.of_person(context.person.id)


async def listed(context: Context) -> list[SessionBody]:
    here = context.person.session
    return [body_of(each, here) for each in await stored(context)]


def body_of(session: Session, here: str) -> SessionBody:
    browser, system = stored_device(session.device)
    seen = session.seen or session.created
    return SessionBody(session.id[:HANDLE], browser, system, session.created, seen, session.id == here)
