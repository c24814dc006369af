"""ZG-O: officials, movement points and free shifts."""

import pytest

from tianxia.games.zhanguo import frames
from tianxia.games.zhanguo.names import COLOURS

from .table import Table

rule = pytest.mark.rule


def table_with(colour: str, area: str) -> Table:
    t = Table()
    t.official(0, colour, area)
    return t


def moving(t: Table, points: int = 3) -> Table:
    """Seat 0 moves officials: the action, or another grant in its turn."""
    if points == 3:
        t.act(0, 10, "move")
    else:
        t.state.active = 0
        t.run((frames.MOVE, 0, points, 0, 0, -1))
    return t


def full(t: Table, *regions: int) -> None:
    """Two white officials, then two grey ones, in workers' areas."""
    for colour, region in zip(("white", "grey"), regions, strict=False):
        t.official(0, colour, f"w{region}", 2)


# Areas and shifts


@rule("ZG-O1")
def test_a_governors_area_takes_any_number() -> None:
    t = Table()
    for colour in COLOURS:
        t.official(0, colour, "g2", 4)
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 2")
    assert t.officials_at(0, "g2") == {"red": 5, "white": 4, "grey": 4}


@rule("ZG-O1")
def test_a_workers_area_takes_two_officials_and_any_workers() -> None:
    t = Table()
    t.workers(0, 2, 15)
    t.official(0, "red", "g2", 3)
    t.turn(0, 10)
    t.play(0, "shift red 2", "shift red 2")
    assert t.refused_by(0, "shift red 2") == "ZG-O1"
    t.play(0, "card 10", "court hire")
    assert t.workers_at(0, 2) == 17


@rule("ZG-O2")
def test_a_shift_is_free() -> None:
    t = moving(table_with("red", "g3"))
    t.play(0, "shift red 3")
    assert t.officials_at(0, "w3") == {"red": 1}
    t.play(0, "move red w3>w4", "move red w4>w5", "move red w5>g5")  # all three points are there
    assert t.over


@rule("ZG-O2")
def test_the_way_back_costs_a_point() -> None:
    t = moving(table_with("red", "w3"), 2)
    t.play(0, "move red w3>g3", "shift red 3", "move red w3>g3")
    assert t.over
    assert t.officials_at(0, "g3") == {"red": 1}


@rule("ZG-O2")
def test_only_an_official_that_is_there() -> None:
    t = table_with("red", "g3")
    t.turn(0, 10)
    assert t.refused_by(0, "shift white 3") == "ZG-O2"
    assert t.refused_by(0, "shift red 4") == "ZG-O2"


@rule("ZG-O6")
def test_shifts_before_between_and_after_the_steps() -> None:
    t = Table()
    ability = t.card_with("palace", "vp3", "law")
    t.card(0, 5, ability)
    for region in (1, 2, 3):
        t.workers(0, region, 2)
        t.official(0, "red", f"g{region}")
    t.official(0, "grey", "g4", 2)
    t.official(0, "white", "g5", 1)
    t.turn(0, 10)
    t.play(0, "shift red 1", "card 10")
    t.play(0, "shift red 2", "court palace")
    assert t.asked == "palace"
    t.play(0, "shift red 3", "palace 1")
    assert t.asked == "worker"
    t.play(0, "shift grey 4", "worker 2")
    assert t.asked == "marker3"
    t.play(0, "shift grey 4", "marker3 law")
    assert t.asked == "ability"
    t.play(0, "shift white 5", f"use {ability}")
    assert t.kinds_told().count("shifted") == 6
    assert t.palaces_at(0, 1) == 1


@rule("ZG-O6")
def test_no_shifts_in_another_turn_or_in_phase_3() -> None:
    t = table_with("red", "g3")
    t.turn(1, 10)
    assert t.offers(0) == []
    t.markers(0, "writing", 1)
    t.reward("writing")
    assert t.offers(0) == []
    assert t.refused_by(0, "shift red 3") == "ZG-O6"
    t.play(0, "accept")
    assert t.refused_by(0, "shift red 3") == "ZG-O6"


@rule("ZG-O6")
def test_no_shifts_with_the_points_of_a_reward_governor() -> None:
    t = table_with("red", "g3")
    t.round(3)
    t.markers(0, "currency", 1)
    t.reward("currency")
    t.play(0, "accept", "governor 2", "square move")
    assert t.asked == "move"
    assert t.options(0) == ["move red g3>g2", "move red g3>g4", "done"]
    assert t.refused_by(0, "shift red 3") == "ZG-O6"


@rule("ZG-O7")
def test_what_is_legal_is_judged_as_officials_stand() -> None:
    t = table_with("red", "g3")
    t.turn(0, 10)
    t.play(0, "card 10")
    assert t.refused_by(0, "court hire") == "ZG-K3"
    t.play(0, "shift red 3")
    assert t.refused_by(0, "court hire") is None
    t = table_with("red", "w1")
    t.official(0, "white", "g1")
    t.official(0, "grey", "g1")
    t.turn(0, 10)
    t.play(0, "card 10")
    assert t.refused_by(0, "court governor") == "ZG-K4"  # the red one stands in the workers' area


# Movement points


@rule("ZG-O3")
def test_what_a_point_does() -> None:
    t = table_with("red", "g3")
    t.official(0, "grey", "w3")
    moving(t)
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
    t = moving(table_with("red", "g3"))
    assert t.refused_by(0, "move red w3>w2") == "ZG-O3"
    assert t.refused_by(0, "move white g3>g2") == "ZG-O3"
    assert t.refused_by(0, "move red w3>g3") == "ZG-O3"


@rule("ZG-O3")
def test_a_workers_area_that_is_full_is_no_goal() -> None:
    t = table_with("red", "w2")
    full(t, 3)
    moving(t, 1)
    assert t.refused_by(0, "move red w2>w3") == "ZG-O4"
    assert t.refused_by(0, "move red w2>w1") is None


@rule("ZG-O4")
@pytest.mark.parametrize("way", ["move red w3>w4", "move red w3>w2", "move red w3>g3"])
def test_a_full_area_may_be_passed_through(way: str) -> None:
    t = table_with("red", "w2")
    full(t, 3)
    moving(t)
    t.play(0, "move red w2>w3")
    assert sorted(t.options(0)) == ["move red w3>g3", "move red w3>w2", "move red w3>w4"]
    assert t.refused_by(0, "done") == "ZG-O4"
    assert t.refused_by(0, "move white w3>w4") == "ZG-O4"  # the same official leaves
    t.play(0, way)
    assert t.officials_at(0, "w3") == {"white": 2}
    assert t.officials_at(0, way[-2:]) == {"red": 1}


@rule("ZG-O4")
def test_no_shift_while_an_official_is_in_passing() -> None:
    t = table_with("red", "w2")
    t.official(0, "red", "g5")
    full(t, 3)
    moving(t)
    t.play(0, "move red w2>w3")
    assert t.refused_by(0, "shift red 5") == "ZG-O4"
    t.play(0, "move red w3>g3", "shift red 5")


@rule("ZG-O4")
def test_two_full_areas_are_passed_through_with_three_points() -> None:
    t = table_with("red", "w2")
    full(t, 3, 4)
    moving(t)
    t.play(0, "move red w2>w3", "move red w3>w4")
    assert sorted(t.options(0)) == ["move red w4>g4", "move red w4>w5"]  # not back into the full one
    assert t.refused_by(0, "move red w4>w3") == "ZG-O4"
    t.play(0, "move red w4>w5")
    assert t.officials_at(0, "w5") == {"red": 1}
    t = table_with("red", "w2")
    full(t, 3, 4)
    moving(t, 2)
    t.play(0, "move red w2>w3")
    assert t.refused_by(0, "move red w3>w4") == "ZG-O4"


@rule("ZG-O4")
def test_a_grant_of_one_point_does_not_enter_a_full_area() -> None:
    t = table_with("red", "w2")
    full(t, 3)
    moving(t, 1)
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
            moving(t)
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
    moving(t, points)
    ways = ["move red g1>g2", "move white g1>g2", "move red g2>g1", "move red g1>g2"]  # several, there and back
    t.play(0, *ways[:points])
    assert t.over


@rule("ZG-O8")
def test_unspent_points_lapse() -> None:
    t = table_with("red", "g1")
    moving(t)
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
    for colour in COLOURS:
        t.official(0, colour, "g1")
    t.board(0, "plain")
    t.act(0, 11, "governor")
    t.play(0, "square move", "move red w2>w3", "move red w3>w4", "move red w4>w5", "move red w5>g5")
    assert t.over


@rule("ZG-O9")
def test_to_the_workers_area_of_the_next_region() -> None:
    t = moving(table_with("red", "g2"), 1)
    t.official(0, "white", "w5")
    t.play(0, "move red g2>g3")
    assert t.over
    t.turn(0, 10)
    t.play(0, "shift red 3")
    assert t.officials_at(0, "w3") == {"red": 1}


@rule("ZG-O9")
def test_to_the_governors_area_of_the_next_region() -> None:
    t = moving(table_with("red", "w2"), 2)
    t.play(0, "move red w2>w3", "move red w3>g3")
    assert t.over
    assert t.officials_at(0, "g3") == {"red": 1}


@rule("ZG-O10")
def test_worked_example() -> None:
    t = table_with("red", "w2")
    t.official(0, "white", "g3")
    moving(t)
    t.play(0, "move red w2>g2", "move white g3>g4", "move white g4>g5")
    assert t.over
    assert t.officials_at(0, "g2") == {"red": 1}
    assert t.officials_at(0, "g5") == {"white": 1}
