"""Whether the server can do its work: for whatever monitors it, and for proxies that distribute the readers."""

import asyncio
from typing import Any

from litestar import Request, get
from litestar.openapi import ResponseSpec
from litestar.response import Response
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

import tianxia

from .. import builds
from . import schema
from .storage import Storage

PATH = "/api/health"
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
            self._asking = asyncio.create_task(asyncio.to_thread(self._ask))
        done, _ = await asyncio.wait([self._asking], timeout=self._patience)
        return bool(done) and self._asking.result()

    def _ask(self) -> bool:
        """One of our tables, not just any number: SQLite would answer that without looking at its file."""
        try:
            with self._storage.engine.connect() as connection:
                connection.execute(select(schema.secrets.c.name).limit(1)).all()
        except SQLAlchemyError:
            return False
        return True


SICK = {503: ResponseSpec(Health, description="The database does not answer.", generate_examples=False)}


@get(PATH, responses=SICK)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """The version and build of the server, and whether its database answers; 503 if it does not."""
    answers = await request.app.state.pulse.beats()
    body = Health(tianxia.__version__, builds.name_of_build(), request.app.state.thinkers.build, answers)
    return Response(body, status_code=200 if answers else 503, headers={"cache-control": "no-store"})
