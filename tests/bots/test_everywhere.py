"""A bot chooses alike on every Python: since 3.12 `sum` rounds floats differently, `math.fsum` does not."""

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from tianxia.lab.simulate import plan_of, simulate

SETTINGS = [
    ("sun_tzu", 2, {"events": True}),
    ("zhanguo", 4, {}),
    ("zhanguo", 2, {"boards": "auction"}),
    ("great_wall", 4, {}),
    ("great_wall", 2, {}),
    ("great_wall", 1, {}),
    ("great_wall", 3, {"mode": "coop"}),
]
PLAIN = sum


def checked_sum(items: Iterable[Any], /, start: Any = 0) -> Any:
    numbers = list(items)
    assert not any(isinstance(number, float) for number in numbers), "a sum of floats: math.fsum is the same everywhere"
    return PLAIN(numbers, start)


def test_the_check_bites() -> None:
    with pytest.raises(AssertionError, match="fsum"):
        checked_sum([1, 0.5])
    assert checked_sum(n for n in (1, 2)) == 3


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_no_bot_sums_floats(game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(game, 1, players, ("greedy",), 3, options)
    monkeypatch.setattr(builtins, "sum", checked_sum)
    assert simulate(plan)["games"] == 1
