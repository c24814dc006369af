"""One PostgreSQL for the tests that need it."""

import uuid
from collections.abc import Iterator

import pytest

from tests.server.postgres import new_database, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return new_database(postgres, f"t{uuid.uuid4().hex}")
