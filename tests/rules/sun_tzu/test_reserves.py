"""ST-D: armies bought from the reserves."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, CARDS, FRAMED, RED, SEATS

from .scenes import begin_round, table_without_generals
from .table import Table

rule = pytest.mark.rule


# Buying


@rule("ST-D1")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_an_army_moves_from_reserves_to_pool_for_a_hand_card(side: int) -> None:
    table = Table()
    table.hand(side, "7", "-1")
    table.window("after_battle")
    while table.to_act != (side,):
        table.play(table.to_act[0], "pass")
    table.play(side, "buy -1")
    assert (table.state.pool[side], table.state.reserves[side]) == (19, 2)
    assert (table.in_hand(side, "-1"), table.in_box(side, "-1")) == (0, 1)
    assert table.in_hand(side, "7") == 1
    bought = {"seat": SEATS[side], "card": "-1", "purpose": "window"}
    assert table.told("bought", 1 - side) == [bought], "the opponent sees it"
    sides = table.rules.view(table.state, 1 - side).sides
    assert sides[SEATS[side]].box == ["-1"]


@rule("ST-D1")
def test_nothing_can_be_bought_from_empty_reserves_or_with_a_card_that_is_not_there() -> None:
    table = Table()
    table.hand(BLUE, "7")
    table.window("after_battle")
    assert table.refused_by(BLUE, "buy 8") == "ST-D1"
    table.reserves(BLUE, 0)
    assert table.refused_by(BLUE, "buy 7") == "ST-D1"
    assert table.options(BLUE) == ["pass"]


@rule("ST-D1")
def test_each_army_costs_a_card() -> None:
    table = table_without_generals()
    table.hand(BLUE, "+1", "+1", "9", "10")
    table.window("after_battle")
    table.play(BLUE, "buy +1", "buy 10", "buy +1")
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (21, 0)
    assert sum(table.state.hand[BLUE]) == FRAMED + 1
    assert [table.in_box(BLUE, card) for card in ("+1", "10", "9")] == [2, 1, 0]


@rule("ST-D2")
@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6"])
def test_framed_cards_cannot_pay(card: str) -> None:
    table = Table()
    table.hand(BLUE, "7")
    table.window("after_battle")
    assert table.in_hand(BLUE, card) == 1
    assert f"buy {card}" not in table.options(BLUE)
    assert table.refused_by(BLUE, f"buy {card}") == "ST-D2"
    table.pool(BLUE, 0)
    table.battle("WU", blue="9", red="8")
    table.play(BLUE, "pass")  # at reveal: the general is not used
    assert table.asked == "buy"
    assert table.options(BLUE) == ["buy 7", "pass"]
    assert table.refused_by(BLUE, f"buy {card}") == "ST-D2"


@rule("ST-D2")
def test_every_card_without_a_frame_can_pay() -> None:
    table = Table()
    table.hand(BLUE, *CARDS[FRAMED:])
    table.general(BLUE)
    table.window("after_battle")
    assert table.options(BLUE) == sorted(["pass", *(f"buy {card}" for card in CARDS[FRAMED:])])


@rule("ST-D2")
def test_cards_lying_as_orders_cannot_pay() -> None:
    table = table_without_generals()
    table.hand(BLUE, "7", "8")
    begin_round(table, 1)
    assert table.options(BLUE) == ["buy 7", "buy 8", "pass"]
    table.pass_windows()
    table.lay(BLUE, "7 1 2 3 4")
    table.lay(RED, "5 1 2 3 4")
    assert table.asked == "after_orders"
    assert table.options(BLUE) == ["buy 8", "pass"]
    assert table.refused_by(BLUE, "buy 7") in ("ST-D1", "ST-D2")


@rule("ST-D2")
def test_a_second_copy_in_the_hand_can_pay_while_the_first_lies_as_an_order() -> None:
    table = table_without_generals()
    table.hand(BLUE, "+1", "+1")
    begin_round(table, 1)
    table.pass_windows()
    table.lay(BLUE, "+1 1 2 3 4")
    table.lay(RED, "5 1 2 3 4")
    table.play(BLUE, "buy +1")
    assert table.order_at(BLUE, "QIN") == "+1"
    assert table.refused_by(BLUE, "buy +1") is not None


@rule("ST-D3")
def test_reserves_may_exceed_three_and_all_may_be_bought_back() -> None:
    """The price of +3 goes to the reserves: 5 armies there, all for sale."""
    table = table_without_generals()
    table.hand(BLUE, "7", "8", "9", "10", "+1")
    table.battle("WU", blue="+3", red="5")
    table.play(BLUE, "from pool", "from WU")
    assert table.told("to_reserves") == [
        {"seat": "sun_tzu", "source": "pool", "count": 1, "purpose": "price"},
        {"seat": "sun_tzu", "source": "WU", "count": 1, "purpose": "price"},
    ]
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (14, 5)
    assert table.asked == "after_battle"
    table.play(BLUE, "buy 7", "buy 8", "buy 9", "buy 10", "buy +1")
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (19, 0)
    assert table.armies("WU") == ("sun_tzu", 2)


@rule("ST-D3")
def test_armies_put_there_by_an_event_may_be_bought_back() -> None:
    table = table_without_generals(events=True)
    table.event_deck("nine_beaten", "two_ones")
    table.hand(RED, "7")
    table.battle("WU", blue="10", red="9")
    assert table.told("to_reserves") == [{"seat": "shao", "source": "pool", "count": 1, "purpose": "forfeit"}]
    table.play(BLUE, "pass")
    assert (table.asked, table.to_act) == ("after_battle", (RED,)), "he had none before"
    table.play(RED, "buy 7")
    assert (table.state.pool[RED], table.state.reserves[RED]) == (21, 0)


# Bought armies


@rule("ST-D5")
def test_several_armies_may_be_bought_together() -> None:
    """The side goes on until it passes; the other is not asked in between."""
    table = Table()
    table.hand(BLUE, "7", "8", "9")
    table.window("start_of_round")
    for card in ("7", "8", "9"):
        assert table.to_act == (BLUE,)
        table.play(BLUE, f"buy {card}")
    assert table.to_act == (BLUE,)
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (21, 0)


@rule("ST-D5")
def test_after_a_purchase_the_window_goes_on_until_both_pass_one_after_the_other() -> None:
    table = Table()
    table.hand(BLUE, "7")
    table.hand(RED, "8")
    table.window("after_battle")
    turns = [(BLUE, "buy 7"), (BLUE, "pass"), (RED, "buy 8"), (RED, "pass"), (BLUE, "pass")]
    for seat, text in turns:
        assert table.to_act == (seat,)
        table.play(seat, text)
    assert table.over
    assert table.state.reserves == [2, 2]


@rule("ST-D5")
def test_a_bought_army_can_be_used_at_once_by_a_general() -> None:
    table = Table(blue="levy")
    table.garrison("WU", BLUE, 1)
    table.pool(BLUE, 0)
    table.hand(BLUE, "7")
    table.window("after_battle")
    assert table.refused_by(BLUE, "use levy WU") == "ST-F20"
    table.play(BLUE, "buy 7", "use levy WU")
    assert table.armies("WU") == ("sun_tzu", 2)
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 2)


@rule("ST-D5")
def test_armies_bought_inside_a_battle_are_placed_at_once() -> None:
    table = table_without_generals()
    table.pool(BLUE, 0)
    table.hand(BLUE, "7", "8")
    table.battle("WU", blue="10", red="6")
    table.play(BLUE, "buy 7", "buy 8")
    assert table.armies("WU") == (None, 0), "still 2 too few: the offer goes on"
    assert (table.asked, table.options(BLUE)) == ("buy", ["pass"])
    table.play(BLUE, "pass")
    assert table.armies("WU") == ("sun_tzu", 2)


@rule("ST-D5")
@pytest.mark.parametrize(
    ("cards", "general", "can"),
    [("7", "levy", "both"), ("7", "scribe", "buy"), ("", "levy", "general"), ("", "scribe", "none")],
)
def test_the_window_says_what_can_be_done(cards: str, general: str, can: str) -> None:
    """A scribe acts when cards are revealed (ST-F13), and framed cards pay for nothing (ST-D2)."""
    table = Table()
    table.hand(BLUE, *cards)
    table.general(BLUE, general)
    table.garrison("WU", BLUE, 1)
    table.window("start_of_round")
    assert table.rules.about(table.state, BLUE, table.state.stack[-1]) == {"can": can}
