"""Everything that The Great Wall can say has words in every language, and there are no words for anything else."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast, visitor

from tianxia.core.values import Option, Refusal, Told
from tianxia.games.great_wall.asks import ASKS
from tianxia.games.great_wall.settings import CHOICES
from tianxia.games.great_wall.told import EVENTS
from tianxia.words import Words, languages

from .great_wall import (
    NUMBERS,
    VALUES,
    card_keys,
    facts_of,
    name_keys,
    options,
    part_keys,
    refusals,
    setting_keys,
    used_keys,
    what_occurs,
)
from .test_languages import begins_well, numbers_in
from .vocabulary import entries

FILE = "great_wall.ftl"
CARDS = "great_wall_cards.ftl"
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


# The files


def test_no_key_is_missing_and_none_unused(language: str) -> None:
    assert {entry.id.name for entry in entries(language, FILE)} == used_keys()
    assert {entry.id.name for entry in entries(language, CARDS)} == card_keys()


def test_every_part_of_a_sentence_is_used_by_some_language(language: str) -> None:
    inner = Inner()
    for each in languages():
        for entry in entries(each, FILE):
            inner.visit(entry)
    assert part_keys() <= inner.found
    assert all(words_in(language).has(key) for key in inner.found)


def test_no_two_pieces_of_a_kind_have_the_same_name(language: str) -> None:
    kinds: dict[str, Counter[str]] = {}
    for key in name_keys() | {key for key in card_keys() if not key.endswith("-about")}:
        kinds.setdefault(key.split("-")[1], Counter())[words_in(language).say(key)] += 1
    assert {kind: [name for name, n in said.items() if n > 1] for kind, said in kinds.items()} == {
        kind: [] for kind in kinds
    }


def test_settings_have_the_numbers_that_they_have_in_english(language: str) -> None:
    assert CHOICES
    for key in sorted(setting_keys() | name_keys()):
        assert numbers_in(words_in(language).say(key)) == numbers_in(ENGLISH.say(key)), key


def test_seats_have_names(language: str) -> None:
    words = words_in(language)
    assert [words.seat("great_wall", seat) for seat in range(4)] == [words.say("seat", number=n) for n in range(1, 5)]


MOVED_BY_RULES = {
    "en": ("The Reed Clan moves a clerk from the pool to the Temple.", "Qin Jiushao recruits an archer."),
    "pl": ("Klan Trzciny przenosi urzędnika z puli do świątyni.", "Qin Jiushao rekrutuje łucznika."),
    "cs": ("Rákosový klan umisťuje úředníka z osobní zásoby do chrámu.", "Čchin Ťiou-šao verbuje lučištníka."),
    "it": ("Il Clan del Giunco muove un commesso dalla riserva al tempio.", "Qin Jiushao recluta un arciere."),
}


def test_seats_that_the_rules_move_are_called_by_their_names(language: str) -> None:
    clerk = Told("clerk", {"seat": "reed", "start": "pool", "location": "temple"})
    archer = Told("recruits", {"seat": "qin", "soldier": "archer"})
    assert tuple(words_in(language).event("great_wall", told) for told in (clerk, archer)) == MOVED_BY_RULES[language]


# What the engine says


def test_every_event_has_words(language: str) -> None:
    for kind in EVENTS:
        for facts in facts_of(kind.facts):
            said = words_in(language).event("great_wall", Told(kind.name, facts))
            assert is_sentence(said), said


def test_the_events_of_real_games_have_words(language: str) -> None:
    _, events = what_occurs()
    assert len({told.kind for told in events}) > 50
    for told in events:
        said = words_in(language).event("great_wall", told)
        assert is_sentence(said), said


def test_an_event_speaks_of_all_its_facts(language: str) -> None:
    """Two events that differ in one fact are told in different words."""
    for kind in EVENTS:
        first = facts_of(kind.facts)[0]
        for name in kind.facts:
            other = {**first, name: VALUES.get(name, NUMBERS)[-1]}
            said = [words_in(language).event("great_wall", Told(kind.name, facts)) for facts in (first, other)]
            assert said[0] != said[1], said


def test_every_option_has_words_of_its_own(language: str) -> None:
    said = {option.text: words_in(language).option("great_wall", option) for option in options()}
    assert [text for text in said.values() if "_" in text or "  " in text or not begins_well(text)] == []
    times = Counter(said.values())
    assert [text for text, words in said.items() if times[words] > 1] == []


def test_every_question_has_words(language: str) -> None:
    for kind in ASKS:
        said = words_in(language).say(f"great_wall-ask-{kind}")
        assert begins_well(said), said
        assert said.count("?") == 1, said


# Refusals


def test_a_refusal_has_words_with_and_without_its_facts(language: str) -> None:
    words = words_in(language)
    for rule, names in refusals():
        plain = words.refusal("great_wall", Refusal(rule))
        assert words.has(f"great_wall-refusal-{rule}"), rule
        assert plain.endswith(f". ({rule})"), plain
        for facts in facts_of(names):
            said = words.refusal("great_wall", Refusal(rule, **facts))
            assert said.endswith(f". ({rule})"), said
            assert (said == plain) == (not names), f"{rule} {names}: {said}"


def test_the_refusals_of_real_games_have_words(language: str) -> None:
    found, _ = what_occurs()
    assert {(refusal.rule, tuple(refusal.facts)) for refusal in found} <= refusals()
    for refusal in found:
        said = words_in(language).refusal("great_wall", refusal)
        assert is_sentence(re.sub(r" \(GW-[A-Z][0-9]+\)$", "", said)), said


# Plurals and cases

PLURALS = {
    "en": (
        "Player 2 loses 1 horseman in battle.",
        "Player 2 loses 2 horsemen in battle.",
        "Player 2 loses 5 horsemen in battle.",
        "Player 2 gains 1 honor (trophies).",
        "Player 2 gains 2 honor (trophies).",
        "Player 2 gains 5 honor (trophies).",
    ),
    "pl": (
        "Gracz 2 traci w boju 1 kawalerzystę.",
        "Gracz 2 traci w boju 2 kawalerzystów.",
        "Gracz 2 traci w boju 5 kawalerzystów.",
        "Gracz 2 zyskuje 1 punkt honoru (trofea).",
        "Gracz 2 zyskuje 2 punkty honoru (trofea).",
        "Gracz 2 zyskuje 5 punktów honoru (trofea).",
    ),
    "cs": (
        "Hráč 2 ztrácí v boji 1 jezdce.",
        "Hráč 2 ztrácí v boji 2 jezdce.",
        "Hráč 2 ztrácí v boji 5 jezdců.",
        "Hráč 2 získává 1 bod cti (trofeje).",
        "Hráč 2 získává 2 body cti (trofeje).",
        "Hráč 2 získává 5 bodů cti (trofeje).",
    ),
    "it": (
        "Giocatore 2 perde in battaglia 1 cavalleggero.",
        "Giocatore 2 perde in battaglia 2 cavalleggeri.",
        "Giocatore 2 perde in battaglia 5 cavalleggeri.",
        "Giocatore 2 ottiene 1 punto onore (trofei).",
        "Giocatore 2 ottiene 2 punti onore (trofei).",
        "Giocatore 2 ottiene 5 punti onore (trofei).",
    ),
}


def test_plurals(language: str) -> None:
    words = words_in(language)
    said = [
        words.event("great_wall", Told(kind, {"seat": "1", "number": n, **more}))
        for kind, more in (("killed", {"soldier": "horseman"}), ("honor", {"source": "trophies"}))
        for n in (1, 2, 5)
    ]
    assert said == list(PLURALS[language])


CASES = {
    "en": ("Move a clerk from the pool to the Temple", "Move soldiers from the middle section to the left section"),
    "pl": ("Przenieś urzędnika z puli do świątyni", "Przenieś żołnierzy ze środkowej sekcji do lewej sekcji"),
    "cs": ("Umísti úředníka z osobní zásoby do chrámu", "Přesuň vojáky od prostředního úseku k levému úseku"),
    "it": ("Muovi un commesso dalla riserva al tempio", "Muovi soldati dalla sezione centrale alla sezione sinistra"),
}


def test_places_stand_in_their_case(language: str) -> None:
    clerk = Option("clerk pool>temple", "clerk", {"start": "pool", "location": "temple"})
    route = Option("move middle>left", "route", {"section": "middle", "goal": "left"})
    said = tuple(words_in(language).option("great_wall", option) for option in (clerk, route))
    assert said == CASES[language]
