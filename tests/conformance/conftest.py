"""The suite also runs on a toy, unless a package brings it."""

from collections.abc import Iterator

import pytest

from tests.toys import at_the_table

from .games import toys


@pytest.fixture(autouse=True)
def _with_a_toy() -> Iterator[None]:
    with at_the_table(*toys()):
        yield
