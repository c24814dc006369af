"""Advisors of saving and building."""

import pytest

from .scenes import covered_leader, has, honor_by, shows, with_advisor
from .table import Table

# Saving


def three_die(*names: str) -> Table:
    """Three of seat 0 would die: two archers and a spearman, in a breach of the left section."""
    t = with_advisor(*names)
    t.horde("left", "brutes_left")
    for seat, cell in enumerate(("a2", "a3", "a4")):
        t.put_on(seat, "left", 1, cell)
    t.set_firing(0, "left", 2)
    return t


def killed(t: Table) -> dict[object, object]:
    """Soldiers of seat 0 who were killed, by kind."""
    return {facts["soldier"]: facts["number"] for _, facts in t.told("killed") if facts["seat"] == "0"}


@shows("survivalist")
def test_the_survivalist_saves_one_soldier() -> None:
    t = three_die("survivalist")
    t.assault()
    t.play(0, "save archer")
    assert t.rest(0, "left", "archer") == 1
    assert killed(t) == {"spearman": 1, "archer": 1}


@shows("physician")
def test_the_physician_saves_for_one_chi() -> None:
    t = three_die("physician")
    t.give(0, chi=2)
    t.assault()
    t.play(0, "save archer", "save spearman")
    assert has(t)
    assert killed(t) == {"archer": 1}


@shows("tower_captain")
def test_the_tower_captain_saves_all_archers() -> None:
    t = three_die("tower_captain")
    t.assault()
    assert t.refused_by(0, "save spearman") == "GW-V7"
    t.play(0, "save archer", "save archer")
    assert killed(t) == {"spearman": 1}
    assert t.rest(0, "left", "archer") == 2


@shows("tower_captain")
def test_the_tower_captain_is_not_asked_without_archers() -> None:
    t = with_advisor("tower_captain")
    covered_leader(t, "a2")
    t.clean_up()
    assert t.over
    assert killed(t) == {"spearman": 1}


@shows("tower_captain")
def test_the_tower_captain_is_honored_for_archers_on_firing_spots_in_winter() -> None:
    t = three_die("tower_captain")
    t.set_rest(0, "left", "archer")
    t.winter()
    assert honor_by(t, "advisors") == 2
    assert t.asked == "shot"  # the honor came before the volley


# Building


@shows("master_builder")
@pytest.mark.parametrize(("level", "cost", "honor"), [(0, 2, 5), (1, 7, 10), (2, 12, 15)])
def test_the_master_builder_builds_walls_for_three_less_and_full_honor(level: int, cost: int, honor: int) -> None:
    t = with_advisor("master_builder")
    t.wall("left", level)
    t.give(0, wood=cost)
    t.clerks(0, builders_camp=1)
    t.activate("builders_camp")
    t.play(0, "wall left")
    assert has(t)
    assert honor_by(t, "buildings") == honor


@shows("carpenter")
def test_the_carpenter_builds_barricades_for_one_less() -> None:
    t = with_advisor("carpenter")
    t.give(0, stone=2)
    t.clerks(0, builders_camp=3)
    t.activate("builders_camp")
    t.play(0, "barricade left", "barricade left")
    assert has(t)
    assert t.over
    assert (honor_by(t, "buildings"), honor_by(t, "advisors")) == (4, 1)


@shows("surveyor")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_surveyor_is_honored_for_every_wall(seat: int) -> None:
    t = with_advisor("surveyor")
    t.give(seat, gold=5 + 10 + 2)
    t.clerks(seat, builders_camp=3)
    t.activate("builders_camp")
    t.play(seat, "wall left", "wall left", "barricade left")
    assert honor_by(t, "advisors") == 4  # two levels; barricades do not count as wall
