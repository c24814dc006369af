"""GW-V6, V7, V11, V12 and window 5: deaths and saving."""

import pytest

from .table import Table

rule = pytest.mark.rule


def leader(**on: tuple[str, ...]) -> Table:
    """A covered leader: seat0=("a2",) puts a spearman of seat 0 there, the rest are wounds."""
    table = Table()
    table.horde("left", "leader_left")
    for seat, cells in on.items():
        table.put_on(int(seat[-1]), "left", 1, *cells)
    table.wound("left", 1)
    return table


@rule("GW-V6")
@pytest.mark.parametrize(("year", "lethality"), [(1, 1), (3, 2), (6, 3)])
def test_each_player_loses_soldiers_up_to_the_lethality(year: int, lethality: int) -> None:
    table = leader(seat0=("a2", "a3", "a4"), seat1=("a5",))
    table.year(year)
    table.clean_up()
    assert table.rest(0, "left", "spearman") == 3 - lethality
    assert table.pool(0, "spearman") == 7 + lethality
    assert (table.rest(1, "left", "spearman"), table.pool(1, "spearman")) == (0, 10)  # all of them if fewer


@rule("GW-V6")
def test_the_lethality_of_a_card_adds_to_that_of_the_year() -> None:
    table = Table()
    table.horde("left", "riders_left")
    table.put_on(0, "left", 1, "a4", "a5", "b3", "b4", "b5")
    table.clean_up()
    assert table.rest(0, "left", "spearman") == 3


@rule("GW-V6")
def test_own_choice_which() -> None:
    for kind, other in (("spearman", "horseman"), ("horseman", "spearman")):
        table = leader(seat0=("a2", "a3-a4"))
        table.clean_up()
        assert table.options(0) == ["dies spearman", "dies horseman"]
        assert table.refused_by(0, "dies archer") == "GW-V6"
        table.play(0, f"dies {kind}")
        assert (table.rest(0, "left", kind), table.rest(0, "left", other)) == (0, 1)
        assert table.told("killed") == [("killed", {"seat": "0", "soldier": kind, "number": 1})]


@rule("GW-V7")
def test_saved_for_two_chi_it_rests_and_is_not_killed() -> None:
    table = leader(seat0=("a2", "a3"))
    table.year(3)
    table.advisor(0, "gravedigger")
    table.give(0, chi=3)
    table.clean_up()
    table.play(0, "save spearman")
    assert table.stock(0)["chi"] == 1
    assert table.over  # no chi for the other
    assert (table.rest(0, "left", "spearman"), table.pool(0, "spearman")) == (1, 9)
    assert table.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": 1})]
    assert table.honor(0) == 2 + 2  # one of the two was killed


@rule("GW-V7")
def test_only_the_dying_are_saved_and_only_if_it_is_paid() -> None:
    table = leader(seat0=("a2", "a3-a4"))
    table.give(0, chi=4)
    table.clean_up()
    table.play(0, "dies spearman")
    assert table.options(0) == ["done", "save spearman"]
    assert table.refused_by(0, "save horseman") == "GW-V7"
    table.play(0, "done")
    assert table.pool(0, "spearman") == 10
    table = leader(seat0=("a2",))
    table.give(0, chi=1, gold=9)
    table.clean_up()
    assert table.over  # too little chi: not asked


@rule("GW-V7", "GW-D5")
def test_a_card_saves_for_free() -> None:
    table = leader(seat0=("a2", "a3"))
    table.year(3)
    table.hand(0, "withdrawal")
    table.give(0, chi=2)
    table.clean_up()
    table.play(0, "pass", "pass", "boost withdrawal", "save spearman", "save spearman")
    assert not table.told("killed")
    assert table.rest(0, "left", "spearman") == 2


@rule("GW-V7")
def test_saved_soldiers_are_one_moment_paid_or_free() -> None:
    table = leader(seat0=("a2", "a3"))
    table.year(3)
    table.general(0, "yang_ye")
    table.supporters(0, 1)
    table.advisor(0, "survivalist")
    table.give(0, chi=2)
    table.clean_up()
    table.play(0, "save spearman", "save spearman")  # by the card, then for chi
    assert [facts["number"] for _, facts in table.told("honor") if facts["source"] == "generals"] == [2]


def both_sides() -> Table:
    """Brutes with a spearman and a horseman of seats 0 and 1 each; seat 1 is higher in tea order."""
    table = Table()
    table.tea(1, 0, 2)
    table.horde("left", "brutes_left")
    table.put_on(0, "left", 1, "a2", "a3-a4")
    table.put_on(1, "left", 1, "b2", "b3-b4")
    table.wound("left", 1)
    return table


@rule("GW-V11", "GW-D8", "GW-D6")
def test_the_order_of_deaths() -> None:
    table = both_sides()
    table.hand(1, "withdrawal")
    table.hand(0, "last_stand")
    table.give(0, chi=2)
    table.give(1, chi=4)
    table.clean_up()
    table.play(1, "pass")  # window 1
    table.play(0, "pass")
    table.play(1, "pass")  # window 2
    table.play(1, "dies horseman")  # in tea order, each names who would die
    table.play(0, "dies spearman")
    table.play(1, "play withdrawal")  # window 5: all declare before anything is resolved
    table.play(0, "pass")
    assert table.asked == "save"
    table.play(1, "done")
    assert (table.asked, table.to_act) == ("ransom", (1,))  # then each pays
    table.play(1, "save horseman")
    assert (table.asked, table.to_act) == ("ransom", (0,))
    table.play(0, "done")
    assert table.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": 1})]
    table.play(0, "play last_stand")  # window 5 again, for the killed
    assert table.over
    assert table.honor(0) == 2 + 2


@rule("GW-V11")
def test_abilities_that_save_come_after_the_cards_and_before_paying() -> None:
    table = both_sides()
    table.year(3)
    table.hand(1, "withdrawal")
    table.advisor(1, "survivalist")
    table.give(1, chi=9)
    table.clean_up()
    table.play(1, "pass", "pass", "play withdrawal", "save horseman")
    assert uses(table) == ["survivalist"]
    table.play(1, "save spearman")
    assert table.over  # seat 1 has nobody left to pay for, seat 0 has no chi
    assert table.stock(1)["chi"] == 9


def uses(table: Table) -> list[object]:
    return [facts["advisor"] for _, facts in table.told("ability_advisor")]


@rule("GW-V11")
def test_all_others_are_killed_together() -> None:
    table = both_sides()
    table.year(3)
    table.advisor(0, "gravedigger")
    table.clean_up()
    assert [facts["seat"] for _, facts in table.told("killed")] == ["1", "1", "0", "0"]
    kinds = table.kinds_told()
    assert kinds.index("ability_advisor") > len(kinds) - 1 - kinds[::-1].index("killed")
    assert [facts["number"] for _, facts in table.told("honor") if facts["source"] == "advisors"] == [4]


@rule("GW-D8", "GW-D4")
def test_one_card_in_both_parts_of_window_5_together() -> None:
    table = leader(seat0=("a2", "a3"))
    table.year(3)
    table.hand(0, "withdrawal", "last_stand")
    table.clean_up()
    table.play(0, "pass", "pass", "play withdrawal", "save spearman")
    assert table.told("killed")
    assert table.over  # not asked again
    assert table.tactics(0) == ["last_stand"]


@rule("GW-D8", "GW-D5")
def test_window_5_opens_again_for_the_killed() -> None:
    table = leader(seat0=("a2", "a3"))
    table.year(3)
    table.hand(0, "withdrawal", "last_stand")
    table.clean_up()
    table.play(0, "pass", "pass")
    assert table.refused_by(0, "play last_stand") == "GW-D5"  # nobody is killed yet
    table.play(0, "pass")
    assert table.refused_by(0, "play withdrawal") == "GW-D5"  # too late
    table.play(0, "play last_stand")
    assert table.honor(0) == 2 + 4


@rule("GW-D4", "GW-D2")
def test_all_deaths_of_a_breached_section_are_one_moment() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.horde("left", "infantry_left")
    table.put_on(0, "left", 1, "a2")
    table.put_on(0, "left", 2, "a3")
    table.set_firing(0, "left", 1)
    table.advisor(0, "gravedigger")
    table.hand(0, "last_stand", "withdrawal")
    table.give(0, chi=2)
    table.assault()
    table.decline("tactic")
    table.play(0, "pass", "done", "boost last_stand")  # all three: 8 at most
    table.decline()
    assert [facts["number"] for _, facts in table.told("honor")] == [8, 6]
    assert uses(table) == ["gravedigger"]


@rule("GW-D4")
def test_the_deaths_of_two_defeated_hordes_are_two_moments() -> None:
    table = leader(seat0=("a2",))
    table.horde("middle", "leader_middle")
    table.put_on(0, "middle", 1, "a2")
    table.wound("middle", 1)
    table.hand(0, "withdrawal", "last_stand")
    table.clean_up()
    table.play(0, "pass", "pass", "play withdrawal", "save spearman")
    table.play(0, "pass", "pass", "pass", "play last_stand")  # windows 1, 2, 5 and 5 of the second horde
    assert table.over


@rule("GW-V12")
def test_what_is_gained_at_a_defeat_may_pay_for_saving() -> None:
    table = leader(seat0=("a2",))
    table.general(0, "zong_ze")
    table.give(0, chi=1)
    table.hand(0, "parade_of_captives")
    table.clean_up()
    table.play(0, "pass", "play parade_of_captives")  # yields the second chi
    assert table.asked == "ransom"
    table.play(0, "save spearman")
    assert (table.stock(0)["chi"], table.rest(0, "left", "spearman")) == (0, 1)


@rule("GW-V11", "GW-D5")
def test_each_player_answers_to_the_own_deaths_alone() -> None:
    table = leader(seat1=("a2", "a3"), seat2=("a4",))
    table.year(3)
    table.advisor(0, "gravedigger")
    table.general(1, "liang_hongyu")
    table.supporters(1, 1)
    table.hand(0, "last_stand")
    table.hand(2, "withdrawal")
    table.clean_up()
    table.play(2, "pass", "pass", "pass")  # windows 1, 5 and 5; seat 0 has nobody there
    assert table.over
    gains = [(facts["seat"], facts["number"]) for _, facts in table.told("honor") if facts["source"] != "battles"]
    assert gains == [("1", 4)]  # 2 for each of the two of seat 1
