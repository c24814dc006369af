"""GW-H: the tea house."""

import pytest

from tianxia.core.pack import Pack

from .table import Table

rule = pytest.mark.rule


def tea_up(table: Table, seat: int, card: str) -> None:
    """The effect of an advisor that moves the tea marker."""
    advisor = next(advisor for advisor in table.box.advisors if advisor.id == card)
    table.effect(seat, table.box.abilities[advisor.abilities[0]].effects[0])


@rule("GW-H1")
def test_example_red_and_blue_pass_yellow() -> None:
    table = Table(4)
    table.tea(3, 0, 1, 2)  # seat 3 is yellow, 0 red, 1 blue
    table.clerks(0, tea_house=2)
    table.clerks(1, tea_house=1)
    table.activate("tea_house")
    assert table.to_act == (0,)
    table.play(0, "tea up")
    assert table.state.tea == [0, 3, 1, 2]
    table.play(1, "tea up")
    assert table.state.tea == [0, 1, 3, 2]
    assert table.told("tea") == [("tea", {"seat": "0", "rank": 1}), ("tea", {"seat": "1", "rank": 2})]


@rule("GW-H1")
def test_the_order_is_that_before_the_activation_and_each_marker_moves_once() -> None:
    table = Table(4)
    table.clerks(1, tea_house=1)
    table.clerks(2, tea_house=2)
    table.activate("tea_house")
    table.play(1, "tea up")
    assert table.to_act == (2,)
    table.play(2, "tea up")  # two clerks there, but one step
    assert table.over
    assert table.state.tea == [1, 2, 0, 3]


@rule("GW-H1")
def test_a_player_without_a_clerk_there_is_not_asked_and_the_move_is_optional() -> None:
    table = Table()
    table.clerks(1, tea_house=1)
    table.clerks(2, tea_house=1)
    table.activate("tea_house")
    table.play(1, "done")
    assert table.to_act == (2,)
    table.play(2, "done")
    assert table.over
    assert table.state.tea == [0, 1, 2]
    assert table.clerks_at(1, "tea_house") == table.clerks_at(2, "tea_house") == 0


@rule("GW-H2")
def test_who_takes_all_spaces_goes_straight_to_the_top() -> None:
    table = Table(4)
    table.clerks(3, tea_house=3)
    table.activate("tea_house")
    table.play(3, "tea up")
    assert table.state.tea == [3, 0, 1, 2]
    assert table.clerks_at(3, "pool") == 5


@rule("GW-H2")
def test_a_free_space_rules_out_the_top() -> None:
    table = Table(4)
    table.clerks(3, tea_house=2)
    table.activate("tea_house", advanced=True)
    table.play(3, "tea up")
    assert table.state.tea == [0, 1, 3, 2]


@rule("GW-H2")
def test_all_spaces_of_one_player_lead_to_the_top_in_an_advanced_activation_too() -> None:
    table = Table(4)
    table.clerks(3, tea_house=3)
    table.activate("tea_house", advanced=True)
    table.play(3, "tea up")
    assert table.state.tea == [3, 0, 1, 2]


@rule("GW-H3")
def test_the_player_on_top_gets_nothing_and_the_clerks_return() -> None:
    table = Table()
    table.clerks(0, tea_house=2)
    table.activate("tea_house")
    assert table.over
    assert table.state.tea == [0, 1, 2]
    assert (table.clerks_at(0, "tea_house"), table.clerks_at(0, "pool")) == (0, 5)


@rule("GW-H4")
def test_a_card_passes_as_many_markers_as_it_says() -> None:
    two_places = """
[[advisor]]
id = "tea_master"
name = "Tea Master"
provenance = "reconstructed"
text = "Up 2 places."
[[advisor.ability]]
on = "spring"
do = [{ do = "tea_up", n = 2 }]
"""
    for seat, after in ((3, [0, 3, 1, 2]), (2, [2, 0, 1, 3]), (1, [1, 0, 2, 3])):
        table = Table(4, pack=Pack(two_places, "own.toml"))
        tea_up(table, seat, "tea_master")
        table.play(seat, "tea up")
        assert table.state.tea == after
        assert len(table.told("tea")) == 1


@rule("GW-H4")
def test_a_card_does_nothing_for_the_marker_on_top() -> None:
    table = Table()
    tea_up(table, 0, "tea_master")
    assert table.over
    tea_up(table, 2, "tea_master")
    table.play(2, "tea up")
    assert table.state.tea == [0, 2, 1]
