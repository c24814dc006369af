"""GW-W: the end check."""

import pytest

from .table import Table

rule = pytest.mark.rule

SECTIONS = ("left", "middle", "right")


@rule("GW-W6")
@pytest.mark.parametrize(
    ("players", "levels", "ends"),
    [
        (3, (3, 3, 0), True),
        (3, (3, 0, 3), True),
        (3, (3, 2, 2), False),
        (4, (3, 3, 2), False),
        (4, (3, 3, 3), True),
    ],
)
def test_finished_sections_of_the_wall_end_the_game(players: int, levels: tuple[int, ...], ends: bool) -> None:
    t = Table(players)
    for section, level in zip(SECTIONS, levels, strict=True):
        t.wall(section, level)
    t.end_check()
    assert t.over == ends
    assert t.told("end") == ([("end", {"cause": "walls"})] if ends else [])


@rule("GW-W6")
@pytest.mark.parametrize(("tokens", "ends"), [(0, True), (1, False)])
def test_an_empty_shame_bank_ends_the_game(tokens: int, ends: bool) -> None:
    t = Table()
    t.bank(tokens)
    t.end_check()
    assert t.over == ends
    assert t.told("end") == ([("end", {"cause": "shame"})] if ends else [])


@rule("GW-W6")
@pytest.mark.parametrize(("players", "year", "ends"), [(3, 5, False), (3, 6, True), (4, 4, False), (4, 5, True)])
def test_the_last_space_ends_the_game(players: int, year: int, ends: bool) -> None:
    t = Table(players)
    t.year(year)
    t.end_check()
    assert t.over == ends
    assert t.told("end") == ([("end", {"cause": "time"})] if ends else [])


@rule("GW-W7")
def test_otherwise_a_new_year_begins_with_spring() -> None:
    t = Table()
    t.year(2)
    t.winter()
    assert t.told("year") == [("year", {"year": 3})]
    assert [facts["season"] for _, facts in t.told("season")] == ["winter", "spring", "summer"]


@rule("GW-W16")
def test_a_bank_that_ran_empty_and_was_refilled_ends_nothing() -> None:
    t = Table()
    t.set_shame(0, "spearman")
    t.bank(0)
    t.hand(0, "imperial_audience")
    t.command(0, "economy")
    t.decline(until="tactic")
    t.play(0, "play imperial_audience", "unshame spearman")
    assert t.state.bank == 1
    t.winter()
    assert t.told("end") == []
    assert t.told("year") != []


@rule("GW-W16")
def test_several_conditions_at_once_are_one_end() -> None:
    t = Table()
    t.year(6)
    t.bank(0)
    t.wall("left", 3)
    t.wall("right", 3)
    t.set_trophy(0, "brutes_left")
    t.set_artifacts("hou_yi_bow", "jade_disc_of_he", "nine_tripods")
    t.end_check()
    assert [facts["cause"] for _, facts in t.told("end")] == ["walls", "shame", "time"]
    assert t.honor(0) == 8  # the trophy counts once


@rule("GW-W16", "GW-W6")
def test_a_year_once_begun_is_played_to_its_end_check() -> None:
    t = Table()
    t.wall("left", 3)
    t.wall("right", 3)
    t.bank(0)
    t.year(6)
    t.autumn()
    for seat in range(3):
        t.play(seat, "command economy")
    t.decline()
    assert len(t.told("turn")) == 3
    assert t.over
    assert t.rules.result(t.state).end == "GW-W6"
