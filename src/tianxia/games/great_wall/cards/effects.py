"""Amounts, conditions, modifiers and effects as numbers, put into the tables of the box."""

from typing import Any

from msgspec.structs import asdict

from ....core.pack_entry import tag_of
from ..terms import parts
from ..terms import vocabulary as v
from ..terms.box import Box
from ..terms.names import COMMANDS, LOCATIONS, RESOURCES, SOLDIERS
from .amount_entries import BuildPrice, Price, Scaled
from .effect_entries import ConditionEntry, EffectEntry
from .modifier_entries import ModifierEntry


def amount_of(n: int | str | Scaled | None, absent: int = 0) -> parts.Amount:
    if isinstance(n, Scaled):
        per = tuple([scale_of(scale) for scale in n.per])
        return parts.Amount(n.base, n.each, per, -1 if n.max is None else n.max)
    if isinstance(n, str):
        return parts.Amount(0, every=True)
    return parts.Amount(absent if n is None else n)


def scale_of(name: str) -> int:
    return v.TRACK + COMMANDS.index(name[6:]) if name.startswith("track:") else v.SCALES.index(name)


def price_of(price: Price) -> parts.Price:
    return parts.Price(price.wood, price.stone, price.gold, price.chi, price.any, price.build)


def soldier_of(kind: str | None) -> int:
    """-1: any kind, whether the card says so or not."""
    return SOLDIERS.index(kind) if kind in SOLDIERS else -1


def place_of(word: str | None) -> int:
    """A location's number, or what a word such as "any" stands for."""
    if word is None:
        return v.NOWHERE
    return LOCATIONS.index(word) if word in LOCATIONS else v.PLACE_WORDS[word]


def condition_of(entry: ConditionEntry) -> parts.Condition:
    words = asdict(entry)
    place, least, most = words.get("place"), words.get("min"), words.get("max")
    return parts.Condition(
        v.CONDITIONS.index(tag_of(entry)),
        soldier_of(words.get("kind")),
        0 if place is None else v.CONDITION_PLACES.index(place),
        0 if least is None else least,
        -1 if most is None else most,
    )


def put_mod(box: Box, entry: ModifierEntry) -> int:
    """Its index in the table."""
    words = asdict(entry)
    what = words.get("what")
    n, times = words.get("n", words.get("add")), words.get("times")
    mod = parts.Mod(
        len(box.mods),
        v.MODS.index(tag_of(entry)),
        of=v.COSTS.index(words["of"]) if "of" in words else -1,
        soldier=soldier_of(words.get("kind")),
        location=place_of(words.get("location")),
        what=-1 if what is None else RESOURCES.index(what),
        less=words.get("less", 0),
        add=amount_of(n),
        times=1 if times is None else times,
        rows_any=words.get("rows") is not None,
        sections_any=words.get("sections") is not None,
        part=_part_of(words),
        op=v.OPS.index(words["op"]) if "op" in words else -1,
        where=place_of(words.get("where")),
    )
    box.mods.append(mod)
    return mod.index


def _part_of(words: dict[str, Any]) -> int:
    """The part of a defense, or what `protect` protects from."""
    if "from_" in words:
        return v.PROTECTS.index(words["from_"])
    return v.PARTS.index(words["part"]) if "part" in words else -1


def put_mods(box: Box, entries: list[ModifierEntry]) -> tuple[int, ...]:
    return tuple([put_mod(box, entry) for entry in entries])


def put_effects(box: Box, entries: list[EffectEntry]) -> tuple[int, ...]:
    return tuple([_put_effect(box, entry) for entry in entries])


def _put_effect(box: Box, entry: EffectEntry) -> int:
    words = asdict(entry)
    verb = tag_of(entry)
    what, less = words.get("what"), words.get("less")
    cost, price = _cost_of(words.get("cost"))
    is_exchange = verb == "exchange"
    effect = parts.Effect(
        # Options and modifiers go first, so the index of the effect itself is the next free one.
        options=tuple([put_effects(box, option) for option in words.get("options", [])]),
        mod=put_mod(box, words["mod"]) if verb == "apply" else -1,
        index=len(box.effects),
        verb=v.EFFECTS.index(verb),
        n=amount_of(words.get("n"), 1),
        what=-1 if what is None else RESOURCES.index(what) if what in RESOURCES else v.ANY + v.WHATS.index(what),
        to=v.NOWHERE if is_exchange else place_of(words.get("to")),
        location=place_of(words.get("location")),
        soldier=soldier_of(words.get("kind")),
        where=place_of(words.get("where")),
        sections=amount_of(words.get("sections"), 1),
        cost=cost,
        price=price,
        less=0 if less is None else less,
        give=words.get("give", 0),
        get=words.get("get", 0),
        times=words.get("times", 0),
        sources=_mask(words["from_"]) if is_exchange else 0,
        targets=_mask(words["to"]) if is_exchange else 0,
        until=v.UNTILS.index(words["until"]) if verb == "apply" else -1,
        who=v.WHO.index(entry.who),
    )
    box.effects.append(effect)
    return effect.index


def _cost_of(cost: Price | BuildPrice | str | None) -> tuple[int, parts.Price]:
    if isinstance(cost, Price):
        return v.TABLE, price_of(cost)
    if isinstance(cost, BuildPrice):
        return v.TABLE, parts.Price(build=cost.build)
    return (v.USUAL if cost is None else v.FREE if cost == "free" else v.WAREHOUSE_PAYS), parts.Price()


def _mask(resources: list[str]) -> int:
    return sum([1 << number for number, resource in enumerate(RESOURCES) if resource in resources])


def is_safe(box: Box, effects: tuple[int, ...]) -> bool:
    """Whether none of them opens a moment (rule 5 of moments); a choice is as safe as its options."""
    for index in effects:
        effect = box.effects[index]
        if effect.verb == v.DO_CHOOSE_ONE:
            if not all([is_safe(box, option) for option in effect.options]):
                return False
        elif effect.verb not in v.OPENS_NO_MOMENT:
            return False
    return True
