"""What may be tried comes with the question, each reason once: the browser spells out no options itself."""

import pytest

import tianxia
from tianxia.core.dice import Dice
from tianxia.core.registry import Options
from tianxia.games.great_wall.terms.notation import CELL_NAMES

from .table import Table

rule = pytest.mark.rule


def tried(t: Table, seat: int = 0) -> list[str]:
    """What is tried and not offered, as text."""
    texts = [t.rules.text(code) for code in t.rules.tries(t.state, seat, t.question)]
    assert len(set(texts)) == len(texts)
    return [text for text in texts if text not in t.options(seat)]


def refused(t: Table, text: str, seat: int = 0) -> str:
    refusal = t.rules.why_not(t.state, seat, t.question, t.rules.parse(text))
    assert refusal is not None
    return refusal.rule


@rule("GW-M1", "GW-N1")
def test_soldiers_and_advisors() -> None:
    t = Table()
    t.give(0, wood=1, stone=2)
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    assert tried(t) == ["recruit archer", "recruit horseman"]
    t.clerks(0, embassy=1)
    t.give(0, gold=1)
    t.activate("embassy")
    codes = t.rules.tries(t.state, 0, t.question)
    assert [t.rules.text(code) for code in codes] == ["hire clerk", *[f"hire {name}" for name in t.view().advisors]]


@rule("GW-K2", "GW-K3")
def test_a_full_location_and_a_clerk_who_cannot_leave_it() -> None:
    t = Table()
    t.clerks(0, quarry=2, temple=1)
    t.clerks(1, quarry=2)
    t.command(0, "despotism")
    assert tried(t) == ["clerk pool>quarry", "clerk quarry>lumber_mill"]
    assert [refused(t, text) for text in tried(t)] == ["GW-K3", "GW-K2"]


@rule("GW-K1", "GW-K7")
def test_an_empty_pool_and_a_clerk_that_has_moved() -> None:
    t = Table()
    t.clerks(0, temple=1, academy=4)
    t.command(0, "despotism")
    t.play(0, "clerk academy>embassy")
    assert tried(t) == ["clerk embassy>lumber_mill", "clerk pool>lumber_mill"]
    assert [refused(t, text) for text in tried(t)] == ["GW-K7", "GW-K1"]


@rule("GW-F1", "GW-F7")
def test_one_spot_of_each_horde_that_is_out_of_reach() -> None:
    t = Table()
    t.rich(0)
    t.horde("left", "infantry_left")
    t.horde("left", "brutes_left")
    t.wound("left", 1, t.free_spots("left", 1)[0])
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit spearman")
    near, far = [next(cell for cell in CELL_NAMES if cell in t.view().sections[0].hordes[row].spots) for row in (0, 1)]
    assert tried(t) == [f"spot left 1 {near}", f"spot left 2 {far}"]
    assert [refused(t, text) for text in tried(t)] == ["GW-F7", "GW-F1"]


@rule("GW-F2")
def test_a_horseman_tries_two_spots() -> None:
    t = Table()
    t.rich(0)
    t.horde("left", "infantry_left")
    t.wound("left", 1, *t.free_spots("left", 1)[1:])
    t.clerks(0, barracks=1)
    t.activate("barracks", advanced=True)
    t.play(0, "recruit horseman")
    assert tried(t) == ["spots left 1 a3-a4"]
    assert refused(t, "spots left 1 a3-a4") == "GW-F7"


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {}), (3, {}), (4, {}), (2, {"mode": "coop"}), (4, {"mode": "coop"})]
)
def test_every_try_has_its_rule_and_they_are_few(players: int, options: Options) -> None:
    game = tianxia.new("great_wall", seed=3, players=players, options=options)
    dice = Dice.seeded("tries")
    count = 0
    for _ in range(300):
        if game.over:
            break
        seat = game.to_act[dice.below(len(game.to_act))]
        decision = game.decision(seat)
        assert len(game.tries(seat)) <= 20
        for option in game.tries(seat):
            refusal = game.why_not(seat, option)
            assert refusal is not None
            assert refusal.rule not in ("GW-J4", "TX-1"), (decision.kind, option.text)
            count += 1
        game.play(seat, decision.options[dice.below(len(decision.options))])
    assert count > 100
