"""What the questions mention: the card, what is left, what a reward costs, and why this seat decides."""

import pytest

from tianxia.core.outer import offered
from tianxia.core.values import Fact
from tianxia.words import Words

from .auctions import start
from .table import Table

rule = pytest.mark.rule
WORKERS = {"aspect": "currency", "reward": "workers", "regions": "3"}  # the reward of currency in round 1


def facts(t: Table, seat: int) -> dict[str, Fact]:
    return t.rules.about(t.state, seat, t.question)


def options(t: Table, seat: int) -> list[str]:
    codes = t.rules.options(t.state, seat, t.question)
    return [Words().option("zhanguo", option) for option in offered(t.rules, t.state, codes)]


# Rewards


def rewarded(*values: int) -> Table:
    """The reward of currency is offered; each seat has markers of this value."""
    t = Table(len(values))
    for seat, value in enumerate(values):
        t.markers(seat, "currency", value)
    t.reward("currency")
    return t


@rule("ZG-W2", "ZG-W5")
def test_a_reward_names_what_is_got_and_given_back_and_who_is_next() -> None:
    t = rewarded(1, 4, 2)
    assert facts(t, 1) == {**WORKERS, "number": 4, "why": "most", "seat": "2"}
    assert options(t, 1) == ["Pass: keep your currency markers", "Accept: two workers, region 3"]
    t.play(1, "pass")
    assert facts(t, 2) == {**WORKERS, "number": 2, "why": "next", "seat": "0"}
    t.play(2, "pass")
    assert facts(t, 0) == {**WORKERS, "number": 1, "why": "next"}


@rule("ZG-W6")
def test_in_a_tie_the_order_decides() -> None:
    t = rewarded(3, 3, 2)
    assert facts(t, 0) == {**WORKERS, "number": 3, "why": "tie", "seat": "1"}
    assert "tied" in Words().say("zhanguo-ask-reward", **facts(t, 0))


@rule("ZG-W2")
def test_alone_with_markers() -> None:
    t = rewarded(0, 1, 0)
    assert facts(t, 1) == {**WORKERS, "number": 1, "why": "only"}
    assert "no one gets it" in Words().say("zhanguo-ask-reward", **facts(t, 1))


@rule("ZG-W4", "ZG-W11")
def test_who_cannot_take_a_reward_is_not_named_as_the_next() -> None:
    t = Table()
    for seat, value in enumerate((2, 1)):
        t.markers(seat, "law", value)
    t.official(1, "red", "g1", 4)  # one is left, and the reward is two
    t.reward("law")
    assert facts(t, 0) == {"aspect": "law", "reward": "red", "regions": "4", "number": 2, "why": "most"}


@rule("ZG-W9")
def test_a_reward_names_the_regions_to_choose_from_and_what_it_spares() -> None:
    t = Table()
    t.round(3)
    t.markers(0, "currency", 1)
    t.rewards()
    assert facts(t, 0)["regions"] == "2/4"
    t.play(0, "accept")
    assert facts(t, 0) == {"free": 1}
    assert "costs no officials" in Words().say("zhanguo-ask-governor", **facts(t, 0))


@rule("ZG-W9")
def test_a_reward_without_a_region_names_none() -> None:
    t = Table()
    t.round(3)
    t.markers(0, "writing", 1)
    t.rewards()
    assert facts(t, 0)["regions"] == "any"
    assert options(t, 0) == ["Pass: keep your writing markers", "Accept: wall"]


# Turns


@rule("ZG-C4")
def test_the_use_names_the_card() -> None:
    t = Table()
    t.turn(0, 10)
    t.play(0, "card 10")
    assert facts(t, 0) == {"card": 10}


@rule("ZG-O4", "ZG-O8")
def test_movement_names_the_points_left_and_the_official_that_must_move_on() -> None:
    t = Table()
    t.official(0, "red", "w1")
    t.official(0, "white", "w2", 2)
    t.act(0, 10, "move")
    assert facts(t, 0) == {"number": 3}
    t.play(0, "move red w1>w2")
    assert facts(t, 0) == {"number": 2, "color": "red", "region": "2"}
    t.play(0, "move red w2>w3")
    assert facts(t, 0) == {"number": 1}


@rule("ZG-K6", "ZG-K7")
def test_workers_to_return_are_for_a_wall_or_a_palace() -> None:
    t = Table()
    for region in (1, 2, 3, 4):
        t.workers(0, region, 3)
    t.turn(0, 10, 50)
    t.play(0, "card 10", "court wall", "wall gold1 2")
    assert facts(t, 0) == {"action": "wall", "number": 2}
    t.play(0, "worker 1")
    assert facts(t, 0) == {"action": "wall", "number": 1}
    t.play(0, "worker 2")
    t.turn(0, 50)
    t.play(0, "card 50", "court palace", "palace 3")
    assert facts(t, 0) == {"action": "palace", "number": 1}


@rule("ZG-P1")
def test_the_circle_tells_of_its_worker() -> None:
    t = Table(boards="picked")
    t.board(0, "circle")
    t.official(0, "red", "g1")
    t.unrest(0, 2, 1)
    t.unrest(0, 3, 1)
    t.act(0, 10, "move")
    t.play(0, "move red g1>g2", "done")
    assert facts(t, 0) == {"action": "move"}
    t.play(0, "power")
    assert facts(t, 0) == {"number": 1}


@rule("ZG-V7")
def test_the_extra_worker_tells_where_and_how_far_unrest_rises() -> None:
    t = Table(unrest_by_worker=True)
    t.board(0, "square")
    t.official(0, "red", "w1")
    t.act(0, 10, "hire")
    assert facts(t, 0) == {"region": "1", "level": 2}


# The auction


@rule("ZG-B9")
def test_a_bid_names_the_one_to_beat() -> None:
    t = start(3, 1)
    assert facts(t, 1) == {"points": 15}
    t.play(1, "bid 4")
    assert facts(t, 2) == {"points": 15, "seat": "1", "number": 4}
    assert options(t, 2)[0] == "Pass"
