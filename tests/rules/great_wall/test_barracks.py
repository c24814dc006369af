"""GW-M: the barracks."""

import pytest

from .table import Table

rule = pytest.mark.rule


def barracks(**clerks: int) -> Table:
    """Clerks of seat 0 at the barracks, and an infantry in front of the left wall."""
    table = Table()
    table.clerks(0, barracks=clerks.get("clerks", 1))
    table.horde("left", "infantry_left")
    return table


def activate(table: Table) -> None:
    """Advanced activation: nobody takes shame for being alone."""
    table.activate("barracks", advanced=True)


@rule("GW-M1")
@pytest.mark.parametrize(
    ("kind", "price"),
    [
        ("spearman", {"stone": 2, "wood": 1}),
        ("archer", {"chi": 2, "wood": 1}),
        ("horseman", {"gold": 3, "wood": 1}),
    ],
)
def test_what_a_soldier_costs(kind: str, price: dict[str, int]) -> None:
    table = barracks()
    table.give(0, **price)
    activate(table)
    assert table.options(0) == ["done", f"recruit {kind}"]
    table.play(0, f"recruit {kind}", "rest middle")
    assert sum(table.stock(0).values()) == 0
    assert table.rest(0, "middle", kind) == 1
    assert table.over


@rule("GW-M1", "GW-M4")
def test_too_little_in_stock_is_refused() -> None:
    table = barracks()
    table.give(0, wood=1, stone=1, gold=2, chi=2)
    activate(table)
    assert table.options(0) == ["done", "recruit archer"]
    assert table.refused_by(0, "recruit spearman") == "GW-M1"
    assert table.refused_by(0, "recruit horseman") == "GW-M1"


@rule("GW-M1", "GW-M4")
def test_only_soldiers_of_the_pool_without_shame_are_recruited() -> None:
    table = barracks(clerks=3)
    table.rich(0)
    table.set_shame(0, "horseman", 1)
    activate(table)
    table.play(0, "recruit horseman")
    assert table.refused_by(0, "recruit horseman") == "GW-E3"
    assert table.refused_by(0, "recruit archer") is None
    table = barracks(clerks=3)
    table.rich(0)
    activate(table)
    table.play(0, "recruit horseman", "recruit horseman")
    assert table.refused_by(0, "recruit horseman") == "GW-M4"  # there are two


@rule("GW-M1", "GW-M4")
def test_as_many_as_clerks_or_fewer_or_none() -> None:
    for named in range(4):
        table = barracks(clerks=3)
        table.rich(0)
        activate(table)
        table.play(0, *["recruit spearman"] * named)
        if named < 3:
            assert table.asked == "recruit"
            table.play(0, "done")
        for _ in range(named):
            table.play(0, "rest left")
        assert table.over
        assert table.rest(0, "left", "spearman") == named
        assert table.stock(0)["stone"] == 30 - 2 * named


@rule("GW-M2", "GW-M4")
def test_all_are_paid_for_in_one_go_before_the_first_is_placed() -> None:
    table = barracks(clerks=2)
    table.give(0, wood=2, stone=2, gold=3)
    activate(table)
    table.play(0, "recruit spearman")
    assert table.stock(0) == {"wood": 2, "stone": 2, "gold": 3, "chi": 0}
    table.play(0, "recruit horseman")
    assert sum(table.stock(0).values()) == 0
    assert table.asked == "next_recruit"
    kinds = table.kinds_told()
    assert kinds[-5:] == ["recruits", "recruits", "paid", "paid", "paid"]


@rule("GW-M2")
def test_one_recruiting_for_all_and_its_bonus_applies_once() -> None:
    table = barracks(clerks=2)
    table.give(0, wood=2, stone=4)
    table.advisor(0, "banner_bearer")
    table.set_rest(0, "left", "spearman", 2)
    activate(table)
    table.play(0, "recruit spearman", "recruit spearman", "rest middle", "rest right")
    assert table.asked == "attacker"
    table.play(0, "with spearman left", "spot left 1 b3")
    assert table.over
    assert [kind for kind in table.kinds_told() if kind == "ability_advisor"] == ["ability_advisor"]


@rule("GW-M3", "GW-F5")
def test_kinds_and_places_may_differ() -> None:
    table = barracks(clerks=3)
    table.horde("right", "leader_left")
    table.rich(0)
    activate(table)
    table.play(0, "recruit spearman", "recruit archer", "recruit horseman")
    table.play(0, "next spearman", "spot left 1 a5", "next horseman", "spots right 1 a2-a3", "rest middle")
    assert table.spot("left", 1, "a5") == "spearman 0"
    assert table.spot("right", 1, "a2") == table.spot("right", 1, "a3") == "horseman 0"
    assert table.rest(0, "middle", "archer") == 1
    assert table.over


@rule("GW-M4")
def test_what_the_attacks_yield_does_not_pay_for_the_recruits() -> None:
    table = barracks(clerks=2)
    table.give(0, wood=1, stone=4)  # a second spearman lacks the wood, which is a reward on the infantry
    activate(table)
    table.play(0, "recruit spearman")
    assert table.asked == "place_recruit"
    table.play(0, "spot left 1 a3")
    assert table.stock(0) == {"wood": 1, "stone": 2, "gold": 0, "chi": 0}
    assert table.over


@rule("GW-M4")
def test_none_is_left_unplaced_or_taken_back() -> None:
    table = barracks()
    table.rich(0)
    activate(table)
    table.play(0, "recruit spearman")
    assert table.refused_by(0, "done") is not None
    assert {text.split()[0] for text in table.options(0)} == {"rest", "spot"}


@rule("GW-M5", "GW-F12")
def test_all_that_attack_are_one_attack_in_the_owners_order() -> None:
    table = barracks(clerks=3)
    table.rich(0)
    table.hand(0, "looting_charge")
    activate(table)
    table.play(0, "recruit spearman", "recruit horseman", "recruit spearman")
    assert sorted(table.options(0)) == ["next horseman", "next spearman"]
    table.play(0, "next horseman", "spots left 1 a3-a4", "rest left", "spot left 1 b3")
    assert table.asked == "tactic"  # once, after the last recruit
    table.play(0, "play looting_charge")
    assert table.refused_by(0, "take 3 wood") == "GW-A17"
    table.play(0, "take 2 wood")  # for the two who attacked
    assert table.over
    assert table.told("attacks") == [
        ("attacks", {"seat": "0", "soldier": "horseman", "place": "left 1", "cell": "a3"}),
        ("attacks", {"seat": "0", "soldier": "spearman", "place": "left 1", "cell": "b3"}),
    ]


@rule("GW-M1")
def test_players_recruit_one_after_the_other_in_tea_order() -> None:
    table = Table()
    table.tea(2, 1, 0)
    table.clerks(0, barracks=2)
    table.clerks(2, barracks=2)
    table.rich()
    table.activate("barracks")
    table.play(2, "recruit spearman", "done", "rest left")
    table.play(0, "recruit archer", "recruit archer", "rest left", "rest left")
    assert table.over
    assert table.clerks_at(0, "barracks") == table.clerks_at(2, "barracks") == 0
