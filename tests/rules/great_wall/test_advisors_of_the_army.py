"""Advisors of attack and recruiting."""

import pytest

from .scenes import attack, has, honor_by, recruit, recruit_spearman, shows, turn, with_advisor
from .table import Table


def before_brutes(*names: str, sections: tuple[str, ...] = ("left", "middle", "right")) -> Table:
    """Hordes of seven spots in front of these sections."""
    t = with_advisor(*names)
    for section in sections:
        t.horde(section, f"brutes_{section}")
    return t


# Attack


@shows("warden")
def test_the_warden_attacks_with_a_spearman_in_each_section() -> None:
    t = before_brutes("warden")
    for section in ("left", "middle", "right"):
        t.set_rest(0, section, "spearman", 2)
    t.set_rest(0, "left", "horseman")
    turn(t)
    assert t.refused_by(0, "with horseman left") == "GW-A17"
    for section in ("middle", "left", "right"):
        t.play(0, f"with spearman {section}")
        t.play(0, f"spot {section} 1 a2")
    assert t.over
    assert [t.rest(0, section, "spearman") for section in ("left", "middle", "right")] == [1, 1, 1]


@shows("warden")
def test_the_warden_may_pass_over_a_section() -> None:
    t = before_brutes("warden")
    t.set_rest(0, "left", "spearman", 2)
    t.set_rest(0, "right", "spearman")
    turn(t)
    t.play(0, "with spearman left", "spot left 1 a2")
    assert t.refused_by(0, "with spearman left") == "GW-A17"
    t.play(0, "done")
    assert t.over


@shows("archer_commander")
def test_the_archer_commander_attacks_with_all_archers() -> None:
    t = before_brutes("archer_commander")
    t.wall("left", 1)
    t.set_firing(0, "left", 1)
    t.set_rest(0, "left", "archer")
    t.set_rest(0, "right", "archer")
    t.set_rest(0, "left", "spearman")
    turn(t)
    assert t.refused_by(0, "with spearman left") == "GW-A17"
    t.play(0, "with firing left", "spot left 1 a2")
    assert t.refused_by(0, "done") == "GW-F10"  # once begun, all must attack
    t.play(0, "with archer left", "spot left 1 a3", "with archer right", "spot right 1 a2")
    assert t.over
    assert (t.firing(0, "left"), t.firing(0, "right")) == (2, 1)
    assert len(t.told("shoots")) == 3


@shows("archer_commander")
def test_the_archer_commander_may_leave_it() -> None:
    t = before_brutes("archer_commander")
    t.set_firing(0, "left")
    turn(t)
    t.play(0, "done")
    assert t.over


@shows("cavalry_captain")
def test_the_cavalry_captain_attacks_with_all_horsemen() -> None:
    t = before_brutes("cavalry_captain")
    t.set_rest(0, "left", "horseman")
    t.set_rest(0, "right", "horseman")
    t.set_rest(0, "right", "spearman")
    turn(t)
    assert t.options(0) == ["with horseman left", "with horseman right", "done"]
    t.play(0, "with horseman left", "spots left 1 a2-a3")
    assert t.refused_by(0, "done") == "GW-F10"
    t.play(0, "with horseman right", "spots right 1 a2-b2")
    assert t.over
    assert t.rest(0, "right", "spearman") == 1


@shows("banner_bearer")
@pytest.mark.parametrize("recruits", [("spearman rest left",), ("archer rest left", "horseman rest left")])
def test_the_banner_bearer_attacks_with_one_other_soldier(recruits: tuple[str, ...]) -> None:
    t = before_brutes("banner_bearer")
    t.rich(0)
    t.set_rest(0, "middle", "spearman", 2)
    t.set_firing(0, "middle")
    recruit(t, *recruits)
    assert t.options(0) == ["with spearman middle", "with firing middle", "done"]  # not those just recruited
    t.play(0, "with spearman middle", "spot middle 1 a2")
    assert t.over


@shows("trebuchet_master")
def test_the_trebuchet_master_puts_a_wound_before_the_volley() -> None:
    t = before_brutes("trebuchet_master")
    t.set_firing(0, "left")
    t.winter()
    assert t.asked == "wound"
    assert not t.told("volley")
    t.play(0, "spot right 1 a2")
    assert t.spot("right", 1, "a2") == "wound"
    assert t.asked == "shot"


@shows("pathfinder")
def test_the_pathfinder_leads_spearmen_to_any_row_and_all_to_any_section() -> None:
    t = before_brutes("pathfinder", sections=("left",))
    t.horde("left", "infantry_left")
    t.horde("right", "brutes_right")
    t.set_rest(0, "middle", "spearman", 2)
    t.set_rest(0, "middle", "horseman")
    t.set_rest(0, "middle", "archer")
    attack(t)
    t.play(0, "with spearman middle", "spot left 2 a3")
    t.play(0, "with spearman middle", "spot right 1 a2")
    t.play(0, "with horseman middle", "spots left 1 a2-b2")
    t.play(0, "with archer middle", "spot right 1 a3")
    assert (t.firing(0, "right"), t.firing(0, "middle")) == (1, 0)


@shows("pathfinder")
def test_the_pathfinder_does_not_move_archers_on_firing_spots() -> None:
    t = before_brutes("pathfinder", sections=("right",))
    t.set_firing(0, "left")
    attack(t)
    assert t.over


@shows("banner_bearer")
def test_the_banner_bearer_has_nobody_else_to_send() -> None:
    t = before_brutes("banner_bearer")
    recruit_spearman(t)
    assert t.over


# Recruiting


PRICES = {
    "spearman": {"wood": 1, "stone": 2},
    "archer": {"wood": 1, "chi": 2},
    "horseman": {"wood": 1, "gold": 3},
}


@shows("herald", "fletcher", "horse_breeder", "quartermaster")
@pytest.mark.parametrize(
    ("name", "kind", "price"),
    [
        ("herald", "spearman", {"wood": 1, "stone": 1}),
        ("herald", "archer", PRICES["archer"]),
        ("herald", "horseman", PRICES["horseman"]),
        ("fletcher", "spearman", PRICES["spearman"]),
        ("fletcher", "archer", {"wood": 1}),
        ("fletcher", "horseman", PRICES["horseman"]),
        ("horse_breeder", "spearman", PRICES["spearman"]),
        ("horse_breeder", "archer", PRICES["archer"]),
        ("horse_breeder", "horseman", {"wood": 1, "gold": 1}),
        ("quartermaster", "spearman", {"stone": 2}),
        ("quartermaster", "archer", {"chi": 2}),
        ("quartermaster", "horseman", {"gold": 3}),
    ],
)
def test_soldiers_are_cheaper(name: str, kind: str, price: dict[str, int]) -> None:
    t = with_advisor(name)
    for _ in range(2):  # each soldier, including the second of a recruitment
        t.give(0, **price)
    recruit(t, f"{kind} rest left", f"{kind} rest left")
    assert t.over
    assert has(t)
    assert t.rest(0, "left", kind) == 2
    last = list(price)[-1]
    t.give(0, **price)
    t.give(0, **{last: -1})
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    assert f"recruit {kind}" not in t.options(0)  # one less is not enough


@shows("quartermaster")
def test_discounts_add_up_and_no_price_falls_below_nothing() -> None:
    t = with_advisor("quartermaster", "herald")
    t.give(0, stone=1)
    recruit(t, "spearman rest left")
    assert has(t)


@shows("horse_breeder")
def test_the_horse_breeder_is_honored_for_each_horseman() -> None:
    t = with_advisor("horse_breeder")
    t.rich(0)
    recruit(t, "horseman rest left", "horseman rest right", "spearman rest left")
    assert honor_by(t, "advisors") == 2


@shows("conscription_officer")
def test_the_conscription_officer_recruits_a_spearman_each_spring() -> None:
    t = before_brutes("conscription_officer")
    t.spring()
    assert (t.asked, t.told("season")) == ("recruit", [("season", {"season": "spring"})])
    assert t.refused_by(0, "recruit archer") == "GW-A17"
    t.play(0, "recruit spearman")
    assert t.options(0) == ["rest left", "rest middle", "rest right"]  # not an attack
    t.play(0, "rest right")
    assert (t.rest(0, "right", "spearman"), t.pool(0, "spearman")) == (1, 9)
    assert has(t)


# Before or after activation


@shows("taskmaster", "warden", "master_merchant", "archer_commander", "paymaster", "courier", "cavalry_captain")
@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("taskmaster", "income"),
        ("warden", "attacker"),
        ("master_merchant", "exchange"),
        ("archer_commander", "attacker"),
        ("paymaster", "upgrade"),
        ("courier", "clerk"),
        ("cavalry_captain", "attacker"),
    ],
)
def test_some_wait_until_all_locations_have_resolved(name: str, asked: str) -> None:
    t = with_advisor(name)
    t.rich(0)
    t.horde("left", "brutes_left")
    t.set_rest(0, "left", "spearman")
    t.set_rest(0, "left", "horseman")
    t.set_firing(0, "left")
    t.set_overseer(0, "temple", 1)
    t.set_overseer(0, "quarry", 1)
    t.clerks(0, academy=1)
    turn(t)
    assert t.asked == "draw"
    t.play(0, "draw 0")
    assert t.asked == asked
