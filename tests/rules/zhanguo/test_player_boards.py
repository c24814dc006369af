"""ZG-P: player boards, side B."""

import pytest

from .actions import abilities, at_abilities, do, ready, with_board
from .table import Table

rule = pytest.mark.rule


@rule("ZG-P5")
@pytest.mark.parametrize(
    ("board", "spaces"),
    [
        ("plain", [3, 3, 4, 3, 3]),
        ("circle", [4, 3, 3, 4, 2]),
        ("square", [3, 4, 2, 3, 4]),
        ("triangle", [2, 4, 3, 3, 3]),
        ("star", [4, 4, 4, 4, 3]),
    ],
)
def test_each_board_has_its_own_tracks(board: str, spaces: list[int]) -> None:
    t = Table()
    t.board(0, board)
    assert [t.most_unrest(0, region) for region in range(1, 6)] == spaces


# The circle


@rule("ZG-P1")
@pytest.mark.parametrize("action", ["move", "wall"])
def test_circle_lowers_unrest_and_then_a_worker_comes_to_that_region(action: str) -> None:
    t = Table()
    t.board(0, "circle")
    t.unrest(0, 3, 2)
    t.unrest(0, 4, 1)
    at_abilities(t, 0, action)
    t.play(0, "power")
    assert t.options(0) == ["calm 3", "calm 4"]
    assert t.refused_by(0, "calm 5") == "ZG-R5"
    t.play(0, "calm 3")
    assert (t.unrest_at(0, 3), t.workers_at(0, 3)) == (1, 1)
    assert (t.unrest_at(0, 4), t.workers_at(0, 4)) == (1, 0)
    assert t.over


@rule("ZG-P7", "ZG-P1")
@pytest.mark.parametrize("action", ["move", "wall"])
def test_circle_does_nothing_without_unrest_on_the_own_board(action: str) -> None:
    t = Table()
    t.board(0, "circle")
    t.unrest(1, 3, 2)
    at_abilities(t, 0, action)
    assert t.over
    assert sum(t.workers_at(0, region) for region in range(1, 6)) == 0


@rule("ZG-P7")
def test_circle_works_after_move_officials_although_no_card_does() -> None:
    t = with_board("circle")
    assert "move" not in {t.ability(card)[0] for card in range(1, 121)}
    at_abilities(t, 0, "move")
    assert abilities(t, 0) == ["power"]


@rule("ZG-P7")
def test_circle_is_refused_when_a_card_has_calmed_the_last_unrest() -> None:
    t = Table()
    t.board(0, "circle")
    t.card(0, 1, 50, 12, 60)  # wall: unrest -1; 3 points, twice
    t.unrest(0, 4, 1)
    at_abilities(t, 0, "wall")
    t.play(0, "use 50")
    assert t.unrest_at(0, 4) == 0
    assert set(abilities(t, 0)) == {"use 12", "use 60"}
    assert t.refused_by(0, "power") == "ZG-P7"


# The square


@rule("ZG-P2", "ZG-P8")
def test_square_hires_an_extra_worker_and_has_a_movement_point() -> None:
    t = Table()
    t.board(0, "square")
    t.official(0, "grey", "w2")
    t.official(0, "red", "w2")
    t.act(0, 50, "hire")
    assert t.workers_at(0, 2) == 3
    assert t.unrest_at(0, 2) == 1  # the extra worker raises none
    t.play(0, "power", "move red w2>w3")
    assert t.officials_at(0, "w3") == {"red": 1}
    assert t.over


@rule("ZG-P2", "ZG-P6")
def test_the_movement_point_of_the_square_is_optional_its_worker_is_not() -> None:
    t = Table()
    t.board(0, "square")
    ready(t, 0, "hire")
    do(t, 0, 50, "hire")
    assert t.asked == "ability"
    assert t.workers_at(0, 3) == 2
    t.play(0, "done")
    assert t.over
    assert t.workers_at(0, 3) == 2

    t = Table()
    t.board(0, "square")
    at_abilities(t, 0, "hire")
    t.play(0, "power", "done")
    assert t.over


@rule("ZG-P8")
def test_the_extra_worker_needs_an_official_as_any_hire_does() -> None:
    t = Table()
    t.board(0, "square")
    t.official(0, "grey", "g3")
    t.turn(0, 50)
    t.play(0, "card 50")
    assert t.refused_by(0, "court hire") == "ZG-K3"


@rule("ZG-P8")
@pytest.mark.parametrize(
    "order", [("power", "use 34", "use 52"), ("use 34", "power", "use 52"), ("use 34", "use 52", "power")]
)
def test_the_point_is_spent_before_between_or_after_card_abilities(order: tuple[str, ...]) -> None:
    t = Table()
    t.board(0, "square")
    t.card(0, 1, 34)
    t.card(0, 5, 52)
    at_abilities(t, 0, "hire")
    for text in order:
        t.play(0, text)
        if text == "power":
            t.play(0, "move grey w3>g3")
    assert t.over
    assert t.vp(0) == 6
    assert t.officials_at(0, "g3") == {"grey": 1}


@rule("ZG-P2")
def test_square_moves_a_worker_after_installing_a_governor() -> None:
    t = Table()
    t.board(0, "square")
    t.workers(0, 4)
    at_abilities(t, 0, "governor")
    t.play(0, "power")
    assert set(t.options(0)) == {"done", "worker 4>3", "worker 4>5"}
    assert t.refused_by(0, "worker 4>2") == "ZG-O5"
    t.play(0, "worker 4>5")
    assert (t.workers_at(0, 4), t.workers_at(0, 5)) == (0, 1)
    assert t.over


# The triangle


@rule("ZG-P3", "ZG-F1")
@pytest.mark.parametrize("action", ["wall", "recruit"])
def test_triangle_gets_a_marker_of_any_aspect(action: str) -> None:
    t = Table()
    t.board(0, "triangle")
    t.markers(1, "law", 9)
    at_abilities(t, 0, action)
    t.play(0, "power")
    assert t.refused_by(0, "marker law") == "ZG-F1"
    t.play(0, "marker currency")
    assert t.ones(0, "currency") == 1
    assert t.vp(0) == 0
    assert t.over


@rule("ZG-P3")
def test_triangle_gets_a_point_when_no_marker_is_left() -> None:
    t = Table()
    t.board(0, "triangle")
    for aspect in ("writing", "currency", "law"):
        t.markers(1, aspect, 9)
    at_abilities(t, 0, "recruit")
    t.play(0, "power")
    assert t.vp(0) == 1
    assert t.over


# The star


@rule("ZG-P4")
def test_star_has_two_movement_points_after_recruiting() -> None:
    t = Table()
    t.board(0, "star")
    at_abilities(t, 0, "recruit")
    t.play(0, "power", "move red g1>g2", "move red g2>g3")
    assert t.officials_at(0, "g3") == {"red": 1}
    assert t.over


@rule("ZG-P4", "ZG-P9")
def test_star_moves_the_new_governor_beside_the_squares_of_an_adjacent_region() -> None:
    t = Table()
    t.board(0, "star")
    t.unrest(0, 3, 2)
    at_abilities(t, 0, "governor")  # to region 2, the square of points
    t.play(0, "power")
    assert t.refused_by(0, "governor vp 2>4") == "ZG-O5"
    assert t.refused_by(0, "governor move 2>3") == "ZG-P4"
    t.play(0, "governor vp 2>3")
    assert t.vp(0) == 4  # only of the square that it left
    assert t.unrest_at(0, 3) == 2
    assert t.beside(0, 3) == 1
    assert t.on_square(2, "vp") is None
    assert [t.on_square(3, square) for square in ("move", "vp", "official")] == [None, None, None]
    assert t.over


@rule("ZG-P4")
def test_star_may_move_any_own_governor_but_none_of_others() -> None:
    t = Table()
    t.board(0, "star")
    t.governor(0, 5, "move")
    t.governor(0, 4)
    t.governor(1, 3, "official")
    at_abilities(t, 0, "governor")
    t.play(0, "power")
    assert set(t.options(0)) == {
        "done",
        "governor vp 2>1",
        "governor vp 2>3",
        "governor move 5>4",
        "governor beside 4>3",
        "governor beside 4>5",
    }
    t.play(0, "governor move 5>4")
    assert t.beside(0, 4) == 2


@rule("ZG-P9", "ZG-K4")
def test_the_square_that_a_moved_governor_leaves_is_free_again() -> None:
    t = Table()
    t.board(0, "star")
    at_abilities(t, 0, "governor")
    t.play(0, "power", "governor vp 2>1")
    ready(t, 1, "governor")
    t.act(1, 50, "governor")
    assert "square vp" in t.options(1)
    t.play(1, "square vp")
    assert t.on_square(2, "vp") == 1


@rule("ZG-P4", "ZG-M6", "ZG-M3")
def test_finished_missions_stay_when_a_governor_is_moved() -> None:
    t = Table()
    t.board(0, "star")
    t.mission(1, "governor", 1, 3, 5)
    t.mission(2, "governor", 1, 2, 4, 5)
    for region in (1, 3, 5):
        t.governor(0, region, "vp")
    at_abilities(t, 0, "recruit")
    t.play(0, "done")
    assert t.discs(1, "governor") == [0]
    t.board(0, "star")
    at_abilities(t, 0, "governor", 2)
    t.play(0, "power", "governor vp 3>4")
    assert t.discs(1, "governor") == [0]
    assert t.discs(2, "governor") == [0]  # fulfilled by the move
