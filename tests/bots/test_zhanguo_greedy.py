"""The greedy player of ZhanGuo: legal, repeatable, better than chance, and blind to what is hidden."""

import pytest

from tianxia.bots import dice_of, make_bot, question_of
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, make_rules
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
    assert wins(2, 100, {}) >= 95


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_several(players: int) -> None:
    assert wins(players, players, {"boards": "picked"}) == players


@pytest.mark.parametrize("boards", ["picked", "auction"])
def test_it_beats_chance_on_other_boards(boards: str) -> None:
    assert wins(2, 6, {"boards": boards}) == 6


def test_it_plays_all_variants() -> None:
    assert wins(2, 4, ALL_VARIANTS) == 4


@pytest.mark.parametrize(("players", "options"), [(2, ALL_VARIANTS), (3, {"boards": "picked"}), (4, {})])
def test_it_remembers_nothing(players: int, options: Options) -> None:
    """A bot made anew at each decision, as a server does, plays the game of one that stays."""
    rules = make_rules("zhanguo", players, options, None)
    log = play_game(plan_of("zhanguo", 1, players, ("greedy",), 5, options), rules, 5)[1]
    s = kernel.start(rules, Dice.seeded("5"), False)
    moves = [0] * players
    played = []
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        options_now = kernel.options_of(rules, s, seat)
        question = question_of(rules, s, seat, options_now, dice_of(5, seat, moves[seat]))
        code = make_bot("greedy", "zhanguo").choose(question) if len(options_now) > 1 else options_now[0]
        moves[seat] += 1
        kernel.apply(rules, s, seat, code)
        played.append((seat, rules.text(code)))
    assert played == [(entry["seat"], entry["play"]) for entry in log.entries]


def test_it_answers_by_its_view_alone() -> None:
    """Where what it cannot see is dealt anew, it answers the same."""
    rules = make_rules("zhanguo", 2, {}, None)
    s = kernel.start(rules, Dice.seeded("3"), False)
    bot = make_bot("greedy", "zhanguo")
    dice = Dice.seeded("resample")
    for _ in range(150):
        seat = kernel.first_owing(s)
        options = kernel.options_of(rules, s, seat)
        other = rules.resample(s, seat, dice)
        code = bot.choose(question_of(rules, s, seat, options, Dice.seeded("1")))
        assert code == bot.choose(question_of(rules, other, seat, options, Dice.seeded("1")))
        kernel.apply(rules, s, seat, code)
