"""ZG-O: movement points."""

import pytest

from tianxia.games.zhanguo import frames
from tianxia.games.zhanguo.names import COLORS

from .table import Table

rule = pytest.mark.rule


def table_with(color: str, area: str) -> Table:
    t = Table()
    t.official(0, color, area)
    return t


def full(t: Table, *regions: int) -> None:
    """Two white officials, then two gray ones, in workers' areas."""
    for color, region in zip(("white", "grey"), regions, strict=False):
        t.official(0, color, f"w{region}", 2)


@rule("ZG-O3")
def test_what_a_point_does() -> None:
    t = table_with("red", "g3")
    t.official(0, "grey", "w3")
    t.act(0, 10, "move")
    assert t.options(0) == [
        "move red g3>g2",
        "move red g3>g4",
        "move grey w3>w2",
        "move grey w3>w4",
        "move grey w3>g3",
        "shift red 3",
    ]


@rule("ZG-O3")
def test_only_an_official_that_stands_there_moves() -> None:
    t = table_with("red", "g3")
    t.act(0, 10, "move")
    assert t.refused_by(0, "move red w3>w2") == "ZG-O3"
    assert t.refused_by(0, "move white g3>g2") == "ZG-O3"
    assert t.refused_by(0, "move red w3>g3") == "ZG-O3"


@rule("ZG-O3")
def test_a_workers_area_that_is_full_is_no_goal() -> None:
    t = table_with("red", "w2")
    full(t, 3)
    t.grant(0, 1)
    assert t.refused_by(0, "move red w2>w3") == "ZG-O4"
    assert t.refused_by(0, "move red w2>w1") is None


@rule("ZG-O4")
@pytest.mark.parametrize("way", ["move red w3>w4", "move red w3>w2", "move red w3>g3"])
def test_a_full_area_may_be_passed_through(way: str) -> None:
    t = table_with("red", "w2")
    full(t, 3)
    t.act(0, 10, "move")
    t.play(0, "move red w2>w3")
    assert sorted(t.options(0)) == ["move red w3>g3", "move red w3>w2", "move red w3>w4"]
    assert t.refused_by(0, "done") == "ZG-O4"
    assert t.refused_by(0, "move white w3>w4") == "ZG-O4"  # the same official leaves
    t.play(0, way)
    assert t.officials_at(0, "w3") == {"white": 2}
    assert t.officials_at(0, way[-2:]) == {"red": 1}


@rule("ZG-O4")
def test_out_of_a_full_area_at_the_edge() -> None:
    t = table_with("red", "w2")
    full(t, 1)
    t.act(0, 10, "move")
    t.play(0, "move red w2>w1")
    assert sorted(t.options(0)) == ["move red w1>g1", "move red w1>w2"]
    assert t.refused_by(0, "done") == "ZG-O4"
    t.play(0, "move red w1>g1", "done")
    assert t.officials_at(0, "w1") == {"white": 2}


@rule("ZG-O4")
def test_no_shift_while_an_official_is_in_passing() -> None:
    t = table_with("red", "w2")
    t.official(0, "red", "g5")
    full(t, 3)
    t.act(0, 10, "move")
    t.play(0, "move red w2>w3")
    assert t.refused_by(0, "shift red 5") == "ZG-O4"
    t.play(0, "move red w3>g3", "shift red 5")


@rule("ZG-O4")
def test_two_full_areas_are_passed_through_with_three_points() -> None:
    t = table_with("red", "w2")
    full(t, 3, 4)
    t.act(0, 10, "move")
    t.play(0, "move red w2>w3", "move red w3>w4")
    assert sorted(t.options(0)) == ["move red w4>g4", "move red w4>w5"]  # not back into the full one
    assert t.refused_by(0, "move red w4>w3") == "ZG-O4"
    t.play(0, "move red w4>w5")
    assert t.officials_at(0, "w5") == {"red": 1}
    t = table_with("red", "w2")
    full(t, 3, 4)
    t.grant(0, 2)
    t.play(0, "move red w2>w3")
    assert t.refused_by(0, "move red w3>w4") == "ZG-O4"


@rule("ZG-O4")
def test_a_grant_of_one_point_does_not_enter_a_full_area() -> None:
    t = table_with("red", "w2")
    full(t, 3)
    t.grant(0, 1)
    assert "move red w2>w3" not in t.options(0)


@rule("ZG-O5")
def test_which_regions_are_adjacent() -> None:
    pairs = {(1, 2), (2, 3), (3, 4), (4, 5)}
    for region in range(1, 6):
        for goal in range(1, 6):
            if goal == region:
                continue
            near = (min(region, goal), max(region, goal)) in pairs
            t = table_with("red", f"g{region}")
            t.official(0, "grey", f"w{region}")
            t.act(0, 10, "move")
            for text in (f"move red g{region}>g{goal}", f"move grey w{region}>w{goal}"):
                assert t.refused_by(0, text) == (None if near else "ZG-O5")
            t = Table()
            t.workers(0, region)
            t.run((frames.MOVE_WORKER, 0))
            assert t.refused_by(0, f"worker {region}>{goal}") == (None if near else "ZG-O5")
            t.governor(0, region)
            t.run((frames.MOVE_GOVERNOR, 0))
            assert t.refused_by(0, f"governor beside {region}>{goal}") == (None if near else "ZG-O5")


@rule("ZG-O8")
@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_points_of_a_grant(points: int) -> None:
    t = table_with("red", "g1")
    t.official(0, "white", "g1")
    t.grant(0, points)
    ways = ["move red g1>g2", "move white g1>g2", "move red g2>g1", "move red g1>g2"]  # several, there and back
    t.play(0, *ways[:points])
    assert t.over


@rule("ZG-O8")
def test_unspent_points_lapse() -> None:
    t = table_with("red", "g1")
    t.act(0, 10, "move")
    t.play(0, "move red g1>g2", "done")
    assert t.over
    t.act(0, 11, "move")
    t.play(0, "move red g2>g3", "move red g3>g4", "move red g4>g5")
    assert t.over  # three again, not five


@rule("ZG-O8")
def test_the_points_of_each_grant() -> None:
    t = table_with("red", "g1")
    t.board(0, "star")
    card = t.card_with("recruit", "move2")
    t.card(0, 1, card)
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 1", f"use {card}", "move red g1>g2", "move red g2>g3")
    t.play(0, "power", "move red g3>g4", "move red g4>g5")
    assert t.over
    t = Table()
    t.board(0, "square")
    t.official(0, "red", "w1")
    t.act(0, 10, "hire")
    t.play(0, "power", "move red w1>w2")
    assert t.over
    for color in COLORS:
        t.official(0, color, "g1")
    t.board(0, "plain")
    t.act(0, 11, "governor")
    t.play(0, "square move", "move red w2>w3", "move red w3>w4", "move red w4>w5", "move red w5>g5")
    assert t.over


@rule("ZG-O9")
def test_to_the_workers_area_of_the_next_region() -> None:
    t = table_with("red", "g2")
    t.grant(0, 1)
    t.official(0, "white", "w5")
    t.play(0, "move red g2>g3")
    assert t.over
    t.turn(0, 10)
    t.play(0, "shift red 3")
    assert t.officials_at(0, "w3") == {"red": 1}


@rule("ZG-O9")
def test_to_the_governors_area_of_the_next_region() -> None:
    t = table_with("red", "w2")
    t.grant(0, 2)
    t.play(0, "move red w2>w3", "move red w3>g3")
    assert t.over
    assert t.officials_at(0, "g3") == {"red": 1}


@rule("ZG-O10")
def test_worked_example() -> None:
    t = table_with("red", "w2")
    t.official(0, "white", "g3")
    t.act(0, 10, "move")
    t.play(0, "move red w2>g2", "move white g3>g4", "move white g4>g5")
    assert t.over
    assert t.officials_at(0, "g2") == {"red": 1}
    assert t.officials_at(0, "g5") == {"white": 1}
