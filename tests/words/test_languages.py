"""Every language says everything that English says, and each of its sentences can be formed."""

import re
from collections import Counter

import pytest

from tianxia.core.values import Fact, Refusal, Told
from tianxia.games.sun_tzu.asks import ASKS
from tianxia.games.sun_tzu.events import EVENTS
from tianxia.words import languages

from .arguments import arguments_in, facts_in, sample
from .sentences import words_in
from .source import refusals_in
from .sun_tzu import SPEECH, asked_with, facts_of, refusals
from .vocabulary import files_of, keys_in

FOREIGN = [language for language in languages() if language != "en"]

pytestmark = pytest.mark.parametrize("language", FOREIGN)


# The files


def test_a_language_has_the_files_of_english(language: str) -> None:
    assert files_of(language) == files_of("en")


@pytest.mark.parametrize("file", files_of("en"))
def test_a_file_has_the_keys_of_english_in_their_order(language: str, file: str) -> None:
    assert keys_in(language, file) == keys_in("en", file)


# The patterns of sentences are given everything, and a language uses what it needs (test_composed.py).
@pytest.mark.parametrize("file", [file for file in files_of("en") if not file.endswith("_effects.ftl")])
def test_a_message_speaks_of_the_same_facts_as_in_english(language: str, file: str) -> None:
    assert facts_in(language, file) == facts_in("en", file)


@pytest.mark.parametrize("file", files_of("en"))
def test_every_message_can_be_formed(language: str, file: str) -> None:
    for key, facts in facts_in(language, file).items():
        for number in (0, 1, 2, 5, 22):
            assert words_in(language).say(key, **sample(arguments_in(language, file)[key], facts, number))


# What the engine says


def test_every_event_has_words(language: str) -> None:
    for name, names, *_ in EVENTS:
        for facts in facts_of(names):
            assert words_in(language).event("sun_tzu", Told(name, facts))


def test_every_question_has_words(language: str) -> None:
    for kind in ASKS:
        assert all(words_in(language).say(f"sun_tzu-ask-{kind}", **facts) for facts in asked_with(kind))


def test_a_refusal_has_words_with_and_without_its_facts(language: str) -> None:
    words = words_in(language)
    for rule, names in refusals():
        for facts in facts_of(names):
            assert words.refusal("sun_tzu", Refusal(rule, **facts)).endswith(f". ({rule})")
    for rule in {*(rule for rule, _ in refusals()), *(rule for rule, _ in refusals_in("core/game.py"))}:
        assert words.refusal("sun_tzu", Refusal(rule)).endswith(f". ({rule})")
    assert "11@WU" in words.refusal("sun_tzu", Refusal("TX-2", option="11@WU"))


def test_no_two_pieces_of_a_kind_have_the_same_name(language: str) -> None:
    said = Counter(
        words_in(language).say(key) for key in SPEECH.names | SPEECH.about if not re.search(r"-seat-[01]$", key)
    )
    assert [name for name, times in said.items() if times > 1] == []


# Plurals and cases


PLURALS = {
    "pl": (
        "Król Shao wystawia 1 oddział z puli w prowincji Wu.",
        "Król Shao wystawia 2 oddziały z puli w prowincji Wu.",
        "Król Shao wystawia 5 oddziałów z puli w prowincji Wu.",
        "Król Shao wystawia 21 oddziałów z puli w prowincji Wu.",
        "Król Shao wystawia 22 oddziały z puli w prowincji Wu.",
    ),
    "cs": (
        "Král Shao umisťuje 1 oddíl ze zásoby do provincie Wu.",
        "Král Shao umisťuje 2 oddíly ze zásoby do provincie Wu.",
        "Král Shao umisťuje 5 oddílů ze zásoby do provincie Wu.",
        "Král Shao umisťuje 21 oddílů ze zásoby do provincie Wu.",
        "Král Shao umisťuje 22 oddílů ze zásoby do provincie Wu.",
    ),
    "it": (
        "Re Shao piazza a Wu 1 armata della scorta.",
        "Re Shao piazza a Wu 2 armate della scorta.",
        "Re Shao piazza a Wu 5 armate della scorta.",
        "Re Shao piazza a Wu 21 armate della scorta.",
        "Re Shao piazza a Wu 22 armate della scorta.",
    ),
}


def test_plurals(language: str) -> None:
    facts: dict[str, Fact] = {"seat": "shao", "source": "pool", "province": "WU"}
    said = [
        words_in(language).event("sun_tzu", Told("placed", {**facts, "count": count})) for count in (1, 2, 5, 21, 22)
    ]
    assert said == list(PLURALS[language])


REVEALED = {
    "pl": "Bitwa w prowincji Wu: Sun Tzu odkrywa plagę, król Shao odkrywa kartę \N{MINUS SIGN}1.",
    "cs": "Bitva o provincii Wu: Sun Tzu odhaluje mor, král Shao odhaluje kartu \N{MINUS SIGN}1.",
    "it": "Battaglia a Wu: Sun Tzu rivela una pestilenza, Re Shao rivela la carta \N{MINUS SIGN}1.",
}


def test_a_card_stands_in_its_case(language: str) -> None:
    told = Told("reveal", {"province": "WU", "sun_tzu_card": "plague", "shao_card": "-1"})
    assert words_in(language).event("sun_tzu", told) == REVEALED[language]


def test_results(language: str) -> None:
    words = words_in(language)
    shao = words.say("sun_tzu-seat-shao")
    assert shao in words.say("result-won", winner=shao)
    assert words.say("result-draw")
