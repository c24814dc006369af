"""The twelve tactic cards of the cooperative game, both sides of each."""

import pytest

from tianxia.games.great_wall.terms.names import COMMANDS

from .scenes import recruit_spearman, shows, total
from .table import Table

rule = pytest.mark.rule
both = pytest.mark.parametrize("side", ["play", "boost"])


def table(card: str, side: str, players: int = 3) -> Table:
    """Seat 0 holds the card and, for its boosted effect, the chi it costs."""
    t = Table(players=players, mode="coop")
    t.hand(0, card)
    if side == "boost":
        t.give(0, chi=next(tactic.chi for tactic in t.box.tactics if tactic.id == card))
    return t


def played(t: Table, card: str, side: str) -> None:
    """Seat 0 plays it in its own window, and it is paid for."""
    while not any(card in text for text in t.options(0)):
        assert t.to_act == (0,)
        t.play(0, "pass" if t.asked == "tactic" else "done")
    if side == "boost":
        held = t.stock(0)["chi"]
        t.play(0, f"boost {card}")
        assert t.stock(0)["chi"] == held - next(tactic.chi for tactic in t.box.tactics if tactic.id == card)
    else:
        assert f"boost {card}" not in t.options(0)
        assert t.refused_by(0, f"boost {card}") == "GW-D3"
        t.play(0, f"play {card}")


def defeat(t: Table, *own: str) -> None:
    """A War Chief is defeated; soldiers of seat 0 stand on these cells."""
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, *own)
    t.wound("left", 1)
    t.clean_up()


def after_command(t: Table) -> None:
    t.command(0, "betrayal")
    t.play(0, "done")


def attack(t: Table) -> None:
    """A recruit of seat 0 attacks in the left section."""
    t.horde("left", "brutes_left")
    t.horde("middle", "brutes_middle")
    recruit_spearman(t, "spot left 1 a5")


def year_ends(t: Table) -> None:
    """With an event that leaves nothing in force."""
    t.decrees()
    t.next_event("imperial_caravan")
    t.end_check()


@shows("shared_glory")
@rule("GW-D5", "GW-C27")
@both
def test_shared_glory(side: str) -> None:
    t = table("shared_glory", side, players=2)
    t.hand(1, "supply_train")
    t.horde("right", "leader_right")
    t.wound("right", 1)
    t.clean_up()
    assert t.to_act == (0, 1)
    t.play(1, "pass")
    played(t, "shared_glory", side)
    n = 2 if side == "play" else 4
    assert t.state.honor == [n, n, 0]  # the clan gains none


@shows("gifts_of_war")
@rule("GW-D5", "GW-C27")
@both
def test_gifts_of_war(side: str) -> None:
    t = table("gifts_of_war", side)
    defeat(t, "a2")
    played(t, "gifts_of_war", side)
    n = 3 if side == "play" else 6
    t.play(0, *["player 1"] * (n - 1), "player 0")
    t.play(0, "take 1 wood")
    t.play(1, f"take {n - 1} gold")
    assert (total(t, 0), total(t, 1), total(t, 2)) == (1, n - 1, 0)


@rule("GW-D5")
def test_gifts_of_war_only_for_the_winner() -> None:
    t = table("gifts_of_war", "play")
    t.horde("left", "leader_left")
    t.put_on(1, "left", 1, "a2")
    t.wound("left", 1)
    t.clean_up()
    t.decline()
    assert t.tactics(0) == ["gifts_of_war"]


@shows("joint_assault")
@rule("GW-D5", "GW-C27", "GW-F12")
@both
def test_joint_assault(side: str) -> None:
    t = table("joint_assault", side)
    t.set_rest(1, "left", "horseman")
    t.set_rest(1, "middle", "spearman", 3)
    t.set_rest(0, "middle", "spearman")
    attack(t)
    played(t, "joint_assault", side)
    assert t.options(0) == ["done", "player 1", "player 2"]
    assert t.refused_by(0, "player 0") == "GW-C27"
    t.play(0, "player 1")
    assert t.to_act == (1,)
    t.play(1, "with spearman middle", "spot middle 1 a2")
    if side == "boost":
        t.play(1, "with horseman left", "spots left 1 a2-a3", "with spearman middle", "spot middle 1 a3")
    assert t.over
    assert t.stock(1)["stone"] == (1 if side == "play" else 2)  # the rewards are those of the attacker
    assert t.rest(0, "middle", "spearman") == 1


@shows("signal_fires")
@rule("GW-D5", "GW-F15")
@both
def test_signal_fires(side: str) -> None:
    t = table("signal_fires", side)
    attack(t)
    played(t, "signal_fires", side)
    assert not [text for text in t.options(0) if "left" in text]
    t.play(0, "spot middle 1 a2")
    if side == "boost":
        t.play(0, "spot middle 1 a3")
    assert t.over
    assert len(t.told("wound")) == (1 if side == "play" else 2)


@shows("break_their_spirit")
@rule("GW-D5", "GW-W13")
@both
def test_break_their_spirit(side: str) -> None:
    t = table("break_their_spirit", side)
    t.horde("left", "leader_left")
    t.wound("left", 1, "a2", "a3", "a4")
    t.horde("middle", "brutes_middle")
    t.horde("middle", "infantry_middle")
    recruit_spearman(t, "spot left 1 a5")
    played(t, "break_their_spirit", side)
    assert t.options(0) == ["done", "at left", "at middle", "at right"]
    t.play(0, "at middle")
    less = 3 if side == "play" else 7
    assert (t.power("middle"), t.power("left")) == (14 - less, 2)
    year_ends(t)
    assert t.state.applied == []  # for this year only


@shows("cover_the_retreat")
@rule("GW-D5", "GW-V11", "GW-C27")
@both
def test_cover_the_retreat(side: str) -> None:
    t = table("cover_the_retreat", side)
    t.event("merciless_war")
    t.horde("left", "brutes_left")
    t.put_on(0, "left", 1, "a2")
    t.put_on(1, "left", 1, "a3", "a4")
    t.wound("left", 1)
    t.clean_up()
    played(t, "cover_the_retreat", side)
    t.play(0, "save spearman")
    t.play(1, "save spearman")
    if side == "boost":
        t.play(1, "save spearman")
    t.decline()
    assert t.rest(0, "left", "spearman") == 1
    assert t.pool(1, "spearman") == (9 if side == "play" else 8)
    assert len(t.told("saved")) == (2 if side == "play" else 3)


@rule("GW-D5")
def test_cover_the_retreat_needs_own_soldiers_that_die() -> None:
    t = table("cover_the_retreat", "play")
    t.horde("left", "leader_left")
    t.put_on(1, "left", 1, "a3", "a4")
    t.wound("left", 1)
    t.clean_up()
    t.decline()
    assert t.tactics(0) == ["cover_the_retreat"]
    assert t.told("saved") == []


@shows("honor_the_fallen")
@rule("GW-D5", "GW-E8")
@both
def test_honor_the_fallen(side: str) -> None:
    t = table("honor_the_fallen", side)
    t.set_shame(0, "spearman", 2)
    t.set_shame(1, "archer", 2)
    defeat(t, "a2")
    played(t, "honor_the_fallen", side)
    if side == "play":
        t.play(0, "unshame spearman")
        assert (t.shamed(0, "spearman"), t.shamed(1, "archer")) == (1, 2)
    else:
        t.play(0, "player 1", "player 0")
        t.play(0, "unshame spearman")
        t.play(1, "unshame archer")
        assert (t.shamed(0, "spearman"), t.shamed(1, "archer")) == (1, 1)
    assert t.over


@shows("council_of_war")
@rule("GW-D5", "GW-C27", "GW-C19")
@both
def test_council_of_war(side: str) -> None:
    t = table("council_of_war", side)
    after_command(t)
    played(t, "council_of_war", side)
    if side == "play":
        assert t.options(0) == ["done", "player 1", "player 2"]
        t.play(0, "player 2")
        t.play(2, "clerk pool>temple", "clerk pool>temple", "clerk pool>quarry")
        assert (t.clerks_at(2, "temple"), t.clerks_at(2, "quarry")) == (2, 1)
    else:
        assert (t.asked, sorted(t.to_act)) == ("first", [1, 2])  # it matters who is first
        t.play(2, "first", "clerk pool>temple", "done")
        t.play(1, "clerk pool>temple", "clerk pool>quarry", "clerk pool>lumber_mill")
        assert [t.clerks_at(seat, "temple") for seat in range(3)] == [0, 1, 1]
    assert t.asked != "clerk"


@shows("reinforce_the_gate")
@rule("GW-D5", "GW-W13")
@both
def test_reinforce_the_gate(side: str) -> None:
    t = table("reinforce_the_gate", side)
    t.wall("right", 1)
    after_command(t)
    played(t, "reinforce_the_gate", side)
    t.play(0, "at right")
    assert (t.defense("right"), t.defense("left")) == (8 + (3 if side == "play" else 7), 0)
    assert t.told("in_force_here") == [("in_force_here", {"seat": "0", "section": "right"})]
    year_ends(t)
    assert t.defense("right") == 8


@shows("recall_orders")
@rule("GW-D5", "GW-Z5", "GW-C8")
@both
def test_recall_orders(side: str) -> None:
    t = table("recall_orders", side)
    for seat in (0, 2):
        for name in ("economy", "despotism"):
            t.state.commands[seat] &= ~(1 << COMMANDS.index(name))
            t.state.discarded[seat] |= 1 << COMMANDS.index(name)
    after_command(t)
    played(t, "recall_orders", side)
    if side == "play":
        t.play(0, "reclaim economy")
        assert t.state.discarded[0] == 1 << COMMANDS.index("despotism")
    else:
        t.play(0, "player 2", "player 2")
        t.play(2, "reclaim economy", "reclaim despotism")
        assert t.state.discarded[2] == 0
    assert t.over


@shows("supply_train")
@rule("GW-D5", "GW-A15", "GW-A10")
@both
def test_supply_train(side: str) -> None:
    t = table("supply_train", side)
    t.give(0, wood=9)
    after_command(t)
    played(t, "supply_train", side)
    gained, given = (1, 4) if side == "play" else (3, 8)
    t.play(0, f"take {gained} chi")
    assert "give chi 1" not in t.options(0)  # what the moment yields cannot be given away in it
    t.play(0, *["give wood 2"] * (given - 1), "give wood 1")
    assert t.over
    assert (t.stock(1)["wood"], t.stock(2)["wood"]) == (1, given - 1)
    assert t.stock(0) == {"wood": 9 - given, "stone": 0, "gold": 0, "chi": gained}


@shows("brothers_in_arms")
@rule("GW-D5", "GW-M3", "GW-C27")
@both
def test_brothers_in_arms(side: str) -> None:
    t = table("brothers_in_arms", side)
    t.set_rest(2, "left", "spearman")
    t.give(1, gold=2)
    recruit_spearman(t)
    played(t, "brothers_in_arms", side)
    t.play(0, "player 1")
    if side == "play":
        t.play(1, "recruit spearman", "rest right")
        assert t.stock(1)["gold"] == 1
    else:
        t.play(1, "recruit spearman", "recruit spearman", "rest right", "rest right")
        assert t.stock(1)["gold"] == 2
    assert t.over
    assert t.rest(1, "right", "spearman") == (1 if side == "play" else 2)


@rule("GW-C27", "GW-R18")
@pytest.mark.parametrize(("ally", "asked"), [(1, True), (2, False)])
def test_the_clan_is_no_brother_in_arms(ally: int, asked: bool) -> None:
    t = table("brothers_in_arms", "play", players=2)
    t.horde("right", "brutes_right")
    t.put_on(ally, "right", 1, "a2")
    recruit_spearman(t, "rest right")
    assert ("play brothers_in_arms" in t.options(0)) is asked
