"""ZG-W: unification rewards, who gets them and what they are."""

import pytest

from tianxia.games.zhanguo.names import ASPECTS, REWARDS

from .table import Table

rule = pytest.mark.rule

NOBODY = ("no_reward", {"aspect": "writing"})


def offered(aspect: str, round_number: int, players: int = 3) -> Table:
    """A round before its rewards; seat 0 has a marker of the aspect."""
    t = Table(players)
    t.round(round_number)
    t.markers(0, aspect, 1)
    return t


def passed_by_the_first() -> Table:
    """Seat 1 has the most markers and passes, then 2 and 0 follow."""
    t = Table()
    t.markers(0, "writing", 1)
    t.markers(1, "writing", 3)
    t.markers(2, "writing", 2)
    t.reward("writing")
    t.play(1, "pass")
    return t


# Who decides


@rule("ZG-W1")
def test_aspect_by_aspect_writing_currency_law() -> None:
    t = Table()
    for aspect in ("law", "currency", "writing"):
        t.markers(1, aspect, 1)
    t.rewards()
    while t.asked == "reward":
        t.play(1, "pass")
    asked = [facts["aspect"] for _, facts in t.told("passes")]
    assert asked == ["writing", "currency", "law"]


@rule("ZG-W1", "ZG-W9")
def test_the_reward_is_that_of_the_row_and_the_column() -> None:
    rows = {
        "writing": [("official", [2]), ("grey", [5]), ("wall", []), ("governor", [3, 5]), ("palace", [])],
        "currency": [("workers", [3]), ("official", [3]), ("governor", [2, 4]), ("palace", []), ("wall", [])],
        "law": [("red", [4]), ("workers", [1]), ("palace", []), ("wall", []), ("governor", [])],
    }
    t = Table()
    for i, aspect in enumerate(ASPECTS):
        for column in range(5):
            mask = t.box.reward_regions[i * 5 + column]
            regions = [region for region in range(1, 6) if mask >> (region - 1) & 1]
            assert (REWARDS[t.box.reward[i * 5 + column]], regions) == rows[aspect][column]

    for aspect in ASPECTS:
        for number in range(1, 6):
            t = offered(aspect, number)
            t.reward(aspect)
            t.play(0, "accept")
            kind = rows[aspect][number - 1][0]
            assert t.told("accepts") == [("accepts", {"seat": "0", "aspect": aspect, "reward": kind})]


@rule("ZG-W2")
def test_the_highest_value_decides_first() -> None:
    t = Table()
    t.markers(0, "writing", 2)
    t.markers(1, "writing", 3)
    t.markers(2, "writing", 1, 1)  # a marker of value 3 counts as 3
    t.reward("writing")
    assert t.to_act == (2,)
    assert set(t.options(2)) == {"accept", "pass"}


@rule("ZG-W2", "ZG-W11")
def test_without_a_marker_of_the_aspect_nobody_is_asked() -> None:
    t = Table()
    t.markers(1, "currency", 3)
    t.reward("writing")
    assert t.over
    assert t.told() == [NOBODY]

    t.markers(2, "writing", 1)
    t.reward("writing")
    assert t.to_act == (2,)
    t.play(2, "pass")
    assert t.over
    assert t.told() == [("passes", {"seat": "2", "aspect": "writing"}), NOBODY]


@rule("ZG-W3", "ZG-A10")
def test_accepting_returns_all_markers_of_the_aspect_and_moves_the_disc() -> None:
    t = Table()
    t.markers(1, "currency", 2, 1)
    t.markers(1, "law", 3, 1)
    t.reward("currency")
    t.play(1, "accept")
    assert t.workers_at(1, 3) == 2
    assert t.value(1, "currency") == 0
    assert (t.ones_left("currency"), t.threes_left("currency")) == (9, 1)
    assert t.value(1, "law") == 6
    assert t.state.track == [0, 2]
    assert t.state.column == [-1, 1, -1]
    assert t.vp(1) == 0


@rule("ZG-W5")
def test_passing_keeps_markers_and_disc_and_the_next_highest_decides() -> None:
    t = passed_by_the_first()
    assert t.value(1, "writing") == 3
    assert t.state.track == [0, 1, 2]
    assert t.to_act == (2,)
    t.play(2, "pass")
    assert t.to_act == (0,)
    t.play(0, "pass")
    assert t.over
    assert t.told()[-1] == NOBODY
    assert t.state.column == [-1, -1, -1]


@rule("ZG-W5", "ZG-W11")
def test_at_most_one_gets_the_reward_and_each_is_asked_once() -> None:
    t = passed_by_the_first()
    t.play(2, "accept", "recruit grey 2")
    assert t.over
    assert t.value(0, "writing") == 1
    assert NOBODY not in t.told()


@rule("ZG-W15", "ZG-W3")
def test_example_red_has_the_highest_value_and_accepts() -> None:
    t = Table(4)
    t.markers(1, "law", 3)
    t.markers(3, "law", 2)
    t.reward("law")
    assert t.to_act == (1,)
    t.play(1, "accept")
    assert t.officials_at(1, "g4") == {"red": 2}
    assert t.state.column == [-1, -1, 1]
    assert t.state.track == [0, 2, 3]
    assert t.over


# In full or not at all


@rule("ZG-W4", "ZG-W10", "ZG-W11")
@pytest.mark.parametrize(
    ("aspect", "number", "color", "left", "taken"),
    [
        ("law", 1, "red", 2, True),
        ("law", 1, "red", 1, False),
        ("writing", 2, "grey", 2, True),
        ("writing", 2, "grey", 1, False),
    ],
)
def test_two_officials_of_a_color_must_both_be_in_the_own_supply(
    aspect: str, number: int, color: str, left: int, taken: bool
) -> None:
    t = offered(aspect, number)
    t.official(0, color, "g1", 5 - left)
    t.reward(aspect)
    assert (t.to_act == (0,)) is taken
    if not taken:  # passes automatically
        assert ("passes", {"seat": "0", "aspect": aspect}) in t.told()
        assert t.value(0, aspect) == 1
        assert t.state.track == [0, 1, 2]


@rule("ZG-W4", "ZG-W10")
def test_an_official_of_any_color_must_be_in_the_own_supply() -> None:
    for left in (0, 1):
        t = offered("writing", 1)
        t.official(0, "red", "g1", 5)
        t.official(0, "white", "g1", 5)
        t.official(0, "grey", "g1", 5 - left)
        t.reward("writing")
        assert (t.asked == "reward") == bool(left)


@rule("ZG-W10", "ZG-A3")
def test_workers_can_always_be_taken() -> None:
    t = offered("currency", 1)
    for seat in range(3):
        t.workers(seat, 1, 20)
    t.lock(0, 3)
    t.reward("currency")
    t.play(0, "accept")
    assert t.workers_at(0, 3) == 2


@rule("ZG-W4", "ZG-W10")
@pytest.mark.parametrize(("aspect", "number"), [("writing", 4), ("currency", 3), ("law", 5)])
def test_a_governor_must_be_in_the_own_supply(aspect: str, number: int) -> None:
    for placed in (7, 8):
        t = offered(aspect, number)
        t.governor(0, 1, n=placed)
        t.reward(aspect)
        assert (t.asked == "reward") == (placed == 7)


@rule("ZG-W4", "ZG-W10")
def test_a_palace_must_be_in_the_own_supply_with_a_legal_region() -> None:
    for placed in (5, 6):
        t = offered("writing", 5)
        t.palace(0, 1, 2)
        t.palace(0, 2, placed - 2)
        t.reward("writing")
        assert (t.asked == "reward") == (placed == 5)

    t = offered("writing", 5)
    for region in (1, 2):
        t.palace(1, region, 3)  # no space
    for region in (3, 4, 5):
        t.lock(0, region)  # banned
    t.reward("writing")
    assert t.over


@rule("ZG-W4", "ZG-W10")
def test_a_wall_must_be_in_the_own_supply_with_a_legal_section() -> None:
    t = offered("law", 4, 4)
    for section in ("turquoise1", "turquoise2", "gold1", "gold2"):
        t.wall(0, section, 1)
    for seat in (1, 2, 3):
        t.wall(seat, "crimson1", seat)
    t.reward("law")
    assert t.asked == "reward"  # at crimson2

    for seat in (1, 2, 3):
        t.wall(seat, "crimson2", seat)
    t.reward("law")
    assert t.over  # one wall per section and player, and the last two are full

    t = offered("law", 4)
    for section in ("turquoise1", "turquoise2", "gold1", "gold2", "crimson1"):
        t.wall(0, section, 1)
    t.reward("law")
    assert t.over  # no wall left


# What they are


@rule("ZG-W9")
def test_one_official_of_any_color_to_the_shown_region() -> None:
    t = offered("writing", 1)
    t.official(0, "red", "g1", 5)
    t.reward("writing")
    t.play(0, "accept")
    assert t.options(0) == ["recruit white 2", "recruit grey 2"]
    assert t.refused_by(0, "recruit white 3") == "ZG-W9"
    assert t.refused_by(0, "recruit red 2") == "ZG-K1"
    assert t.refused_by(0, "done") == "ZG-C8"  # the whole reward is taken
    t.play(0, "recruit white 2")
    assert t.officials_at(0, "g2") == {"white": 1}
    assert t.over


@rule("ZG-W9")
def test_two_officials_of_a_color_to_the_shown_region() -> None:
    for aspect, number, color, area in (("law", 1, "red", "g4"), ("writing", 2, "grey", "g5")):
        t = offered(aspect, number)
        t.reward(aspect)
        t.play(0, "accept")
        assert t.officials_at(0, area) == {color: 2}
        assert t.over


@rule("ZG-W9")
def test_two_workers_to_the_shown_region_without_officials_and_unrest() -> None:
    for aspect, number, region in (("currency", 1, 3), ("law", 2, 1)):
        t = offered(aspect, number)
        t.unrest(0, region, 1)
        t.reward(aspect)
        t.play(0, "accept")
        assert t.workers_at(0, region) == 2
        assert t.unrest_at(0, region) == 1
        assert t.over
