"""ZG-M: missions."""

import pytest

from .actions import at_abilities, ready
from .table import Table

rule = pytest.mark.rule

TTG = ("turquoise", "turquoise", "gold")


def end_turn(t: Table, seat: int) -> None:
    """A turn of the seat that changes nothing on the main board."""
    at_abilities(t, seat, "recruit")
    t.decline()
    assert t.over


# What a mission asks for


@rule("ZG-M1")
@pytest.mark.parametrize("regions", [(1, 3, 5), (2, 3, 4), (1, 4, 5), (1, 2, 4, 5)])
def test_a_governor_in_each_region_shown(regions: tuple[int, ...]) -> None:
    for missing in (*regions, 0):
        t = Table()
        t.mission(1, "governor", *regions)
        for i, region in enumerate(regions):
            if region != missing:
                t.governor(0, region, "vp" if i % 2 else "")  # on a square or next to it
        end_turn(t, 0)
        assert t.discs(1, "governor") == ([] if missing else [0])


@rule("ZG-M1")
@pytest.mark.parametrize("regions", [(1, 2, 5), (1, 3, 4), (2, 4), (3, 5)])
def test_a_palace_in_each_region_shown(regions: tuple[int, ...]) -> None:
    for missing in (*regions, 0):
        t = Table()
        t.mission(2, "palace", *regions)
        for region in regions:
            t.palace(1 if region == missing else 0, region)  # other players' do not count
        end_turn(t, 0)
        assert t.discs(2, "palace") == ([] if missing else [0])


@rule("ZG-M1")
@pytest.mark.parametrize(
    ("walls", "fulfilled"),
    [
        (("turquoise1", "gold1", "crimson1"), True),
        (("turquoise2", "gold2", "crimson2"), True),
        (("turquoise2", "gold1", "gold2"), False),
        (("turquoise1", "turquoise2", "crimson1"), False),
    ],
)
def test_an_area_shown_once_is_either_of_its_sections(walls: tuple[str, ...], fulfilled: bool) -> None:
    t = Table()
    t.mission(1, "wall", "turquoise", "gold", "crimson")
    for i, section in enumerate(walls):
        t.wall(0, section, i + 1)
    end_turn(t, 0)
    assert t.discs(1, "wall") == ([0] if fulfilled else [])


@rule("ZG-M5")
def test_more_pieces_than_shown_do_no_harm_and_one_piece_serves_several_missions() -> None:
    t = Table()
    t.mission(1, "palace", 1, 2, 5)
    t.mission(2, "palace", 2, 4)
    t.palace(0, 1, 2)
    for region in (2, 3, 4, 5):
        t.palace(0, region)
    end_turn(t, 0)
    assert t.discs(1, "palace") == [0]
    assert t.discs(2, "palace") == [0]


# When it is claimed


@rule("ZG-M2", "ZG-M4", "ZG-C8")
def test_a_mission_claims_itself_at_the_end_of_the_turn_after_all_abilities() -> None:
    t = Table()
    t.board(0, "star")
    t.mission(1, "governor", 2, 3, 4)
    t.governor(0, 3)
    t.governor(0, 4)
    at_abilities(t, 0, "governor")  # the third, in region 2
    assert t.asked == "ability"
    assert t.discs(1, "governor") == []
    t.play(0, "done")
    assert t.discs(1, "governor") == [0]
    places = {"place": "2", "place_2": "3", "place_3": "4", "place_4": "none"}
    assert t.told("claimed") == [("claimed", {"seat": "0", "mission": 2, "points": t.box.spaces[0], **places})]


@rule("ZG-M2", "ZG-M4")
def test_a_mission_claims_itself_after_an_accepted_reward() -> None:
    t = Table()
    t.round(5)
    t.mission(1, "palace", 3, 5)
    t.palace(0, 3)
    t.markers(0, "writing", 1)
    t.markers(1, "writing", 1)
    t.rewards()
    t.play(0, "accept")
    assert t.discs(1, "palace") == []
    t.play(0, "palace 5")
    assert t.discs(1, "palace") == [0]
    assert t.kinds_told().index("claimed") < t.kinds_told().index("track")


@rule("ZG-M2", "ZG-M3", "ZG-M4")
def test_nobody_claims_in_the_turn_of_another_but_later_in_the_own_one() -> None:
    t = Table()
    t.mission(1, "palace", 3, 5)
    t.palace(1, 3)
    t.palace(1, 5)
    end_turn(t, 0)
    assert t.discs(1, "palace") == []
    t.markers(0, "currency", 1)
    t.reward("currency")
    t.play(0, "accept")
    assert t.discs(1, "palace") == []
    end_turn(t, 1)
    assert t.discs(1, "palace") == [1]


@rule("ZG-M2")
def test_a_unification_action_ends_a_turn_with_a_claim_too() -> None:
    t = Table()
    t.mission(1, "palace", 3, 5)
    t.palace(0, 3)
    t.palace(0, 5)
    t.unify(0, 50, 1)
    assert t.discs(1, "palace") == [0]


@rule("ZG-M4")
def test_all_missions_fulfilled_are_claimed_at_once() -> None:
    t = Table()
    t.mission(1, "palace", 3, 5)
    t.mission(2, "palace", 2, 4)
    t.mission(1, "wall", *TTG)
    t.mission(2, "governor", 1, 3, 5)
    for region in (2, 3, 4, 5):
        t.palace(0, region)
    for section in ("turquoise1", "turquoise2", "gold1"):
        t.wall(0, section, 1)
    for region in (1, 3, 5):
        t.governor(0, region)
    end_turn(t, 0)
    assert [t.discs(1, "palace"), t.discs(2, "palace"), t.discs(1, "wall"), t.discs(2, "governor")] == [[0]] * 4


# The spaces


@rule("ZG-M2", "ZG-M3", "ZG-M7")
def test_discs_fill_the_spaces_from_the_left_one_a_player_and_never_move() -> None:
    t = Table(4)
    t.mission(1, "palace", 3, 5)
    assert len(t.box.spaces) == 4
    for place, seat in enumerate((2, 0, 3, 1)):
        t.palace(seat, 3)
        t.palace(seat, 5)
        end_turn(t, seat)
        assert t.discs(1, "palace") == [2, 0, 3, 1][: place + 1]
        assert t.told("claimed")[0][1]["points"] == t.box.spaces[place]
    for seat in range(4):
        end_turn(t, seat)
        assert t.told("claimed") == []
    assert t.discs(1, "palace") == [2, 0, 3, 1]


@rule("ZG-M6")
def test_what_was_lost_before_the_claim_does_not_count() -> None:
    t = Table()
    t.board(0, "star")
    t.mission(1, "governor", 2, 3, 4)
    t.mission(2, "governor", 1, 3, 5)
    t.governor(0, 3)
    t.governor(0, 4)
    at_abilities(t, 0, "governor")  # the third, in region 2: now all are there
    t.play(0, "power", "governor beside 3>2")
    assert t.over
    assert t.discs(1, "governor") == []


@rule("ZG-M6")
def test_what_is_lost_after_the_claim_does_not_matter() -> None:
    t = Table()
    t.board(0, "star")
    t.mission(1, "governor", 2, 3, 4)
    for region in (2, 3, 4):
        t.governor(0, region)
    end_turn(t, 0)
    ready(t, 0, "governor")
    t.act(0, 50, "governor")
    t.play(0, "square vp", "power", "governor beside 4>5")
    assert t.governors_at(0, 4) == 0
    assert t.discs(1, "governor") == [0]


# Worked examples


@rule("ZG-M8", "ZG-M1")
@pytest.mark.parametrize(
    ("walls", "fulfilled"),
    [
        (("turquoise1", "turquoise2", "gold1"), True),
        (("turquoise1", "turquoise2", "gold2"), True),
        (("turquoise1", "gold1", "gold2"), False),
        (("turquoise1", "turquoise2", "crimson1"), False),
    ],
)
def test_example_turquoise_turquoise_gold(walls: tuple[str, ...], fulfilled: bool) -> None:
    t = Table()
    t.mission(1, "wall", *TTG)
    for section in walls[:2]:
        t.wall(0, section, 2)
    end_turn(t, 0)
    assert t.discs(1, "wall") == []
    t.wall(0, walls[2], 3)
    end_turn(t, 0)
    assert t.discs(1, "wall") == ([0] if fulfilled else [])


@rule("ZG-M9")
def test_example_a_palace_in_regions_1_2_and_5() -> None:
    t = Table()
    t.mission(1, "palace", 1, 2, 5)
    t.palace(0, 1)
    t.palace(0, 2)
    t.palace(0, 3)
    end_turn(t, 0)
    assert t.discs(1, "palace") == []
    t.workers(0, 5, 2)
    t.workers(0, 4)
    t.act(0, 50, "palace")
    t.decline()
    assert t.palaces_at(0, 5) == 1
    assert t.discs(1, "palace") == [0]
