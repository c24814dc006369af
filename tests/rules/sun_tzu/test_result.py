"""ST-C: the result of a battle."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, PROVINCES, RED, SEATS, N

from .scenes import NEIGHBORS, bare_table
from .table import Table

rule = pytest.mark.rule


def fight(table: Table, province: str, winner: int, margin: int) -> None:
    """A high number against a smaller one, neither of them a 6."""
    high = 9 if margin == 4 else 10
    cards = (str(high), str(high - margin))
    table.battle(province, blue=cards[winner], red=cards[1 - winner])


def board(table: Table) -> dict[str, tuple[str | None, int]]:
    return {province: table.armies(province) for province in PROVINCES if table.armies(province)[1]}


@rule("ST-C7", "ST-C2", "ST-C3", "ST-C4", "ST-C5")
@pytest.mark.parametrize(
    ("owner", "before", "after"),
    [
        (BLUE, 0, ("shao", 4)),  # neutral: the winner adds 4
        (RED, 2, ("shao", 6)),  # the winner's own: 4 more
        (BLUE, 6, ("sun_tzu", 2)),  # the loser takes 4 back
        (BLUE, 4, (None, 0)),  # all go back: neutral
        (BLUE, 2, ("shao", 2)),  # 2 go back, the winner places the other 2
    ],
)
def test_five_against_nine_at_wu(owner: int, before: int, after: tuple[str | None, int]) -> None:
    table = Table()
    table.garrison("WU", owner, before)
    table.battle("WU", blue="5", red="9")
    assert table.told("won") == [{"seat": "shao", "province": "WU", "margin": 4}]
    assert table.armies("WU") == after


@rule("ST-C1")
def test_equal_strengths_move_nothing() -> None:
    table = Table()
    table.garrison("WU", BLUE, 3)
    table.battle("WU", blue="4", red="4")
    assert table.told("tie") == [{"province": "WU"}]
    assert table.armies("WU") == ("sun_tzu", 3)


@rule("ST-C1")
@pytest.mark.parametrize("blue", range(1, 11))
def test_the_higher_number_wins_by_the_difference(blue: int) -> None:
    for red in range(1, 11):
        table = bare_table()
        table.battle("CHU", blue=str(blue), red=str(red))
        if blue == red:
            assert table.told("tie") == [{"province": "CHU"}]
            assert table.told("won") == []
            assert board(table) == {}
        else:
            winner, margin = ("sun_tzu", blue - red) if blue > red else ("shao", red - blue)
            assert table.told("tie") == []
            assert table.told("won") == [{"seat": winner, "province": "CHU", "margin": margin}]
            assert board(table) == {"CHU": (winner, margin)}


@rule("ST-C2")
@pytest.mark.parametrize("winner", [BLUE, RED])
@pytest.mark.parametrize("before", [0, 1, 7])
def test_neutral_or_own_the_winner_adds_the_margin_from_the_pool(winner: int, before: int) -> None:
    for margin in range(1, 10):
        table = bare_table()
        table.garrison("JIN-YAN", winner, before)
        fight(table, "JIN-YAN", winner, margin)
        assert table.armies("JIN-YAN") == (SEATS[winner], before + margin)
        assert table.state.pool[winner] == 21 - before - margin
        assert table.state.pool[1 - winner] == 21
        assert table.told("placed") == [
            {"seat": SEATS[winner], "source": "pool", "province": "JIN-YAN", "count": margin},
        ]
        assert table.told("withdrew") == []


@rule("ST-C3", "ST-C4", "ST-C5")
@pytest.mark.parametrize("winner", [BLUE, RED])
@pytest.mark.parametrize("margin", range(1, 10))
def test_in_the_losers_province_his_armies_go_back_first(winner: int, margin: int) -> None:
    """Exhaustive over garrisons of 1 to 12 against margins of 1 to 9."""
    loser = 1 - winner
    for garrison in range(1, 13):
        table = bare_table()
        table.garrison("QIN", loser, garrison)
        fight(table, "QIN", winner, margin)
        back, placed = min(garrison, margin), max(0, margin - garrison)
        assert table.told("withdrew") == [{"seat": SEATS[loser], "province": "QIN", "count": back}]
        if garrison > margin:
            assert table.armies("QIN") == (SEATS[loser], garrison - margin)
        elif garrison == margin:
            assert table.armies("QIN") == (None, 0)
        else:
            assert table.armies("QIN") == (SEATS[winner], margin - garrison)
        assert table.state.pool[loser] == 21 - garrison + back
        assert table.state.pool[winner] == 21 - placed
        assert len(table.told("placed")) == (1 if placed else 0)


# A pool that is too small


@rule("ST-C6")
@pytest.mark.parametrize("winner", [BLUE, RED])
@pytest.mark.parametrize("province", PROVINCES)
def test_missing_armies_come_from_adjacent_provinces(province: str, winner: int) -> None:
    """The winner holds all other provinces and has no pool."""
    table = bare_table()
    for other in PROVINCES:
        if other != province:
            table.garrison(other, winner, 2)
    table.pool(winner, 0)
    fight(table, province, winner, 1)
    assert (table.asked, table.to_act) == ("source", (winner,))
    near = NEIGHBORS[province]
    assert table.options(winner) == sorted(f"from {other}" for other in near)
    for source in {*PROVINCES, "pool"} - near:
        assert table.refused_by(winner, f"from {source}") == "ST-C6"


@rule("ST-C6")
def test_no_question_while_the_pool_is_large_enough() -> None:
    table = bare_table()
    table.garrison("CHU", BLUE, 3)
    table.pool(BLUE, 4)
    fight(table, "WU", BLUE, 4)
    assert table.asked == ""
    assert board(table) == {"CHU": ("sun_tzu", 3), "WU": ("sun_tzu", 4)}


@rule("ST-C6")
@pytest.mark.parametrize(
    ("choices", "left"),
    [
        (("CHU", "CHU"), {"HAN-QI": 2}),
        (("CHU", "HAN-QI"), {"CHU": 1, "HAN-QI": 1}),
        (("HAN-QI", "HAN-QI"), {"CHU": 2}),
    ],
)
def test_the_winner_chooses_how_many_of_each(choices: tuple[str, ...], left: dict[str, int]) -> None:
    """1 from the pool, 2 are missing; an emptied province is neutral."""
    table = bare_table()
    table.garrison("CHU", BLUE, 2)
    table.garrison("HAN-QI", BLUE, 2)
    table.garrison("QIN", BLUE, 3)
    table.pool(BLUE, 1)
    fight(table, "WU", BLUE, 3)
    for choice in choices:
        assert table.options(BLUE) == ["from CHU", "from HAN-QI"]
        table.play(BLUE, f"from {choice}")
    assert table.asked == ""
    held = {**left, "QIN": 3, "WU": 3}
    assert board(table) == {province: ("sun_tzu", n) for province, n in held.items()}
    assert [facts["source"] for facts in table.told("placed")] == ["pool", *choices]


@rule("ST-C6")
def test_other_provinces_only_when_the_adjacent_ones_are_used_up() -> None:
    table = bare_table()
    table.garrison("CHU", RED, 1)
    table.garrison("HAN-QI", RED, 1)
    table.garrison("QIN", RED, 2)
    table.garrison("JIN-YAN", RED, 2)
    table.pool(RED, 0)
    fight(table, "WU", RED, 4)
    assert table.options(RED) == ["from CHU", "from HAN-QI"]
    assert table.refused_by(RED, "from QIN") == "ST-C6"
    table.play(RED, "from HAN-QI")  # then CHU is the only adjacent one: no choice
    assert table.armies("CHU") == (None, 0)
    assert table.options(RED) == ["from JIN-YAN", "from QIN"]
    table.play(RED, "from QIN")
    assert table.options(RED) == ["from JIN-YAN", "from QIN"]
    table.play(RED, "from JIN-YAN")
    assert board(table) == {"WU": ("shao", 4), "QIN": ("shao", 1), "JIN-YAN": ("shao", 1)}


@rule("ST-C6")
def test_the_withdrawn_armies_of_the_loser_make_no_difference_to_the_winners_need() -> None:
    """2 of the margin of 5 send the loser home; of the other 3 the pool has 1."""
    table = bare_table()
    table.garrison("WU", RED, 2)
    table.garrison("CHU", BLUE, 2)
    table.garrison("HAN-QI", RED, 4)
    table.pool(BLUE, 1)
    fight(table, "WU", BLUE, 5)
    assert board(table) == {"WU": ("sun_tzu", 3), "HAN-QI": ("shao", 4)}


@rule("ST-C6")
def test_as_many_armies_as_there_are() -> None:
    table = bare_table()
    table.garrison("CHU", BLUE, 1)
    table.garrison("QIN", BLUE, 1)
    table.pool(BLUE, 1)
    fight(table, "WU", BLUE, 9)
    assert table.asked == ""
    assert board(table) == {"WU": ("sun_tzu", 3)}
    assert table.state.pool[BLUE] == 0
    assert table.told("pool_empty") == [{"seat": "sun_tzu", "purpose": "place"}]
    assert table.told("no_armies") == [{"seat": "sun_tzu", "missing": 6, "purpose": "place"}]


@rule("ST-C6")
def test_a_province_that_is_emptied_stays_neutral_if_none_can_be_placed() -> None:
    table = bare_table()
    table.garrison("WU", RED, 2)
    table.pool(BLUE, 0)
    fight(table, "WU", BLUE, 9)
    assert table.armies("WU") == (None, 0)
    assert table.told("placed") == []
    assert table.asked == ""


@rule("ST-C6")
def test_the_province_of_the_battle_is_no_source_for_itself() -> None:
    table = bare_table()
    table.garrison("WU", BLUE, 3)
    table.pool(BLUE, 0)
    fight(table, "WU", BLUE, 5)
    assert table.asked == ""
    assert board(table) == {"WU": ("sun_tzu", 3)}


@rule("ST-C6")
def test_armies_on_name_boxes_are_not_taken() -> None:
    table = bare_table()
    table.marked("CHU", BLUE, armies=1)
    table.marked("HAN-QI", BLUE, armies=1)
    table.pool(BLUE, 0)
    before = table.state.name_box[:]
    fight(table, "WU", BLUE, 5)
    assert board(table) == {}
    assert table.state.name_box == before


# Placing is a duty


@rule("ST-C8")
def test_placing_is_not_optional() -> None:
    """The winner must empty his other provinces for the one he won."""
    table = bare_table()
    table.garrison("CHU", BLUE, 1)
    table.garrison("HAN-QI", BLUE, 1)
    table.pool(BLUE, 0)
    fight(table, "WU", BLUE, 1)
    assert table.options(BLUE) == ["from CHU", "from HAN-QI"]
    assert table.refused_by(BLUE, "pass") is not None
    table.play(BLUE, "from CHU")
    assert board(table) == {"HAN-QI": ("sun_tzu", 1), "WU": ("sun_tzu", 1)}


@rule("ST-C8")
def test_the_last_army_elsewhere_moves_without_a_question() -> None:
    table = bare_table()
    table.garrison("QIN", RED, 1)
    table.pool(RED, 0)
    fight(table, "WU", RED, 2)
    assert table.asked == ""
    assert board(table) == {"WU": ("shao", 1)}


@rule("ST-C8", "ST-C6")
@pytest.mark.parametrize(("bought", "asked"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_the_winner_may_first_buy_armies_to_spare_the_provinces(bought: int, asked: int) -> None:
    """Margin 4, pool 1: of the 3 missing armies, those not bought come from CHU or HAN-QI."""
    table = bare_table()
    table.reserves(BLUE, 3)
    table.garrison("CHU", BLUE, 3)
    table.garrison("HAN-QI", BLUE, 3)
    table.pool(BLUE, 1)
    table.hand(BLUE, "7", "8", "10")
    fight(table, "WU", BLUE, 4)
    assert (table.asked, table.to_act) == ("buy", (BLUE,))
    assert table.options(BLUE) == ["buy 10", "buy 7", "buy 8", "pass"]
    assert table.told("placed") == [], "before any army is moved"
    table.play(BLUE, *["buy 7", "buy 8", "buy 10"][:bought])
    if asked:
        assert table.asked == "buy", "still too few"
        table.play(BLUE, "pass")
    for _ in range(asked):
        assert table.asked == "source"
        table.play(BLUE, "from CHU")
    assert table.asked not in ("buy", "source")
    assert table.armies("WU") == ("sun_tzu", 4)
    assert table.armies("CHU") == ((None, 0) if asked == 3 else ("sun_tzu", 3 - asked))
    assert table.armies("HAN-QI") == ("sun_tzu", 3)
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 3 - bought)
    assert sum(table.state.name_box[:N]) == 21 - 3 - 6 - 1, "nothing else was touched"


@rule("ST-C8")
def test_no_buying_is_offered_if_the_pool_is_large_enough() -> None:
    table = bare_table()
    table.reserves(BLUE, 3)
    table.pool(BLUE, 4)
    table.hand(BLUE, "7")
    fight(table, "WU", BLUE, 4)
    assert table.armies("WU") == ("sun_tzu", 4)
    assert table.asked == "after_battle"


# What the question turns on


@rule("ST-C6")
def test_the_question_says_what_the_armies_are_for() -> None:
    table = bare_table()
    table.garrison("CHU", BLUE, 2)
    table.garrison("HAN-QI", BLUE, 2)
    table.pool(BLUE, 1)
    fight(table, "WU", BLUE, 3)
    facts = table.rules.about(table.state, BLUE, table.state.stack[-1])
    assert facts == {"purpose": "place", "province": "WU", "armies": 2, "pool": 0}


@rule("ST-C6")
def test_that_the_pool_is_empty_is_told_once() -> None:
    table = bare_table()
    table.garrison("CHU", BLUE, 3)
    table.garrison("HAN-QI", BLUE, 2)
    table.pool(BLUE, 1)
    fight(table, "WU", BLUE, 4)
    table.play(BLUE, "from CHU", "from HAN-QI", "from CHU")
    assert [facts["source"] for facts in table.told("placed")] == ["pool", "CHU", "HAN-QI", "CHU"]
    assert len(table.told("pool_empty")) == 1
