"""The web application: routes, errors, limits, and the browser's files."""

import asyncio
import contextlib
import logging
import math
import re
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from litestar import Litestar, MediaType, Request, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File, Response
from litestar.types import Scope

import tianxia

from ..core.values import BadInput
from . import descriptors
from .accounts import Accounts
from .advice import Advisor
from .bot_workers import LIMIT, BotWorkers
from .channels import Channels
from .clocks import Now, Time, wall
from .company.chat import Chats
from .company.presence import LOOKS, Presence
from .company.reports import Reports
from .consent import Wishes
from .context import Context
from .crier import Pace
from .departing import Departing
from .door import LATER, Door
from .engines import LONGEST, default_url
from .errors import BadPack, MoveRefused, SessionReplaced, Stale, TableError
from .files import FILES, PATHS, STATIC
from .hall import Hall
from .health import PATHS as HEALTH
from .health import Pulse, alive, health, ready
from .hearing import Hearing
from .hosts import Hosts
from .keeper import Keeper
from .keys import COOKIES, SHUFFLES, TOKENS, Keys
from .limits import StrictRequest, address_of
from .lobby import NOBODY, listed
from .luck import Commitments
from .metrics import Metrics, metrics
from .models import ErrorBody
from .new_table import new_game
from .notice_routes import BY_ANYONE
from .notify import News
from .orders import BANS, EVEN_BANNED, KEYS, Bans, latest_order, listen
from .packs import Packs
from .people import People, read_languages, words_for
from .presenting import sight_of
from .quotas import Quotas
from .routes import HANDLERS
from .sessions import NEWS as SESSION_NEWS
from .sessions import Sessions
from .storage import Storage
from .studies import Studies
from .tidying import Days, Tidying
from .timekeeper import Timekeeper
from .tokens import Tokens
from .visitors import Visitors
from .whereabouts import Whereabouts

log = logging.getLogger(__name__)
LARGEST_BODY = 64 * 1024
SIGNING_IN = "/api/sign_in/"  # there nobody new is made
SMALL_ALREADY = [f"^{re.escape(path)}" for path in PATHS]


class Settings(NamedTuple):
    """How the server is run."""

    database: str = ""  # a URL; empty: SQLite in the user's data folder
    thinkers: int = 1
    seconds_for_database: float = LONGEST  # until it is taken to be away
    seconds_to_think: float = LIMIT  # until a bot that does not answer is ended and asked again
    requests_per_second: int = 100  # from one network; costly ones count as several
    sockets: int = 200  # from one network at the same time; from one person half as many
    new_tables: int = 200  # that one network may open in an hour
    sign_in_tries: int = 40  # from one network in a quarter of an hour
    new_names: int = 30  # that one network may begin to keep in an hour
    new_people: int = 200  # that may come from one network in an hour and be stored
    tables_per_person: int = 100  # whose games are not over
    tables_in_memory: int = 500  # besides those that somebody is watching; the others are read again from their logs
    days_unbegun: int = 14  # until a table goes that nobody began; 0: never
    days_idle: int = 30  # until a table is put away that nobody touched; 0: never
    days_visitor: int = 30  # until somebody goes who keeps no name, sits nowhere and has not come; 0: never
    packs: tuple[tianxia.Pack, ...] = ()  # custom ones that everybody may play with
    metrics_token: str = ""  # with which the numbers may be read
    host_names: tuple[str, ...] = ()  # by which readers know this server; the first is the one it calls itself
    smtp: str = ""  # the address of a mail server; empty: no mail is sent
    mail_from: str = ""  # the address that mail comes from
    hook_hosts: tuple[str, ...] = ()  # for webhooks, although they are inner ones or have no TLS
    notices: Pace = Pace()
    presence: float = LOOKS  # seconds until friends see who has come or gone
    now: Now = wall  # what people's clocks are read from
    awake: Now = wall  # what shows that this process has slept


def create_app(settings: Settings | None = None) -> Litestar:
    """The application; its database is opened now, so that a wrong one is reported right away."""
    chosen = settings or Settings()
    packs = Packs(chosen.packs)
    hosts = Hosts(chosen.host_names)
    storage = Storage(chosen.database or default_url(), chosen.seconds_for_database)
    keys = Keys(storage)
    people, news = People(storage), News(storage.engine)
    sessions = Sessions(storage, news, keys[COOKIES])
    bans = Bans(storage)
    channels = Channels(storage, chosen.hook_hosts, chosen.smtp, chosen.mail_from, chosen.notices, hosts)
    counted = Metrics(chosen.metrics_token)
    counted.has_site = hosts.has_site
    said = counted.counter("messages", "Messages in the chats of tables.")
    reported = counted.counter("reports", "Reports of messages and names.")
    quotas = Quotas(
        storage,
        chosen.requests_per_second,
        chosen.sockets,
        chosen.tables_per_person,
        chosen.new_tables,
        chosen.new_people,
    )

    whereabouts = Whereabouts(storage)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(storage, chosen.tables_in_memory, packs, news)
        hall.time = Time(chosen.now)
        for game in tianxia.known_games():  # the lobby asks for all of them
            new_game(game.name, 0)
        thinkers = BotWorkers(hall, chosen.thinkers, chosen.seconds_to_think, whereabouts)
        wishes = Wishes(hall)
        hall.on_change.append(thinkers.look_at)
        chats = Chats(hall, said.inc)
        hall.on_whisper += [wishes.overhear, chats.overhear]
        timekeeper = Timekeeper(hall, lambda: door.is_stopping, chosen.awake)
        studies = Studies(storage, thinkers)
        departing = Departing(hall, sessions)
        app.state.update(
            hall=hall,
            accounts=Accounts(hall, people, chosen.sign_in_tries, chosen.new_names),
            commitments=Commitments(keys[SHUFFLES]),
            thinkers=thinkers,
            wishes=wishes,
            advisor=Advisor(thinkers),
            studies=studies,
            chats=chats,
            reports=Reports(storage, reported.inc),
            timekeeper=timekeeper,
            departing=departing,
        )
        keeper = Keeper(hall)
        with storage.starting():
            ordered = await storage.read(latest_order)  # before what orders change is read: no other one is missed
            await bans.read()
            await timekeeper.read()
            await listed(hall, NOBODY)  # whoever comes first finds statements built and the first page in memory
        measure(counted, hall, quotas, thinkers)

        async def follow(told: str | None) -> None:
            if told == BANS:
                await bans.read()
            elif told == KEYS:
                await keys.look()
            else:
                await hall.hear(told)

        hearing = Hearing(follow)
        hall.on_late.append(hearing.put)

        async def hear(told: str | None) -> None:
            """What another process or the operator has changed: a session, who is banned, or a table."""
            if told is None or told.startswith(SESSION_NEWS):
                sessions.hear(told and told.removeprefix(SESSION_NEWS))
            if told in (None, BANS):
                hearing.put(BANS)
            if told in (None, KEYS):
                hearing.put(KEYS)
            if told is None or not (told in (BANS, KEYS) or told.startswith(SESSION_NEWS)):
                hearing.put(told)

        heard = news.listen(hear) if news.is_shared else listen(storage, hear, ordered)
        tidying = Tidying(hall, Days(chosen.days_unbegun, chosen.days_idle))
        visitors = Visitors(hall, sessions, chosen.days_visitor)
        presence = Presence(storage, quotas.sockets_by_person, chosen.presence)
        work = heard, read_languages(), keeper.run(), keys.watch(), channels.work(hall), tidying.run(), timekeeper.run()
        beside = [asyncio.create_task(each) for each in (*work, presence.run(), departing.run(), visitors.run())]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.wait(beside)
            await hearing.close()
            studies.close()
            thinkers.close()
            channels.close()
            await keeper.finish()
            storage.close()

    app = Litestar(
        route_handlers=[*HANDLERS, health, alive, ready, metrics, *browser_files()],
        lifespan=[lifespan],
        state=State(
            {
                "people": people,
                "sessions": sessions,
                "pulse": Pulse(storage),
                "quotas": quotas,
                "bans": bans,
                "whereabouts": whereabouts,
            }
        ),
        dependencies={"context": Provide(the_context)},
        exception_handlers={
            TableError: table_error,
            BadInput: bad_input,
            RecursionError: too_deep,
            HTTPException: http_error,
            Exception: our_fault,
        },
        # No cookies on what any cache may keep, or on what no browser asks for.
        middleware=[Tokens(keys[TOKENS], (*PATHS, *HEALTH), BY_ANYONE)],
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=3,
            minimum_size=1000,
            exclude=["/api/.*/live", "/api/me/export", *SMALL_ALREADY],  # these are compressed already
        ),
        request_class=StrictRequest,
        logging_config=None,  # the server's own: logs.py
        request_max_body_size=LARGEST_BODY,
        openapi_config=schema_config(),
    )
    door = Door(app.asgi_handler, hosts, quotas, counted)
    app.asgi_handler = door
    app.state.update(door=door, hosts=hosts, metrics=counted, keyrings=keys, channels=channels)
    return app


def schema_config() -> OpenAPIConfig:
    """The description for machines alone, at /api/schema/openapi.json: pages for people would load foreign scripts."""
    plugins = [JsonRenderPlugin(path="/openapi.json")]
    return OpenAPIConfig(title="Tianxia", version=tianxia.__version__, path="/api/schema", render_plugins=plugins)


def measure(metrics: Metrics, hall: Hall, quotas: Quotas, thinkers: BotWorkers) -> None:
    metrics.gauge("tables_in_memory", "Tables in memory.", lambda: len(hall.in_memory()))
    metrics.gauge("sockets", "Open sockets.", quotas.sockets_by_address.total)
    metrics.gauge("open_files", "Open files: connections, the database, pages.", descriptors.used)
    metrics.gauge("open_files_allowed", "How many files may be open at once.", lambda: descriptors.limit())
    metrics.gauge("bots_waiting", "Bots that wait for a process to think in.", thinkers.waiting)


async def the_context(scope: Scope, state: State) -> Context:
    person = scope["state"]["person"] = await state.sessions.of(ASGIConnection(scope))
    if scope["type"] == ScopeType.HTTP and person.is_late:
        raise SessionReplaced
    if person.is_stored:  # any number of others come and go
        state.whereabouts.note(person.id, address_of(ASGIConnection(scope)))
    acts = scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.POST
    if acts and not (person.is_stored or scope["path"].startswith(SIGNING_IN)):
        state.quotas.check_newcomer(address_of(ASGIConnection(scope)))
    if scope["type"] == ScopeType.HTTP and not person.is_new:
        state.quotas.charge(person.id, scope["method"], scope["path"])
        if scope["method"] == HttpMethod.POST and not EVEN_BANNED.items() <= scope["route_handler"].opt.items():
            state.bans.check(person.id)
    return Context(
        state.hall,
        state.people,
        state.accounts,
        state.sessions,
        person,
        state.wishes,
        state.advisor,
        state.studies,
        state.quotas,
        state.chats,
        state.reports,
        state.timekeeper,
        state.departing,
        state.commitments,
    )


def browser_files() -> list[Any]:
    """The built browser app; every path that the server does not use is one of its pages."""
    if not (STATIC / "index.html").exists():
        return [not_built, no_page]
    return [*FILES, page, front_page]


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def not_built() -> Response[str]:
    return _no_page()


@get("/{rest:path}", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def no_page(rest: FromPath[str]) -> Response[str]:
    check_page(rest)
    return _no_page()


def _no_page() -> Response[str]:
    return Response("The browser app is not built: run `make web`.", status_code=503, media_type=MediaType.TEXT)


@get("/", include_in_schema=False, sync_to_thread=False)
def front_page() -> File:
    return _page()


@get("/{rest:path}", include_in_schema=False, sync_to_thread=False)
def page(rest: FromPath[str]) -> File:
    check_page(rest)
    return _page()


def check_page(path: str) -> None:
    """Paths under /api are not pages: what does not exist there gets an error in JSON."""
    if path == "/api" or path.startswith("/api/"):
        raise NotFoundException


def _page() -> File:
    headers = {"cache-control": "no-cache"}
    return File(STATIC / "index.html", media_type="text/html", content_disposition_type="inline", headers=headers)


# Errors: the right status, one sentence in the reader's language


def error(status: int, code: str, sentence: str, wait: float = 1, **more: Any) -> Response[ErrorBody]:
    """What is refused only for now says after how many seconds it may be tried again."""
    headers = {"retry-after": str(math.ceil(wait))} if status in (429, 503) else {}
    body = ErrorBody(status, code, sentence, **more)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def table_error(request: Request[Any, Any, Any], exception: TableError) -> Response[ErrorBody]:
    words = words_for(request)
    if isinstance(exception, MoveRefused):
        sentence = words.refusal(exception.game, exception.refusal)
        return error(exception.status, exception.code, sentence, rule=exception.refusal.rule)
    if isinstance(exception, BadPack):  # its line and what is allowed there, however long
        return error(exception.status, exception.code, words.fill("server-bad_pack", **exception.facts), field="pack")
    sentence = words.say(f"server-{exception.code}", **exception.facts)
    if isinstance(exception, Stale):
        person = request.scope["state"]["person"].id
        sight = sight_of(exception.table, person, exception.seat, words)
        return error(exception.status, exception.code, sentence, sight=sight)
    wait = exception.facts.get("seconds", LATER if exception.status == 503 else 1)
    return error(exception.status, exception.code, sentence, field=exception.field, wait=float(wait))


def bad_input(request: Request[Any, Any, Any], exception: BadInput) -> Response[ErrorBody]:
    """What the kernel refuses and no check here caught."""
    return error(422, "bad_body", words_for(request).say("server-bad_body"))


def too_deep(request: Request[Any, Any, Any], exception: RecursionError) -> Response[ErrorBody]:
    """A body of nothing but brackets."""
    return error(400, "bad_body", words_for(request).say("server-bad_body"))


def http_error(request: Request[Any, Any, Any], exception: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses: a body that does not fit, a missing token, too many requests."""
    words = words_for(request)
    code = {400: "bad_body", 403: "forbidden", 404: "not_found", 405: "not_found", 413: "too_large", 429: "too_many"}
    name = code.get(exception.status_code, "bad_body")
    field = None
    if isinstance(exception, ValidationException) and isinstance(exception.extra, list) and exception.extra:
        field = str(exception.extra[0].get("key", "")) or None
    return error(exception.status_code, name, words.say(f"server-{name}"), field=field)


def our_fault(request: Request[Any, Any, Any], exception: Exception) -> Response[ErrorBody]:
    log.exception("unexpected error")
    return error(500, "our_fault", words_for(request).say("server-our_fault"))
