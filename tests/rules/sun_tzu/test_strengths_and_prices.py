"""ST-E: how strong an action card is, and the price of +2 and +3."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, RED, SEATS

from .scenes import FIGHTING, fight, quiet

rule = pytest.mark.rule

# By how much the card of the row beats the card of the column: the table of the data page, spelled out.
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
    assert table.told("pool_empty") == []
    assert table.told("to_reserves") == [
        {"seat": "sun_tzu", "source": "HAN-QI", "count": 1, "purpose": "price"},
        {"seat": "sun_tzu", "source": "pool", "count": 1, "purpose": "price"},
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
    """The province is neutral before the battle, yet its armies can be the price."""
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
    """The army just paid cannot pay for the rest: it cannot be bought back in between."""
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
