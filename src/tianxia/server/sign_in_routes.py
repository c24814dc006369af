"""The HTTP interface to signing in and out: by password, passkey, recovery words, or a link from another device; and
to showing once more who is here.
"""

from litestar import Controller, post
from litestar.params import JSONBody
from litestar.response import Response

from . import passkeys, schema
from .account_models import (
    ByLink,
    ByPasskey,
    ByPassword,
    ByWords,
    LinkOwner,
    LinkToken,
    OptionsBody,
    Proof,
    ProofByPassword,
    ProofByWords,
    SignedIn,
)
from .accounts import Account, same_password, use_up
from .answers import ERRORS
from .asking import Ask
from .context import Context, TheContext
from .errors import KeepFirst, WrongKey
from .faces import face_of
from .limits import address_of
from .models import MeBody
from .notice_models import OwnAct
from .orders import EVEN_BANNED
from .owning import Change, nothing
from .people import language_of
from .recovery import new_words
from .sessions import PROOF, Person, new_visitor
from .signing_in import sign_in, tables_to_move
from .storage import Write
from .tickets import look, take_in


class SignInController(Controller):
    """Everything at /api/sign_in, and out again."""

    path = "/api"

    @post("/sign_in/password", status_code=200, responses=ERRORS)
    async def by_password(self, request: Ask, context: TheContext, data: JSONBody[ByPassword]) -> Response[SignedIn]:
        """Sign in by name and password."""
        account = await context.accounts.by_password(data.name, data.password, address_of(request))
        return await signed_in(request, context, account.id, same_password(account))

    @post("/sign_in/words", status_code=200, responses=ERRORS)
    async def by_words(self, request: Ask, context: TheContext, data: JSONBody[ByWords]) -> Response[SignedIn]:
        """Sign in by recovery words. They are used up; the answer has new ones. The old password is good no more,
        nor is any other session.
        """
        accounts, address, words = context.accounts, address_of(request), new_words()
        account, digest = await accounts.by_words(data.words, address)
        write = await accounts.recovered(account, digest, words, data.password, data.no_passkeys, address)
        signed = await sign_in(request, context, account.id, alone=True, act="recovered", also=write)
        return answer(request, context, *signed, words)

    @post("/sign_in/passkey/options", status_code=200, responses=ERRORS)
    async def passkey_options(self, request: Ask, context: TheContext) -> OptionsBody:
        """What the browser needs to use a passkey."""
        return OptionsBody(await passkeys.request(context.accounts.storage, passkeys.site_of(request)))

    @post("/sign_in/passkey", status_code=200, responses=ERRORS)
    async def by_passkey(self, request: Ask, context: TheContext, data: JSONBody[ByPasskey]) -> Response[SignedIn]:
        """Sign in by a passkey."""
        return await signed_in(request, context, *await by_key(request, context, data))

    @post("/sign_in/link/look", status_code=200, responses=ERRORS)
    async def look_at_link(self, context: TheContext, data: JSONBody[LinkToken]) -> LinkOwner:
        """Whom the link makes of you. It does not use the link up."""
        person = str(await look(context.accounts.storage, "device", data.token))
        account, tables = await context.accounts.find(person), await tables_to_move(context, person)
        return LinkOwner(account.name, face_of(person), person == context.person.id, tables)

    @post("/sign_in/link", status_code=200, responses=ERRORS)
    async def by_link(self, request: Ask, context: TheContext, data: JSONBody[ByLink]) -> Response[SignedIn]:
        """Go on as the person who made the link on another device. That proves nothing: they did so there."""
        person = str(await look(context.accounts.storage, "device", data.token))
        signed = await sign_in(
            request,
            context,
            person,
            proved=False,
            move=data.move,
            act="device",
            also=lambda write: take_in(write, "device", data.token),
        )
        return answer(request, context, *signed)

    # Proving who is here

    @post("/prove/password", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def prove_by_password(
        self, request: Ask, context: TheContext, data: JSONBody[ProofByPassword]
    ) -> Response[Proof]:
        """Show by your password that it is you, before you change whose your name is."""
        account = await context.accounts.check_password(context.person.id, data.password, address_of(request))
        return await proved(request, context, also=same_password(account))

    @post("/prove/words", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def prove_by_words(self, request: Ask, context: TheContext, data: JSONBody[ProofByWords]) -> Response[Proof]:
        """Show it by your recovery words. They are used up; the answer has new ones, and all other sessions end."""
        account, digest = await context.accounts.by_words(data.words, address_of(request))
        if account.id != context.person.id:
            raise WrongKey("words")
        words = new_words()
        return await proved(request, context, "words", words, alone=True, also=use_up(digest, words))

    @post("/prove/passkey/options", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def prove_options(self, request: Ask, context: TheContext) -> OptionsBody:
        """What the browser needs to use one of your passkeys."""
        storage, site = context.accounts.storage, passkeys.site_of(request)
        return OptionsBody(await passkeys.request(storage, site, context.person.id))

    @post("/prove/passkey", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def prove_by_passkey(self, request: Ask, context: TheContext, data: JSONBody[ByPasskey]) -> Response[Proof]:
        """Show it by one of your passkeys."""
        _, used = await by_key(request, context, data, context.person.id)
        return await proved(request, context, also=used)

    @post("/sign_out", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def sign_out(self, request: Ask, context: TheContext) -> Response[MeBody]:
        """End the session of this browser. Only somebody who can come back may do so."""
        if (await context.accounts.find(context.person.id)).kept is None:
            raise KeepFirst
        await context.sessions.end(schema.sessions.c.id == context.person.session)
        visitor = new_visitor()
        body = MeBody("", face_of(visitor.id), language_of(request))
        return Response(body, cookies=context.sessions.cookies(request, visitor))


async def by_key(request: Ask, context: Context, data: ByPasskey, person: str | None = None) -> tuple[str, Write]:
    storage, site = context.accounts.storage, passkeys.site_of(request)
    place = context.accounts.using_keys.held(address_of(request))
    return await passkeys.owner(storage, site, data.credential, place, person)


async def signed_in(request: Ask, context: Context, person: str, also: Write) -> Response[SignedIn]:
    return answer(request, context, *await sign_in(request, context, person, also=also))


def answer(
    request: Ask, context: Context, now: Person, account: Account, moved: int, words: list[str] | None = None
) -> Response[SignedIn]:
    body = SignedIn(account.name, face_of(account.id), moved, words)
    return Response(body, cookies=context.sessions.cookies(request, now))


async def proved(
    request: Ask,
    context: Context,
    act: OwnAct | None = None,
    words: list[str] | None = None,
    alone: bool = False,
    also: Write = nothing,
) -> Response[Proof]:
    change = Change(request, context, act, alone=alone, proved=True)
    await change.store(also)
    return Response(Proof(int(PROOF.total_seconds()), words), cookies=change.cookies)
