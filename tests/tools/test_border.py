"""The check of the border bites."""

import pytest
from tools.border import main, trespasses


@pytest.mark.parametrize(
    "code",
    [
        "kind = game.state.stack[-1][1]",
        "from tianxia.core.state import WINDOW",
        "from ..core.state import ASK, State",
        "def f(question):\n    return question[2]",
        "def f(frame):\n    return frame[0]",
        "from ..games.great_wall.frames import DECLARE",
    ],
)
def test_it_finds_who_looks_into_a_frame(code: str) -> None:
    assert trespasses(code)


@pytest.mark.parametrize("code", ["from ..core.state import State", "game.to_act[0]", "kernel.asked(rules, s)"])
def test_it_lets_others_pass(code: str) -> None:
    assert trespasses(code) == []


def test_nobody_does() -> None:
    assert main() == 0
