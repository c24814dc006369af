"""The HTTP interface to people among each other: friends, blocks, reports, strangers."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Response
from sqlalchemy import Connection

from ..accounts import Account
from ..answers import ERRORS
from ..asking import Ask
from ..context import Context, TheContext
from ..faces import face_of
from ..limits import address_of
from ..naming import is_sealed
from ..passkeys import site_of
from ..reserving import let_go_between
from ..storage import Write
from . import blocks, friends, links
from .errors import BadLink, NeverMet, NoPerson, NotMet, OtherNotKept, Yourself
from .models import CompanyBody, Done, FriendBody, FriendLink, FriendLinkBody, LinkId, PersonBody, Report, Whom
from .persons import person_of
from .reports import have_met
from .whom import another, meant, one_who_keeps

DONE = Done()


class CompanyController(Controller):
    """What a person has to do with others."""

    path = "/api"

    @get("/company", responses=ERRORS)
    async def company(self, context: TheContext) -> CompanyBody:
        """Your friends, who would like to be one, your links, and whom you have blocked."""
        return await company_of(context)

    @get("/people", responses=ERRORS)
    async def person(
        self,
        context: TheContext,
        name: Annotated[str, QueryParameter(max_length=40)] = "",
        table: Annotated[str, QueryParameter(max_length=16)] = "",
        seat: FromQuery[int] = 0,
    ) -> PersonBody:
        """What strangers may see of somebody, by the name that they keep or by their seat."""
        account = await meant(context, Whom(name, table, seat))
        return await context.hall.storage.read(lambda read: person_of(read, account, context.person.id))

    # Friends

    @post("/friends/link", responses=ERRORS)
    async def make_link(self, request: Ask, context: TheContext) -> FriendLinkBody:
        """A link that makes a friend of the one person who opens it, within seven days."""
        me = await one_who_keeps(context)
        return await links.make(context.hall.storage, site_of(request).origin, me.id)

    @post("/friends/link/end", status_code=200, responses=ERRORS)
    async def end_link(self, context: TheContext, data: JSONBody[LinkId]) -> CompanyBody:
        """End a link that nobody has used."""
        return await changed(context, lambda write: links.end(write, context.person.id, data.id))

    @post("/friends/link/look", status_code=200, responses=ERRORS)
    async def look_at_link(self, context: TheContext, data: JSONBody[FriendLink]) -> FriendBody:
        """Who asks. It does not use the link up."""
        me = context.person.id
        maker = await context.hall.storage.read(lambda connection: who_made(connection, data.token, me))
        account = await context.accounts.find(maker)
        return FriendBody(account.name, face_of(maker), "", kept=is_sealed(account.name, account.kept))

    @post("/friends/link/accept", status_code=200, responses=ERRORS)
    async def accept_link(self, context: TheContext, data: JSONBody[FriendLink]) -> CompanyBody:
        """Become friends. The link is used up."""
        me = await one_who_keeps(context)

        def write(connection: Connection) -> None:
            maker = who_made(connection, data.token, me.id)
            links.use_up(connection, data.token)
            friends.befriend(connection, me.id, maker)

        return await changed(context, write)

    @post("/friends/ask", status_code=200, responses=ERRORS)
    async def ask_friend(self, context: TheContext, data: JSONBody[Whom]) -> Done:
        """Ask somebody with whom you sit at a table to be your friend."""
        me, other = await one_who_keeps(context), await another(context, data)
        if not data.table or not (await context.hall.find(data.table)).seats_of(me.id):
            raise NotMet
        if other.kept is None:
            raise OtherNotKept(name=other.name)
        await context.hall.storage.write(lambda write: friends.ask(write, me.id, other.id))
        return DONE

    @post("/friends/accept", status_code=200, responses=ERRORS)
    async def accept(self, context: TheContext, data: JSONBody[Whom]) -> CompanyBody:
        """Accept somebody's request."""
        return await self._answer(context, data, True)

    @post("/friends/ignore", status_code=200, responses=ERRORS)
    async def ignore(self, context: TheContext, data: JSONBody[Whom]) -> CompanyBody:
        """Ignore somebody's request; they are not told."""
        return await self._answer(context, data, False)

    async def _answer(self, context: Context, whom: Whom, agrees: bool) -> CompanyBody:
        me, other = await one_who_keeps(context), await another(context, whom)
        return await changed(context, lambda write: friends.answer(write, me.id, other.id, agrees))

    @post("/friends/end", status_code=200, responses=ERRORS)
    async def end(self, context: TheContext, data: JSONBody[Whom]) -> CompanyBody:
        """End a friendship, or take a request back."""
        me, other = context.person.id, await another(context, data)
        return await changed(context, lambda write: friends.part(write, me, other.id))

    # Blocks and reports

    @post("/blocks", status_code=200, responses=ERRORS)
    async def block(self, request: Ask, context: TheContext, data: JSONBody[Whom]) -> Response[CompanyBody]:
        """Keep somebody away from you whom you have met. They are not told."""
        me, other = context.person.id, await another(context, data)
        hall, tables = context.hall, list[str]()
        if not await hall.storage.read(lambda connection: have_to_do(connection, me, other.id)):
            raise NeverMet
        cookies = await context.settled(request)

        def write(connection: Connection) -> None:
            blocks.block(connection, me, other.id, other.name)
            tables[:] = let_go_between(connection, me, other.id)
            hall.tell_of(connection, tables)

        await hall.storage.write(write)
        await hall.hear_of(tables)
        return Response(await company_of(context), cookies=cookies)

    @post("/blocks/end", status_code=200, responses=ERRORS)
    async def unblock(self, context: TheContext, data: JSONBody[LinkId]) -> CompanyBody:
        """Let somebody come near again."""
        return await changed(context, lambda write: blocks.unblock(write, context.person.id, data.id))

    @post("/reports", responses=ERRORS)
    async def report(self, request: Ask, context: TheContext, data: JSONBody[Report]) -> Done:
        """Bring a message, a name or what somebody does before the people who run this server: somebody with whom you
        sit or sat at a table.
        """
        other: Account | None = None
        try:
            other = await another(context, data.whom)
        except NoPerson:
            if data.message is None:  # otherwise they may have been deleted since they wrote it
                raise
        await context.reports.take(context.person.id, other, data, address_of(request))
        return DONE


def have_to_do(connection: Connection, one: str, other: str) -> bool:
    """At a table, now or before, or as friends, or because one of them wants to be one."""
    return have_met(connection, one, other) or friends.are_tied(connection, one, other)


def who_made(connection: Connection, token: str, person: str) -> str:
    maker = links.maker(connection, token)
    if maker == person:
        raise Yourself
    if blocks.are_apart(connection, maker, person):
        raise BadLink
    return maker


async def changed(context: Context, write: Write) -> CompanyBody:
    await context.hall.storage.write(write)
    return await company_of(context)


async def company_of(context: Context) -> CompanyBody:
    me = context.person.id
    kept = (await context.accounts.find(me)).kept is not None

    def find(connection: Connection) -> CompanyBody:
        return CompanyBody(
            kept,
            friends.friends_of(connection, me),
            friends.who_asks(connection, me),
            links.links_of(connection, me),
            blocks.blocked_by(connection, me),
        )

    return await context.hall.storage.read(find)
