"""The HTTP interface: plain requests, each with one clear answer."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Concatenate, ParamSpec

from litestar import Controller, MediaType, Request, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response
from msgspec.structs import replace

import tianxia

from ..core.registry import game_names
from ..core.values import BadInput
from ..sentences import CardTexts
from ..words import languages
from .account_routes import AccountController
from .answers import ERRORS
from .closing import close
from .company.chat_routes import ChatController
from .company.routes import CompanyController
from .context import Context, TheContext
from .errors import NoGameHere, NoLanguage, NoMoment, NoPlans, NotForetold, NotOver, NotYourSeat, Stale, Unplayable
from .faces import face_of
from .files import FOR_AN_HOUR
from .game_models import GameBody, GameWords, PackBody
from .joining import join
from .keepsakes import check_stranger, kept_sight
from .live import live
from .lobby import After, listed
from .lobby_models import TableLists
from .models import (
    LARGEST_PACK,
    Closing,
    Consent,
    Join,
    MeBody,
    MeChange,
    MoveBody,
    NewTable,
    Nudge,
    PastSight,
    PlanBody,
    PlayOn,
    PreviewsBody,
    SeatNumber,
    Sight,
    TableId,
    WhyBody,
)
from .new_table import clean_name
from .notice_routes import NOTICE_HANDLERS
from .opening import open_from, open_table
from .paging import PlaceQuery
from .people import LANGUAGE_COOKIE, language_of, words_for
from .playing import play, redo, undo
from .presenting import cards_as_json, game_of, past_sight_of, plan_of, previews_of, sight_as_json, words_as_json
from .profile_routes import ProfileController
from .seating_routes import SeatingController
from .sessions import YEAR
from .sign_in_routes import SignInController
from .stored import raw_log
from .table import Table
from .teacher_models import AdviceBody, StudyBody
from .vacation_routes import VacationController

Ask = Request[Any, Any, Any]
Facts = ParamSpec("Facts")
Act = Callable[Concatenate[Table, int, Facts], Awaitable[None]]  # of a seat at a table
IdInPath = FromPath[str]
MOST_STEPS = 8  # of a turn that are previewed one after the other
PathQuery = Annotated[list[str] | None, QueryParameter(max_items=MOST_STEPS, description="Options, in their order.")]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", description="An own seat; without it as a spectator.")]

LARGEST_NEW_TABLE = 3 * LARGEST_PACK  # bytes: a character may take several, or be escaped


@get("/api/games", sync_to_thread=False, responses=ERRORS)
def games() -> list[GameBody]:
    """The games there are, with the ways to play them."""
    return [game_of(game) for game in tianxia.known_games()]


@get("/api/games/{name:str}/words", responses=ERRORS)
async def words(
    request: Ask, name: FromPath[str], language: Annotated[str | None, QueryParameter(max_length=10)] = None
) -> Response[GameWords]:
    """The words of a game, for a browser app that was built without them."""
    chosen = language or language_of(request)
    if name not in game_names():
        raise NoGameHere("name", name=name)
    if chosen not in languages():
        raise NoLanguage("language", name=chosen, languages=", ".join(languages()))
    encoded: Any = await asyncio.to_thread(words_as_json, name, chosen)
    vary = {} if language else {"vary": "accept-language, cookie"}
    return Response(encoded, media_type=MediaType.JSON, headers={"cache-control": FOR_AN_HOUR, **vary})


@get("/api/packs", sync_to_thread=False, responses=ERRORS)
def packs(context: TheContext) -> list[PackBody]:
    """The custom packs that this server offers."""
    return context.hall.packs.listed()


@get("/api/me", responses=ERRORS)
async def me(request: Ask, context: TheContext) -> Response[MeBody]:
    """Who the person at the browser is; a new one gets a cookie here."""
    if context.person.is_moving:
        return await _me(request, context, await context.settled(request))
    return await _me(request, context, context.sessions.cookies(request, context.person))


@post("/api/me", status_code=200, responses=ERRORS)
async def change_me(request: Ask, context: TheContext, data: JSONBody[MeChange]) -> Response[MeBody]:
    """Change your name or language."""
    if data.language is not None and data.language not in languages():
        raise NoLanguage("language", name=data.language, languages=", ".join(languages()))
    if data.name is not None:
        await context.accounts.rename(context.person.id, clean_name(data.name) or "?")
    return await _me(request, context, await context.settled(request), data.language)


async def _me(request: Ask, context: Context, cookies: list[Cookie], language: str | None = None) -> Response[MeBody]:
    account = await context.accounts.find(context.person.id)
    kept = account.kept is not None
    body = MeBody(account.name, face_of(account.id), language or language_of(request), kept)
    if language:
        secure = request.scope["scheme"] == "https"
        cookies.append(Cookie(LANGUAGE_COOKIE, value=language, samesite="lax", secure=secure, max_age=YEAR))
    return Response(body, cookies=cookies)


class TableController(Controller):
    """Everything at /api/tables."""

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
        table = await open_table(context.hall, data, person, await context.people.name(person) or "?")
        return Response(TableId(table.id), status_code=201, cookies=await context.settled(request))

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
        return self._sight(request, context, table, seat)

    async def _own(self, context: Context, table_id: str, seat: int) -> Table:
        """The table, if the seat there is this person's."""
        table = await context.hall.find(table_id)
        table.check_seat(seat, context.person.id)
        return table

    def _sight(self, request: Ask, context: Context, table: Table, seat: int | None) -> Response[Sight]:
        if seat is not None:
            table.check_seat(seat, context.person.id)
        encoded: Any = sight_as_json(table, context.person.id, seat, words_for(request))
        return Response(encoded, media_type=MediaType.JSON)

    async def _act(
        self,
        request: Ask,
        context: Context,
        table_id: str,
        act: Act[Facts],
        seat: int,
        *facts: Facts.args,
        **more: Facts.kwargs,
    ) -> Response[Sight]:
        """Let one of the person's seats do something; the answer is what it sees then."""
        table = await self._own(context, table_id, seat)
        table.check_present(seat)
        await act(table, seat, *facts, **more)
        return self._sight(request, context, table, seat)

    @post("/{table_id:str}/moves", status_code=200, responses=ERRORS)
    async def move(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[MoveBody]
    ) -> Response[Sight]:
        """Answer a decision."""
        return await self._act(
            request, context, table_id, partial(play, context.hall), data.seat, data.option, data.number
        )

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
        table = await self._own(context, table_id, seat)
        if table.status == "open":
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
        table = await self._own(context, table_id, seat)
        present = table.game.number(seat)
        if table.status == "open" or number not in (None, present):
            return PreviewsBody(present, [])
        try:
            return previews_of(table.game, seat, after or [])
        except BadInput:
            raise NotForetold("after") from None

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
        table = await self._own(context, table_id, seat)
        if not table.allows_plans(context.person.id):
            raise NoPlans
        if table.status == "open" or table.game.number(seat) != number:
            raise Stale(table, seat)
        try:
            return plan_of(table.game, seat, after or [])
        except BadInput:
            raise NotForetold("after") from None

    @post("/{table_id:str}/undo", status_code=200, responses=ERRORS)
    async def undo(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[SeatNumber]
    ) -> Response[Sight]:
        """Undo the seat's last move, if it told nobody anything."""
        return await self._act(request, context, table_id, partial(undo, context.hall), data.seat, data.number)

    @post("/{table_id:str}/redo", status_code=200, responses=ERRORS)
    async def redo(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[SeatNumber]
    ) -> Response[Sight]:
        """Redo what was undone."""
        return await self._act(request, context, table_id, partial(redo, context.hall), data.seat, data.number)

    @post("/{table_id:str}/nudge", status_code=200, responses=ERRORS)
    async def nudge(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[Nudge]
    ) -> Response[Sight]:
        """Remind somebody for whom the table is waiting."""
        return await self._act(request, context, table_id, context.wishes.nudge, data.seat, data.goal)

    @post("/{table_id:str}/wish", status_code=200, responses=ERRORS)
    async def wish(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[SeatNumber]
    ) -> Response[Sight]:
        """Ask the others whether the seat's last move may be undone."""
        return await self._act(request, context, table_id, context.wishes.ask, data.seat, data.number)

    @post("/{table_id:str}/consent", status_code=200, responses=ERRORS)
    async def consent(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[Consent]
    ) -> Response[Sight]:
        """Agree to such a wish, or decline it."""
        return await self._act(request, context, table_id, context.wishes.answer, data.seat, data.agrees)

    @post("/{table_id:str}/join", status_code=200, responses=ERRORS)
    async def join(
        self, request: Ask, context: TheContext, table_id: IdInPath, data: JSONBody[Join]
    ) -> Response[Sight]:
        """Take the seat of an invitation."""
        await context.quotas.check_new_seat(context.person.id)
        table = await context.hall.find(table_id)
        seat = await join(context.hall, table, data.invitation, context.person.id, clean_name(data.name) or "?")
        response = self._sight(request, context, table, seat)
        response.cookies.extend(await context.settled(request))
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
        moves = len(table.steps(context.person.id))
        if not 0 <= at <= moves:
            raise NoMoment("at", moves=moves)
        return past_sight_of(table, context.person.id, seat, at)

    @get("/{table_id:str}/advice", responses=ERRORS)
    async def advice(
        self, context: TheContext, table_id: IdInPath, seat: FromQuery[int], number: FromQuery[int]
    ) -> AdviceBody:
        """What a strong bot would do on this seat, where the table allows hints: the three best options and why."""
        table = await self._own(context, table_id, seat)
        return await context.advisor.advise(table, seat, context.person.id, number)

    @get("/{table_id:str}/study", responses=ERRORS)
    async def study(self, context: TheContext, table_id: IdInPath) -> StudyBody:
        """What was won and lost by the decisions of a game that is over; anyone may read it."""
        return await self._study(context, table_id, context.studies.of)

    @post("/{table_id:str}/study", status_code=202, responses=ERRORS)
    async def start_study(self, context: TheContext, table_id: IdInPath) -> StudyBody:
        """Let a strong bot judge the decisions, in the background. One of those who played may ask for it."""
        table = await context.hall.find(table_id)
        if not table.seats_of(context.person.id):
            raise NotYourSeat
        return await self._study(context, table_id, context.studies.start)

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
        table = await open_from(context.hall, past, data, context.person.id, name)
        return Response(TableId(table.id), status_code=201, cookies=await context.settled(request))

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
        """The whole game with its seed, once it is over; for a table that cannot go on, what is stored of it."""
        try:
            table = await context.hall.find(table_id)
        except Unplayable as lost:
            if not lost.stored.row["over"] and not lost.stored.seats_of(context.person.id):
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


OF_PEOPLE: list[Any] = [
    me,
    change_me,
    AccountController,
    SignInController,
    ProfileController,
    CompanyController,
    VacationController,
]
OF_TABLES: list[Any] = [TableController, SeatingController, ChatController]
HANDLERS: list[Any] = [games, words, packs, *OF_PEOPLE, *NOTICE_HANDLERS, *OF_TABLES, live]
