"""The words of ZhanGuo: no key too many or too few; plurals and cases in each language."""

import pytest

from tianxia.core.values import Fact, Option, Told
from tianxia.games.zhanguo.events import PLACES
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
        "Player 2 takes 1 currency marker.",
        "Player 2 takes 2 currency markers.",
        "Player 2 takes 5 currency markers.",
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


MISSIONS = {
    "en": (
        "Wall mission in the left column: turquoise wall, turquoise wall, gold wall.",
        "Player 1 completes the palace mission in the right column (regions 1, 2, 5); disc on the space worth 5.",
    ),
    "pl": (
        "Zadanie muru leży w lewej kolumnie: turkusowy mur, turkusowy mur, złoty mur.",
        "Gracz 1 wypełnia zadanie pałacu w prawej kolumnie (regiony 1, 2, 5); dysk na polu wartym 5.",
    ),
    "cs": (
        "Úkol zdi leží v levém sloupci: tyrkysová zeď, tyrkysová zeď, zlatá zeď.",
        "Hráč 1 plní úkol paláce v pravém sloupci (regiony 1, 2, 5); disk na poli v hodnotě 5.",
    ),
    "it": (
        "Una missione muro è nella colonna sinistra: mura turchesi, mura turchesi, mura oro.",
        "Giocatore 1 completa la missione palazzo nella colonna destra (regioni 1, 2, 5); disco sullo spazio da 5.",
    ),
}


def test_missions_name_their_column_and_places(language: str) -> None:
    walls: dict[str, Fact] = dict(zip(PLACES, ("turquoise", "turquoise", "gold", "none"), strict=True))
    palaces: dict[str, Fact] = dict(zip(PLACES, ("1", "2", "5", "none"), strict=True))
    told = (
        Told("mission", {"mission": 0, "kind": "wall", **walls}),
        Told("claimed", {"seat": "0", "mission": 4, "points": 5, **palaces}),
    )
    assert tuple(words_in(language).event("zhanguo", event) for event in told) == MISSIONS[language]


MOVED = {
    "en": "Move a white official from region 3 to region 4, workers' area",
    "pl": "Przemieść białego urzędnika z regionu 3 do obszaru robotników regionu 4",
    "cs": "Přesuň bílého úředníka z regionu 3 do regionu 4, k dělníkům",
    "it": "Sposta un funzionario bianco dalla regione 3 alla regione 4, area dei lavoratori",
}


def test_an_official_stands_in_its_case(language: str) -> None:
    option = Option("move white w3>w4", "move_w", {"color": "white", "region": "3", "goal": "4"})
    assert words_in(language).option("zhanguo", option) == MOVED[language]


REGIONS = {
    "en": ("governor, region 2", "governor, regions 2, 4"),
    "pl": ("zarządca (region 2)", "zarządca (regiony 2, 4)"),
    "cs": ("místodržitel, region 2", "místodržitel, regiony 2, 4"),
    "it": ("governatore, regione 2", "governatore, regioni 2, 4"),
}


def test_a_reward_names_one_region_or_several(language: str) -> None:
    words = words_in(language)
    text = words.say("zhanguo-reward-governor")
    said = [
        words.say("zhanguo-table-reward-in", text=text, list=", ".join(regions), number=len(regions))
        for regions in (["2"], ["2", "4"])
    ]
    assert tuple(said) == REGIONS[language]


def test_labels_are_whole_words(language: str) -> None:
    for key in ("unrest", "governors-area", "workers-area"):
        assert not words_in(language).say(f"zhanguo-table-{key}").endswith(".")
