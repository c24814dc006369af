"""ZG-W: governors, walls and palaces as rewards."""

import pytest

from .table import Table

rule = pytest.mark.rule


def accept(t: Table, aspect: str) -> None:
    t.markers(0, aspect, 1)
    t.reward(aspect)
    t.play(0, "accept")


# Governors


@rule("ZG-W9", "ZG-W12")
@pytest.mark.parametrize(
    ("aspect", "number", "regions"), [("writing", 4, [3, 5]), ("currency", 3, [2, 4]), ("law", 5, [1, 2, 3, 4, 5])]
)
def test_a_governor_without_officials_in_one_of_the_shown_regions(aspect: str, number: int, regions: list[int]) -> None:
    t = Table()
    t.round(number)
    accept(t, aspect)
    assert t.options(0) == [f"governor {region}" for region in regions]
    if 1 not in regions:
        assert t.refused_by(0, "governor 1") == "ZG-W9"
    t.unrest(0, regions[1], 2)
    t.play(0, f"governor {regions[1]}", "square vp")
    assert t.on_square(regions[1], "vp") == 0
    assert t.vp(0) == 4
    assert t.unrest_at(0, regions[1]) == 0
    assert t.over


@rule("ZG-W12", "ZG-O6")
def test_the_movement_points_of_the_square_are_used_at_once_without_free_shifts() -> None:
    t = Table()
    t.round(5)
    t.official(0, "red", "g1")
    accept(t, "law")
    t.play(0, "governor 3", "square move")
    assert t.refused_by(0, "shift red 1") == "ZG-O6"
    t.play(0, *[f"move red g{region}>g{region + 1}" for region in range(1, 5)])
    assert t.officials_at(0, "g5") == {"red": 1}
    assert t.over


@rule("ZG-W12")
@pytest.mark.parametrize("square", ["move", "official"])
def test_declining_the_bonus_of_the_square_is_no_hindrance(square: str) -> None:
    t = Table()
    t.round(5)
    t.official(0, "red", "g1")
    t.unrest(0, 3, 3)
    accept(t, "law")
    t.play(0, "governor 3", f"square {square}", "done")
    assert t.on_square(3, square) == 0
    assert t.unrest_at(0, 3) == 0
    assert t.officials_at(0, "g1") == {"red": 1}
    assert t.over


@rule("ZG-W12")
def test_no_official_in_the_supply_does_not_hinder_the_governor() -> None:
    t = Table()
    t.round(5)
    for color in ("red", "white", "grey"):
        t.official(0, color, "g1", 5)
    accept(t, "law")
    t.play(0, "governor 3", "square official")
    assert t.on_square(3, "official") == 0
    assert t.over


@rule("ZG-W12", "ZG-W9")
def test_without_a_free_square_the_governor_stands_beside_them() -> None:
    t = Table()
    t.round(5)
    t.unrest(0, 3, 1)
    for square in ("move", "vp", "official"):
        t.governor(1, 3, square)
    accept(t, "law")
    t.play(0, "governor 3")
    assert t.beside(0, 3) == 1
    assert t.vp(0) == 0
    assert t.unrest_at(0, 3) == 0
    assert t.over


# Walls


@rule("ZG-W13", "ZG-W9")
def test_a_wall_without_workers_on_any_free_space_also_of_3_lines() -> None:
    t = Table()
    t.round(3)
    t.wall(1, "gold1", 3)
    t.wall(0, "gold2", 1)
    t.workers(0, 1)
    accept(t, "writing")
    assert len(t.options(0)) == 6 * 3 - 1 - 3
    assert t.refused_by(0, "wall gold1 3") == "ZG-K7"
    assert t.refused_by(0, "wall gold2 3") == "ZG-K7"  # at most one wall per section and player
    t.play(0, "wall crimson2 3")
    assert t.wall_at("crimson2", 3) == 0
    assert t.workers_at(0, 1) == 1
    assert t.over


# Palaces


@rule("ZG-W13", "ZG-W9", "ZG-R4")
def test_a_palace_without_workers_in_any_region_with_a_space_and_without_ban() -> None:
    t = Table()
    t.round(5)
    t.palace(1, 1, 3)  # no space
    t.lock(0, 2)
    t.unrest(0, 3, 3)  # the palace-ban symbol, before the last space
    t.unrest(0, 4, 2)
    t.workers(0, 5, 3)
    t.card(0, 1, 1, 2, 3)
    t.card(0, 2, 4)
    accept(t, "writing")
    assert t.options(0) == ["palace 4", "palace 5"]
    assert t.refused_by(0, "palace 1") == "ZG-K6"
    assert t.refused_by(0, "palace 2") == "ZG-R4"
    assert t.refused_by(0, "palace 3") == "ZG-R4"
    t.play(0, "palace 5")
    assert t.palaces_at(0, 5) == 1
    assert t.workers_at(0, 5) == 3
    assert t.vp(0) == 4  # for the cards on the player board
    assert [t.threes(0, aspect) for aspect in ("writing", "currency", "law")] == [0, 0, 0]
    assert t.over
