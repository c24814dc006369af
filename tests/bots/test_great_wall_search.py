"""What the players of The Great Wall search with: secret cards, candidates, and weights that are made again."""

import json

import pytest

from tianxia.bots import Situation, make_bot
from tianxia.bots.great_wall.cards import cards_of
from tianxia.bots.great_wall.commands import Secrets, drawn
from tianxia.bots.great_wall.fitting import chance, logistic, regression
from tianxia.bots.great_wall.levels import Tiger
from tianxia.bots.great_wall.matrix import mixed
from tianxia.bots.great_wall.search import Budget
from tianxia.bots.great_wall.training import AT_ONCE, TABLES, Job, jobs_of, learned
from tianxia.bots.great_wall.value import stored, value_of
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.position.state import GreatWallState
from tianxia.games.great_wall.rules import GreatWallRules
from tianxia.lab.runner import Processes, Serial

from .arena import check_order, moments

SECRETIVE = Budget(worlds=1, rounds=1, moves=40, length=8, secrets=1)


def rules_of(players: int, options: Options) -> GreatWallRules:
    return GreatWallRules(players, checked_options(GAME, options), None)


def secret(players: int, options: Options, number: int) -> tuple[GreatWallRules, Situation]:
    """The question for a command card, asked for the so many-th time."""
    rules = rules_of(players, options)
    for _, situation in moments(rules, [make_bot("greedy", "great_wall")] * players, 4):
        if situation.kind == "command":
            number -= 1
            if not number:
                return rules, situation
    raise AssertionError("nobody was asked")


def world_of(situation: Situation) -> GreatWallState:
    world = situation.world()
    assert isinstance(world, GreatWallState)
    return world


# Tables of payoffs


def test_choices_that_beat_each_other_are_mixed() -> None:
    played = mixed([[0, 9, -9], [-9, 0, 9], [9, -9, 0]], [1, 1, 1], 0)
    assert all(abs(n - 333) < 30 for n in played)


def test_the_equilibrium_of_an_uneven_game() -> None:
    """Two of three times the first row: then both columns cost the same."""
    first, second = mixed([[5, 2], [1, 7]], [1, 1], 0)
    assert abs(first - 667) < 20
    assert first + second == 1000


def test_a_worse_choice_is_never_played() -> None:
    assert mixed([[3, 1], [2, 0], [1, 3]], [1, 1], 0)[1] == 0
    assert mixed([[3, 1], [2, 0], [1, 3]], [1, 1], 50)[1] == 0


def test_whoever_is_trusted_gets_the_best_answer() -> None:
    pay = [[5, 2], [1, 7]]
    assert mixed(pay, [9, 1], 100) == [1000, 0]
    assert mixed(pay, [1, 9], 100) == [0, 1000]


def test_what_has_no_weight_is_not_drawn() -> None:
    dice = Dice.seeded("weights")
    found = [drawn([0, 3, 0, 1], dice) for _ in range(400)]
    assert set(found) == {1, 3}
    assert 250 < found.count(1) < 350


# Command cards


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (2, {"mode": "coop"})])
def test_a_secret_card_depends_on_the_world_and_the_dice_alone(players: int, options: Options) -> None:
    """And those who weigh put first what they play, unless another is clearly better."""
    _, situation = secret(players, options, 1 if players > 2 else 2)
    bot = Tiger(None, SECRETIVE)
    code = bot.choose(situation._replace(dice=Dice.seeded("a")))
    assert code in situation.options
    assert bot.choose(situation._replace(dice=Dice.seeded("a"))) == code
    check_order(bot.weigh(situation._replace(dice=Dice.seeded("a"))), code)


def test_every_own_card_meets_every_likely_card_of_the_other() -> None:
    rules, situation = secret(2, {}, 1)
    world = world_of(situation)
    secrets = Secrets(cards_of(None), rules, value_of(cards_of(None), rules.settings), 1)
    other = 1 - situation.seat
    likely = secrets.likely(world, other)
    assert len(likely) == len(set(likely)) == 4
    own = situation.options[:2]
    pay = secrets.table(world, situation.seat, own, other, likely[:2], Dice.seeded("b"))
    assert [len(row) for row in pay] == [2, 2]
    assert len({number for row in pay for number in row}) > 1
    assert all(0 < number < 1_000_000 for row in pay for number in row)


# Learning


def test_a_chance_is_learned_from_what_happened() -> None:
    dice = Dice.seeded("rows")
    rows = [[1.0, float(dice.below(100)) / 10] for _ in range(2000)]
    happened = [float(dice.below(1000) < 1000 * chance(2 - 0.5 * row[1])) for row in rows]
    found = logistic(rows, happened)
    assert abs(found[0] - 2) < 0.5
    assert abs(found[1] + 0.5) < 0.1


def test_the_least_squares_find_a_linear_rule() -> None:
    dice = Dice.seeded("rows")
    rows = [[1.0, float(dice.below(100)), float(dice.below(100))] for _ in range(2000)]
    found = regression(rows, [5 + 2 * row[1] - 3 * row[2] for row in rows])
    assert abs(found[1] - 2) < 0.1
    assert abs(found[2] + 3) < 0.1


def test_games_are_shared_out_among_all_tables() -> None:
    jobs = jobs_of(1000, 7)
    assert sum(last - first for _, _, first, last in jobs) == 1000
    assert max(last - first for _, _, first, last in jobs) <= AT_ONCE
    for table in TABLES:
        seeds = [seed for *own, first, last in jobs if tuple(own) == table for seed in range(first, last)]
        assert len(seeds) in (111, 112)
        assert seeds == list(range(7, 7 + len(seeds)))


def test_the_same_weights_again_with_any_runner() -> None:
    """Of two small tables; the stored weights are of all, and as many for each."""
    jobs: list[Job] = [(1, {"qin_honor": "50"}, 3, 5), (1, {"qin_honor": "50"}, 5, 6), (2, {"mode": "coop"}, 3, 4)]
    done: list[int] = []
    made = learned(jobs, Serial(), done.append)
    assert made == learned(jobs, Processes(2), None)
    assert done == [2, 1, 1]
    weights = json.loads(made["value.json"])
    assert list(weights) == ["1", "coop2"]
    for mode, years in weights.items():
        assert {len(year) for year in years} == {len(stored()[mode][0])}
    assert made != learned(jobs[1:], Serial(), None)
