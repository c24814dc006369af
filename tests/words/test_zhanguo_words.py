"""Everything that ZhanGuo can say has words in every language, and there are no words for anything else."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast, visitor

from tianxia.core.values import Fact, Option, Refusal, Told
from tianxia.games.zhanguo.asks import ASKS
from tianxia.games.zhanguo.settings import CHOICES
from tianxia.games.zhanguo.told import EVENTS
from tianxia.words import Words, languages

from .test_languages import begins_well, numbers_in
from .vocabulary import entries
from .zhanguo import (
    NO_REFUSALS,
    NUMBERS,
    VALUES,
    about_keys,
    facts_of,
    ids_in_source,
    name_keys,
    options,
    part_keys,
    refusals,
    setting_keys,
    used_keys,
    what_occurs,
)

FILE = "zhanguo.ftl"
ENGLISH = Words()

pytestmark = pytest.mark.parametrize("language", languages())


@cache
def words_in(language: str) -> Words:
    return Words(language)


def is_sentence(text: str) -> bool:
    return begins_well(text) and text.endswith(".") and "_" not in text and "  " not in text


class Inner(visitor.Visitor):
    """Collects the messages inside messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


# The file


def test_no_key_is_missing_and_none_unused(language: str) -> None:
    assert {entry.id.name for entry in entries(language, FILE)} == used_keys()


def test_every_part_of_a_sentence_is_used(language: str) -> None:
    inner = Inner()
    for entry in entries(language, FILE):
        inner.visit(entry)
    assert part_keys() == inner.found


def test_no_two_pieces_of_a_kind_have_the_same_name(language: str) -> None:
    kinds: dict[str, Counter[str]] = {}
    for key in name_keys():
        kinds.setdefault(key.split("-")[1], Counter())[words_in(language).say(key)] += 1
    assert {kind: [name for name, n in said.items() if n > 1] for kind, said in kinds.items()} == {
        kind: [] for kind in kinds
    }


def test_names_and_settings_have_the_numbers_that_they_have_in_english(language: str) -> None:
    assert CHOICES
    for key in sorted(setting_keys() | name_keys() | about_keys()):
        assert numbers_in(words_in(language).say(key)) == numbers_in(ENGLISH.say(key)), key


def test_what_pieces_do_is_told_in_sentences(language: str) -> None:
    for key in about_keys():
        assert is_sentence(words_in(language).say(key)), key


def test_seats_have_names(language: str) -> None:
    words = words_in(language)
    assert [words.seat("zhanguo", seat) for seat in range(4)] == [words.say("seat", number=n) for n in range(1, 5)]


# What the engine says


def test_every_event_has_words(language: str) -> None:
    for kind in EVENTS:
        for facts in facts_of(kind.facts):
            said = words_in(language).event("zhanguo", Told(kind.name, facts))
            assert is_sentence(said), said


def test_the_events_of_real_games_have_words(language: str) -> None:
    _, events = what_occurs()
    assert {told.kind for told in events} == {kind.name for kind in EVENTS}
    for told in events:
        said = words_in(language).event("zhanguo", told)
        assert is_sentence(said), said


def test_an_event_speaks_of_all_its_facts(language: str) -> None:
    """Two events that differ in one fact are told in different words."""
    for kind in EVENTS:
        first = facts_of(kind.facts)[0]
        for name in kind.facts:
            other = {**first, name: VALUES.get(name, NUMBERS)[-1]}
            said = [words_in(language).event("zhanguo", Told(kind.name, facts)) for facts in (first, other)]
            assert said[0] != said[1], said


def test_every_option_has_words_of_its_own(language: str) -> None:
    said = {option.text: words_in(language).option("zhanguo", option) for option in options()}
    assert [text for text in said.values() if "_" in text or "  " in text or not begins_well(text)] == []
    times = Counter(said.values())
    assert [text for text, words in said.items() if times[words] > 1] == []


def test_every_question_has_words(language: str) -> None:
    for kind in ASKS:
        said = words_in(language).say(f"zhanguo-ask-{kind}")
        assert begins_well(said), said
        assert said.count("?") == 1, said


# Refusals


def test_every_rule_that_the_source_names_is_a_known_refusal(language: str) -> None:
    assert ids_in_source() - {rule for rule, _ in refusals()} == NO_REFUSALS
    assert all(words_in(language).has(rule) for rule in ids_in_source())


def test_a_refusal_has_words_with_and_without_its_facts(language: str) -> None:
    words = words_in(language)
    for rule, names in refusals():
        plain = words.refusal("zhanguo", Refusal(rule))
        assert words.has(f"zhanguo-refusal-{rule}"), rule
        assert plain.endswith(f". ({rule})"), plain
        for facts in facts_of(names):
            said = words.refusal("zhanguo", Refusal(rule, **facts))
            assert said.endswith(f". ({rule})"), said
            assert (said == plain) == (not names), f"{rule} {names}: {said}"


def test_the_refusals_of_real_games_have_words(language: str) -> None:
    found, _ = what_occurs()
    assert {(refusal.rule, tuple(refusal.facts)) for refusal in found} <= refusals()
    for refusal in found:
        said = words_in(language).refusal("zhanguo", refusal)
        assert is_sentence(re.sub(r" \(ZG-[A-Z][0-9]+\)$", "", said)), said


# Plurals and cases

PLURALS = {
    "en": (
        "Player 2 takes 1 marker of currency.",
        "Player 2 takes 2 markers of currency.",
        "Player 2 takes 5 markers of currency.",
        "Player 2 gains 1 victory point (palaces).",
        "Player 2 gains 2 victory points (palaces).",
        "Player 2 gains 5 victory points (palaces).",
    ),
    "pl": (
        "Gracz 2 bierze 1 znacznik waluty.",
        "Gracz 2 bierze 2 znaczniki waluty.",
        "Gracz 2 bierze 5 znaczników waluty.",
        "Gracz 2 zdobywa 1 punkt zwycięstwa (pałace).",
        "Gracz 2 zdobywa 2 punkty zwycięstwa (pałace).",
        "Gracz 2 zdobywa 5 punktów zwycięstwa (pałace).",
    ),
    "cs": (
        "Hráč 2 si bere 1 žeton měny.",
        "Hráč 2 si bere 2 žetony měny.",
        "Hráč 2 si bere 5 žetonů měny.",
        "Hráč 2 získává 1 vítězný bod (paláce).",
        "Hráč 2 získává 2 vítězné body (paláce).",
        "Hráč 2 získává 5 vítězných bodů (paláce).",
    ),
    "it": (
        "Giocatore 2 prende 1 segnalino di moneta.",
        "Giocatore 2 prende 2 segnalini di moneta.",
        "Giocatore 2 prende 5 segnalini di moneta.",
        "Giocatore 2 ottiene 1 punto vittoria (palazzi).",
        "Giocatore 2 ottiene 2 punti vittoria (palazzi).",
        "Giocatore 2 ottiene 5 punti vittoria (palazzi).",
    ),
}


def test_plurals(language: str) -> None:
    markers: dict[str, Fact] = {"seat": "1", "aspect": "currency"}
    points: dict[str, Fact] = {"seat": "1", "source": "palaces"}
    told = [Told("markers", {**markers, "number": n}) for n in (1, 2, 5)]
    told += [Told("points", {**points, "number": n}) for n in (1, 2, 5)]
    assert tuple(words_in(language).event("zhanguo", event) for event in told) == PLURALS[language]


LOST = {
    "en": "Player 1 loses 3 victory points (auction).",
    "pl": "Gracz 1 traci 3 punkty zwycięstwa (licytacja).",
    "cs": "Hráč 1 ztrácí 3 vítězné body (dražba).",
    "it": "Giocatore 1 perde 3 punti vittoria (asta).",
}


def test_points_can_be_lost(language: str) -> None:
    told = Told("points", {"seat": "0", "number": -3, "source": "start"})
    assert words_in(language).event("zhanguo", told) == LOST[language]


MOVED = {
    "en": "Move a white official from region 3 to region 4, workers' area",
    "pl": "Przemieść białego urzędnika z regionu 3 do regionu 4, obszar robotników",
    "cs": "Přesunout bílého úředníka z regionu 3 do regionu 4, prostor dělníků",
    "it": "Sposta un funzionario bianco dalla regione 3 alla regione 4, area dei lavoratori",
}


def test_an_official_stands_in_its_case(language: str) -> None:
    option = Option("move white w3>w4", "move_w", {"colour": "white", "region": "3", "goal": "4"})
    assert words_in(language).option("zhanguo", option) == MOVED[language]
