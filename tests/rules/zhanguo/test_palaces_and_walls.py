"""ZG-K6, ZG-K7: palaces and walls."""

import pytest

from tianxia.games.zhanguo.names import ASPECTS, SECTIONS

from .table import Table

rule = pytest.mark.rule


def workers(t: Table, *numbers: int) -> None:
    """Of seat 0, by region."""
    for region, n in enumerate(numbers, 1):
        t.workers(0, region, n)


def left(t: Table) -> list[int]:
    return [t.workers_at(0, region) for region in range(1, 6)]


# Palaces


@rule("ZG-K6")
def test_a_palace() -> None:
    t = Table()
    workers(t, 3, 2, 1)
    t.card(0, 5, 3, 50)
    t.card(0, 1, 90)
    t.act(0, 10, "palace")
    assert t.options(0) == ["palace 1", "palace 2"]
    t.play(0, "palace 1")
    assert t.options(0) == ["worker 2", "worker 3"]
    assert t.refused_by(0, "worker 1") == "ZG-K6"  # of another region
    assert t.refused_by(0, "worker 4") == "ZG-K8"
    t.play(0, "worker 2")
    assert left(t) == [1, 1, 1, 0, 0]
    assert t.options(0) == [f"marker3 {aspect}" for aspect in ASPECTS]
    t.play(0, "marker3 currency")
    assert t.threes(0, "currency") == 1
    assert t.vp(0) == 3
    assert t.palaces_at(0, 1) == 1
    assert t.over


@rule("ZG-K6")
@pytest.mark.parametrize(
    ("numbers", "allowed"),
    [((2, 1), True), ((1, 1, 1), False), ((3,), False), ((1, 1, 1, 1, 1), False), ((0, 0, 0, 2, 1), True)],
)
def test_two_workers_of_the_region_and_one_of_another(numbers: tuple[int, ...], allowed: bool) -> None:
    t = Table()
    workers(t, *numbers)
    assert t.why_no_action(0, "palace") == (None if allowed else "ZG-K6")


@rule("ZG-K6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_spaces_as_players(players: int) -> None:
    t = Table(players)
    t.palace(1, 1, players - 1)
    workers(t, 2, 2, 2)
    t.act(0, 10, "palace")
    assert t.refused_by(0, "palace 1") is None
    t.play(0, "palace 1")
    t.decline()
    workers(t, 2, 2, 2)
    t.act(0, 11, "palace")
    assert t.refused_by(0, "palace 1") == "ZG-K6"


@rule("ZG-K6")
@pytest.mark.parametrize("number", [0, 1, 15])
def test_points_for_the_cards_on_the_own_board(number: int) -> None:
    t = Table()
    for card in range(1, number + 1):
        t.card(0, (card - 1) // 3 + 1, card)
    t.card(1, 1, 50, 51)  # of another
    workers(t, 2, 1)
    t.act(0, 100, "palace")
    t.play(0, "marker3 law")
    assert t.vp(0) == number


@rule("ZG-K9")
def test_several_palaces_of_a_player_in_a_region() -> None:
    t = Table()
    t.palace(0, 1, 2)
    workers(t, 2, 1)
    t.act(0, 10, "palace")
    assert t.palaces_at(0, 1) == 3


@rule("ZG-K12")
def test_a_marker_of_value_3_must_be_taken() -> None:
    t = Table()
    t.markers(1, "law", 0, 1)
    workers(t, 2, 1)
    t.act(0, 10, "palace")
    assert t.options(0) == ["marker3 writing", "marker3 currency"]
    assert t.refused_by(0, "marker3 law") == "ZG-K12"
    assert t.refused_by(0, "done") == "ZG-C8"
    t.play(0, "marker3 writing")
    workers(t, 2, 1)
    t.act(0, 11, "palace")  # the last one is taken without asking
    assert t.threes(0, "writing") == t.threes(0, "currency") == 1  # a player may own several


@rule("ZG-K12")
def test_no_marker_of_value_3_left() -> None:
    t = Table()
    for aspect in ASPECTS:
        t.markers(1, aspect, 0, 1)
    workers(t, 2, 1)
    t.act(0, 10, "palace")
    assert t.over
    assert t.palaces_at(0, 1) == 1


@rule("ZG-K15")
def test_worked_example_palace() -> None:
    t = Table()
    for aspect in ASPECTS:
        t.markers(1, aspect, 0, 1)
    t.card(0, 1, 1, 2, 3)
    t.card(0, 2, 50, 51)
    t.card(0, 3, 90)
    workers(t, 0, 0, 0, 2, 1)
    t.act(0, 120, "palace")
    assert t.palaces_at(0, 4) == 1
    assert left(t) == [0] * 5
    assert [t.threes(0, aspect) for aspect in ASPECTS] == [0, 0, 0]
    assert t.vp(0) == 6


@rule("ZG-K8")
def test_palaces_run_out() -> None:
    t = Table()
    for region in range(1, 6):
        t.palace(0, region, 2 if region == 5 else 1)
    workers(t, 2, 1)
    assert t.why_no_action(0, "palace") == "ZG-K8"


@rule("ZG-K8")
def test_no_region_for_a_palace() -> None:
    t = Table()
    t.palace(1, 1, 3)
    workers(t, 2, 1)
    assert t.why_no_action(0, "palace") == "ZG-K6"


# Walls


@rule("ZG-K7")
def test_a_wall_on_any_free_space() -> None:
    t = Table()
    workers(t, 1, 1, 1)
    t.wall(1, "gold1", 2)
    t.act(0, 10, "wall")
    spaces = [f"wall {section} {lines}" for section in SECTIONS for lines in (1, 2, 3)]
    assert t.options(0) == [space for space in spaces if space != "wall gold1 2"]
    assert t.refused_by(0, "wall gold1 2") == "ZG-K7"
    t.play(0, "wall gold1 3")
    assert t.wall_at("gold1", 3) == 0
    assert left(t) == [0] * 5


@rule("ZG-K7")
@pytest.mark.parametrize("players", [2, 4])
def test_three_spaces_a_section_with_any_number_of_players(players: int) -> None:
    t = Table(players)
    workers(t, 1, 1, 1)
    t.act(0, 10, "wall")
    assert len(t.options(0)) == 18


@rule("ZG-K7")
def test_at_most_one_own_wall_a_section() -> None:
    t = Table()
    t.wall(0, "crimson2", 1)
    workers(t, 1, 1, 1)
    t.act(0, 10, "wall")
    assert t.refused_by(0, "wall crimson2 2") == "ZG-K7"
    assert t.refused_by(0, "wall crimson1 2") is None


@rule("ZG-K7")
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_workers_by_the_lines_each_from_another_region(lines: int) -> None:
    t = Table()
    workers(t, 2, 2, 2, 2)
    t.act(0, 10, "wall")
    t.play(0, f"wall gold1 {lines}")
    for n in range(lines):
        assert t.asked == "worker"
        t.play(0, f"worker {n + 1}")
        if t.asked:
            assert t.refused_by(0, f"worker {n + 1}") == "ZG-K7"
            assert t.refused_by(0, "worker 5") == "ZG-K8"
    assert t.over
    assert left(t) == [2 - (region < lines) for region in range(4)] + [0]


@rule("ZG-K7")
def test_too_few_regions_with_workers() -> None:
    t = Table()
    workers(t, 9, 9)
    t.act(0, 10, "wall")
    assert t.refused_by(0, "wall gold1 3") == "ZG-K7"
    t.play(0, "wall gold1 2")
    assert left(t) == [8, 8, 0, 0, 0]  # nothing to choose


@rule("ZG-K8")
def test_walls_run_out() -> None:
    t = Table()
    for section in SECTIONS[:5]:
        t.wall(0, section, 1)
    workers(t, 1, 1, 1)
    assert t.why_no_action(0, "wall") == "ZG-K8"


@rule("ZG-K8")
def test_no_section_for_a_wall_or_no_worker() -> None:
    assert Table().why_no_action(0, "wall") == "ZG-K7"
    t = Table(4)
    for section in SECTIONS[:4]:
        t.wall(0, section, 1)
    for lines, seat in enumerate((1, 2, 3), 1):
        t.wall(seat, "crimson1", lines)
        t.wall(seat, "crimson2", lines)
    workers(t, 1, 1, 1)
    assert t.why_no_action(0, "wall") == "ZG-K7"
