"""The greedy player of ZhanGuo: legal, repeatable, better than chance, and blind to what is hidden."""

from itertools import islice

import pytest

from tianxia.bots import Situation, make_bot
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, make_rules
from tianxia.lab.simulate import plan_of, play_game

from .arena import elsewhere, moments, play

ALL_VARIANTS: Options = {"boards": "auction", "draft": True, "turns_by_track": True, "unrest_by_worker": True}


def wins(players: int, games: int, options: Options) -> int:
    """Games that one greedy bot among random ones wins, in every seat in turn."""
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
    """A bot made anew at each decision, as on a server, plays the same game as one that stays."""
    rules = make_rules("zhanguo", players, options, None)
    log = play_game(plan_of("zhanguo", 1, players, ("greedy",), 5, options), rules, 5)[1]
    codes = play(rules, [Fresh()] * players, 5)[1]
    assert [rules.text(code) for code in codes] == [entry["play"] for entry in log.entries]


class Fresh:
    """A new player for each question."""

    def choose(self, situation: Situation) -> int:
        return make_bot("greedy", "zhanguo").choose(situation)


def test_it_answers_by_its_view_alone() -> None:
    """When what it cannot see is dealt anew, it answers the same."""
    rules = make_rules("zhanguo", 2, {}, None)
    bot = make_bot("greedy", "zhanguo")
    dice = Dice.seeded("resample")
    for s, situation in islice(moments(rules, [bot, bot], 3), 150):
        twin = elsewhere(rules, rules.resample(s, situation.seat, dice), situation)
        assert bot.choose(situation) == bot.choose(twin), situation.kind
