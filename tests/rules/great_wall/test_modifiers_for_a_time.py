"""GW-A17, GW-W13: modifiers that an effect puts in force for a turn or a winter, as custom cards may have them."""

import pytest

from tianxia.games.great_wall.terms import frames

from .own_packs import horde, own_pack
from .scenes import own_advisor
from .table import Table

rule = pytest.mark.rule


def in_force(mod: str, until: str = "turn") -> Table:
    """Seat 0 has put the modifier in force."""
    t = own_advisor(f'on = "after_command"\ndo = [{{ do = "apply", until = "{until}", mod = {{ {mod} }} }}]')
    t.moment("after_command", 0)
    return t


def end_turn(t: Table) -> None:
    t.run((frames.END_TURN,))


@rule("GW-A17", "GW-M1")
def test_a_price_is_lower_for_the_owner_until_the_end_of_the_turn() -> None:
    t = in_force('mod = "cost", of = "recruit", what = "stone", less = 1')
    for seat in (0, 1):
        t.clerks(seat, barracks=1)
        t.give(seat, wood=1, stone=1)
    t.activate("barracks")
    assert t.to_act == (0,)
    t.play(0, "recruit spearman", "rest left")
    assert t.over  # seat 1 cannot pay for anybody
    t.clerks(0, barracks=1)
    t.give(0, wood=1, stone=1)
    end_turn(t)
    t.activate("barracks", advanced=True)
    assert t.over


@rule("GW-A17", "GW-L9")
def test_lone_shame_is_spared_until_the_end_of_the_turn() -> None:
    t = in_force('mod = "no_lone_shame"')
    t.clerks(0, quarry=4)
    t.activate("quarry")
    assert t.asked != "shame"
    t.play(0, "done")
    t.clerks(0, quarry=4)
    end_turn(t)
    t.activate("quarry")
    assert t.asked == "shame"


@rule("GW-A17", "GW-F1")
def test_spearmen_reach_any_row_until_the_end_of_the_turn() -> None:
    t = in_force('mod = "reach", kind = "spearman", rows = "any"')
    t.horde("left", "brutes_left")
    t.horde("left", "infantry_left")
    t.set_rest(0, "left", "spearman", 2)
    attack = next(card for card in t.box.tactics if card.id == "flanking_move").basic[0]
    t.effect(0, attack)
    t.play(0, "with spearman left", "spot left 2 a3")
    end_turn(t)
    t.effect(0, attack)
    t.play(0, "with spearman left")
    assert t.refused_by(0, "spot left 2 a4") == "GW-F1"


@rule("GW-A17", "GW-D1")
def test_the_hand_is_larger_for_a_time() -> None:
    t = in_force('mod = "hand_limit", add = 2')
    t.clerks(0, academy=5)
    t.hand(0, "forced_march", "black_market")
    t.activate("academy")
    t.play(0, "draw 5")
    assert t.asked != "discard"
    assert len(t.tactics(0)) == 7


@rule("GW-W13")
@pytest.mark.parametrize(
    ("mod", "left", "middle"),
    [
        ('mod = "defence", part = "total", op = "half", where = "chosen"', 7, 14),
        ('mod = "defence", part = "barricade", op = "set", n = 0, where = "chosen"', 8, 14),
        ('mod = "defence", part = "total", op = "add", n = 3, where = "chosen"', 17, 14),
        ('mod = "defence", part = "total", op = "add", n = 3, where = "all"', 17, 17),
        ('mod = "defence", part = "total", op = "add", n = 3, where = "manned"', 14, 17),
    ],
)
def test_the_defense_is_changed_where_the_effect_says_until_the_winter_is_over(
    mod: str, left: int, middle: int
) -> None:
    t = in_force(mod, "winter")
    t.wall("left", 1, 3)
    t.wall("middle", 1, 3)
    t.set_rest(0, "middle", "spearman")
    if t.asked == "section":
        t.play(0, "at left")
    end_turn(t)
    assert (t.defense("left"), t.defense("middle")) == (left, middle)
    t.end_check()
    assert (t.defense("left"), t.defense("middle")) == (14, 14)


@rule("GW-W13")
@pytest.mark.parametrize(("where", "power"), [("all", 5), ("chosen", 7)])
def test_the_power_of_each_horde_or_of_a_section_in_all_is_changed(where: str, power: int) -> None:
    t = in_force(f'mod = "power", n = -3, where = "{where}"', "winter")
    if t.asked == "section":
        t.play(0, "at left")
    t.horde("left", "brutes_left")
    t.horde("left", "leader_left")
    assert t.power("left") == power


@rule("GW-V12")
def test_lethality_is_changed_for_a_time_and_never_below_nothing() -> None:
    t = in_force('mod = "lethality", add = -2, where = "all"', "winter")
    t.horde("left", "infantry_left")
    for seat in range(3):
        t.put_on(seat, "left", 1, t.free_spots("left", 1)[0])
    t.assault()
    assert t.told("breach") != []
    assert t.told("killed") == []


@rule("GW-W13")
def test_a_horde_may_bear_on_every_section() -> None:
    less = '{ mod = "defence", part = "total", op = "add", n = -3, where = "all" }'
    t = Table(pack=own_pack(horde(". . . o o .", ". . . . . .", ability=less)))
    for section in ("left", "right"):
        t.wall(section, 1)
    t.horde("left", "riders_left")
    assert (t.defense("left"), t.defense("middle"), t.defense("right")) == (5, 0, 5)
