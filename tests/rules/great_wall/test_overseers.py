"""GW-P: overseers."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import LOCATIONS
from tianxia.games.great_wall.terms.vocabulary import AFTER_ACTIVATION

from .table import Table

rule = pytest.mark.rule
PRODUCTION = LOCATIONS[:4]
PAYS = {"lumber_mill": "chi", "quarry": "gold", "gold_mine": "stone", "temple": "wood"}


def work(t: Table, location: str) -> None:
    """The location resolves, without shame for being alone."""
    t.activate(location, advanced=True)


def after_activation(t: Table, seat: int = 0) -> None:
    t.run((frames.AFTER, AFTER_ACTIVATION, seat))


# Placing and moving them


@rule("GW-P3", "GW-P5")
@pytest.mark.parametrize("soldier", ["spearman", "archer", "horseman"])
@pytest.mark.parametrize("location", PRODUCTION)
def test_the_first_overseer_is_any_soldier_for_two(location: str, soldier: str) -> None:
    t = Table()
    t.advisor(0, "imperial_inspector")  # 2 honor for an upgrade: placing is one
    t.give(0, **{PAYS[location]: 2})
    t.clerks(0, **{location: 1})
    before = t.pool(0, soldier)
    work(t, location)
    t.play(0, f"upgrade {location}", f"overseer {soldier}")
    assert ("paid", {"seat": "0", "number": 2, "resource": PAYS[location]}) in t.told()
    assert ("overseer", {"seat": "0", "location": location, "level": 1}) in t.told()
    assert (t.pool(0, soldier), t.stock(0)[PAYS[location]]) == (before - 1, 0)
    assert t.honor(0) == 2


@rule("GW-P3")
def test_an_upgrade_is_optional_and_wants_a_clerk_there() -> None:
    t = Table()
    t.rich()
    t.set_overseer(1, "temple", 1)
    t.clerks(0, temple=1)
    work(t, "temple")
    assert t.refused_by(0, "upgrade quarry") == "GW-P3"
    t.play(0, "done")
    assert t.over  # seat 1 has no clerk
    assert t.overseer(0, "temple") == 0


@rule("GW-P3")
def test_without_a_soldier_in_the_pool_no_upgrade() -> None:
    t = Table()
    t.rich(0)
    for kind, number in (("spearman", 10), ("archer", 4), ("horseman", 2)):
        t.set_rest(0, "left", kind, number)
    t.clerks(0, temple=1)
    work(t, "temple")
    assert t.over
    t.set_overseer(0, "quarry", 1)
    t.state.pool[0] = 0
    t.advisor(0, "paymaster")
    after_activation(t)
    assert t.refused_by(0, "upgrade temple") == "GW-P3"
    t.play(0, "upgrade quarry")  # this one is there already
    assert t.overseer(0, "quarry") == 2


@rule("GW-P4")
@pytest.mark.parametrize("location", PRODUCTION)
@pytest.mark.parametrize(("level", "price"), [(1, 3), (2, 4)])
def test_the_next_level_costs_more(location: str, level: int, price: int) -> None:
    t = Table()
    t.set_overseer(0, location, level, "archer")
    t.give(0, **{PAYS[location]: price})
    t.clerks(0, **{location: 1})
    pool = t.state.pool[:]
    work(t, location)
    t.play(0, f"upgrade {location}")
    assert t.overseer(0, location) == level + 1
    assert t.stock(0)[PAYS[location]] == 0
    assert t.state.pool == pool  # the same soldier, one space on


@rule("GW-P4")
def test_level_three_is_the_last() -> None:
    t = Table()
    t.rich(0)
    t.set_overseer(0, "temple", 3)
    t.clerks(0, temple=1)
    work(t, "temple")
    assert t.over
    t.advisor(0, "paymaster")
    after_activation(t)
    assert t.refused_by(0, "upgrade temple") == "GW-P4"


@rule("GW-P6")
def test_overseers_of_several_players_share_a_space() -> None:
    t = Table()
    for seat in range(3):
        t.give(seat, wood=2)
        t.clerks(seat, temple=1)
    t.activate("temple")
    for seat in range(3):
        t.play(seat, "upgrade temple", "overseer spearman")
    assert [t.overseer(seat, "temple") for seat in range(3)] == [1, 1, 1]


@rule("GW-P6")
def test_a_player_has_one_overseer_a_location() -> None:
    t = Table()
    t.rich(0)
    for level in (1, 2, 3):
        t.clerks(0, temple=1)
        work(t, "temple")
        t.play(0, "upgrade temple", *(["overseer archer"] if level == 1 else []))
        assert t.overseer(0, "temple") == level
    assert t.pool(0, "archer") == 3


@rule("GW-P7")
def test_an_overseer_never_leaves_and_is_no_soldier_any_more() -> None:
    t = Table()
    for kind, number in (("spearman", 9), ("archer", 4), ("horseman", 2)):
        t.set_rest(0, "left", kind, number)
    t.set_overseer(0, "temple", 2)
    t.run((frames.SHAME, 0))
    assert t.kinds_told() == ["shame_without_place"]  # none in the pool
    t.rich(0)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    assert t.over
    assert t.overseer(0, "temple") == 2
    t.horde("right", "brutes_right")
    t.assault()  # nobody of seat 0 is there to be killed
    t.decline()
    assert not [facts for _, facts in t.told("dying") if facts["seat"] == "0"]


@rule("GW-P7")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_level_is_the_number_of_extra_resources(level: int) -> None:
    t = Table()
    t.set_overseer(0, "gold_mine", level)
    t.clerks(0, gold_mine=1)
    work(t, "gold_mine")
    t.play(0, "done")
    assert t.stock(0)["gold"] == 1 + level


# How often, and by cards


@rule("GW-P9")
def test_one_level_an_activation() -> None:
    t = Table()
    t.rich(0)
    t.set_overseer(0, "temple", 1)
    t.clerks(0, temple=3)
    work(t, "temple")
    t.play(0, "upgrade temple")
    assert t.over
    assert t.overseer(0, "temple") == 2


@rule("GW-P9")
def test_a_card_for_several_means_different_overseers() -> None:
    t = Table()
    t.rich(0)
    t.hand(0, "restless")
    t.set_overseer(0, "temple", 1)
    t.moment("after_command", 0)
    t.play(0, "boost restless", "upgrade temple")
    assert t.refused_by(0, "upgrade temple") == "GW-P9"
    t.play(0, "upgrade quarry", "overseer archer")
    assert t.over


@rule("GW-P10")
def test_an_upgrade_by_a_card_needs_no_clerk_but_the_changed_price() -> None:
    t = Table()
    t.hand(0, "restless")  # 2 less
    t.set_overseer(0, "quarry", 2)
    t.give(0, gold=2)
    t.moment("after_command", 0)
    t.play(0, "play restless", "upgrade quarry")
    assert (t.overseer(0, "quarry"), t.stock(0)["gold"]) == (3, 0)  # 4 - 2


@rule("GW-P10")
def test_a_card_may_upgrade_the_overseer_upgraded_a_moment_ago() -> None:
    t = Table()
    t.advisor(0, "manufacturer")  # upgrade the lumber mill when you upgrade, there for 2 less
    t.give(0, chi=1)
    t.clerks(0, lumber_mill=1)
    work(t, "lumber_mill")
    t.play(0, "upgrade lumber_mill", "overseer spearman")  # 2 - 2
    t.play(0, "upgrade lumber_mill")  # 3 - 2
    assert (t.overseer(0, "lumber_mill"), t.stock(0)["chi"]) == (2, 0)
    assert t.asked == "donate"


@rule("GW-P10")
def test_the_alchemist_adds_an_overseer_to_the_gold_mine_for_free() -> None:
    t = Table()
    t.advisor(0, "alchemist")
    t.give(0, gold=2)
    t.clerks(0, quarry=1)
    work(t, "quarry")
    t.play(0, "upgrade quarry", "overseer spearman")
    t.play(0, "upgrade gold_mine", "overseer archer")
    assert (t.overseer(0, "quarry"), t.overseer(0, "gold_mine")) == (1, 1)
    assert t.stock(0) == {"wood": 0, "stone": 1, "gold": 0, "chi": 0}
