"""GW-C5, C8, C9, GW-X6: command cards and trophies of the cooperative game."""

import pytest

from tianxia.games.great_wall.terms.names import COMMANDS

from .scenes import honor_by
from .table import PLAIN, Table

rule = pytest.mark.rule


def table() -> Table:
    return Table(mode="coop")


# Command cards


@rule("GW-C8", "GW-Z4")
def test_summer_gives_no_command_card_back_and_no_honor() -> None:
    t = table()
    t.set_track("economy", "despotism", "betrayal")
    t.summer()
    assert t.asked == "command"
    assert "command economy" not in t.options(0)
    assert t.state.discarded == [1 << COMMANDS.index(name) for name in ("economy", "despotism", "betrayal")]
    assert t.state.honor == [0, 0, 0]


@rule("GW-C8")
def test_each_wall_level_built_takes_one_card_back() -> None:
    t = table()
    t.rich(0)
    for name in ("economy", "despotism", "betrayal"):
        t.state.commands[0] &= ~(1 << COMMANDS.index(name))
        t.state.discarded[0] |= 1 << COMMANDS.index(name)
    t.state.discarded[1], t.state.commands[1] = t.state.commands[1], 0
    t.clerks(0, builders_camp=3)
    t.activate("builders_camp")
    t.play(0, "wall left", "wall left", "barricade left")
    while t.asked == "pay":
        t.play(0, t.options(0)[0])
    assert (t.asked, t.to_act) == ("reclaim", (0,))
    assert t.options(0) == ["done", "reclaim despotism", "reclaim economy"]
    assert t.refused_by(0, "reclaim betrayal") == "GW-Z5"
    t.play(0, "reclaim economy")
    assert t.options(0) == ["done", "reclaim despotism"]
    t.play(0, "done")
    assert t.over
    assert t.state.commands[1] == 0
    assert t.state.discarded[0] == 1 << COMMANDS.index("despotism") | 1 << COMMANDS.index("betrayal")


@rule("GW-C8")
def test_in_the_standard_game_building_takes_nothing_back() -> None:
    t = Table()
    t.rich(0)
    t.state.discarded[0], t.state.commands[0] = t.state.commands[0], 0
    t.clerks(0, builders_camp=1)
    t.activate("builders_camp")
    t.play(0, "wall left", "pay 5 wood")
    assert t.over


# Trophies


@rule("GW-C9", "GW-X6", "GW-C26")
@pytest.mark.parametrize(
    ("options", "honor"),
    [
        ({}, 5),
        ({"edition": "first"}, 0),
        ({"coop_trophies": "at_end"}, 0),
        ({"edition": "first", "coop_trophies": "at_once"}, 5),
    ],
)
def test_the_honor_of_a_trophy(options: dict[str, str], honor: int) -> None:
    t = Table(3, 1, False, PLAIN, None, mode="coop", **options)
    t.horde("left", "leader_left")
    t.put_on(1, "left", 1, "a2", "a3")
    t.wound("left", 1)
    t.clean_up()
    t.decline()
    assert t.trophies(1) == ["leader_left"]
    assert honor_by(t, "trophies", 1) == honor
    assert t.honor(1) == 2 + honor


@rule("GW-C5", "GW-V5")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_tea_order_breaks_the_tie_for_a_trophy(order: tuple[int, ...]) -> None:
    t = table()
    t.tea(*order)
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2")
    t.put_on(2, "left", 1, "a3")
    t.wound("left", 1)
    t.clean_up()
    t.decline()
    assert t.trophies(order[0]) == ["leader_left"]
