"""The four players of ZhanGuo: legal at every question, repeatable, honest, and each stronger than chance."""

from itertools import islice

import pytest

from tianxia.bots import Bot, make_bot
from tianxia.bots.bot import situation_within
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.zhanguo.levels import Crane, Dragon, Level, Sparrow, Tiger
from tianxia.bots.zhanguo.search import Budget
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, make_rules

from .arena import AnyRules, check_order, moments, play

ALL_VARIANTS: Options = {"boards": "auction", "draft": True, "turns_by_track": True, "unrest_by_worker": True}
TINY = Budget(1, 1, 1, 2)  # one world for each of two candidates


def rules_of(players: int, options: Options) -> AnyRules:
    return make_rules("zhanguo", players, options, None)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"boards": "picked", "draft": True}),
        (4, {"turns_by_track": True}),
        (2, ALL_VARIANTS),
        (4, {"boards": "auction", "unrest_by_worker": True}),
    ],
)
def test_legal_in_all_modes(players: int, options: Options) -> None:
    """`play` checks every answer; some are searched for, too, with one world for each candidate."""
    bots: list[Bot] = [Crane(), Sparrow(), Crane(), Sparrow()]
    searching = Level(None, TINY, 0.0)
    kinds: set[str] = set()
    for _, situation in moments(rules_of(players, options), bots[:players], 4):
        if len(situation.options) > 1 and situation.kind not in kinds:
            kinds.add(situation.kind)
            assert searching.choose(situation) in situation.options
    assert "card" in kinds


def test_answers_every_kind_of_question() -> None:
    """The policy has an opinion on whatever random play leads to."""
    asked: dict[str, int] = {}
    settings: list[tuple[int, Options]] = [(2, ALL_VARIANTS), (3, {"boards": "picked"}), (4, {}), (2, ALL_VARIANTS)]
    for seed, (players, options) in enumerate(settings * 3):
        bots: list[Bot] = [Crane(), *[RandomBot(None)] * (players - 1)]
        if seed % 4 == 3:
            bots.reverse()
        for _, situation in moments(rules_of(players, options), bots, seed):
            if len(situation.options) > 1:
                said = Crane().weigh(situation) if situation.kind not in asked else []
                asked[situation.kind] = asked.get(situation.kind, 0) + 1
                assert all(one.code in situation.options and one.why for one in said), situation.kind
    assert sorted(asked) == sorted(rules_of(2, {}).asks)


@pytest.mark.parametrize("level", [Sparrow(), Crane(), Level(None, TINY, 0.0)])
def test_the_same_situation_has_the_same_answer(level: Level) -> None:
    """Also for a bot in another process, which has nothing but its world."""
    rules = rules_of(2, {"draft": True})
    dice = Dice.seeded("again")
    for s, situation in islice(moments(rules, [Crane(), Crane()], 3), 0, 60, 10):
        seed = str(dice.below(1000))
        once = level.choose(situation._replace(dice=Dice.seeded(seed)))
        assert once == level.choose(situation._replace(dice=Dice.seeded(seed)))
        world = situation.world()
        elsewhere = situation_within(rules, world, situation.seat, Dice.seeded(seed))
        assert once == level.choose(elsewhere), situation.kind
        assert s is not world


@pytest.mark.parametrize("level", [Sparrow(), Crane()])
def test_without_playouts_it_answers_by_what_it_sees(level: Level) -> None:
    """When what it cannot see is dealt anew, it answers the same: the policy reads nothing that others hide."""
    rules = rules_of(3, ALL_VARIANTS)
    dice = Dice.seeded("worlds")
    for s, situation in islice(moments(rules, [Crane()] * 3, 5), 150):
        other = rules.resample(s, situation.seat, dice)
        one = situation._replace(dice=Dice.seeded("x"))
        two = situation_within(rules, other, situation.seat, Dice.seeded("x"))
        assert level.choose(one) == level.choose(two), situation.kind


@pytest.mark.parametrize("level", [Sparrow(), Crane(), Level(None, Budget(1, 1, 1, 4), 0.0)])
def test_it_explains_what_it_plays(level: Level) -> None:
    """First what it plays, unless another is clearly better."""
    rules = rules_of(2, {})
    for _, situation in islice(moments(rules, [Crane(), Crane()], 8), 5, 45, 8):
        said = level.weigh(situation._replace(dice=Dice.seeded("y")))
        check_order(said, level.choose(situation._replace(dice=Dice.seeded("y"))))
        assert all(0 < one.value < 1 and one.code in situation.options for one in said)
        if situation.kind == "card":
            assert len(said) >= min(2, len(situation.options))


def points_ahead(one: Bot, other: Bot, seeds: range) -> int:
    """Of the first, in games from both seats."""
    rules = rules_of(2, {})
    total = 0
    for seed in seeds:
        first, second = play(rules, [one, other], seed)[0].scores
        total += first - second
        second, first = play(rules, [other, one], seed)[0].scores
        total += first - second
    return total


def test_the_beginner_beats_chance_and_loses_to_the_next() -> None:
    assert points_ahead(Sparrow(), RandomBot(None), range(3)) > 300
    assert points_ahead(Crane(), Sparrow(), range(3)) > 0


def test_the_policy_is_no_worse_than_the_greedy_player() -> None:
    assert points_ahead(Crane(), make_bot("greedy", "zhanguo"), range(10, 16)) > 0


def test_playouts_help() -> None:
    """A deal from both seats, with few playouts, at the cards alone."""
    assert points_ahead(Level(None, Budget(600, 0, 0, 3), 0.0), make_bot("greedy", "zhanguo"), range(20, 21)) > 0


def test_the_strong_ones_think_more() -> None:
    little, much = Tiger().playouts, Dragon().playouts
    assert little.card < much.card
    assert little.use < much.use
    assert little.other < much.other
    assert not Tiger().slip
    assert not Dragon().slip
