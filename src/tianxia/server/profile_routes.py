"""The HTTP interface to what somebody has played: the profile, the ladder, all data as files, deletion."""

from collections.abc import AsyncIterator, Callable
from typing import Annotated, TypeVar

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Response, Stream
from sqlalchemy import Connection

from ..core.registry import game_names
from .account_models import Deletion, LadderBody, ProfileBody, ResultsBody
from .answers import ERRORS
from .asking import Ask
from .belongings import packed
from .context import Context, TheContext
from .errors import NoGameHere
from .faces import face_of
from .models import MeBody
from .orders import EVEN_BANNED
from .owning import Change, check_proved
from .paging import PlaceQuery, place_of
from .people import language_of
from .profile import ladder_of, profile_of, results_page
from .results import catch_up
from .sessions import new_visitor

Found = TypeVar("Found")
MOST_RANKED = 10_000  # further down nobody looks


class ProfileController(Controller):
    """What somebody has played."""

    path = "/api"

    @get("/me/profile", responses=ERRORS)
    async def profile(self, context: TheContext) -> ProfileBody:
        """Your games: how many, how they ended, against whom, and your ratings."""
        await catch_up(context.hall, context.person.id)
        account = await context.accounts.find(context.person.id)
        return await read(context, lambda connection: profile_of(connection, account))

    @get("/me/results", responses=ERRORS)
    async def results(self, context: TheContext, after: PlaceQuery = None) -> ResultsBody:
        """Your finished games, the latest first: the first page, or the one after that which ends there."""
        person, place = context.person.id, place_of(after)
        return await read(context, lambda connection: results_page(connection, person, place))

    @get("/ladder", responses=ERRORS)
    async def ladder(
        self,
        context: TheContext,
        game: Annotated[str, QueryParameter(max_length=40)],
        players: FromQuery[int],
        first: Annotated[int, QueryParameter(ge=0, le=MOST_RANKED)] = 0,
    ) -> LadderBody:
        """The best at a game with this number of players, of those who keep a name, after so many others."""
        if game not in game_names():
            raise NoGameHere("game", name=game)
        most = 8
        if not 1 <= players <= most:
            players = 0
        person = context.person.id
        return await read(context, lambda connection: ladder_of(connection, game, players, person, first))

    @get("/me/export", media_type="application/zip", responses=ERRORS)
    async def export(self, context: TheContext) -> Stream:
        """All that is stored about you, as files; with the logs of your finished games."""
        parts = packed(context.hall.storage, context.person.id)
        first = await anext(parts)  # if the database is away, the answer still says so

        async def all_parts() -> AsyncIterator[bytes]:
            yield first
            async for part in parts:
                yield part

        name = {"content-disposition": 'attachment; filename="tianxia.zip"'}
        return Stream(all_parts(), media_type="application/zip", headers={**name, "cache-control": "no-store"})

    @post("/me/delete", status_code=200, responses=ERRORS, opt=EVEN_BANNED)
    async def delete(self, request: Ask, context: TheContext, data: JSONBody[Deletion]) -> Response[MeBody]:
        """Delete yourself. Games that others played stay readable; your name is gone from them."""
        await check_proved(context)
        kept = (await context.accounts.find(context.person.id)).kept is not None
        change = Change(request, context, "deleted" if kept else None)
        await context.departing.delete(context.person.id, change.told)
        visitor = new_visitor()
        body = MeBody("", face_of(visitor.id), language_of(request))
        return Response(body, cookies=context.sessions.cookies(request, visitor))


async def read(context: Context, find: Callable[[Connection], Found]) -> Found:
    return await context.hall.storage.read(find)
