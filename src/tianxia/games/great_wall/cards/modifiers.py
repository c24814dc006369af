"""Modifiers of a card."""

from typing import Final

from ....core.pack_entry import PackEntry
from ..terms.box import Box
from ..terms.names import LOCATIONS, RESOURCES, SOLDIERS
from ..terms.parts import Amount, Mod
from ..terms.vocabulary import COSTS, MODS, NOWHERE, OPS, PARTS, PLACE_WORDS, PROTECTS
from .amounts import Moment, read_amount
from .spelling import CHOICES, KINDS, MOD_WORDS, MOST

# Who bears a modifier: what has no meaning there is an error.
BY_PERSON: Final = 0  # a general or an advisor, as long as it is active
BY_HORDE: Final = 1
BY_EFFECT: Final = 2  # the effect `apply`
BY_EVENT: Final = 3  # for everybody, until the end of the game

PERSONAL: Final = ("cost", "clerk_bonus", "wild", "hand_limit", "no_lone_shame", "reach")
OF_HORDES: Final = ("protect", "breach_shame")
PLACES_OF_HORDES: Final = ("here", "self", "neighbours")


def read_mods(box: Box, entry: PackEntry, key: str, bearer: int, moment: Moment) -> tuple[int, ...]:
    return tuple([read_mod(box, each, bearer, moment) for each in entry.entries(key)])


def read_mod(box: Box, entry: PackEntry, bearer: int, moment: Moment) -> int:
    """Put the modifier into the tables; its index there."""
    kind = entry.word("mod", MOD_WORDS, MODS)
    needed, also = MOD_WORDS[kind]
    entry.only(("mod", *needed, *also), f"in the modifier {kind}")
    for word in needed:
        entry.value(word)
    _check_bearer(entry, kind, bearer)
    _check_pairs(entry, kind)
    what = choice(entry, kind, "what")
    add = "n" if entry.has("n") else "add"
    mod = Mod(
        len(box.mods),
        MODS.index(kind),
        of=COSTS.index(choice(entry, kind, "of")) if kind == "cost" else -1,
        soldier=read_kind(entry),
        location=read_place(entry, kind, "location"),
        what=RESOURCES.index(what) if what else -1,
        less=entry.number("less", -MOST, MOST) if entry.has("less") else 0,
        add=read_amount(entry, add, moment, _least(entry, kind)) if entry.has(add) else Amount(0),
        times=entry.number("times", 2, MOST) if entry.has("times") else 1,
        rows_any=bool(choice(entry, kind, "rows")),
        sections_any=bool(choice(entry, kind, "sections")),
        part=_part(entry, kind),
        op=OPS.index(choice(entry, kind, "op")) if kind == "defence" else -1,
        where=read_place(entry, kind, "where"),
    )
    box.mods.append(mod)
    return mod.index


def choice(entry: PackEntry, verb: str, key: str) -> str:
    """The word after a key, one of those that fit the verb; empty if it is absent."""
    if not entry.has(key):
        return ""
    words = CHOICES[verb, key]
    return entry.word(key, words, words)


def read_kind(entry: PackEntry) -> int:
    """The kind of soldiers; any if it is absent."""
    if not entry.has("kind"):
        return -1
    kind = entry.word("kind", KINDS, KINDS)
    return SOLDIERS.index(kind) if kind != "any" else -1


def read_place(entry: PackEntry, verb: str, key: str) -> int:
    """A location's number, or what a word such as "any" stands for."""
    word = choice(entry, verb, key)
    if not word:
        return NOWHERE
    return LOCATIONS.index(word) if word in LOCATIONS else PLACE_WORDS[word]


def _part(entry: PackEntry, kind: str) -> int:
    if kind == "protect":
        return PROTECTS.index(choice(entry, kind, "from"))
    return PARTS.index(choice(entry, kind, "part")) if kind == "defence" else -1


def _least(entry: PackEntry, kind: str) -> int:
    if kind == "defence" and entry.data.get("op") == "set":
        return 0
    return 1 if kind in ("clerk_bonus", "breach_shame") else -MOST


def _check_bearer(entry: PackEntry, kind: str, bearer: int) -> None:
    if bearer == BY_HORDE and kind in PERSONAL:
        raise entry.error(f"the modifier {kind} concerns a player: a horde cannot bear it", "mod")
    if bearer != BY_HORDE and kind in OF_HORDES:
        raise entry.error(f"the modifier {kind} is for hordes only", "mod")
    for key in ("where", "location"):
        place = entry.data.get(key)
        if place in PLACES_OF_HORDES and bearer != BY_HORDE:
            raise entry.error(f"{key} = {place!r} is for hordes only", key)
        if place == "manned" and bearer in (BY_HORDE, BY_EVENT):
            raise entry.error("only players have soldiers that man a section", key)
        if place == "chosen" and bearer != BY_EFFECT:
            raise entry.error('"chosen" needs the effect apply, which lets the player choose', key)


def _check_pairs(entry: PackEntry, kind: str) -> None:
    """Words of which there must be exactly one."""
    if kind == "clerk_bonus" and entry.has("add") == entry.has("times"):
        raise entry.error("a clerk_bonus has either add or times", "mod")
    if kind == "reach" and entry.has("rows") == entry.has("sections"):
        raise entry.error("a reach has either rows or sections", "mod")
    if kind == "defence" and entry.has("n") == (entry.data["op"] == "half"):
        raise entry.error("a defence has n, except with half", "op")
    if kind == "cost":
        if entry.has("kind") and entry.data["of"] != "recruit":
            raise entry.error("only the cost of recruiting has a kind", "kind")
        if entry.has("location") and entry.data["of"] != "overseer":
            raise entry.error("only the cost of overseers has a location", "location")
        if entry.has("what") != (entry.data["of"] == "recruit"):
            raise entry.error("the cost of recruiting names what is paid less, and no other cost does", "of")
