"""ST-E: the action cards."""

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, RED, SEATS

from .scenes import marks, quiet
from .table import Table

rule = pytest.mark.rule

FIGHTING = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-1", "+1", "+2", "+3")

# By how much the card of the row beats the card of the column: the data page's table, spelled out.
MARGINS = """
      1   2   3   4   5   6   7   8   9  10  -1  +1  +2  +3
 1    0  -1  -2  -3  -4  -5  -6  -7  -8  -9   1  -1  -2  -3
 2    1   0  -1  -2  -3  -4  -5  -6  -7  -8   1  -1  -2  -3
 3    2   1   0  -1  -2  -3  -4  -5  -6  -7   1  -1  -2  -3
 4    3   2   1   0  -1  -2  -3  -4  -5  -6   1  -1  -2  -3
 5    4   3   2   1   0  -1  -2  -3  -4  -5   1  -1  -2  -3
 6    5   4   3   2   1   0  -1  -2  -3  -4   1  -1  -2  -3
 7    6   5   4   3   2   1   0  -1  -2  -3   1  -1  -2  -3
 8    7   6   5   4   3   2   1   0  -1  -2   1  -1  -2  -3
 9    8   7   6   5   4   3   2   1   0  -1   1  -1  -2  -3
10    9   8   7   6   5   4   3   2   1   0   1  -1  -2  -3
-1   -1  -1  -1  -1  -1  -1  -1  -1  -1  -1   0  -1  -2  -3
+1    1   1   1   1   1   1   1   1   1   1   1   0  -1  -2
+2    2   2   2   2   2   2   2   2   2   2   2   1   0  -1
+3    3   3   3   3   3   3   3   3   3   3   3   2   1   0
"""
HEADER, *ROWS = (line.split() for line in MARGINS.strip().splitlines())
PAIRS = [(row[0], column, int(margin)) for row in ROWS for column, margin in zip(HEADER, row[1:], strict=True)]


def fight(table: Table, province: str, side: int, own: str, other: str, decider: int = -1) -> None:
    """A battle in which `side` plays `own` and the opponent `other`."""
    blue, red = (own, other) if side == BLUE else (other, own)
    table.battle(province, blue=blue, red=red, decider=decider)


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
    table.battle("CHU", blue="6", red="6")  # level, so that nothing else moves
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


# Strengths


def test_the_table_of_strengths_has_every_pair_once() -> None:
    assert tuple(HEADER) == FIGHTING == tuple(row[0] for row in ROWS)
    assert len({(own, other) for own, other, _ in PAIRS}) == len(PAIRS) == 14 * 14


@rule("ST-E15")
@pytest.mark.parametrize(("blue", "red", "margin"), PAIRS)
def test_every_pair_of_cards_that_fight(blue: str, red: str, margin: int) -> None:
    table = quiet()
    table.battle("WU", blue=blue, red=red)
    if margin == 0:
        assert table.told("tie") == [{"province": "WU"}]
        assert table.told("won") == []
        assert table.told("placed") == []
    else:
        winner = "sun_tzu" if margin > 0 else "shao"
        won = {"seat": winner, "province": "WU", "margin": abs(margin)}
        placed = {"seat": winner, "source": "pool", "province": "WU", "count": abs(margin)}
        assert table.told("won") == [won]
        assert table.told("tie") == []
        assert table.told("placed") == [placed]


@rule("ST-E1")
@pytest.mark.parametrize(("blue", "red", "after"), [("10", "7", ("sun_tzu", 3)), ("2", "3", ("shao", 1))])
def test_numbers_fight_with_their_value(blue: str, red: str, after: tuple[str, int]) -> None:
    table = quiet()
    table.battle("QIN", blue=blue, red=red)
    assert table.armies("QIN") == after


@rule("ST-E4")
@pytest.mark.parametrize("number", ["1", "4", "6", "10"])
@pytest.mark.parametrize(("special", "by"), [("+1", 1), ("+2", 2), ("+3", 3), ("-1", -1)])
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_special_is_as_strong_as_the_opponents_card_plus_its_number(
    side: int, special: str, by: int, number: str
) -> None:
    table = quiet()
    fight(table, "QIN", side, special, number)
    winner = SEATS[side] if by > 0 else SEATS[1 - side]
    assert table.told("won") == [{"seat": winner, "province": "QIN", "margin": abs(by)}]


@rule("ST-E14")
def test_minus_one_against_a_one_is_worth_nothing_and_loses() -> None:
    table = quiet()
    table.battle("WU", blue="-1", red="1")
    assert table.told("won") == [{"seat": "shao", "province": "WU", "margin": 1}]
    assert table.armies("WU") == ("shao", 1)


@rule("ST-E14")
def test_minus_one_is_worth_less_than_an_ignored_plague() -> None:
    table = quiet()
    table.general(RED, "healer")
    table.battle("WU", blue="plague", red="-1")
    table.play(RED, "use healer")
    assert table.told("won") == [{"seat": "sun_tzu", "province": "WU", "margin": 1}]
    assert table.armies("WU") == ("sun_tzu", 1)


@rule("ST-E6")
@pytest.mark.parametrize("special", ["+1", "+2", "+3", "-1"])
def test_the_same_special_on_both_sides_moves_nothing_and_is_free(special: str) -> None:
    table = quiet()
    table.garrison("JIN-YAN", BLUE, 4)
    table.garrison("WU", RED, 2)
    pools = list(table.state.pool)
    table.battle("JIN-YAN", blue=special, red=special)
    assert table.told("tie") == [{"province": "JIN-YAN"}]
    assert table.told("to_reserves") == []
    assert table.armies("JIN-YAN") == ("sun_tzu", 4)
    assert table.state.pool == pools
    assert table.state.reserves == [0, 0]
    assert table.over  # nobody was asked for a price


@rule("ST-E7")
@pytest.mark.parametrize(("plus", "margin", "price"), [("+1", 1, 0), ("+2", 2, 1), ("+3", 3, 2)])
@pytest.mark.parametrize("side", [BLUE, RED])
def test_minus_one_counts_as_nothing_against_a_plus_card(side: int, plus: str, margin: int, price: int) -> None:
    table = quiet()
    table.garrison("HAN-QI", 1 - side, 3)
    fight(table, "HAN-QI", side, plus, "-1")
    assert table.told("won") == [{"seat": SEATS[side], "province": "HAN-QI", "margin": margin}]
    assert table.armies("HAN-QI") == ((SEATS[1 - side], 3 - margin) if margin < 3 else (None, 0))
    assert table.state.reserves[side] == price
    assert table.state.reserves[1 - side] == 0


@rule("ST-E8")
@pytest.mark.parametrize(
    ("larger", "smaller", "margin", "prices"),
    [("+3", "+2", 1, (2, 1)), ("+3", "+1", 2, (2, 0)), ("+2", "+1", 1, (1, 0))],
)
@pytest.mark.parametrize("side", [BLUE, RED])
def test_of_two_plus_cards_the_larger_wins_and_each_pays_its_own_price(
    side: int, larger: str, smaller: str, margin: int, prices: tuple[int, int]
) -> None:
    table = quiet()
    table.garrison("CHU", 1 - side, 3)
    fight(table, "CHU", side, larger, smaller)
    while table.asked == "source":
        table.play(table.to_act[0], "from pool")
    assert table.told("won") == [{"seat": SEATS[side], "province": "CHU", "margin": margin}]
    assert table.armies("CHU") == (SEATS[1 - side], 3 - margin)
    assert (table.state.reserves[side], table.state.reserves[1 - side]) == prices


@rule("ST-E8")
@pytest.mark.parametrize(("decider", "order"), [(-1, (BLUE, RED)), (BLUE, (BLUE, RED)), (RED, (RED, BLUE))])
def test_the_first_side_pays_first(decider: int, order: tuple[int, int]) -> None:
    table = quiet()
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 2)
    table.battle("CHU", blue="+2", red="+3", decider=decider)
    for seat in order:
        assert (table.asked, table.to_act) == ("source", (seat,))
        table.play(seat, *["from pool"] * (1 if seat == BLUE else 2))
    assert table.asked == "after_battle"
    assert table.state.reserves == [1, 2]


# The price of +2 and +3


@rule("ST-E5")
@pytest.mark.parametrize(("card", "price"), [("+1", 0), ("+2", 1), ("+3", 2)])
@pytest.mark.parametrize("side", [BLUE, RED])
def test_plus_two_costs_one_army_and_plus_three_two(side: int, card: str, price: int) -> None:
    table = quiet()
    table.garrison("WU", 1 - side, 5)  # nothing of the winner's on the board: it pays from the pool
    pool = table.state.pool[side]
    fight(table, "WU", side, card, "4")
    assert sum(int(told["count"]) for told in table.told("to_reserves")) == price
    assert table.state.reserves[side] == price
    assert table.state.pool[side] == pool - price


@rule("ST-E5")
def test_the_price_comes_from_pool_and_board_mixed_at_will() -> None:
    table = quiet()
    table.garrison("QIN", BLUE, 2)
    table.garrison("HAN-QI", BLUE, 1)
    table.garrison("CHU", RED, 4)
    pool = table.state.pool[BLUE]
    table.battle("CHU", blue="+3", red="2")
    assert table.options(BLUE) == ["from HAN-QI", "from QIN", "from pool"]
    table.play(BLUE, "from HAN-QI")
    assert table.armies("HAN-QI") == (None, 0)  # its last army: neutral
    assert table.options(BLUE) == ["from QIN", "from pool"]
    table.play(BLUE, "from pool")
    assert table.asked == "after_battle"
    assert table.armies("QIN") == ("sun_tzu", 2)
    assert table.state.pool[BLUE] == pool - 1
    assert table.state.reserves[BLUE] == 2
    assert table.told("to_reserves") == [
        {"seat": "sun_tzu", "source": "HAN-QI", "count": 1},
        {"seat": "sun_tzu", "source": "pool", "count": 1},
    ]


@rule("ST-E5")
@pytest.mark.parametrize("source", ["from CHU", "from WU"])
def test_the_price_does_not_come_from_the_enemys_or_a_neutral_province(source: str) -> None:
    table = quiet()
    table.garrison("QIN", BLUE, 2)
    table.garrison("CHU", RED, 4)
    table.battle("CHU", blue="+3", red="2")
    refusal = table.why_not(BLUE, source)
    assert refusal is not None
    assert refusal.rule == "ST-E5"


@rule("ST-E5")
def test_a_beaten_plus_two_pays_as_well() -> None:
    table = quiet()
    table.battle("WU", blue="+2", red="+3")
    table.play(RED, "from pool", "from pool")
    assert table.told("won") == [{"seat": "shao", "province": "WU", "margin": 1}]
    assert table.state.reserves == [1, 2]


@rule("ST-E5")
def test_the_price_is_paid_after_the_armies_have_moved() -> None:
    """The province is neutral before the battle, and yet its armies can be the price."""
    table = quiet()
    table.battle("CHU", blue="+3", red="5")
    assert table.armies("CHU") == ("sun_tzu", 3)
    assert table.options(BLUE) == ["from CHU", "from pool"]
    table.play(BLUE, "from CHU", "from CHU")
    assert table.armies("CHU") == ("sun_tzu", 1)
    assert table.state.reserves[BLUE] == 2


@rule("ST-E5")
@pytest.mark.parametrize(("card", "garrison"), [("+2", 2), ("+3", 3)])
def test_without_any_army_nothing_is_paid(card: str, garrison: int) -> None:
    table = quiet()
    table.garrison("CHU", RED, garrison)
    table.pool(BLUE, 0)
    table.battle("CHU", blue=card, red="5")
    assert table.armies("CHU") == (None, 0)
    assert table.told("to_reserves") == []
    assert table.state.reserves[BLUE] == 0


@rule("ST-E5", "ST-D4")
@pytest.mark.parametrize(("pool", "garrison"), [(1, 0), (0, 1), (0, 2)])
def test_the_price_is_as_many_armies_as_there_are(pool: int, garrison: int) -> None:
    """The army just paid is no means to pay the rest: it cannot be bought back in between."""
    table = quiet()
    table.garrison("QIN", BLUE, garrison)
    table.garrison("CHU", RED, 3)
    table.pool(BLUE, pool)
    table.battle("CHU", blue="+3", red="5")
    assert table.asked == "after_battle"
    assert table.state.reserves[BLUE] == pool + garrison
    assert table.state.pool[BLUE] == 0
    assert table.armies("QIN") == (None, 0)


@rule("ST-E5")
def test_the_last_army_of_a_province_may_be_the_price() -> None:
    table = quiet()
    table.garrison("QIN", RED, 1)
    table.garrison("WU", BLUE, 2)
    table.battle("WU", blue="7", red="+2")
    table.play(RED, "from QIN")
    assert table.armies("QIN") == (None, 0)
    assert table.state.reserves[RED] == 1


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
    """It controls nothing, is not counted, is no victim of a plague and pays nothing."""
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
    """The last army of the pool lies on the name box, so none is left to be placed."""
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
    """Neither from the province itself while there are others, nor from where there is none."""
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
    """The mark takes the garrison away before the blow falls, so the winner places all three."""
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
def test_a_six_cancelled_by_a_plague_may_be_laid_there_again(side: int) -> None:
    table = quiet()
    fight(table, "WU", side, "6", "plague")
    assert table.told("marked") == []
    assert marks(table, "WU", side) == (0, 0)
    next_orders(table)
    assert table.in_hand(side, "6") == 1
    assert "6@WU" in table.options(side)


@rule("ST-E11")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_a_one_cancelled_by_a_plague_gives_no_extra_draw_and_returns(side: int) -> None:
    table = quiet()
    fight(table, "WU", side, "1", "plague")
    assert table.in_hand(side, "1") == 0
    assert cards_drawn(table, side) == 2
    assert table.in_hand(side, "1") == 1
