"""The four players of The Great Wall: legal, repeatable, blind to what is hidden, and they explain themselves."""

import pytest

from tianxia.bots import Bot, Situation, make_bot
from tianxia.bots.bot import situation_within
from tianxia.bots.great_wall.cards import cards_of
from tianxia.bots.great_wall.levels import JUDGING, Crane, Dragon, Explained, Sparrow, Tiger
from tianxia.bots.great_wall.light import LightPolicy
from tianxia.bots.great_wall.policy import GreedyPolicy
from tianxia.bots.great_wall.search import Budget, Search
from tianxia.bots.great_wall.value import Value, value_of
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.pack import Pack
from tianxia.core.registry import Options, checked_options
from tianxia.core.worlds import Policy, play_on
from tianxia.games.great_wall import GAME
from tianxia.games.great_wall.rules import GreatWallRules

from .arena import check_order, elsewhere, moments, play
from .own_packs import RICHES

TINY = Budget(worlds=1, rounds=1, moves=40, length=8)
TABLES: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"qin_honor": "100", "edition": "first"}),
    (2, {}),
    (3, {}),
    (4, {"edition": "first"}),
    (2, {"mode": "coop"}),
    (3, {"mode": "coop"}),
]


def rules_of(players: int, options: Options) -> GreatWallRules:
    return GreatWallRules(players, checked_options(GAME, options), None)


def small(pack: Pack | None = None) -> Tiger:
    """Looks ahead just far enough to use all of the code."""
    return Tiger(pack, TINY, TINY)


def again(situation: Situation) -> Situation:
    return situation._replace(dice=situation.dice.copy())


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_policy_plays_as_greedy_does_where_it_is_the_same(players: int, options: Options) -> None:
    """Read from the state or from the view, the numbers are the same, and so are the answers."""
    rules = rules_of(players, options)
    policy = GreedyPolicy(cards_of(None), rules.settings)
    greedy = make_bot("greedy", "great_wall")
    for s, situation in moments(rules, [greedy] * players, 6):
        if len(situation.options) > 1:
            code = policy.choose(s, situation.seat, situation.options, situation.dice.copy())
            assert code == greedy.choose(again(situation)), situation.kind


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_answers_are_legal_and_repeatable(players: int, options: Options) -> None:
    """`moments` checks every answer; every tenth question is asked twice."""
    rules = rules_of(players, options)
    four: list[Bot] = [Sparrow(), small(), Crane(), Sparrow()]
    bots = four[:players]
    if players == 1:
        bots = [small()]
    for n, (_, situation) in enumerate(moments(rules, bots, 2)):
        if n % 10 == 0:
            bot = bots[situation.seat]
            assert bot.choose(again(situation)) == bot.choose(again(situation)), situation.kind


def test_the_light_policy_answers_by_what_the_seat_sees() -> None:
    """Whatever is in the decks and in the other hands, it answers the same."""
    rules = rules_of(3, {})
    dice = Dice.seeded("worlds")
    for s, situation in moments(rules, [make_bot("greedy", "great_wall")] * 3, 3):
        if len(situation.options) > 1:
            answers = []
            for world in (s, rules.resample(s, situation.seat, dice)):
                policy = LightPolicy(cards_of(None), rules.settings)
                answers.append(policy.choose(world, situation.seat, situation.options, Dice.seeded("a")))
            assert answers[0] == answers[1], situation.kind


def test_a_search_depends_on_nothing_hidden() -> None:
    """The same world and the same dice give the same answer, however the real game differs from the world."""
    rules = rules_of(2, {})
    for n, (s, situation) in enumerate(moments(rules, [make_bot("greedy", "great_wall")] * 2, 5)):
        if n % 15 == 0 and len(situation.options) > 1:
            world = situation.world()
            other = rules.resample(s, situation.seat, Dice.seeded("other"))
            here = situation_within(rules, world, situation.seat, situation.dice.copy())
            there = elsewhere(rules, other, here)
            assert small().choose(here) == small().choose(there)


@pytest.mark.parametrize("level", [Sparrow, Crane, Tiger])
def test_weighing_puts_first_what_is_played(level: type[Explained]) -> None:
    """Unless its own playouts show that another is better. Each option is shown with what was found of it."""
    rules = rules_of(3, {})
    checked = 0
    for n, (_, situation) in enumerate(moments(rules, [make_bot("greedy", "great_wall")] * 3, 1)):
        if n % 23 or len(situation.options) == 1:
            continue
        bot = Tiger(None, TINY, TINY) if level is Tiger else level(None, TINY)
        weighed, chosen = bot.weigh(again(situation)), bot.choose(again(situation))
        check_order(weighed, chosen)
        found = Search(cards_of(None), rules, JUDGING).judged(again(situation), chosen, 3)
        assert {one.code: one.value for one in weighed} == {one.code: one.chance() for one in found}
        assert len(weighed) >= min(3, len(situation.options))
        assert all(0 <= one.value <= 1 and one.code in situation.options for one in weighed)
        assert all(one.why for one in weighed)
        checked += 1
    assert checked > 5


def margin(rules: GreatWallRules, one: Policy, other: Policy, seeds: range) -> int:
    """How much more honor one policy has than the other, over all seats and seeds."""
    total = 0
    for seed in seeds:
        for me in range(2):
            s = kernel.start(rules, Dice.seeded(str(seed)), False)
            play_on(rules, s, [one, other] if me == 0 else [other, one], Dice.seeded("x"))
            total += s.honor[me] - s.honor[1 - me]
    return total


def test_the_light_policy_beats_a_distracted_one() -> None:
    rules = rules_of(2, {})
    cards = cards_of(None)
    light, distracted = LightPolicy(cards, rules.settings), LightPolicy(cards, rules.settings, 500)
    assert margin(rules, light, distracted, range(3)) > 0


@pytest.mark.parametrize("me", [0, 1])
def test_a_search_beats_chance(me: int) -> None:
    rules = rules_of(2, {})
    bots: list[Bot] = [small(), make_bot("random", "great_wall")]
    result, _ = play(rules, bots if me == 0 else bots[::-1], 11)
    assert result.winners == (me,)


def test_the_end_of_a_game_is_judged_by_its_winner() -> None:
    for players, options in TABLES:
        rules = rules_of(players, options)
        value: Value = value_of(cards_of(None), rules.settings)
        s = kernel.start(rules, Dice.seeded("4"), False)
        play_on(rules, s, [LightPolicy(cards_of(None), rules.settings) for _ in range(players)], Dice.seeded("x"))
        winners = rules.result(s).winners
        for seat in range(players):
            chance = value.chance(s, seat)
            assert chance > 0.5 if seat in winners else chance < 0.5


def test_they_play_with_an_own_pack() -> None:
    pack = Pack(RICHES, "own.toml")
    rules = GreatWallRules(2, checked_options(GAME, {}), pack)
    situations = moments(rules, [make_bot("greedy", "great_wall", pack)] * 2, 8)
    for _, (_, situation) in zip(range(60), situations, strict=False):
        if situation.kind in ("hire", "advisors", "clerk"):
            bot = small(pack)
            assert bot.choose(situation) in situation.options


def test_dragon_looks_further_than_tiger() -> None:
    assert Dragon().look.moves > Tiger().look.moves
    assert Dragon().among.moves > Tiger().among.moves


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_against_several_they_have_a_budget_of_their_own(players: int, options: Options) -> None:
    """With no care the policy answers: so it must where there are several rivals, and nowhere else."""
    rules = rules_of(players, options)
    careless = Tiger(None, TINY, TINY._replace(care=0))
    many = players > 2 and "mode" not in options
    other = 0
    for n, (_, situation) in enumerate(moments(rules, [make_bot("greedy", "great_wall")] * players, 4)):
        if n % 5 == 0 and len(situation.options) > 1:
            chosen = careless.choose(again(situation))
            assert many or chosen == small().choose(again(situation))
            other += chosen != Crane().choose(again(situation))
    assert bool(other) != many


def test_care_says_how_often_it_looks_ahead() -> None:
    """A decision without care is the policy's; one with care is that of a player who always takes it."""
    rules = rules_of(3, {})
    always, mostly = small(), Tiger(None, TINY, TINY._replace(care=66))
    as_policy = as_always = 0
    for n, (_, situation) in enumerate(moments(rules, [make_bot("greedy", "great_wall")] * 3, 6)):
        if n % 3 == 0 and len(situation.options) > 1:
            policy, searched = Crane().choose(again(situation)), always.choose(again(situation))
            if policy != searched:
                chosen = mostly.choose(again(situation))
                as_policy += chosen == policy
                as_always += chosen != policy
    assert as_always > as_policy > 0
    assert "looking ahead in 66% of the decisions" in mostly.budget
    assert "looking ahead" not in always.budget
