"""The command line, as its own tests call it, and the toy."""

from collections.abc import Iterator

import pytest

from tests.cli.conftest import Run, run
from tests.toys import at_the_table
from tests.toys.banners import GAME

__all__ = ["Run", "run"]


@pytest.fixture
def banners() -> Iterator[str]:
    with at_the_table(GAME):
        yield GAME.name
