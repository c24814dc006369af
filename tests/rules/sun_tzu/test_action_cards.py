"""ST-E: the action cards that do more than fight: 1, 6 and the plague."""

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, RED, SEATS

from .scenes import FIGHTING, fight, marks, quiet
from .table import Table

rule = pytest.mark.rule


def next_orders(table: Table) -> None:
    """The round ends and the next one runs up to its orders, everybody passing."""
    table.run((frames.END_ROUND,))
    while table.asked != "orders":
        for seat in table.to_act:
            table.pass_or_first(seat)


def cards_drawn(table: Table, side: int) -> int:
    """How many cards the side draws at the end of this round."""
    table.run((frames.END_ROUND,))
    return sum(int(told["count"]) for told in table.told("cards_drawn") if told["seat"] == SEATS[side])


# Worked examples


@rule("ST-E16", "ST-E3")
def test_king_shaos_six_at_chu_puts_an_army_of_his_pool_on_the_name_box() -> None:
    table = quiet()
    pool = table.state.pool[RED]
    table.battle("CHU", blue="6", red="6")  # tied, so that nothing else moves
    assert {"seat": "shao", "province": "CHU", "source": "pool"} in table.told("marked")
    assert marks(table, "CHU", RED) == (1, 1)
    assert table.state.pool[RED] == pool - 1
    assert table.armies("CHU") == (None, 0)


@rule("ST-E17", "ST-E9")
def test_sun_tzus_plague_at_wu_takes_two_of_king_shaos_five_armies() -> None:
    table = quiet()
    table.garrison("WU", RED, 5)
    pool = table.state.pool[RED]
    table.battle("WU", blue="plague", red="3")
    assert table.told("plague") == [{"province": "WU", "seat": "shao", "lost": 2}]
    assert table.told("withdrew") == [{"seat": "shao", "province": "WU", "count": 2}]
    assert table.armies("WU") == ("shao", 3)
    assert table.state.pool[RED] == pool + 2


# 1: the extra draw


@rule("ST-E2")
@pytest.mark.parametrize(
    ("own", "other", "won"),
    [("1", "-1", True), ("1", "1", False), ("1", "9", False), ("1", "+3", False)],
)
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_one_draws_three_and_keeps_two_won_or_not(side: int, own: str, other: str, won: bool) -> None:
    table = quiet()
    fight(table, "WU", side, own, other)
    assert any(told["seat"] == SEATS[side] for told in table.told("won")) is won
    before = sum(table.state.hand[side])
    assert cards_drawn(table, side) == 3
    while table.asked == "draw":
        seat = table.to_act[0]
        table.play(seat, table.options(seat)[0])
    assert sum(table.state.hand[side]) == before + 1 + 2  # the 1 comes back, two more are kept


@rule("ST-E2")
def test_without_a_one_two_are_drawn() -> None:
    table = quiet()
    table.battle("WU", blue="1", red="2")
    assert cards_drawn(table, RED) == 2


# 6: the mark


@rule("ST-E3")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_own_six_may_not_be_laid_in_that_province_again(side: int) -> None:
    table = quiet()
    fight(table, "CHU", side, "6", "4")
    next_orders(table)
    assert table.in_hand(side, "6") == 1
    assert "6@CHU" not in table.options(side)
    assert table.why_not(side, "6@CHU") == Refusal("ST-E3", province="CHU")
    assert table.why_not(side, "5@CHU") is None
    for province in ("QIN", "JIN-YAN", "HAN-QI", "WU"):
        assert f"6@{province}" in table.options(side)


@rule("ST-E3")
def test_an_army_on_a_name_box_counts_for_nothing() -> None:
    """It controls nothing, is not counted, is not a victim of a plague and pays nothing."""
    table = quiet()
    table.marked("CHU", BLUE)
    table.pool(BLUE, 0)
    assert table.armies("CHU") == (None, 0)
    table.run((frames.COUNT,))
    assert (table.state.counts[-2], table.state.counts[-1]) == (0, 0)
    table.battle("CHU", blue="3", red="plague")
    assert [told["lost"] for told in table.told("plague")] == [0]
    table.battle("CHU", blue="+3", red="4")
    assert table.told("won") == [{"seat": "sun_tzu", "province": "CHU", "margin": 3}]
    assert table.told("placed") == []
    assert table.told("to_reserves") == []
    assert marks(table, "CHU", BLUE) == (1, 1)


@rule("ST-E3", "ST-E12")
@pytest.mark.parametrize(("other", "after"), [("1", ("sun_tzu", 5)), ("6", (None, 0)), ("9", ("shao", 3))])
def test_the_six_marks_won_or_lost(other: str, after: tuple[str | None, int]) -> None:
    table = quiet()
    table.battle("QIN", blue="6", red=other)
    assert {"seat": "sun_tzu", "province": "QIN", "source": "pool"} in table.told("marked")
    assert marks(table, "QIN", BLUE) == (1, 1)
    assert table.armies("QIN") == after


@rule("ST-E12")
def test_the_six_marks_before_the_armies_move() -> None:
    """The last army of the pool goes to the name box, so none is left to be placed."""
    table = quiet()
    table.pool(BLUE, 1)
    table.battle("QIN", blue="6", red="1")
    assert table.told("won") == [{"seat": "sun_tzu", "province": "QIN", "margin": 5}]
    assert marks(table, "QIN", BLUE) == (1, 1)
    assert table.armies("QIN") == (None, 0)


@rule("ST-E12")
def test_with_an_empty_pool_the_mark_comes_from_another_province_of_own_choice() -> None:
    table = quiet()
    for province in ("QIN", "CHU", "WU"):
        table.garrison(province, BLUE, 1)
    table.pool(BLUE, 0)
    table.battle("CHU", blue="6", red="6")
    assert (table.asked, table.to_act) == ("source", (BLUE,))
    assert table.options(BLUE) == ["from QIN", "from WU"]  # adjacent or not, but not the province itself
    table.play(BLUE, "from WU")
    assert table.armies("WU") == (None, 0)  # its last army
    assert table.armies("QIN") == table.armies("CHU") == ("sun_tzu", 1)
    assert marks(table, "CHU", BLUE) == (1, 1)


@rule("ST-E12")
@pytest.mark.parametrize("source", ["from CHU", "from JIN-YAN", "from pool"])
def test_the_mark_is_not_taken_from_elsewhere(source: str) -> None:
    """Neither from the province itself while there are others, nor from where there are none."""
    table = quiet()
    for province in ("QIN", "CHU", "WU"):
        table.garrison(province, BLUE, 1)
    table.pool(BLUE, 0)
    table.battle("CHU", blue="6", red="6")
    refusal = table.why_not(BLUE, source)
    assert refusal is not None
    assert refusal.rule == "ST-E12"


@rule("ST-E12")
def test_own_armies_in_the_battle_province_only_mark_from_there() -> None:
    """The mark takes the garrison away before the result, so the winner places all three."""
    table = quiet()
    table.garrison("WU", BLUE, 1)
    table.pool(BLUE, 0)
    before = marks(table, "WU", BLUE)[1]
    table.battle("WU", blue="6", red="9")
    assert marks(table, "WU", BLUE) == (1, before + 1)
    assert table.told("withdrew") == []
    assert table.armies("WU") == ("shao", 3)


@rule("ST-E12")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_without_any_army_the_mark_is_recorded_alone(side: int) -> None:
    table = quiet()
    table.pool(side, 0)
    fight(table, "CHU", side, "6", "6")
    assert {"seat": SEATS[side], "province": "CHU", "source": "nowhere"} in table.told("marked")
    assert marks(table, "CHU", side) == (1, 0)
    next_orders(table)
    assert table.why_not(side, "6@CHU") == Refusal("ST-E3", province="CHU")


@rule("ST-E12")
def test_reserves_may_be_bought_before_the_mark_empties_a_province() -> None:
    table = quiet()
    table.reserves(BLUE, 1)
    table.hand(BLUE, "7")
    table.garrison("QIN", BLUE, 1)
    table.pool(BLUE, 0)
    table.battle("CHU", blue="6", red="6")
    assert (table.asked, table.to_act) == ("buy", (BLUE,))
    table.play(BLUE, "buy 7")
    assert marks(table, "CHU", BLUE) == (1, 1)
    assert table.armies("QIN") == ("sun_tzu", 1)
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 0)


@rule("ST-E13")
def test_two_sixes_both_mark_and_nothing_moves() -> None:
    table = quiet()
    table.battle("JIN-YAN", blue="6", red="6")
    assert table.told("marked") == [
        {"seat": "sun_tzu", "province": "JIN-YAN", "source": "pool"},
        {"seat": "shao", "province": "JIN-YAN", "source": "pool"},
    ]
    assert table.told("tie") == [{"province": "JIN-YAN"}]
    assert marks(table, "JIN-YAN", BLUE) == marks(table, "JIN-YAN", RED) == (1, 1)
    assert table.armies("JIN-YAN") == (None, 0)


@rule("ST-E13")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_mark_does_not_hinder_the_other_sides_six(side: int) -> None:
    table = quiet()
    table.marked("HAN-QI", side)
    table.run((frames.ORDERS,))
    assert "6@HAN-QI" not in table.options(side)
    assert "6@HAN-QI" in table.options(1 - side)


# The plague


@rule("ST-E9")
@pytest.mark.parametrize("other", [*FIGHTING, "plague"])
@pytest.mark.parametrize("side", [BLUE, RED])
def test_against_a_plague_no_card_has_any_effect(side: int, other: str) -> None:
    """No strength, no mark, no price and no extra draw; two plagues act once."""
    table = quiet()
    table.garrison("WU", 1 - side, 6)
    table.garrison("QIN", 1 - side, 2)
    pools = list(table.state.pool)
    fight(table, "WU", side, "plague", other)
    assert table.told("plague") == [{"province": "WU", "seat": SEATS[1 - side], "lost": 3}]
    assert table.armies("WU") == (SEATS[1 - side], 3)
    assert table.armies("QIN") == (SEATS[1 - side], 2)
    assert table.over  # nobody was asked for anything
    for kind in ("won", "tie", "marked", "placed", "to_reserves"):
        assert table.told(kind) == []
    pools[1 - side] += 3
    assert table.state.pool == pools
    assert table.state.reserves == [0, 0]
    assert marks(table, "WU", 1 - side) == (0, 0)
    assert cards_drawn(table, 1 - side) == 2


@rule("ST-E9", "ST-E10")
@pytest.mark.parametrize(("garrison", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
@pytest.mark.parametrize("owner", [BLUE, RED])
@pytest.mark.parametrize("player", [BLUE, RED])
def test_a_plague_takes_half_rounded_down_of_either_side(player: int, owner: int, garrison: int, lost: int) -> None:
    table = quiet()
    table.garrison("HAN-QI", owner, garrison)
    pools = list(table.state.pool)
    fight(table, "HAN-QI", player, "plague", "5")
    assert table.told("plague") == [{"province": "HAN-QI", "seat": SEATS[owner], "lost": lost}]
    assert table.armies("HAN-QI") == (SEATS[owner], garrison - lost)
    pools[owner] += lost
    assert table.state.pool == pools


@rule("ST-E10")
@pytest.mark.parametrize("player", [BLUE, RED])
def test_a_plague_in_a_neutral_province_takes_nothing(player: int) -> None:
    table = quiet()
    table.garrison("QIN", BLUE, 4)
    table.garrison("HAN-QI", RED, 4)
    pools = list(table.state.pool)
    fight(table, "CHU", player, "plague", "10")
    assert [told["lost"] for told in table.told("plague")] == [0]
    assert table.told("withdrew") == []
    assert table.armies("CHU") == (None, 0)
    assert table.state.pool == pools


@rule("ST-E11")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_six_canceled_by_a_plague_may_be_laid_there_again(side: int) -> None:
    table = quiet()
    fight(table, "WU", side, "6", "plague")
    assert table.told("marked") == []
    assert marks(table, "WU", side) == (0, 0)
    next_orders(table)
    assert table.in_hand(side, "6") == 1
    assert "6@WU" in table.options(side)


@rule("ST-E11")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_one_canceled_by_a_plague_gives_no_extra_draw_and_returns(side: int) -> None:
    table = quiet()
    fight(table, "WU", side, "1", "plague")
    assert table.in_hand(side, "1") == 0
    assert cards_drawn(table, side) == 2
    assert table.in_hand(side, "1") == 1
