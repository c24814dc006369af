"""Every language says all that English says, and each of its sentences can be formed."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast, visitor

from tianxia.core.values import Fact, Refusal, Told
from tianxia.games.sun_tzu import notation
from tianxia.games.sun_tzu.names import ASKS
from tianxia.games.sun_tzu.told import EVENTS
from tianxia.words import Words, languages

from .source import ids_in, refusals_in, tree_of
from .vocabulary import LEGAL, RULES, entries, facts_of, files_of, name_keys, setting_keys
from .walk import what_occurs

# How the rules mark a ruling of ours, and a conclusion.
MARKS = {
    "en": ("Our ruling", "Follows from the other rules"),
    "pl": ("Nasze rozstrzygnięcie", "Wynika z pozostałych zasad"),
    "cs": ("Naše rozhodnutí", "Vyplývá z ostatních pravidel"),
    "it": ("Nostra decisione", "Discende dalle altre regole"),
}
OPENING_QUOTES = "“„«"
ENGLISH = Words()
FOREIGN = [language for language in languages() if language != "en"]

pytestmark = pytest.mark.parametrize("language", FOREIGN)


@cache
def words_of(language: str) -> Words:
    return Words(language)


def begins_well(sentence: str) -> bool:
    return sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in OPENING_QUOTES


def numbers_in(text: str) -> Counter[str]:
    return Counter(re.findall(r"(?<!\w)[-+]?\d+", text))


def mark_of(language: str, rule: str) -> tuple[str, bool, bool]:
    """The sentence of a rule without its mark; whether it is a ruling, and whether a conclusion."""
    ruling, conclusion = MARKS[language]
    found = re.fullmatch(rf"(.*?)(?: \((?:({ruling})(?:: [^()]+)?|({conclusion}))\.\))?", words_of(language).rule(rule))
    assert found
    return found[1], found[2] is not None, found[3] is not None


class References(visitor.Visitor):
    """Collects the names of the arguments that a message uses, and of the messages inside it."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def arguments_in(language: str, file: str) -> dict[str, set[str]]:
    """The arguments of every message of a file, those of the messages inside it too."""
    found: dict[str, References] = {}
    for entry in entries(language, file):
        found[entry.id.name] = References()
        found[entry.id.name].visit(entry)
    return {key: arguments_of(found, key) for key in found}


def arguments_of(found: dict[str, References], key: str) -> set[str]:
    """Messages of another file are names: they have no arguments."""
    if key not in found:
        return set()
    return found[key].arguments.union(*(arguments_of(found, inner) for inner in found[key].messages))


def facts_in(language: str, file: str) -> dict[str, set[str]]:
    """The facts behind the arguments: a language may need `$seat_id` where another needs `$seat` only."""
    return {
        key: {re.sub(r"_(id|size|sign)$", "", name) for name in names}
        for key, names in arguments_in(language, file).items()
    }


def sample(arguments: set[str], facts: set[str], number: int) -> dict[str, Fact]:
    """Facts for a message: a text where it asks for an id, else a number."""
    return {fact: "x" if f"{fact}_id" in arguments else number for fact in facts - {"about"}}


# The files


def test_a_language_has_the_files_of_english(language: str) -> None:
    assert files_of(language) == files_of("en")


@pytest.mark.parametrize("file", files_of("en"))
def test_a_file_has_the_keys_of_english_in_their_order(language: str, file: str) -> None:
    english = [entry.id.name for entry in entries("en", file)]
    assert [entry.id.name for entry in entries(language, file)] == english


@pytest.mark.parametrize("file", files_of("en"))
def test_a_message_speaks_of_the_same_facts_as_in_english(language: str, file: str) -> None:
    assert facts_in(language, file) == facts_in("en", file)


@pytest.mark.parametrize("file", files_of("en"))
def test_every_message_can_be_formed(language: str, file: str) -> None:
    for key, facts in facts_in(language, file).items():
        for number in (0, 1, 2, 5, 22):
            assert words_of(language).say(key, **sample(arguments_in(language, file)[key], facts, number))


# The catalogue of rules


def test_a_rule_is_one_sentence(language: str) -> None:
    for rule in RULES:
        sentence, _, _ = mark_of(language, rule)
        assert re.fullmatch(r"[^.!?{}\n]+\.", sentence), sentence
        assert begins_well(sentence), sentence


def test_a_rule_has_the_mark_and_the_numbers_that_it_has_in_english(language: str) -> None:
    for rule in RULES:
        assert mark_of(language, rule)[1:] == mark_of("en", rule)[1:], rule
        assert numbers_in(words_of(language).rule(rule)) == numbers_in(ENGLISH.rule(rule)), rule


# What the engine says


def test_every_event_has_words(language: str) -> None:
    for name, names, _ in EVENTS:
        for facts in facts_of(names):
            assert words_of(language).event("sun_tzu", Told(name, facts))


def test_the_events_of_real_games_have_words(language: str) -> None:
    _, events = what_occurs()
    for told in events:
        said = words_of(language).event("sun_tzu", told)
        assert begins_well(said), said
        assert said.endswith("."), said
        assert "_" not in said, said


def test_every_option_has_words_of_its_own(language: str) -> None:
    said = [words_of(language).option("sun_tzu", option) for option in notation.WORDS.values()]
    assert len(set(said)) == len(said)
    assert not [text for text in said if "_" in text]


def test_every_question_has_words(language: str) -> None:
    for kind in ASKS:
        assert words_of(language).say(f"sun_tzu-ask-{kind}")


def test_a_refusal_has_words_with_and_without_its_facts(language: str) -> None:
    words = words_of(language)
    for rule, names in refusals_in(LEGAL):
        for facts in facts_of(names):
            assert words.refusal("sun_tzu", Refusal(rule, **facts)).endswith(f". ({rule})")
    for rule in {*ids_in(tree_of(LEGAL)), *(rule for rule, _ in refusals_in("core/game.py"))}:
        assert words.refusal("sun_tzu", Refusal(rule)).endswith(f". ({rule})")
    assert "11@WU" in words.refusal("sun_tzu", Refusal("TX-2", option="11@WU"))


def test_the_refusals_of_real_games_have_words(language: str) -> None:
    refusals, _ = what_occurs()
    for refusal in refusals:
        said = words_of(language).refusal("sun_tzu", refusal)
        assert begins_well(said), said
        assert "_" not in said, said


def test_names_and_settings_need_no_facts(language: str) -> None:
    for key in sorted(setting_keys() | name_keys()):
        said = words_of(language).say(key)
        assert numbers_in(said) == numbers_in(ENGLISH.say(key)), key


def test_no_two_pieces_of_a_kind_have_the_same_name(language: str) -> None:
    said = Counter(words_of(language).say(key) for key in name_keys() if not re.search(r"-seat-[01]$", key))
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
        words_of(language).event("sun_tzu", Told("placed", {**facts, "count": count})) for count in (1, 2, 5, 21, 22)
    ]
    assert said == list(PLURALS[language])


REVEALED = {
    "pl": "Bitwa w prowincji Wu: Sun Tzu odkrywa plagę, król Shao odkrywa kartę -1.",
    "cs": "Bitva o provincii Wu: Sun Tzu odhaluje mor, král Shao odhaluje kartu -1.",
    "it": "Battaglia a Wu: Sun Tzu rivela una pestilenza, Re Shao rivela la carta -1.",
}


def test_a_card_stands_in_its_case(language: str) -> None:
    told = Told("reveal", {"province": "WU", "sun_tzu_card": "plague", "shao_card": "-1"})
    assert words_of(language).event("sun_tzu", told) == REVEALED[language]


def test_results(language: str) -> None:
    words = words_of(language)
    shao = words.say("sun_tzu-seat-shao")
    assert shao in words.say("result-won", winner=shao)
    assert words.say("result-draw")
