"""The HTTP interface to tables: find one, open it, sit down, play, look back."""

import asyncio
from functools import partial
from typing import Annotated, Any

from litestar import Controller, MediaType, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Response

from ..core.values import BadInput
from ..sentences import CardTexts
from .affairs import BY_PEOPLE
from .answers import ERRORS
from .asking import Ask, IdInPath, PathQuery, SeatQuery, act, own, sight
from .closing import close
from .context import TheContext
from .errors import NoMoment, NotForetold, NotOver, StillOpen, Unplayable
from .joining import join
from .keepsakes import check_stranger, kept_sight
from .lobby import After, listed
from .lobby_models import TableLists
from .luck import is_mixed
from .luck_models import ShuffleProof
from .models import (
    LARGEST_PACK,
    Closing,
    Consent,
    Join,
    MoveBody,
    NewTable,
    Nudge,
    PastSight,
    PreviewsBody,
    SeatNumber,
    Sight,
    TableId,
    WhyBody,
)
from .names import given_name
from .opening import open_table
from .paging import PlaceQuery
from .people import words_for
from .playing import play, redo, undo
from .presenting import cards_as_json, past_sight_of, previews_of, proof_of
from .stored import raw_log

LARGEST_NEW_TABLE = 3 * LARGEST_PACK  # bytes: a character may take several, or be escaped


class TableController(Controller):
    """A table and its game, at /api/tables."""

    path = "/api/tables"

    @get(responses=ERRORS)
    async def lists(
        self,
        context: TheContext,
        after_mine: PlaceQuery = None,
        after_finished: PlaceQuery = None,
        after_open: PlaceQuery = None,
    ) -> TableLists:
        """Your tables, those that wait for you first, your finished ones, and those with a free seat; each the latest
        first. The first page of each, or the next one of one.
        """
        return await listed(context.hall, context.person.id, After(after_mine, after_finished, after_open))

    @post(responses=ERRORS, request_max_body_size=LARGEST_NEW_TABLE)
    async def open_table(self, request: Ask, context: TheContext, data: JSONBody[NewTable]) -> Response[TableId]:
        """Open a table."""
        person = context.person.id
        await context.quotas.check_new_table(request, person)
        start = context.commitments.start(data.shuffle)
        cookies = await context.settled(request)
        table = await open_table(context.hall, data, person, await context.people.name(person) or "?", start)
        mixed = is_mixed(table.game, table.seats, person, data.shuffle)
        return Response(TableId(table.id, mixed), status_code=201, cookies=cookies)

    @get("/{table_id:str}", responses=ERRORS)
    async def see(
        self, request: Ask, context: TheContext, table_id: IdInPath, seat: SeatQuery = None
    ) -> Response[Sight]:
        """The table as a seat sees it. One that cannot go on is shown as it was last stored."""
        try:
            table = await context.hall.find(table_id)
        except Unplayable as lost:
            check_stranger(lost.stored, context.person.id)
            return Response(kept_sight(lost, context.person.id, seat, words_for(request)))
        table.check_watcher(context.person.id)
        return sight(request, context, table, seat)

    @post("/{table_id:str}/moves", status_code=200, responses=ERRORS)
    async def move(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[MoveBody]
    ) -> Response[Sight]:
        """Answer a decision."""
        return await act(request, context, table_id, partial(play, context.hall), data.seat, data.option, data.number)

    @get("/{table_id:str}/why", responses=ERRORS)
    async def why(
        self,
        request: Ask,
        context: TheContext,
        table_id: IdInPath,
        seat: FromQuery[int],
        option: Annotated[str, QueryParameter(max_length=200)],
    ) -> WhyBody:
        """Whether the seat may play this now; if not, by which rule."""
        table = await own(context, table_id, seat)
        if not table.has_begun:
            return WhyBody(False, None, words_for(request).say("server-still_open"))
        refusal = table.game.why_not(seat, option)
        if refusal is None:
            return WhyBody(True, None, "")
        return WhyBody(False, refusal.rule, words_for(request).refusal(table.game.registration.name, refusal))

    @get("/{table_id:str}/previews", responses=ERRORS)
    async def previews(
        self,
        context: TheContext,
        table_id: IdInPath,
        seat: FromQuery[int],
        after: PathQuery = None,
        number: FromQuery[int | None] = None,
    ) -> PreviewsBody:
        """What each option of the seat would do now, or after options that lead to its next question.

        If the question with this number has been answered since, the answer has the current number and no previews.
        """
        table = await own(context, table_id, seat)
        present = table.game.number(seat)
        if not table.has_begun or number not in (None, present):
            return PreviewsBody(present, [])
        try:
            return previews_of(table.game, seat, after or [])
        except BadInput:
            raise NotForetold("after") from None

    @post("/{table_id:str}/undo", status_code=200, responses=ERRORS)
    async def undo(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[SeatNumber]
    ) -> Response[Sight]:
        """Undo the seat's last move, if it told nobody anything."""
        return await act(request, context, table_id, partial(undo, context.hall), data.seat, data.number)

    @post("/{table_id:str}/redo", status_code=200, responses=ERRORS)
    async def redo(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[SeatNumber]
    ) -> Response[Sight]:
        """Redo what was undone."""
        return await act(request, context, table_id, partial(redo, context.hall), data.seat, data.number)

    @post("/{table_id:str}/nudge", status_code=200, responses=ERRORS)
    async def nudge(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[Nudge]
    ) -> Response[Sight]:
        """Remind somebody for whom the table is waiting."""
        return await act(request, context, table_id, context.wishes.nudge, data.seat, data.goal)

    @post("/{table_id:str}/wish", status_code=200, responses=ERRORS)
    async def wish(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[SeatNumber]
    ) -> Response[Sight]:
        """Ask the others whether the seat's last move may be undone."""
        return await act(request, context, table_id, context.wishes.ask, data.seat, data.number)

    @post("/{table_id:str}/consent", status_code=200, responses=ERRORS)
    async def consent(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[Consent]
    ) -> Response[Sight]:
        """Agree to such a wish, or decline it."""
        return await act(request, context, table_id, context.wishes.answer, data.seat, data.agrees)

    @post("/{table_id:str}/join", status_code=200, responses=ERRORS)
    async def join(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[Join]
    ) -> Response[Sight]:
        """Take the seat of an invitation."""
        await context.quotas.check_new_seat(context.person.id)
        table = await context.hall.find(table_id)
        name = given_name(data.name)
        cookies = await context.settled(request)
        seat = await join(context.hall, table, data.invitation, context.person.id, name, data.shuffle)
        response = sight(request, context, table, seat)
        response.cookies.extend(cookies)
        return response

    @get("/{table_id:str}/replay", responses=ERRORS)
    async def replay(
        self, context: TheContext, table_id: IdInPath, at: FromQuery[int], seat: SeatQuery = None
    ) -> PastSight:
        """The table at an earlier moment. Once the game is over, every seat's sight is public."""
        table = await context.hall.find(table_id)
        table.check_watcher(context.person.id)
        if seat is not None and not (table.is_over and 0 <= seat < len(table.seats)):
            table.check_seat(seat, context.person.id)
        if not table.has_begun:
            raise StillOpen
        moves = len(table.steps(context.person.id))
        if not 0 <= at <= moves:
            raise NoMoment("at", moves=moves)
        return past_sight_of(table, context.person.id, seat, at)

    @get("/{table_id:str}/shuffle", responses=ERRORS)
    async def shuffle(self, context: TheContext, table_id: IdInPath) -> ShuffleProof:
        """To what the server is committed; once the game is over, all that is needed to check it."""
        table = await context.hall.find(table_id)
        table.check_watcher(context.person.id)
        return proof_of(table)

    @get("/{table_id:str}/cards", responses=ERRORS)
    async def cards(self, request: Ask, context: TheContext, table_id: IdInPath) -> Response[CardTexts]:
        """What the cards and boards of this table are called and do, in the reader's language, by kind and id."""
        try:
            game = (await context.hall.find(table_id)).game
            name, box = game.registration.name, game.box
        except Unplayable as lost:  # its cards are described as they are today
            name, box = lost.stored.row["game"], None
        encoded: Any = await asyncio.to_thread(cards_as_json, name, box, words_for(request))
        return Response(encoded, media_type=MediaType.JSON, headers={"vary": "accept-language, cookie"})

    @get("/{table_id:str}/log", media_type="text/plain", responses=ERRORS)
    async def log(self, context: TheContext, table_id: IdInPath) -> str:
        """The whole game with its seed, once it is over. For a table that cannot go on, what is stored of it, once its
        people have closed it: perhaps it goes on some day, and what is hidden must stay so until then.
        """
        try:
            table = await context.hall.find(table_id)
        except Unplayable as lost:
            row, own = lost.stored.row, lost.stored.seats_of(context.person.id)
            if not row["over"] and not (row["closed"] == BY_PEOPLE and own):
                raise
            return raw_log(lost.stored)
        if not table.is_over and not (table.affairs.closed and table.seats_of(context.person.id)):
            table.check_watcher(context.person.id)
            raise NotOver
        return table.game.log.dumps()

    @post("/{table_id:str}/close", status_code=200, responses=ERRORS)
    async def close(self, context: TheContext, table_id: IdInPath, data: JSONBody[Consent]) -> Closing:
        """Agree to close a table without a result, or refuse. It is closed when all who play there have agreed."""
        return await close(context.hall, table_id, context.person.id, data.seat, data.agrees)
