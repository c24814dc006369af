"""ST-F: the generals that recycle a card, and the feint, when both cards of a battle are revealed."""

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, RED, SEATS, Card

from .scenes import HIGH, generals_used, marks, quiet
from .table import Table

rule = pytest.mark.rule

Known = list[Card | None]


def pile_known(table: Table, viewer: int | None, side: int) -> Known:
    """The side's pile from the bottom up as the viewer (None: a spectator) knows it."""
    sides = table.rules.view(table.state, viewer).sides
    return sides[SEATS[side]].pile_known


# ST-F5, ST-F9, ST-F19: a card is recycled


@rule("ST-F5", "ST-F19")
def test_the_plague_bearer_puts_the_plague_under_the_pile_after_it_acted() -> None:
    table = quiet(red=("plague_bearer",))
    table.garrison("WU", BLUE, 4)
    table.pile(RED, "7", "+1", "10")  # the top card last
    table.battle("WU", blue="9", red="plague")
    plagues = table.in_box(RED, "plague")
    table.play(RED, "use plague_bearer")
    assert generals_used(table, BLUE) == [{"seat": "shao", "general": "plague_bearer"}]
    assert table.armies("WU") == ("sun_tzu", 2)
    for seat in (BLUE, RED):
        assert table.told("recycled", seat) == [{"seat": "shao", "card": "plague", "top": "10"}]
    assert table.in_pile(RED) == ["plague", "7", "+1"]
    assert table.in_box(RED, "10") == 1
    table.run((frames.END_ROUND,))
    assert table.in_box(RED, "plague") == plagues  # it does not go to the box as well


@rule("ST-F9", "ST-F19")
@pytest.mark.parametrize(("red", "after"), [("5", ("sun_tzu", 3)), ("+2", ("sun_tzu", 2)), ("-1", ("sun_tzu", 4))])
def test_the_scribe_puts_minus_one_under_the_pile_after_it_fought(red: str, after: tuple[str, int]) -> None:
    table = quiet(blue=("scribe",))
    table.garrison("WU", BLUE, 4)
    table.pile(BLUE, "+1", "8")
    table.battle("WU", blue="-1", red=red)
    table.play(BLUE, "use scribe")
    assert generals_used(table, RED) == [{"seat": "sun_tzu", "general": "scribe"}]
    assert table.armies("WU") == after
    assert table.told("recycled", RED) == [{"seat": "sun_tzu", "card": "-1", "top": "8"}]
    assert table.in_pile(BLUE) == ["-1", "+1"]
    assert table.in_box(BLUE, "8") == 1


@rule("ST-F5", "ST-F9")
@pytest.mark.parametrize(
    ("side", "general", "blue", "red"),
    [(RED, "plague_bearer", "9", "plague"), (BLUE, "scribe", "-1", "9")],
)
def test_a_recycled_card_can_be_drawn_again_an_unrecycled_one_is_gone(
    side: int, general: str, blue: str, red: str
) -> None:
    card = blue if side == BLUE else red
    for answer in (f"use {general}", "pass"):
        table = quiet()
        table.general(side, general)
        table.pile(side, "+1")
        table.battle("QIN", blue=blue, red=red)
        box = table.in_box(side, card)
        table.play(side, answer)
        table.run((frames.END_ROUND,))
        table.play(1 - side, table.options(1 - side)[0])
        recycled = answer != "pass"
        assert table.in_hand(side, card) == int(recycled)  # a pile of one card is drawn and kept
        assert table.in_box(side, card) == box + int(not recycled)
        assert table.in_hand(side, "+1") == int(not recycled)


@rule("ST-F5")
def test_the_plague_bearer_recycles_beside_a_plague_of_sun_tzus() -> None:
    table = quiet(red=("plague_bearer",))
    table.garrison("WU", BLUE, 4)
    table.pile(RED, "7", "10")
    table.battle("WU", blue="plague", red="plague")
    table.play(RED, "use plague_bearer")
    assert table.armies("WU") == ("sun_tzu", 2)
    assert table.in_pile(RED) == ["plague", "7"]


@rule("ST-F19")
def test_minus_one_is_recycled_also_when_a_plague_canceled_it() -> None:
    table = quiet(blue=("scribe",))
    table.garrison("WU", BLUE, 4)
    table.pile(BLUE, "+1", "8")
    table.battle("WU", blue="-1", red="plague")
    table.play(BLUE, "use scribe")
    assert table.told("plague") == [{"province": "WU", "seat": "sun_tzu", "lost": 2}]
    assert table.told("won") == []
    assert table.in_pile(BLUE) == ["-1", "+1"]


@rule("ST-F13", "ST-F19")
def test_both_sides_may_recycle_in_one_battle() -> None:
    table = quiet(blue=("scribe",), red=("plague_bearer",))
    table.pile(BLUE, "+1", "8")
    table.pile(RED, "9", "+2")
    table.battle("WU", blue="-1", red="plague")
    table.play(RED, "use plague_bearer")
    table.play(BLUE, "use scribe")
    assert table.in_pile(BLUE) == ["-1", "+1"]
    assert table.in_pile(RED) == ["plague", "9"]


@rule("ST-F19")
@pytest.mark.parametrize(
    ("side", "general", "blue", "red"),
    [(RED, "plague_bearer", "9", "plague"), (BLUE, "scribe", "-1", "9")],
)
@pytest.mark.parametrize(
    ("pile", "left", "known"),
    [
        (("+1",), [], []),
        (("7", "+1"), ["7"], [None]),
        (("10", "7", "8", "+1"), ["10", "7", "8"], [None, None, None]),
    ],
)
def test_everybody_knows_the_recycled_card_under_the_pile_and_no_other(
    side: int, general: str, blue: str, red: str, pile: tuple[str, ...], left: list[str], known: Known
) -> None:
    """A pile of one card: it leaves, and the recycled card is the pile. Spectators know this, too."""
    table = quiet()
    table.general(side, general)
    table.pile(side, *pile)
    card = blue if side == BLUE else red
    table.battle("QIN", blue=blue, red=red)
    for viewer in (BLUE, RED, None):
        assert pile_known(table, viewer, side) == [None] * len(pile)
    table.play(side, f"use {general}")
    assert table.in_pile(side) == [card, *left]
    assert table.told("recycled", 1 - side) == [{"seat": SEATS[side], "card": card, "top": "+1"}]
    for viewer in (BLUE, RED, None):
        assert pile_known(table, viewer, side) == [card, *known]


@rule("ST-F19")
def test_a_card_that_only_its_owner_knows_stays_his_when_another_goes_beneath_it() -> None:
    table = quiet(blue=("scribe",))
    table.pile(BLUE, "7", "8", "+1")
    table.state.pile_known[BLUE][0] = 1 << BLUE  # he put the 7 there himself (ST-B13)
    table.battle("QIN", blue="-1", red="9")
    table.play(BLUE, "use scribe")
    assert pile_known(table, BLUE, BLUE) == ["-1", "7", None]
    assert pile_known(table, RED, BLUE) == ["-1", None, None]
    assert pile_known(table, None, BLUE) == ["-1", None, None]


@rule("ST-F19")
@pytest.mark.parametrize(
    ("side", "general", "blue", "red"),
    [(RED, "plague_bearer", "9", "plague"), (BLUE, "scribe", "-1", "9")],
)
def test_with_an_empty_pile_nothing_is_recycled(side: int, general: str, blue: str, red: str) -> None:
    table = quiet()
    table.general(side, general)
    table.pile(side)
    table.battle("QIN", blue=blue, red=red)
    assert table.asked == "after_battle"  # not asked at reveal
    assert table.told("recycled") == []
    assert table.in_pile(side) == []


@rule("ST-F5", "ST-F9")
@pytest.mark.parametrize(
    ("side", "general", "blue", "red", "by"),
    [
        (RED, "plague_bearer", "plague", "9", "ST-F5"),  # the other's plague
        (RED, "plague_bearer", "plague", "-1", "ST-F5"),
        (BLUE, "scribe", "9", "-1", "ST-F9"),  # the other's -1
        (BLUE, "scribe", "7", "5", "ST-F9"),
    ],
)
def test_only_the_own_card_just_played_is_recycled(side: int, general: str, blue: str, red: str, by: str) -> None:
    table = quiet()
    table.general(side, general)
    table.battle("QIN", blue=blue, red=red)
    assert table.to_act == (side,)
    assert table.options(side) == ["pass"]
    own = blue if side == BLUE else red
    assert table.why_not(side, f"use {general}") == Refusal(by, card=own)


# ST-F7, ST-F21: the feint


@rule("ST-F7", "ST-F21")
@pytest.mark.parametrize("card", HIGH)
@pytest.mark.parametrize(
    ("red", "margin"),
    [("1", 5), ("5", 1), ("6", 0), ("9", -3), ("-1", 1), ("+1", -1), ("+3", -3)],
)
def test_the_feint_counts_seven_to_ten_as_six(card: str, red: str, margin: int) -> None:
    table = quiet(blue=("feint",))
    table.battle("HAN-QI", blue=card, red=red)
    table.play(BLUE, "use feint")
    assert generals_used(table, RED) == [{"seat": "sun_tzu", "general": "feint"}]
    won = {"seat": "sun_tzu" if margin > 0 else "shao", "province": "HAN-QI", "margin": abs(margin)}
    assert table.told("won") == ([won] if margin else [])
    assert table.told("tie") == ([] if margin else [{"province": "HAN-QI"}])
    assert marks(table, "HAN-QI", BLUE) == (0, 0)


@rule("ST-F7")
@pytest.mark.parametrize("card", HIGH)
def test_without_the_feint_the_card_counts_as_printed(card: str) -> None:
    table = quiet(blue=("feint",))
    table.battle("HAN-QI", blue=card, red="5")
    table.play(BLUE, "pass")
    assert table.armies("HAN-QI") == ("sun_tzu", int(card) - 5)


@rule("ST-F7")
@pytest.mark.parametrize("card", HIGH)
def test_the_feint_works_where_the_six_was_used_and_marks_nothing(card: str) -> None:
    table = quiet(blue=("feint",))
    table.marked("HAN-QI", BLUE)
    table.battle("HAN-QI", blue=card, red="4")
    table.play(BLUE, "use feint")
    assert table.told("marked") == []
    assert marks(table, "HAN-QI", BLUE) == (1, 1)
    assert table.armies("HAN-QI") == ("sun_tzu", 2)


@rule("ST-F21")
@pytest.mark.parametrize("card", HIGH)
def test_the_feinted_card_goes_to_the_box_and_the_six_is_not_touched(card: str) -> None:
    table = quiet(blue=("feint",))
    table.battle("HAN-QI", blue=card, red="4")
    table.play(BLUE, "use feint")
    table.run((frames.END_ROUND,))
    assert table.in_box(BLUE, card) == 1
    assert (table.in_hand(BLUE, card), table.in_hand(BLUE, "6")) == (0, 1)


@rule("ST-F21")
@pytest.mark.parametrize(("card", "event", "price"), [("9", "nine_beaten", 1), ("10", "ten_beaten", 2)])
@pytest.mark.parametrize("feint", [True, False])
def test_for_events_the_feinted_card_is_no_nine_or_ten(card: str, event: str, price: int, feint: bool) -> None:
    table = quiet(blue=("feint",), events=True)
    table.event_deck(event, "two_ones")
    table.battle("HAN-QI", blue=card, red="+1")  # beaten by 1, feinted or not
    table.play(BLUE, "use feint" if feint else "pass")
    assert table.told("event_used") == ([] if feint else [{"event": event}])
    assert table.state.reserves[BLUE] == (0 if feint else price)


@rule("ST-F21")
def test_a_feint_is_no_third_six_for_the_event() -> None:
    table = quiet(blue=("feint",), events=True)
    table.event_deck("three_sixes", "two_ones")
    table.marked("QIN", BLUE)
    table.marked("CHU", BLUE)
    table.battle("WU", blue="8", red="4")
    table.play(BLUE, "use feint")
    assert table.told("event_used") == []
    assert table.asked == ""


@rule("ST-F21")
@pytest.mark.parametrize("card", HIGH)
def test_there_is_no_feint_against_a_plague(card: str) -> None:
    table = quiet(blue=("feint",))
    table.garrison("WU", RED, 4)
    table.battle("WU", blue=card, red="plague")
    assert table.asked == "after_battle"  # not asked at reveal
    assert generals_used(table) == []
    assert table.armies("WU") == ("shao", 2)


@rule("ST-F21", "ST-F7")
def test_no_other_card_is_feinted() -> None:
    table = quiet(blue=("feint",))
    table.battle("WU", blue="-1", red="5")
    assert table.to_act == (BLUE,)
    assert table.options(BLUE) == ["pass"]
    assert table.why_not(BLUE, "use feint") == Refusal("ST-F21", card="-1")
