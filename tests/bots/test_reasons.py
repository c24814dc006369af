"""Bots that judge options give a reason for each, and every language can say it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.words.sentences import is_sentence, words_in
from tianxia.bots import Bot, Situation
from tianxia.bots.bot import Weighed
from tianxia.bots.great_wall import levels as great_wall
from tianxia.bots.great_wall import reasons as great_wall_reasons
from tianxia.bots.great_wall.search import Budget
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.sun_tzu import levels as sun_tzu
from tianxia.bots.sun_tzu import reasons as sun_tzu_reasons
from tianxia.bots.sun_tzu.orders import Effort, Strategy
from tianxia.bots.sun_tzu.solver import Hand, Mixture
from tianxia.bots.zhanguo import levels as zhanguo
from tianxia.bots.zhanguo import reasons as zhanguo_reasons
from tianxia.core.registry import Options, make_rules
from tianxia.games.sun_tzu.names import KINDS, PLAGUE, N
from tianxia.games.sun_tzu.notation import BUY, PASS
from tianxia.games.sun_tzu.state import SunTzuState
from tianxia.words import languages

from .arena import moments
from .judging import REASONS

FACTS = {
    "sun_tzu": sun_tzu_reasons.FACTS,
    "zhanguo": zhanguo_reasons.FACTS,
    "great_wall": great_wall_reasons.FACTS,
}
EVERY_GAME = pytest.mark.parametrize("game", FACTS)
MODES: dict[str, list[tuple[int, Options]]] = {
    "sun_tzu": [(2, {"events": True}), (2, {"events": True, "two_ones": "army", "battle_order": "announced"})],
    "zhanguo": [(2, {"boards": "auction", "draft": True, "unrest_by_worker": True}), (3, {"boards": "picked"})],
    "great_wall": [(3, {}), (2, {}), (2, {"mode": "coop"}), (1, {})],
}
SEEDS = range(6)
FIRST, EVERY = 4, 9  # questions of each kind: so many in each mode, and then only some
# What random games of a few seeds do not come to.
RARE: dict[str, set[str]] = {
    "sun_tzu": {"hold", "leave", "need", "reinforce", "spare"},
    "zhanguo": {"palace", "wall"},
    "great_wall": {"dies", "first", "let_go", "lose", "sacrifice", "unshame_trophy"},
}


class Curious:
    """Answers by chance, but mostly does something: so it meets many questions."""

    def __init__(self) -> None:
        self.random = RandomBot(None)

    def choose(self, situation: Situation) -> int:
        acting = [code for code in situation.options if situation.rules.text(code) not in ("done", "pass")]
        mostly = situation._replace(options=acting) if acting and situation.dice.below(4) else situation
        return self.random.choose(mostly)


def situations(game: str) -> Iterator[Situation]:
    """Some of every kind that come up, with a choice."""
    for players, options in MODES[game]:
        rules, kinds = make_rules(game, players, options, None), Counter[str]()
        bots: list[Bot] = [Curious() for _ in range(players)]
        for seed in SEEDS:
            for _, situation in moments(rules, bots, seed):
                if len(situation.options) > 1:
                    kinds[situation.kind] += 1
                    if kinds[situation.kind] <= FIRST or kinds[situation.kind] % EVERY == 0:
                        yield situation


@EVERY_GAME
def test_every_option_has_a_reason_with_its_facts(game: str) -> None:
    found: set[str] = set()
    for situation in situations(game):
        for code, (why, about) in zip(situation.options, REASONS[game](situation), strict=True):
            assert why, (situation.kind, situation.rules.text(code))
            assert sorted(about) == sorted(FACTS[game][why]), (situation.kind, why)
            for language in ("en",) if why in found else languages():
                assert is_sentence(words_in(language).reason(game, why, about))
            found.add(why)
    assert set(FACTS[game]) - found <= RARE[game]


def test_every_option_of_the_great_wall_has_a_reason() -> None:
    """Also those that no random game comes to."""
    verbs = {option.verb for option in make_rules("great_wall", 3, {}, None).actions.values()}
    assert verbs - {"change"} == set(great_wall_reasons.REASONS)
    named = {*great_wall_reasons.REASONS.values(), "fill", "special", "last", "warehouse"}
    assert named == set(great_wall_reasons.FACTS)


# What a judge says

TINY = Budget(worlds=1, rounds=1, moves=10, length=20)
JUDGES: dict[str, Callable[[], Any]] = {
    "sun_tzu": lambda: sun_tzu.Strategist(None, Effort(1, 1, 4, 1)),
    "zhanguo": zhanguo.Crane,
    "great_wall": lambda: great_wall.Tiger(None, TINY),
}


@EVERY_GAME
def test_what_a_judge_says_can_be_said_in_every_language(game: str) -> None:
    judge, kinds = JUDGES[game](), set[str]()
    for situation in situations(game):
        if situation.kind not in kinds and len(kinds) < 8:
            kinds.add(situation.kind)
            weighed: list[Weighed] = judge.weigh(situation, situation.options[-1])
            assert situation.options[-1] in [one.code for one in weighed]
            for language in languages():
                for one in weighed:
                    assert is_sentence(words_in(language).reason(game, one.why, one.about))


# Single reasons


def test_a_card_wins_against_weaker_ones() -> None:
    """Against an opponent who always lays the same: all or nothing."""
    theirs = Mixture()
    theirs.add([2] * N, 3)
    strategy = Strategy(Mixture(), [], Hand([0] * KINDS, [0] * KINDS), [theirs])
    assert sun_tzu_reasons.chances(strategy, 5, 0) == (1.0, 1.0)
    assert sun_tzu_reasons.chances(strategy, 2, 0) == (0.0, 1.0)
    assert sun_tzu_reasons.chances(strategy, 0, 0) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("kind", "round_", "why"),
    [
        ("after_battle", 5, "wait"),
        ("after_battle", 9, "leave"),
        ("before_end", 4, "leave"),
        ("buy", 5, "spare"),
        ("reinforce", 5, "hold"),
    ],
)
def test_passing_saves_something_unless_the_game_ends(kind: str, round_: int, why: str) -> None:
    s = SunTzuState()
    s.round = round_
    assert sun_tzu_reasons.other_reason(s, 0, kind, PASS, [PASS, BUY], False)[0] == why


def test_a_bought_army_is_needed_or_not() -> None:
    s = SunTzuState()
    said = [sun_tzu_reasons.other_reason(s, 0, kind, BUY + PLAGUE, [PASS], False) for kind in ("buy", "after_orders")]
    assert said == [("need", {"card": "plague"}), ("buy", {"card": "plague"})]
