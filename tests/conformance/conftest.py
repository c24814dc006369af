"""The suite runs on a toy too."""

from collections.abc import Iterator

import pytest

from tests.toys import at_the_table, banners


@pytest.fixture(autouse=True)
def _with_a_toy() -> Iterator[None]:
    with at_the_table(banners.GAME):
        yield
