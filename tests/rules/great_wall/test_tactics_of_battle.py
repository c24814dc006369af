"""Tactic cards of the windows 1 to 5: hordes, attacks and deaths. Each with both effects (GW-D3)."""

import pytest

from .scenes import attack, covered_leader, has, honor_by, shows
from .table import Table

BOTH = ("play", "boost")


def holding(card: str, chi: int = 9) -> Table:
    """Seat 0 holds the card and chi for its boosted effect."""
    t = Table()
    t.hand(0, card)
    t.give(0, chi=chi)
    return t


def clean_up(t: Table, until: str) -> None:
    """A defeat, up to the window in which this answer is offered."""
    t.clean_up()
    t.decline("tactic")
    while until not in t.options(0):
        t.play(0, "pass")
        t.decline("tactic")


# 1. A horde is defeated


@shows("heroic_fight")
@pytest.mark.parametrize(("side", "honor", "chi"), [("play", 4, 9), ("boost", 8, 7)])
def test_heroic_fight(side: str, honor: int, chi: int) -> None:
    t = holding("heroic_fight")
    covered_leader(t, "a2")
    t.set_firing(0, "left")
    t.clean_up()
    t.play(0, f"{side} heroic_fight")
    assert honor_by(t, "tactics") == honor
    assert t.stock(0)["chi"] == chi


@shows("heroic_fight")
@pytest.mark.parametrize(("own", "archer"), [("a2", "right"), ("a2-a3", "left")])
def test_heroic_fight_needs_a_spearman_on_the_horde_and_an_archer_above_it(own: str, archer: str) -> None:
    t = holding("heroic_fight")
    covered_leader(t, own)
    t.set_firing(0, archer)
    t.set_rest(0, "left", "archer")  # in the rest area: not enough
    t.set_rest(0, "left", "spearman")
    t.clean_up()
    assert t.refused_by(0, "play heroic_fight") == "GW-D9"


@shows("camp_tales")
@pytest.mark.parametrize(
    ("own", "basic", "boosted"),
    [
        (("a2",), 2, 4),
        (("a2-a3",), 2, 4),
        (("a2-a3", "a4", "a5"), 4, 8),
        (("a2", "a3", "a4", "a5"), 5, 10),
        (("a2", "a3", "a4", "a5", "b2"), 5, 10),
    ],
)
def test_camp_tales(own: tuple[str, ...], basic: int, boosted: int) -> None:
    for side, honor in (("play", basic), ("boost", boosted)):
        t = holding("camp_tales")
        t.horde("left", "brutes_left")
        t.put_on(0, "left", 1, *own)
        t.wound("left", 1)
        t.clean_up()
        t.play(0, f"{side} camp_tales")
        assert honor_by(t, "tactics") == honor
        assert t.stock(0)["chi"] == (9 if side == "play" else 7)


@shows("camp_tales")
def test_camp_tales_needs_a_soldier_on_the_horde() -> None:
    t = holding("camp_tales")
    covered_leader(t)
    t.put_on(1, "left", t.horde("left", "brutes_left"), "a2")
    t.set_rest(0, "left", "spearman")
    t.clean_up()
    assert t.over  # nothing of seat 0 is on the horde: no card of this window could be played


# 2. You win a trophy


@shows("parade_of_captives")
@pytest.mark.parametrize("side", BOTH)
def test_parade_of_captives(side: str) -> None:
    t = holding("parade_of_captives")
    covered_leader(t, "a2")
    t.set_shame(0, "archer", 2)
    clean_up(t, "play parade_of_captives")
    t.play(0, f"{side} parade_of_captives")
    if side == "boost":
        t.play(0, "unshame archer")
    assert t.asked != "cleanse"
    assert honor_by(t, "tactics") == 3
    assert t.shamed(0, "archer") == (2 if side == "play" else 1)
    assert t.stock(0)["chi"] == (9 if side == "play" else 7)


@shows("captured_wagons")
@pytest.mark.parametrize(("side", "each", "chi"), [("play", 1, 9), ("boost", 2, 8)])
def test_captured_wagons(side: str, each: int, chi: int) -> None:
    t = holding("captured_wagons")
    covered_leader(t, "a2")
    clean_up(t, "play captured_wagons")
    t.play(0, f"{side} captured_wagons")
    assert has(t, wood=each, stone=each, gold=each, chi=chi)


@shows("panic_in_the_ranks")
@pytest.mark.parametrize(("side", "wounds", "chi"), [("play", 1, 9), ("boost", 2, 8)])
def test_panic_in_the_ranks(side: str, wounds: int, chi: int) -> None:
    t = holding("panic_in_the_ranks")
    covered_leader(t, "a2")
    t.horde("left", "brutes_left")
    t.horde("right", "infantry_right")
    t.horde("middle", "shield_bearers_middle")
    clean_up(t, "play panic_in_the_ranks")
    t.play(0, f"{side} panic_in_the_ranks")
    assert t.refused_by(0, "spot middle 1 a2") == "GW-A17"
    t.play(0, *["spot right 1 a3", "spot left 2 a2"][:wounds])
    assert t.asked != "wound"
    assert len(t.told("wound")) == wounds
    assert t.stock(0)["chi"] == chi
    assert honor_by(t, "spots") == 0  # no reward


@shows("parade_of_captives", "captured_wagons", "panic_in_the_ranks")
@pytest.mark.parametrize("card", ["parade_of_captives", "captured_wagons", "panic_in_the_ranks"])
def test_who_does_not_win_the_horde_cannot_play_it(card: str) -> None:
    t = holding(card, chi=0)
    t.horde("left", "leader_left")
    t.put_on(1, "left", 1, "a2", "a3")
    t.put_on(0, "left", 1, "a4", "a5")
    t.tea(1, 0, 2)
    t.clean_up()
    for _ in range(3):  # the horde is defeated, a soldier would die, a soldier is dead
        assert t.refused_by(0, f"play {card}") == "GW-D5"
        t.play(0, "pass")
    assert t.over
    assert t.trophies(1) == ["leader_left"]


# 3. You attack


def attackers(t: Table, spearmen: int) -> list[str]:
    """Spearmen at rest in front of Brutes; their attacks."""
    t.horde("left", "brutes_left")
    t.horde("right", "brutes_right")
    t.set_rest(0, "left", "spearman", spearmen)
    return [f"spearman left {cell}" for cell in ("b2", "b3", "b4", "a5")][:spearmen]


@shows("flanking_move")
@pytest.mark.parametrize(("side", "more", "chi"), [("play", 1, 9), ("boost", 3, 7)])
def test_flanking_move(side: str, more: int, chi: int) -> None:
    t = holding("flanking_move")
    first = attackers(t, 1)
    t.horde("middle", "brutes_middle")
    t.set_rest(0, "right", "spearman", 2)
    t.set_rest(0, "right", "horseman")
    t.set_rest(0, "middle", "spearman")
    attack(t, *first)
    t.play(0, f"{side} flanking_move", "with horseman right", "spots right 1 a2-b2")
    t.play(0, *["with spearman middle", "spot middle 1 a3", "with spearman right", "spot right 1 a5"][: 2 * more - 2])
    assert t.over
    assert t.rest(0, "right", "spearman") == (2 if side == "play" else 1)
    assert t.stock(0)["chi"] == chi


@shows("fire_arrows")
@pytest.mark.parametrize(("side", "wounds", "chi"), [("play", 1, 9), ("boost", 2, 8)])
def test_fire_arrows(side: str, wounds: int, chi: int) -> None:
    t = holding("fire_arrows")
    t.horde("left", "brutes_left")
    t.horde("right", "brutes_right")
    t.horde("left", "infantry_left")
    t.set_firing(0, "left")
    attack(t, "firing left a2")
    t.play(0, f"{side} fire_arrows")
    assert t.refused_by(0, "spot right 1 a3") == "GW-F15"
    t.play(0, *["spot left 2 a3", "spot left 1 a3"][:wounds])
    assert t.over
    assert len(t.told("wound")) == wounds
    assert t.stock(0)["chi"] == chi


@shows("fire_arrows")
def test_fire_arrows_needs_an_archer_among_the_attackers() -> None:
    t = holding("fire_arrows")
    attack(t, *attackers(t, 1))
    assert t.refused_by(0, "play fire_arrows") == "GW-D9"


@shows("looting_charge")
@pytest.mark.parametrize(
    ("side", "soldiers", "resources"),
    [("play", 1, 1), ("play", 3, 3), ("play", 4, 3), ("boost", 1, 2), ("boost", 3, 6), ("boost", 4, 6)],
)
def test_looting_charge(side: str, soldiers: int, resources: int) -> None:
    t = holding("looting_charge", 2)
    attack(t, *attackers(t, soldiers))
    t.play(0, f"{side} looting_charge")
    assert t.options(0)[-1] == f"take {resources} chi"
    t.play(0, f"take {resources} chi")
    assert t.over
    assert t.stock(0)["chi"] == resources + (2 if side == "play" else 0)


# 4. You place the last wound


def last_wound(card: str) -> Table:
    """Seat 0 covered the last spot, and no other window is left."""
    t = holding(card)
    t.horde("left", "leader_left")
    t.wound("left", 1, "a2", "a3", "a4")
    t.set_rest(0, "left", "spearman")
    attack(t, "spearman left a5")
    assert t.refused_by(0, f"play {card}") == "GW-D5"  # window 3
    t.play(0, "pass")
    return t


@shows("rob_the_dead")
@pytest.mark.parametrize(("side", "gold", "chi"), [("play", 2, 9), ("boost", 5, 7)])
def test_rob_the_dead(side: str, gold: int, chi: int) -> None:
    t = last_wound("rob_the_dead")
    t.play(0, f"{side} rob_the_dead")
    assert t.over
    assert has(t, gold=gold, chi=chi)


@shows("final_blow")
@pytest.mark.parametrize(("side", "honor", "chi"), [("play", 3, 9), ("boost", 5, 7)])
def test_final_blow(side: str, honor: int, chi: int) -> None:
    t = last_wound("final_blow")
    t.play(0, f"{side} final_blow")
    if side == "boost":
        assert t.options(0) == ["draw 0", "draw 1"]
        t.play(0, "draw 1")
    assert t.over
    assert honor_by(t, "tactics") == honor
    assert len(t.tactics(0)) == (0 if side == "play" else 1)
    assert t.stock(0)["chi"] == chi


# 5. Your soldiers are killed


@shows("withdrawal")
@pytest.mark.parametrize(("side", "saved"), [("play", 1), ("boost", 3)])
def test_withdrawal(side: str, saved: int) -> None:
    t = holding("withdrawal", 2)
    t.year(6)  # lethality 3
    covered_leader(t, "a2", "a3", "a4", "a5")
    clean_up(t, "play withdrawal")
    t.play(0, f"{side} withdrawal", *["save spearman"] * saved)
    assert t.asked != "save"  # no more for free
    t.decline()
    assert t.rest(0, "left", "spearman") == 1 + saved
    assert t.stock(0)["chi"] == (2 if side == "play" else 0)


@shows("last_stand")
@pytest.mark.parametrize(
    ("side", "killed", "honor"), [("play", 1, 2), ("play", 2, 4), ("play", 3, 4), ("boost", 1, 4), ("boost", 3, 8)]
)
def test_last_stand(side: str, killed: int, honor: int) -> None:
    t = holding("last_stand", 2)
    t.year({1: 1, 2: 3, 3: 6}[killed])
    covered_leader(t, "a2", "a3", "a4", "a5")
    clean_up(t, "play last_stand")
    t.play(0, f"{side} last_stand")
    assert t.over
    assert honor_by(t, "tactics") == honor
    assert t.stock(0)["chi"] == (2 if side == "play" else 0)
