"""The cards of each game as lists: every entry of the data with the words of its card. It knows all games."""

from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import to_builtins

from .core.pack import Pack
from .games.great_wall.cards import reader as great_wall
from .games.great_wall.cards.card_entries import CardEntry
from .games.sun_tzu import cards as sun_tzu
from .games.zhanguo import cards as zhanguo
from .games.zhanguo.entries import Card as ZhanGuoCard
from .games.zhanguo.entries import Known
from .games.zhanguo.names import ASPECTS, aspect_of
from .sentences import CardText, CardTexts

# How the pack of each game is checked; what is wrong is `BadInput`.
CHECKS: Final[dict[str, Callable[[Pack], object]]] = {
    "great_wall": great_wall.box_of,
    "sun_tzu": sun_tzu.box_of,
    "zhanguo": zhanguo.box_of,
}
SETS: Final = ("standard", "coop", "reed", "solo")  # of The Great Wall
KINDS: Final = {"event": "event_card"}  # what a table is called in the texts, where it has another name


class Card(NamedTuple):
    """A card as people see it."""

    kind: str
    id: str
    name: str
    set: str
    copies: int
    provenance: str
    text: str
    note: str


class Lister(NamedTuple):
    """How the cards of a game are listed: each entry of the data with the words of its card."""

    title: str
    sets: tuple[str, ...]
    cards: Callable[[Pack | None, CardTexts], list[Card]]


def _great_wall_cards(pack: Pack | None, texts: CardTexts) -> list[Card]:
    return [
        _card(kind, entry, texts[KINDS.get(kind, kind)][entry.id])
        for kind, entries in great_wall.entries_of(pack).cards().items()
        for entry in entries
    ]


def _card(kind: str, entry: CardEntry, text: CardText) -> Card:
    words = to_builtins(entry)
    of_set = words.get("set", words.get("deck", "coop" if kind in ("decree", "event") else "standard"))
    return Card(
        kind,
        entry.id,
        text.name,
        "standard" if of_set == "player" else of_set,
        len(words["backs"]) if kind == "horde" else 1,
        entry.provenance,
        text.whole,
        " ".join(words[word] for word in ("text", "note") if word in words),
    )


def _zhanguo_cards(pack: Pack | None, texts: CardTexts) -> list[Card]:
    """The cards by their aspects, and what is printed on the boards and tokens."""
    return [
        _zhanguo_card(kind, entry, nth, texts)
        for kind, entries in zhanguo.entries_of(pack).items()
        for nth, entry in enumerate(entries)
    ]


def _zhanguo_card(kind: str, entry: Known, nth: int, texts: CardTexts) -> Card:
    name = zhanguo.name_of(kind, entry)
    of_set = ASPECTS[aspect_of(entry.number)] if isinstance(entry, ZhanGuoCard) else "board"
    text = _zhanguo_text(kind, name, nth, texts)
    note = entry.note or ""
    return Card(kind, name.replace(" ", "_"), text.name, of_set, 1, entry.provenance, text.about, note)


def _zhanguo_text(kind: str, name: str, nth: int, texts: CardTexts) -> CardText:
    """Missions have no names; a wall token says what its two sides do."""
    if kind == "mission":
        return texts["mission"][str(nth)]
    if kind == "wall_token":
        both = [texts["criterion"][side] for side in name.split()]
        return CardText(" / ".join(side.name for side in both), " / ".join(side.about for side in both))
    return texts["reward_token" if kind == "reward" else kind][name.replace(" ", "_")]


LISTERS: Final = {
    "great_wall": Lister("The Great Wall", SETS, _great_wall_cards),
    "zhanguo": Lister("ZhanGuo", (*ASPECTS, "board"), _zhanguo_cards),
}
