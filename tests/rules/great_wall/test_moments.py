"""The rules of moments: once per moment, optional, paid first, part of a moment, no loops, whose modifiers."""

import pytest

from tianxia.core.pack import Pack

from .table import Table

rule = pytest.mark.rule


def own(ability: str, card: str = "taskmaster") -> Pack:
    """An advisor with this ability instead of its own."""
    head = f'[[advisor]]\nid = "{card}"\nname = "Own"\nprovenance = "reconstructed"\ntext = "Own."\n'
    return Pack(f"{head}[[advisor.ability]]\n{ability}\n", "own.toml")


def barracks(table: Table, *recruits: str) -> None:
    table.clerks(0, barracks=len(recruits))
    table.activate("barracks", advanced=True)
    table.play(0, *[f"recruit {kind}" for kind in recruits])


def uses(table: Table) -> list[object]:
    """Advisors and generals whose abilities were used."""
    return [facts.get("advisor", facts.get("general")) for kind, facts in table.told() if kind.startswith("ability")]


# 1. A trigger fires once per moment; the number of pieces is the scale


@rule("GW-G5")
def test_a_trigger_fires_once_and_counts_the_pieces_of_its_kind() -> None:
    table = Table()
    table.advisor(0, "horse_breeder")
    table.give(0, wood=3, gold=2, stone=2)
    barracks(table, "horseman", "horseman", "spearman")
    table.play(0, "next spearman", "rest left", "rest left", "rest left")
    assert uses(table) == ["horse_breeder"]
    assert table.honor(0) == 2  # two horsemen, the spearman does not count


@rule("GW-G5")
def test_a_trigger_needs_at_least_one_of_its_kind() -> None:
    table = Table()
    table.advisor(0, "horse_breeder")
    table.give(0, wood=1, stone=2)
    barracks(table, "spearman")
    table.play(0, "rest left")
    assert uses(table) == []


# 2. Everything is optional (except two effects that only events have)


@rule("GW-G5")
@pytest.mark.parametrize(
    "effect",
    [
        '{ do = "draw", n = 1 }',
        '{ do = "wound", n = 1, where = "any" }',
        '{ do = "attack", kind = "any", n = 1, where = "any" }',
        '{ do = "recruit", kind = "spearman", n = 1, cost = "free" }',
        '{ do = "upgrade", location = "any", n = 1, cost = "free" }',
        '{ do = "build_barricade", n = 1, cost = "free" }',
        '{ do = "move_clerks", n = 1, to = "any" }',
        '{ do = "tea_up", n = 1 }',
        '{ do = "logistics", n = 1 }',
        '{ do = "discard_shame", n = 1 }',
    ],
)
def test_an_effect_can_be_declined(effect: str) -> None:
    table = Table(pack=own(f'on = "winter"\ndo = [{effect}]'))
    table.advisor(0, "taskmaster")
    table.tea(1, 0, 2)
    table.horde("left", "brutes_left")
    table.set_rest(0, "left", "spearman", 1)
    table.set_shame(0, "archer", 1)
    table.moment("winter", -1)
    assert table.to_act == (0,)
    table.play(0, "draw 0" if "draw 0" in table.options(0) else "done")
    assert table.over
    assert [kind for kind in table.kinds_told() if kind != "ability_advisor"] == []


# 3. Conditions are checked when the moment opens; what it yields cannot pay in it


def test_conditions_are_checked_when_the_moment_opens() -> None:
    table = Table()
    table.tea(1, 0, 2)
    table.advisor(0, "tea_master")
    table.moment("spring", -1)
    table.play(0, "tea up")
    assert table.over
    assert (table.state.tea[0], table.honor(0)) == (0, 0)  # on top by now, but not when it opened
    table.moment("spring", -1)
    assert table.honor(0) == 2


@rule("GW-A10")
def test_what_a_card_yields_cannot_pay_for_the_rest_of_it() -> None:
    table = Table()
    table.hand(0, "black_market")
    table.give(0, wood=1)
    table.moment("after_command", 0)
    table.play(0, "play black_market", "exchange wood>stone")
    assert table.over  # it may act twice, but there is nothing else to pay with
    assert table.stock(0) == {"wood": 0, "stone": 2, "gold": 0, "chi": 0}
    table.effect(0, next(card for card in table.box.tactics if card.id == "black_market").basic[0])
    assert "exchange stone>gold" in table.options(0)  # the moment is over


@rule("GW-A10")
def test_what_one_ability_yields_cannot_pay_for_another_of_the_moment() -> None:
    table = Table(generals=("yang_miaozhen", "song_ci", "yang_ye"))
    table.supporters(0, 1)
    table.advisor(0, "banner_bearer")
    table.horde("left", "infantry_left")
    table.set_rest(0, "left", "spearman", 1)
    table.give(0, wood=2, stone=2)  # one wood is left: any 2 would need the reward of the attack
    barracks(table, "spearman")
    table.play(0, "rest left", "use banner_bearer", "with spearman left", "spot left 1 a3")
    assert table.stock(0)["wood"] == 2
    assert table.over
    assert uses(table) == ["banner_bearer", "yang_miaozhen"]


@rule("GW-A10", "GW-D6")
def test_the_chi_of_playing_a_card_pays_for_nothing_of_the_moment() -> None:
    table = Table(generals=("zong_ze", "song_ci", "yang_ye"))
    table.supporters(0, 2)
    table.advisor(0, "minister_of_works")
    table.hand(0, "forced_march")
    table.clerks(0, temple=1)
    table.moment("after_command", 0)
    table.play(0, "play forced_march", "done")
    assert table.over  # 1 chi by now, but the ability had to be paid for before
    assert table.stock(0)["chi"] == 1


@rule("GW-D6")
def test_an_ability_with_a_price_is_declared_and_paid_for_before_the_cards_resolve() -> None:
    table = Table()
    table.advisor(0, "minister_of_works")
    table.hand(0, "black_market")
    table.give(0, chi=1, gold=1)
    table.clerks(0, academy=1)
    table.moment("after_command", 0)
    table.play(0, "play black_market")
    assert table.asked == "paid_ability"
    table.play(0, "use minister_of_works")
    assert table.stock(0)["chi"] == 0
    assert table.asked == "exchange"
    assert table.options(0)[1:] == ["exchange gold>wood", "exchange gold>stone", "exchange gold>chi"]
    table.play(0, "done", "activate academy", "draw 1")
    assert table.over


@rule("GW-T5")
def test_a_player_chooses_the_order_of_own_abilities_and_tea_order_holds_between_players() -> None:
    table = Table()
    table.tea(1, 0, 2)
    table.advisor(0, "conscription_officer")
    table.advisor(1, "strategist", "tea_master")
    table.tea(2, 1, 0)
    table.moment("spring", -1)
    assert (table.asked, table.to_act) == ("ability", (1,))
    assert sorted(table.options(1)) == ["use strategist", "use tea_master"]
    table.play(1, "use tea_master", "tea up", "draw 1")
    assert (table.asked, table.to_act) == ("recruit", (0,))


# 4. What is done because of a moment is part of it


@rule("GW-D4")
def test_an_attack_because_of_an_attack_opens_no_new_window_3() -> None:
    table = Table()
    table.horde("left", "leader_left")
    table.wound("left", 1, "a2", "a3")
    table.set_rest(0, "left", "spearman", 1)
    table.hand(0, "flanking_move", "looting_charge", "rob_the_dead")
    table.give(0, wood=1, stone=2)
    barracks(table, "spearman")
    table.play(0, "spot left 1 a4", "play flanking_move", "with spearman left")
    assert table.options(0) == ["pass", "play rob_the_dead"]  # window 4 for all of it, and no more of 3
    table.play(0, "play rob_the_dead")
    assert table.asked == "tactic"  # window 7 follows: Palisade could be played
    table.play(0, "pass")
    assert table.over


@rule("GW-D4")
def test_recruits_because_of_recruiting_open_no_new_window_7() -> None:
    table = Table()
    table.wall("left", 1)
    table.hand(0, "volunteers", "palisade")
    table.give(0, wood=2, stone=2)
    barracks(table, "spearman")
    table.play(0, "rest left", "play volunteers", "recruit spearman", "rest left")
    assert table.over
    assert table.tactics(0) == ["palisade"]
    assert table.rest(0, "left", "spearman") == 2


# 5. No loops: an ability that opens moments fires once in a root moment


def upgrade(table: Table, location: str) -> None:
    table.play(0, f"upgrade {location}")
    if table.asked == "overseer":
        table.play(0, "overseer spearman")


def test_an_ability_that_opens_moments_fires_once_in_a_root_moment_the_others_each_time() -> None:
    table = Table()
    table.rich(0)
    table.advisor(0, "manufacturer", "stone_mason", "imperial_inspector")
    for level in (1, 2):
        table.clerks(0, temple=1)
        table.activate("temple", advanced=True)
        upgrade(table, "temple")
        table.play(0, "use manufacturer")
        upgrade(table, "lumber_mill")
        upgrade(table, "quarry")  # the mason responds to the manufacturer's upgrade
        assert table.over  # neither responds again
        assert [table.overseer(0, at) for at in ("temple", "lumber_mill", "quarry")] == [level, level, level]
        assert uses(table).count("imperial_inspector") == 3
    assert table.honor(0) == 12


def test_each_box_and_the_step_after_the_command_are_root_moments() -> None:
    table = Table()
    table.rich(0)
    table.set_overseer(0, "temple", 1)
    table.set_overseer(0, "lumber_mill", 1)
    table.advisor(0, "manufacturer")
    table.hand(0, "restless")
    table.command(0, "economy")
    table.decline("upgrade")
    upgrade(table, "temple")
    upgrade(table, "lumber_mill")
    table.play(0, "income temple", "play restless")
    upgrade(table, "temple")
    upgrade(table, "lumber_mill")  # once more, in the step after the command
    assert uses(table) == ["manufacturer", "manufacturer"]


def test_a_location_activated_within_a_moment_is_a_root_moment_of_its_own() -> None:
    table = Table()
    table.rich(0)
    table.advisor(0, "manufacturer", "minister_of_works")
    table.hand(0, "restless")
    table.clerks(0, temple=1)
    table.moment("after_command", 0)
    table.play(0, "play restless", "use minister_of_works")
    upgrade(table, "quarry")
    upgrade(table, "lumber_mill")
    table.play(0, "activate temple")
    upgrade(table, "temple")
    upgrade(table, "lumber_mill")
    assert table.over
    assert uses(table) == ["manufacturer", "minister_of_works", "manufacturer"]


def test_an_ability_used_up_is_not_paid_for_again() -> None:
    pack = own('on = "upgrade_overseer"\npay = { chi = 1 }\ndo = [{ do = "upgrade", location = "any", n = 1 }]')
    table = Table(pack=pack)
    table.rich(0)
    table.advisor(0, "taskmaster")
    table.clerks(0, temple=1)
    table.activate("temple", advanced=True)
    upgrade(table, "temple")
    table.play(0, "use taskmaster")
    upgrade(table, "temple")
    assert table.over
    assert table.stock(0)["chi"] == 30


# 6. Whose modifiers


def test_a_modifier_concerns_its_own_player() -> None:
    table = Table()
    table.advisor(0, "herald")
    table.clerks(0, barracks=2)
    table.clerks(1, barracks=2)
    for seat in (0, 1):
        table.give(seat, wood=1, stone=1)
    table.activate("barracks")
    table.play(0, "recruit spearman", "rest left")  # 1 stone less
    assert table.over  # seat 1 lacks a stone


@rule("GW-V12")
def test_lethality_holds_for_everyone_and_is_never_below_0() -> None:
    table = Table(pack=own('mod = [{ mod = "lethality", add = -5, where = "all" }]'))
    table.advisor(0, "taskmaster")
    table.horde("left", "leader_left")
    table.put_on(1, "left", 1, "a2", "a3")
    table.put_on(2, "left", 1, "a4", "a5")
    table.clean_up()
    assert table.over
    assert not table.told("dying")
    assert table.rest(1, "left", "spearman") == table.rest(2, "left", "spearman") == 2
