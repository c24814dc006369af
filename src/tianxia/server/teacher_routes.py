"""The HTTP interface to the teacher: plans and hints during the game, studies after it, playing on from a moment."""

from collections.abc import Awaitable, Callable
from functools import partial

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from litestar.response import Response
from msgspec.structs import replace

from ..core.values import BadInput
from .answers import ERRORS
from .asking import Ask, IdInPath, PathQuery, own
from .context import Context, TheContext
from .errors import NoPlans, NotForetold, NotYourSeat, Stale
from .limits import address_of
from .models import PlanBody, PlayOn, TableId
from .opening import open_from
from .presenting import plan_of
from .table import Table
from .teacher_models import AdviceBody, StudyBody


class TeacherController(Controller):
    """What a table teaches, at /api/tables."""

    path = "/api/tables"

    @get("/{table_id:str}/plan", responses=ERRORS)
    async def plan(
        self,
        context: TheContext,
        table_id: IdInPath,
        seat: FromQuery[int],
        number: FromQuery[int],
        after: PathQuery = None,
    ) -> PlanBody:
        """The table as the seat would see it after these options, one after the other, and what it would be asked.

        Where the table allows it, as hints: in rated games nobody has more than their own head.
        """
        table = await own(context, table_id, seat)
        if not table.allows_plans(context.person.id):
            raise NoPlans
        if not table.has_begun or table.game.number(seat) != number:
            raise Stale(table, seat)
        try:
            return plan_of(table.game, seat, after or [])
        except BadInput:
            raise NotForetold("after") from None

    @get("/{table_id:str}/advice", responses=ERRORS)
    async def advice(
        self, context: TheContext, table_id: IdInPath, seat: FromQuery[int], number: FromQuery[int]
    ) -> AdviceBody:
        """What a strong bot would do on this seat, where the table allows hints: the three best options and why."""
        table = await own(context, table_id, seat)
        return await context.advisor.advise(table, seat, context.person.id, number)

    @get("/{table_id:str}/study", responses=ERRORS)
    async def study(self, context: TheContext, table_id: IdInPath) -> StudyBody:
        """What was won and lost by the decisions of a game that is over; anyone may read it."""
        return await self._study(context, table_id, context.studies.of)

    @post("/{table_id:str}/study", status_code=202, responses=ERRORS)
    async def start_study(self, request: Ask, context: TheContext, table_id: IdInPath) -> StudyBody:
        """Let a strong bot judge the decisions, in the background. One of those who played may ask for it."""
        table = await context.hall.find(table_id)
        if not table.seats_of(context.person.id):
            raise NotYourSeat
        start = partial(context.studies.start, person=context.person.id, network=address_of(request))
        return await self._study(context, table_id, start)

    async def _study(self, context: Context, table_id: str, find: Callable[[Table], Awaitable[StudyBody]]) -> StudyBody:
        table = await context.hall.find(table_id)
        return replace(await find(table), steps=table.steps(context.person.id))

    @post("/{table_id:str}/play_on", responses=ERRORS)
    async def play_on(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[PlayOn]
    ) -> Response[TableId]:
        """Open a table that begins at a moment of this game, which is over: one person against bots."""
        past = await context.hall.find(table_id)
        await context.quotas.check_new_table(request, context.person.id)
        name = await context.people.name(context.person.id) or "?"
        cookies = await context.settled(request)
        table = await open_from(context.hall, past, data, context.person.id, name)
        return Response(TableId(table.id), status_code=201, cookies=cookies)
