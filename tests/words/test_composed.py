"""The sentences of cards: composed from the vocabulary, in every language, for every card and every pack."""

import re
from functools import cache

import pytest
from msgspec import to_builtins

from tianxia import known_games
from tianxia.core.pack import Pack
from tianxia.core.values import Told
from tianxia.games.great_wall.cards.reader import entries_of
from tianxia.games.great_wall.terms.names import LOCATIONS
from tianxia.sentences import CardText, card_texts, words_with
from tianxia.sentences.great_wall.cards import KINDS
from tianxia.words import languages

from .composing import composer_in
from .great_wall import OWN_SENTENCES
from .sentences import begins_well, is_sentence, numbers_in, words_in
from .vocabulary import keys_in

GAMES = tuple(game.name for game in known_games() if game.texts)

pytestmark = pytest.mark.parametrize("language", languages())


@cache
def texts_in(language: str, game: str = "great_wall") -> dict[tuple[str, str], CardText]:
    found = card_texts(game, None, words_in(language))
    return {(kind, name): text for kind, texts in found.items() for name, text in texts.items()}


# All cards


@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_what_it_does_in_sentences(language: str, game: str) -> None:
    for key, text in texts_in(language, game).items():
        assert text.name.strip(), key
        if key[0] in ("choice", "doing", "price"):  # an option, or part of a question, and no sentence
            assert not text.about, key
            assert begins_well(text.name), key
            assert text.name[-1] != ".", key
            continue
        for said in (text.about, text.boosted) if text.boosted else (text.about,):
            assert is_sentence(said), (key, said)
            assert not re.search(r"[{}$]|\s[,.;:)]|\(\s|\.\.|,,", said), (key, said)


def test_every_card_of_the_data_has_a_text(language: str) -> None:
    found = texts_in(language)
    for table, entries in entries_of(None).cards().items():
        for entry in entries:
            assert (KINDS.get(table, table), entry.id) in found
    assert {name for kind, name in found if kind == "location"} == set(LOCATIONS)


def test_own_sentences_are_few_and_differ_from_the_composed_ones(language: str) -> None:
    """On failure the two are shown side by side."""
    composed = composer_in(language).texts()
    cards = {
        f"great_wall-{kind}-{name}-about": " ".join(said)
        for kind, texts in composed.items()
        for name, said in texts.items()
    }
    own = {key: words_in(language).say(key) for key in OWN_SENTENCES}
    beside = {key: (cards[key], own[key]) for key in own if key in cards}
    assert all(ours != theirs for ours, theirs in beside.values()), beside
    written = {key for key in keys_in(language, "great_wall_cards.ftl") if key.endswith("-about")}
    assert written == set(OWN_SENTENCES), {key: (cards.get(key), words_in(language).say(key)) for key in written}
    assert len(beside) <= len(cards) / 10


# Numbers

DOING = ("ability", "mod", "basic", "boosted", "chi", "box", "score", "need", "do")


def numbers_of(entry: object) -> set[int]:
    """All numbers from 1 on; at one named place the number is always 1, and naming the place says it."""
    if isinstance(entry, dict):
        named = entry.get("location") in LOCATIONS and entry.get("do") in ("upgrade", "advanced_activation")
        once = entry.get("do") == "exchange" and entry["times"] == 1
        skipped = {"n"} if named else {"times"} if once else set()
        return set().union(*[numbers_of(value) for key, value in entry.items() if key not in skipped])
    if isinstance(entry, list):
        return set().union(*[numbers_of(value) for value in entry])
    return {abs(entry)} if isinstance(entry, int) and not isinstance(entry, bool) and entry else set()


def test_a_card_tells_the_numbers_of_its_effects(language: str) -> None:
    untold, cards = {}, 0
    for table, entries in entries_of(None).cards().items():
        for entry in entries:
            data = to_builtins(entry)
            needed = numbers_of([data[part] for part in DOING if part in data])
            said = texts_in(language)[KINDS.get(table, table), entry.id].whole
            cards += bool(needed)
            if needed - {abs(int(number)) for number in numbers_in(said)}:
                untold[entry.id] = (needed, said)
    assert untold == {}
    assert cards >= 130


def test_a_card_has_the_numbers_that_it_has_in_english(language: str) -> None:
    for game in GAMES:
        for key, text in texts_in(language, game).items():
            assert numbers_in(text.whole) == numbers_in(texts_in("en", game)[key].whole), (key, text)


ALIKE = {
    "pl": {"limit", "minus", "region"},
    "cs": {"limit", "minus", "pile", "region"},
    "it": {"area", "bonus", "clan", "come", "province", "round"},
}


def test_no_english_word_is_left(language: str) -> None:
    """Words that two languages spell the same are names, or are listed."""
    if language == "en":
        return
    alike = ALIKE[language]
    names = {word for text in texts_in("en").values() for word in words_of(text.name)}
    sentences = [text.whole for game in GAMES for text in texts_in("en", game).values()]
    english = {word for said in sentences for word in words_of(said)} - names
    for game in GAMES:
        for key, text in texts_in(language, game).items():
            left = (words_of(text.whole) & english) - alike - {"Shao"}
            assert not left, (key, left, text.whole)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{4,}", text))


# Custom packs

PACK = """
[[advisor]]
id = "taskmaster"
name = "Foreman"
provenance = "printed"
text = "What the pack says itself."
[[advisor.ability]]
on = "after_activation"
pay = { any = 4 }
do = [{ do = "income", n = 3 }, { do = "draw", n = { base = 1, each = 2, per = ["track:economy"], max = 7 } }]

[[advisor]]
id = "tea_master"
provenance = "printed"
[[advisor.ability]]
on = "spring"
do = [{ do = "tea_up", n = 6 }]

[[command]]
id = "economy"
name = "Thrift"
deck = "player"
counts_as = "economy"
provenance = "printed"
[[command.box]]
who = "owner"
do = [{ do = "move_clerks", n = 9, to = "quarry" }]

[[wall]]
level = 3
defence = 21
firing_spots = 4
build_cost = 17
honor = 18
provenance = "printed"
"""
CHANGED = {
    "en": "After activation on your turn, you may pay 4 resources of any kind: collect income from 3 of your overseers"
    " and draw 1 tactic card, plus 2 for each Thrift on the track (max. 7).",
    "pl": "Po aktywacji w swojej turze możesz zapłacić 4 dowolne surowce: otrzymujesz dochód 3 ze swoich nadzorców"
    " i dobierasz 1 kartę taktyki i o 2 więcej za każdą kartę „Thrift” na torze (najwyżej 7).",
    "cs": "Po aktivaci ve svém tahu smíš zaplatit 4 libovolné zdroje: získáš příjem za 3 své dohlížitele"
    " a dobereš 1 kartu taktiky a o 2 více za každou kartu „Thrift“ na stupnici (nejvýše 7).",
    "it": "Dopo il tuo passo di attivazione, puoi pagare 4 risorse qualsiasi: ottieni il reddito di 3 dei tuoi"
    " sorveglianti e peschi 1 carta Tattica, più 2 per ogni carta «Thrift» sul tracciato (al massimo 7).",
}


def test_a_changed_card_says_the_new_thing(language: str) -> None:
    texts = card_texts("great_wall", Pack(PACK, "own.toml"), words_in(language))
    assert texts["advisor"]["taskmaster"] == CardText("Foreman", CHANGED[language])


def test_a_changed_card_loses_its_own_sentence_and_keeps_its_name(language: str) -> None:
    texts = card_texts("great_wall", Pack(PACK, "own.toml"), words_in(language))
    standard = texts_in(language)["advisor", "tea_master"]
    assert texts["advisor"]["tea_master"].name == standard.name
    assert texts["advisor"]["tea_master"].about != standard.about
    assert set(numbers_in(texts["advisor"]["tea_master"].about)) == {"6"}


def test_a_renamed_card_is_called_so_by_others(language: str) -> None:
    texts = card_texts("great_wall", Pack(PACK, "own.toml"), words_in(language))
    assert texts["command"]["economy"].name == "Thrift"
    assert "Thrift" in texts["command"]["despotism"].about
    assert "9" in numbers_in(texts["command"]["economy"].about)
    others = [key for key in texts["advisor"] if key not in ("taskmaster", "tea_master")]
    assert all(texts["advisor"][name] == texts_in(language)["advisor", name] for name in others)


def test_a_renamed_card_is_called_so_in_the_log(language: str) -> None:
    words = words_with("great_wall", Pack(PACK, "own.toml"), words_in(language))
    told = Told("command", {"seat": "0", "command": "economy"})
    assert "Thrift" in words.event("great_wall", told)
    assert "Thrift" not in words_in(language).event("great_wall", told)
    assert words.say("great_wall-advisor-taskmaster") == "Foreman"
    tea_master = "great_wall-advisor-tea_master"
    assert words.say(tea_master) == words_in(language).say(tea_master)


def test_a_location_tells_the_board_of_the_pack(language: str) -> None:
    texts = card_texts("great_wall", Pack(PACK, "own.toml"), words_in(language))
    assert {"17", "18"} <= set(numbers_in(texts["location"]["builders_camp"].about))
    assert not {"17", "18"} & set(numbers_in(texts_in(language)["location", "builders_camp"].about))


ZHANGUO_PACK = """
[[card]]
number = 7
trigger = "wall"
bonus = "vp3"
provenance = "printed"

[squares]
each_region = ["move", "vp", "official"]
movement = 21
victory_points = 22
provenance = "printed"

[[board]]
id = "star"
unrest = [2, 2, 2, 2, 4]
ban = [0, 0, 0, 0, 3]
provenance = "printed"
"""


def test_zhanguo_tells_the_numbers_of_its_pack(language: str) -> None:
    texts = card_texts("zhanguo", Pack(ZHANGUO_PACK, "own.toml"), words_in(language))
    bonus = words_in(language).say("zhanguo-bonus-vp3-about")
    assert texts["card"]["7"].about.endswith(bonus)
    assert [set(numbers_in(texts["square"][name].about)) for name in ("move", "vp")] == [{"21"}, {"22"}]
    assert "2, 2, 2, 2, 4" in texts["board"]["star"].about
    assert texts["board"]["plain"] == texts_in(language, "zhanguo")["board", "plain"]
