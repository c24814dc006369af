"""The standard cards and board as tables, and custom packs that replace some of them."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tianxia.core.pack import Pack
from tianxia.games.great_wall.cards.reader import box_of, entries_of, standard_pack
from tianxia.games.great_wall.terms import vocabulary as v
from tianxia.games.great_wall.terms.box import BEARER_ADVISORS, Advisor, General, Tactic
from tianxia.games.great_wall.terms.names import (
    ARCHER,
    CHI,
    COMMANDS,
    GOLD,
    HORSEMAN,
    LOCATIONS,
    RESOURCES,
    SPEARMAN,
    STONE,
    WOOD,
)
from tianxia.games.great_wall.terms.parts import Ability, Amount, Effect, Mod, Price

from ..kit import unchecked

T = box_of(None)


def general(name: str) -> General:
    return next(card for card in T.generals if card.id == name)


def advisor(name: str) -> Advisor:
    return next(card for card in T.advisors if card.id == name)


def tactic(name: str) -> Tactic:
    return next(card for card in T.tactics if card.id == name)


def ability(card: General | Advisor, index: int = 0) -> Ability:
    return T.abilities[card.abilities[index]]


def effects(indices: tuple[int, ...]) -> list[Effect]:
    return [T.effects[i] for i in indices]


def mods(indices: tuple[int, ...]) -> list[Mod]:
    return [T.mods[i] for i in indices]


def amount(a: Amount) -> tuple[int, int, tuple[int, ...], int, bool]:
    return a.base, a.each, a.per, a.cap, a.every


def price(p: Price) -> dict[str, int]:
    words = (*RESOURCES, "any", "build")
    return {word: getattr(p, word) for word in words if getattr(p, word)}


# What there is


@pytest.mark.rule("GW-B17")
def test_the_standard_set() -> None:
    sets = Counter(card.set for card in T.hordes)
    assert sets == {"standard": 24, "coop": 24}
    assert Counter(card.set for card in T.generals) == {"standard": 13, "coop": 8}
    assert len(T.advisors) == 44
    assert Counter(card.set for card in T.tactics) == {"standard": 20, "coop": 12}
    assert [card.id for card in T.commands[:6]] == list(COMMANDS)
    assert Counter(card.deck for card in T.commands) == {"player": 6, "reed": 1, "solo": 6}
    assert [card.counts_as for card in T.commands] == [*range(6), -1, *range(6)]
    assert len(T.artifacts) == 5


def test_everything_knows_its_number() -> None:
    assert [effect.index for effect in T.effects] == list(range(len(T.effects)))
    assert [mod.index for mod in T.mods] == list(range(len(T.mods)))
    assert [each.index for each in T.abilities] == list(range(len(T.abilities)))
    for i, card in enumerate(T.generals):
        assert {T.abilities[each].card for each in card.abilities} <= {i}
    for i, person in enumerate(T.advisors):
        assert {T.abilities[each].card for each in person.abilities} <= {BEARER_ADVISORS + i}


def test_ids_are_unique_and_cards_are_in_the_order_of_the_files() -> None:
    ids = [entry.id for entries in entries_of(None).cards().values() for entry in entries]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[a-z][a-z0-9_]*", name) for name in ids)
    assert [T.generals[0].id, T.generals[13].id] == ["liang_hongyu", "di_qing"]
    assert [T.advisors[0].id, T.advisors[-1].id] == ["taskmaster", "minister_of_works"]
    assert [T.tactics[0].id, T.tactics[20].id] == ["heroic_fight", "shared_glory"]
    assert [card.id for card in T.hordes[:4]] == ["leader_left", "leader_middle", "leader_right", "infantry_left"]
    assert [card.back for card in T.hordes[:4]] == [0, 1, 2, 0]
    assert T.artifacts[0].id == "hou_yi_bow"


def test_the_standard_tables_are_shared_and_one_file_is_as_good_as_seven() -> None:
    assert box_of(None) is T
    other = box_of(standard_pack())
    assert other is not T
    for name in ("generals", "advisors", "tactics", "hordes", "commands", "artifacts", "effects", "mods", "locations"):
        assert len(getattr(other, name)) == len(getattr(T, name))
    assert [amount(effect.n) for effect in other.effects] == [amount(effect.n) for effect in T.effects]
    assert other.time == T.time


# Values of single cards


def test_generals() -> None:
    liang = general("liang_hongyu")
    assert (liang.start, liang.tactics, liang.tea, liang.set) == ((5, 3, 3, 5), 2, 65, "standard")
    first = ability(liang)
    assert (first.trigger, first.pay, first.safe, first.conditions) == (v.SOLDIERS_KILLED, None, True, ())
    (gain,) = effects(first.effects)
    assert (gain.verb, gain.what, gain.who) == (v.DO_GAIN, v.HONOR, v.WHO_SELF)
    assert amount(gain.n) == (0, 2, (v.SUPPORTER, v.EVENT_COUNT), -1, False)
    assert amount(effects(ability(general("zhou_tong")).effects)[0].n)[3] == 24


def test_recruiting_for_any_two_resources() -> None:
    first = ability(general("yang_miaozhen"))
    (recruit,) = effects(first.effects)
    assert (recruit.soldier, recruit.cost, price(recruit.price)) == (SPEARMAN, v.TABLE, {"any": 2})
    assert recruit.to == v.NOWHERE
    assert (first.soldier, first.safe) == (-1, False)
    assert ability(general("xin_qiji")).soldier == ARCHER


def test_triggers_with_their_words() -> None:
    cai = ability(general("cai_xiang"))
    assert (cai.trigger, cai.location) == (v.LOCATION_ACTIVATED, v.ANY_SPECIAL)
    (condition,) = cai.conditions
    assert (condition.kind, condition.least, condition.most) == (v.CLERKS_HERE, 2, -1)
    assert ability(advisor("granary_steward")).location == v.ANY_PRODUCTION
    assert effects(ability(advisor("granary_steward")).effects)[0].what == v.LOCATION_RESOURCE
    assert ability(general("di_qing")).by_any
    assert not ability(general("fan_zhongyan")).by_any
    pay = ability(general("bao_zheng")).pay
    assert pay is not None
    assert price(pay) == {"chi": 2}
    assert [ability(advisor("tea_master"), i).conditions[0].place for i in (0, 1)] == [v.NOT_AT_TOP, v.AT_TOP]


def test_modifiers_of_players() -> None:
    (wild,) = mods(general("keng_hsien_seng").mods)
    assert (wild.kind, wild.what) == (v.MOD_WILD, GOLD)
    (cost,) = mods(advisor("manufacturer").mods)
    assert (cost.kind, cost.of, cost.location, cost.less, cost.what) == (v.MOD_COST, v.COST_OVERSEER, 0, 2, -1)
    (herald,) = mods(advisor("herald").mods)
    assert (herald.of, herald.soldier, herald.what, herald.less) == (v.COST_RECRUIT, SPEARMAN, STONE, 1)
    rows, sections = mods(advisor("pathfinder").mods)
    assert (rows.soldier, rows.rows_any, rows.sections_any) == (SPEARMAN, True, False)
    assert (sections.soldier, sections.rows_any, sections.sections_any) == (-1, False, True)
    (manned,) = mods(general("li_gang").mods)
    assert (manned.kind, manned.part, manned.op, manned.where) == (v.MOD_DEFENSE, v.PART_TOTAL, v.OP_ADD, v.MANNED)
    assert amount(manned.add) == (0, 1, (v.SUPPORTER,), -1, False)
    assert [amount(mod.add)[0] for mod in mods(advisor("strategist").mods)] == [2]
    assert [mod.kind for mod in mods(advisor("magistrate").mods)] == [v.MOD_NO_LONE_SHAME]


def test_a_modifier_that_is_applied() -> None:
    (apply,) = effects(ability(general("qin_hui")).effects)
    bonus = T.mods[apply.mod]
    assert (apply.verb, apply.until) == (v.DO_APPLY, v.UNTIL_TURN)
    assert (bonus.kind, bonus.location, bonus.times) == (v.MOD_CLERK_BONUS, v.CHOSEN, 1)
    assert amount(bonus.add) == (0, 1, (v.SUPPORTER,), -1, False)
    power = T.mods[effects(tactic("break_their_spirit").basic)[0].mod]
    assert (power.kind, amount(power.add)[0], power.where) == (v.MOD_POWER, -3, v.CHOSEN)


def test_effects_of_advisors() -> None:
    (attack,) = effects(ability(advisor("warden")).effects)
    assert (attack.soldier, attack.where, amount(attack.sections)[0]) == (SPEARMAN, v.PER_SECTION, 3)
    (every,) = effects(ability(advisor("archer_commander")).effects)
    assert (every.soldier, every.where, amount(every.n)) == (ARCHER, v.TO_ANY, (0, 0, (), -1, True))
    (exchange,) = effects(ability(advisor("master_merchant")).effects)
    assert (exchange.give, exchange.get, exchange.times) == (1, 3, 1)
    assert (exchange.sources, exchange.targets) == (0b1111, 0b0111)
    (upgrade,) = effects(ability(advisor("stone_mason")).effects)
    assert (upgrade.location, upgrade.cost) == (LOCATIONS.index("quarry"), v.USUAL)
    (spring,) = effects(ability(advisor("conscription_officer")).effects)
    assert (spring.cost, spring.to) == (v.FREE, v.TO_REST)
    (build,) = effects(ability(general("wang_anshi")).effects)
    assert (build.what, build.to) == (v.BUILD, v.TO_WAREHOUSE)
    assert ability(advisor("horse_breeder")).soldier == HORSEMAN


def test_tactics() -> None:
    heroic = tactic("heroic_fight")
    assert (heroic.window, heroic.trigger, heroic.chi, heroic.soldier) == (1, v.HORDE_DEFEATED, 2, -1)
    on_horde, firing = heroic.conditions
    assert (on_horde.kind, on_horde.soldier, on_horde.least) == (v.OWN_ON_HORDE, SPEARMAN, 1)
    assert (firing.kind, firing.soldier, firing.place) == (v.OWN_IN_SECTION, ARCHER, v.AT_FIRING)
    assert [amount(effect.n)[0] for effect in effects(heroic.basic + heroic.boosted)] == [4, 8]
    assert tactic("fire_arrows").soldier == ARCHER
    assert effects(tactic("fire_arrows").basic)[0].where == v.HERE
    assert effects(tactic("restless").boosted)[0].less == 2
    assert effects(tactic("withdrawal").boosted)[0].n.every
    (few,) = tactic("palisade").conditions
    assert (few.kind, few.least, few.most) == (v.SECTION_BARRICADES, 0, 1)
    assert effects(tactic("council_of_war").boosted)[0].who == v.WHO_OTHERS


def test_hordes() -> None:
    leader = T.hordes[0]
    assert (leader.type, leader.power, leader.honor, leader.spots) == ("leader", 2, 5, 4)
    assert leader.cells[:6] == (-1, GOLD * 8 + 1, CHI * 8 + 1, v.HONOR * 8 + 2, 0, -1)
    assert leader.cells[6:] == (-1,) * 6
    (half,) = mods(leader.mods)
    assert (half.part, half.op, half.where, amount(half.add)[0]) == (v.PART_TOTAL, v.OP_HALF, v.HERE, 0)
    infantry, spies = T.hordes[3], T.hordes[12]
    assert infantry.cells[2] == WOOD * 8 + 1
    assert (spies.type, spies.cells[0]) == ("spies", v.TACTIC * 8 + 1)
    protects = [mod.part for card in T.hordes for mod in mods(card.mods) if mod.kind == v.MOD_PROTECT]
    assert Counter(protects) == {v.FROM_WOUND: 6, v.FROM_HORSEMAN: 3}


def test_commands() -> None:
    despotism, attack_order, betrayal, banner = (T.commands[i] for i in (0, 3, 4, 5))
    assert [box[0] for box in despotism.boxes] == [0, 1, 0]
    own, others, activation = (T.effects[box[1]] for box in despotism.boxes)
    assert amount(own.n) == (4, 2, (v.TRACK + COMMANDS.index("economy"),), -1, False)
    assert (own.to, others.to, activation.location) == (v.TO_ANY, v.TO_DIFFERENT, v.TO_ANY)
    again = T.effects[attack_order.boxes[2][1]]
    assert amount(again.sections) == (1, 1, (v.TRACK + COMMANDS.index("raise_banner"),), -1, False)
    assert [card.stays for card in T.commands[:6]] == [False, False, False, False, True, False]
    choose = T.effects[betrayal.boxes[0][1]]
    assert [[effect.verb for effect in effects(option)] for option in choose.options] == [
        [v.DO_COPY_COMMAND],
        [v.DO_MOVE_CLERKS],
    ]
    double = T.mods[T.effects[banner.boxes[2][1]].mod]
    assert (double.location, double.times) == (LOCATIONS.index("barracks"), 2)


def test_artifacts() -> None:
    assert amount(T.artifacts[0].score) == (0, 8, (v.ARCHER_ON_HIGHEST_WALL,), 24, False)


def test_the_board() -> None:
    assert [place.id for place in T.locations] == list(LOCATIONS)
    mill, temple, camp = T.locations[0], T.locations[3], T.locations[6]
    assert (mill.slots, mill.shame, mill.donate, mill.overseer_pay) == ((4, 5), True, True, CHI)
    assert mill.overseer_cost == (2, 3, 4)
    assert (temple.donate, temple.overseer_pay) == (False, WOOD)
    assert (camp.slots, camp.shame, camp.overseer_pay, camp.overseer_cost) == ((0, 0), False, -1, ())
    assert T.time[0] == [(0, 1), (2, 1), (2, 2), (2, 2), (3, 2), (3, 3)]
    assert T.time[1] == [(0, 1), (3, 1), (3, 2), (3, 2), (4, 3)]
    assert (T.wall_defense, T.firing_spots) == ([0, 8, 14, 20], [1, 2, 3, 4])
    assert (T.wall_cost, T.wall_honor) == ([0, 5, 10, 15], [0, 5, 10, 15])
    assert (T.barricade_defense, T.barricade_cost, T.barricade_honor, T.barricades) == (2, 2, 2, 9)
    assert [price(cost) for cost in T.soldier_cost] == [
        {"wood": 1, "stone": 2},
        {"wood": 1, "chi": 2},
        {"wood": 1, "gold": 3},
    ]
    assert (T.soldiers_owned, T.save_cost) == ([10, 4, 2], 2)
    assert (T.clerk_cost, T.clerks_owned, T.clerks_at_start, T.advisor_track) == (2, 8, 5, 4)
    assert (T.shame_per_player, T.shame_solo, T.shame_cost, T.shame_honor) == (10, 10, 2, 5)
    assert (T.hand_limit, T.donation_honor) == (5, 2)


# Every word is used by a card, or tested here


def test_every_trigger_condition_and_modifier_occurs() -> None:
    used = {each.trigger for each in T.abilities} | {card.trigger for card in T.tactics}
    assert used == set(range(len(v.TRIGGERS)))
    conditions = [c for each in T.abilities for c in each.conditions] + [
        c for card in T.tactics for c in card.conditions
    ]
    assert {condition.kind for condition in conditions} == set(range(len(v.CONDITIONS)))
    assert {mod.kind for mod in T.mods} == set(range(len(v.MODS)))
    assert {effect.who for effect in T.effects} == set(range(len(v.WHO)))


def test_every_effect_occurs() -> None:
    assert {effect.verb for effect in T.effects} == set(range(len(v.EFFECTS)))


@pytest.mark.parametrize("scale", [*v.SCALES, *v.TRACK_SCALES])
def test_every_scale_can_be_counted(scale: str) -> None:
    text = f"""
[[tactic]]
id = "camp_tales"
name = "Tales"
set = "standard"
provenance = "reconstructed"
window = 1
on = "horde_defeated"
basic = [{{ do = "draw", n = {{ each = 1, per = ["{scale}"] }} }}]
chi = 0
boosted = [{{ do = "draw", n = 1 }}]
text = "Draw."
"""
    own = box_of(Pack(text, "own.toml"))
    (card,) = [card for card in own.tactics if card.id == "camp_tales"]
    (number,) = own.effects[card.basic[0]].n.per
    if scale.startswith("track:"):
        assert COMMANDS[number - v.TRACK] == scale.removeprefix("track:")
    else:
        assert v.SCALES[number] == scale


def test_the_vocabulary_is_documented() -> None:
    text = (Path(__file__).parents[3] / "docs" / "great_wall_cards.md").read_text(encoding="utf-8")
    groups = (v.TRIGGERS, v.CONDITIONS, v.SCALES, v.EFFECTS, v.MODS)
    for words in groups:
        for word in words:
            assert f"| `{word}` |" in text, word
    for word in (*v.WHO, *v.COSTS, *v.PARTS, *v.OPS, *v.PROTECTS, *v.PLACE_WORDS, *v.WHATS, *v.CONDITION_PLACES):
        assert f"`{word}`" in text or f'"{word}"' in text, word
    for name, number in [("Triggers", 21), ("Conditions", 8), ("Scales", 16), ("Effects", 23), ("Modifiers", 11)]:
        assert f"## {name} ({number})" in text
        section = text.partition(f"## {name} ({number})")[2].partition("\n## ")[0]
        assert len(re.findall(r"^\| `", section, re.MULTILINE)) == number


# Where values come from


def test_what_was_seen_can_be_checked() -> None:
    assert unchecked(entries_of(None)) == []
    assert entries_of(None).shame.source
    seen = """
[[wall]]
level = 3
defence = 21
firing_spots = 4
build_cost = 15
honor = 15
provenance = "seen"
"""
    assert [type(entry).__name__ for entry in unchecked(entries_of(Pack(seen, "own.toml")))] == ["Wall"]
    assert unchecked(entries_of(Pack(seen + 'source = "https://example.org/wall"\n', "own.toml"))) == []
