"""GW-K: moving clerks."""

import pytest

from tianxia.games.great_wall.terms.names import LOCATIONS

from .table import Table

rule = pytest.mark.rule
REGULAR = LOCATIONS[:6]
SPECIAL = LOCATIONS[6:]


def free_moves(t: Table, seat: int = 0) -> None:
    """Move up to 3 clerks to any locations."""
    t.command(seat, "economy")
    assert t.asked == "clerk"


def other_moves(t: Table) -> None:
    """Seat 1 moves up to 2 clerks to 2 different locations."""
    t.command(0, "economy")
    t.play(0, "done")
    assert t.to_act == (1,)


@rule("GW-K1")
def test_a_clerk_comes_from_the_pool_or_from_a_location() -> None:
    t = Table()
    t.clerks(0, temple=1)
    free_moves(t)
    starts = {text.split()[1].partition(">")[0] for text in t.options(0) if text != "done"}
    assert starts == {"pool", "temple"}
    t.play(0, "clerk pool>quarry", "clerk temple>academy")
    assert (t.clerks_at(0, "pool"), t.clerks_at(0, "quarry"), t.clerks_at(0, "academy")) == (3, 1, 1)
    assert t.clerks_at(0, "temple") == 0
    assert t.told("clerk") == [
        ("clerk", {"seat": "0", "start": "pool", "location": "quarry"}),
        ("clerk", {"seat": "0", "start": "temple", "location": "academy"}),
    ]


@rule("GW-K1")
def test_any_location_but_the_one_it_stands_at() -> None:
    t = Table()
    t.clerks(0, temple=1)
    free_moves(t)
    assert [f"clerk pool>{location}" in t.options(0) for location in LOCATIONS] == [True] * 10
    goals = [text.partition(">")[2] for text in t.options(0) if text.startswith("clerk temple")]
    assert goals == [location for location in LOCATIONS if location != "temple"]
    assert t.rules.parse("clerk temple>temple") == -1


@rule("GW-K1")
def test_every_move_is_optional() -> None:
    t = Table()
    free_moves(t)
    t.play(0, "done")
    assert t.clerks_at(0, "pool") == 5
    assert set(t.to_act) == {1}
    t.play(1, "clerk pool>quarry", "done")
    assert t.to_act == (2,)


@rule("GW-K1")
def test_clerks_in_the_chamber_and_of_others_do_not_move() -> None:
    t = Table()
    t.clerks(0, academy=5)
    t.clerks(1, temple=1)
    free_moves(t)
    assert t.state.chamber[0] == 3
    assert t.refused_by(0, "clerk pool>quarry") == "GW-K1"
    assert t.refused_by(0, "clerk temple>quarry") == "GW-K1"


@rule("GW-K2")
@pytest.mark.parametrize("location", REGULAR)
@pytest.mark.parametrize("players", [3, 4])
def test_no_clerk_leaves_a_full_location_whoever_filled_it(players: int, location: str) -> None:
    t = Table(players)
    slots = t.e.slots[LOCATIONS.index(location)]
    t.clerks(0, **{location: 1})
    t.clerks(1, **{location: slots - 2})
    free_moves(t)
    assert t.refused_by(0, f"clerk {location}>academy") is None
    t.clerks(2, **{location: 1})
    assert t.refused_by(0, f"clerk {location}>academy") == "GW-K2"


@rule("GW-K2", "GW-K7")
def test_the_lock_is_checked_at_every_single_move() -> None:
    t = Table()
    t.clerks(0, quarry=2)
    t.clerks(1, quarry=1)
    free_moves(t)
    t.play(0, "clerk pool>quarry")  # the fourth
    assert t.refused_by(0, "clerk quarry>academy") == "GW-K2"
    t = Table()
    t.clerks(0, quarry=2)
    t.clerks(1, quarry=1)
    free_moves(t)
    t.play(0, "clerk quarry>academy", "clerk pool>quarry", "clerk pool>quarry")  # room again
    assert t.state.crowd[1] == 4


@rule("GW-K3")
@pytest.mark.parametrize("location", REGULAR)
@pytest.mark.parametrize("players", [3, 4])
def test_a_regular_location_takes_one_clerk_a_space(players: int, location: str) -> None:
    t = Table(players)
    slots = {"lumber_mill": 4, "quarry": 4, "gold_mine": 3, "temple": 3, "barracks": 4, "tea_house": 2}[location]
    slots += players == 4
    t.clerks(1, **{location: 1})
    t.clerks(2, **{location: slots - 2})
    free_moves(t)
    t.play(0, f"clerk pool>{location}")
    assert t.refused_by(0, f"clerk pool>{location}") == "GW-K3"


@rule("GW-K4")
@pytest.mark.parametrize("location", SPECIAL)
def test_a_special_location_takes_any_number_and_does_not_lock(location: str) -> None:
    t = Table()
    for seat in range(3):
        t.clerks(seat, **{location: 7})
    free_moves(t)
    assert t.refused_by(0, f"clerk {location}>temple") is None
    t.clerks(0, temple=1)
    t.play(0, f"clerk temple>{location}")
    assert t.state.crowd[LOCATIONS.index(location)] == 22


@rule("GW-K4")
def test_all_clerks_of_all_players_find_room() -> None:
    t = Table()
    for seat in (1, 2):
        t.clerks(seat, embassy=8)
    t.command(0, "work_harder")
    t.play(0, *["clerk pool>embassy"] * 5)
    assert t.state.crowd[LOCATIONS.index("embassy")] == 21


@rule("GW-K5")
def test_the_warehouse_takes_no_clerks() -> None:
    t = Table()
    free_moves(t)
    assert t.rules.parse("clerk pool>warehouse") == -1
    assert not any("warehouse" in text for text in t.options(0))


@rule("GW-K6")
def test_two_different_destinations() -> None:
    t = Table()
    other_moves(t)
    t.play(1, "clerk pool>quarry")
    assert t.refused_by(1, "clerk pool>quarry") == "GW-K6"
    t.play(1, "clerk pool>temple")
    assert t.to_act == (2,)  # two moves at most


@rule("GW-K6")
def test_destinations_may_hold_own_clerks_and_the_sources_are_free() -> None:
    t = Table()
    t.clerks(1, academy=2, temple=1)
    t.clerks(0, quarry=1)
    other_moves(t)
    t.play(1, "clerk academy>temple", "clerk academy>quarry")
    assert (t.clerks_at(1, "temple"), t.clerks_at(1, "quarry"), t.clerks_at(1, "academy")) == (2, 1, 0)


@rule("GW-K7")
def test_one_effect_moves_the_same_clerk_once() -> None:
    t = Table()
    free_moves(t)
    t.play(0, "clerk pool>quarry")
    assert t.refused_by(0, "clerk quarry>temple") == "GW-K7"
    t = Table()
    t.clerks(0, quarry=1)
    free_moves(t)
    t.play(0, "clerk pool>quarry", "clerk quarry>temple")  # the one that was there
    assert t.refused_by(0, "clerk quarry>temple") == "GW-K7"
    assert t.refused_by(0, "clerk temple>quarry") == "GW-K7"


@rule("GW-K7")
def test_another_effect_may_move_it_again() -> None:
    t = Table()
    t.advisor(0, "jinshi")
    t.command(0, "betrayal")
    t.play(0, "choose 2", "clerk pool>academy", "done")
    assert t.asked == "clerk"
    assert t.refused_by(0, "clerk academy>embassy") is None


@rule("GW-K7")
def test_any_number_of_clerks_ends_when_all_have_moved() -> None:
    t = Table()
    t.command(0, "work_harder")
    for location in ("quarry", "temple", "academy", "academy", "embassy"):
        assert t.to_act == (0,)
        t.play(0, f"clerk pool>{location}")
    assert set(t.to_act) == {1}
