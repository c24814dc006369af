"""ST-X: options where editions differ."""

import pytest

from tianxia.core.registry import checked_options, find
from tianxia.core.values import BadInput
from tianxia.games.sun_tzu.names import BLUE, RED

from .scenes import lay_both
from .table import Table

rule = pytest.mark.rule


def orders_lie(table: Table, round_number: int, blue: int, red: int) -> None:
    """Both lay their orders in this round, with that many armies on the board, and pass the windows."""
    table.set_round(round_number)
    table.garrison("QIN", BLUE, blue)
    table.garrison("WU", RED, red)
    table.pass_windows()
    lay_both(table)
    while table.asked == "after_orders":
        table.play(table.to_act[0], "pass")


def play_to_next_round(table: Table) -> None:
    start = table.state.round
    while table.state.round == start:
        for seat in table.to_act:
            table.pass_or_first(seat)


@rule("ST-X1", "ST-X2", "ST-X3")
def test_the_polish_edition_is_the_default() -> None:
    options = checked_options(find("sun_tzu"), {})
    assert (options["fixed_order"], options["two_ones"], options["great_plague"]) == ("rounds_1_to_3", "point", "every")


@rule("ST-X1", "ST-X2", "ST-X3", "ST-X4")
@pytest.mark.parametrize("option", ["fixed_order", "two_ones", "great_plague", "battle_order"])
def test_an_edition_that_does_not_exist_is_an_error(option: str) -> None:
    with pytest.raises(BadInput, match=f"Option '{option}' takes "):
        checked_options(find("sun_tzu"), {option: "german"})


# ST-X1


@rule("ST-X1")
@pytest.mark.parametrize(
    ("edition", "round_number", "decides"),
    [
        ("rounds_1_to_3", 1, False),
        ("rounds_1_to_3", 2, False),
        ("rounds_1_to_3", 3, False),
        ("rounds_1_to_3", 4, True),
        ("round_1", 1, False),
        ("round_1", 2, True),
        ("round_1", 3, True),
        ("round_1", 4, True),
    ],
)
def test_rounds_with_a_fixed_order(edition: str, round_number: int, decides: bool) -> None:
    table = Table(fixed_order=edition)
    orders_lie(table, round_number, blue=4, red=2)
    if decides:
        assert (table.asked, table.to_act) == ("next_battle", (RED,))
        assert table.told("decides") == [{"seat": "shao"}]
    else:
        assert table.asked == "after_battle"
        assert [facts["province"] for facts in table.told("reveal")] == ["QIN"]
        assert table.told("decides") == []


@rule("ST-X1")
def test_french_equal_counts_leave_the_last_decider() -> None:
    table = Table(fixed_order="round_1")
    orders_lie(table, 2, blue=4, red=2)
    play_to_next_round(table)
    orders_lie(table, 3, blue=3, red=3)
    assert (table.asked, table.to_act) == ("next_battle", (RED,))
    play_to_next_round(table)
    orders_lie(table, 4, blue=1, red=2)
    assert table.to_act == (BLUE,)
    play_to_next_round(table)
    orders_lie(table, 5, blue=2, red=2)
    assert table.to_act == (BLUE,)


@rule("ST-X1")
@pytest.mark.parametrize(("edition", "decides"), [("round_1", False), ("rounds_1_to_3", True)])
def test_without_a_decider_yet_the_french_order_stays_fixed(edition: str, decides: bool) -> None:
    """Sun Tzu had fewer armies in round 1, where nobody decides; then the counts are equal."""
    table = Table(fixed_order=edition)
    orders_lie(table, 1, blue=1, red=3)
    play_to_next_round(table)
    table.set_round(4)
    orders_lie(table, 4, blue=2, red=2)
    if decides:  # Polish: looking back to round 1
        assert (table.asked, table.to_act) == ("next_battle", (BLUE,))
    else:
        assert table.asked == "after_battle"
        assert table.told("reveal")[-1]["province"] == "QIN"


# ST-X2


def two_ones(edition: str, marker: int) -> Table:
    """Both 1s are about to meet while the event is face up."""
    table = Table(events=True, two_ones=edition)
    table.general(BLUE)
    table.general(RED)
    table.event_deck("two_ones", "nine_beaten")
    table.state.marker = marker
    return table


@rule("ST-X2")
def test_polish_two_ones_are_a_point() -> None:
    table = two_ones("point", marker=3)
    table.battle("CHU", blue="1", red="1")
    assert table.told("point") == [{"seat": "shao", "marker": 2}]
    assert table.armies("CHU") == (None, 0)
    assert table.asked == "after_battle"


@rule("ST-X2")
@pytest.mark.parametrize(("marker", "side", "name"), [(3, RED, "shao"), (-3, BLUE, "sun_tzu")])
@pytest.mark.parametrize("before", [0, 2])
def test_english_two_ones_may_put_an_army_there(marker: int, side: int, name: str, before: int) -> None:
    table = two_ones("army", marker)
    table.garrison("CHU", side, before)
    table.battle("CHU", blue="1", red="1")
    assert (table.asked, table.to_act, table.options(side)) == ("reinforce", (side,), ["pass", "reinforce"])
    table.play(side, "reinforce")
    assert table.told("placed") == [{"seat": name, "source": "pool", "province": "CHU", "count": 1}]
    assert table.armies("CHU") == (name, before + 1)
    assert table.state.pool[side] == 18 - before - 1
    assert table.state.marker == marker
    assert table.told("event_used") == [{"event": "two_ones"}]


@rule("ST-X2")
def test_english_two_ones_may_be_declined() -> None:
    table = two_ones("army", marker=3)
    table.battle("CHU", blue="1", red="1")
    table.play(RED, "pass")
    assert (table.armies("CHU"), table.state.pool) == ((None, 0), [18, 18])
    assert table.told("event_used") == [{"event": "two_ones"}]


@rule("ST-X2")
@pytest.mark.parametrize("obstacle", ["enemy province", "empty pool"])
def test_english_two_ones_need_a_pool_and_a_province_without_enemies(obstacle: str) -> None:
    table = two_ones("army", marker=3)
    if obstacle == "enemy province":
        table.garrison("CHU", BLUE, 1)
    else:
        table.pool(RED, 0)
    armies = table.armies("CHU")
    table.battle("CHU", blue="1", red="1")
    assert (table.asked, table.armies("CHU"), table.state.marker) == ("after_battle", armies, 3)
    assert table.told("event_used") == [{"event": "two_ones"}]


@rule("ST-X2")
@pytest.mark.parametrize(
    ("owner", "before", "after"),
    [
        (RED, 0, ("shao", 1)),  # neutral: 1 placed
        (RED, 2, ("shao", 3)),  # his province: 1 more
        (BLUE, 3, ("sun_tzu", 2)),  # 1 goes back
        (BLUE, 1, (None, 0)),  # the last goes back
    ],
)
def test_french_two_ones_win_the_battle_by_one(owner: int, before: int, after: tuple[str | None, int]) -> None:
    table = two_ones("victory", marker=3)
    table.garrison("CHU", owner, before)
    table.battle("CHU", blue="1", red="1")
    assert table.told("tie") == [{"province": "CHU"}]
    assert table.told("won") == [{"seat": "shao", "province": "CHU", "margin": 1}]
    assert table.armies("CHU") == after
    assert table.state.marker == 3
    assert table.told("event_used") == [{"event": "two_ones"}]


@rule("ST-X2")
def test_french_two_ones_take_a_missing_army_from_a_neighbor() -> None:
    table = two_ones("victory", marker=-1)
    table.garrison("QIN", BLUE, 2)
    table.garrison("JIN-YAN", BLUE, 2)  # does not touch CHU
    table.reserves(BLUE, 0)
    table.pool(BLUE, 0)
    table.battle("CHU", blue="1", red="1")
    assert table.told("placed") == [{"seat": "sun_tzu", "source": "QIN", "province": "CHU", "count": 1}]
    assert (table.armies("QIN"), table.armies("JIN-YAN")) == (("sun_tzu", 1), ("sun_tzu", 2))


@rule("ST-X2")
@pytest.mark.parametrize("edition", ["point", "army", "victory"])
def test_level_two_ones_do_nothing_in_any_edition(edition: str) -> None:
    table = two_ones(edition, marker=0)
    table.battle("CHU", blue="1", red="1")
    assert table.asked == "after_battle"
    assert (table.armies("CHU"), table.state.marker, table.state.pool) == ((None, 0), 0, [18, 18])
    assert (table.told("won"), table.told("event_used")) == ([], [{"event": "two_ones"}])


# ST-X3


@rule("ST-X3")
@pytest.mark.parametrize(
    ("edition", "blue", "red", "left"),
    [
        ("every", "plague", "4", 1),
        ("every", "4", "plague", 1),
        ("own", "plague", "4", 4),  # Sun Tzu's plague: half of 7, rounded down, goes
        ("own", "4", "plague", 1),
        ("own", "plague", "plague", 1),  # King Shao's own is there
    ],
)
@pytest.mark.parametrize(("owner", "name"), [(BLUE, "sun_tzu"), (RED, "shao")])
def test_whose_plagues_are_great(edition: str, blue: str, red: str, left: int, owner: int, name: str) -> None:
    table = Table(red="great_plague", great_plague=edition)
    table.garrison("HAN-QI", owner, 7)
    table.play(BLUE, "pass")
    table.play(RED, "use great_plague")
    table.battle("HAN-QI", blue=blue, red=red)
    assert table.told("plague") == [{"province": "HAN-QI", "seat": name, "lost": 7 - left}]
    assert table.armies("HAN-QI") == (name, left)


# ST-X4


def announcing() -> Table:
    """Round 4, King Shao has fewer armies, and the orders lie."""
    table = Table(battle_order="announced")
    orders_lie(table, 4, blue=4, red=2)
    return table


@rule("ST-X4", "ST-B4")
def test_one_by_one_is_the_default() -> None:
    assert checked_options(find("sun_tzu"), {})["battle_order"] == "one_by_one"


@rule("ST-X4")
def test_the_whole_order_is_announced_before_the_first_battle() -> None:
    table = announcing()
    for number, province in enumerate(["WU", "CHU", "QIN", "HAN-QI"], start=1):
        assert (table.asked, table.to_act) == ("battle_order", (RED,))
        assert f"fight {province}" in table.options(RED)
        table.play(RED, f"fight {province}")
        assert table.told("announced")[number - 1] == {"seat": "shao", "province": province, "number": number}
    assert table.told("announced")[4:] == [{"seat": "shao", "province": "JIN-YAN", "number": 5}]
    table.pass_windows()
    assert [facts["province"] for facts in table.told("reveal")] == ["WU", "CHU", "QIN", "HAN-QI", "JIN-YAN"]


@rule("ST-X4")
def test_a_province_is_named_once() -> None:
    table = announcing()
    table.play(RED, "fight WU")
    assert table.options(RED) == ["fight CHU", "fight HAN-QI", "fight JIN-YAN", "fight QIN"]
    assert table.refused_by(RED, "fight WU") == "ST-X4"


@rule("ST-X4")
def test_everybody_sees_the_order_as_far_as_it_is_named() -> None:
    table = announcing()
    table.play(RED, "fight WU", "fight CHU")
    assert [table.rules.view(table.state, seat).announced for seat in (BLUE, RED, None)] == [["WU", "CHU"]] * 3
    table.play(RED, "fight QIN", "fight HAN-QI")
    assert table.rules.view(table.state, BLUE).announced == ["WU", "CHU", "QIN", "HAN-QI", "JIN-YAN"]
    play_to_next_round(table)
    assert table.rules.view(table.state, BLUE).announced == []


@rule("ST-X4", "ST-B4")
def test_without_a_decider_nothing_is_announced() -> None:
    table = Table(battle_order="announced")
    orders_lie(table, 4, blue=0, red=0)
    assert (table.asked, table.told("announced")) == ("after_battle", [])
