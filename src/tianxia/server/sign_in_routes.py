"""The HTTP interface to signing in and out: by password, passkey, recovery words, or a link from another device."""

from litestar import Controller, post
from litestar.params import JSONBody
from litestar.response import Response

from . import passkeys, schema
from .account_models import ByLink, ByPasskey, ByPassword, ByWords, OptionsBody, SignedIn
from .answers import ERRORS
from .asking import Ask
from .context import Context, TheContext
from .errors import KeepFirst
from .faces import face_of
from .limits import address_of
from .models import MeBody
from .orders import EVEN_BANNED
from .people import language_of
from .sessions import new_visitor
from .signing_in import sign_in
from .tickets import take


class SignInController(Controller):
    """Everything at /api/sign_in, and out again."""

    path = "/api"

    @post("/sign_in/password", status_code=200, responses=ERRORS)
    async def by_password(self, request: Ask, context: TheContext, data: JSONBody[ByPassword]) -> Response[SignedIn]:
        """Sign in by name and password."""
        person = await context.accounts.by_password(data.name, data.password, address_of(request))
        return await signed_in(request, context, person)

    @post("/sign_in/words", status_code=200, responses=ERRORS)
    async def by_words(self, request: Ask, context: TheContext, data: JSONBody[ByWords]) -> Response[SignedIn]:
        """Sign in by recovery words. They are used up; the answer has new ones."""
        person, words = await context.accounts.by_words(data.words, address_of(request))
        return await signed_in(request, context, person, words)

    @post("/sign_in/passkey/options", status_code=200, responses=ERRORS)
    async def passkey_options(self, request: Ask, context: TheContext) -> OptionsBody:
        """What the browser needs to use a passkey."""
        return OptionsBody(await passkeys.request(context.accounts.storage, passkeys.site_of(request)))

    @post("/sign_in/passkey", status_code=200, responses=ERRORS)
    async def by_passkey(self, request: Ask, context: TheContext, data: JSONBody[ByPasskey]) -> Response[SignedIn]:
        """Sign in by a passkey."""
        site = passkeys.site_of(request)
        return await signed_in(request, context, await passkeys.owner(context.accounts.storage, site, data.credential))

    @post("/sign_in/link", status_code=200, responses=ERRORS)
    async def by_link(self, request: Ask, context: TheContext, data: JSONBody[ByLink]) -> Response[SignedIn]:
        """Go on as the person who made the link on another device."""
        person = await take(context.accounts.storage, "device", data.token)
        return await signed_in(request, context, str(person))

    @post("/sign_out", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def sign_out(self, request: Ask, context: TheContext) -> Response[MeBody]:
        """End the session of this browser. Only somebody who can come back may do so."""
        if (await context.accounts.find(context.person.id)).kept is None:
            raise KeepFirst
        await context.sessions.end(schema.sessions.c.id == context.person.session)
        visitor = new_visitor()
        body = MeBody("", face_of(visitor.id), language_of(request))
        return Response(body, cookies=context.sessions.cookies(request, visitor))


async def signed_in(request: Ask, context: Context, person: str, words: list[str] | None = None) -> Response[SignedIn]:
    now, account, moved = await sign_in(request, context, person)
    body = SignedIn(account.name, face_of(person), moved, words)
    return Response(body, cookies=context.sessions.cookies(request, now))
