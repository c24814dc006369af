"""Whether the server can do its work: for whatever monitors it, and for proxies that distribute the readers."""

import asyncio
from typing import Any

from litestar import MediaType, Request, get
from litestar.openapi import ResponseSpec
from litestar.response import Response
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

import tianxia

from .. import builds
from . import schema
from .descriptors import are_few_left
from .errors import NoDatabase
from .metrics import PATH as METRICS
from .storage import Storage

PATH = "/api/health"
ALIVE, READY = "/healthz", "/readyz"
PATHS = (PATH, ALIVE, READY, METRICS)  # for monitors: by any name, as often as they like
PATIENCE = 3.0  # seconds for the database; the monitor waits a little longer


class Health(Struct):
    version: str
    build: str  # compiled, or pure Python
    bots: str  # the same for their processes: they switch over when the compiled build is ready
    database: bool  # whether it answers


class Pulse:
    """Checks the database. All who ask at the same time share one answer, so that a hanging one holds one thread."""

    def __init__(self, storage: Storage, patience: float = PATIENCE) -> None:
        self._storage = storage
        self._patience = patience
        self._asking: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self._asking], timeout=self._patience)
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        """One of our tables, not just any number: SQLite would answer that without looking at its file."""
        query = select(schema.secrets.c.name).limit(1)
        try:
            await self._storage.read(lambda connection: connection.execute(query).all())
        except (NoDatabase, SQLAlchemyError):
            return False
        return True


SICK = {503: ResponseSpec(Health, description="The database does not answer.", generate_examples=False)}


@get(PATH, responses=SICK)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """The version and build of the server, and whether its database answers; 503 if it does not."""
    answers = await request.app.state.pulse.beats()
    body = Health(tianxia.__version__, builds.name_of_build(), request.app.state.thinkers.build, answers)
    return Response(body, status_code=200 if answers else 503, headers={"cache-control": "no-store"})


class Readiness(Struct):
    database: bool  # whether it answers
    bots: bool  # whether they do
    stopping: bool
    files: bool  # whether enough can still be opened; without, newcomers are turned away, and all others go on


@get(ALIVE, media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def alive() -> str:
    """Whether the process answers at all; if it does not, it should be started again."""
    return "alive"


@get(READY, include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[Readiness]:
    """Whether readers should be sent here; 503 if not."""
    state = request.app.state
    few = await asyncio.to_thread(are_few_left)  # with very many, to count them takes a while
    body = Readiness(await state.pulse.beats(), state.thinkers.is_well, state.door.is_stopping, not few)
    is_ready = body.database and body.bots and not body.stopping
    return Response(body, status_code=200 if is_ready else 503, headers={"cache-control": "no-store"})
