"""The tutorial plays a toy of the tests: their package is found from the root of the repository."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.toys import at_the_table


@pytest.fixture(autouse=True)
def _only_while_it_is_read() -> Iterator[None]:
    """What a page registers is known to nobody else."""
    with at_the_table():
        yield
