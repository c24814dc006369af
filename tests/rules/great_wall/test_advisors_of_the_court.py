"""Advisors of income, overseers, production, clerks, tea order and advanced activation."""

import pytest

from .scenes import has, honor_by, shows, total, turn, upgrade, with_advisor

# Income


@shows("taskmaster")
def test_the_taskmaster_takes_the_income_of_one_overseer_after_activation() -> None:
    t = with_advisor("taskmaster")
    t.set_overseer(0, "temple", 2)
    t.set_overseer(0, "gold_mine", 3)
    t.clerks(0, academy=1)
    turn(t)
    assert t.asked == "draw"  # activation comes first
    t.play(0, "draw 0", "income gold_mine")
    assert t.over
    assert has(t, gold=3)


@shows("taskmaster")
def test_the_taskmaster_works_in_the_own_turn_only() -> None:
    t = with_advisor("taskmaster")
    t.set_overseer(0, "temple", 2)
    turn(t, seat=1)
    assert has(t)


@shows("tax_collector")
@pytest.mark.parametrize("overseers", [0, 1, 2, 3, 4])
def test_the_tax_collector_takes_a_gold_for_each_overseer_up_to_three(overseers: int) -> None:
    t = with_advisor("tax_collector")
    for location in ("lumber_mill", "quarry", "temple", "gold_mine")[:overseers]:
        t.set_overseer(0, location, 2)
    t.summer()
    assert t.stock(0)["gold"] == min(overseers, 3) + (2 if overseers == 4 else 0)  # the mine's own income


# Overseers

MASTERS = {
    "manufacturer": ("lumber_mill", "chi"),
    "stone_mason": ("quarry", "gold"),
    "alchemist": ("gold_mine", "stone"),
    "spiritual_leader": ("temple", "wood"),
}


@shows("manufacturer", "stone_mason", "alchemist", "spiritual_leader")
@pytest.mark.parametrize("name", MASTERS)
@pytest.mark.parametrize(("level", "cost"), [(0, 0), (1, 1), (2, 2)])
def test_the_own_overseer_costs_two_less(name: str, level: int, cost: int) -> None:
    location, resource = MASTERS[name]
    t = with_advisor(name)
    if level:
        t.set_overseer(0, location, level)
    t.clerks(0, **{location: 1})
    t.give(0, **{resource: cost})
    t.activate(location, advanced=True)
    upgrade(t, location)
    assert t.overseer(0, location) == level + 1
    assert t.stock(0)[resource] == 0


@shows("manufacturer", "stone_mason", "alchemist", "spiritual_leader")
@pytest.mark.parametrize("name", MASTERS)
def test_another_upgrade_brings_the_own_overseer_along_with_no_clerk_there(name: str) -> None:
    location, resource = MASTERS[name]
    other, paid = ("temple", "wood") if name in ("stone_mason", "alchemist") else ("quarry", "gold")
    t = with_advisor(name)
    t.set_overseer(0, location, 1)
    t.give(0, **{paid: 2})
    t.give(0, **{resource: 1})
    t.clerks(0, **{other: 1})
    t.activate(other, advanced=True)
    upgrade(t, other)  # costs 2: it is not cheaper
    assert t.options(0) == ["done", f"upgrade {location}"]
    t.play(0, f"upgrade {location}")
    assert (t.overseer(0, other), t.overseer(0, location)) == (1, 2)
    assert (t.stock(0)[paid], t.stock(0)[resource]) == (0, 0)


@shows("imperial_inspector")
def test_the_imperial_inspector_is_honored_for_each_upgrade() -> None:
    t = with_advisor("imperial_inspector")
    t.rich(0)
    t.hand(0, "restless")
    turn(t)
    t.play(0, "boost restless")
    upgrade(t, "quarry")
    upgrade(t, "temple")
    assert t.over
    assert honor_by(t, "advisors") == 4


@shows("paymaster")
def test_the_paymaster_upgrades_one_overseer_at_its_usual_cost() -> None:
    t = with_advisor("paymaster")
    t.set_overseer(0, "quarry", 2)
    t.give(0, gold=4, chi=1)
    turn(t)
    assert t.refused_by(0, "upgrade lumber_mill") == "GW-A9"  # 2 chi
    t.give(0, chi=1)
    t.play(0, "upgrade quarry")
    assert t.over  # only one
    assert t.overseer(0, "quarry") == 3
    assert has(t, chi=2)


# Production

CHI_FOR = ("chi>wood", "chi>stone", "chi>gold")


@shows("master_merchant")
def test_the_master_merchant_gives_three_for_one_after_activation() -> None:
    t = with_advisor("master_merchant")
    t.give(0, chi=1, wood=1)
    turn(t)
    assert t.refused_by(0, "exchange wood>chi") == "GW-A9"  # wood, stone or gold only
    assert t.options(0)[1:] == [f"exchange {pair}" for pair in ("wood>stone", "wood>gold", *CHI_FOR)]
    t.play(0, "exchange chi>stone")
    assert t.over  # once
    assert has(t, wood=1, stone=3)


@shows("master_merchant")
def test_the_master_merchant_takes_any_resource() -> None:
    t = with_advisor("master_merchant")
    t.give(0, stone=1, gold=1)
    turn(t)
    assert t.options(0)[1:] == [f"exchange {pair}" for pair in ("stone>wood", "stone>gold", "gold>wood", "gold>stone")]


@shows("granary_steward")
@pytest.mark.parametrize(
    ("location", "resource"), [("lumber_mill", "wood"), ("quarry", "stone"), ("gold_mine", "gold"), ("temple", "chi")]
)
def test_the_granary_steward_adds_one_of_what_the_location_yields(location: str, resource: str) -> None:
    t = with_advisor("granary_steward")
    t.clerks(0, **{location: 2})
    t.activate(location, advanced=True)
    t.decline()
    assert has(t, **{resource: 3})


@shows("granary_steward")
def test_the_granary_steward_needs_own_clerks_at_a_production_location() -> None:
    t = with_advisor("granary_steward")
    t.clerks(1, quarry=4)
    t.clerks(0, academy=1)
    for location in ("quarry", "academy"):
        t.activate(location, advanced=True)
        t.decline()
        assert total(t) == 0


# Clerks


@shows("jinshi")
def test_the_jinshi_moves_a_clerk_before_it_is_checked_what_activates() -> None:
    t = with_advisor("jinshi")
    turn(t)
    t.play(0, "clerk pool>academy")
    assert t.asked == "draw"  # one clerk, and the academy activates


@shows("smuggler")
@pytest.mark.parametrize("card", ["despotism", "work_harder", "economy", "raise_banner"])
def test_the_smuggler_moves_one_more_clerk_for_the_card_of_another(card: str) -> None:
    t = with_advisor("smuggler")
    t.command(1, card)
    if t.to_act == (1,):
        t.play(1, "done")
    t.play(0, "clerk pool>quarry", "clerk pool>temple", "clerk pool>temple")  # 2 to different ones, 1 to any
    assert t.to_act != (0,)
    assert [t.clerks_at(0, "quarry"), t.clerks_at(0, "temple")] == [1, 2]


@shows("smuggler")
def test_the_smuggler_does_nothing_for_an_own_card_or_one_without_a_box_for_clerks() -> None:
    for seat, card in ((0, "despotism"), (1, "attack_order")):
        t = with_advisor("smuggler")
        t.command(seat, card)
        t.decline()
        assert not t.told("ability_advisor")


@shows("courier")
def test_the_courier_moves_two_clerks_when_all_has_resolved() -> None:
    t = with_advisor("courier")
    t.clerks(0, academy=1)
    turn(t)
    t.play(0, "draw 0", "clerk pool>academy", "clerk pool>quarry")
    assert t.over  # the academy waits for the next turn
    assert (t.clerks_at(0, "academy"), t.clerks_at(0, "quarry")) == (1, 1)


@shows("secretary")
def test_the_secretary_moves_a_clerk_for_each_special_location() -> None:
    t = with_advisor("secretary")
    t.clerks(0, academy=1, embassy=1, tea_house=1)
    t.clerks(1, tea_house=1, logistics=1)
    turn(t, seat=1)
    moves = 0
    while not t.over:
        if t.asked == "clerk":
            moves += 1
            t.play(0, f"clerk pool>{('quarry', 'temple')[moves - 1]}")
        else:
            t.play(t.to_act[0], t.options(t.to_act[0])[0])
    assert moves == 2  # the tea house does not count, and nobody was at the logistics center


@shows("master_of_ceremonies")
@pytest.mark.parametrize(("supporters", "price"), [(0, 0), (1, 1), (3, 3)])
def test_the_master_of_ceremonies_hires_advisors_for_two_less(supporters: int, price: int) -> None:
    t = with_advisor("master_of_ceremonies")
    t.supporters(0, supporters)
    t.give(0, gold=price)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    t.play(0, t.options(0)[-1], "supporting")  # the next costs 1 for each, including itself, less 2
    assert has(t)


@shows("master_of_ceremonies")
def test_the_master_of_ceremonies_hires_clerks_for_one_less() -> None:
    t = with_advisor("master_of_ceremonies")
    t.give(0, gold=1)
    t.clerks(0, embassy=1)
    t.activate("embassy")
    t.play(0, "hire clerk")
    assert has(t)


# Tea order, advanced activation


@shows("tea_master")
@pytest.mark.parametrize(("tea", "after"), [((1, 2, 0), [1, 0, 2]), ((1, 0, 2), [0, 1, 2])])
def test_the_tea_master_moves_up_each_spring(tea: tuple[int, ...], after: list[int]) -> None:
    t = with_advisor("tea_master")
    t.tea(*tea)
    t.spring()
    assert (t.asked, t.told("season")) == ("tea", [("season", {"season": "spring"})])
    t.play(0, "tea up")
    assert t.state.tea == after
    assert honor_by(t, "advisors") == 0


@shows("tea_master")
def test_the_tea_master_on_top_is_honored_instead() -> None:
    t = with_advisor("tea_master")
    t.spring()
    assert t.state.tea == [0, 1, 2]
    assert honor_by(t, "advisors") == 2


@shows("minister_of_works")
def test_the_minister_of_works_activates_a_location_for_a_chi() -> None:
    t = with_advisor("minister_of_works")
    t.give(0, chi=1)
    t.clerks(0, gold_mine=1, quarry=1, academy=1)
    turn(t)
    t.play(0, "use minister_of_works", "activate gold_mine", "done")
    assert t.asked == "draw"  # the usual activation begins
    assert has(t, gold=1)
    assert not t.told("shame")  # advanced


@shows("minister_of_works")
def test_the_minister_of_works_wants_the_chi_first() -> None:
    t = with_advisor("minister_of_works")
    t.clerks(0, temple=1)
    turn(t)
    assert t.over
    assert not t.told("activated")
