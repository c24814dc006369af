"""The questions of ZhanGuo as they are put in random games: every fact has its words, in every language."""

from functools import cache

import pytest

from tianxia.core.values import Fact, Option
from tianxia.games.zhanguo.asks import ASKS
from tianxia.words import languages

from . import random_games
from .random_games import started
from .sentences import begins_well, words_in
from .zhanguo import MODES, _choice, _rules

pytestmark = pytest.mark.parametrize("language", languages())


@cache
def what_is_asked() -> tuple[list[tuple[str, dict[str, Fact]]], list[Option]]:
    """The form is which facts a question mentions, and why."""
    return random_games.what_is_asked(
        started(MODES, _rules), _choice, lambda kind, facts: f"{kind} {' '.join(facts)} {facts.get('why')}"
    )


def test_every_question_can_be_put(language: str) -> None:
    questions, _ = what_is_asked()
    assert {kind for kind, _ in questions} == set(ASKS)
    assert {facts["why"] for _, facts in questions if "why" in facts} == {"only", "most", "tie", "next"}
    for kind, facts in questions:
        text = words_in(language).say(f"zhanguo-ask-{kind}", **facts)
        assert begins_well(text), text
        assert text.count("?") == 1, text
        assert not any(mark in text for mark in ("_", "  ", " .", " ?")), text


def test_a_reward_is_named_with_its_aspect_its_price_and_its_regions(language: str) -> None:
    questions, options = what_is_asked()
    words = words_in(language)
    rewards = [facts for kind, facts in questions if kind == "reward"]
    for facts in rewards:
        text = words.say("zhanguo-ask-reward", **facts)
        assert words.say(f"zhanguo-reward-{facts['reward']}") in text
        assert str(facts["number"]) in text
        assert facts["regions"] == "any" or str(facts["regions"]) in text
        assert "seat" not in facts or words.seat("zhanguo", int(facts["seat"])) in text
    taken = {words.option("zhanguo", option) for option in options if option.verb == "accept"}
    assert len(taken) >= 6, taken
