"""Words of the vocabulary that no standard card has, about walls, hordes and soldiers."""

import pytest

from .scenes import attack, has, honor_by, own_advisor, shows
from .table import Table


def does(effect: str, on: str = "winter") -> Table:
    """Seat 0 has an advisor with this effect, and its moment has come."""
    return own_advisor(f'on = "{on}"\ndo = [{effect}]')


# Building


@shows("do:build_wall")
@pytest.mark.parametrize(
    ("cost", "paid"), [("", 5), (', cost = "free"', 0), (", cost = { build = 3 }", 3), (', cost = "warehouse"', 0)]
)
def test_a_wall_is_built_at_its_price_with_full_honor(cost: str, paid: int) -> None:
    t = does(f'{{ do = "build_wall", n = 1, where = "any"{cost} }}')
    t.give(0, wood=paid)
    t.moment("winter", -1)
    assert t.refused_by(0, "barricade left") == "GW-A17"
    t.play(0, "wall middle")
    assert t.over
    assert t.state.wall == [0, 1, 0]
    assert has(t)
    assert honor_by(t, "buildings") == 5


@shows("do:build_wall")
@pytest.mark.parametrize(("stored", "left"), [((2, 1, 0), (0, 0, 0)), ((9, 0, 0), (4, 0, 0))])
def test_the_warehouse_pays_what_it_holds_and_the_rest_counts_as_paid(
    stored: tuple[int, ...], left: tuple[int, ...]
) -> None:
    t = does('{ do = "build_wall", n = 1, where = "any", cost = "warehouse" }')
    t.state.warehouse = [*stored]
    t.give(0, gold=9)
    t.moment("winter", -1)
    assert t.own(0).prices.wall[0] == sum(stored) - sum(left)
    t.play(0, "wall left")
    assert t.over
    assert t.state.warehouse == [*left]
    assert has(t, gold=9)


@shows("do:build_wall")
@pytest.mark.parametrize(
    ("levels", "back", "walls"),
    [
        ((1, 0, 2), "left", ["middle"]),
        ((0, 0, 1), "middle", ["middle"]),  # two are lowest: the one that the next horde's back names
        ((0, 0, 1), "right", ["left", "middle"]),  # it names neither
        ((3, 3, 3), "right", []),
    ],
)
def test_the_lowest_wall_is_built(levels: tuple[int, ...], back: str, walls: list[str]) -> None:
    t = does('{ do = "build_wall", n = 1, where = "lowest", cost = "free" }')
    t.next_hordes(f"brutes_{back}")
    t.state.wall = [*levels]
    t.moment("winter", -1)
    assert t.options(0)[1:] == [f"wall {section}" for section in walls]


@shows("do:build_wall")
def test_the_second_lowest_wall_counts_the_first_declared() -> None:
    t = does('{ do = "build_wall", n = 2, where = "lowest", cost = "free" }')
    t.next_hordes("brutes_left")
    t.state.wall = [0, 0, 1]
    t.moment("winter", -1)
    t.play(0, "wall left")
    assert t.options(0) == ["done", "wall middle"]


# Attacks, wounds, recruits


@pytest.mark.parametrize(
    ("where", "left", "right"), [("here", True, False), ("elsewhere", False, True), ("any", True, True)]
)
def test_wounds_are_put_where_the_effect_says(where: str, left: bool, right: bool) -> None:
    t = does(f'{{ do = "wound", n = 1, where = "{where}" }}', "attack")
    for section in ("left", "right"):
        t.horde(section, f"brutes_{section}")
    t.set_rest(0, "left", "spearman")
    attack(t, "spearman left a2")
    assert (t.refused_by(0, "spot left 1 a3") is None) is left
    assert (t.refused_by(0, "spot right 1 a3") is None) is right


def test_so_many_attack_in_each_of_so_many_sections() -> None:
    t = does('{ do = "attack", kind = "any", n = 2, where = "section", sections = 2 }')
    for section in ("left", "middle", "right"):
        t.horde(section, f"brutes_{section}")
        t.set_rest(0, section, "spearman", 3)
    t.moment("winter", -1)
    for section in ("middle", "right"):
        for cell in ("a2", "a3"):
            t.play(0, f"with spearman {section}", f"spot {section} 1 {cell}")
    assert t.over
    assert [t.rest(0, section, "spearman") for section in ("left", "middle", "right")] == [3, 1, 1]


def test_without_a_number_of_sections_there_is_one() -> None:
    t = does('{ do = "attack", kind = "any", n = 2, where = "section" }')
    for section in ("left", "right"):
        t.horde(section, f"brutes_{section}")
        t.set_rest(0, section, "spearman", 2)
    t.moment("winter", -1)
    t.play(0, "with spearman left", "spot left 1 a2")
    assert t.refused_by(0, "with spearman right") == "GW-A17"


@pytest.mark.parametrize(
    ("cost", "stock"), [("", {"wood": 1, "chi": 2}), (", cost = { any = 1, gold = 1 }", {"stone": 1, "gold": 1})]
)
def test_a_recruit_beyond_the_barracks_has_its_price(cost: str, stock: dict[str, int]) -> None:
    for short in (True, False):
        t = does(f'{{ do = "recruit", kind = "archer", n = 1{cost} }}')
        t.give(0, **stock)
        if short:
            t.give(0, **{list(stock)[-1]: -1})
        t.moment("winter", -1)
        if not short:
            t.play(0, "recruit archer", "rest left")
            assert has(t)
        assert t.over


@pytest.mark.parametrize(
    ("words", "location", "paid"), [('cost = "free"', "any", {}), ("cost = { any = 1 }", "temple", {"chi": 1})]
)
def test_an_upgrade_has_its_price(words: str, location: str, paid: dict[str, int]) -> None:
    t = does(f'{{ do = "upgrade", location = "{location}", n = 1, {words} }}')
    t.set_overseer(0, "temple", 2)
    t.give(0, **paid)
    t.moment("winter", -1)
    assert t.refused_by(0, "upgrade quarry") == (None if location == "any" else "GW-P3")
    t.play(0, "upgrade temple")
    assert t.over
    assert t.overseer(0, "temple") == 3
    assert has(t)


# Modifiers


@shows("mod:power")
@pytest.mark.parametrize(("n", "power"), [(1, 2 + 8 + 2), (-3, 0 + 5), (-9, 0)])
def test_the_power_of_each_horde_changes_and_is_never_below_nothing(n: int, power: int) -> None:
    t = own_advisor(f'mod = [{{ mod = "power", n = {n}, where = "all" }}]')
    t.horde("left", "leader_left")
    t.horde("left", "brutes_left")
    assert t.power("left") == power


@shows("mod:power")
def test_a_war_chief_makes_its_neighbors_stronger() -> None:
    t = Table()
    t.horde("left", "war_chief_left")  # 2
    t.horde("left", "brutes_left")  # 8 + 1
    t.horde("right", "brutes_right")
    assert (t.power("left"), t.power("right")) == (11, 8)


@shows("mod:breach_shame")
def test_plunderers_shame_twice_those_who_are_not_on_them() -> None:
    t = Table()
    t.horde("left", "plunderers_left")
    t.put_on(0, "left", 1, "a1")
    t.assault()
    t.decline()
    assert [facts["seat"] for _, facts in t.told("shame")] == ["1", "1", "2", "2"]


@pytest.mark.parametrize(("kind", "first", "second"), [("wound", "GW-A17", None), ("horseman", None, "GW-A17")])
def test_a_horde_is_protected_from_wounds_or_from_horsemen(kind: str, first: str | None, second: str | None) -> None:
    card = {"wound": "shield_bearers_left", "horseman": "siege_tower_left"}[kind]
    t = Table()
    t.horde("left", card)
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "horseman")
    t.set_firing(0, "left")
    attack(t)
    t.play(0, "with horseman left")
    assert t.refused_by(0, "spots left 1 a3-b3") == second
    t.play(0, "spots left 2 a2-a3", "with firing left")
    assert t.refused_by(0, "spot left 1 a2") == first


@pytest.mark.parametrize(
    ("mod", "defense"),
    [
        ('part = "wall", op = "set", n = 9', 9 + 4),
        ('part = "wall", op = "add", n = -20', 4),
        ('part = "barricade", op = "add", n = -1', 14 + 2),
        ('part = "barricade", op = "set", n = 5', 14 + 10),
        ('part = "total", op = "add", n = 2', 20),
        ('part = "total", op = "half"', 9),
    ],
)
def test_the_defense_changes_for_everyone_in_its_order(mod: str, defense: int) -> None:
    t = own_advisor(f'mod = [{{ mod = "defence", {mod}, where = "all" }}]')
    t.wall("left", 2, 2)
    assert t.defense("left") == defense


@pytest.mark.parametrize(("mod", "clerks"), [("add = 3", 5), ("times = 3", 6)])
def test_clerks_count_for_more_at_a_location(mod: str, clerks: int) -> None:
    t = own_advisor(f'mod = [{{ mod = "clerk_bonus", location = "temple", {mod} }}]')
    t.clerks(0, temple=2, quarry=2)
    t.activate("temple", advanced=True)
    assert has(t, chi=clerks)
    t.activate("quarry", advanced=True)
    t.decline()
    assert t.stock(0)["stone"] == 2


@pytest.mark.parametrize("less", [-1, 1])
def test_a_price_may_be_higher_too(less: int) -> None:
    t = own_advisor(f'mod = [{{ mod = "cost", of = "clerk", less = {less} }}]')
    t.give(0, gold=2 - less)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    t.play(0, "hire clerk")
    assert has(t)


@pytest.mark.parametrize("wild", ["wood", "stone", "gold", "chi"])
def test_any_resource_may_be_wild(wild: str) -> None:
    t = own_advisor(f'mod = [{{ mod = "wild", what = "{wild}" }}]')
    t.give(0, **{wild: 4})
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit horseman", "rest left")  # 1 wood and 3 gold
    assert has(t)
