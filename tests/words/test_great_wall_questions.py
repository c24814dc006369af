"""The questions of The Great Wall as they are put in random games: every fact has its words, in every language."""

from functools import cache

import pytest

from tianxia.core.values import Fact, Option
from tianxia.sentences import words_with
from tianxia.words import languages

from . import random_games
from .great_wall import _choice, _games
from .sentences import words_in

pytestmark = pytest.mark.parametrize("language", languages())


@cache
def what_is_asked() -> tuple[list[tuple[str, dict[str, Fact]]], list[Option]]:
    return random_games.what_is_asked(_games(), _choice, lambda kind, _: kind)


def test_every_question_can_be_put(language: str) -> None:
    words = words_with("great_wall", None, words_in(language))
    questions, _ = what_is_asked()
    assert len({kind for kind, _ in questions}) > 40
    for kind, facts in questions:
        text = words.say(f"great_wall-ask-{kind}", **facts)
        assert text.strip() == text, text
        assert "?" in text, text
        assert "_" not in text, text  # an id


def test_every_option_can_be_said_as_it_is_offered(language: str) -> None:
    words = words_with("great_wall", None, words_in(language))
    _, options = what_is_asked()
    assert {"choose", "donate", "take_honor"} <= {option.verb for option in options}
    for option in options:
        text = words.option("great_wall", option)
        assert "_" not in text, text
        assert not any(character.isdigit() and option.verb == "choose" for character in text[:1]), text


def test_one_name_for_one_source_of_honor(language: str) -> None:
    """In the log and in the charts of the end."""
    words = words_in(language)
    for key in words.keys:
        if key.startswith("great_wall-source-"):
            chart = words.say(key.replace("great_wall-", "great_wall-table-"))
            assert chart.casefold() == words.say(key).casefold()
