"""GW-F11 to F15: the highest wall, what counts as one attack, who attacks once, last wounds, wounds from cards."""

import pytest

from tianxia.games.great_wall.position.amounts import NO_MOMENT, scale
from tianxia.games.great_wall.terms.vocabulary import ARCHER_ON_HIGHEST_WALL

from .own_packs import horde, own_pack
from .scenes import own_advisor
from .table import Table

rule = pytest.mark.rule


def attack_order(table: Table) -> None:
    table.command(0, "attack_order")
    table.play(0, "done")  # no clerk moves


@rule("GW-F12")
def test_each_reward_is_taken_as_its_spot_is_covered_and_the_windows_come_after() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.wound("left", 1, "a4", "a5")
    table.set_rest(0, "left", "spearman", 2)
    table.hand(0, "looting_charge", "rob_the_dead")
    attack_order(table)
    table.play(0, "with spearman left", "spot left 1 a2", "with spearman left")
    assert table.kinds_told()[-5:] == ["attacks", "gained", "attacks", "covered", "gained"]
    table.play(0, "play looting_charge", "take 2 wood")  # window 3, for both
    assert table.asked == "tactic"
    table.play(0, "play rob_the_dead")  # window 4
    assert table.stock(0) == {"wood": 2, "stone": 0, "gold": 3, "chi": 1}


@rule("GW-F12")
def test_attack_order_is_two_attacks() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.horde("right", "infantry_left")
    table.set_rest(0, "left", "spearman", 1)
    table.set_rest(0, "right", "spearman", 1)
    table.hand(0, "looting_charge", "flanking_move")
    attack_order(table)
    table.play(0, "with spearman left", "spot left 1 a5", "play looting_charge", "take 1 wood")
    table.play(0, "with spearman right", "spot right 1 b3")
    assert table.asked == "tactic"  # a window 3 of its own
    assert table.options(0) == ["pass", "play flanking_move"]


@rule("GW-F13")
def test_one_effect_attacks_with_the_same_archer_once() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.set_firing(0, "left", 1)
    table.set_rest(0, "left", "spearman", 1)
    attack_order(table)
    table.play(0, "with firing left", "spot left 1 a2")
    assert table.options(0) == ["with spearman left"]
    assert table.refused_by(0, "with firing left") == "GW-F13"
    table.play(0, "with spearman left", "spot left 1 a3")
    table.play(0, "with firing left")  # another effect, another attack
    assert table.asked == "target"


@rule("GW-F13")
def test_an_archer_who_came_up_by_the_effect_does_not_shoot_again() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.wall("left", 1)
    table.set_rest(0, "left", "archer", 2)
    table.set_rest(1, "left", "spearman", 1)
    attack_order(table)
    table.play(0, "with archer left", "spot left 1 a2", "with archer left", "spot left 1 a3")
    assert table.asked == "choose"  # the box for the others
    assert len(table.told("shoots")) == 2


@rule("GW-F13")
@pytest.mark.parametrize("place", ["rest left", "spot left 1 a2"])
def test_a_recruit_does_not_attack_by_the_same_moment(place: str) -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.wall("left", 1)
    table.give(0, wood=1, chi=2)
    table.clerks(0, barracks=1)
    table.set_rest(0, "left", "spearman", 1)
    table.advisor(0, "banner_bearer")
    table.activate("barracks", advanced=True)
    table.play(0, "recruit archer", place)
    assert table.asked == "attacker"
    assert table.options(0) == ["with spearman left", "done"]
    assert table.refused_by(0, "with archer left") == "GW-F5"
    assert table.refused_by(0, "with firing left") == "GW-F5"


@rule("GW-F13")
def test_a_recruit_attacks_by_a_later_moment() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.give(0, wood=1, stone=2)
    table.clerks(0, barracks=1)
    table.activate("barracks", advanced=True)
    table.play(0, "recruit spearman", "rest left")
    table.advisor(0, "warden")
    table.moment("after_activation", 0)
    assert table.options(0) == ["with spearman left", "done"]


@rule("GW-F14")
def test_a_soldier_can_be_the_last_wound() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.wound("left", 1, "a2", "a3")
    table.put_on(1, "left", 1, "a4")  # another player's soldier counts as a wound, too
    table.set_rest(0, "left", "spearman", 1)
    table.hand(0, "rob_the_dead")
    table.hand(1, "final_blow")
    attack_order(table)
    table.play(0, "with spearman left")
    assert ("covered", {"horde_card": "leader_left", "place": "left 1"}) in table.told()
    table.play(0, "pass")  # window 3
    assert (table.asked, table.to_act) == ("tactic", (0,))  # the owner of the last one, nobody else
    table.play(0, "play rob_the_dead")
    assert table.stock(0)["gold"] == 2


@rule("GW-F12", "GW-D8")
def test_the_last_wounds_of_an_attack_are_answered_to_when_window_3_and_its_abilities_are_done() -> None:
    ability = 'on = "attack"\ndo = [{ do = "gain", what = "honor", n = 1 }]'
    table = own_advisor(ability)
    table.horde("left", "leader_left")
    table.wound("left", 1, "a2", "a3")
    table.set_firing(0, "left", 1)
    table.hand(0, "fire_arrows", "rob_the_dead")
    attack_order(table)
    table.play(0, "with firing left", "spot left 1 a4", "play fire_arrows", "spot left 1 a5")
    assert table.options(0) == ["pass", "play rob_the_dead"]
    assert table.honor(0) == 1  # the ability has responded to the attack


@rule("GW-F2")
def test_the_end_of_a_row_is_not_beside_the_beginning_of_the_next() -> None:
    table = Table(pack=own_pack(horde(". . . . . o", "o . . . . .")))
    table.horde("left", "riders_left")
    table.give(0, wood=1, gold=3)
    table.clerks(0, barracks=1)
    table.activate("barracks", advanced=True)
    table.play(0, "recruit horseman")
    assert table.options(0) == ["rest left", "rest middle", "rest right"]


def two_wounds(table: Table) -> None:
    """The boosted effect of Panic in the Ranks: 2 wounds on any hordes."""
    card = next(card for card in table.box.tactics if card.id == "panic_in_the_ranks")
    table.effect(0, card.boosted[0])


@rule("GW-F15")
def test_wounds_of_a_card_go_one_by_one_without_reward_or_attack() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.horde("left", "leader_left")
    table.horde("right", "shield_bearers_left")
    table.hand(0, "looting_charge")
    two_wounds(table)
    assert table.refused_by(0, "spot right 1 a2") == "GW-A17"
    assert table.refused_by(0, "spot middle 1 a2") == "GW-F15"
    table.play(0, "spot left 2 a4")
    assert table.refused_by(0, "spot left 2 a4") == "GW-F15"
    table.play(0, "spot left 1 a3")
    assert table.over  # not a window of an attack
    assert (table.honor(0), table.spot("left", 2, "a4"), table.spot("left", 1, "a3")) == (0, "wound", "wound")
    assert table.kinds_told() == ["wound", "wound"]


@rule("GW-F15")
def test_wounds_without_a_free_spot_are_lost() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.wound("left", 1, "a2", "a3", "a4")
    two_wounds(table)
    table.play(0, "spot left 1 a5")
    assert table.over
    two_wounds(table)
    assert table.over


@rule("GW-F11")
def test_the_highest_wall_is_every_section_at_the_greatest_built_level() -> None:
    table = Table()
    for section in ("left", "middle", "right"):
        table.set_firing(0, section, 1)

    def archers() -> int:
        return scale(table.e, table.state, ARCHER_ON_HIGHEST_WALL, 0, -1, NO_MOMENT)

    assert archers() == 0  # nothing built: none
    table.wall("left", 1)
    assert archers() == 1
    table.wall("right", 1)
    assert archers() == 2
    table.wall("middle", 2)
    assert archers() == 1
