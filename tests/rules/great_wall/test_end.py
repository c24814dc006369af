"""GW-Y: the end of the game."""

import pytest

from .table import Table

rule = pytest.mark.rule


def last_winter() -> Table:
    """The last space of the time track; artifacts that count nothing in a bare position."""
    t = Table()
    t.year(6)
    t.set_artifacts("hou_yi_bow", "heirloom_seal", "nine_tripods")
    return t


def scored(t: Table, *honor: int) -> None:
    """The honor gained in the game."""
    t.state.honor = list(honor)


# Shame


@rule("GW-Y1")
def test_each_token_under_a_soldier_costs_5() -> None:
    t = last_winter()
    scored(t, 20, 20, 20)
    t.set_shame(1, "spearman", 2)
    t.set_shame(1, "archer")
    t.end_check()
    assert [t.honor(seat) for seat in range(3)] == [20, 5, 20]
    assert ("honor_lost", {"seat": "1", "number": 15, "source": "shame"}) in t.told()


@rule("GW-Y1")
def test_shame_takes_no_more_than_there_is_and_comes_before_the_trophies() -> None:
    t = last_winter()
    scored(t, 7, 0, 0)
    t.set_shame(0, "spearman", 4)
    t.set_trophy(0, "brutes_left")
    t.end_check()
    assert t.honor(0) == 8


@rule("GW-Y1", "GW-Y2")
def test_tokens_on_a_trophy_cost_its_honor_only() -> None:
    t = last_winter()
    scored(t, 20, 20, 20)
    t.set_trophy(0, "brutes_left", shame=2)
    t.set_trophy(1, "brutes_right", shame=1)
    t.end_check()
    assert [t.honor(seat) for seat in range(3)] == [20, 20, 20]


# Trophies


@rule("GW-Y2")
def test_each_trophy_without_shame_gives_its_honor() -> None:
    t = last_winter()
    t.set_trophy(0, "brutes_left")
    t.set_trophy(0, "leader_left")
    t.set_trophy(0, "spies_left", shame=1)
    t.set_trophy(2, "infantry_left")
    t.end_check()
    assert [t.honor(seat) for seat in range(3)] == [8 + 5, 0, 7]
    assert t.told("scores") == [
        ("scores", {"seat": "0", "number": 13, "source": "trophies"}),
        ("scores", {"seat": "2", "number": 7, "source": "trophies"}),
    ]


@rule("GW-Y2")
def test_trophies_give_nothing_before_the_end() -> None:
    t = Table()
    t.set_trophy(0, "brutes_left")
    t.end_check()
    assert t.honor(0) == 0
    assert t.told("scores") == []


# Artifacts


@rule("GW-Y3")
def test_only_the_three_artifacts_in_play_count() -> None:
    t = last_winter()
    t.supporters(0, 2)  # the Jade Disc of He is in the box
    t.set_overseer(0, "quarry", 2)
    t.set_rest(0, "left", "spearman")
    t.end_check()
    assert t.told("scores") == [("scores", {"seat": "0", "number": 4 + 5, "source": "artifacts"})]


@rule("GW-Y3")
def test_artifacts_look_at_the_final_position() -> None:
    t = last_winter()
    t.horde("left", "infantry_left")
    for seat in range(3):
        t.put_on(seat, "left", 1, t.free_spots("left", 1)[-1])
    t.set_rest(0, "left", "spearman")
    t.give(0, chi=2)
    t.winter()
    t.play(0, "save spearman")  # breached: the soldier saved now rests as well
    assert t.over
    assert t.honor(0) == 10


@rule("GW-Y3")
def test_artifacts_do_nothing_before_the_end() -> None:
    t = Table()
    t.set_artifacts("heirloom_seal", "jade_disc_of_he", "nine_tripods")
    t.set_overseer(0, "quarry", 3)
    t.set_rest(0, "left", "spearman")
    t.winter()
    t.decline(until="command")
    assert t.told("scores") == []
    assert t.told("year") != []


@rule("GW-Y1", "GW-Y2", "GW-Y3")
def test_shame_trophies_artifacts_in_this_order() -> None:
    t = last_winter()
    scored(t, 5, 5, 5)
    for seat in range(3):
        t.set_shame(seat, "spearman")
        t.set_rest(seat, "left", "spearman")
    t.set_trophy(1, "brutes_left")
    t.end_check()
    lines = [(kind, facts.get("source")) for kind, facts in t.told() if kind in ("honor_lost", "scores")]
    assert lines == [("honor_lost", "shame")] * 3 + [("scores", "trophies")] + [("scores", "artifacts")] * 3


# Winning


@rule("GW-Y4")
def test_most_honor_wins() -> None:
    t = last_winter()
    scored(t, 10, 12, 11)
    t.end_check()
    result = t.rules.result(t.state)
    assert result.winners == (1,)
    assert result.places == (3, 1, 2)
    assert result.scores == (10, 12, 11)


@rule("GW-Y4", "GW-Y5")
@pytest.mark.parametrize(
    ("tea", "places"), [((0, 1, 2, 3), (1, 2, 4, 3)), ((3, 1, 0, 2), (2, 1, 4, 3)), ((2, 3, 1, 0), (2, 1, 4, 3))]
)
def test_ties_go_by_tea_order_on_every_place(tea: tuple[int, ...], places: tuple[int, ...]) -> None:
    t = Table(4)
    t.year(5)
    t.set_artifacts("hou_yi_bow", "heirloom_seal", "nine_tripods")
    t.tea(*tea)
    scored(t, 12, 12, 3, 9)
    t.end_check()
    assert t.rules.result(t.state).places == places
    assert t.rules.result(t.state).winners == (places.index(1),)


@rule("GW-Y5")
@pytest.mark.parametrize(("tea", "places"), [((0, 1, 2), (2, 3, 1)), ((1, 0, 2), (3, 2, 1))])
def test_a_tie_behind_the_winner_goes_by_tea_order_too(tea: tuple[int, ...], places: tuple[int, ...]) -> None:
    t = last_winter()
    t.tea(*tea)
    scored(t, 4, 4, 9)
    t.end_check()
    assert t.rules.result(t.state).places == places


@rule("GW-Y5")
def test_stocks_hands_and_pieces_count_nothing() -> None:
    t = last_winter()
    t.tea(2, 1, 0)
    t.rich(0)
    t.hand(0, "final_blow", "fire_arrows")
    t.clerks(0, academy=5)
    t.supporters(0, 3)
    t.end_check()
    assert [t.honor(seat) for seat in range(3)] == [0, 0, 0]
    assert t.rules.result(t.state).places == (3, 2, 1)
