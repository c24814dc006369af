"""The six command cards of a player: what each of them does."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import COMMANDS

from .table import Table

rule = pytest.mark.rule


def on_track(*cards: str) -> Table:
    """These cards of seats 0, 1, 2 on the track, with a horde or two to attack."""
    t = Table(len(cards))
    t.set_track(*cards)
    return t


def begin(t: Table, seat: int = 0) -> None:
    t.command(seat, COMMANDS[t.state.played[seat]])


def others_decline(t: Table) -> None:
    for _ in range(2):
        t.play(t.to_act[0], "done")


def moves_of(t: Table, seat: int, text: str) -> int:
    """How often the seat can make this clerk move before another is asked."""
    moves = 0
    while t.asked == "clerk" and t.to_act == (seat,):
        t.play(seat, text)
        moves += 1
    return moves


def hire_all(t: Table, seat: int) -> None:
    """All eight clerks of the seat stand at the logistics center."""
    t.clerks(seat, logistics=8)


@rule("GW-J4")
@pytest.mark.parametrize(
    ("card", "moves"), [("despotism", 4), ("work_harder", 8), ("economy", 3), ("raise_banner", 3), ("attack_order", 2)]
)
def test_clerks_the_owner_moves(card: str, moves: int) -> None:
    t = on_track(card, "betrayal", "betrayal")
    hire_all(t, 0)
    begin(t)
    assert moves_of(t, 0, "clerk logistics>embassy") == moves


@rule("GW-J4")
@pytest.mark.parametrize("card", ["despotism", "work_harder", "economy", "raise_banner"])
def test_the_others_move_two_clerks_to_two_different_locations(card: str) -> None:
    t = on_track(card, "betrayal", "betrayal")
    begin(t)
    t.play(0, "done")
    t.play(1, "clerk pool>academy")
    assert t.refused_by(1, "clerk pool>academy") == "GW-K6"
    t.play(1, "clerk pool>embassy")
    assert (t.asked, t.to_act) == ("clerk", (2,))


# Despotism


@rule("GW-J5")
def test_despotism_moves_two_more_for_each_economy() -> None:
    t = on_track("despotism", "economy", "economy")
    hire_all(t, 0)
    begin(t)
    assert moves_of(t, 0, "clerk logistics>embassy") == 8


@rule("GW-J4")
def test_despotism_activates_one_location() -> None:
    t = on_track("despotism", "betrayal", "betrayal")
    t.clerks(0, quarry=1, gold_mine=1)
    t.clerks(1, quarry=1)
    begin(t)
    t.play(0, "done")
    others_decline(t)
    t.play(0, "activate quarry")
    t.decline()
    assert t.told("activated") == [("activated", {"location": "quarry"})]
    assert t.stock(0)["stone"] == 1
    assert t.stock(1)["stone"] == 1
    assert t.stock(0)["gold"] == 0


# Work Harder


@rule("GW-J5")
@pytest.mark.parametrize(
    ("others", "activations"),
    [(("betrayal", "betrayal"), 0), (("attack_order", "betrayal"), 1), (("attack_order", "attack_order"), 2)],
)
def test_work_harder_activates_a_location_for_each_attack_order(others: tuple[str, str], activations: int) -> None:
    t = on_track("work_harder", *others)
    t.clerks(0, quarry=1, gold_mine=1, temple=1)
    begin(t)
    t.play(0, "done")
    others_decline(t)
    for location in ("quarry", "gold_mine")[:activations]:
        assert t.asked == "advance"
        t.play(0, f"activate {location}")
        if t.asked == "donate":
            t.play(0, "done")
    assert t.asked != "advance"
    assert len(t.told("activated")) == activations


# Economy


@rule("GW-J5", "GW-P10")
@pytest.mark.parametrize(
    ("others", "incomes"),
    [(("betrayal", "betrayal"), 1), (("work_harder", "betrayal"), 2), (("work_harder", "work_harder"), 3)],
)
def test_economy_upgrades_for_one_less_and_takes_income(others: tuple[str, str], incomes: int) -> None:
    t = on_track("economy", *others)
    for location, level in (("lumber_mill", 1), ("gold_mine", 3), ("temple", 1)):
        t.set_overseer(0, location, level)
    t.give(0, gold=1)
    begin(t)
    t.play(0, "done")
    others_decline(t)
    assert t.options(0) == ["done", "upgrade quarry"]
    t.play(0, "upgrade quarry", "overseer spearman")  # the first step costs 2 gold: 1 less
    assert t.stock(0)["gold"] == 0
    assert t.overseer(0, "quarry") == 1
    for location in ("gold_mine", "quarry", "temple")[:incomes]:
        assert t.asked == "income"
        t.play(0, f"income {location}")
    assert t.over
    assert t.stock(0) == {"wood": 0, "stone": int(incomes > 1), "gold": 3, "chi": int(incomes > 2)}


@rule("GW-J4")
def test_economy_takes_each_overseers_income_once() -> None:
    t = on_track("economy", "work_harder", "betrayal")
    for location in ("lumber_mill", "gold_mine", "temple"):
        t.set_overseer(0, location, 2)
    begin(t)
    t.play(0, "done")
    others_decline(t)
    t.play(0, "income temple")
    assert t.refused_by(0, "income temple") == "GW-Z1"
    t.play(0, "income lumber_mill")
    assert t.stock(0) == {"wood": 2, "stone": 0, "gold": 0, "chi": 2}


# Attack Order


def soldiers_everywhere(*cards: str) -> Table:
    t = on_track(*cards)
    for section in ("left", "middle"):
        t.horde(section, f"brutes_{section}")
        t.set_rest(0, section, "spearman", 2)
    return t


@rule("GW-J4", "GW-F10", "GW-F12")
def test_attack_order_attacks_with_a_whole_section_twice() -> None:
    t = soldiers_everywhere("attack_order", "betrayal", "betrayal")
    t.hand(0, "looting_charge")
    begin(t)
    t.play(0, "done", "with spearman left", "spot left 1 a2")
    assert t.refused_by(0, "done") == "GW-F10"
    t.play(0, "with spearman left", "spot left 1 a3")
    assert t.asked == "tactic"  # the first attack is over: one section only
    t.play(0, "pass")
    t.play(0, "with spearman middle", "spot middle 1 a2", "with spearman middle", "spot middle 1 a3")
    assert t.asked == "tactic"  # a second attack with its own window
    t.play(0, "pass", "pass")  # and window 6 after the card
    assert t.over


@rule("GW-J4")
def test_attack_order_may_be_declined() -> None:
    t = soldiers_everywhere("attack_order", "betrayal", "betrayal")
    begin(t)
    t.play(0, "done", "done", "done")
    assert t.over
    assert t.told("attacks") == []


@rule("GW-J5")
def test_attack_order_attacks_in_one_more_section_for_each_raise_banner() -> None:
    t = soldiers_everywhere("attack_order", "raise_banner", "betrayal")
    begin(t)
    t.play(0, "done", "done")
    t.play(0, "with spearman left", "spot left 1 a2", "with spearman left", "spot left 1 a3")
    t.play(0, "with spearman middle", "spot middle 1 a2", "with spearman middle", "spot middle 1 a3")
    assert t.over
    assert len(t.told("attacks")) == 4


@rule("GW-J4")
def test_attack_order_asks_only_those_others_who_can_do_something() -> None:
    t = soldiers_everywhere("attack_order", "betrayal", "betrayal")
    t.set_rest(2, "right", "spearman", 1)  # nothing to attack there, but it can move
    begin(t)
    t.play(0, "done", "done")
    assert (t.asked, t.to_act, t.options(2)) == ("choose", (2,), ["done", "choose 1"])
    assert t.refused_by(2, "choose 2") == "GW-F7"
    t.play(2, "choose 1", "move right>left", "march spearman")
    assert (t.asked, t.to_act) == ("attacker", (0,))


@rule("GW-J4")
def test_the_others_redeploy_or_attack_with_one_soldier() -> None:
    t = on_track("attack_order", "betrayal", "betrayal")
    t.horde("left", "brutes_left")
    for seat in (1, 2):
        t.set_rest(seat, "left", "spearman", 2)
    begin(t)
    t.play(0, "done")
    t.play(1, "choose 1", "move left>right", "march spearman", "march spearman")
    assert t.rest(1, "right", "spearman") == 2
    t.play(2, "choose 2", "with spearman left", "spot left 1 a3")
    assert t.rest(2, "left", "spearman") == 1  # one soldier only
    assert t.honor(2) == 1
    assert t.over


# Betrayal


@rule("GW-J8", "GW-Z5")
def test_betrayal_copies_or_moves_two_clerks_and_the_others_do_nothing() -> None:
    t = on_track("betrayal", "economy", "despotism")
    begin(t)
    assert t.options(0) == ["done", "choose 1", "choose 2"]
    t.play(0, "choose 2", "clerk pool>academy", "clerk pool>embassy")
    assert t.asked == "next_location"
    assert t.to_act == (0,)


# Raise Banner


def banner(*others: str) -> Table:
    t = on_track("raise_banner", *others)
    t.rich(0, 1)
    t.horde("left", "brutes_left")
    t.clerks(0, barracks=1)
    t.clerks(1, barracks=1)
    begin(t)
    t.play(0, "done")
    others_decline(t)
    return t


@rule("GW-J4")
def test_raise_banner_doubles_the_owners_clerks_at_the_barracks() -> None:
    t = banner("betrayal", "betrayal")
    assert t.options(0) == ["done", "activate barracks"]
    t.play(0, "activate barracks", "recruit spearman", "recruit spearman")
    t.play(0, "rest left", "rest left")  # two recruits for one clerk
    t.play(1, "recruit spearman")
    t.play(1, "rest left")  # one for the other player's
    assert t.over
    assert t.rest(0, "left", "spearman") == 2
    assert t.rest(1, "left", "spearman") == 1


@rule("GW-J4")
def test_the_banner_holds_for_the_activation_of_the_same_turn_and_no_longer() -> None:
    t = Table()
    t.rich(0, 1)
    t.set_track("raise_banner", "despotism", "betrayal")
    t.clerks(0, barracks=1)
    t.clerks(1, barracks=2)
    t.run((frames.TURN, 0))
    t.play(0, "clerk pool>barracks", "done")  # full
    others_decline(t)
    t.play(0, "done")  # not early: the barracks activate as usual
    for _ in range(4):
        t.play(0, "recruit spearman")
    assert t.asked == "place_recruit"
    t.decline(until="clerk")
    assert t.state.active == 1
    t.play(1, "done")
    t.play(0, "clerk pool>barracks", "done")
    t.play(2, "done")
    t.play(1, "activate barracks")
    t.play(0, "recruit spearman")
    assert t.asked == "place_recruit"  # one clerk, one recruit


@rule("GW-J5")
def test_raise_banner_attacks_with_a_soldier_for_each_despotism() -> None:
    t = banner("despotism", "despotism")
    t.set_rest(0, "left", "spearman", 3)
    t.play(0, "done", "with spearman left", "spot left 1 a2", "with spearman left", "spot left 1 a3")
    assert t.asked != "attacker"
    assert t.rest(0, "left", "spearman") == 1
