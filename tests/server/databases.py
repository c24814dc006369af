"""Which databases a test runs on, new ones of either kind, and those that an older server has left."""

import shutil
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from tianxia.server.engines import open_engine
from tianxia.server.migrating import MIGRATIONS
from tianxia.server.storage import Storage

from .postgres import new_database

DATABASES = ("sqlite", "postgresql")
# Without a mark a test runs on SQLite; with `--databases all`, on both.
ON_BOTH = pytest.mark.databases(*DATABASES)
ON_SQLITE = pytest.mark.databases("sqlite")
ON_POSTGRES = pytest.mark.databases("postgresql")


class NewDatabase(NamedTuple):
    """Makes databases of one kind."""

    blank: Callable[[], str]  # the address of one with nothing in it
    copied: Callable[[], str]  # and of one with the present schema

    def __call__(self) -> str:
        return self.copied()


def files_in(folder: Path) -> NewDatabase:
    pattern = folder / "pattern.sqlite3"
    Storage(f"sqlite:///{pattern}").close()

    def blank() -> str:
        return f"sqlite:///{folder}/{uuid.uuid4().hex}.sqlite3"

    def copied() -> str:
        address = blank()
        shutil.copy(pattern, address.removeprefix("sqlite:///"))
        return address

    return NewDatabase(blank, copied)


def databases_at(postgres: str) -> NewDatabase:
    Storage(new_database(postgres, "pattern")).close()

    def new(pattern: str = "") -> str:
        return new_database(postgres, f"t{uuid.uuid4().hex}", pattern)

    return NewDatabase(new, lambda: new("pattern"))


@contextmanager
def of_revision(
    address: str, revision: str, change: Callable[[Config, str], None] = command.upgrade
) -> Iterator[Connection]:
    """Bring a database to an earlier schema; then it can be filled."""
    engine, config = open_engine(address), Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        change(config, revision)
    with engine.begin() as connection:
        yield connection
    engine.dispose()
