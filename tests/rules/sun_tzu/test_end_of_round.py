"""ST-B: the end of a round: cards go to the box, and new ones are drawn."""

from collections import Counter

import pytest

from tianxia.games.sun_tzu.names import BLUE, CARDS, PROVINCES, RED, SEATS

from .scenes import bare_table, begin_round, hand_of, lay_both
from .table import Table

rule = pytest.mark.rule


def drawing(*pile: str, with_one: bool = False) -> Table:
    """The end of round 1: Sun Tzu, who has played the 1 or not, draws from this pile, the last card being its top."""
    table = bare_table()
    table.hand(BLUE)
    table.pile(BLUE, *pile)
    begin_round(table, 1)
    lay_both(table, blue="1 3 4 5 6" if with_one else "2 3 4 5 6", red="2 3 4 5 6")
    return table


@rule("ST-B6")
def test_framed_cards_return_and_other_played_cards_go_to_the_box() -> None:
    table = bare_table()
    table.hand(BLUE, "7", "plague", "+1", "10")
    table.hand(RED, "9")
    begin_round(table, 1)
    lay_both(table, blue="7 plague +1 1 6", red="9 1 2 3 4")
    assert table.asked == "draw"
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", "10"])
    assert hand_of(table, RED) == Counter(["1", "2", "3", "4", "5", "6"])
    assert [table.in_box(BLUE, card) for card in CARDS] == [int(card in ("7", "+1", "plague")) for card in CARDS]
    assert [table.in_box(RED, card) for card in CARDS] == [int(card == "9") for card in CARDS]
    assert [table.order_at(side, p) for side in (BLUE, RED) for p in PROVINCES] == [None] * 10


@rule("ST-B7")
def test_draw_two_keep_one_the_other_goes_under_the_pile() -> None:
    table = drawing("10", "9", "8", "7")
    assert (table.asked, table.to_act) == ("draw", (BLUE, RED))
    assert [facts["card"] for facts in table.told("drew", BLUE)] == ["7", "8"], "from the top"
    assert table.options(BLUE) == ["under 7", "under 8"]
    assert table.refused_by(BLUE, "under 9") == "ST-B7"
    assert table.refused_by(BLUE, "pass") is not None
    table.play(BLUE, "under 7")
    table.play(RED, table.options(RED)[0])
    assert table.in_pile(BLUE) == ["7", "10", "9"]
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", "8"])


@rule("ST-B7")
def test_whoever_played_the_1_draws_three_and_keeps_two() -> None:
    table = drawing("10", "9", "8", "7", with_one=True)
    assert table.told("cards_drawn") == [{"seat": "sun_tzu", "count": 3}, {"seat": "shao", "count": 2}]
    assert table.options(BLUE) == ["under 7", "under 8", "under 9"]
    table.play(BLUE, "under 8")
    table.play(RED, table.options(RED)[0])
    assert table.in_pile(BLUE) == ["8", "10"]
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", "7", "9"])


@rule("ST-B7")
@pytest.mark.parametrize(("drawn", "kept"), [(["+1", "+1"], ["+1"]), (["+1", "7", "+1"], ["+1", "7"])])
def test_of_two_equal_cards_only_one_goes_under_the_pile(drawn: list[str], kept: list[str]) -> None:
    table = drawing("10", *drawn, with_one=len(drawn) == 3)
    table.play(BLUE, "under +1")
    table.play(RED, table.options(RED)[0])
    assert table.in_pile(BLUE) == ["+1", "10"]
    assert hand_of(table, BLUE) == Counter(["1", "2", "3", "4", "5", "6", *kept])


@rule("ST-B7")
@pytest.mark.parametrize("side", [BLUE, RED])
def test_the_extra_draw_is_for_the_round_and_the_side_of_the_1_only(side: int) -> None:
    table = bare_table()
    begin_round(table, 1)
    one, none = "1 2 3 4 5", "6 2 3 4 5"
    table.play_round(blue=one if side == BLUE else none, red=one if side == RED else none)
    table.play_round(blue="2 3 4 5 6", red="2 3 4 5 6")
    for seat in (BLUE, RED):
        counts = [facts["count"] for facts in table.told("cards_drawn") if facts["seat"] == SEATS[seat]]
        assert counts == ([3, 2] if seat == side else [2, 2])


@rule("ST-B7")
def test_no_draw_after_round_9() -> None:
    table = bare_table()
    begin_round(table, 9)
    lay_both(table)
    assert table.over
    assert table.told("cards_drawn") == []
    assert hand_of(table, BLUE).total() == 10
    assert len(table.in_pile(BLUE)) == 10


@rule("ST-B12", "ST-B7")
@pytest.mark.parametrize("side", [BLUE, RED])
@pytest.mark.parametrize(
    ("with_one", "pile", "drawn", "chooses", "kept"),
    [
        (False, 0, 0, False, 0),
        (False, 1, 1, False, 1),
        (False, 2, 2, True, 1),
        (False, 3, 2, True, 1),
        (False, 4, 2, True, 1),
        (True, 0, 0, False, 0),
        (True, 1, 1, False, 1),
        (True, 2, 2, False, 2),
        (True, 3, 3, True, 2),
        (True, 4, 3, True, 2),
    ],
)
def test_draw_from_a_pile_of_any_size(
    side: int, with_one: bool, pile: int, drawn: int, chooses: bool, kept: int
) -> None:
    table = bare_table()
    for seat in (BLUE, RED):
        table.hand(seat)
        table.pile(seat)
    cards = ["10", "9", "8", "7"][:pile]
    table.pile(side, *cards)
    begin_round(table, 1)
    table.lay(side, "1 2 3 4 5" if with_one else "6 2 3 4 5")
    table.lay(1 - side, "6 2 3 4 5")
    assert [facts["count"] for facts in table.told("cards_drawn")] == ([drawn] if drawn else [])
    assert (table.asked, table.to_act) == (("draw", (side,)) if chooses else ("orders", (BLUE, RED)))
    if chooses:
        taken = cards[-drawn:]
        assert table.options(side) == sorted(f"under {card}" for card in taken)
        table.play(side, f"under {taken[0]}")
        assert table.in_pile(side) == [taken[0], *cards[:-drawn]]
    else:
        assert table.in_pile(side) == []
    assert sum(table.state.hand[side]) == 6 + kept
    assert table.state.round == 2


@rule("ST-B13")
def test_both_draw_at_the_same_time_and_in_secret() -> None:
    table = bare_table()
    begin_round(table, 1)
    lay_both(table)
    assert table.to_act == (BLUE, RED)
    mine, theirs = table.told("drew", BLUE), table.told("drew", RED)
    assert {facts["seat"] for facts in mine} == {"sun_tzu"}
    assert {facts["seat"] for facts in theirs} == {"shao"}
    assert table.told("drew") == []
    before = table.rules.view(table.state, RED), table.rules.view(table.state, None)
    table.play(BLUE, table.options(BLUE)[0])
    assert (table.rules.view(table.state, RED), table.rules.view(table.state, None)) == before
    assert table.told("put_under", RED) == []
    assert set(table.to_act) == {RED}, "King Shao still chooses"


@rule("ST-B13")
def test_the_owner_knows_what_lies_under_the_own_pile() -> None:
    table = drawing("10", "9", "8", "7")
    table.play(BLUE, "under 8")
    table.play(RED, table.options(RED)[0])
    assert table.told("put_under", BLUE) == [{"seat": "sun_tzu", "card": "8"}]
    for seat, known in ((BLUE, ["8", None, None]), (RED, [None] * 3), (None, [None] * 3)):
        sides = table.rules.view(table.state, seat).sides
        assert sides["sun_tzu"].pile_known == known
