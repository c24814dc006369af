"""GW-D: tactic cards and their seven windows."""

import pytest

from tianxia.games.great_wall.acts.moments import is_one_event
from tianxia.games.great_wall.terms import vocabulary as v

from .table import Table

rule = pytest.mark.rule


def defeat(*holders: int) -> Table:
    """A leader with one spearman of each of these seats, covered."""
    table = Table()
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2")
    for seat, cell in zip(holders, ("a3", "a4"), strict=False):
        table.put_on(seat, "left", 1, cell)
    table.wound("left", 1)
    return table


def attack(table: Table, *cells: str) -> None:
    """Spearmen of seat 0 attack from the left rest area, by one effect."""
    table.set_rest(0, "left", "spearman", len(cells))
    box = next(card for card in table.box.commands if card.id == "attack_order").boxes[0]
    table.effect(0, box[2])
    for cell in cells:
        table.play(0, "with spearman left")
        if table.asked == "target":
            table.play(0, f"spot left 1 {cell}")


def recruit(table: Table, *places: str) -> None:
    table.give(0, wood=9, stone=18)
    table.clerks(0, barracks=len(places))
    table.activate("barracks", advanced=True)
    table.play(0, *["recruit spearman"] * len(places), *places)


def cards_told(table: Table) -> list[tuple[str, object, object]]:
    return [(kind, facts["seat"], facts["tactic"]) for kind, facts in table.told() if kind in ("tactic", "boosted")]


@rule("GW-D2", "GW-D5")
def test_window_1_any_horde_is_defeated_in_anyones_turn_or_in_none() -> None:
    table = defeat(1)
    table.hand(1, "camp_tales")
    table.hand(2, "heroic_fight")  # no soldier there: not asked
    table.clean_up()
    assert (table.asked, table.to_act) == ("tactic", (1,))
    assert not table.told("honor")  # before the defeat steps
    table.play(1, "play camp_tales")
    assert table.told("honor")[0] == ("honor", {"seat": "1", "number": 2, "source": "tactics"})


@rule("GW-D2", "GW-D5", "GW-D9")
def test_why_a_card_cannot_be_played() -> None:
    table = defeat(1)
    table.hand(0, "heroic_fight", "rob_the_dead")
    table.clean_up()
    assert table.options(0) == ["pass"]
    assert table.refused_by(0, "play camp_tales") == "GW-D2"  # not in this hand
    assert table.refused_by(0, "play rob_the_dead") == "GW-D5"  # another window
    assert table.refused_by(0, "play heroic_fight") == "GW-D9"  # no archer of seat 0 on the wall
    table.play(0, "pass")
    assert table.tactics(0) == ["heroic_fight", "rob_the_dead"]


@rule("GW-D5")
def test_window_2_only_who_wins_the_horde() -> None:
    table = defeat(0, 1)  # two of seat 0, one of seat 1
    table.hand(0, "captured_wagons")
    table.hand(1, "parade_of_captives")
    table.clean_up()
    assert [table.to_act, table.refused_by(0, "play captured_wagons")] == [(0,), "GW-D5"]
    table.play(0, "pass")  # window 1
    assert table.to_act == (1,)
    table.play(1, "pass")
    assert table.to_act == (0,)
    table.play(0, "play captured_wagons")
    assert table.stock(0) == {"wood": 1, "stone": 1, "gold": 1, "chi": 0}
    assert (table.to_act, table.refused_by(1, "play parade_of_captives")) == ((1,), "GW-D5")  # window 5 by now


@rule("GW-D5", "GW-D8")
def test_windows_3_4_and_7_open_in_this_order() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.wound("left", 1, "a3", "a4", "a5")
    table.hand(0, "looting_charge", "rob_the_dead", "palisade")
    recruit(table, "spot left 1 a2")
    assert table.options(0) == ["pass", "play looting_charge"]
    table.play(0, "play looting_charge", "take 1 chi")
    assert table.options(0) == ["pass", "play rob_the_dead"]
    table.play(0, "play rob_the_dead")
    assert table.options(0) == ["pass", "play palisade"]
    table.play(0, "play palisade", "barricade right")
    assert table.over
    assert [card for _, _, card in cards_told(table)] == ["looting_charge", "rob_the_dead", "palisade"]


@rule("GW-D5", "GW-D8")
def test_windows_1_and_2_open_in_this_order() -> None:
    table = defeat()
    table.hand(0, "camp_tales", "parade_of_captives")
    table.clean_up()
    assert table.options(0) == ["pass", "play camp_tales"]
    table.play(0, "pass")
    assert table.options(0) == ["pass", "play parade_of_captives"]
    table.play(0, "play parade_of_captives")
    assert table.honor(0) == 3 + 2


@rule("GW-D5")
def test_window_6_after_all_boxes_and_before_activation() -> None:
    table = Table()
    table.hand(0, "black_market")
    table.hand(1, "forced_march")
    table.clerks(0, embassy=1)
    table.give(0, gold=2)
    table.command(0, "economy")
    table.decline("tactic")
    assert table.to_act == (0,)  # only the card's owner
    assert not table.told("activated")
    table.play(0, "play black_market", "done")
    assert table.asked == "hire"


@rule("GW-D5")
def test_window_7_a_recruit_came_into_a_section_that_meets_the_condition() -> None:
    for places, rule_id in ((("rest left",), "GW-D9"), (("rest left", "rest right"), None)):
        table = Table()
        table.horde("right", "brutes_left")
        table.horde("right", "leader_left")
        table.hand(0, "hold_the_line")
        recruit(table, *places)
        assert table.asked == "tactic"  # Palisade could be played, so a seat with a card is asked
        assert table.refused_by(0, "play hold_the_line") == rule_id


@rule("GW-D5")
def test_window_7_counts_the_section_in_which_the_recruit_attacked() -> None:
    table = Table()
    table.horde("right", "brutes_left")
    table.horde("right", "leader_left")
    table.hand(0, "hold_the_line")
    recruit(table, "spot right 1 a2")
    table.play(0, "pass", "play hold_the_line")  # windows 3 and 7
    assert table.honor(0) == 3


@rule("GW-D5")
def test_window_3_needs_an_attack_of_ones_own() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.hand(0, "fire_arrows")
    table.hand(1, "looting_charge")
    attack(table, "a2")
    assert table.to_act == (0,)
    assert table.refused_by(0, "play fire_arrows") == "GW-D9"  # no archer attacked
    table.play(0, "pass")
    assert table.over


@rule("GW-D3")
def test_the_basic_side_is_free_and_the_other_is_paid_for_instead() -> None:
    for text, gold, chi in (("play rob_the_dead", 2, 3), ("boost rob_the_dead", 5, 1)):
        table = Table()
        table.horde("left", "leader_left")
        table.wound("left", 1, "a2", "a3", "a4")
        table.hand(0, "rob_the_dead")
        table.give(0, chi=3)
        attack(table, "a5")
        table.play(0, "pass", text)
        assert (table.stock(0)["gold"], table.stock(0)["chi"]) == (gold, chi)


@rule("GW-D3")
def test_without_the_chi_there_is_only_the_basic_side() -> None:
    table = defeat()
    table.hand(0, "camp_tales")
    table.give(0, chi=1, gold=9)
    table.clean_up()
    assert table.options(0) == ["pass", "play camp_tales"]
    assert table.refused_by(0, "boost camp_tales") == "GW-D3"


@rule("GW-D4")
def test_a_defeat_is_one_event_with_one_card_a_player_in_both_windows() -> None:
    table = Table()
    table.horde("left", "leader_left")
    for cell in ("a2", "a3", "a4"):
        table.put_on(0, "left", 1, cell)
    table.put_on(1, "left", 1, "a5")
    table.set_firing(0, "left", 1)
    table.hand(0, "heroic_fight", "parade_of_captives")
    table.hand(1, "camp_tales")
    table.clean_up()
    table.play(0, "play heroic_fight")
    table.play(1, "play camp_tales")
    assert table.asked != "tactic" or "play parade_of_captives" not in table.options(0)  # the winner has had a card
    table.decline()
    assert [facts["tactic"] for _, facts in table.told("tactic")] == ["heroic_fight", "camp_tales"]
    assert table.tactics(0) == ["parade_of_captives"]


@rule("GW-D4")
def test_the_deaths_on_a_defeated_horde_are_another_event() -> None:
    table = defeat(0)
    table.set_firing(0, "left", 1)
    table.hand(0, "heroic_fight", "withdrawal")
    table.clean_up()
    table.play(0, "play heroic_fight")
    assert table.options(0) == ["pass", "play withdrawal"]


@rule("GW-D4")
def test_one_card_a_player_and_window() -> None:
    table = defeat(1)
    table.set_firing(0, "left", 1)
    table.hand(0, "camp_tales", "heroic_fight")
    table.clean_up()
    table.play(0, "play heroic_fight")
    table.decline()
    assert len(cards_told(table)) == 1
    assert table.tactics(0) == ["camp_tales"]


@rule("GW-D4")
def test_each_defeated_horde_is_a_moment_of_its_own() -> None:
    table = defeat()
    table.horde("middle", "leader_middle")
    table.put_on(0, "middle", 1, "a2")
    table.wound("middle", 1)
    table.set_firing(0, "left", 1)
    table.hand(0, "camp_tales", "heroic_fight")
    table.clean_up()
    table.play(0, "play heroic_fight")
    table.decline("tactic")
    while "play camp_tales" not in table.options(0):
        table.play(0, "pass")
    table.play(0, "play camp_tales")
    table.decline()
    assert [facts["tactic"] for _, facts in table.told("tactic")] == ["heroic_fight", "camp_tales"]


@rule("GW-D6")
def test_all_declare_and_pay_in_tea_order_then_resolve_then_abilities() -> None:
    table = defeat(1)
    table.tea(1, 0, 2)
    table.set_firing(0, "left", 1)
    table.give(1, chi=2)
    table.hand(0, "heroic_fight")
    table.hand(1, "camp_tales")
    table.general(0, "zong_ze")
    table.supporters(0, 1)
    table.clean_up()
    table.play(1, "boost camp_tales")
    assert table.stock(1)["chi"] == 0  # paid for when declared
    assert (table.to_act, table.honor(1)) == ((0,), 0)  # not resolved until the others have declared
    table.play(0, "play heroic_fight")
    told = [(kind, facts["seat"]) for kind, facts in table.told() if kind in ("tactic", "boosted", "paid", "honor")]
    assert told[:5] == [("boosted", "1"), ("paid", "1"), ("tactic", "0"), ("honor", "1"), ("honor", "0")]


@rule("GW-D6")
def test_abilities_come_after_the_cards() -> None:
    table = Table()
    table.tea(1, 0, 2)
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2")
    table.wound("left", 1)
    table.advisor(0, "poet_laureate")
    table.hand(0, "parade_of_captives")
    table.clean_up()
    table.play(0, "pass", "play parade_of_captives")
    sources = [facts["source"] for _, facts in table.told("honor")]
    assert sources == ["tactics", "advisors", "battles"]


@rule("GW-D7")
def test_one_attack_that_completes_two_hordes_opens_window_4_once_abilities_answer_twice() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.horde("left", "brutes_left")
    table.wound("left", 1, "a2", "a3", "a4")
    table.wound("left", 2, "a4", "a5", "b2", "b3", "b4")
    table.set_rest(0, "left", "horseman", 1)
    table.set_shame(0, "spearman", 3)
    table.advisor(0, "glory_stealer")
    table.hand(0, "rob_the_dead", "final_blow")
    attack(table, "a5")
    table.play(0, "with horseman left")  # onto the last pair of the second horde
    assert len(table.told("covered")) == 2
    table.play(0, "pass", "play final_blow")  # windows 3 and 4
    assert table.asked == "cleanse"
    table.play(0, "unshame spearman", "unshame spearman")
    assert table.over
    assert [card for _, _, card in cards_told(table)] == ["final_blow"]


@rule("GW-D7")
def test_one_effect_that_puts_wounds_opens_window_4_once() -> None:
    table = Table()
    for section in ("left", "right"):
        table.horde(section, f"leader_{section}")
        table.wound(section, 1, "a2", "a3", "a4")
    table.hand(0, "rob_the_dead", "final_blow")
    card = next(card for card in table.box.tactics if card.id == "panic_in_the_ranks")
    table.effect(0, card.boosted[0])
    table.play(0, "spot left 1 a5", "spot right 1 a5")
    table.play(0, "play rob_the_dead")
    assert table.over
    table.horde("middle", "leader_middle")  # another effect, another window
    table.wound("middle", 1, "a2", "a3", "a4")
    table.effect(0, card.basic[0])
    table.play(0, "spot middle 1 a5", "play final_blow")


@rule("GW-D9")
def test_a_card_may_be_played_for_nothing_and_goes_to_the_discards_when_it_is_done() -> None:
    table = Table()
    table.hand(0, "imperial_audience")
    table.moment("after_command", 0)
    table.play(0, "play imperial_audience")  # no shame to discard
    assert table.over
    assert [table.box.tactics[card].id for card in table.state.tactic_discard] == ["imperial_audience"]


@rule("GW-D9", "GW-I1")
def test_a_card_whose_effect_draws_is_not_yet_in_the_discards() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.wound("left", 1, "a2", "a3", "a4")
    table.hand(0, "final_blow")
    s = table.state
    s.hand[1], s.tactic_deck = sorted(s.tactic_deck), []
    table.give(0, chi=2)
    attack(table, "a5")
    table.play(0, "pass", "boost final_blow")
    assert not table.told("drew")  # there was no card
    assert table.tactics(0) == []
    assert [table.box.tactics[card].id for card in s.tactic_discard] == ["final_blow"]


@rule("GW-X14", "GW-D4", "GW-D5")
@pytest.mark.parametrize("tactics_for", ["event", "window"])
def test_an_option_gives_each_window_of_a_defeat_its_own_card(tactics_for: str) -> None:
    table = Table(tactics_for=tactics_for)
    table.horde("left", "leader_left")
    table.put_on(0, "left", 1, "a2")
    table.wound("left", 1)
    table.hand(0, "camp_tales", "parade_of_captives")
    table.clean_up()
    table.play(0, "play camp_tales")
    assert (table.asked == "tactic" and "play parade_of_captives" in table.options(0)) == (tactics_for == "window")


@rule("GW-X14", "GW-D8")
@pytest.mark.parametrize("tactics_for", ["event", "window"])
def test_the_deaths_are_one_window_by_either_reading(tactics_for: str) -> None:
    """It opens twice: for those who would die, and for those who did."""
    table = Table(tactics_for=tactics_for)
    assert [is_one_event(table.e, trigger) for trigger in (v.SOLDIERS_DYING, v.SOLDIERS_KILLED)] == [True, True]
    assert is_one_event(table.e, v.HORDE_WON) == (tactics_for == "event")
