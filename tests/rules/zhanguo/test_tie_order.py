"""ZG-W: tie order, the reward track and the new first player."""

import pytest

from .table import Table

rule = pytest.mark.rule

BLUE, RED, PURPLE, YELLOW = range(4)


@rule("ZG-W6")
def test_ties_go_by_the_reward_track_from_the_top() -> None:
    t = Table(4)
    t.track(2, 0, 3, 1)
    for seat in range(4):
        t.markers(seat, "writing", 2)
    t.reward("writing")
    asked = []
    while t.asked == "reward":
        asked.append(t.to_act[0])
        t.play(t.to_act[0], "pass")
    assert asked == [2, 0, 3, 1]


@rule("ZG-W6", "ZG-W2")
def test_the_order_serves_ties_only() -> None:
    t = Table()
    t.track(0, 1, 2)
    t.markers(0, "writing", 1)
    t.markers(1, "writing", 2)
    t.markers(2, "writing", 2)
    t.reward("writing")
    assert t.to_act == (1,)


@rule("ZG-W6")
def test_discs_in_the_column_come_after_those_on_the_track_from_its_top() -> None:
    t = Table(4)
    t.track(3, 2, 1, 0)
    t.disc(3, "currency")
    t.disc(2, "writing")
    assert t.tie_order() == [1, 0, 2, 3]
    for seat in range(4):
        t.markers(seat, "law", 1)
    t.reward("law")
    asked = []
    while t.asked == "reward":
        asked.append(t.to_act[0])
        t.play(t.to_act[0], "pass")
    assert asked == [1, 0, 2, 3]


@rule("ZG-W6")
def test_moves_for_earlier_aspects_of_the_round_count() -> None:
    t = Table()
    for seat in (0, 1):
        t.markers(seat, "writing", 1)
        t.markers(seat, "currency", 1)
    t.rewards()
    t.play(0, "accept", "recruit red 2")  # its disc leaves the track
    assert t.asked == "reward"
    assert t.to_act == (1,)
    t.play(1, "pass")
    assert t.to_act == (0,)


@rule("ZG-W7")
def test_with_several_rewards_the_disc_moves_to_the_last_one() -> None:
    t = Table()
    t.markers(0, "writing", 1)
    t.reward("writing")
    t.play(0, "accept", "recruit red 2")
    assert t.state.column == [0, -1, -1]
    t.markers(1, "currency", 1)
    t.reward("currency")
    t.play(1, "accept")
    assert t.tie_order() == [2, 0, 1]
    t.markers(0, "law", 1)
    t.reward("law")
    t.play(0, "accept")
    assert t.state.column == [-1, 1, 0]
    assert t.tie_order() == [2, 1, 0]


@rule("ZG-W8", "ZG-C1")
def test_discs_go_back_in_tie_order_and_the_top_one_starts_the_next_round() -> None:
    t = Table()
    t.markers(0, "writing", 1)
    t.rewards()
    t.play(0, "accept", "recruit red 2")
    assert t.state.track == [1, 2, 0]
    assert t.state.column == [-1, -1, -1]
    assert [(facts["seat"], facts["rank"]) for _, facts in t.told("track")] == [("1", 1), ("2", 2), ("0", 3)]
    assert t.state.round == 2
    assert t.asked == "card"
    assert t.to_act == (1,)
    assert t.state.order == [1, 2, 0]


@rule("ZG-W8", "ZG-B2")
def test_play_goes_clockwise_from_the_new_first_player_whatever_the_track_below() -> None:
    t = Table(4)
    t.track(0, 2, 1, 3)
    t.disc(0, "law")
    t.end_round()
    assert t.state.track == [2, 1, 3, 0]
    assert t.to_act == (2,)
    assert t.state.order == [2, 3, 0, 1]


@rule("ZG-W8")
def test_nobody_accepts_and_nothing_changes() -> None:
    t = Table()
    t.track(1, 0, 2)
    t.rewards()
    assert t.state.track == [1, 0, 2]
    assert t.to_act == (1,)


@rule("ZG-W14", "ZG-Y2")
def test_after_round_5_too_and_that_order_settles_the_ties_of_the_final_scoring() -> None:
    t = Table()
    t.round(5)
    t.markers(0, "law", 3)  # 0 accepts in law, so its disc goes behind 1 and 2
    t.markers(0, "writing", 2)
    t.markers(1, "writing", 2)
    t.rewards()
    t.play(0, "pass")
    t.play(1, "pass")
    t.play(0, "accept", "governor 1", "square official", "done")
    assert t.over
    assert t.state.track == [1, 2, 0]
    assert t.earned(1, "unification") == 5
    assert t.earned(0, "unification") == 0


@rule("ZG-W16", "ZG-W8")
def test_example_blue_and_yellow_on_the_track_red_and_purple_in_the_column() -> None:
    t = Table(4)
    t.track(RED, BLUE, PURPLE, YELLOW)
    t.disc(RED, "writing")
    t.disc(PURPLE, "law")
    assert t.tie_order() == [BLUE, YELLOW, RED, PURPLE]
    t.end_round()
    assert t.state.track == [BLUE, YELLOW, RED, PURPLE]
    assert t.to_act == (BLUE,)
