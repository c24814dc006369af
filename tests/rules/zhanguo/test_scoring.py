"""ZG-Y: the end of the game."""

import pytest

from .table import Table

rule = pytest.mark.rule

BLUE, RED, PURPLE, YELLOW = range(4)


def governors(t: Table) -> list[int]:
    return [t.earned(seat, "governors") for seat in range(t.players)]


def markers(t: Table) -> list[int]:
    return [t.earned(seat, "unification") for seat in range(t.players)]


# When


@rule("ZG-C1", "ZG-Y6")
def test_the_game_ends_after_round_5_only() -> None:
    t = Table()
    t.round(4)
    t.governor(0, 1)
    t.end_round()
    assert not t.over
    assert t.vp(0) == 0
    t.end()
    assert t.over
    assert t.vp(0) == 12
    assert t.kinds_told()[-1] == "end"


# Governors


@rule("ZG-Y1")
def test_most_governors_of_a_region_score_nine_and_three_for_each() -> None:
    t = Table()
    t.governor(0, 2, "vp")
    t.governor(0, 2, n=2)  # next to the squares they count, too
    t.governor(1, 2, n=2)
    t.governor(2, 4)
    t.end()
    assert governors(t) == [9 + 9, 0, 9 + 3]
    assert ("scores", {"seat": "0", "number": 18, "source": "governors"}) in t.told()


@rule("ZG-Y1")
@pytest.mark.parametrize(
    ("tied", "each", "points"),
    [(2, 1, 6), (2, 2, 7), (2, 3, 9), (3, 1, 4), (3, 2, 5), (4, 1, 3), (4, 2, 3)],
)
def test_tied_players_share_rounded_down(tied: int, each: int, points: int) -> None:
    t = Table(4)
    for seat in range(tied):
        t.governor(seat, 3, n=each)
    t.end()
    assert governors(t) == [points] * tied + [0] * (4 - tied)


@rule("ZG-Y1")
def test_every_region_is_scored_for_itself_and_one_without_governors_not_at_all() -> None:
    t = Table(2)
    t.end()
    assert governors(t) == [0, 0]

    t = Table(2)
    t.governor(0, 1, n=2)
    t.governor(1, 1)
    t.governor(1, 2)
    t.governor(0, 5)
    t.governor(1, 5)
    t.end()
    assert governors(t) == [15 + 6, 12 + 6]


@rule("ZG-Y10")
def test_example_red_has_two_governors_blue_one() -> None:
    t = Table(4)
    t.governor(RED, 1, n=2)
    t.governor(BLUE, 1)
    t.end()
    assert governors(t) == [0, 15, 0, 0]


@rule("ZG-Y11")
def test_example_three_with_one_governor_each() -> None:
    t = Table(4)
    for seat in (RED, YELLOW, PURPLE):
        t.governor(seat, 3)
    t.end()
    assert governors(t) == [0, 4, 4, 4]


# Markers


@rule("ZG-Y2")
@pytest.mark.parametrize(("aspect", "points"), [("writing", 5), ("currency", 6), ("law", 7)])
def test_most_markers_by_value(aspect: str, points: int) -> None:
    t = Table()
    t.markers(0, aspect, 3)
    t.markers(1, aspect, 1, 1)
    t.end()
    assert markers(t) == [0, points, 0]
    assert t.value(1, aspect) == 4  # they stay where they are


@rule("ZG-Y2")
def test_at_least_one_marker_is_needed() -> None:
    t = Table()
    t.end()
    assert markers(t) == [0, 0, 0]
    assert t.told("scores") == []


@rule("ZG-Y2", "ZG-W14")
def test_a_tie_goes_all_to_the_first_in_tie_order_and_no_disc_moves() -> None:
    t = Table()
    t.track(2, 1, 0)
    t.markers(0, "law", 2)
    t.markers(1, "law", 2)
    t.markers(0, "writing", 1)
    t.markers(1, "writing", 1)
    t.end()
    assert markers(t) == [0, 7 + 5, 0]
    assert t.state.track == [2, 1, 0]


@rule("ZG-Y2", "ZG-W14")
def test_discs_of_the_last_column_are_behind_in_the_tie() -> None:
    t = Table()
    t.round(5)
    t.disc(0, "writing")
    t.markers(0, "law", 2)
    t.markers(1, "law", 2)
    t.end()
    assert markers(t) == [0, 7, 0]


# Missions


@rule("ZG-Y3", "ZG-M7")
def test_missions_section_by_section_the_sum_times_the_discs() -> None:
    t = Table()
    t.discs(1, "wall").extend([0, 1, 2])
    t.discs(1, "palace").extend([1, 0])
    t.discs(1, "governor").extend([0])
    t.discs(2, "palace").extend([2])
    t.end()
    assert [t.earned(seat, "missions") for seat in range(3)] == [(5 + 3 + 5) * 3, (3 + 5) * 2, 2 + 5]


@rule("ZG-Y12")
def test_example_blues_missions() -> None:
    t = Table(4)
    t.discs(1, "governor").extend([BLUE])
    t.discs(1, "wall").extend([RED, YELLOW, BLUE])
    t.discs(2, "governor").extend([PURPLE, BLUE])
    t.end()
    assert t.earned(BLUE, "missions") == (5 + 2) * 2 + 3 == 17


# The winner


@rule("ZG-Y6")
def test_most_points_win() -> None:
    t = Table()
    t.points(1, 9)
    t.points(2, 4)
    t.governor(0, 1, n=2)
    t.end()
    result = t.result()
    assert result.winners == (0,)
    assert result.places == (1, 2, 3)
    assert result.scores == (15, 9, 4)


@rule("ZG-Y6", "ZG-W14")
def test_a_tie_goes_to_the_higher_disc_on_the_reward_track() -> None:
    t = Table(4)
    t.track(3, 1, 2, 0)
    for seat, points in enumerate((7, 7, 9, 9)):
        t.points(seat, points)
    t.round(5)
    t.disc(3, "law")  # so it comes back at the bottom
    t.end()
    assert t.state.track == [1, 2, 0, 3]
    assert t.result().winners == (2,)
    assert t.result().places == (4, 3, 1, 2)
