"""ST-G: the events of four plagues and of three sixes."""

import pytest

from tianxia.games.sun_tzu.asks import Q_TAKE_GENERAL
from tianxia.games.sun_tzu.names import BLUE, GENERALS, RED

from .event_scenes import event_table, face_up, no_reserves, nothing_happened, used

rule = pytest.mark.rule


# ST-G1: four plagues


@rule("ST-G1", "ST-G9")
def test_the_fourth_plague_sends_one_army_of_each_pool_to_the_reserves() -> None:
    table = event_table("four_plagues", "two_ones")
    table.battle("QIN", blue="plague", red="plague")
    assert used(table) == []
    table.battle("CHU", blue="plague", red="plague")
    assert used(table) == ["four_plagues"]
    assert table.told("to_reserves") == [
        {"seat": "sun_tzu", "source": "pool", "count": 1, "purpose": "tithe"},
        {"seat": "shao", "source": "pool", "count": 1, "purpose": "tithe"},
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
    assert Q_TAKE_GENERAL in table.rules.secrets
    table.play(BLUE, "take march")
    assert table.told("general_taken", RED) == [{"seat": "sun_tzu"}]
    assert table.told("took", RED) == []
    assert table.told("took", BLUE) == [{"seat": "sun_tzu", "general": "march"}]
    sides = table.rules.view(table.state, RED).sides
    assert sides["sun_tzu"].generals == 2
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
def test_a_six_canceled_by_a_plague_is_no_third_province() -> None:
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
