"""ST-G: the events of a 9 or a 10 that did not win, and of two ones."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, RED

from .event_scenes import event_table, face_up, no_reserves, nothing_happened, used

rule = pytest.mark.rule


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
    assert table.told("to_reserves") == [{"seat": "sun_tzu", "source": source, "count": 1, "purpose": "forfeit"}]
    assert (table.state.reserves, used(table)) == ([4, 3], ["nine_beaten"])


@rule("ST-G3")
def test_king_shaos_beaten_nine_pays_too() -> None:
    table = event_table("nine_beaten", "two_ones")
    table.battle("QIN", blue="+1", red="9")
    assert table.told("to_reserves") == [{"seat": "shao", "source": "pool", "count": 1, "purpose": "forfeit"}]
    assert table.state.reserves == [3, 4]


@rule("ST-G4", "ST-G12")
def test_a_beaten_ten_sends_two_armies_mixed_at_will() -> None:
    table = event_table("ten_beaten", "two_ones")
    table.garrison("CHU", RED, 2)
    table.battle("QIN", blue="+1", red="10")
    assert (table.asked, table.to_act) == ("source", (RED,))
    table.play(RED, "from CHU", "from pool")
    assert table.told("to_reserves") == [
        {"seat": "shao", "source": "CHU", "count": 1, "purpose": "forfeit"},
        {"seat": "shao", "source": "pool", "count": 1, "purpose": "forfeit"},
    ]
    assert (table.state.reserves, table.armies("CHU")) == ([3, 5], ("shao", 1))
    assert used(table) == ["ten_beaten"]


@rule("ST-G3", "ST-G4")
@pytest.mark.parametrize(
    ("event", "blue", "red"),
    [
        ("nine_beaten", "9", "8"),  # the 9 wins
        ("nine_beaten", "9", "-1"),
        ("nine_beaten", "10", "+1"),  # a 10 is not a 9
        ("nine_beaten", "8", "9"),
        ("ten_beaten", "10", "9"),
        ("ten_beaten", "-1", "10"),
        ("ten_beaten", "9", "+1"),  # a 9 is not a 10
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
    assert abs(table.state.marker) < 9  # never reaches an end of the track
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
