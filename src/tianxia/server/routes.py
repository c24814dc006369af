"""The HTTP interface: plain requests, each with one clear answer. Here: the games, who one is, and the list of all."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

import tianxia

from ..core.registry import game_names
from ..words import languages
from .account_routes import AccountController
from .answers import ERRORS
from .asking import Ask
from .company.chat_routes import ChatController
from .company.routes import CompanyController
from .context import Context, TheContext
from .errors import NoGameHere, NoLanguage
from .faces import face_of
from .files import FOR_AN_HOUR
from .game_models import GameBody, GameWords, PackBody
from .live import live
from .models import MeBody, MeChange
from .names import folded, given_name
from .notice_routes import NOTICE_HANDLERS
from .owning import Change, check_proved
from .people import LANGUAGE_COOKIE, language_of
from .presenting import game_of, words_as_json
from .profile_routes import ProfileController
from .seating_routes import SeatingController
from .sessions import YEAR
from .sign_in_routes import SignInController
from .table_routes import TableController
from .teacher_routes import TeacherController
from .vacation_routes import VacationController


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
    """Change your name or language. A name that you keep is free for others then: that needs a proof."""
    if data.language is not None and data.language not in languages():
        raise NoLanguage("language", name=data.language, languages=", ".join(languages()))
    if data.name is not None:
        name = given_name(data.name)
        await context.accounts.check_called(context.person.id, name)
        context = await context.settle(request)  # first: nobody has a name without a session, or it would be tidied up
        await rename(request, context, name)
        return await _me(request, context, context.cookies(request), data.language)
    return await _me(request, context, await context.settled(request), data.language)


async def rename(request: Ask, context: Context, name: str) -> None:
    account = await context.accounts.find(context.person.id)
    gives_up = account.kept is not None and account.folded != folded(name)
    if gives_up:
        await check_proved(context)
    change = Change(request, context, "renamed" if gives_up else None)
    await context.accounts.rename(account.id, name, change.store_only)


async def _me(request: Ask, context: Context, cookies: list[Cookie], language: str | None = None) -> Response[MeBody]:
    account = await context.accounts.find(context.person.id)
    kept = account.kept is not None
    body = MeBody(account.name, face_of(account.id), language or language_of(request), kept)
    if language:
        secure = request.scope["scheme"] == "https"
        cookies.append(Cookie(LANGUAGE_COOKIE, value=language, samesite="lax", secure=secure, max_age=YEAR))
    return Response(body, cookies=cookies)


OF_PEOPLE: list[Any] = [
    me,
    change_me,
    AccountController,
    SignInController,
    ProfileController,
    CompanyController,
    VacationController,
]
OF_TABLES: list[Any] = [TableController, TeacherController, SeatingController, ChatController]
HANDLERS: list[Any] = [games, words, packs, *OF_PEOPLE, *NOTICE_HANDLERS, *OF_TABLES, live]
