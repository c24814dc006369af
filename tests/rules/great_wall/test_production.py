"""GW-P: lumber mill, quarry, gold mine and temple; donations."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import LOCATIONS

from .table import Table

rule = pytest.mark.rule
PRODUCTION = LOCATIONS[:4]
YIELDS = {"lumber_mill": "wood", "quarry": "stone", "gold_mine": "gold", "temple": "chi"}


def work(t: Table, location: str) -> None:
    """The location resolves, without shame for being alone."""
    t.activate(location, advanced=True)


# Three steps


@rule("GW-P1")
def test_each_step_is_finished_by_all_before_the_next() -> None:
    t = Table(generals=("liang_hongyu", "yang_ye", "cai_xiang"))
    t.tea(1, 0, 2)
    for seat in (0, 1):
        t.give(seat, chi=2)
        t.clerks(seat, lumber_mill=2)
    t.activate("lumber_mill")
    assert [facts["seat"] for _, facts in t.told("gained")] == ["1", "0"]
    t.play(1, "upgrade lumber_mill", "overseer archer")
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    t.play(1, "donate")
    assert t.clerks_at(1, "lumber_mill") == 2
    t.play(0, "donate")
    kinds = ["activated", "gained", "gained", "paid", "overseer", "paid", "overseer", "donated", "honor"]
    assert t.kinds_told() == [*kinds, "donated", "honor"]
    assert (t.clerks_at(0, "pool"), t.clerks_at(1, "pool")) == (5, 5)


@rule("GW-P2")
@pytest.mark.parametrize("location", PRODUCTION)
@pytest.mark.parametrize(("clerks", "level", "yields"), [(1, 0, 1), (3, 0, 3), (1, 3, 4), (2, 1, 3), (0, 3, 0)])
def test_one_a_clerk_and_the_level_of_the_overseer(location: str, clerks: int, level: int, yields: int) -> None:
    t = Table()
    t.clerks(0, **{location: clerks})
    if level:
        t.set_overseer(0, location, level)
    work(t, location)
    assert t.stock(0)[YIELDS[location]] == yields
    assert sum(t.stock(0).values()) == yields


# Donations


@rule("GW-P8")
@pytest.mark.parametrize("location", ["lumber_mill", "quarry", "gold_mine"])
def test_one_resource_is_donated_for_two_honor(location: str) -> None:
    t = Table()
    t.clerks(0, **{location: 2})
    work(t, location)
    assert t.options(0) == ["done", "donate"]
    t.play(0, "donate")
    assert t.over  # once
    assert t.stock(0)[YIELDS[location]] == 1
    assert t.state.warehouse == [int(location == other) for other in PRODUCTION[:3]]
    assert ("honor", {"seat": "0", "number": 2, "source": "donations"}) in t.told()
    assert t.honor(0) == 2


@rule("GW-P8")
def test_chi_is_never_donated_and_nothing_without_collecting() -> None:
    t = Table()
    t.clerks(0, temple=2)
    work(t, "temple")
    assert t.over
    t.set_overseer(1, "quarry", 3)
    t.give(1, stone=5)
    t.clerks(0, quarry=1)
    work(t, "quarry")
    t.play(0, "done")
    assert t.over  # seat 1 has stone, but collected none


@rule("GW-P8")
def test_what_was_spent_cannot_be_donated() -> None:
    t = Table(generals=("keng_hsien_seng", "song_ci", "yang_ye"))  # gold instead of any resource
    t.clerks(0, gold_mine=2)
    work(t, "gold_mine")
    t.play(0, "upgrade gold_mine", "overseer archer")
    assert t.stock(0)["gold"] == 0
    assert t.over


# The example of the rulebook


@rule("GW-P1", "GW-P2", "GW-P3", "GW-P4", "GW-P8", "GW-P11")
def test_the_example_of_the_mill_with_three_players() -> None:
    t = Table(4)  # five spaces
    green, blue, red = 0, 1, 2
    t.clerks(green, lumber_mill=2)
    t.clerks(blue, lumber_mill=2)
    t.clerks(red, lumber_mill=1)
    t.set_overseer(green, "lumber_mill", 2)
    t.set_overseer(blue, "lumber_mill", 3)
    for seat, chi in ((green, 4), (blue, 9), (red, 2)):
        t.give(seat, chi=chi)
    t.run((frames.CHECK_LOCATIONS, 3))
    assert [t.stock(seat)["wood"] for seat in (green, blue, red)] == [4, 5, 1]
    t.play(green, "upgrade lumber_mill")
    t.play(red, "upgrade lumber_mill", "overseer archer")  # blue is not asked
    assert [t.overseer(seat, "lumber_mill") for seat in (green, blue, red)] == [3, 3, 1]
    assert [t.stock(seat)["chi"] for seat in (green, blue, red)] == [0, 9, 0]
    t.play(green, "donate")
    t.play(blue, "done")
    t.play(red, "done")
    assert [t.honor(seat) for seat in (green, blue, red)] == [2, 0, 0]
    assert [t.stock(seat)["wood"] for seat in (green, blue, red)] == [3, 5, 1]
    assert t.state.warehouse == [1, 0, 0]
    assert [t.clerks_at(seat, "lumber_mill") for seat in range(4)] == [0, 0, 0, 0]
    assert t.over
