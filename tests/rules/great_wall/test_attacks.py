"""GW-F: attacks."""

import pytest

from .table import Table

rule = pytest.mark.rule


def recruits(*kinds: str, seat: int = 0) -> Table:
    """The seat has named and paid for these recruits; the test places the hordes before."""
    table = Table()
    table.horde("left", "infantry_left")
    table.horde("left", "brutes_left")
    return recruit(table, *kinds, seat=seat)


def recruit(table: Table, *kinds: str, seat: int = 0) -> Table:
    table.give(seat, wood=9, stone=18, gold=9, chi=9)
    table.clerks(seat, barracks=len(kinds))
    table.activate("barracks", advanced=True)
    table.play(seat, *[f"recruit {kind}" for kind in kinds])
    return table


def effect_of(table: Table, command: str, box: int, number: int) -> int:
    card = next(card for card in table.box.commands if card.id == command)
    return card.boxes[box][number + 1]


def one_attacker(table: Table, seat: int = 0) -> None:
    """The effect of Flanking Move, basic side: attack with 1 soldier."""
    card = next(card for card in table.box.tactics if card.id == "flanking_move")
    table.effect(seat, card.basic[0])


def whole_section(table: Table, seat: int = 0) -> None:
    """The effect of Attack Order: attack with all soldiers of 1 section."""
    table.effect(seat, effect_of(table, "attack_order", 0, 1))


@rule("GW-F1")
def test_a_spearman_covers_a_spot_of_the_first_horde_and_takes_its_reward() -> None:
    table = recruits("spearman")
    stone = table.stock(0)["stone"]
    table.play(0, "spot left 1 a4")
    assert table.spot("left", 1, "a4") == "spearman 0"
    assert table.stock(0)["stone"] == stone + 1
    assert table.told("gained") == [("gained", {"seat": "0", "number": 1, "resource": "stone"})]


@rule("GW-F1")
def test_a_spearman_reaches_only_row_one() -> None:
    table = recruits("spearman")
    assert all("spot left 2" not in text for text in table.options(0))
    assert table.refused_by(0, "spot left 2 a2") == "GW-F1"
    assert table.refused_by(0, "spots left 1 a3-a4") == "GW-F1"


@rule("GW-F1")
@pytest.mark.parametrize(
    ("horde", "spot", "kind", "facts"),
    [
        ("leader_left", "a4", "honor", {"number": 2, "source": "spots"}),
        ("leader_left", "a3", "gained", {"number": 1, "resource": "chi"}),
        ("spies_left", "b6", "drew", {"number": 1}),
    ],
)
def test_rewards_are_honor_resources_or_cards(horde: str, spot: str, kind: str, facts: dict[str, object]) -> None:
    table = Table()
    table.horde("left", horde)
    recruit(table, "spearman")
    table.play(0, f"spot left 1 {spot}")
    assert table.told(kind) == [(kind, {"seat": "0", **facts})]


@rule("GW-F2")
def test_a_horseman_covers_two_spots_side_by_side_in_any_row_and_takes_both_rewards() -> None:
    table = recruits("horseman")
    stone = table.stock(0)["stone"]
    table.play(0, "spots left 2 a2-b2")  # stone and honor, one above the other
    assert table.spot("left", 2, "a2") == table.spot("left", 2, "b2") == "horseman 0"
    assert (table.stock(0)["stone"], table.honor(0)) == (stone + 1, 1)


@rule("GW-F2")
def test_the_pairs_of_a_horseman_are_across_or_down_never_diagonal() -> None:
    table = recruits("horseman")
    first_horde = {text for text in table.options(0) if text.startswith("spots left 1")}
    pairs = ("a3-a4", "a4-a5", "b3-b4", "b4-b5", "a3-b3", "a4-b4", "a5-b5")
    assert first_horde == {f"spots left 1 {pair}" for pair in pairs}
    assert table.refused_by(0, "spot left 1 a3") == "GW-F2"
    assert table.refused_by(0, "spots left 1 a2-a3") == "GW-F7"  # a2 is not a vital spot


@rule("GW-F3")
def test_an_archer_stands_on_the_wall_and_wounds_any_horde_without_reward() -> None:
    table = recruits("archer")
    before = table.stock(0)
    table.play(0, "spot left 2 a3")
    assert table.firing(0, "left") == 1
    assert table.spot("left", 2, "a3") == "wound"
    assert (table.stock(0), table.honor(0)) == (before, 0)


@rule("GW-F3")
def test_an_archer_puts_one_wound() -> None:
    table = recruits("archer")
    assert table.refused_by(0, "spots left 1 a3-a4") == "GW-F3"
    table.play(0, "spot left 1 a3")
    assert table.over


@rule("GW-F4")
def test_an_archer_on_the_wall_wounds_a_horde_of_its_section() -> None:
    table = Table()
    table.horde("left", "infantry_left")
    table.horde("left", "brutes_left")
    table.horde("right", "leader_left")
    table.set_firing(0, "left", 1)  # the only firing spot of the section
    one_attacker(table)
    assert table.options(0) == ["with firing left", "done"]
    table.play(0, "with firing left")
    assert table.refused_by(0, "spot right 1 a2") == "GW-F5"
    table.play(0, "spot left 2 b4")
    assert (table.spot("left", 2, "b4"), table.firing(0, "left")) == ("wound", 1)
    assert table.over


@rule("GW-F5")
def test_soldiers_at_rest_attack_only_their_own_section() -> None:
    table = Table()
    table.horde("left", "infantry_left")
    table.horde("right", "leader_left")
    table.set_rest(0, "left", "spearman", 1)
    table.set_rest(0, "middle", "spearman", 1)
    one_attacker(table)
    assert table.options(0) == ["with spearman left", "done"]
    assert table.refused_by(0, "with spearman right") == "GW-F5"
    assert table.refused_by(0, "with spearman middle") == "GW-F7"
    table.play(0, "with spearman left")
    assert table.refused_by(0, "spot right 1 a2") == "GW-F5"
    table.play(0, "spot left 1 a3")
    assert (table.rest(0, "left", "spearman"), table.stock(0)["wood"]) == (0, 1)


@rule("GW-F5", "GW-F7")
def test_an_archer_at_rest_first_takes_a_free_firing_spot() -> None:
    table = Table()
    table.horde("left", "infantry_left")
    table.set_rest(0, "left", "archer", 2)
    one_attacker(table)
    table.play(0, "with archer left", "spot left 1 a3")
    assert (table.firing(0, "left"), table.rest(0, "left", "archer")) == (1, 1)
    one_attacker(table)  # the wall is full: only the archer on it can shoot
    assert table.options(0) == ["with firing left", "done"]
    assert table.refused_by(0, "with archer left") == "GW-F7"


@rule("GW-F6")
def test_soldiers_on_hordes_do_not_attack_again() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.put_on(0, "left", 1, "a2", "a3-a4")
    whole_section(table)
    assert table.over
    assert table.spot("left", 1, "a2") == "spearman 0"


@rule("GW-F7")
def test_without_a_fitting_spot_there_is_no_attack() -> None:
    table = Table()
    table.horde("left", "spies_left")
    table.wound("left", 1, "a1", "a3", "a5", "b2", "b3")
    table.set_rest(0, "left", "horseman", 1)
    whole_section(table)
    assert table.over
    assert table.rest(0, "left", "horseman") == 1


@rule("GW-F7")
def test_an_archer_takes_no_firing_spot_if_there_is_nothing_to_wound() -> None:
    table = Table()
    table.horde("left", "shield_bearers_left")  # no wound may be placed on it
    recruit(table, "archer")
    assert table.options(0) == ["rest left", "rest middle", "rest right"]
    assert table.refused_by(0, "spot left 1 a2") == "GW-A17"
    table.play(0, "rest left")
    one_attacker(table)
    assert table.over
    assert (table.firing(0, "left"), table.rest(0, "left", "archer")) == (0, 1)


@rule("GW-F8")
def test_a_covered_horde_keeps_its_place_power_and_ability_till_the_clean_up() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.horde("left", "brutes_left")
    table.wound("left", 1)
    table.wall("left", 1)
    assert table.hordes("left") == ["leader_left", "brutes_left"]
    assert (table.power("left"), table.defense("left")) == (10, 4)  # still halved
    recruit(table, "spearman", "horseman", "archer")
    assert table.options(0) == ["next spearman", "next archer", "next horseman"]
    table.play(0, "next spearman")
    assert table.options(0) == ["rest left", "rest middle", "rest right"]
    assert table.refused_by(0, "spot left 1 a2") == "GW-F7"
    table.play(0, "rest left", "next horseman", "spots left 2 a2-a3", "spot left 2 b2")
    table.clean_up()
    table.decline()
    assert table.hordes("left") == ["brutes_left"]


@rule("GW-F9")
def test_a_soldier_taken_off_a_horde_that_stays_leaves_its_wounds() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.put_on(0, "left", 1, "a2")
    table.put_on(1, "left", 1, "a3-b3")
    table.assault()
    table.decline()
    assert table.spot("left", 1, "a2") == "wound"
    assert table.spot("left", 1, "a3") == table.spot("left", 1, "b3") == "wound"
    assert len(table.free_spots("left", 1)) == 4


@rule("GW-F10")
def test_an_order_to_attack_with_all_may_be_declined_whole() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.set_rest(0, "left", "spearman", 2)
    whole_section(table)
    table.play(0, "done")
    assert table.over
    assert table.rest(0, "left", "spearman") == 2


@rule("GW-F10")
def test_once_begun_everybody_of_the_section_attacks_in_the_owners_order() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.horde("right", "leader_left")
    table.set_rest(0, "left", "spearman", 1)
    table.set_rest(0, "left", "horseman", 1)
    table.set_rest(0, "right", "spearman", 1)
    table.set_firing(0, "left", 1)
    whole_section(table)
    table.play(0, "with horseman left", "spots left 1 a2-a3")
    assert table.refused_by(0, "done") == "GW-F10"
    assert table.refused_by(0, "with spearman right") == "GW-A17"  # another section
    assert table.options(0) == ["with spearman left", "with firing left"]
    table.play(0, "with firing left", "spot left 1 a4")
    assert table.refused_by(0, "done") == "GW-F10"
    table.play(0, "with spearman left", "spot left 1 a5")
    assert table.over
    assert table.rest(0, "right", "spearman") == 1


@rule("GW-F10")
def test_who_cannot_attack_when_the_turn_comes_stays() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.set_rest(0, "left", "spearman", 3)
    table.set_rest(0, "left", "horseman", 1)
    whole_section(table)
    table.play(0, "with spearman left", "spot left 1 a3", "with spearman left", "spot left 1 a5")
    table.play(0, "with spearman left", "spot left 1 a2")
    assert table.over  # one spot is left, no room for the horseman
    assert table.rest(0, "left", "horseman") == 1
    assert table.free_spots("left", 1) == ["a4"]


@rule("GW-F10")
def test_all_archers_from_rest_areas_and_firing_spots() -> None:
    table = Table()
    table.horde("left", "brutes_left")
    table.horde("right", "leader_left")
    table.wall("left", 1)
    table.set_firing(0, "left", 1)
    table.set_rest(0, "left", "archer", 1)
    table.set_rest(0, "right", "archer", 1)
    table.set_rest(0, "right", "spearman", 1)
    table.advisor(0, "archer_commander")
    table.moment("after_activation", 0)
    assert table.refused_by(0, "with spearman right") == "GW-A17"
    table.play(0, "with archer right", "spot right 1 a2")
    assert table.refused_by(0, "done") == "GW-F10"
    table.play(0, "with firing left", "spot left 1 a2", "with archer left", "spot left 1 a3")
    assert table.over
    assert (table.firing(0, "left"), table.firing(0, "right")) == (2, 1)
