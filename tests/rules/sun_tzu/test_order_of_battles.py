"""ST-B: the order in which battles are fought, and who decides it."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, PROVINCES, RED, SEATS

from .scenes import TIES, bare_table, begin_round, lay_both, revealed
from .table import Table

rule = pytest.mark.rule


def pass_until(table: Table, kind: str) -> None:
    while table.asked != kind:
        table.play(table.to_act[0], "pass")


@rule("ST-B2")
def test_a_battle_is_finished_before_the_next_cards_are_revealed() -> None:
    table = Table()
    table.pass_windows()
    table.lay(BLUE, "5 1 2 3 4")
    table.lay(RED, "2 5 1 3 4")
    pass_until(table, "after_battle")
    assert revealed(table) == ["QIN"]
    assert table.armies("QIN") == ("sun_tzu", 3)
    assert table.armies("CHU") == (None, 0)
    table.play(BLUE, "pass")
    table.play(RED, "pass")
    assert revealed(table) == ["QIN", "CHU"]
    assert table.armies("CHU") == ("shao", 4)
    assert table.told("reveal")[1] == {"province": "CHU", "sun_tzu_card": "1", "shao_card": "5"}


@rule("ST-B3")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("fewer", [BLUE, RED])
def test_rounds_1_to_3_have_the_fixed_order_whoever_has_fewer_armies(number: int, fewer: int) -> None:
    table = bare_table()
    table.garrison("WU", 1 - fewer, 5)
    begin_round(table, number)
    lay_both(table)
    assert revealed(table) == ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
    assert table.told("decides") == []


@rule("ST-B14", "ST-B4")
def test_round_5_four_armies_against_two_king_shao_decides() -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 3)
    table.garrison("CHU", BLUE, 1)
    table.garrison("WU", RED, 2)
    begin_round(table, 5)
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 4, "shao": 2}]
    assert table.told("decides") == [{"seat": "shao"}]
    assert (table.asked, table.to_act) == ("next_battle", (RED,))


@rule("ST-B4")
def test_the_decider_picks_each_province_knowing_the_battles_before() -> None:
    table = bare_table()
    table.garrison("QIN", RED, 1)
    begin_round(table, 4)
    lay_both(table, blue="2 3 4 5 6", red=TIES)
    assert (table.asked, table.to_act) == ("next_battle", (BLUE,))
    assert table.options(BLUE) == sorted(f"fight {province}" for province in PROVINCES)
    table.play(BLUE, "fight HAN-QI")
    assert table.armies("HAN-QI") == ("sun_tzu", 1), "the battle is over when the next is picked"
    assert table.options(BLUE) == ["fight CHU", "fight JIN-YAN", "fight QIN", "fight WU"]
    assert table.refused_by(BLUE, "fight HAN-QI") == "ST-B2"
    table.play(BLUE, "fight WU", "fight QIN", "fight JIN-YAN")
    assert revealed(table) == ["HAN-QI", "WU", "QIN", "JIN-YAN", "CHU"]


@rule("ST-B4", "ST-B8")
@pytest.mark.parametrize(
    ("before", "now", "decider"),
    [
        ([(9, 9), (9, 9), (9, 9)], (1, 2), BLUE),
        ([(9, 9), (9, 9), (9, 9)], (2, 1), RED),
        ([(1, 2), (1, 2), (1, 2)], (2, 1), RED),  # the present count comes first
        ([(0, 0), (0, 0), (1, 2)], (3, 3), BLUE),  # one round back
        ([(0, 0), (2, 1), (3, 3)], (3, 3), RED),  # two rounds back
        ([(4, 3), (3, 3), (2, 2)], (3, 3), RED),  # back to round 1
        ([(3, 4), (3, 3), (2, 2)], (0, 0), BLUE),
        ([(0, 5), (5, 0), (2, 2)], (1, 1), RED),  # the later difference counts
        ([(0, 5), (5, 0), (0, 1), (4, 4)], (1, 1), BLUE),
        ([(0, 1)] + [(3, 3)] * 7, (1, 1), BLUE),  # round 9 looks back to round 1
        ([(0, 0), (0, 0), (0, 0)], (0, 0), None),
        ([(0, 0), (3, 3), (5, 5), (1, 1)], (2, 2), None),
    ],
)
def test_equal_counts_look_back_round_by_round(
    before: list[tuple[int, int]], now: tuple[int, int], decider: int | None
) -> None:
    table = bare_table()
    table.state.counts = [n for pair in before for n in pair]
    table.garrison("QIN", BLUE, now[0])
    table.garrison("WU", RED, now[1])
    begin_round(table, len(before) + 1)
    lay_both(table)
    if decider is None:
        assert table.told("decides") == []
        assert revealed(table) == ["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
    else:
        assert table.told("decides") == [{"seat": SEATS[decider]}]
        assert (table.asked, table.to_act) == ("next_battle", (decider,))
        assert revealed(table) == []


@rule("ST-B4")
def test_a_decider_of_the_round_before_does_not_stay_by_himself() -> None:
    """King Shao decided in round 4 by counts that no longer say so: only the counts matter."""
    table = bare_table()
    table.state.decider = RED
    table.state.counts = [0, 0, 0, 0, 0, 0, 1, 2]
    begin_round(table, 5)
    lay_both(table)
    assert table.to_act == (BLUE,)


@rule("ST-B4")
def test_armies_on_name_boxes_do_not_count() -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 1)
    table.marked("CHU", BLUE, armies=3)
    table.garrison("WU", RED, 2)
    begin_round(table, 4)
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 1, "shao": 2}]
    assert table.to_act == (BLUE,)


@rule("ST-B8")
def test_armies_are_counted_after_orders_and_before_the_window() -> None:
    """The ambush in the window after orders makes the sides equal, but the count stands."""
    table = Table(red="ambush")
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 1)
    table.state.counts = [0, 0, 0, 5, 5, 5]
    begin_round(table, 4)
    table.pass_windows()
    lay_both(table)
    assert (table.asked, table.to_act) == ("after_orders", (RED,)), "the decider is asked first"
    table.play(RED, "use ambush QIN")
    table.pass_windows()
    assert (table.asked, table.to_act) == ("next_battle", (RED,))
    assert table.told("armies_counted") == [{"sun_tzu": 2, "shao": 1}]
    assert table.state.counts == [0, 0, 0, 5, 5, 5, 2, 1]


@rule("ST-B8")
def test_a_change_before_the_orders_lie_counts() -> None:
    table = Table(red="ambush")
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 2)
    begin_round(table, 4)
    while "use ambush QIN" not in table.options(table.to_act[0]):
        table.play(table.to_act[0], "pass")
    table.play(RED, "use ambush QIN")
    table.pass_windows()
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 1, "shao": 2}]
    table.pass_windows()
    assert table.to_act == (BLUE,)


@rule("ST-B8")
def test_battles_of_the_round_do_not_change_the_decider_but_the_next_round_counts_anew() -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 1)
    begin_round(table, 4)
    lay_both(table, blue=TIES, red="1 3 4 5 2")
    assert table.to_act == (RED,)
    table.play(RED, "fight CHU", "fight JIN-YAN")  # King Shao has 2 armies now, Sun Tzu 1
    assert (table.asked, table.to_act) == ("next_battle", (RED,))
    table.play(RED, "fight HAN-QI", "fight QIN")
    assert table.armies("WU") == ("sun_tzu", 3)
    for side in (BLUE, RED):
        table.play(side, table.options(side)[0])
    lay_both(table)
    assert table.told("armies_counted") == [{"sun_tzu": 1, "shao": 0}, {"sun_tzu": 4, "shao": 3}]


@rule("ST-B8", "ST-B5", "ST-B9")
def test_nine_rounds_nine_counts_three_scorings() -> None:
    table = bare_table()
    begin_round(table, 1)
    while not table.over:
        table.play_round()
    assert [facts["round"] for facts in table.told("round")] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(table.told("armies_counted")) == 9
    assert [facts["round"] for facts in table.told("scored")] == [3, 6, 9]
    assert len(revealed(table)) == 9 * 5
    assert table.state.end == "ST-H4"


@rule("ST-B5")
@pytest.mark.parametrize("number", range(1, 10))
def test_scoring_after_rounds_3_6_and_9_only(number: int) -> None:
    """Sun Tzu holds one province all the time: the marker moves in three of nine rounds."""
    table = bare_table()
    table.markers((1, 2, 4), (1, 3, 5), (1, 4, 3), (2, 3, 2), (2, 3, 4))
    table.garrison("QIN", BLUE, 3)
    begin_round(table, number)
    table.play_round()
    assert table.state.marker == {3: 1, 6: 2, 9: 4}.get(number, 0)
    assert len(table.told("scored")) == (1 if number % 3 == 0 else 0)
