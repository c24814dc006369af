"""The greedy player of ZhanGuo: legal, repeatable, better than chance, and blind to what is hidden."""

import pytest

from tianxia.bots import Question, make_bot
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options, make_rules
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.lab.simulate import plan_of, play_game

ALL_VARIANTS: Options = {"boards": "auction", "draft": True, "turns_by_track": True, "unrest_by_worker": True}


def wins(players: int, games: int, options: Options) -> int:
    """Games that one greedy among random players wins, in every seat in turn."""
    rules = make_rules("zhanguo", players, options, None)
    won = 0
    for seed in range(games):
        me = seed % players
        bots = tuple("greedy" if seat == me else "random" for seat in range(players))
        won += me in play_game(plan_of("zhanguo", 1, players, bots, seed, options), rules, seed)[2].winners
    return won


def test_it_beats_chance() -> None:
    assert wins(2, 10, {}) == 10


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_several(players: int) -> None:
    assert wins(players, players, {"boards": "picked"}) == players


def test_it_plays_all_variants() -> None:
    assert wins(2, 4, ALL_VARIANTS) == 4


def test_the_same_seed_gives_the_same_game() -> None:
    plan = plan_of("zhanguo", 1, 3, ("greedy",), 5)
    rules = make_rules("zhanguo", 3, {}, None)
    assert play_game(plan, rules, 5)[1].dumps() == play_game(plan, rules, 5)[1].dumps()


def test_it_answers_by_its_view_alone() -> None:
    """Where what it cannot see is dealt anew, it answers the same."""
    rules = ZhanGuoRules(2, checked_options(GAME, {}), None)
    s = kernel.start(rules, Dice.seeded("3"), False)
    bots = [make_bot("greedy", "zhanguo") for seat in range(2)]
    twins = [make_bot("greedy", "zhanguo") for seat in range(2)]
    dice = Dice.seeded("resample")
    for _ in range(150):
        seat = kernel.first_owing(s)
        question = s.stack[-1]
        options = rules.options(s, seat, question)
        other = rules.resample(s, seat, dice)
        kind = rules.asks[question[1]]
        here, there = rules.view(s, seat), rules.view(other, seat)
        code = bots[seat].choose(Question(seat, kind, options, lambda seen=here: seen, Dice.seeded("1")))  # type: ignore[misc]
        twin = twins[seat].choose(Question(seat, kind, options, lambda seen=there: seen, Dice.seeded("1")))  # type: ignore[misc]
        assert code == twin
        kernel.apply(rules, s, seat, code)
