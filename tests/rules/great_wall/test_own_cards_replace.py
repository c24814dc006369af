"""Custom packs: what they replace, and what they cannot change."""

import pytest

from tianxia.core.values import BadInput
from tianxia.games.great_wall.cards.reader import box_of, standard_packs
from tianxia.games.great_wall.terms import vocabulary as v

from .own_packs import GENERAL, HEAD, HORDE, LOCATION, SHAME, TIME, WALL, does, own_box, passive


def test_a_card_replaces_the_one_with_its_id() -> None:
    own = own_box(does('{ do = "income", n = 2 }', "spring") + GENERAL + HORDE)
    standard = box_of(None)
    assert [card.id for card in own.advisors] == [card.id for card in standard.advisors]
    assert [card.id for card in own.generals] == [card.id for card in standard.generals]
    assert [card.id for card in own.hordes] == [card.id for card in standard.hordes]
    ability = own.abilities[own.advisors[0].abilities[0]]
    assert (ability.trigger, own.effects[ability.effects[0]].n.base) == (v.SPRING, 2)
    assert [card.spots for card in own.hordes if card.type == "riders"] == [2, 2, 2]
    assert standard.abilities[standard.advisors[0].abilities[0]].trigger == v.AFTER_ACTIVATION


def test_tables_of_the_board_replace_theirs() -> None:
    own = own_box(WALL.replace("= 8", "= 9") + TIME + SHAME + LOCATION.replace('"1-3" = 4', '"1-3" = 6'))
    assert own.wall_defense == [0, 9, 14, 20]
    assert own.time[0] == box_of(None).time[0]
    assert own.time[1] == [(0, 1), (3, 1)]
    assert own.shame_honor == 3
    assert len(own.locations) == 10
    assert [location.slots for location in own.locations if location.id == "quarry"] == [(6, 5)]


def test_an_empty_pack_changes_nothing() -> None:
    assert len(own_box("").effects) == len(box_of(None).effects)


def test_every_entry_of_the_standard_files_is_an_own_pack() -> None:
    for pack in standard_packs():
        assert len(own_box(pack.text).mods) == len(box_of(None).mods)


def test_generals_may_share_a_tea_value() -> None:
    own = own_box(GENERAL.replace("tea = 40", "tea = 65"))
    assert [card.tea for card in own.generals].count(65) == 2


def test_an_ability_is_safe_if_it_opens_no_moment() -> None:
    safe = 'choose_one", options = [[{ do = "draw", n = 1 }], [{ do = "tea_up", n = 1 }]]'
    moment = 'choose_one", options = [[{ do = "draw", n = 1 }], [{ do = "wound", n = 1, where = "any" }]]'
    for options, is_safe in ((safe, True), (moment, False)):
        own = own_box(does(f'{{ do = "{options} }}'))
        assert own.abilities[own.advisors[0].abilities[0]].safe is is_safe


def test_inline_abilities_are_as_good() -> None:
    text = f'[[advisor]]{HEAD}ability = [{{ on = "winter", do = [{{ do = "draw", n = 3 }}] }}]'
    own = own_box(text)
    assert own.effects[own.abilities[own.advisors[0].abilities[0]].effects[0]].n.base == 3


@pytest.mark.parametrize(
    "text",
    [
        does('{ do = "build_wall", n = 1, where = "any", cost = "warehouse" }'),
        does('{ do = "build_wall", n = 1, where = "lowest", cost = { build = 3 } }'),
        does('{ do = "advanced_activation", n = 1, location = "academy" }'),
        does('{ do = "move_clerks", n = "all", to = "embassy" }'),
        does('{ do = "upgrade", n = 1, location = "temple", cost = "free" }'),
        does('{ do = "gain", what = "stone", n = 1, to = "warehouse" }'),
        does(
            '{ do = "wound", n = { base = 1, each = 1, per = ["soldier_on_this_horde"] }, where = "here" }', "horde_won"
        ),
        passive('{ mod = "cost", of = "wall", less = -2 }'),
        passive('{ mod = "power", n = -1, where = "all" }'),
        passive('{ mod = "lethality", add = -1, where = "all" }'),
        passive('{ mod = "clerk_bonus", location = "temple", add = 1 }'),
        passive('{ mod = "defence", part = "wall", op = "set", n = 9, where = "all" }'),
    ],
)
def test_words_that_no_standard_card_uses(text: str) -> None:
    own_box(text)


@pytest.mark.parametrize(
    ("table", "old", "new"),
    [
        ("sections", "horde_rows = 3", "horde_rows = 4"),
        ("sections", "barricades_per_section = 3", "barricades_per_section = 9"),
        ("sections", '"left", "middle"', '"middle", "left"'),
        ("warehouse", "takes_clerks = false", "takes_clerks = true"),
        ("warehouse", 'holds = ["wood", "stone", "gold"]', 'holds = ["wood", "stone"]'),
        ("hire", "counts_new = true", "counts_new = false"),
        ("hand", "command_track = 4", "command_track = 5"),
    ],
)
def test_what_the_rules_stand_on_cannot_change(table: str, old: str, new: str) -> None:
    board = next(pack.text for pack in standard_packs() if pack.source == "board.toml")
    whole = f"[{table}]\n" + board.partition(f"[{table}]\n")[2].partition("\n\n")[0] + "\n"
    own_box(whole)
    assert whole.count(old) == 1
    with pytest.raises(BadInput, match=r"own.toml, line \d+: .* by the rules and cannot change"):
        own_box(whole.replace(old, new))
