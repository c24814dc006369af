"""The catalogs of the rules: every id once, a few short sentences each, the same in every language."""

import re

import pytest

from tianxia import known_games
from tianxia.words import languages

from .catalog import GREAT_WALL, MARKS, SUN_TZU, ZHANGUO, Catalog
from .sentences import begins_well, numbers_in, words_in

# Abbreviations that only the authors of the catalog know.
SHORT_FORMS = re.compile(r"\b(?:PL|CZ|CS|IT|FAQ|toml)\b|GW-|_")
MOST_SENTENCES = 5
NUMBER_OF_RULES = {"ST": 106, "ZG": 148, "GW": 294}

pytestmark = pytest.mark.parametrize("language", languages())
CATALOGS = {catalog.prefix: catalog for catalog in (SUN_TZU, GREAT_WALL, ZHANGUO)}
every_catalog = pytest.mark.parametrize(
    "catalog", [CATALOGS[game.prefix] for game in known_games()], ids=lambda catalog: catalog.prefix
)


@every_catalog
def test_every_rule_stands_there_once_and_in_order(language: str, catalog: Catalog) -> None:
    assert len(catalog.rules()) == NUMBER_OF_RULES[catalog.prefix]
    assert [key for key, _ in words_in(language).rules(catalog.prefix)] == catalog.rules()


@every_catalog
def test_a_section_begins_with_its_title(language: str, catalog: Catalog) -> None:
    keys = words_in(language).keys
    for section in catalog.sections:
        title = f"{catalog.prefix}-{section}"
        assert keys[keys.index(title) + 1] == f"{title}1"


@every_catalog
def test_a_rule_is_a_few_whole_sentences(language: str, catalog: Catalog) -> None:
    for rule in catalog.rules():
        text, _ = catalog.parts_of(language, rule)
        sentences = re.split(r"(?<=\.) ", text)
        assert len(sentences) <= MOST_SENTENCES, text
        for sentence in sentences:
            assert re.fullmatch(r"[^.!?{}\n]+\.", sentence), text
            assert begins_well(sentence), text
            assert sentence.count("(") == sentence.count(")"), text
        assert not any(mark[language].lower() in text.lower() for mark in MARKS), text


def test_a_rule_needs_no_key_to_short_forms(language: str) -> None:
    for rule in GREAT_WALL.rules():
        assert not SHORT_FORMS.search(words_in(language).rule(rule)), rule


@every_catalog
def test_a_rule_has_the_mark_and_the_numbers_that_it_has_in_english(language: str, catalog: Catalog) -> None:
    for rule in catalog.rules():
        assert catalog.parts_of(language, rule)[1] == catalog.parts_of("en", rule)[1], rule
        assert numbers_in(words_in(language).rule(rule)) == numbers_in(words_in("en").rule(rule)), rule
