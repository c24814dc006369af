"""What a request about a table begins and ends with: the table, if the seat is the person's; what it sees then."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Concatenate, ParamSpec

from litestar import MediaType, Request
from litestar.params import FromPath, QueryParameter
from litestar.response import Response

from .context import Context
from .models import Sight
from .people import words_for
from .presenting import sight_as_json
from .table import Table

Ask = Request[Any, Any, Any]
Facts = ParamSpec("Facts")
Act = Callable[Concatenate[Table, int, Facts], Awaitable[None]]  # of a seat at a table
IdInPath = FromPath[str]
MOST_STEPS = 8  # of a turn that are previewed one after the other
PathQuery = Annotated[list[str] | None, QueryParameter(max_items=MOST_STEPS, description="Options, in their order.")]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", description="An own seat; without it as a spectator.")]


async def own(context: Context, table_id: str, seat: int) -> Table:
    """The table, if the seat there is this person's."""
    table = await context.hall.find(table_id)
    table.check_seat(seat, context.person.id)
    return table


def sight(request: Ask, context: Context, table: Table, seat: int | None) -> Response[Sight]:
    if seat is not None:
        table.check_seat(seat, context.person.id)
    encoded: Any = sight_as_json(table, context.person.id, seat, words_for(request))
    return Response(encoded, media_type=MediaType.JSON)


async def act(
    request: Ask,
    context: Context,
    table_id: str,
    done: Act[Facts],
    seat: int,
    *facts: Facts.args,
    **more: Facts.kwargs,
) -> Response[Sight]:
    """Let one of the person's seats do something; the answer is what it sees then."""
    table = await own(context, table_id, seat)
    table.check_present(seat)
    await done(table, seat, *facts, **more)
    return sight(request, context, table, seat)
