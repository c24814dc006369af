"""The words of ZhanGuo: no key too many or too few; plurals and cases in each language."""

import pytest

from tianxia.core.values import Fact, Option, Told
from tianxia.words import languages

from .sentences import words_in
from .vocabulary import References, entries, keys_in
from .zhanguo import NO_REFUSALS, SPEECH, ids_in_source, numbered_keys

FILE = "zhanguo.ftl"

pytestmark = pytest.mark.parametrize("language", languages())


def test_no_key_is_missing_and_none_unused(language: str) -> None:
    assert set(keys_in(language, FILE)) == SPEECH.engine_keys() | SPEECH.names | SPEECH.about | numbered_keys()


def test_every_part_of_a_sentence_is_used(language: str) -> None:
    inner = References()
    for entry in entries(language, FILE):
        inner.visit(entry)
    assert SPEECH.part_keys() == inner.messages


def test_every_rule_that_the_source_names_is_a_known_refusal(language: str) -> None:
    assert ids_in_source() - {rule for rule, _ in SPEECH.refusals} == NO_REFUSALS
    assert all(words_in(language).has(rule) for rule in ids_in_source())


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
    option = Option("move white w3>w4", "move_w", {"color": "white", "region": "3", "goal": "4"})
    assert words_in(language).option("zhanguo", option) == MOVED[language]
