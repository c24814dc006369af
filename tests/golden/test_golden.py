"""The golden playthroughs stay as they are, unless somebody means to change them."""

import pytest

from .games import GOLDEN, Golden
from .playthrough import as_text
from .write import FOLDER


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_golden(golden: Golden) -> None:
    game = golden.play()
    result = game.result
    assert result is not None
    assert (result.end, result.winners, any(result.scores)) == (golden.end, golden.winners, golden.marker)
    text = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert as_text(game) == text, "the game went another way: if that is meant, run `make golden`"


def test_no_text_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {golden.name for golden in GOLDEN}
