"""GW-L: which locations activate, in which order, and what that means for the clerks."""

import pytest

from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.names import LOCATIONS

from .table import Table

rule = pytest.mark.rule
REGULAR = LOCATIONS[:6]
SPECIAL = LOCATIONS[6:]
WITH_ICON = ("lumber_mill", "quarry", "gold_mine", "temple", "barracks")


def check(t: Table, seat: int = 0) -> None:
    """The activation step of a seat's turn."""
    t.run((frames.CHECK_LOCATIONS, seat))


def activated(t: Table) -> list[object]:
    return [facts["location"] for _, facts in t.told("activated")]


def fill(t: Table, location: str, *seats: int) -> None:
    """All spaces are taken, by these seats in turn."""
    for i in range(t.e.slots[LOCATIONS.index(location)]):
        t.clerks(seats[i % len(seats)], **{location: 1})


# Which activate


@rule("GW-L1")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("location", REGULAR)
def test_a_regular_location_activates_when_all_spaces_are_taken(players: int, location: str) -> None:
    t = Table(players)
    t.clerks(1, **{location: t.e.slots[LOCATIONS.index(location)] - 1})
    check(t)
    assert activated(t) == []
    t.clerks(2, **{location: 1})
    check(t)
    assert activated(t) == [location]


@rule("GW-L2")
@pytest.mark.parametrize("location", SPECIAL)
def test_a_special_location_activates_with_one_clerk(location: str) -> None:
    t = Table()
    check(t)
    assert activated(t) == []
    t.clerks(2, **{location: 1})
    check(t)
    assert activated(t) == [location]


@rule("GW-L1", "GW-L2", "GW-L3")
def test_the_active_player_chooses_the_order_present_or_not() -> None:
    t = Table()
    fill(t, "quarry", 0, 1)
    t.clerks(1, academy=1)
    t.clerks(0, temple=1)
    t.tea(0, 1, 2)
    check(t, seat=2)
    assert (t.asked, t.to_act) == ("next_location", (2,))
    assert t.options(2) == ["activate quarry", "activate academy"]
    assert t.refused_by(2, "activate temple") == "GW-L1"
    assert t.refused_by(2, "activate embassy") == "GW-L2"
    assert t.refused_by(2, "done") == "GW-L3"
    t.play(2, "activate academy")
    assert activated(t) == ["academy"]


@rule("GW-L3")
def test_each_is_chosen_after_the_one_before_has_resolved() -> None:
    t = Table()
    t.rich(0)
    t.clerks(0, academy=1, embassy=1, logistics=1)
    check(t)
    t.play(0, "activate embassy")
    assert t.asked == "hire"
    t.play(0, "done")
    assert t.options(0) == ["activate academy", "activate logistics"]
    t.play(0, "activate logistics")  # no soldiers to move
    assert activated(t) == ["embassy", "logistics", "academy"]


# Resolving


@rule("GW-L4")
def test_each_player_resolves_all_own_clerks_at_once_in_tea_order() -> None:
    t = Table()
    t.tea(2, 1, 0)
    t.clerks(0, academy=2)
    t.clerks(2, academy=3)
    t.activate("academy")
    assert t.options(2) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    t.play(2, "draw 3")
    t.play(0, "draw 2")  # seat 1 has no clerk there
    assert t.over
    assert [len(t.tactics(seat)) for seat in range(3)] == [2, 0, 3]


@rule("GW-L4")
def test_the_embassy_takes_one_clerk_after_the_other() -> None:
    t = Table()
    t.give(0, gold=4)
    t.clerks(0, embassy=2)
    t.activate("embassy")
    t.play(0, "hire clerk")
    assert (t.state.chamber[0], t.stock(0)["gold"]) == (2, 2)
    assert t.asked == "hire"


@rule("GW-L5")
def test_the_effect_is_optional_and_the_clerks_return_used_or_not() -> None:
    t = Table()
    t.rich()
    t.clerks(0, embassy=2)
    t.clerks(1, embassy=3)
    t.activate("embassy")
    t.play(0, "done")
    assert t.clerks_at(0, "embassy") == 2  # not until all have resolved
    t.play(1, "hire clerk", "done")
    assert t.over
    assert (t.clerks_at(0, "embassy"), t.clerks_at(0, "pool")) == (0, 5)
    assert (t.clerks_at(1, "embassy"), t.clerks_at(1, "pool")) == (0, 6)
    assert t.state.crowd == [0] * 10


@rule("GW-L5")
@pytest.mark.parametrize("location", LOCATIONS)
def test_every_clerk_goes_home_from_every_location(location: str) -> None:
    t = Table()
    fill(t, location, 0, 1) if location in REGULAR else t.clerks(0, **{location: 2})
    check(t)
    t.decline()
    assert activated(t) == [location]
    assert [t.clerks_at(seat, "pool") for seat in range(3)] == [5, 5, 5]


@rule("GW-L6")
def test_clerks_stay_where_nothing_activated_from_year_to_year() -> None:
    t = Table()
    t.clerks(0, quarry=3)
    check(t)
    assert t.over
    t.end_check()  # the year ends, spring and summer pass
    t.decline(until="command")
    assert t.state.year == 1
    assert t.clerks_at(0, "quarry") == 3


# Advanced activation


@rule("GW-L7", "GW-L11")
def test_an_advanced_activation_needs_no_full_location() -> None:
    t = Table()
    t.clerks(1, quarry=1)
    t.clerks(2, quarry=1)
    t.command(0, "despotism")
    t.play(0, "done")
    t.play(1, "done")
    t.play(2, "done")
    assert t.options(0) == ["done", "activate quarry"]
    t.play(0, "activate quarry")  # right away; none of the clerks is seat 0's
    assert ("advanced", {"seat": "0", "location": "quarry"}) in t.told()
    assert [t.stock(seat)["stone"] for seat in range(3)] == [0, 1, 1]
    t.play(1, "donate")
    t.play(2, "done")
    assert [t.clerks_at(seat, "pool") for seat in (1, 2)] == [5, 5]


@rule("GW-L8")
@pytest.mark.parametrize("location", WITH_ICON)
def test_nobody_is_shamed_by_an_advanced_activation(location: str) -> None:
    t = Table()
    fill(t, location, 0)
    t.activate(location, advanced=True)
    t.decline()
    assert not t.told("shame")
    assert t.state.bank == 30


@rule("GW-L9", "GW-L12")
@pytest.mark.parametrize("location", LOCATIONS)
def test_who_is_alone_at_a_location_with_the_icon_is_shamed(location: str) -> None:
    t = Table()
    assert t.box.locations[LOCATIONS.index(location)].shame == (location in WITH_ICON)
    fill(t, location, 0) if location in REGULAR else t.clerks(0, **{location: 3})
    check(t)
    t.decline()
    assert len(t.told("shame")) == (1 if location in WITH_ICON else 0)


@rule("GW-L9")
@pytest.mark.parametrize("location", WITH_ICON)
def test_two_are_not_alone(location: str) -> None:
    t = Table()
    fill(t, location, 0, 0, 1)
    check(t, seat=2)
    t.decline()
    assert not t.told("shame")


@rule("GW-L9")
def test_the_token_comes_just_before_the_location_resolves() -> None:
    t = Table()
    fill(t, "temple", 0)
    check(t)
    assert t.asked == "shame"
    assert t.stock(0)["chi"] == 0
    t.play(0, "shame archer")
    assert t.kinds_told() == ["activated", "shame", "gained"]


@rule("GW-L11")
def test_it_needs_a_clerk_there() -> None:
    t = Table()
    t.hand(0, "night_shift")
    t.give(0, chi=2)
    t.clerks(1, academy=1)
    t.moment("after_command", 0)
    t.play(0, "boost night_shift")
    assert t.refused_by(0, "activate embassy") == "GW-L11"
    assert t.options(0) == ["done", "activate academy"]


@rule("GW-L11")
def test_a_location_may_activate_again_in_the_same_turn() -> None:
    t = Table()
    t.clerks(0, academy=1)
    t.advisor(0, "jinshi")
    t.command(0, "despotism")
    t.play(0, "done")
    t.play(1, "done")
    t.play(2, "done")
    t.play(0, "activate academy", "draw 1")
    t.play(0, "pass", "clerk pool>academy")  # after the command
    assert t.asked == "draw"
    assert activated(t) == ["academy", "academy"]


# When it is checked


@rule("GW-L10")
def test_it_is_checked_after_the_moment_after_the_command() -> None:
    t = Table()
    t.clerks(1, quarry=3)
    t.hand(0, "forced_march")
    t.command(0, "betrayal")
    t.play(0, "done", "play forced_march", "clerk pool>quarry", "done")
    assert activated(t) == ["quarry"]


@rule("GW-L10")
def test_what_fills_later_waits_for_the_next_turn() -> None:
    t = Table()
    t.advisor(0, "secretary")  # moves a clerk when a special location has resolved
    t.clerks(0, academy=1)
    t.clerks(1, quarry=3)
    check(t)
    t.play(0, "draw 0", "clerk pool>quarry")
    assert t.over
    assert activated(t) == ["academy"]
    check(t, seat=1)
    assert activated(t) == ["quarry"]


@rule("GW-L10")
def test_what_lost_its_clerks_meanwhile_is_skipped() -> None:
    t = Table()
    t.advisor(0, "secretary")
    t.rich(0)
    t.clerks(0, academy=1, embassy=1, logistics=1)
    check(t)
    t.play(0, "activate academy", "draw 0", "clerk embassy>temple")
    assert t.asked != "next_location"  # only the logistics center is left
    t.decline()
    assert activated(t) == ["academy", "logistics"]


@rule("GW-L13")
def test_abilities_answer_after_the_clerks_have_gone_home() -> None:
    t = Table()
    t.advisor(0, "secretary")
    t.clerks(0, academy=2, temple=2, quarry=1)
    t.activate("academy")
    t.play(0, "draw 0")
    assert t.asked == "clerk"
    assert (t.clerks_at(0, "academy"), t.clerks_at(0, "pool")) == (0, 2)
    t.play(0, "clerk pool>academy")
    assert t.clerks_at(0, "academy") == 1


@rule("GW-L13")
def test_what_a_location_yields_comes_before_what_answers_to_it() -> None:
    t = Table()
    t.advisor(1, "granary_steward")  # 1 more of the resource
    t.clerks(0, temple=1)
    t.clerks(1, temple=2)
    t.activate("temple")
    assert [(facts["seat"], facts["number"]) for _, facts in t.told("gained")] == [("0", 1), ("1", 2), ("1", 1)]
