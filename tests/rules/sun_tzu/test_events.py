"""ST-G: the five events."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, CARDS, EVENT_CARDS, GENERALS, RED, TAKE_GENERAL

from .table import WINDOWS, Table

rule = pytest.mark.rule


def event_table(*deck: str) -> Table:
    """Round 1, nobody holds a general; these events are left, the first of them face up."""
    table = Table(events=True)
    table.general(BLUE)
    table.general(RED)
    table.event_deck(*deck)
    return table


def face_up(table: Table) -> str | None:
    deck = table.state.event_deck
    return EVENT_CARDS[deck[-1]] if deck else None


def used(table: Table) -> list[int | str]:
    """The events used since the last battle began."""
    return [facts["event"] for facts in table.told("event_used")]


def nothing_happened(table: Table, event: str) -> bool:
    """The event still lies face up, and nobody is asked anything on its account."""
    return (face_up(table), used(table), table.asked, table.state.reserves) == (event, [], "after_battle", [3, 3])


def no_reserves(table: Table, side: int, pool: int) -> None:
    """No armies to buy, and so many in the pool."""
    table.reserves(side, 0)
    table.pool(side, pool)


def into_box(table: Table, side: int, card: str) -> None:
    """The card leaves the game, wherever it lies."""
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


# ST-G1: four plagues


@rule("ST-G1", "ST-G9")
def test_the_fourth_plague_sends_one_army_of_each_pool_to_the_reserves() -> None:
    table = event_table("four_plagues", "two_ones")
    table.battle("QIN", blue="plague", red="plague")
    assert used(table) == []
    table.battle("CHU", blue="plague", red="plague")
    assert used(table) == ["four_plagues"]
    assert table.told("to_reserves") == [
        {"seat": "sun_tzu", "source": "pool", "count": 1},
        {"seat": "shao", "source": "pool", "count": 1},
    ]
    assert (table.state.pool, table.state.reserves) == ([17, 17], [4, 4])
    assert face_up(table) == "two_ones"


@rule("ST-G1")
def test_three_plagues_are_not_enough() -> None:
    table = event_table("four_plagues", "two_ones")
    table.state.plagues = 2
    table.battle("QIN", blue="plague", red="4")
    assert nothing_happened(table, "four_plagues")
    assert table.state.pool == [18, 18]


@rule("ST-G1")
def test_four_plagues_takes_from_the_board_only_if_the_pool_is_empty() -> None:
    table = event_table("four_plagues", "two_ones")
    table.state.plagues = 3
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", BLUE, 1)
    table.garrison("CHU", RED, 3)
    no_reserves(table, BLUE, pool=0)
    table.battle("JIN-YAN", blue="plague", red="4")
    assert (table.asked, table.to_act) == ("source", (BLUE,))
    assert table.options(BLUE) == ["from QIN", "from WU"]
    table.play(BLUE, "from WU")
    assert table.armies("WU") == (None, 0)
    assert table.armies("QIN") == ("sun_tzu", 2)
    assert table.armies("CHU") == ("shao", 3)  # King Shao's pool was not empty: no choice
    assert (table.state.reserves, table.state.pool) == ([1, 4], [0, 14])


@rule("ST-G1")
def test_four_plagues_offers_reserves_to_an_empty_pool_first() -> None:
    table = event_table("four_plagues", "two_ones")
    table.hand(BLUE, "8")
    table.state.plagues = 3
    table.garrison("QIN", BLUE, 2)
    table.pool(BLUE, 0)
    table.battle("JIN-YAN", blue="4", red="plague")
    assert (table.asked, table.to_act) == ("buy", (BLUE,))
    table.play(BLUE, "buy 8")
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 3)  # bought, then given up
    assert table.armies("QIN") == ("sun_tzu", 2)


# ST-G9: which plagues count


@rule("ST-G9")
def test_an_ignored_plague_counts() -> None:
    table = event_table("four_plagues", "two_ones")
    table.general(RED, "healer")
    table.state.plagues = 3
    table.battle("QIN", blue="plague", red="3")
    table.play(RED, "use healer")
    assert table.told("won") == [{"seat": "shao", "province": "QIN", "margin": 3}]
    assert used(table) == ["four_plagues"]


@rule("ST-G9")
def test_a_recycled_plague_counts_and_counts_again() -> None:
    table = event_table("four_plagues", "two_ones")
    table.general(RED, "plague_bearer")
    table.hand(RED, "plague")
    table.pile(RED, "8", "7")  # the other plague is in the box
    table.state.plagues = 2
    table.battle("QIN", blue="4", red="plague")
    table.play(RED, "use plague_bearer")
    assert (table.in_pile(RED), table.state.plagues) == (["plague", "8"], 3)
    assert nothing_happened(table, "four_plagues")
    table.battle("CHU", blue="5", red="plague")
    assert used(table) == ["four_plagues"]


@rule("ST-G9")
def test_a_plague_paid_away_does_not_count() -> None:
    table = event_table("four_plagues", "two_ones")
    table.hand(BLUE, "plague")
    table.state.plagues = 3
    table.window("after_orders")
    table.play(BLUE, "buy plague")
    table.battle("QIN", blue="2", red="2")
    assert (table.state.plagues, face_up(table), used(table)) == (3, "four_plagues", [])


# ST-G2: three sixes


@rule("ST-G2", "ST-G11")
def test_the_third_province_marked_by_the_six_gives_another_general() -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(BLUE, "feint")
    table.marked("QIN", BLUE)
    table.marked("CHU", BLUE)
    table.battle("WU", blue="6", red="5")
    assert (table.asked, table.to_act) == ("take_general", (BLUE,))
    assert table.options(BLUE) == ["pass", "take levy", "take march", "take scribe"]
    table.play(BLUE, "take levy")
    assert used(table) == ["three_sixes"]
    assert table.state.held[BLUE] == 1 << GENERALS.index("feint") | 1 << GENERALS.index("levy")


@rule("ST-G2")
def test_king_shao_may_take_one_of_his_own() -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(RED, "ambush")
    for province in ("QIN", "CHU"):
        table.marked(province, RED)
    table.battle("WU", blue="5", red="6")
    assert table.to_act == (RED,)
    expected = ["pass", "take great_plague", "take healer", "take plague_bearer", "take second_six"]
    assert table.options(RED) == expected
    table.play(RED, "take healer")
    assert table.state.held[RED] == 1 << GENERALS.index("ambush") | 1 << GENERALS.index("healer")


@rule("ST-G11")
@pytest.mark.parametrize(
    "general",
    ["vanguard", "feint", "scribe", "healer"],  # never; held; used; the other side's
)
def test_generals_that_cannot_be_taken(general: str) -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(BLUE, "feint")
    table.state.spent = 1 << GENERALS.index("scribe")
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, BLUE)
    table.battle("JIN-YAN", blue="4", red="5")
    assert table.asked == "take_general"
    refusal = table.why_not(BLUE, f"take {general}")
    assert refusal is not None
    assert refusal.rule == "ST-G11"


@rule("ST-G11")
def test_that_a_general_was_taken_is_open_but_not_which() -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(BLUE, "feint")
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, BLUE)
    table.battle("JIN-YAN", blue="4", red="5")
    assert TAKE_GENERAL in table.rules.secrets
    table.play(BLUE, "take march")
    assert table.told("general_taken", RED) == [{"seat": "sun_tzu"}]
    assert table.told("took", RED) == []
    assert table.told("took", BLUE) == [{"seat": "sun_tzu", "general": "march"}]
    sides = table.rules.view(table.state, RED)["sides"]
    assert isinstance(sides, dict)
    assert sides["sun_tzu"]["generals"] == 2
    assert "march" not in str(sides["sun_tzu"])


@rule("ST-G11")
def test_a_general_taken_can_be_used_at_once_beside_the_one_held() -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(BLUE, "levy")
    table.garrison("WU", BLUE, 2)
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, BLUE)
    table.battle("JIN-YAN", blue="4", red="4")
    table.play(BLUE, "take march")
    assert (table.asked, table.to_act) == ("after_battle", (BLUE,))
    assert {"use levy WU", "use march WU>CHU", "use march WU>HAN-QI"} <= set(table.options(BLUE))
    table.play(BLUE, "use march WU>CHU")
    assert (table.armies("WU"), table.armies("CHU")) == (("sun_tzu", 1), ("sun_tzu", 1))
    assert table.state.held[BLUE] == 1 << GENERALS.index("levy")


@rule("ST-G11", "ST-G14")
def test_taking_no_general_uses_the_event_all_the_same() -> None:
    table = event_table("three_sixes", "two_ones")
    for province in ("QIN", "CHU", "WU"):
        table.marked(province, BLUE)
    table.battle("JIN-YAN", blue="4", red="5")
    table.play(BLUE, "pass")
    assert (table.state.held, table.told("general_taken")) == ([0, 0], [])
    assert (used(table), face_up(table)) == (["three_sixes"], "two_ones")


@rule("ST-G10")
def test_a_second_mark_in_one_province_is_no_third_province() -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(RED, "second_six")
    table.marked("QIN", RED)
    table.marked("CHU", RED)
    table.battle("QIN", blue="5", red="6")
    assert table.state.marks[5:] == [2, 1, 0, 0, 0]
    assert nothing_happened(table, "three_sixes")


@rule("ST-G10")
def test_a_six_cancelled_by_a_plague_is_no_third_province() -> None:
    table = event_table("three_sixes", "two_ones")
    table.marked("QIN", BLUE)
    table.marked("CHU", BLUE)
    table.battle("WU", blue="6", red="plague")
    assert nothing_happened(table, "three_sixes")


@rule("ST-G10")
def test_a_card_counted_as_six_is_no_third_province() -> None:
    table = event_table("three_sixes", "two_ones")
    table.general(BLUE, "feint")
    table.marked("QIN", BLUE)
    table.marked("CHU", BLUE)
    table.battle("WU", blue="8", red="4")
    table.play(BLUE, "use feint")
    assert table.told("won") == [{"seat": "sun_tzu", "province": "WU", "margin": 2}]
    assert nothing_happened(table, "three_sixes")


@rule("ST-G10")
def test_a_mark_without_an_army_is_a_third_province() -> None:
    table = event_table("three_sixes", "two_ones")
    no_reserves(table, BLUE, pool=2)
    table.marked("QIN", BLUE)
    table.marked("CHU", BLUE)
    table.battle("WU", blue="6", red="+1")
    assert (table.asked, table.to_act) == ("take_general", (BLUE,))


# ST-G3, ST-G4: a 9 or a 10 that did not win


@rule("ST-G3", "ST-G12")
@pytest.mark.parametrize("source", ["pool", "CHU", "WU"])
def test_a_beaten_nine_sends_one_army_of_choice_to_the_reserves(source: str) -> None:
    table = event_table("nine_beaten", "two_ones")
    table.garrison("CHU", BLUE, 2)
    table.garrison("WU", BLUE, 1)
    table.battle("QIN", blue="9", red="10")
    assert (table.asked, table.to_act) == ("source", (BLUE,))
    assert table.options(BLUE) == ["from CHU", "from WU", "from pool"]
    table.play(BLUE, f"from {source}")
    assert table.told("to_reserves") == [{"seat": "sun_tzu", "source": source, "count": 1}]
    assert (table.state.reserves, used(table)) == ([4, 3], ["nine_beaten"])


@rule("ST-G3")
def test_king_shaos_beaten_nine_pays_too() -> None:
    table = event_table("nine_beaten", "two_ones")
    table.battle("QIN", blue="+1", red="9")
    assert table.told("to_reserves") == [{"seat": "shao", "source": "pool", "count": 1}]
    assert table.state.reserves == [3, 4]


@rule("ST-G4", "ST-G12")
def test_a_beaten_ten_sends_two_armies_mixed_at_will() -> None:
    table = event_table("ten_beaten", "two_ones")
    table.garrison("CHU", RED, 2)
    table.battle("QIN", blue="+1", red="10")
    assert (table.asked, table.to_act) == ("source", (RED,))
    table.play(RED, "from CHU", "from pool")
    assert table.told("to_reserves") == [
        {"seat": "shao", "source": "CHU", "count": 1},
        {"seat": "shao", "source": "pool", "count": 1},
    ]
    assert (table.state.reserves, table.armies("CHU")) == ([3, 5], ("shao", 1))
    assert used(table) == ["ten_beaten"]


@rule("ST-G3", "ST-G4")
@pytest.mark.parametrize(
    ("event", "blue", "red"),
    [
        ("nine_beaten", "9", "8"),  # the 9 wins
        ("nine_beaten", "9", "-1"),
        ("nine_beaten", "10", "+1"),  # a 10 is no 9
        ("nine_beaten", "8", "9"),
        ("ten_beaten", "10", "9"),
        ("ten_beaten", "-1", "10"),
        ("ten_beaten", "9", "+1"),  # a 9 is no 10
    ],
)
def test_a_winner_or_another_card_pays_nothing(event: str, blue: str, red: str) -> None:
    table = event_table(event, "two_ones")
    table.battle("QIN", blue=blue, red=red)
    assert nothing_happened(table, event)


@rule("ST-G12")
@pytest.mark.parametrize(("event", "card"), [("nine_beaten", "9"), ("ten_beaten", "10")])
@pytest.mark.parametrize("side", [BLUE, RED])
def test_against_a_plague_that_acts_there_was_no_battle(event: str, card: str, side: int) -> None:
    table = event_table(event, "two_ones")
    if side == BLUE:
        table.battle("QIN", blue=card, red="plague")
    else:
        table.battle("QIN", blue="plague", red=card)
    assert nothing_happened(table, event)


@rule("ST-G12", "ST-G3")
def test_a_nine_counted_as_six_is_no_nine() -> None:
    table = event_table("nine_beaten", "two_ones")
    table.general(BLUE, "feint")
    table.battle("QIN", blue="9", red="10")
    table.play(BLUE, "use feint")
    assert table.told("won") == [{"seat": "shao", "province": "QIN", "margin": 4}]
    assert nothing_happened(table, "nine_beaten")


@rule("ST-G12")
def test_a_beaten_ten_gives_up_only_what_there_is() -> None:
    table = event_table("ten_beaten", "two_ones")
    no_reserves(table, BLUE, pool=1)
    table.battle("QIN", blue="10", red="+1")
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 1)
    assert used(table) == ["ten_beaten"]


@rule("ST-G12")
def test_a_beaten_ten_may_buy_when_the_pool_is_too_small() -> None:
    table = event_table("ten_beaten", "two_ones")
    table.hand(BLUE, "7", "8")
    table.garrison("WU", BLUE, 3)
    table.pool(BLUE, 1)
    table.battle("QIN", blue="10", red="+1")
    assert (table.asked, table.options(BLUE)) == ("buy", ["buy 7", "buy 8", "pass"])
    table.play(BLUE, "pass", "from WU", "from pool")
    assert (table.state.pool[BLUE], table.state.reserves[BLUE], table.armies("WU")) == (0, 5, ("sun_tzu", 2))


# ST-G5: two ones


@rule("ST-G5", "ST-G15")
@pytest.mark.parametrize("marker", range(-9, 10))
def test_two_ones_move_the_marker_one_step_to_the_side_behind(marker: int) -> None:
    table = event_table("two_ones", "nine_beaten")
    table.state.marker = marker
    table.battle("HAN-QI", blue="1", red="1")
    expected = marker - 1 if marker > 0 else min(0, marker + 1)
    assert table.state.marker == expected
    assert abs(table.state.marker) < 9  # never at an end
    behind = "shao" if marker > 0 else "sun_tzu"
    assert table.told("point") == ([{"seat": behind, "marker": expected}] if marker else [])
    assert (used(table), face_up(table)) == (["two_ones"], "nine_beaten")


@rule("ST-G5")
@pytest.mark.parametrize(("blue", "red"), [("1", "2"), ("2", "1"), ("2", "2"), ("1", "-1"), ("1", "plague")])
def test_a_single_one_is_no_event(blue: str, red: str) -> None:
    table = event_table("two_ones", "nine_beaten")
    table.state.marker = 4
    table.battle("HAN-QI", blue=blue, red=red)
    assert (table.state.marker, used(table), face_up(table)) == (4, [], "two_ones")


@rule("ST-G5")
def test_ones_in_different_provinces_are_no_event() -> None:
    table = event_table("two_ones", "nine_beaten")
    table.state.marker = 4
    table.play_round(blue="1 2 3 4 5", red="2 1 3 4 5")
    assert (table.state.marker, used(table), face_up(table)) == (4, [], "two_ones")


# ST-G6, ST-G8: when an event acts


@rule("ST-G6")
def test_events_are_checked_after_the_battle_and_before_its_window() -> None:
    table = event_table("nine_beaten", "two_ones")
    table.garrison("QIN", BLUE, 3)
    table.battle("QIN", blue="9", red="+3")
    assert table.told("withdrew") == [{"seat": "sun_tzu", "province": "QIN", "count": 3}]
    assert table.told("to_reserves") == [
        {"seat": "shao", "source": "pool", "count": 2},  # the price of the battle
        {"seat": "sun_tzu", "source": "pool", "count": 1},  # then the event
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
        (1, (9, 5), (BLUE,)),  # the event's effect comes first: level, the pools decide
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
    assert (table.over, result(table)) == (True, ((RED,), "ST-G7"))


@rule("ST-G7")
def test_the_fourth_event_does_not_end_the_game() -> None:
    table = event_table("two_ones", "nine_beaten")
    table.battle("QIN", blue="1", red="1")
    assert (table.over, len(table.state.event_box)) == (False, 4)


# ST-G13: both at once


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
