"""GW-U: the builders' camp."""

import pytest

from .table import Table

rule = pytest.mark.rule


def camp(clerks: int = 1, **stock: int) -> Table:
    table = Table()
    table.clerks(0, builders_camp=clerks)
    table.give(0, **stock)
    return table


@rule("GW-U8", "GW-U4", "GW-U2")
def test_example_three_stone_of_the_warehouse_and_two_of_the_builder() -> None:
    table = camp(wood=2, stone=2, gold=2, chi=9)
    table.state.warehouse = [0, 3, 0]
    table.activate("builders_camp")
    table.play(0, "wall left")
    assert table.state.warehouse == [0, 0, 0]
    assert table.asked == "pay"
    assert sorted(table.options(0)) == sorted(f"pay {n} {what}" for n in (1, 2) for what in ("wood", "stone", "gold"))
    assert table.refused_by(0, "pay 2 chi") == "GW-A9"
    table.play(0, "pay 1 wood", "pay 1 gold")
    assert table.stock(0) == {"wood": 1, "stone": 2, "gold": 1, "chi": 9}
    assert table.honor(0) == 5
    assert table.state.wall == [1, 0, 0]
    assert table.told("warehouse_paid") == [("warehouse_paid", {"number": 3, "resource": "stone"})]


@rule("GW-U1")
def test_a_barricade_costs_two_and_brings_two_honor() -> None:
    table = camp(wood=1, gold=1, chi=5)
    table.activate("builders_camp")
    assert table.options(0) == ["done", "barricade left", "barricade middle", "barricade right"]
    table.play(0, "barricade middle")
    assert table.state.barricades == [0, 1, 0]
    assert table.stock(0) == {"wood": 0, "stone": 0, "gold": 0, "chi": 5}
    assert table.honor(0) == 2
    assert table.over


@rule("GW-U1")
def test_at_most_three_barricades_a_section() -> None:
    table = camp(clerks=2, wood=9)
    table.wall("left", 0, barricades=2)
    table.wall("right", 0, barricades=3)
    table.activate("builders_camp")
    assert table.refused_by(0, "barricade right") == "GW-U1"
    table.play(0, "barricade left")
    assert table.refused_by(0, "barricade left") == "GW-U1"


@rule("GW-U1", "GW-U2")
def test_what_cannot_be_paid_is_refused() -> None:
    table = camp(wood=1, chi=30)
    table.activate("builders_camp")
    assert table.over  # nothing to build with 1 wood
    table = camp(clerks=2, wood=4)
    table.activate("builders_camp")
    assert table.refused_by(0, "wall left") == "GW-U2"
    table.play(0, "barricade left", "barricade left")
    assert table.over
    table = camp(clerks=2, wood=3)
    table.activate("builders_camp")
    table.play(0, "barricade left")
    assert table.over  # the second cannot be paid


@rule("GW-U2", "GW-U3")
@pytest.mark.parametrize(("level", "cost"), [(1, 5), (2, 10), (3, 15)])
def test_a_level_costs_and_brings_the_same(level: int, cost: int) -> None:
    table = camp(wood=cost)
    table.wall("right", level - 1)
    table.activate("builders_camp")
    table.play(0, "wall right")
    assert table.state.wall == [0, 0, level]
    assert table.stock(0)["wood"] == 0
    assert table.honor(0) == cost


@rule("GW-U3")
def test_level_three_is_the_last() -> None:
    table = camp(wood=30)
    table.wall("left", 3)
    table.activate("builders_camp")
    assert table.refused_by(0, "wall left") == "GW-U3"
    assert table.refused_by(0, "wall middle") is None


@rule("GW-U4")
def test_the_builder_chooses_the_kinds_if_the_warehouse_holds_more_than_needed() -> None:
    table = camp(wood=9)
    table.state.warehouse = [2, 2, 3]
    table.activate("builders_camp")
    table.play(0, "wall left")
    assert table.asked == "warehouse"
    assert "pay 3 wood" not in table.options(0)
    assert table.refused_by(0, "pay 4 gold") == "GW-U4"
    table.play(0, "pay 3 gold", "pay 1 wood")
    assert table.state.warehouse == [1, 1, 0]
    assert table.stock(0)["wood"] == 9  # the seat's own resources are not touched
    assert table.honor(0) == 5


@rule("GW-U4")
def test_a_full_warehouse_builds_for_a_poor_player() -> None:
    table = camp()
    table.state.warehouse = [2, 0, 0]
    table.activate("builders_camp")
    table.play(0, "barricade left")
    assert (table.state.warehouse, table.honor(0)) == ([0, 0, 0], 2)


@rule("GW-U4")
def test_honor_is_not_reduced_by_a_discount() -> None:
    table = camp(wood=2)
    table.advisor(0, "master_builder")
    table.activate("builders_camp")
    table.play(0, "wall left")
    assert (table.stock(0)["wood"], table.honor(0)) == (0, 5)


@rule("GW-U5", "GW-O4")
def test_archers_go_up_with_the_wall_and_nothing_else_happens() -> None:
    table = camp(wood=5)
    table.set_firing(1, "left", 1)
    table.horde("left", "brutes_left")
    table.activate("builders_camp")
    table.play(0, "wall left")
    assert table.over
    assert table.firing(1, "left") == 1
    assert len(table.free_spots("left", 1)) == 7
    assert table.kinds_told() == ["activated", "paid", "wall", "honor"]


@rule("GW-U6")
def test_all_is_declared_together_and_paid_as_one_sum() -> None:
    table = camp(clerks=3, wood=7, stone=10, gold=4)
    table.activate("builders_camp")
    table.play(0, "wall left", "wall left")  # 5 + 10: the second is level 2
    assert table.refused_by(0, "wall left") == "GW-U2"
    assert table.state.wall == [0, 0, 0]
    assert not table.told("paid")
    table.play(0, "barricade right")
    assert table.asked == "pay"
    assert table.refused_by(0, "pay 2 stone") == "GW-A9"  # the others could not pay the rest of 17
    table.play(0, "pay 6 stone")
    assert table.stock(0) == {"wood": 0, "stone": 4, "gold": 0, "chi": 0}
    assert table.state.wall == [2, 0, 0]
    assert [facts["level"] for _, facts in table.told("wall")] == [1, 2]
    assert table.honor(0) == 5 + 10 + 2


@rule("GW-U6")
def test_clerks_may_be_left_out() -> None:
    table = camp(clerks=3, wood=30)
    table.activate("builders_camp")
    table.play(0, "barricade left", "done")
    assert table.state.barricades == [1, 0, 0]
    assert table.over
    table = camp(wood=30)
    table.activate("builders_camp")
    table.play(0, "done")
    assert (table.over, table.stock(0)["wood"]) == (True, 30)


@rule("GW-U7")
def test_each_level_is_a_moment_and_all_barricades_are_one() -> None:
    table = camp(clerks=4, wood=30)
    table.general(0, "fan_zhongyan")
    table.supporters(0, 1)
    table.activate("builders_camp")
    table.play(0, "wall left", "wall middle", "barricade left", "barricade right")
    abilities = [facts["number"] for _, facts in table.told("honor") if facts["source"] == "generals"]
    assert abilities == [2, 2, 1]
