"""GW-T: tea order, ties, what is secret, the order of one's own effects."""

import pytest

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.games.great_wall.terms import frames
from tianxia.games.great_wall.terms.vocabulary import AFTER_ACTIVATION
from tianxia.games.great_wall.views.seen import OnTrack

from .table import Table

rule = pytest.mark.rule


def tea_drinker(on: str) -> Pack:
    """The Taskmaster as a card that moves the tea marker up."""
    text = f"""
[[advisor]]
id = "taskmaster"
name = "Taskmaster"
provenance = "reconstructed"
text = "Tea up."
[[advisor.ability]]
on = "{on}"
do = [{{ do = "tea_up", n = 2 }}]
"""
    return Pack(text, "own.toml")


# One after the other


@rule("GW-T1")
def test_blue_acts_first_then_red_then_yellow() -> None:
    t = Table()
    yellow, blue, red = 0, 1, 2
    t.tea(blue, red, yellow)
    for seat in range(3):
        t.clerks(seat, academy=1)
    t.activate("academy")
    for seat in (blue, red, yellow):
        assert t.to_act == (seat,)
        t.play(seat, "draw 1")
    assert [facts["seat"] for _, facts in t.told("drew")] == ["1", "2", "0"]


@rule("GW-T1")
def test_each_finishes_before_the_next_begins() -> None:
    t = Table()
    t.rich()
    t.tea(2, 0, 1)
    t.clerks(0, embassy=1)
    t.clerks(2, embassy=2)
    t.activate("embassy")
    t.play(2, "hire clerk")
    assert t.to_act == (2,)
    t.play(2, "hire clerk")
    assert set(t.to_act) == {0}
    t.play(0, "hire clerk")
    assert t.over


@rule("GW-T1")
def test_the_others_move_their_clerks_in_tea_order() -> None:
    t = Table(4)
    t.tea(3, 1, 0, 2)
    t.command(1, "economy")
    t.play(1, "done")
    for seat in (3, 0, 2):
        assert t.to_act == (seat,)
        t.play(seat, "clerk pool>academy", "clerk pool>temple")
    assert [facts["seat"] for _, facts in t.told("clerk")] == ["3", "3", "0", "0", "2", "2"]


# Ties


@rule("GW-T2")
@pytest.mark.parametrize("tea", [(0, 1, 2), (0, 2, 1), (2, 1, 0)])
def test_a_tied_trophy_goes_to_the_higher_on_the_tea_stack(tea: tuple[int, ...]) -> None:
    t = Table()
    t.tea(*tea)
    t.horde("left", "infantry_left")
    t.put_on(1, "left", 1, "a3", "a4", "a5")
    t.put_on(2, "left", 1, "b3", "b4", "b5")
    t.clean_up()
    t.decline()
    winner = 1 if tea.index(1) < tea.index(2) else 2
    assert t.trophies(winner) == ["infantry_left"]


@rule("GW-T2")
def test_a_tied_game_is_won_by_the_higher_on_the_tea_stack() -> None:
    t = Table()
    t.tea(2, 0, 1)
    t.state.honor = [7, 7, 7]
    t.year(6)
    t.end_check()
    result = t.rules.result(t.state)
    assert result.winners == (2,)
    assert result.places == (2, 3, 1)


# When the order is read


@rule("GW-T3")
def test_a_change_within_a_location_counts_from_the_next_one_on() -> None:
    t = Table()
    for seat in (0, 1, 2):
        t.clerks(seat, academy=1)
    t.clerks(1, tea_house=1)
    t.clerks(2, tea_house=1)
    t.run((frames.CHECK_LOCATIONS, 0))
    t.play(0, "activate tea_house")
    t.play(1, "tea up")  # now 1, 0, 2
    t.play(2, "tea up")  # still the second to act: 1, 2, 0
    assert t.state.tea == [1, 2, 0]
    for seat in (1, 2, 0):
        t.play(seat, "draw 1")
    assert t.over


@rule("GW-T3")
def test_the_volley_goes_by_the_order_after_the_abilities_of_winter() -> None:
    t = Table(pack=tea_drinker("winter"))
    t.advisor(2, "taskmaster")
    t.wall("left", 2)
    t.horde("left", "brutes_left")
    t.set_firing(0, "left")
    t.set_firing(2, "left")
    t.winter()
    t.play(2, "tea up")
    assert (t.asked, t.to_act) == ("shot", (2,))


@rule("GW-T3")
def test_shame_is_paid_off_by_the_order_after_the_abilities_of_summer() -> None:
    t = Table(pack=tea_drinker("income"))
    t.advisor(2, "taskmaster")
    for seat in (0, 2):
        t.set_shame(seat, "archer")
        t.give(seat, chi=2)
    t.summer()
    t.play(2, "tea up")
    assert (t.asked, t.to_act) == ("redeem", (2,))


# Secret or public


@rule("GW-T4")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3), (4, 4)])
def test_only_generals_advisors_and_commands_are_chosen_in_secret(players: int, seed: int) -> None:
    t = Table(players, seed, at_setup=True)
    dice = Dice.seeded(str(seed))
    together: set[str] = set()
    alone: set[str] = set()
    while not t.over:
        (together if len(t.to_act) > 1 else alone).add(t.asked)
        seat = t.to_act[-1]
        codes = t.rules.options(t.state, seat, t.question)
        kernel.apply(t.rules, t.state, seat, codes[dice.below(len(codes))])
    assert together == {"general", "advisors", "command"}
    assert len(alone) > 15


@rule("GW-T4")
def test_every_other_choice_is_seen_before_the_next_is_made() -> None:
    t = Table()
    for seat in range(3):
        t.play(seat, "command economy")
    t.play(0, "space 2")
    assert t.view(1).track == [None, OnTrack(0, "economy"), None]
    assert t.to_act == (1,)


# One's own effects at one moment


@rule("GW-T5")
@pytest.mark.parametrize(("first", "then"), [("jinshi", "minister_of_works"), ("minister_of_works", "jinshi")])
def test_the_order_of_ones_own_effects_is_ones_own_choice(first: str, then: str) -> None:
    t = Table()
    t.advisor(0, "jinshi", "minister_of_works")
    t.give(0, chi=2)
    t.clerks(0, academy=1)
    t.moment("after_command", 0)
    t.play(0, "use minister_of_works")  # declared and paid for
    assert sorted(t.options(0)) == ["use jinshi", "use minister_of_works"]
    t.play(0, f"use {first}")
    question = {"jinshi": "clerk", "minister_of_works": "advance"}
    assert t.asked == question[first]
    t.play(0, "done")
    assert t.asked == question[then]


@rule("GW-T5")
def test_only_what_answers_to_the_moment_can_be_used() -> None:
    t = Table()
    t.advisor(0, "courier", "taskmaster", "jinshi")
    t.set_overseer(0, "temple", 1)
    t.run((frames.AFTER, AFTER_ACTIVATION, 0))
    assert t.refused_by(0, "use jinshi") == "GW-T5"
    assert t.refused_by(0, "use warden") == "GW-T5"
