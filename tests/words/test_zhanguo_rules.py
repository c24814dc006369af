"""The catalogue of the rules of ZhanGuo: every id once, one sentence each, the same in every language."""

import re
from functools import cache

import pytest

from tianxia.words import Words, languages

from .test_languages import MARKS, begins_well, numbers_in
from .zhanguo import RULES, SECTIONS

RECONSTRUCTION = {
    "en": "Our reconstruction",
    "pl": "Nasza rekonstrukcja",
    "cs": "Naše rekonstrukce",
    "it": "Nostra ricostruzione",
}

pytestmark = pytest.mark.parametrize("language", languages())


@cache
def words_in(language: str) -> Words:
    return Words(language)


def parts_of(language: str, rule: str) -> tuple[str, tuple[bool, ...]]:
    """The sentence of a rule without its mark; whether it has each mark, and each with a part in question."""
    ruling, conclusion = MARKS[language]
    mark = rf"({ruling})(: [^()]+)?|({RECONSTRUCTION[language]})(: [^()]+)?|({conclusion})"
    found = re.fullmatch(rf"(.*?)(?: \((?:{mark})\.\))?", words_in(language).rule(rule))
    assert found
    return found[1], tuple(group is not None for group in found.groups()[1:])


def test_every_rule_stands_there_once_and_in_order(language: str) -> None:
    assert len(RULES) == 148
    assert [key for key, _ in words_in(language).rules("ZG")] == RULES


def test_a_section_begins_with_its_title(language: str) -> None:
    keys = words_in(language).keys
    assert all(keys[keys.index(f"ZG-{section}") + 1] == f"ZG-{section}1" for section in SECTIONS)


def test_a_rule_is_one_sentence(language: str) -> None:
    for rule in RULES:
        sentence, _ = parts_of(language, rule)
        assert re.fullmatch(r"[^.!?{}\n]+\.", sentence), sentence
        assert begins_well(sentence), sentence
        assert not any(mark.lower() in sentence.lower() for mark in (*MARKS[language], RECONSTRUCTION[language]))


def test_a_rule_has_the_mark_and_the_numbers_that_it_has_in_english(language: str) -> None:
    for rule in RULES:
        assert parts_of(language, rule)[1] == parts_of("en", rule)[1], rule
        assert numbers_in(words_in(language).rule(rule)) == numbers_in(words_in("en").rule(rule)), rule
