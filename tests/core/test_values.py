"""Small parts of the kernel: dice, refusals, saving."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tianxia.core.dice import Dice
from tianxia.core.save import plain
from tianxia.core.values import Refusal


@given(st.text(), st.integers(1, 2**29))
def test_dice_stay_below(seed: str, sides: int) -> None:
    dice = Dice.seeded(seed)
    assert all(0 <= dice.below(sides) < sides for _ in range(20))


def test_dice_are_even() -> None:
    """Chi-squared with 5 degrees of freedom: one fair die in a thousand exceeds 20.5."""
    dice = Dice.seeded("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_every_order_of_a_shuffle_comes_up() -> None:
    dice = Dice.seeded("orders")
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert min(orders.values()) > 60


def test_a_copy_of_dice_throws_the_same() -> None:
    dice = Dice.seeded("x")
    dice.below(6)
    twin = dice.copy()
    assert [dice.below(100) for _ in range(9)] == [twin.below(100) for _ in range(9)]


def test_refusals_are_values() -> None:
    assert Refusal("ST-E3", province="WU") == Refusal("ST-E3", province="WU")
    assert Refusal("ST-E3", province="WU") != Refusal("ST-E3", province="QIN")
    assert len({Refusal("ST-E3", province="WU"), Refusal("ST-E3", province="WU")}) == 1
    assert str(Refusal("ST-E3", province="WU")) == "ST-E3 (province WU)"
    assert str(Refusal("ST-E3")) == "ST-E3"


def test_states_hold_plain_data_only() -> None:
    with pytest.raises(TypeError, match="integers, strings and lists"):
        plain({1, 2})
