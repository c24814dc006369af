"""GW-O: the logistics center."""

import pytest

from .table import Table

rule = pytest.mark.rule


def center(clerks: int = 1) -> Table:
    table = Table()
    table.clerks(0, logistics=clerks)
    return table


@rule("GW-O1")
def test_any_number_of_soldiers_goes_from_one_section_to_one_other() -> None:
    table = center()
    table.set_rest(0, "left", "spearman", 3)
    table.set_rest(0, "left", "horseman", 1)
    table.set_rest(0, "middle", "spearman", 1)
    table.activate("logistics")
    table.play(0, "move left>right", "march spearman", "march horseman", "march spearman", "done")
    assert table.over
    assert (table.rest(0, "left", "spearman"), table.rest(0, "right", "spearman")) == (1, 2)
    assert table.rest(0, "right", "horseman") == 1
    assert table.rest(0, "middle", "spearman") == 1


@rule("GW-O1")
def test_a_section_without_own_soldiers_is_refused_and_none_is_asked_without_any() -> None:
    table = center()
    table.set_rest(0, "left", "spearman", 1)
    table.set_rest(1, "right", "spearman", 1)
    table.activate("logistics")
    assert table.options(0) == ["done", "move left>middle", "move left>right"]
    assert table.refused_by(0, "move right>left") == "GW-O1"
    table = center()
    table.activate("logistics")
    assert table.over


@rule("GW-O1", "GW-O3")
def test_several_clerks_move_one_after_the_other_and_the_same_soldier_again() -> None:
    table = center(clerks=2)
    table.set_rest(0, "left", "spearman", 1)
    table.activate("logistics")
    table.play(0, "move left>middle", "march spearman", "move middle>right", "march spearman")
    assert table.over
    assert table.rest(0, "right", "spearman") == 1


@rule("GW-O2", "GW-O4")
def test_archers_of_the_wall_go_to_free_firing_spots_or_to_rest_in_any_mix() -> None:
    table = center()
    table.wall("left", 2)
    table.wall("right", 1)
    table.set_firing(0, "left", 3)
    table.set_firing(1, "right", 1)
    table.activate("logistics")
    table.play(0, "move left>right", "march firing")
    assert table.refused_by(0, "march firing") == "GW-O4"  # both spots of level 1 are taken
    table.play(0, "march down", "done")
    assert (table.firing(0, "left"), table.firing(0, "right"), table.rest(0, "right", "archer")) == (1, 1, 1)


@rule("GW-O2")
def test_from_a_rest_area_only_to_a_rest_area() -> None:
    table = center()
    table.wall("right", 3)
    table.set_rest(0, "left", "archer", 1)
    table.activate("logistics")
    table.play(0, "move left>right")
    assert table.options(0) == ["done", "march archer"]
    assert table.refused_by(0, "march firing") == "GW-O2"
    assert table.refused_by(0, "march spearman") == "GW-O2"
    table.play(0, "march archer")
    assert (table.firing(0, "right"), table.rest(0, "right", "archer")) == (0, 1)


@rule("GW-O3")
def test_it_is_neither_recruiting_nor_attacking() -> None:
    table = center()
    table.hand(0, "looting_charge", "palisade")
    table.horde("right", "brutes_left")
    table.wall("right", 1)
    table.set_firing(0, "left", 1)
    table.activate("logistics")
    table.play(0, "move left>right", "march firing")
    assert table.over  # no window opened
    assert len(table.free_spots("right", 1)) == 7
    assert table.kinds_told() == ["activated", "redeployed"]


@rule("GW-O3")
def test_soldiers_on_hordes_do_not_move() -> None:
    table = center()
    table.horde("left", "brutes_left")
    table.put_on(0, "left", 1, "a2", "a3-a4")
    table.activate("logistics")
    assert table.over


@rule("GW-O4")
@pytest.mark.parametrize(("level", "spots"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_one_archer_a_firing_spot_and_any_number_at_rest(level: int, spots: int) -> None:
    table = Table(4)
    table.clerks(0, barracks=4)
    table.clerks(1, barracks=1)
    table.rich()
    table.wall("left", level)
    table.horde("left", "brutes_left")
    table.activate("barracks")
    table.play(0, *["recruit archer"] * 4)
    free = ["a2", "a3", "a4", "a5"]
    for spot in free[:spots]:
        table.play(0, f"spot left 1 {spot}")
    if spots < 4:
        assert table.refused_by(0, "spot left 1 b2") == "GW-O4"
    for _ in range(4 - spots):
        table.play(0, "rest left")
    assert (table.firing(0, "left"), table.rest(0, "left", "archer")) == (spots, 4 - spots)
    table.play(1, "recruit archer")  # the spots are common
    assert table.refused_by(1, "spot left 1 b2") == "GW-O4"
