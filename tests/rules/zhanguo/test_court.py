"""ZG-K: recruit, move, hire, governor. Palaces and walls: test_palaces_and_walls."""

import pytest

from tianxia.core.values import Refusal
from tianxia.games.zhanguo.names import COLORS

from .table import Table

rule = pytest.mark.rule


def set_of(t: Table, seat: int, region: int, n: int = 1) -> None:
    """One official of each color in a governors' area."""
    for color in COLORS:
        t.official(seat, color, f"g{region}", n)


# Recruit and move


@rule("ZG-K1")
def test_recruit_any_color_to_any_governors_area() -> None:
    t = Table()
    t.act(0, 10, "recruit")
    assert t.options(0) == [f"recruit {color} {region}" for color in COLORS for region in range(1, 6)]
    t.play(0, "recruit grey 4")
    assert t.officials_at(0, "g4") == {"grey": 1}
    assert t.supply(0, "grey") == 4
    assert t.over  # one only


@rule("ZG-K1")
def test_nobody_left_to_recruit() -> None:
    t = Table()
    for color in COLORS:
        t.official(0, color, "g1", 5)
    assert t.why_no_action(0, "recruit") == "ZG-K1"
    assert t.why_no_action(1, "recruit", 11) is None


@rule("ZG-K13")
def test_worked_example_recruit() -> None:
    t = Table()
    t.act(0, 10, "recruit")
    t.play(0, "recruit red 2")
    assert t.officials_at(0, "g2") == {"red": 1}


@rule("ZG-K2")
def test_move_spends_one_to_three_points() -> None:
    t = Table()
    t.official(0, "red", "g1")
    t.act(0, 10, "move")
    assert t.refused_by(0, "done") == "ZG-K2"
    t.play(0, "shift red 1")
    assert t.refused_by(0, "done") == "ZG-K2"  # a free shift does not use a point
    t.play(0, "move red w1>w2", "done")
    assert t.over
    t.act(0, 11, "move")
    t.play(0, "move red w2>g2", "move red g2>g3", "move red g3>g4")
    assert t.over


@rule("ZG-K2")
def test_move_needs_an_official_on_the_board() -> None:
    t = Table()
    t.official(1, "red", "w1")
    assert t.why_no_action(0, "move") == "ZG-K2"
    assert t.why_no_action(1, "move", 11) is None


@rule("ZG-K2")
def test_move_triggers_no_card() -> None:
    t = Table()
    t.official(0, "red", "g1")
    for region, trigger in enumerate(("recruit", "hire", "governor", "palace", "wall"), 1):
        t.card(0, region, t.card_with(trigger, "vp3"))
    t.act(0, 10, "move")  # on an empty court, so every condition is met
    t.play(0, "move red g1>g2", "done")
    assert t.over
    assert t.vp(0) == 0


# Hire


@rule("ZG-K3")
@pytest.mark.parametrize(("officials", "workers"), [(1, 1), (2, 2)])
def test_hire_a_worker_for_each_official(officials: int, workers: int) -> None:
    t = Table()
    t.official(0, "white", "w3", officials)
    t.official(0, "red", "g3", 2)
    t.unrest(0, 3, 1)
    t.act(0, 10, "hire")
    assert t.over  # nothing to choose
    assert t.workers_at(0, 3) == workers
    assert t.unrest_at(0, 3) == 2  # by 1, whatever the number


@rule("ZG-K3", "ZG-U5")
def test_hire_in_one_region_that_has_an_official_and_is_not_locked() -> None:
    t = Table()
    for region in (1, 2, 4):
        t.official(0, "red", f"w{region}")
    t.official(0, "grey", "g3")
    t.lock(0, 4)
    t.act(0, 10, "hire")
    assert t.options(0) == ["hire 1", "hire 2"]
    assert t.refused_by(0, "hire 3") == "ZG-K3"
    most = t.most_unrest(0, 4)
    assert t.why_not(0, "hire 4") == Refusal("ZG-U5", region="4", unrest=most, rise=1, most=most)
    t.play(0, "hire 2")
    assert [t.workers_at(0, region) for region in range(1, 6)] == [0, 1, 0, 0, 0]


@rule("ZG-K3")
def test_hire_only_where_all_is_locked() -> None:
    t = Table()
    t.official(0, "red", "w1")
    t.lock(0, 1)
    assert t.why_no_action(0, "hire") == "ZG-K3"


@rule("ZG-K14")
def test_worked_example_hire() -> None:
    t = Table()
    t.official(0, "red", "g3")
    t.official(0, "grey", "g3")
    t.turn(0, 10)
    t.play(0, "card 10", "shift red 3", "shift grey 3", "court hire")
    assert t.workers_at(0, 3) == 2
    assert t.unrest_at(0, 3) == 1


# Governor


@rule("ZG-K4")
def test_a_governor_costs_one_official_of_each_color() -> None:
    t = Table()
    set_of(t, 0, 2, 2)
    t.unrest(0, 2, 3)
    t.unrest(0, 3, 2)
    t.act(0, 10, "governor")
    assert t.officials_at(0, "g2") == {"red": 1, "white": 1, "grey": 1}
    assert [t.supply(0, color) for color in COLORS] == [4, 4, 4]
    assert t.options(0) == ["square move", "square vp", "square official"]
    t.play(0, "square vp")
    assert t.on_square(2, "vp") == 0
    assert t.state.governors[0] == 7
    assert t.unrest_at(0, 2) == 0
    assert t.unrest_at(0, 3) == 2


@rule("ZG-K4")
@pytest.mark.parametrize("missing", COLORS)
def test_all_three_from_the_governors_area_of_one_region(missing: str) -> None:
    t = Table()
    set_of(t, 0, 1)
    set_of(t, 0, 2)
    for color in COLORS:
        t.official(0, color, "w3" if color == missing else "g3")
    t.act(0, 10, "governor")
    assert t.options(0) == ["governor 1", "governor 2"]
    assert t.refused_by(0, "governor 3") == "ZG-K4"


@rule("ZG-K4")
def test_beside_the_squares_only_if_none_is_free() -> None:
    t = Table()
    t.governor(1, 4, "move")
    t.governor(2, 4, "official")
    set_of(t, 0, 4, 2)
    t.act(0, 10, "governor")  # the last free square is taken automatically
    assert t.on_square(4, "vp") == 0
    assert t.vp(0) == 4
    assert t.beside(0, 4) == 0
    t.act(0, 11, "governor")
    assert t.beside(0, 4) == 1
    assert t.vp(0) == 4  # without bonus
    assert t.over


@rule("ZG-K4", "ZG-K10")
def test_a_free_square_must_be_taken() -> None:
    t = Table()
    t.governor(1, 1, "vp")
    set_of(t, 0, 1)
    t.act(0, 10, "governor")
    assert t.options(0) == ["square move", "square official"]
    assert t.refused_by(0, "square vp") == "ZG-K4"
    assert t.refused_by(0, "done") == "ZG-C8"


@rule("ZG-K5")
def test_four_points_of_a_square() -> None:
    t = Table()
    set_of(t, 0, 1)
    t.official(0, "red", "g1")
    t.act(0, 10, "governor")
    t.play(0, "square move")
    t.play(0, "move red g1>g2", "move red g2>g3", "move red g3>g4", "move red g4>g5")
    assert t.over
    assert t.officials_at(0, "g5") == {"red": 1}


@rule("ZG-K5")
def test_an_official_of_a_square() -> None:
    t = Table()
    set_of(t, 0, 1)
    t.act(0, 10, "governor")
    t.play(0, "square official")
    choices = [f"recruit {color} {region}" for color in COLORS for region in range(1, 6)]
    assert t.options(0) == ["done", *choices]
    t.play(0, "recruit white 3")
    assert t.officials_at(0, "g3") == {"white": 1}


@rule("ZG-K10")
@pytest.mark.parametrize("square", ["move", "official"])
def test_points_and_official_of_a_square_may_be_declined(square: str) -> None:
    t = Table()
    set_of(t, 0, 1)
    t.official(0, "red", "g5")
    t.act(0, 10, "governor")
    t.play(0, f"square {square}", "done")
    assert t.over
    assert t.on_square(1, square) == 0


@rule("ZG-K10")
def test_the_points_of_a_square_are_gained_without_asking() -> None:
    t = Table()
    set_of(t, 0, 1)
    t.act(0, 10, "governor")
    t.play(0, "square vp")
    assert t.vp(0) == 4
    assert t.over


@rule("ZG-K10")
def test_no_official_in_the_supply_no_bonus() -> None:
    t = Table()
    for color in COLORS:
        t.official(0, color, "g1", 5)
    t.round(3)
    t.markers(0, "currency", 1)
    t.reward("currency")  # a governor without returning officials
    t.play(0, "accept", "governor 2", "square official")
    assert t.over
    assert t.on_square(2, "official") == 0


@rule("ZG-K11")
def test_bonus_then_calming_then_abilities() -> None:
    t = Table()
    card = t.card_with("governor", "vp3")
    t.card(0, 1, card)
    set_of(t, 0, 1)
    t.lock(0, 1)
    t.act(0, 10, "governor")
    t.play(0, "square official")
    assert t.unrest_at(0, 1) == 3  # the bonus comes first
    t.play(0, "done")
    assert t.unrest_at(0, 1) == 0
    t.play(0, f"use {card}")  # in the region just calmed
    assert t.vp(0) == 3


@rule("ZG-K9")
def test_any_number_of_governors_in_a_region() -> None:
    t = Table()
    t.governor(0, 1, n=4)
    t.governor(1, 1, n=3)
    for square in ("move", "vp", "official"):
        t.governor(2, 1, square)
    set_of(t, 0, 1)
    t.act(0, 10, "governor")
    assert t.governors_at(0, 1) == 5
    assert t.governors_at(2, 1) == 3


@rule("ZG-K8")
def test_governors_run_out() -> None:
    t = Table()
    t.governor(0, 5, n=8)
    set_of(t, 0, 1)
    assert t.why_no_action(0, "governor") == "ZG-K8"
    t = Table()
    assert t.why_no_action(0, "governor") == "ZG-K4"  # without what it costs
