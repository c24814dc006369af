"""The golden playthroughs stay as they are, unless somebody means to change them."""

import pytest

from .games import GOLDEN, Golden
from .playthrough import as_text
from .write import FOLDER


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    text = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    game = golden.play_again()
    result = game.result
    assert result is not None
    assert (result.end, result.winners, any(result.scores)) == (golden.end, golden.winners, golden.scored)
    if golden.causes:
        assert (
            tuple(told.facts["cause"] for heard in game.told(None) for told in heard if told.kind == "end")
            == golden.causes
        )
    assert as_text(game) == text, "the game went another way: if that is meant, run `make golden`"


def test_no_text_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {golden.name for golden in GOLDEN}
