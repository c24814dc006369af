"""The HTTP interface to what belongs to a person, at /api/me."""

import asyncio

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
from .accounts import no_password, renew_words
from .answers import ERRORS
from .asking import Ask
from .context import Context, TheContext
from .devices import stored_device
from .errors import BadPasskey, KeepFirst, LastKey, NoSession
from .limits import address_of
from .links import code_of, device_link
from .names import clean_name
from .orders import EVEN_BANNED
from .owning import Change, check_proved
from .recovery import new_words
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
    async def end_session(self, request: Ask, context: TheContext, data: JSONBody[SessionEnd]) -> list[SessionBody]:
        """End the session of one of your other browsers."""
        found = [each for each in await stored(context) if each.id[:HANDLE] == data.id]
        if not found:
            raise NoSession("id")
        await check_proved(context)
        told = await Change(request, context, "ended").told()
        await context.sessions.end(schema.sessions.c.id == found[0].id, told)
        return await listed(context)

    @post("/sessions/end_others", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def end_other_sessions(self, request: Ask, context: TheContext) -> Response[list[SessionBody]]:
        """End all your sessions but this one, which is a new one then: a copy of its cookie is worth nothing."""
        if not context.person.is_stored:
            return Response([])
        await check_proved(context)
        change = Change(request, context, "ended")
        await change.store()
        return Response(await listed(context._replace(person=change.now)), cookies=change.cookies)

    @get("/account", responses=ERRORS)
    async def account(self, context: TheContext) -> AccountBody:
        """How you can prove who you are."""
        return await account_of(context)

    @post("/keep", status_code=200, responses=ERRORS)
    async def keep(self, request: Ask, context: TheContext, data: JSONBody[Keep]) -> Response[KeptBody]:
        """Keep a name by a password, or change it. The first time, the answer has recovery words."""
        await check_proved(context)
        name, person = clean_name(data.name), context.person.id
        change = Change(request, context, "password" if await keeps(context) else None, proved=True)
        words = await context.accounts.keep_by_password(person, name, data.password, address_of(request), change.store)
        return Response(KeptBody(await account_of(context), words), cookies=change.cookies)

    @post("/password/remove", status_code=200, responses=ERRORS)
    async def remove_password(self, request: Ask, context: TheContext) -> Response[KeptBody]:
        """Sign in without a password from now on; not without a passkey."""
        await check_proved(context)
        if not (await account_of(context)).passkeys:
            raise LastKey
        change = Change(request, context, "nopassword")
        await change.store(no_password(context.person.id))
        return Response(KeptBody(await account_of(context), None), cookies=change.cookies)

    @post("/passkey", status_code=200, responses=ERRORS)
    async def make_passkey(
        self, request: Ask, context: TheContext, data: JSONBody[NewPasskey]
    ) -> Response[KeptBody | OptionsBody]:
        """Keep a name by a passkey: first ask what the browser needs to make one, then bring what it has made."""
        await check_proved(context)
        name, person, accounts = clean_name(data.name), context.person.id, context.accounts
        await accounts.check_name(person, name)
        if data.credential is None:
            cookies = await context.settled(request)
            options = await passkeys.creation(accounts.storage, passkeys.site_of(request), person, name)
            return Response(OptionsBody(options), cookies=cookies)
        accounts.check_first(await accounts.find(person), address_of(request))
        place = accounts.making_keys.held(address_of(request))
        added = await passkeys.add(accounts.storage, request, person, data.credential, place)
        is_more = await keeps(context)
        change = Change(request, context, "passkey" if is_more else None, proved=not is_more)
        words = await accounts.keep(person, name, change.store_only if is_more else change.store, also=added)
        cookies = await context.settled(request) if is_more else change.cookies
        return Response(KeptBody(await account_of(context), words), cookies=cookies)

    @post("/passkey/remove", status_code=200, responses=ERRORS)
    async def remove_passkey(self, request: Ask, context: TheContext, data: JSONBody[PasskeyId]) -> AccountBody:
        """Forget a passkey; not the last one, unless there is a password."""
        await check_proved(context)
        account = await account_of(context)
        if not account.password and [each.id for each in account.passkeys] == [data.id]:
            raise LastKey("id")
        if data.id not in [each.id for each in account.passkeys]:
            raise BadPasskey("id")
        await Change(request, context, "nopasskey").store_only(passkeys.remove(context.person.id, data.id))
        return await account_of(context)

    @post("/words", status_code=200, responses=ERRORS)
    async def renew_words(self, request: Ask, context: TheContext) -> Response[KeptBody]:
        """New recovery words; the old ones are good no more."""
        if not await keeps(context):
            raise KeepFirst
        await check_proved(context)
        change, words = Change(request, context, "words"), new_words()
        await change.store(renew_words(context.person.id, words))
        return Response(KeptBody(await account_of(context), words), cookies=change.cookies)

    @post("/link", status_code=200, responses=ERRORS)
    async def link(self, request: Ask, context: TheContext) -> Response[LinkBody]:
        """A link by which another device becomes yours: once, within ten minutes."""
        await check_proved(context)
        origin = passkeys.site_of(request).origin
        context = await context.settle(request)
        told = await Change(request, context, None).told()
        link, until = await device_link(context.accounts.storage, origin, context.person.id, told)
        size, path = await asyncio.to_thread(code_of, link)
        return Response(LinkBody(link, size, path, until), cookies=context.cookies(request))


async def keeps(context: Context) -> bool:
    return (await context.accounts.find(context.person.id)).kept is not None


async def account_of(context: Context) -> AccountBody:
    account = await context.accounts.find(context.person.id)
    rows = await passkeys.of_person(context.accounts.storage, account.id)
    keys = [PasskeyBody(row["id"], *stored_device(row["device"]), row["created"], row["used"]) for row in rows]
    return AccountBody(account.name, account.kept is not None, bool(account.password), bool(account.recovery), keys)


async def stored(context: Context) -> list[Session]:
    return await context.sessions.of_person(context.person.id)


async def listed(context: Context) -> list[SessionBody]:
    here = context.person.session
    return [body_of(each, here) for each in await stored(context)]


def body_of(session: Session, here: str) -> SessionBody:
    browser, system = stored_device(session.device)
    seen = session.seen or session.created
    return SessionBody(session.id[:HANDLE], browser, system, session.created, seen, session.id == here)
