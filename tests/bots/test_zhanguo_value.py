"""What the strong players of ZhanGuo have learned: how the end of a round foretells that of the game."""

from itertools import islice

import pytest
from msgspec import json

from tianxia.bots.zhanguo.features import COUNTED, all_features
from tianxia.bots.zhanguo.fitting import Sums
from tianxia.bots.zhanguo.learned import foretold, learned, outlooks_in
from tianxia.bots.zhanguo.lessons import WAYS, Course, compared, lessons_of
from tianxia.bots.zhanguo.levels import Crane
from tianxia.bots.zhanguo.sight import Sight
from tianxia.bots.zhanguo.thought import Thought
from tianxia.bots.zhanguo.training import PLAYERS, ROUNDS, train
from tianxia.bots.zhanguo.tuning import tuned
from tianxia.bots.zhanguo.value import Value, chance_of
from tianxia.bots.zhanguo.weights import NAMES, STANDARD
from tianxia.builds import is_compiled
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, find, make_rules
from tianxia.games.zhanguo.rules import ZhanGuoRules
from tianxia.games.zhanguo.state import ZhanGuoState
from tianxia.lab.runner import Processes, Serial

from .arena import moments


def rules_of(players: int, options: Options) -> ZhanGuoRules:
    rules = make_rules("zhanguo", players, options, None)
    assert isinstance(rules, ZhanGuoRules)
    return rules


def beginnings(rules: ZhanGuoRules, seed: int) -> list[ZhanGuoState]:
    """The positions in which the later rounds of a game begin."""
    found: list[ZhanGuoState] = []
    for s, _ in moments(rules, [Crane()] * rules.seats, seed):
        assert isinstance(s, ZhanGuoState)
        if s.round == len(found) + 2:
            found.append(s.copy())
    return found


# What is counted


def test_every_name_has_its_number() -> None:
    rules = rules_of(3, {"boards": "picked"})
    sight = Sight(rules.settings, learned())
    for s in beginnings(rules, 2):
        for seat, counted in enumerate(all_features(sight, s)):
            named = dict(zip(COUNTED, counted, strict=True))
            assert named["points"] == s.vp[seat]
            assert named["workers"] == sum(s.workers[seat * 5 : seat * 5 + 5])
            assert named["cards"] == sum(len(cards) for cards in s.cards[seat * 5 : seat * 5 + 5])
            assert named["law"] == s.stash1[seat * 3 + 2] + 3 * s.stash3[seat * 3 + 2]
            assert [named[board] for board in ("circle", "square", "triangle", "star")].count(1.0) == 1
            assert sum(seat in discs for discs in s.discs) == named["discs"]


def test_what_is_hidden_does_not_count() -> None:
    rules = rules_of(2, {"draft": True})
    sight = Sight(rules.settings, learned())
    for s in beginnings(rules, 3):
        assert all_features(sight, rules.resample(s, 0, Dice.seeded("other"))) == all_features(sight, s)


# What it foretells


def test_there_is_a_value_for_every_round_that_others_end_with() -> None:
    assert sorted(foretold()) == [*find("zhanguo").players]
    for rounds in foretold().values():
        assert sorted(rounds) == [*ROUNDS]
        for outlook in rounds.values():
            assert len(outlook.worths) == len(COUNTED)
            assert outlook.spread > 0


@pytest.mark.parametrize("players", [2, 4])
def test_points_are_worth_something_and_the_end_is_easier_to_foretell(players: int) -> None:
    rounds = foretold()[players]
    for outlook in rounds.values():
        assert outlook.worths[COUNTED.index("points")] > 0
    spreads = [rounds[r].spread for r in ROUNDS]
    assert spreads == sorted(spreads, reverse=True)


def test_foretold_points_follow_what_is_owned() -> None:
    rules = rules_of(2, {})
    value = Value(rules.settings, learned(), foretold()[2])
    for s in beginnings(rules, 4):
        before = value.points(s)
        s.vp[1] += 10
        after = value.points(s)
        assert after[0] == before[0]
        assert after[1] > before[1]
        spread = value.outlooks[s.round].spread
        assert chance_of(after, 1, spread) > chance_of(before, 1, spread)


def test_chances_of_two_seats_make_one() -> None:
    assert chance_of([10.0, -5.0], 0, 20.0) + chance_of([10.0, -5.0], 1, 20.0) == pytest.approx(1.0)
    assert chance_of([1.0, 1.0], 0, 20.0) == 0.5
    assert chance_of([1.0, 1.0, 1.0], 0, 20.0) == 0.25  # as if the others were independent


def test_what_is_new_since_the_training_is_worth_nothing() -> None:
    told = outlooks_in('{"2": {"3": {"spread": 7, "worths": {"workers": 2.5}}}}')[2][3]
    assert (told.spread, told.worths[COUNTED.index("workers")], sum(told.worths)) == (7.0, 2.5, 2.5)


def test_playouts_end_with_the_round() -> None:
    """A candidate costs no more moves than the round has left."""
    for s, situation in islice(moments(rules_of(2, {}), [Crane(), Crane()], 6), 0, 60, 12):
        thought = Thought(situation)
        thought.search.in_one_world(thought.world, thought.candidates(1))
        assert isinstance(s, ZhanGuoState)
        assert s.round < 3
        assert 0 < thought.search.moves < 120  # a game has about 260


# How it is learned


def test_least_squares_finds_what_was_there() -> None:
    dice = Dice.seeded("lessons")
    true = [2.0, -1.0, 0.5]
    sums = Sums(3)
    for _ in range(60):
        counted = [float(dice.below(9) - 4) for _ in true]
        sums.add(counted, sum(a * b for a, b in zip(true, counted, strict=True)))
    assert sums.fit([0.0] * 3, 0.0) == pytest.approx(true)
    assert sums.error(true) == pytest.approx(0.0, abs=1e-6)
    drawn = sums.fit([0.0] * 3, 60.0)
    assert all(0 < one / other < 1 for one, other in zip(drawn, true, strict=True))
    assert sums.fit(true, 60.0) == pytest.approx(true)
    assert sums.fit([5.0, 5.0, 5.0], 1e9) == pytest.approx([5.0, 5.0, 5.0], rel=1e-3)


def test_a_lesson_compares_a_seat_with_all() -> None:
    assert compared([[4.0], [2.0]], [50, 30]) == [([1.0], 10.0)]
    lessons = compared([[4.0], [1.0], [1.0]], [50, 30, 40])
    assert [counted for counted, _ in lessons] == [pytest.approx([2.0]), pytest.approx([-1.0]), pytest.approx([-1.0])]
    assert [result for _, result in lessons] == [10.0, -10.0, 0.0]


def test_lessons_know_every_option() -> None:
    choices = find("zhanguo").choices
    for choice in choices:
        assert {way.get(choice.name, choice.values[0]) for way in WAYS} == set(choice.values)


def test_lessons_and_weights_are_the_same_with_any_runner() -> None:
    found = {round_: (told.worths, told.spread) for round_, told in foretold()[2].items()}
    courses = [Course(0, "a", 2, [*STANDARD], {}, 0), Course(1, "b", 2, [*STANDARD], found, 1)]
    with Serial() as here, Processes(2) as there:
        lessons = list(here.map(lessons_of, courses))
        assert list(there.map(lessons_of, courses)) == lessons
        weights = tuned(1, 3, here, print)
        assert tuned(1, 3, there, print) == weights
    assert [len(rounds) for rounds in lessons] == [len(ROUNDS)] * 2
    assert len(weights) == len(NAMES)
    assert weights != [*STANDARD]


@pytest.mark.skipif(not is_compiled(), reason="it takes a minute on the pure build, and both learn alike")
def test_training_is_repeatable() -> None:
    files = train(1, 1, Serial())
    assert files == train(1, 1, Processes(2))
    assert sorted(json.decode(files["weights.json"])) == sorted(NAMES)
    told = outlooks_in(files["value.json"].decode())
    assert sorted(told) == [*PLAYERS]
    assert all(any(outlook.worths) for rounds in told.values() for outlook in rounds.values())
