"""Payment: every way offered pays exactly the price, and every way that pays it is offered."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.core import kernel
from tianxia.core.pack import Pack
from tianxia.core.state import OWING, seats_of
from tianxia.games.great_wall.acts.payment import Cost, can_pay, pay, pay_building
from tianxia.games.great_wall.position.state import GreatWallState
from tianxia.games.great_wall.terms.names import RESOURCES

from .table import Table

rule = pytest.mark.rule
Paid = tuple[int, ...]

NO_WILD: frozenset[int] = frozenset()
FEW = st.integers(0, 3)
STOCKS = st.tuples(*[st.integers(0, 4)] * 4)
PRICES = st.tuples(FEW, FEW, FEW, FEW, FEW, FEW, st.just(0)).filter(lambda price: sum(price) <= 8).map(Cost)
WILD = st.sampled_from([NO_WILD, *[frozenset([what]) for what in range(4)], frozenset([2, 3])])


@cache
def table_with(wild: frozenset[int]) -> Table:
    """A table whose seat 0 may pay these resources instead of any other."""
    if not wild:
        return Table()
    mods = ", ".join(f'{{ mod = "wild", what = "{RESOURCES[what]}" }}' for what in wild)
    card = f"""
[[general]]
id = "liang_hongyu"
name = "Own"
set = "standard"
provenance = "reconstructed"
start = {{ wood = 5, stone = 3, gold = 3, chi = 5 }}
tactics = 2
tea = 65
text = "Own."
[[general.ability]]
mod = [{mods}]
"""
    return Table(pack=Pack(card, "own.toml"))


def pays(price: Cost, paid: Paid, wild: frozenset[int]) -> bool:
    """Whether these resources are exactly this price, computed independently of the rules."""
    if sum(paid) != sum(price):
        return False
    over = [max(0, paid[what] - price[what]) for what in range(4) if what not in wild]
    chi_over = 0 if 3 in wild else over.pop()
    # what is beyond its own part of the price goes into `build` or `any`, chi only into `any`
    return chi_over <= price[4] and sum(over) + chi_over <= price[4] + price[5]


def ways(price: Cost, stock: Paid, wild: frozenset[int]) -> set[Paid]:
    return {paid for paid in product(*[range(n + 1) for n in stock]) if pays(price, paid, wild)}


def ends(table: Table, s: GreatWallState, found: list[GreatWallState]) -> None:
    """All positions that the answers lead to."""
    kernel.advance(table.rules, s)
    if not s.stack:
        found.append(s)
        return
    question = s.stack[-1]
    (seat,) = seats_of(question[OWING])
    codes = table.rules.options(s, seat, question)
    assert len(codes) > 1, "where there is no choice nobody is asked"
    for code in codes:
        t = s.copy()
        kernel.apply(table.rules, t, seat, code)
        ends(table, t, found)


def with_stock(table: Table, stock: Paid) -> GreatWallState:
    s = table.state.copy()
    s.stack.clear()
    s.stock[:4] = list(stock)
    return s


@rule("GW-A9")
@settings(max_examples=150, deadline=None)
@given(PRICES, STOCKS, WILD)
def test_all_ways_to_pay_a_price_are_offered_and_no_other(price: Cost, stock: Paid, wild: frozenset[int]) -> None:
    table = table_with(wild)
    s = with_stock(table, stock)
    expected = ways(price, stock, wild)
    assert can_pay(table.e, s, 0, price) == bool(expected)
    if expected:
        pay(table.e, s, 0, price)
        found: list[GreatWallState] = []
        ends(table, s, found)
        assert {tuple(stock[what] - t.stock[what] for what in range(4)) for t in found} == expected


@rule("GW-A10")
@settings(max_examples=50, deadline=None)
@given(PRICES, STOCKS, STOCKS, WILD)
def test_what_is_locked_does_not_pay(price: Cost, free: Paid, locked: Paid, wild: frozenset[int]) -> None:
    table = table_with(wild)
    s = with_stock(table, tuple(a + b for a, b in zip(free, locked, strict=True)))
    s.locked[:4] = list(locked)
    assert can_pay(table.e, s, 0, price) == bool(ways(price, free, wild))


@rule("GW-U4")
@settings(max_examples=100, deadline=None)
@given(st.integers(1, 12), st.tuples(FEW, FEW, FEW), st.tuples(FEW, FEW, FEW, FEW))
def test_the_warehouse_pays_first_and_the_builder_the_rest(total: int, stored: Paid, stock: Paid) -> None:
    table = table_with(NO_WILD)
    s = with_stock(table, stock)
    s.warehouse = list(stored)
    own = max(0, total - sum(stored))
    if sum(stock[:3]) < own:
        return
    pay_building(table.e, s, 0, total)
    found: list[GreatWallState] = []
    ends(table, s, found)
    paid = {tuple(stock[what] - t.stock[what] for what in range(4)) for t in found}
    assert paid == ways(Cost((0, 0, 0, 0, 0, own, 0)), stock, NO_WILD)
    emptied = {tuple(stored[what] - t.warehouse[what] for what in range(3)) for t in found}
    by_hand = {kinds for kinds in product(*[range(n + 1) for n in stored]) if sum(kinds) == total - own}
    assert emptied == by_hand


def test_gold_is_paid_in_place_of_any_resource() -> None:
    table = Table(generals=("keng_hsien_seng", "song_ci", "yang_ye"))
    table.clerks(0, barracks=1)
    table.give(0, wood=1, stone=1, gold=2)
    table.activate("barracks", advanced=True)
    assert table.options(0) == ["done", "recruit spearman", "recruit archer"]
    table.play(0, "recruit spearman")
    assert table.asked == "pay"
    assert table.refused_by(0, "pay 3 gold") == "GW-A9"
    table.play(0, "pay 2 gold")  # for the wood and a stone, or for both stones
    assert table.asked == "pay"
    table.play(0, "pay 1 stone", "rest left")
    assert table.stock(0) == {"wood": 1, "stone": 0, "gold": 0, "chi": 0}


def test_gold_is_not_donated_in_place_of_wood() -> None:
    table = Table(generals=("keng_hsien_seng", "song_ci", "yang_ye"))
    table.clerks(0, lumber_mill=1)
    table.give(0, gold=9)
    table.activate("lumber_mill", advanced=True)
    table.decline("donate")
    table.play(0, "donate")
    assert table.stock(0)["gold"] == 9
    assert table.state.warehouse == [1, 0, 0]
