"""Everything that Sun Tzu can say has words, and there are no words for anything else."""

import re
from collections import Counter

import pytest

from tianxia.core.values import EventKind, Option, Refusal, Told
from tianxia.games.sun_tzu import notation
from tianxia.games.sun_tzu.asks import ASKS
from tianxia.games.sun_tzu.events import EVENTS
from tianxia.sources import KINDS
from tianxia.words import Words, languages

from .catalog import SUN_TZU
from .known import PROVENANCES
from .sentences import words_in
from .source import refusals_in
from .sun_tzu import ENGINE_FILES, SPEECH, asked_with, facts_of, refusals
from .vocabulary import files_of, keys_in

ALL_ACTIONS = Words()
RULES = SUN_TZU.rules()
SECTIONS = SUN_TZU.sections

# Keys that no piece, question, option, event, setting or refusal of Sun Tzu asks for.
OTHER_KEYS = {
    "sun_tzu-marker",  # part of other sentences
    "refusal",
    "waiting",
    "over",
    "seat",
    "option-change",
    "result-won",
    "result-draw",
    "result-lost",
    *[f"source-{kind}" for kind in (*KINDS, "numbered")],
    *[f"known-{word}" for word in PROVENANCES],
}


# The catalog of rules


def test_there_are_106_rules() -> None:
    assert len(RULES) == 106


def test_every_rule_stands_there_once_and_in_order() -> None:
    assert [key for key, _ in ALL_ACTIONS.rules("ST")] == RULES
    every = [key for file in files_of("en") for key in keys_in("en", file)]
    assert max(Counter(every).values()) == 1


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_begins_with_its_title(section: str) -> None:
    place = ALL_ACTIONS.keys.index(f"ST-{section}")
    assert ALL_ACTIONS.keys[place + 1] == f"ST-{section}1"


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_told_in_whole_sentences(rule: str) -> None:
    """Besides its mark at the end: a ruling of ours, or what follows from the other rules."""
    said = ALL_ACTIONS.rule(rule)
    text = re.sub(r" \((Our ruling(: [^()]+)?|Follows from the other rules)\.\)$", "", said)
    for sentence in re.split(r"(?<=\.) ", text):
        assert re.fullmatch(r"[A-Z“][^.!?{}\n]+\.", sentence), text
    assert "ruling" not in text


# What the engine says


@pytest.mark.parametrize("kind", EVENTS, ids=[kind.name for kind in EVENTS])
def test_every_event_has_words(kind: EventKind) -> None:
    name, names, *_ = kind
    for facts in facts_of(names):
        assert ALL_ACTIONS.event("sun_tzu", Told(name, facts))


@pytest.mark.parametrize("option", notation.ALL_ACTIONS.values(), ids=str)
def test_every_option_has_words(option: Option) -> None:
    said = ALL_ACTIONS.option("sun_tzu", option)
    assert said
    assert "_" not in said


def test_no_two_options_have_the_same_words() -> None:
    said = [ALL_ACTIONS.option("sun_tzu", option) for option in notation.ALL_ACTIONS.values()]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("kind", ASKS)
def test_every_question_has_words(kind: str) -> None:
    assert all(ALL_ACTIONS.say(f"sun_tzu-ask-{kind}", **facts) for facts in asked_with(kind))


# Refusals


def test_refusals_have_words_for_all_that_the_rules_say() -> None:
    keys = {key for key in ALL_ACTIONS.keys if key.startswith("sun_tzu-refusal-")}
    assert keys == {f"sun_tzu-refusal-{rule}" for rule, _ in refusals()}


@pytest.mark.parametrize(("rule", "names"), sorted(refusals()))
def test_a_refusal_has_words_with_and_without_its_facts(rule: str, names: tuple[str, ...]) -> None:
    for facts in facts_of(names):
        assert ALL_ACTIONS.refusal("sun_tzu", Refusal(rule, **facts)).endswith(f". ({rule})")
    assert ALL_ACTIONS.refusal("sun_tzu", Refusal(rule)).endswith(f". ({rule})")


# Settings, and what is left


def test_no_key_is_missing_and_none_unused() -> None:
    used = {f"ST-{section}" for section in SECTIONS} | set(RULES) | OTHER_KEYS
    used |= SPEECH.engine_keys() | SPEECH.names | SPEECH.about
    used |= {rule for rule, _ in refusals_in("core/game.py")}
    assert {key for file in ENGINE_FILES for key in keys_in("en", file)} == used


@pytest.mark.parametrize("key", sorted(SPEECH.setting_keys() | SPEECH.names | SPEECH.about))
def test_names_and_settings_need_no_facts(key: str) -> None:
    assert ALL_ACTIONS.say(key)


def test_results() -> None:
    assert ALL_ACTIONS.say("result-won", winner=ALL_ACTIONS.say("sun_tzu-seat-shao")) == "King Shao wins."
    assert ALL_ACTIONS.say("result-draw")


# The end by events


AT_ONCE = ("immediately", "natychmiast", "okamžitě", "subito")


@pytest.mark.parametrize("language", languages())
def test_the_window_after_the_fifth_event_is_one_of_the_windows(language: str) -> None:
    words = words_in(language)
    assert "ST-G7" in words.rule("ST-F11")
    assert not any(word in words.say("sun_tzu-setting-events-true") for word in AT_ONCE)
