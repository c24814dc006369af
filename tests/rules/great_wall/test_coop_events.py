"""GW-C14: the twelve events of the cooperative game."""

import pytest

from tianxia.games.great_wall.terms import frames

from .scenes import shows, total
from .table import Table

rule = pytest.mark.rule


def table(players: int = 3) -> Table:
    return Table(players=players, mode="coop")


def lasting(name: str) -> Table:
    """The event happened years ago."""
    t = table()
    t.event(name)
    assert t.over
    t.end_check()
    t.decline("command")
    return t


# Once


@shows("harsh_winter")
@rule("GW-C14")
def test_harsh_winter() -> None:
    t = table()
    t.give(0, wood=3, chi=1)
    t.give(1, gold=1)
    t.event("harsh_winter")
    assert t.told("event") == [("event", {"event": "harsh_winter"})]
    assert (t.asked, t.to_act) == ("lose", (0,))
    assert t.options(0) == ["pay 1 wood", "pay 1 chi"]
    assert t.refused_by(0, "done") == "GW-J4"  # it cannot be declined
    t.play(0, "pay 1 chi")
    assert t.over  # the rest is not a choice: as many as there are
    assert [total(t, seat) for seat in range(3)] == [2, 0, 0]
    assert t.stock(0)["wood"] == 2


@shows("camp_fever")
@rule("GW-C14", "GW-V7")
def test_camp_fever() -> None:
    t = table()
    t.wall("middle", 1)
    t.set_rest(0, "left", "horseman")
    t.set_firing(0, "middle")
    t.set_rest(1, "right", "spearman", 2)
    t.horde("left", "brutes_left")
    t.put_on(2, "left", 1, "a2")  # not in a camp: nothing to lose
    t.hand(0, "cover_the_retreat", "honor_the_fallen")
    t.event("camp_fever")
    assert t.options(0) == ["lose horseman left", "lose firing middle"]
    t.play(0, "lose firing middle")
    assert t.over  # they are not killed: no window
    assert (t.firing(0, "middle"), t.pool(0, "archer"), t.rest(0, "left", "horseman")) == (0, 4, 1)
    assert (t.rest(1, "right", "spearman"), t.pool(1, "spearman")) == (1, 9)
    assert t.spot("left", 1, "a2") == "spearman 2"


@shows("outriders")
@rule("GW-C14", "GW-S3")
def test_outriders() -> None:
    t = table()
    t.horde("left", "infantry_left")
    t.next_hordes("plunderers_left")
    t.event("outriders")
    assert t.over
    assert t.hordes("middle") == ["plunderers_left"]


@shows("spies_in_the_camp")
@rule("GW-C14")
def test_spies_in_the_camp() -> None:
    t = table()
    t.hand(0, "shared_glory", "gifts_of_war")
    t.hand(2, "joint_assault")
    t.event("spies_in_the_camp")
    assert t.options(0) == ["discard shared_glory", "discard gifts_of_war"]
    t.play(0, "discard shared_glory")
    assert t.over
    assert (t.tactics(0), t.tactics(2)) == (["gifts_of_war"], [])
    assert [t.box.tactics[card].id for card in t.state.tactic_discard] == ["shared_glory", "joint_assault"]


@shows("imperial_caravan")
@rule("GW-C14", "GW-C27")
def test_imperial_caravan() -> None:
    t = table(2)
    t.event("imperial_caravan")
    t.play(0, "take 2 wood", "take 1 chi")
    t.play(1, "take 3 gold")
    assert t.over  # the clan gains nothing
    assert [total(t, seat) for seat in range(3)] == [3, 3, 0]
    assert t.stock(1)["gold"] == 3


@shows("lantern_festival")
@rule("GW-C14", "GW-G5")
def test_lantern_festival() -> None:
    t = table()
    t.set_shame(0, "spearman", 2)
    t.set_shame(2, "archer")
    t.event("lantern_festival")
    assert t.options(0) == ["done", "unshame spearman"]
    t.play(0, "unshame spearman")
    t.play(2, "done")
    assert t.over
    assert (t.shamed(0, "spearman"), t.shamed(2, "archer"), t.state.bank) == (1, 1, 28)


# Until the end of the game


@shows("war_drums")
@rule("GW-C14")
def test_war_drums() -> None:
    t = lasting("war_drums")
    for row in range(3):
        while t.hordes(("left", "middle", "right")[row]):
            t.take_away(("left", "middle", "right")[row], 1)
    t.horde("left", "brutes_left")
    t.horde("left", "infantry_left")
    assert t.power("left") == 8 + 6 + 2


@shows("merciless_war")
@rule("GW-C14", "GW-V6")
@pytest.mark.parametrize(("event", "killed"), [("merciless_war", 2), ("", 1)])
def test_merciless_war(event: str, killed: int) -> None:
    t = table()
    if event:
        t.event(event)
    t.horde("left", "brutes_left")
    t.put_on(0, "left", 1, "a2", "a3", "a4")
    t.wound("left", 1)
    t.clean_up()
    t.decline()
    assert t.told("killed") == [("killed", {"seat": "0", "soldier": "spearman", "number": killed})]


@shows("rotten_timber")
@rule("GW-C14")
def test_rotten_timber() -> None:
    t = table()
    t.wall("left", 1, barricades=3)
    t.wall("middle", 0, barricades=2)
    assert (t.defense("left"), t.defense("middle")) == (8 + 6, 4)
    t.event("rotten_timber")
    assert (t.defense("left"), t.defense("middle")) == (8 + 3, 2)


@shows("failing_spirits")
@rule("GW-C14", "GW-V7")
def test_failing_spirits() -> None:
    t = table()
    t.event("failing_spirits")
    t.horde("left", "leader_left")
    t.put_on(0, "left", 1, "a2")
    t.put_on(1, "left", 1, "a3")
    t.wound("left", 1)
    t.give(0, chi=2)
    t.give(1, chi=3)
    t.clean_up()
    assert (t.asked, t.to_act) == ("ransom", (1,))
    t.play(1, "save spearman")
    assert t.stock(1)["chi"] == 0
    assert t.rest(1, "left", "spearman") == 1


@shows("master_masons")
@rule("GW-C14", "GW-U4")
def test_master_masons() -> None:
    t = table()
    t.event("master_masons")
    t.give(1, wood=3)
    t.clerks(1, builders_camp=2)
    t.activate("builders_camp")
    t.play(1, "wall left")
    assert t.stock(1)["wood"] == 0
    assert (t.state.wall[0], t.honor(1)) == (1, 5)  # the honor is not reduced


@shows("open_archives")
@rule("GW-C14", "GW-D1")
def test_open_archives() -> None:
    t = table()
    t.event("open_archives")
    t.hand(0, "shared_glory", "gifts_of_war", "joint_assault", "signal_fires", "break_their_spirit")
    t.run((frames.DRAW, 0, 1))
    t.play(0, "draw 1")
    assert t.over  # a sixth card
    t.run((frames.DRAW, 0, 1))
    t.play(0, "draw 1")
    assert t.asked == "discard"
    t.play(0, t.options(0)[-1])
    t.give(0, chi=1)
    t.horde("left", "leader_left")
    t.wound("left", 1)
    t.clean_up()
    t.play(0, "boost shared_glory")  # 1 chi instead of 2
    assert t.stock(0)["chi"] == 0


@rule("GW-C14")
def test_a_lasting_event_outlives_turns_and_winters() -> None:
    t = table()
    t.event("merciless_war")
    kept = list(t.state.applied)
    assert kept
    t.run((frames.END_TURN,))
    assert t.state.applied == kept
    t.decrees()
    t.end_check()
    t.decline("command")
    assert t.state.applied[: len(kept)] == kept


@rule("GW-C14")
def test_instant_events_leave_nothing_in_force() -> None:
    t = table()
    t.event("imperial_caravan")
    t.decline()
    assert t.state.applied == []
    assert [t.box.events[card].id for card in t.state.events] == ["imperial_caravan"]


@rule("GW-C14")
def test_lasting_events_add_up() -> None:
    t = table()
    t.wall("left", 1, barricades=3)
    t.horde("left", "fire_carts_left")
    power, defense = t.power("left"), t.defense("left")
    t.event("rotten_timber")
    t.event("war_drums")
    t.event("master_masons")
    assert t.defense("left") == defense  # barricades count 0 by the card, and not below
    assert t.power("left") == power + 1
