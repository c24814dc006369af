"""ZG-F: card bonuses."""

import pytest

from tianxia.core.pack import Pack

from .actions import TRIGGERS, abilities, at_abilities
from .table import Table

rule = pytest.mark.rule

ASPECTS = ("writing", "currency", "law")
# Standard cards have it only with hire, which brings workers to move.
RECRUIT_TO_MOVE = '[[card]]\nnumber = 102\ntrigger = "recruit"\nbonus = "move_worker"\nprovenance = "printed"\n'


def used(t: Table, bonus: str, region: int = 2, trigger: str = "recruit") -> int:
    """A card with this bonus in a region of seat 0 is woken and used. Returns its number."""
    card = t.card_with(trigger, bonus)
    t.card(0, region, card)
    at_abilities(t, 0, trigger)
    t.play(0, f"use {card}")
    assert ("used", {"seat": "0", "card": card}) in t.told()
    return card


def lost(t: Table, bonus: str, region: int = 2) -> bool:
    """Whether a card with this bonus cannot be used after recruiting."""
    card = t.card_with("recruit", bonus)
    t.card(0, region, card)
    at_abilities(t, 0, "recruit")
    return f"use {card}" not in abilities(t, 0)


# Markers


@rule("ZG-F1")
@pytest.mark.parametrize("aspect", ASPECTS)
def test_a_marker_of_value_1_of_any_aspect(aspect: str) -> None:
    t = Table()
    left = t.ones_left(aspect)
    used(t, "marker")
    assert t.options(0) == ["marker writing", "marker currency", "marker law"]
    t.play(0, f"marker {aspect}")
    assert t.ones(0, aspect) == 1
    assert t.ones_left(aspect) == left - 1
    assert t.vp(0) == 0
    assert t.over


@rule("ZG-F1")
def test_only_an_aspect_that_has_a_marker_in_the_supply() -> None:
    t = Table()
    t.markers(1, "writing", 9)
    used(t, "marker")
    assert t.refused_by(0, "marker writing") == "ZG-F1"
    assert t.options(0) == ["marker currency", "marker law"]


@rule("ZG-F1")
def test_the_only_marker_left_is_taken_without_a_question() -> None:
    t = Table()
    t.markers(1, "writing", 9)
    t.markers(1, "currency", 9)
    used(t, "marker")
    assert t.ones(0, "law") == 1
    assert t.over


@rule("ZG-F1")
def test_no_marker_of_value_1_at_all_is_a_point() -> None:
    t = Table()
    for aspect in ASPECTS:
        t.markers(1, aspect, 9)
    used(t, "marker")
    assert t.vp(0) == 1
    assert [t.value(0, aspect) for aspect in ASPECTS] == [0, 0, 0]
    assert t.threes_left("law") == 1  # markers of value 3 do not fill the gap


# Movement points


@rule("ZG-F2", "ZG-O8")
def test_up_to_two_movement_points() -> None:
    t = Table()
    t.official(0, "white", "g3")
    used(t, "move2")
    assert t.asked == "move"
    t.play(0, "move white g3>g4", "move white g4>g5")
    assert t.officials_at(0, "g5") == {"white": 1}
    assert t.over


@rule("ZG-F2")
def test_fewer_movement_points_or_none() -> None:
    t = Table()
    t.official(0, "white", "g3")
    used(t, "move2")
    t.play(0, "move white g3>g4", "done")
    assert t.officials_at(0, "g4") == {"white": 1}
    assert t.over

    t = Table()
    used(t, "move2")
    t.play(0, "done")
    assert t.over


@rule("ZG-F2", "ZG-T7")
def test_movement_points_are_lost_without_an_official_on_the_board() -> None:
    t = Table()
    card = t.card_with("wall", "move2")
    t.card(0, 2, card)
    at_abilities(t, 0, "wall")
    assert t.over


# Points


@rule("ZG-F3", "ZG-A6")
@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize(("bonus", "points"), [("vp2", 2), ("vp3", 3)])
def test_two_or_three_points_as_printed(bonus: str, points: int, trigger: str) -> None:
    t = Table()
    used(t, bonus, trigger=trigger)
    assert ("points", {"seat": "0", "number": points, "source": "cards"}) in t.told()
    others = {"palace": 1, "governor": 4}.get(trigger, 0)  # for a card on the board; of the square
    assert t.vp(0) == points + others


@rule("ZG-F4")
@pytest.mark.parametrize(
    ("bonus", "card", "counting", "others", "points"),
    [
        ("vp_cream", 107, (5, 39), (44, 84), 2),  # itself brown
        ("vp_orange", 74, (45, 79), (4, 84), 3),
        ("vp_brown", 82, (85, 119), (4, 44), 3),
    ],
)
def test_a_point_for_each_own_card_of_the_aspect_in_all_regions(
    bonus: str, card: int, counting: tuple[int, int], others: tuple[int, int], points: int
) -> None:
    t = Table()
    t.card(0, 4, counting[0])
    t.card(0, 5, counting[1])
    t.lock(0, 5)  # cards of a locked region count
    t.card(0, 3, *others)  # other aspects do not
    t.card(1, 1, counting[0] + 2, counting[1] - 2)  # nor do those of other players
    t.hand(0, counting[0] + 3)  # nor do those in hand
    assert used(t, bonus) == card
    assert t.vp(0) == points


@rule("ZG-F4")
def test_the_card_itself_counts() -> None:
    t = Table()
    t.card(0, 4, 82)  # recruit: a point for each brown card, itself brown
    at_abilities(t, 0, "recruit")
    t.play(0, "use 82")
    assert t.vp(0) == 1


@rule("ZG-F4", "ZG-T7")
def test_no_own_card_of_the_aspect_is_no_bonus() -> None:
    t = Table()
    assert t.ability(107) == ("recruit", "vp_cream")
    assert lost(t, "vp_cream")  # 107 is brown
    assert t.over


# Workers and unrest


@rule("ZG-F5")
@pytest.mark.parametrize("trigger", TRIGGERS)
def test_a_worker_to_the_region_of_the_card_whether_officials_are_there_or_not(trigger: str) -> None:
    t = Table()
    t.unrest(0, 5, 1)
    used(t, "worker", 5, trigger)
    assert t.officials_at(0, "w5") == {}
    assert t.workers_at(0, 5) == 1
    assert t.unrest_at(0, 5) == 1
    assert t.over


@rule("ZG-F6", "ZG-R5")
def test_unrest_down_by_1_in_any_one_region() -> None:
    t = Table()
    t.lock(0, 1)
    t.unrest(0, 3, 1)
    t.unrest(0, 4, 2)
    used(t, "unrest_any", 2)
    assert t.options(0) == ["calm 1", "calm 3", "calm 4"]
    assert t.refused_by(0, "calm 2") == "ZG-R5"
    t.play(0, "calm 1")
    assert [t.unrest_at(0, region) for region in range(1, 6)] == [2, 0, 1, 2, 0]
    assert t.workers_at(0, 1) == 0
    assert t.over


@rule("ZG-F6", "ZG-R2")
def test_unrest_of_others_is_not_lowered() -> None:
    t = Table()
    t.unrest(1, 3, 2)
    assert lost(t, "unrest_any")
    assert t.unrest_at(1, 3) == 2


@rule("ZG-F7")
def test_unrest_down_by_1_in_the_region_of_the_card() -> None:
    t = Table()
    t.unrest(0, 2, 2)
    t.unrest(0, 3, 2)
    used(t, "unrest_here", 2)
    assert t.unrest_at(0, 2) == 1
    assert t.unrest_at(0, 3) == 2
    assert t.over


@rule("ZG-F7", "ZG-T7")
def test_without_unrest_in_the_region_of_the_card_it_is_lost() -> None:
    t = Table()
    t.unrest(0, 3, 2)
    assert lost(t, "unrest_here", 2)


@rule("ZG-F7", "ZG-T5")
def test_never_from_the_last_space() -> None:
    t = Table()
    t.lock(0, 2)
    assert lost(t, "unrest_here", 2)
    assert t.unrest_at(0, 2) == t.most_unrest(0, 2)


@rule("ZG-F8")
def test_move_a_worker_of_any_region_to_an_adjacent_one() -> None:
    t = Table(pack=Pack(RECRUIT_TO_MOVE, "own.toml"))
    t.workers(0, 1)
    t.workers(0, 4, 2)
    used(t, "move_worker", 2)
    assert set(t.options(0)) == {"done", "worker 1>2", "worker 4>3", "worker 4>5"}
    assert t.refused_by(0, "worker 4>2") == "ZG-O5"
    assert t.refused_by(0, "worker 1>5") == "ZG-O5"
    assert t.refused_by(0, "worker 3>4") == "ZG-F8"
    t.play(0, "worker 4>5")
    assert [t.workers_at(0, region) for region in range(1, 6)] == [1, 0, 0, 1, 1]
    assert t.over


@rule("ZG-F8", "ZG-T7")
def test_without_workers_there_is_none_to_move() -> None:
    t = Table(pack=Pack(RECRUIT_TO_MOVE, "own.toml"))
    t.workers(1, 3)
    assert lost(t, "move_worker")


# Officials


@rule("ZG-F9")
@pytest.mark.parametrize("trigger", TRIGGERS)
@pytest.mark.parametrize("color", ["red", "white", "grey"])
def test_an_official_of_the_color_to_the_governors_area_of_the_region(color: str, trigger: str) -> None:
    t = Table()
    used(t, f"off_{color}", 5, trigger)
    assert t.officials_at(0, "g5") == {color: 1}
    assert t.officials_at(0, "w5") == {}
    assert t.over


@rule("ZG-F9")
@pytest.mark.parametrize("color", ["red", "white", "grey"])
def test_none_of_that_color_left_is_no_official(color: str) -> None:
    t = Table()
    for area in ("g3", "g4", "g5", "w3"):
        t.official(0, color, area)
    if color != "red":
        t.official(0, color, "w4")  # of red the fifth is the one recruited
    assert lost(t, f"off_{color}")
    assert t.supply(0, color) == 0
    assert t.officials_at(0, "g2") == {}
