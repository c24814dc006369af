"""The words of The Great Wall: no key too many or too few; names, plurals and cases in each language."""

import pytest

from tianxia.core.values import Option, Told
from tianxia.words import languages

from .great_wall import SPEECH, card_keys, name_keys
from .sentences import words_in
from .vocabulary import References, entries, keys_in

FILE = "great_wall.ftl"
CARDS = "great_wall_cards.ftl"

pytestmark = pytest.mark.parametrize("language", languages())


# The files


def test_no_key_is_missing_and_none_unused(language: str) -> None:
    assert set(keys_in(language, FILE)) == SPEECH.engine_keys() | name_keys()
    assert set(keys_in(language, CARDS)) == card_keys()


def test_every_part_of_a_sentence_is_used_by_some_language(language: str) -> None:
    inner = References()
    for each in languages():
        for entry in entries(each, FILE):
            inner.visit(entry)
    assert SPEECH.part_keys() <= inner.messages
    assert all(words_in(language).has(key) for key in inner.messages)


# Seats, plurals and cases

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


def test_who_gives_to_whom_is_part_of_the_sentence(language: str) -> None:
    words = words_in(language).calling({"great_wall-seat-0": "Mei", "great_wall-seat-1": "Giulia"})
    gave = words.event("great_wall", Told("gave", {"seat": "0", "number": 2, "resource": "wood", "other": "1"}))
    give = words.option("great_wall", Option("give 1 wood", "give", {"seat": "1", "resource": "wood"}))
    assert gave.startswith("Mei")
    for said in (gave, give):
        assert "Giulia" in said
        assert "(" not in said


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
        "Gracz 2 otrzymuje 1 punkt honoru (trofea).",
        "Gracz 2 otrzymuje 2 punkty honoru (trofea).",
        "Gracz 2 otrzymuje 5 punktów honoru (trofea).",
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
        "Giocatore 2 ottiene 1 punto onore (Orde prese).",
        "Giocatore 2 ottiene 2 punti onore (Orde prese).",
        "Giocatore 2 ottiene 5 punti onore (Orde prese).",
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
