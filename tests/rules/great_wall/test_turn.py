"""GW-J: a turn in full, and Betrayal."""

import pytest

from .table import Table

rule = pytest.mark.rule

TWO_MORE = ("clerk pool>academy", "clerk pool>embassy")


def told_in_order(t: Table, *kinds: str) -> None:
    """These events were told in this order."""
    heard = t.kinds_told()
    places = [heard.index(kind) for kind in kinds]
    assert places == sorted(places), heard


# Boxes


@rule("GW-J4")
def test_boxes_go_from_top_to_bottom_and_the_others_in_tea_order() -> None:
    t = Table()
    t.tea(2, 1, 0)
    t.command(1, "despotism")
    asked = []
    while t.asked in ("clerk", "advance"):
        asked.append((t.asked, t.to_act))
        t.play(t.to_act[0], "clerk pool>academy" if asked.count(asked[-1]) == 1 and t.asked == "clerk" else "done")
    assert asked == [
        ("clerk", (1,)),
        ("clerk", (1,)),
        ("clerk", (2,)),  # the second box is for the others, each finishing before the next begins
        ("clerk", (2,)),
        ("clerk", (0,)),
        ("clerk", (0,)),
        ("advance", (1,)),
    ]


@rule("GW-J4")
def test_every_action_of_a_card_is_optional() -> None:
    t = Table()
    t.command(0, "despotism")
    assert "done" in t.options(0)
    t.play(0, "done")
    t.play(1, "done")
    t.play(2, "done")
    assert t.over  # nobody stands anywhere: nothing to activate
    assert t.state.crowd == [0] * 10


@rule("GW-J4")
def test_the_others_do_not_use_the_owners_boxes() -> None:
    t = Table()
    t.command(0, "economy")
    t.play(0, "done")
    t.play(1, *TWO_MORE)
    assert t.to_act == (2,)
    t.play(2, "done")
    assert t.told("clerk") == [
        ("clerk", {"seat": "1", "start": "pool", "location": "academy"}),
        ("clerk", {"seat": "1", "start": "pool", "location": "embassy"}),
    ]


@rule("GW-J4")
def test_activation_comes_after_the_boxes_and_the_clean_up_after_activation() -> None:
    t = Table()
    t.tea(1, 2, 0)
    t.horde("left", "leader_left")
    t.wound("left", 1)
    t.give(1, wood=1, stone=2)
    t.command(0, "economy")
    t.play(0, "clerk pool>academy", "done")
    t.play(1, "done")
    t.play(2, "done")
    assert t.asked == "draw"
    assert t.told("defeated") == []
    t.play(0, "draw 0")
    told_in_order(t, "turn", "clerk", "activated", "defeated")
    assert t.over


# A turn in full


@rule("GW-J7")
def test_window_6_and_abilities_come_between_boxes_and_activation() -> None:
    t = Table()
    t.advisor(0, "jinshi", "courier")
    t.hand(0, "forced_march")
    t.horde("left", "leader_left")
    t.wound("left", 1)
    t.command(0, "despotism")
    t.play(0, "done")
    t.play(1, "done")
    t.play(2, "done")
    assert t.asked == "tactic"
    t.play(0, "play forced_march", "clerk pool>academy", "done")
    assert t.asked == "clerk"  # Jinshi, before activation: he can still fill a location
    t.play(0, "clerk pool>logistics")
    assert t.asked == "next_location"
    t.play(0, "activate academy", "draw 0")
    assert t.told("defeated") == []
    t.play(0, "clerk pool>embassy", "done")  # the Courier, after activation: it waits for the next turn
    assert t.over or t.asked == "tactic"
    t.decline()
    heard = [(kind, facts.get("advisor") or facts.get("location")) for kind, facts in t.told()]
    assert [entry for entry in heard if entry[0] in ("tactic", "ability_advisor", "activated", "defeated")] == [
        ("tactic", None),
        ("ability_advisor", "jinshi"),
        ("activated", "academy"),
        ("activated", "logistics"),
        ("ability_advisor", "courier"),
        ("defeated", None),
    ]
    assert t.clerks_at(0, "embassy") == 1


@rule("GW-J7")
def test_a_horde_covered_after_activation_is_cleaned_up_in_the_same_turn() -> None:
    t = Table()
    t.advisor(0, "warden")
    t.set_rest(0, "left", "spearman")
    t.horde("left", "leader_left")
    t.wound("left", 1, "a2", "a3", "a4")
    t.command(0, "despotism")
    t.play(0, "done")
    t.play(1, "done")
    t.play(2, "done")
    t.play(0, "with spearman left")
    assert t.over
    assert t.trophies(0) == ["leader_left"]


@rule("GW-J7")
def test_window_6_is_only_for_the_active_player() -> None:
    t = Table()
    t.hand(0, "forced_march")
    t.hand(1, "night_shift")
    t.command(0, "despotism")
    t.play(0, "done")
    t.play(1, "done")
    t.play(2, "done")
    assert (t.asked, t.to_act) == ("tactic", (0,))
    t.play(0, "pass")
    assert t.over


# Betrayal


def betrayal(*others: str) -> Table:
    """Seat 0 plays Betrayal, the others these cards, which are behind it."""
    t = Table(len(others) + 1)
    t.set_track("betrayal", *others)
    t.command(0, "betrayal")
    return t


@rule("GW-J8")
def test_betrayal_carries_out_only_the_owners_boxes() -> None:
    t = betrayal("despotism", "raise_banner")
    t.play(0, "choose 1", "copy despotism")
    for _ in range(4):
        t.play(0, "clerk pool>academy")
    assert t.asked == "advance"  # no box for the others in between
    assert t.told("copies") == [("copies", {"seat": "0", "command": "despotism"})]


@rule("GW-J8")
def test_a_copied_card_counts_names_as_that_card_does() -> None:
    t = betrayal("despotism", "economy")
    t.clerks(0, logistics=7)
    t.play(0, "choose 1", "copy despotism")
    for _ in range(6):
        t.play(0, "clerk logistics>embassy")
    assert t.asked == "advance"


@rule("GW-J8")
def test_betrayal_counts_under_its_own_name_only() -> None:
    t = betrayal("attack_order", "work_harder")
    t.clerks(1, academy=1, embassy=1, logistics=1)
    t.play(0, "choose 1", "copy work_harder", "done")
    assert t.asked == "advance"
    t.play(0, "activate academy")
    t.play(1, "draw 0")
    # one Attack Order on the track, one activation; a Betrayal that copies does not count as another card
    assert t.asked != "advance"


@rule("GW-J8")
def test_a_card_already_resolved_may_be_copied() -> None:
    t = Table()
    t.set_track("economy", "betrayal", "despotism")
    t.command(1, "betrayal")
    t.play(1, "choose 1")
    assert t.options(1) == ["done", "copy despotism", "copy economy"]


@rule("GW-J8")
def test_betrayal_may_move_two_clerks_instead_to_one_location_or_two() -> None:
    t = betrayal("despotism", "economy")
    t.play(0, "choose 2", "clerk pool>academy", "clerk pool>academy")
    assert t.asked == "draw"  # two clerks at one location; nobody else moved, the academy activates
    assert t.to_act == (0,)


@rule("GW-J8")
def test_betrayal_does_not_copy_betrayal() -> None:
    t = betrayal("betrayal", "economy")
    t.play(0, "choose 1")
    assert t.refused_by(0, "copy betrayal") == "GW-J8"
    assert t.refused_by(0, "copy despotism") == "GW-J8"  # not on the track
    assert t.options(0) == ["done", "copy economy"]


@rule("GW-J8")
def test_with_nothing_to_copy_betrayal_only_moves_clerks() -> None:
    t = betrayal("betrayal", "betrayal")
    assert t.refused_by(0, "choose 1") == "GW-J8"
    assert t.options(0) == ["done", "choose 2"]


# The worked example


@rule("GW-J5", "GW-J4")
@pytest.mark.parametrize(("other", "moves"), [("economy", 6), ("work_harder", 4)])
def test_example_despotism_with_economy_on_the_track(other: str, moves: int) -> None:
    """With an Economy on the track Despotism moves 2 more clerks."""
    t = Table()
    t.set_track("despotism", other, "raise_banner")
    t.clerks(0, logistics=7)
    t.command(0, "despotism")
    for _ in range(moves):
        assert t.to_act == (0,)
        t.play(0, "clerk logistics>embassy")
    assert t.to_act == (1,)
    assert t.clerks_at(0, "embassy") == moves
