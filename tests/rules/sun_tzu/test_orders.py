"""ST-B: the orders of a round."""

from collections import Counter
from itertools import permutations, product

import pytest

from tianxia.core.dice import Dice
from tianxia.core.game import Game
from tianxia.games.sun_tzu.names import BLUE, CARDS, FRAMED, PROVINCES, RED, SEATS, N

from .scenes import TIES, bare_table, begin_round, hand_of, lay_both, revealed
from .table import Table

rule = pytest.mark.rule


@rule("ST-B1")
def test_both_sides_are_asked_for_orders_at_once() -> None:
    table = bare_table()
    begin_round(table, 1)
    assert (table.asked, table.to_act) == ("orders", (BLUE, RED))
    hand = ["1", "2", "3", "4", "5", "6", "7", "plague", "-1"]
    table.hand(BLUE, "7", "plague", "-1")
    assert table.options(BLUE) == sorted(f"{card}@{province}" for card in hand for province in PROVINCES)


@rule("ST-B1")
def test_one_hand_card_is_laid_at_each_of_the_five_provinces() -> None:
    table = bare_table()
    begin_round(table, 1)
    table.hand(BLUE, "+1", "+1")
    assert table.refused_by(BLUE, "7@QIN") == "ST-B1", "not in the hand"
    assert table.refused_by(BLUE, "ready") == "ST-B1", "no order lies yet"
    table.play(BLUE, "+1@QIN")
    assert table.refused_by(BLUE, "2@QIN") == "ST-B1", "one order to a province"
    table.play(BLUE, "+1@CHU")
    assert table.refused_by(BLUE, "+1@WU") == "ST-B1", "there were only two in the hand"
    table.play(BLUE, "2@JIN-YAN", "3@HAN-QI")
    assert table.refused_by(BLUE, "2@WU") == "ST-B1", "the 2 lies at JIN-YAN"
    assert table.refused_by(BLUE, "ready") == "ST-B1", "WU has no order yet"
    table.play(BLUE, "1@WU")
    assert table.options(BLUE) == ["ready"]
    table.play(BLUE, "ready")
    assert [table.order_at(BLUE, province) for province in PROVINCES] == ["+1", "+1", "2", "3", "1"]
    assert hand_of(table, BLUE) == Counter(["4", "5", "6"])


@rule("ST-B1")
def test_no_battle_before_both_are_ready() -> None:
    table = bare_table()
    begin_round(table, 1)
    table.lay(BLUE, TIES)
    assert (table.asked, table.to_act) == ("orders", (RED,))
    assert revealed(table) == []
    table.lay(RED, TIES)
    assert revealed(table) == list(PROVINCES)


@rule("ST-B15")
def test_orders_may_be_changed_until_both_are_ready() -> None:
    table = bare_table()
    begin_round(table, 1)
    assert table.offers(BLUE) == []
    assert table.refused_by(BLUE, "back QIN") == "ST-B15", "nothing lies there"
    table.play(BLUE, "1@QIN", "2@CHU")
    assert table.offers(BLUE) == ["back CHU", "back QIN"]
    table.play(BLUE, "back QIN", "5@QIN", "1@JIN-YAN", "3@HAN-QI", "4@WU", "ready")
    assert set(table.to_act) == {RED}
    table.change(BLUE)
    assert set(table.to_act) == {BLUE, RED}
    table.play(BLUE, "back WU", "6@WU", "ready")
    assert [table.order_at(BLUE, province) for province in PROVINCES] == ["5", "2", "1", "3", "6"]
    assert hand_of(table, BLUE)["4"] == 1
    assert hand_of(table, BLUE)["6"] == 0


@rule("ST-B15")
def test_a_side_that_is_ready_or_both_cannot_take_orders_back() -> None:
    table = Table()
    table.pass_windows()
    table.lay(BLUE, TIES)
    assert table.offers(BLUE) == [], "it must first take back being ready"
    table.lay(RED, TIES)
    assert table.asked == "after_orders"
    for side in (BLUE, RED):
        assert table.offers(side) == []
        assert table.refused_by(side, "back QIN") is not None
        assert table.refused_by(side, "6@QIN") is not None


@rule("ST-B15")
def test_being_ready_may_be_taken_back_only_while_the_other_is_not_ready() -> None:
    game = Game("sun_tzu", 1, None, {"beginner": True}, None)
    lay = [f"{card}@{province}" for card, province in zip(TIES.split(), PROVINCES, strict=True)]
    assert game.why_not(BLUE, "change") is not None, "not ready yet"
    for text in (*lay, "ready"):
        game.play(BLUE, text)
    assert game.why_not(BLUE, "change") is None
    assert game.why_not(RED, "change") is not None
    for text in (*lay, "ready"):
        game.play(RED, text)
    assert game.why_not(BLUE, "change") is not None
    assert game.why_not(RED, "change") is not None


@rule("ST-B15")
def test_nobody_may_look_at_the_others_orders() -> None:
    table = Table()
    table.pass_windows()
    before = table.rules.view(table.state, RED)
    table.lay(BLUE, "6 5 4 3 2")
    assert table.rules.view(table.state, RED) == before, "nothing of them is seen while King Shao thinks"
    table.lay(RED, TIES)
    for seat, own in ((BLUE, "6 5 4 3 2"), (RED, TIES)):
        provinces = table.rules.view(table.state, seat).provinces
        assert [provinces[p].orders[SEATS[seat]] for p in PROVINCES] == own.split()
        assert [provinces[p].orders[SEATS[1 - seat]] for p in PROVINCES] == ["?"] * 5


@rule("ST-B11")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_cards_1_to_5_fit_every_province_whatever_is_marked(side: int) -> None:
    """Exhaustive: all sets of marked provinces; only the 6 is hindered."""
    for marks in product((0, 1), repeat=N):
        table = bare_table()
        begin_round(table, 1)
        table.hand(side)
        for province, mark in zip(PROVINCES, marks, strict=True):
            if mark:
                table.marked(province, side)
        free = [p for p, mark in zip(PROVINCES, marks, strict=True) if not mark]
        expected = [f"{card}@{p}" for card in "12345" for p in PROVINCES] + [f"6@{p}" for p in free]
        assert table.options(side) == sorted(expected)


@rule("ST-B11")
def test_five_legal_orders_exist_with_the_framed_cards_alone_and_all_provinces_marked() -> None:
    """Exhaustive: every way to lay the cards 1 to 5 can be played to its end."""
    table = bare_table()
    begin_round(table, 1)
    table.hand(RED)
    for province in PROVINCES:
        table.marked(province, RED)
    for cards in permutations("12345"):
        table.lay(RED, " ".join(cards))
        table.change(RED)
        table.play(RED, *(f"back {province}" for province in PROVINCES))


@rule("ST-B11")
@pytest.mark.parametrize("seed", range(8))
def test_random_play_never_runs_out_of_legal_orders(seed: int) -> None:
    """The framed cards are there whenever orders begin, and no way of laying them gets stuck."""
    table = Table(blue="scribe", red="second_six" if seed % 2 else "plague_bearer", seed=seed, events=seed % 2 == 0)
    dice = Dice.seeded(f"orders {seed}")
    rounds = 0
    while not table.over:
        seat = table.to_act[0]
        options = table.options(seat)
        if table.asked == "orders":
            assert options
            assert all(table.why_not(seat, text) is None for text in options)
            if not table.offers(seat):
                rounds += 1
                assert all(table.in_hand(seat, card) == 1 for card in CARDS[:FRAMED])
                assert {f"{card}@{p}" for card in "12345" for p in PROVINCES} <= set(options)
        table.play(seat, options[dice.below(len(options))])
    assert rounds >= 2 * 3


@rule("ST-B11")
def test_there_is_no_hand_limit() -> None:
    table = bare_table()
    others = ["7", "8", "9", "10", "+1", "+1", "+1", "+2", "+3", "plague", "plague"]
    table.hand(BLUE, *others)
    begin_round(table, 1)
    lay_both(table)
    table.play(BLUE, "under -1")
    table.play(RED, table.options(RED)[0])
    assert hand_of(table, BLUE) == Counter([*CARDS[:FRAMED], *others, "-1", "-1"])
