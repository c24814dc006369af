"""ZG-Y: walls and the criteria of their sections."""

import pytest

from .table import Table

rule = pytest.mark.rule

# For each criterion the points by 1, 2 and 3 lines, and how often `full_board` fulfills it.
CRITERIA = {
    "enough_officials": ((1, 2, 3), 4),
    "grey": ((2, 3, 4), 2),
    "red": ((2, 3, 4), 3),
    "white": ((2, 3, 4), 1),
    "orange": ((1, 2, 3), 3),
    "brown": ((1, 2, 3), 3),
    "cream": ((1, 2, 3), 3),
    "three_cards": ((2, 3, 4), 3),
    "two_alike": ((1, 2, 3), 2),
    "empty_track": ((1, 2, 3), 2),
    "sets": ((2, 3, 4), 3),
}


def full_board() -> Table:
    """A board of seat 0 on which every criterion counts for something; seat 1's does not matter."""
    t = Table()
    t.card(0, 1, 5, 50, 90)
    t.card(0, 2, 6, 7, 92)
    t.card(0, 3, 51, 52, 53)
    t.card(0, 4, 8, 54)
    t.card(0, 5, 91)
    t.unrest(0, 1, 2)
    t.unrest(0, 3, 2)
    t.unrest(0, 4, 1)
    t.official(0, "red", "g1")
    t.official(0, "grey", "w1")
    t.official(0, "white", "g3")  # fewer than its unrest
    t.official(0, "grey", "g4", 2)
    t.official(0, "grey", "w4")
    t.official(0, "red", "w4")
    t.official(0, "red", "w5")
    t.card(1, 1, 10, 11, 12)
    t.official(1, "white", "g2")
    t.unrest(1, 5, 3)
    return t


def walls(t: Table, seat: int = 0) -> int:
    t.end()
    return t.earned(seat, "walls")


@rule("ZG-Y5", "ZG-Y7", "ZG-Y4")
@pytest.mark.parametrize("lines", [1, 2, 3])
@pytest.mark.parametrize("criterion", CRITERIA)
def test_each_criterion_by_the_lines_of_the_wall(criterion: str, lines: int) -> None:
    points, times = CRITERIA[criterion]
    t = full_board()
    t.tokens(gold1=criterion)
    t.wall(0, "gold1", lines)
    assert walls(t) == points[lines - 1] * times


@rule("ZG-Y5")
@pytest.mark.parametrize(("lines", "points"), [(1, 0), (2, 5), (3, 10)])
def test_calm_is_a_number_less_all_own_unrest(lines: int, points: int) -> None:
    t = full_board()  # unrest 5
    t.tokens(gold1="calm")
    t.wall(0, "gold1", lines)
    assert walls(t) == points


@rule("ZG-Y5", "ZG-A9")
def test_calm_may_be_negative_and_a_total_may_fall_below_nothing() -> None:
    t = Table()
    for region in range(1, 6):
        t.lock(0, region)  # 16 in all
    t.tokens(gold1="calm")
    t.wall(0, "gold1", 1)
    assert walls(t) == 5 - 16
    assert t.vp(0) == -11


@rule("ZG-Y4")
def test_every_wall_scores_the_token_of_its_own_section_for_itself() -> None:
    t = full_board()
    t.tokens(gold1="red", gold2="three_cards", crimson2="sets", turquoise1="grey")
    t.wall(0, "gold1", 1)
    t.wall(0, "gold2", 2)
    t.wall(0, "crimson2", 3)
    t.wall(1, "turquoise1", 3)  # seat 1 has no gray official
    assert walls(t) == 2 * 3 + 3 * 3 + 4 * 3
    assert t.earned(1, "walls") == 0


@rule("ZG-Y4")
def test_the_same_officials_and_cards_count_for_several_walls() -> None:
    t = full_board()
    t.tokens(gold1="enough_officials", gold2="enough_officials")
    t.wall(0, "gold1", 1)
    t.wall(0, "gold2", 2)
    assert walls(t) == 4 + 2 * 4


@rule("ZG-Y4")
def test_without_a_wall_in_the_section_nothing() -> None:
    t = full_board()
    t.wall(1, "gold1", 1)
    assert walls(t) == 0


@rule("ZG-Y7")
def test_officials_of_both_areas_count_and_a_region_counts_once() -> None:
    t = Table()
    t.tokens(gold1="red")
    t.wall(0, "gold1", 3)
    t.official(0, "red", "g1", 2)
    t.official(0, "red", "w1")
    t.official(0, "red", "w2")
    assert walls(t) == 4 * 2


@rule("ZG-Y7")
@pytest.mark.parametrize(
    ("cards", "alike"), [((1, 41), 0), ((1, 2), 1), ((1, 41, 2), 1), ((1, 2, 3), 1), ((1, 41, 81), 0), ((1,), 0)]
)
def test_two_cards_of_one_color_are_two_or_three(cards: tuple[int, ...], alike: int) -> None:
    t = Table()
    t.tokens(gold1="two_alike")
    t.wall(0, "gold1", 3)
    t.card(0, 4, *cards)
    assert walls(t) == 3 * alike


@rule("ZG-Y8")
def test_regions_without_officials_and_unrest_have_enough_officials() -> None:
    t = Table()
    t.tokens(gold1="enough_officials")
    t.wall(0, "gold1", 3)
    t.unrest(0, 2, 1)
    assert walls(t) == 3 * 4


@rule("ZG-Y7", "ZG-Y5")
@pytest.mark.parametrize(("unrest", "regions"), [(2, 5), (3, 5), (4, 4)])
def test_as_many_officials_as_unrest_are_enough(unrest: int, regions: int) -> None:
    t = Table()
    t.tokens(gold1="enough_officials")
    t.wall(0, "gold1", 1)
    t.official(0, "red", "g3", 2)
    t.official(0, "grey", "w3")
    t.unrest(0, 3, unrest)
    assert walls(t) == regions


@rule("ZG-Y9")
@pytest.mark.parametrize(
    ("numbers", "sets"), [((3, 3, 3), 3), ((6, 2, 1), 1), ((0, 6, 6), 0), ((2, 4, 3), 2), ((5, 5, 5), 5)]
)
def test_sets_are_the_smallest_number_of_a_color_in_whatever_regions(numbers: tuple[int, ...], sets: int) -> None:
    t = Table()
    t.tokens(gold1="sets")
    t.wall(0, "gold1", 1)
    cards = [aspect * 40 + i for aspect, number in enumerate(numbers) for i in range(1, number + 1)]
    for i, card in enumerate(cards):
        t.card(0, i // 3 + 1, card)
    assert walls(t) == 2 * sets
