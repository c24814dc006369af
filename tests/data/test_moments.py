"""Each stored moment is what its name says, and none is stored that nobody seeks."""

import pytest

from .find_moments import is_true
from .moments import FOLDER, MOMENTS, moment, stored


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_is_what_its_name_says(name: str) -> None:
    sought = MOMENTS[name]
    assert is_true(sought, stored(FOLDER, sought.game).get(name)), f"python -m tests.data.find_moments {name!r}"


def test_none_is_stored_that_nobody_seeks() -> None:
    for game in {sought.game for sought in MOMENTS.values()}:
        assert set(stored(FOLDER, game)) <= set(MOMENTS)


def test_what_is_done_to_a_moment_happens_to_no_other() -> None:
    game = moment("a general to keep")
    game.play(0, game.decision(0).options[0])
    assert len(moment("a general to keep").moves) < len(game.moves)
