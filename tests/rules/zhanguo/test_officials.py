"""ZG-O: officials in their areas, free shifts."""

import pytest

from tianxia.games.zhanguo.names import COLORS

from .table import Table

rule = pytest.mark.rule


def table_with(color: str, area: str) -> Table:
    t = Table()
    t.official(0, color, area)
    return t


@rule("ZG-O1")
def test_a_governors_area_takes_any_number() -> None:
    t = Table()
    for color in COLORS:
        t.official(0, color, "g2", 4)
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
    t = table_with("red", "g3")
    t.act(0, 10, "move")
    t.play(0, "shift red 3")
    assert t.officials_at(0, "w3") == {"red": 1}
    t.play(0, "move red w3>w4", "move red w4>w5", "move red w5>g5")  # all three points are left
    assert t.over


@rule("ZG-O2")
def test_the_way_back_costs_a_point() -> None:
    t = table_with("red", "w3")
    t.grant(0, 2)
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
