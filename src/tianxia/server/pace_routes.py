"""The HTTP interface to pace: coming back to a seat that a bot plays for, and vacations."""

from typing import Any

from litestar import Controller, MediaType, Request, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from .answers import ERRORS
from .context import Context, TheContext
from .models import Sight
from .pace_models import NewVacation, VacationBody
from .people import words_for
from .presenting import sight_as_json
from .seating_models import SeatOnly
from .vacations import come_back, go_away, vacation_of

Ask = Request[Any, Any, Any]


@post("/api/tables/{table_id:str}/back", status_code=200, responses=ERRORS)
async def back(request: Ask, context: TheContext, table_id: FromPath[str], data: JSONBody[SeatOnly]) -> Response[Sight]:
    """Play yourself again, where a bot has played on for you."""
    table = await context.hall.find(table_id)
    table.check_seat(data.seat, context.person.id)
    await context.timekeeper.back(table, data.seat)
    encoded: Any = sight_as_json(table, context.person.id, data.seat, words_for(request))
    return Response(encoded, media_type=MediaType.JSON)


class VacationController(Controller):
    """When somebody is away."""

    path = "/api/me/vacation"

    @get(responses=ERRORS)
    async def vacation(self, context: TheContext) -> VacationBody:
        """Your vacation, if you are away or will be, and the days that this year has left for it."""
        return await vacation_of(context.hall, context.person.id)

    @post(status_code=200, responses=ERRORS)
    async def go_away(self, request: Ask, context: TheContext, data: JSONBody[NewVacation]) -> Response[VacationBody]:
        """Be away for whole days: clocks that count days stand meanwhile, and others see it."""
        await go_away(context.hall, context.person.id, data)
        return Response(await self._changed(context), cookies=await context.settled(request))

    @post("/end", status_code=200, responses=ERRORS)
    async def come_back(self, context: TheContext) -> VacationBody:
        """End your vacation now, or drop the one that is to come."""
        await come_back(context.hall, context.person.id)
        return await self._changed(context)

    async def _changed(self, context: Context) -> VacationBody:
        context.timekeeper.hurry()
        return await vacation_of(context.hall, context.person.id)
