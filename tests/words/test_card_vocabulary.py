"""Every word of the vocabulary of The Great Wall's cards is told in every language: a new word fails until it is."""

import re
from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from tianxia.core.pack_entry import kinds_of, tag_of, words_of
from tianxia.games.great_wall.cards import effect_entries, modifier_entries
from tianxia.games.great_wall.cards.amount_entries import Kind
from tianxia.games.great_wall.terms.names import COMMANDS, LOCATIONS, RESOURCES
from tianxia.games.great_wall.terms.parts import Amount, Effect, Mod, Price
from tianxia.games.great_wall.terms.vocabulary import (
    CONDITIONS,
    COSTS,
    EFFECTS,
    FREE,
    MODS,
    NEEDS,
    OPS,
    PARTS,
    PLACE_WORDS,
    PROTECTS,
    SCALES,
    TABLE,
    TRACK,
    TRIGGERS,
    UNTILS,
    USUAL,
    WAREHOUSE_PAYS,
    WHATS,
    WHO,
)
from tianxia.sentences.great_wall.cards import NEED_KEYS, OF_DECK
from tianxia.sentences.great_wall.effects import MOD_KEYS, WHAT_WORDS
from tianxia.sentences.great_wall.phrases import NO_TRIGGER, YOU, Actor
from tianxia.words import languages

from .composing import composer_in, say_effect
from .vocabulary import keys_in

FILE = "great_wall_effects.ftl"
UNTIDY = re.compile(r"[{}$_]|\s\s|\s[,.]|\s$")

pytestmark = pytest.mark.parametrize("language", languages())


def expected_keys() -> set[str]:
    """One pattern for each word of the vocabulary; the connecting words are named in the source."""
    words = {f"when-{word}" for word in TRIGGERS} | {f"if-{word}" for word in CONDITIONS}
    words |= {f"{form}-{word}" for form in ("each", "number") for word in (*SCALES, "track")}
    words |= {f"do-{word}" for word in EFFECTS}
    words |= {f"mod-{word}" for word in MODS if word not in MOD_KEYS}
    words |= {f"mod-{word}-{kind}" for word, kinds in MOD_KEYS.items() for kind in kinds}
    words |= {f"deed-{word}" for word in COSTS} | {f"thing-{word}" for word in (*RESOURCES, *WHATS)}
    words |= {f"kind-{word}" for word in RESOURCES} | {f"until-{word}" for word in UNTILS}
    words |= {f"who-{word}" for word in (*WHO, "team")} | set(OF_DECK.values()) | set(NEED_KEYS.values())
    words |= {f"where-{word}" for word in CHOICES["defence", "where"]} | {"need-have", "troop", "troops-all"}
    words |= {f"brief-{word}" for word in OF_HORDES if word not in MOD_KEYS}
    words |= {f"brief-{word}-{kind}" for word in OF_HORDES if word in MOD_KEYS for kind in MOD_KEYS[word]}
    words |= {f"location-{word}-about" for word in (*LOCATIONS[4:], "production")}
    return {f"great_wall-{word}" for word in words}


OF_HORDES = [tag_of(entry) for entry in get_args(modifier_entries.HordeModifier)]
# What may follow a word of an effect or modifier.
CHOICES = {
    (tag_of(entry), key): get_args(kind)  # of a Literal
    for union in (effect_entries.Effect, effect_entries.EventEffect, modifier_entries.Modifier)
    for entry in get_args(union)
    for key, hint in words_of(entry).items()
    for kind, _ in kinds_of(hint)
    if isinstance(next(iter(get_args(kind)), None), str)
}
JOINTS = "and comma also or subject sentence then when when-if pay for at-end lasts boosted boosted-free stays none"
JOINTS += " of-card start tea horde_card upto total plus times cap least most exactly between kinds"


def test_every_word_of_the_vocabulary_has_a_pattern_and_every_pattern_a_word(language: str) -> None:
    joints = {f"great_wall-say-{joint}" for joint in JOINTS.split()}
    assert set(keys_in(language, FILE)) == expected_keys() | joints
    assert set(NEED_KEYS) == set(NEEDS)


ALL = [
    Actor("you"),
    Actor("one", "X", "they"),
    Actor("one", "X", "they", chooses=False),
    Actor("many", "X", "yours", splits=True),
]
AMOUNTS = [Amount(1), Amount(2), Amount(5), Amount(0, 2, (0, 1)), Amount(3, 1, (TRACK + 2,), 9), Amount(0, every=True)]
NUMBERS: dict[str, int] = {**{name: i for i, name in enumerate(LOCATIONS)}, **PLACE_WORDS}


FIXED = {
    "exchange": Effect(0, EFFECTS.index("exchange"), give=1, get=2, times=2, sources=15, targets=7),
    "gain": Effect(0, EFFECTS.index("gain"), what=0),
    "lose": Effect(0, EFFECTS.index("lose"), what=0),
    "move_clerks": Effect(0, EFFECTS.index("move_clerks"), to=NUMBERS["any"]),
    "wound": Effect(0, EFFECTS.index("wound"), where=NUMBERS["any"]),
}
SIMPLE = [verb for verb in EFFECTS if verb not in ("choose_one", "apply")]  # those two contain others


def like(e: Effect, n: Amount | None = None, cost: int = USUAL, soldier: int = -1, **words: int) -> Effect:
    """The same effect with other words."""
    what, to = words.get("what", e.what), words.get("to", e.to)
    location, where = words.get("location", e.location), words.get("where", e.where)
    price, sections = Price(chi=2, any=1), Amount(3)
    return Effect(
        0, e.verb, n or e.n, what, to, location, soldier, where, sections, cost, price,
        0, e.give, e.get, e.times, e.sources, e.targets,
    )  # fmt: skip


def effects_with(verb: str) -> Iterator[Effect]:
    """An effect with each word that it may have, and one without any."""
    plain = like(FIXED.get(verb, Effect(0, EFFECTS.index(verb))), Amount(2))
    yield plain
    for (of, key), choices in CHOICES.items():
        if of == verb and key in ("what", "to", "location", "where"):
            for choice in choices:
                word = {key: WHAT_WORDS.index(choice) if key == "what" else NUMBERS[choice]}
                yield like(plain, plain.n, USUAL, -1, **word)


def test_every_word_of_an_effect_is_told(language: str) -> None:
    """Two effects that differ in one word differ in their sentences."""
    for verb in SIMPLE:
        said: dict[str, tuple[object, ...]] = {}
        for effect in effects_with(verb):
            text = say_effect(language, effect, YOU)
            words = (effect.what, effect.to, effect.location, effect.where)
            if text in said:  # "any", and the absent word
                assert is_absent(words, said[text]), (verb, text, words, said[text])
            said[text] = words


def is_absent(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    pairs = [{a, b} for a, b in zip(one, other, strict=True) if a != b]
    return all(pair <= {-1, NUMBERS["any"]} for pair in pairs)


def test_every_effect_is_told_for_everybody_and_every_number(language: str) -> None:
    for example in [effect for verb in SIMPLE for effect in effects_with(verb)]:
        for n, cost, actor in product(AMOUNTS, (USUAL, TABLE, FREE, WAREHOUSE_PAYS), ALL):
            text = say_effect(language, like(example, n, cost, soldier=1), actor)
            assert not UNTIDY.search(text), text


def test_prices_and_kinds_of_soldiers_are_told(language: str) -> None:
    for verb, choices in (("recruit", (USUAL, TABLE, FREE)), ("build_wall", (USUAL, TABLE, FREE, WAREHOUSE_PAYS))):
        effects = [Effect(0, EFFECTS.index(verb), Amount(2), cost=cost, price=Price(any=3)) for cost in choices]
        assert len({say_effect(language, effect, YOU) for effect in effects}) == len(choices)
    for verb in ("recruit", "attack"):
        effects = [Effect(0, EFFECTS.index(verb), Amount(2), soldier=soldier) for soldier in (-1, 0, 1, 2)]
        assert len({say_effect(language, effect, YOU) for effect in effects}) == len(get_args(Kind))


def test_every_scale_and_trigger_is_told_apart(language: str) -> None:
    p = composer_in(language).p
    scales = [*range(len(SCALES)), *range(TRACK, TRACK + len(COMMANDS))]
    for actor in ALL:
        assert len({p.each(scale, actor, NO_TRIGGER) for scale in scales}) == len(scales)
    assert len({p.number(scale) for scale in scales}) == len(scales)
    counted = {p.each(SCALES.index("event_count"), YOU, on) for on in range(len(TRIGGERS))}
    assert len(counted) >= 6
    arguments = {"soldier": "archer", "place": "special", "location": "", "by": "any", "voice": "you"}
    assert len({p.say(f"when-{word}", **arguments) for word in TRIGGERS}) == len(TRIGGERS)


def test_every_word_of_a_modifier_is_told(language: str) -> None:
    effects = composer_in(language).effects
    for kind, name in enumerate(MODS):
        for n in (Amount(2), Amount(-2), Amount(1, 1, (0,), 7)):
            mods = list(mods_with(kind, name, n))
            for whose in ("you", "all"):
                said = [effects.mod(mod, whose) for mod in mods]
                assert len(set(said)) == len(mods), said
                assert not [text for text in said if UNTIDY.search(text)]


def mods_with(kind: int, name: str, n: Amount) -> Iterator[Mod]:
    """A modifier with each of its words."""
    if name == "cost":
        for of in range(len(COSTS)):
            yield Mod(0, kind, of=of, less=2, what=0 if COSTS[of] == "recruit" else -1)
        yield Mod(0, kind, of=0, less=-2, what=1, soldier=1)
        yield Mod(0, kind, of=1, less=2, location=1)
    elif name == "clerk_bonus":
        for place in (NUMBERS["chosen"], NUMBERS["barracks"]):
            yield Mod(0, kind, location=place, add=n)
            yield Mod(0, kind, location=place, times=3)
    elif name == "wild":
        yield from [Mod(0, kind, what=what) for what in range(len(RESOURCES))]
    elif name == "reach":
        for soldier in (-1, 0, 1, 2):
            yield Mod(0, kind, soldier=soldier, rows_any=True)
            yield Mod(0, kind, soldier=soldier, sections_any=True)
    elif name == "protect":
        yield from [Mod(0, kind, part=part) for part in range(len(PROTECTS))]
    elif name == "defence":
        for where in CHOICES["defence", "where"]:
            for part in range(len(PARTS)):
                yield from [Mod(0, kind, part=part, op=op, add=n, where=NUMBERS[where]) for op in range(len(OPS))]
    elif (name, "where") in CHOICES:
        yield from [Mod(0, kind, add=n, where=NUMBERS[where]) for where in CHOICES[name, "where"]]
    else:
        yield Mod(0, kind, add=n)


def test_a_horde_is_told_in_a_few_words(language: str) -> None:
    effects = composer_in(language).effects
    briefs = {horde.type: effects.brief(horde.mods) for horde in effects.box.hordes}
    assert {horde.type for horde in effects.box.hordes if not horde.mods} == {
        horde for horde, brief in briefs.items() if not brief
    }
    assert briefs["sappers"].endswith("\N{MINUS SIGN}4")
    assert briefs["fire_carts"].endswith("\N{MINUS SIGN}2")
    assert max(len(brief) for brief in briefs.values()) < 40
