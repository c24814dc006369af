"""The catalogue of the rules of The Great Wall: every id once, one sentence each, the same in every language."""

import re
from functools import cache

import pytest

from tianxia.words import Words, languages

from .test_languages import MARKS, begins_well, numbers_in

SECTIONS = {
    "A": 17,
    "B": 17,
    "T": 5,
    "G": 6,
    "E": 11,
    "K": 7,
    "L": 13,
    "P": 11,
    "H": 4,
    "M": 5,
    "U": 8,
    "N": 5,
    "O": 4,
    "I": 2,
    "D": 9,
    "F": 15,
    "V": 12,
    "S": 8,
    "Z": 7,
    "J": 8,
    "W": 17,
    "Y": 5,
    "R": 22,
    "Q": 33,
    "C": 28,
    "X": 13,
}
# Ids never change, but a rule may be read before one that was there first.
READ_AFTER = {"P": {9: 7}, "C": {18: 14}, "W": {13: 7, 14: 13, 15: 14, 16: 15}}

# Short forms that only the people who wrote the catalogue know.
SHORT_FORMS = re.compile(r"\b(?:PL|CZ|CS|IT|FAQ|toml)\b|GW-|_")

pytestmark = pytest.mark.parametrize("language", languages())


@cache
def words_in(language: str) -> Words:
    return Words(language)


def rules_of(section: str) -> list[str]:
    """The ids of a section in the order of reading."""
    numbers = list(range(1, SECTIONS[section] + 1))
    for number, before in READ_AFTER.get(section, {}).items():
        numbers.remove(number)
        numbers.insert(numbers.index(before) + 1, number)
    return [f"GW-{section}{number}" for number in numbers]


RULES = [rule for section in SECTIONS for rule in rules_of(section)]


def parts_of(language: str, rule: str) -> tuple[str, bool, bool]:
    """The sentence of a rule without its mark; whether it is a ruling of ours, and whether only in part."""
    ruling, _ = MARKS[language]
    found = re.fullmatch(rf"(.*?)(?: \(({ruling})(: [^()]+)?\.\))?", words_in(language).rule(rule))
    assert found
    return found[1], found[2] is not None, found[3] is not None


def test_every_rule_stands_there_once_and_in_order(language: str) -> None:
    assert len(RULES) == 292
    assert [key for key, _ in words_in(language).rules("GW")] == RULES


def test_a_section_begins_with_its_title(language: str) -> None:
    keys = words_in(language).keys
    assert all(keys[keys.index(f"GW-{section}") + 1] == f"GW-{section}1" for section in SECTIONS)


def test_a_rule_is_one_sentence(language: str) -> None:
    for rule in RULES:
        sentence, _, _ = parts_of(language, rule)
        assert re.fullmatch(r"[^.!?{}\n]+\.", sentence), sentence
        assert begins_well(sentence), sentence
        assert not any(mark.lower() in sentence.lower() for mark in MARKS[language]), sentence
        assert sentence.count("(") == sentence.count(")"), sentence


def test_a_rule_needs_no_key_to_short_forms(language: str) -> None:
    for rule in RULES:
        assert not SHORT_FORMS.search(words_in(language).rule(rule)), rule


def test_a_rule_has_the_mark_and_the_numbers_that_it_has_in_english(language: str) -> None:
    for rule in RULES:
        assert parts_of(language, rule)[1:] == parts_of("en", rule)[1:], rule
        assert numbers_in(words_in(language).rule(rule)) == numbers_in(words_in("en").rule(rule)), rule
