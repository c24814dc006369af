"""GW-N: the embassy."""

import pytest

from .table import Table

rule = pytest.mark.rule


def embassy(clerks: int = 1, gold: int = 0) -> Table:
    table = Table()
    table.clerks(0, embassy=clerks)
    table.give(0, gold=gold)
    return table


def row(table: Table) -> list[str]:
    return [table.box.advisors[card].id for card in table.state.advisor_row]


@rule("GW-N1")
def test_a_clerk_costs_two_gold_and_comes_to_the_pool() -> None:
    table = embassy(gold=2)
    table.activate("embassy")
    table.play(0, "hire clerk")
    assert table.over
    assert (table.state.chamber[0], table.clerks_at(0, "pool"), table.stock(0)["gold"]) == (2, 6, 0)


@rule("GW-N1")
def test_without_gold_or_without_a_clerk_in_the_chamber_none_is_hired() -> None:
    table = embassy(gold=1)
    table.activate("embassy")
    assert table.refused_by(0, "hire clerk") == "GW-N1"
    table = embassy(gold=30, clerks=5)
    table.clerks(0, quarry=3)  # all three of the chamber are out
    table.activate("embassy")
    assert table.refused_by(0, "hire clerk") == "GW-N1"


@rule("GW-N2")
def test_an_advisor_costs_as_many_gold_as_there_are_then() -> None:
    table = embassy(clerks=3, gold=10)
    table.advisor(0, "surveyor")
    table.supporters(0, 1)
    table.activate("embassy")
    for price, role in ((3, "active"), (4, "supporting")):
        before = table.stock(0)["gold"]
        table.play(0, f"hire {row(table)[0]}", role)
        assert table.stock(0)["gold"] == before - price
    assert table.stock(0)["gold"] == 3
    assert table.refused_by(0, f"hire {row(table)[0]}") == "GW-N2"
    assert (len(table.state.active_advisors[0]), len(table.state.supporters[0])) == (2, 2)


@rule("GW-N2")
def test_any_of_the_four_may_be_taken_and_none_of_the_deck() -> None:
    table = embassy(gold=1)
    in_deck = table.box.advisors[table.state.advisor_deck[-1]].id
    table.activate("embassy")
    assert len(row(table)) == 4
    assert table.options(0) == ["done", *[f"hire {card}" for card in row(table)]]
    assert table.refused_by(0, f"hire {in_deck}") == "GW-N4"
    third = row(table)[2]
    table.play(0, f"hire {third}")
    assert table.options(0) == ["active", "supporting"]
    table.play(0, "active")
    assert [table.box.advisors[card].id for card in table.state.active_advisors[0]] == [third]


@rule("GW-N3")
def test_the_track_slides_and_is_refilled_on_the_right_at_once() -> None:
    table = embassy(clerks=2, gold=9)
    first, second, third, fourth = row(table)
    new = table.box.advisors[table.state.advisor_deck[-1]].id
    table.activate("embassy")
    table.play(0, f"hire {second}", "supporting")
    assert row(table) == [first, third, fourth, new]
    table.play(0, f"hire {new}", "supporting")  # it can be hired right away
    assert new not in row(table)


@rule("GW-N3")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = embassy(gold=1)
    s = table.state
    s.advisor_discard, s.advisor_deck = s.advisor_deck, []
    table.activate("embassy")
    table.play(0, f"hire {row(table)[0]}", "active")
    assert len(row(table)) == 4
    assert not s.advisor_discard
    assert ("reshuffled", {"deck": "advisors"}) in table.told()


@rule("GW-N4")
def test_deck_and_discards_empty_the_space_stays_empty() -> None:
    table = embassy(clerks=2, gold=9)
    s = table.state
    s.supporters[1].extend(s.advisor_deck + s.advisor_row[1:])
    s.advisor_deck, s.advisor_row = [], s.advisor_row[:1]
    last = row(table)[0]
    table.activate("embassy")
    table.play(0, f"hire {last}", "supporting")
    assert row(table) == []
    assert table.options(0) == ["done", "hire clerk"]
    assert table.refused_by(0, f"hire {last}") == "GW-N4"


@rule("GW-N5")
def test_each_action_is_chosen_after_the_one_before_is_done() -> None:
    table = embassy(clerks=3, gold=4)
    table.state.advisor_row[0], at = table._out_of_deck("master_of_ceremonies"), table.state.advisor_row[0]
    table.state.advisor_deck.append(at)
    table.activate("embassy")
    table.play(0, "hire master_of_ceremonies", "active")
    assert table.stock(0)["gold"] == 3
    table.play(0, f"hire {row(table)[1]}", "active")  # it costs 2 less by now: nothing
    assert table.stock(0)["gold"] == 3
    table.play(0, "hire clerk")  # 1 instead of 2
    assert table.stock(0)["gold"] == 2


@rule("GW-N5")
def test_a_players_clerks_are_all_resolved_before_the_next_players() -> None:
    table = embassy(clerks=2, gold=9)
    table.tea(1, 0, 2)
    table.clerks(1, embassy=2)
    table.give(1, gold=9)
    table.activate("embassy")
    table.play(1, "hire clerk", "hire clerk")
    table.play(0, "hire clerk", "done")
    assert table.over
    assert table.state.chamber == [2, 1, 3]


@rule("GW-N5")
def test_without_anything_to_pay_nobody_is_asked() -> None:
    table = embassy(gold=0)
    table.activate("embassy")
    assert table.over
    assert table.clerks_at(0, "pool") == 5
