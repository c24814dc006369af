"""ZG-U: the unification action."""

import pytest

from .table import Table

rule = pytest.mark.rule


def with_cards(number: int, unrest: int, region: int = 4, board: str = "plain") -> Table:
    """That many cards in a region of seat 0, at this unrest."""
    t = Table()
    t.board(0, board)
    t.card(0, region, *range(1, number + 1))
    t.unrest(0, region, unrest)
    return t


def may_unify(t: Table, region: int, card: int = 50) -> str | None:
    """The rule against the card in a region; None if it may be played there."""
    t.turn(0, card)
    t.play(0, f"card {card}")
    return t.refused_by(0, f"unify {region}")


@rule("ZG-U1")
def test_into_any_region_of_the_own_board() -> None:
    t = Table()
    t.turn(1, 7)
    t.play(1, "card 7")
    assert t.options(1)[:5] == [f"unify {region}" for region in range(1, 6)]
    t.play(1, "unify 5")
    assert t.cards_at(1, 5) == [7]
    assert not any(t.state.cards[:5])


@rule("ZG-U1")
def test_three_cards_a_region_at_most() -> None:
    t = with_cards(3, 0)
    assert may_unify(t, 4) == "ZG-U1"
    assert may_unify(with_cards(2, 0), 4) is None


@rule("ZG-U1")
def test_a_card_never_moves_again() -> None:
    t = Table()
    t.unify(0, 7, 2)
    for color in ("red", "white", "grey"):
        t.official(0, color, "g2")
    t.act(0, 9, "governor")
    t.decline()
    t.end_round()
    assert t.cards_at(0, 2) == [7]


@rule("ZG-U2")
@pytest.mark.parametrize(("card", "aspect"), [(40, "writing"), (41, "currency"), (80, "currency"), (81, "law")])
@pytest.mark.parametrize("before", [0, 1, 2])
def test_markers_for_the_cards_now_in_the_region(card: int, aspect: str, before: int) -> None:
    t = with_cards(before, 0)
    t.unify(0, card, 4)
    assert t.ones(0, aspect) == before + 1
    assert sum(t.state.stash1) == before + 1  # of no other aspect
    assert t.ones_left(aspect) == 9 - before - 1


@rule("ZG-U3")
@pytest.mark.parametrize(("left", "points"), [(2, 1), (1, 2), (0, 3)])
def test_a_point_for_each_missing_marker(left: int, points: int) -> None:
    t = with_cards(2, 0)
    t.markers(1, "law", 9 - left)
    t.unify(0, 100, 4)
    assert t.ones(0, "law") == left
    assert t.vp(0) == points
    assert t.threes_left("law") == 1  # they do not fill the gap
    assert ("points", {"seat": "0", "number": points, "source": "markers"}) in t.told()


@rule("ZG-U4")
@pytest.mark.parametrize(("before", "rise"), [(0, 0), (1, 1), (2, 2)])
def test_unrest_rises_with_the_second_and_third_card(before: int, rise: int) -> None:
    t = with_cards(before, 1)
    t.unify(0, 100, 4)
    assert t.unrest_at(0, 4) == 1 + rise
    assert sum(t.state.unrest) == 1 + rise


@rule("ZG-U5")
@pytest.mark.parametrize(
    ("cards", "unrest", "allowed"),
    [(1, 2, True), (1, 3, False), (2, 1, True), (2, 2, False), (2, 3, False)],
)
def test_unrest_may_reach_the_maximum_not_pass_it(cards: int, unrest: int, allowed: bool) -> None:
    assert may_unify(with_cards(cards, unrest), 4) == (None if allowed else "ZG-U5")


@rule("ZG-U5")
def test_the_maximum_is_that_of_the_own_board() -> None:
    assert may_unify(with_cards(1, 2, 5, board="circle"), 5) == "ZG-U5"  # 2 spaces
    assert may_unify(with_cards(1, 2, 5, board="plain"), 5) is None  # 3 spaces
    assert may_unify(with_cards(2, 2, 5, board="square"), 5) is None  # 4 spaces


@rule("ZG-U6")
def test_the_first_card_at_any_unrest() -> None:
    t = with_cards(0, 3)
    t.unify(0, 50, 4)
    assert t.unrest_at(0, 4) == 3
    assert t.ones(0, "currency") == 1


@rule("ZG-U7")
@pytest.mark.parametrize("board", ["plain", "circle", "square", "triangle", "star"])
def test_a_unification_activates_nothing(board: str) -> None:
    t = Table()
    t.board(0, board)
    t.unrest(0, 3, 1)
    t.official(0, "red", "g1")
    t.workers(0, 1)
    for trigger, region in (("recruit", 1), ("hire", 2), ("governor", 3), ("palace", 4), ("wall", 5)):
        t.card(0, region, t.card_with(trigger, "vp3"))
    t.unify(0, t.card_with("recruit", "vp3"), 1)
    assert t.over
    assert t.vp(0) == 0
    assert "used" not in t.kinds_told()


@rule("ZG-U8")
def test_worked_example_first_card() -> None:
    t = Table()
    t.unify(0, 85, 2)  # brown
    assert t.ones(0, "law") == 1
    assert t.unrest_at(0, 2) == 0


@rule("ZG-U9")
def test_worked_example_third_card() -> None:
    t = with_cards(2, 1)
    t.unify(0, 66, 4)  # orange
    assert t.unrest_at(0, 4) == 3
    assert t.ones(0, "currency") == 3


@rule("ZG-U10")
def test_worked_example_too_much_unrest() -> None:
    t = with_cards(2, 2)
    assert t.most_unrest(0, 4) == 3
    assert may_unify(t, 4, 66) == "ZG-U5"
    refusal = t.why_not(0, "unify 4")
    assert refusal is not None
    assert refusal.facts == {"region": "4", "unrest": 2, "rise": 2, "most": 3}
