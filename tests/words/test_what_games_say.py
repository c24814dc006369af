"""Everything that a game can say has words in every language: the checks that all games share."""

import re
from collections import Counter
from importlib import import_module

import pytest

from tianxia.core.registry import game_names
from tianxia.core.values import Refusal, Told
from tianxia.words import languages

from . import great_wall, zhanguo
from .arguments import arguments_in, facts_in, sample
from .sentences import begins_well, is_plain, is_sentence, numbers_in, words_in
from .speech import Speech

pytestmark = pytest.mark.parametrize("language", languages())


def of_games(*speeches: Speech) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("speech", speeches, ids=[speech.game for speech in speeches])


every_game = of_games(*[import_module(f"tests.words.{name}").SPEECH for name in game_names()])
# Sun Tzu gives orders where the others ask, and leaves out facts that do not matter.
large_games = of_games(great_wall.SPEECH, zhanguo.SPEECH)


# Pieces and settings


@large_games
def test_no_two_pieces_of_a_kind_have_the_same_name(language: str, speech: Speech) -> None:
    kinds: dict[str, Counter[str]] = {}
    for key in speech.names:
        kinds.setdefault(key.split("-")[1], Counter())[words_in(language).say(key)] += 1
    assert {kind: [name for name, n in said.items() if n > 1] for kind, said in kinds.items()} == {
        kind: [] for kind in kinds
    }


@every_game
def test_names_and_settings_have_the_numbers_that_they_have_in_english(language: str, speech: Speech) -> None:
    assert speech.choices
    for key in sorted(speech.setting_keys() | speech.names | speech.about):
        assert numbers_in(words_in(language).say(key)) == numbers_in(words_in("en").say(key)), key


@every_game
def test_what_pieces_do_is_told_in_sentences(language: str, speech: Speech) -> None:
    for key in speech.about:
        assert is_sentence(words_in(language).say(key)), key


@large_games
def test_seats_have_names(language: str, speech: Speech) -> None:
    words = words_in(language)
    assert [words.seat(speech.game, seat) for seat in range(4)] == [words.say("seat", number=n) for n in range(1, 5)]


# What the engine says


@large_games
def test_every_event_has_words(language: str, speech: Speech) -> None:
    for kind in speech.events:
        for facts in speech.facts_of(kind.facts):
            said = words_in(language).event(speech.game, Told(kind.name, facts))
            assert is_sentence(said), said


@every_game
def test_the_events_of_real_games_have_words(language: str, speech: Speech) -> None:
    _, events = speech.what_occurs()
    kinds = {told.kind for told in events}
    assert kinds <= {kind.name for kind in speech.events}
    assert len(kinds) >= speech.heard
    for told in events:
        said = words_in(language).event(speech.game, told)
        assert is_sentence(said), said


@large_games
def test_an_event_speaks_of_all_its_facts(language: str, speech: Speech) -> None:
    """Two events that differ in one fact are told in different words."""
    for kind in speech.events:
        first = speech.facts_of(kind.facts)[0]
        for name in kind.facts:
            other = {**first, name: speech.last_value(name)}
            said = [words_in(language).event(speech.game, Told(kind.name, facts)) for facts in (first, other)]
            assert said[0] != said[1], said


@every_game
def test_every_option_has_words_of_its_own(language: str, speech: Speech) -> None:
    said = {option.text: words_in(language).option(speech.game, option) for option in speech.options}
    assert [words for words in said.values() if not is_plain(words)] == []
    times = Counter(said.values())
    assert [text for text, words in said.items() if times[words] > 1] == []


@large_games
def test_every_question_has_words(language: str, speech: Speech) -> None:
    file = f"{speech.game}.ftl"
    for kind in speech.asks:
        key = f"{speech.game}-ask-{kind}"
        said = words_in(language).say(
            key, **sample(arguments_in(language, file)[key], facts_in(language, file)[key], 2)
        )
        assert begins_well(said), said
        assert said.count("?") == 1, said


# Why a bot would take an option

MOST_WORDS = 16


@every_game
def test_every_reason_is_a_short_sentence(language: str, speech: Speech) -> None:
    for why, names in speech.reasons.items():
        for facts in speech.facts_of(names):
            said = words_in(language).reason(speech.game, why, facts)
            assert is_sentence(said), said
            assert len(said.split()) <= MOST_WORDS, said


@every_game
def test_a_reason_speaks_of_all_its_facts(language: str, speech: Speech) -> None:
    said = facts_in(language, f"{speech.game}.ftl")
    assert {why: said[f"{speech.game}-reason-{why}"] for why in speech.reasons} == {
        why: set(names) for why, names in speech.reasons.items()
    }


# Refusals


@large_games
def test_a_refusal_has_words_with_and_without_its_facts(language: str, speech: Speech) -> None:
    words = words_in(language)
    for rule, names in speech.refusals:
        plain = words.refusal(speech.game, Refusal(rule))
        assert words.has(f"{speech.game}-refusal-{rule}"), rule
        assert plain.endswith(f". ({rule})"), plain
        for facts in speech.facts_of(names):
            said = words.refusal(speech.game, Refusal(rule, **facts))
            assert said.endswith(f". ({rule})"), said
            assert (said == plain) == (not names), f"{rule} {names}: {said}"


@every_game
def test_the_refusals_of_real_games_have_words(language: str, speech: Speech) -> None:
    found, _ = speech.what_occurs()
    assert {(refusal.rule, tuple(refusal.facts)) for refusal in found} <= speech.refusals
    for refusal in found:
        said = words_in(language).refusal(speech.game, refusal)
        assert is_sentence(re.sub(rf" \({speech.prefix}-[A-Z][0-9]+\)$", "", said)), said
