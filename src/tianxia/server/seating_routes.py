"""The HTTP interface to what people do with a table: leave it, come back, resign, play again."""

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from .answers import ERRORS
from .asking import Ask, own, sight
from .context import TheContext
from .leaving import come_back, leave
from .lobby import put_away
from .luck import is_mixed
from .luck_models import Again, Commitment
from .models import Sight, TableId
from .paging import PlaceQuery
from .rematch import rematch, seen_before
from .reserving import challenge, release
from .resigning import resign
from .seating_models import AwayTables, Challenge, Leaving, Left, SeatOnly


class SeatingController(Controller):
    """What people do with a table apart from the game."""

    path = "/api"

    @post("/tables/{table_id:str}/leave", status_code=200, responses=ERRORS)
    async def leave(self, context: TheContext, table_id: FromPath[str], data: JSONBody[Leaving]) -> Left:
        """Leave. Before the game begins your seat becomes free; after that a bot stands in; for ratings you resign."""
        table = await context.hall.find(table_id)
        return Left(await leave(context.hall, table, context.person.id, data.bot))

    @post("/tables/{table_id:str}/come_back", status_code=200, responses=ERRORS)
    async def come_back(
        self, request: Ask, context: TheContext, table_id: FromPath[str], data: JSONBody[SeatOnly]
    ) -> Response[Sight]:
        """Take your seats back from the bots that play for you, because you left or were too late too often."""
        table = await own(context, table_id, data.seat)
        await come_back(context.hall, table, context.person.id)
        return sight(request, context, table, data.seat)

    @post("/tables/{table_id:str}/resign", status_code=200, responses=ERRORS)
    async def resign(
        self, request: Ask, context: TheContext, table_id: FromPath[str], data: JSONBody[SeatOnly]
    ) -> Response[Sight]:
        """Give up for one of your seats."""
        table = await own(context, table_id, data.seat)
        await resign(context.hall, table, [data.seat])
        return sight(request, context, table, data.seat)

    @post("/tables/{table_id:str}/challenge", status_code=200, responses=ERRORS)
    async def challenge(self, context: TheContext, table_id: FromPath[str], data: JSONBody[Challenge]) -> None:
        """Reserve a free seat of your table for a friend, who finds it in the lobby and is told."""
        table = await context.hall.find(table_id)
        await challenge(context.hall, table, context.person.id, data.name)

    @post("/tables/{table_id:str}/release", status_code=200, responses=ERRORS)
    async def release(self, context: TheContext, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> None:
        """Let anybody take a seat that was reserved for you, or at a table where you sit."""
        table = await context.hall.find(table_id)
        await release(context.hall, table, data.seat, context.person.id)

    @post("/tables/{table_id:str}/rematch", status_code=200, responses=ERRORS)
    async def rematch(
        self, request: Ask, context: TheContext, table_id: FromPath[str], data: JSONBody[Again]
    ) -> Response[TableId]:
        """Play again with the same people: opens a table where seats are reserved for them, or sits you down there."""
        person = context.person.id
        past = await context.hall.find(table_id)
        await context.quotas.check_new_table(request, person)
        name = await context.people.name(person) or "?"
        table = await rematch(context.hall, past, person, name, context.commitments, data.shuffle)
        mixed = is_mixed(table.game, table.seats, person, data.shuffle)
        return Response(TableId(table.id, mixed), cookies=await context.settled(request))

    @get("/tables/{table_id:str}/rematch", responses=ERRORS)
    async def before_rematch(self, context: TheContext, table_id: FromPath[str]) -> Commitment:
        """To what the server is committed there; with a ticket, if nobody has opened that table yet."""
        past = await context.hall.find(table_id)
        return await seen_before(context.hall, context.commitments, past, context.person.id)

    @get("/commitment", responses=ERRORS)
    async def commitment(self, context: TheContext) -> Commitment:
        """To what the server is committed at a table that is yet to be opened."""
        return context.commitments.give()

    @get("/me/away", responses=ERRORS)
    async def away(self, context: TheContext, after: PlaceQuery = None) -> AwayTables:
        """Your tables that are not over and that nobody has touched for long: the lobby no longer lists them."""
        return await put_away(context.hall, context.person.id, after)
