"""ST-G: when an event acts, the fifth event, and two events at the same time."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, CARDS, EVENT_CARDS, GENERALS, RED

from .event_scenes import event_table, face_up, no_reserves, nothing_happened, used
from .table import WINDOWS, Table

rule = pytest.mark.rule


def into_box(table: Table, side: int, card: str) -> None:
    """The card leaves the game, wherever it is."""
    s, c = table.state, CARDS.index(card)
    if s.hand[side][c]:
        s.hand[side][c] -= 1
    else:
        at = s.pile[side].index(c)
        del s.pile[side][at], s.pile_known[side][at]
    s.box[side][c] += 1


def result(table: Table) -> tuple[tuple[int, ...], str]:
    outcome = table.rules.result(table.state)
    return outcome.winners, outcome.end


# ST-G6, ST-G8: when an event acts


@rule("ST-G6")
def test_events_are_checked_after_the_battle_and_before_its_window() -> None:
    table = event_table("nine_beaten", "two_ones")
    table.garrison("QIN", BLUE, 3)
    table.battle("QIN", blue="9", red="+3")
    assert table.told("withdrew") == [{"seat": "sun_tzu", "province": "QIN", "count": 3}]
    assert table.told("to_reserves") == [
        {"seat": "shao", "source": "pool", "count": 2, "purpose": "price"},  # the price of the battle
        {"seat": "sun_tzu", "source": "pool", "count": 1, "purpose": "forfeit"},  # then the event
    ]
    assert table.asked in WINDOWS


@rule("ST-G6")
def test_a_state_already_true_fires_when_its_event_is_turned_up() -> None:
    table = event_table("nine_beaten", "four_plagues", "three_sixes", "two_ones")
    table.state.plagues = 4
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, RED)
    table.battle("QIN", blue="9", red="10")
    assert used(table) == ["nine_beaten", "four_plagues"]
    assert (table.asked, table.to_act) == ("take_general", (RED,))
    table.play(RED, "pass")
    assert used(table) == ["nine_beaten", "four_plagues", "three_sixes"]
    assert (face_up(table), table.asked) == ("two_ones", "after_battle")


@rule("ST-G6")
def test_only_the_event_face_up_acts() -> None:
    table = event_table("two_ones", "ten_beaten", "nine_beaten")
    table.state.plagues = 9
    table.battle("QIN", blue="9", red="10")
    assert nothing_happened(table, "two_ones")


@rule("ST-G8")
def test_an_event_turned_up_after_a_battle_waits_for_the_next() -> None:
    table = event_table("four_plagues", "ten_beaten", "two_ones")
    table.state.plagues = 4
    table.battle("QIN", blue="10", red="+1")
    assert (used(table), face_up(table)) == (["four_plagues"], "ten_beaten")
    assert table.state.reserves == [4, 4]
    table.battle("CHU", blue="+1", red="10")
    table.play(RED, "from pool", "from pool")
    assert (used(table), face_up(table)) == (["ten_beaten"], "two_ones")
    assert table.state.reserves == [4, 6]


@rule("ST-G8")
def test_a_nine_beaten_earlier_does_not_count_when_its_event_comes() -> None:
    table = event_table("two_ones", "nine_beaten")
    table.battle("QIN", blue="9", red="10")
    table.battle("CHU", blue="1", red="1")
    assert (used(table), face_up(table)) == (["two_ones"], "nine_beaten")
    table.battle("WU", blue="3", red="4")
    assert nothing_happened(table, "nine_beaten")


# ST-G7: the fifth event


@rule("ST-G7")
@pytest.mark.parametrize(
    ("marker", "pools", "winners"),
    [
        (3, (5, 9), (BLUE,)),  # 2 after the event: the marker decides
        (-3, (9, 5), (RED,)),
        (1, (9, 5), (BLUE,)),  # the event's effect comes first: a tie, which the pools decide
        (1, (5, 9), (RED,)),
        (1, (7, 7), ()),
    ],
)
def test_the_fifth_event_ends_the_game(marker: int, pools: tuple[int, int], winners: tuple[int, ...]) -> None:
    table = event_table("two_ones")
    table.state.marker = marker
    table.pool(BLUE, pools[0])
    table.pool(RED, pools[1])
    table.battle("QIN", blue="1", red="1")
    table.pass_windows()
    assert table.over
    assert result(table) == (winners, "ST-G7")
    assert len(table.state.event_box) == 5


@rule("ST-G7")
def test_the_fifth_event_ends_the_game_without_scoring() -> None:
    table = event_table("two_ones")
    table.set_round(3)
    table.garrison("QIN", BLUE, 3)
    table.state.marker = -2
    table.play_round(blue="2 3 4 5 1", red="2 3 4 5 1")
    assert len(table.told("reveal")) == 5
    assert (table.over, table.told("scored")) == (True, [])
    assert table.state.marker == -1
    assert result(table) == ((RED,), "ST-G7")


@rule("ST-G7")
def test_the_fifth_event_ends_the_game_in_the_middle_of_a_round() -> None:
    table = event_table("two_ones")
    table.play_round(blue="2 1 3 4 5", red="2 1 3 4 5")
    assert (table.over, len(table.told("reveal"))) == (True, 2)


@rule("ST-G7", "ST-H7")
def test_in_the_center_armies_can_be_bought_before_the_pools_decide() -> None:
    table = event_table("two_ones")
    table.state.marker = 1
    table.hand(BLUE, "7", "8")
    table.pool(BLUE, 9)
    table.pool(RED, 10)
    table.battle("QIN", blue="1", red="1")
    assert (table.over, table.asked, table.to_act) == (False, "before_end", (BLUE,))
    table.play(BLUE, "buy 7", "buy 8", "pass")
    assert (table.over, table.asked, table.to_act) == (False, "before_end", (RED,))
    table.play(RED, "pass")
    assert (table.over, result(table)) == (True, ((BLUE,), "ST-G7"))


@rule("ST-G7", "ST-H7")
def test_off_the_center_nothing_can_change_the_end() -> None:
    table = event_table("two_ones")
    table.state.marker = 2
    table.hand(BLUE, "7")
    table.battle("QIN", blue="1", red="1")
    assert (table.over, result(table)) == (True, ((BLUE,), "ST-G7"))


@rule("ST-G7")
def test_the_fifth_events_choice_comes_before_the_end() -> None:
    table = event_table("nine_beaten")
    table.garrison("CHU", BLUE, 2)
    table.garrison("WU", RED, 2)
    table.battle("QIN", blue="9", red="9")
    assert (table.over, table.asked) == (False, "source")
    table.play(BLUE, "from pool")
    table.play(RED, "from WU")
    assert table.state.pool == [15, 16]
    table.pass_windows()
    assert (table.over, result(table)) == (True, ((RED,), "ST-G7"))


@rule("ST-G7")
def test_the_fourth_event_does_not_end_the_game() -> None:
    table = event_table("two_ones", "nine_beaten")
    table.battle("QIN", blue="1", red="1")
    assert (table.over, len(table.state.event_box)) == (False, 4)


# ST-G13: both at the same time


@rule("ST-G13", "ST-G12")
@pytest.mark.parametrize("first", [BLUE, RED])
@pytest.mark.parametrize(("event", "card", "price"), [("nine_beaten", "9", 1), ("ten_beaten", "10", 2)])
def test_a_tie_is_not_won_and_both_pay_the_first_side_first(event: str, card: str, price: int, first: int) -> None:
    table = event_table(event, "two_ones")
    table.garrison("CHU", BLUE, 3)
    table.garrison("WU", RED, 3)
    table.battle("QIN", blue=card, red=card, decider=first)
    assert table.told("tie") == [{"province": "QIN"}]
    for side in (first, 1 - first):
        assert (table.asked, table.to_act) == ("source", (side,))
        assert used(table) == []
        table.play(side, *["from pool"] * price)
    assert table.state.reserves == [3 + price, 3 + price]
    assert (used(table), face_up(table)) == ([event], "two_ones")


@rule("ST-G13")
def test_without_a_decider_sun_tzu_pays_first() -> None:
    table = event_table("nine_beaten", "two_ones")
    table.garrison("CHU", BLUE, 3)
    table.garrison("WU", RED, 3)
    table.battle("QIN", blue="9", red="9")
    assert table.to_act == (BLUE,)


@rule("ST-G13")
def test_both_with_three_marks_pick_at_the_same_time() -> None:
    table = event_table("nine_beaten", "three_sixes", "two_ones")
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, BLUE)
        table.marked(province, RED)
    table.battle("QIN", blue="9", red="10")
    assert (table.asked, table.to_act) == ("take_general", (BLUE, RED))
    table.play(RED, "take ambush")
    assert (table.to_act, table.state.held, table.told("general_taken")) == ((BLUE,), [0, 0], [])
    table.play(BLUE, "take scribe")
    assert table.state.held == [1 << GENERALS.index("scribe"), 1 << GENERALS.index("ambush")]
    assert table.told("general_taken") == [{"seat": "sun_tzu"}, {"seat": "shao"}]
    assert used(table) == ["nine_beaten", "three_sixes"]


@rule("ST-G13")
def test_a_pick_in_secret_can_be_changed_until_both_have_picked() -> None:
    table = event_table("three_sixes", "two_ones")
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, BLUE)
        table.marked(province, RED)
    table.battle("JIN-YAN", blue="4", red="4")
    table.play(RED, "take ambush")
    table.change(RED)
    assert table.to_act == (BLUE, RED)
    table.play(RED, "pass")
    table.play(BLUE, "take levy")
    assert table.state.held == [1 << GENERALS.index("levy"), 0]


# ST-G14, ST-G16


@rule("ST-G14")
def test_an_event_without_armies_to_give_is_used_all_the_same() -> None:
    table = event_table("nine_beaten", "two_ones")
    no_reserves(table, BLUE, pool=0)
    table.battle("QIN", blue="9", red="+1")
    assert (table.told("to_reserves"), table.state.reserves[BLUE]) == ([], 0)
    assert (used(table), face_up(table)) == (["nine_beaten"], "two_ones")


@rule("ST-G14")
def test_two_ones_at_a_level_score_is_used_all_the_same() -> None:
    table = event_table("two_ones", "nine_beaten")
    table.battle("QIN", blue="1", red="1")
    assert (table.state.marker, table.told("point")) == (0, [])
    assert (used(table), face_up(table)) == (["two_ones"], "nine_beaten")


@rule("ST-G16")
def test_an_event_that_cannot_happen_any_more_stays_to_the_end() -> None:
    table = event_table("nine_beaten", "two_ones")
    into_box(table, BLUE, "9")
    into_box(table, RED, "9")
    while not table.over:
        table.play_round()  # the two 1s meet at QIN in every round
    assert (table.state.round, result(table)[1]) == (9, "ST-H4")
    assert (face_up(table), used(table)) == ("nine_beaten", [])
    assert [EVENT_CARDS[event] for event in table.state.event_deck] == ["two_ones", "nine_beaten"]


@rule("ST-G6")
def test_without_the_option_no_event_ever_acts() -> None:
    table = Table()
    table.state.plagues = 3
    table.state.marker = 5
    table.battle("QIN", blue="1", red="1")
    table.battle("CHU", blue="plague", red="3")
    assert (table.state.marker, table.state.reserves, table.told("event_used")) == (5, [3, 3], [])
