"""The HTTP interface to vacations."""

from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.response import Response

from .answers import ERRORS
from .asking import Ask
from .context import Context, TheContext
from .pace_models import NewVacation, VacationBody
from .vacations import come_back, go_away, vacation_of


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
        cookies = await context.settled(request)
        await go_away(context.hall, context.person.id, data)
        return Response(await self._changed(context), cookies=cookies)

    @post("/end", status_code=200, responses=ERRORS)
    async def come_back(self, context: TheContext) -> VacationBody:
        """End your vacation now, or drop the one that is to come."""
        await come_back(context.hall, context.person.id)
        return await self._changed(context)

    async def _changed(self, context: Context) -> VacationBody:
        context.timekeeper.hurry()
        return await vacation_of(context.hall, context.person.id)
