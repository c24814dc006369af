"""The cards of ZhanGuo."""

from typing import Final

from ..core.pack import Pack
from ..core.pack_entry import PackEntry
from ..games.zhanguo.cards import KEYS, entries_of
from ..games.zhanguo.names import ASPECTS, aspect_of
from ..sentences import CardText, CardTexts
from . import Card, Lister


def cards_of(pack: Pack | None, texts: CardTexts) -> list[Card]:
    """The cards by their aspects, and what is printed on the boards and tokens."""
    return [
        _card(kind, entry, nth, texts)
        for kind, entries in entries_of(pack).items()
        for nth, entry in enumerate(entries)
    ]


def _card(kind: str, entry: PackEntry, nth: int, texts: CardTexts) -> Card:
    name = _plain([entry.value(word) for word in KEYS[kind]])
    of_set = ASPECTS[aspect_of(entry.number("number", 1, 120))] if kind == "card" else "board"
    text = _text(kind, name, nth, texts)
    note = entry.text("note") if entry.has("note") else ""
    return Card(kind, name.replace(" ", "_"), text.name, of_set, 1, entry.text("provenance"), text.about, note)


def _text(kind: str, name: str, nth: int, texts: CardTexts) -> CardText:
    """Missions have no names; a wall token says what its two sides do."""
    if kind == "mission":
        return texts["mission"][str(nth)]
    if kind == "wall_token":
        both = [texts["criterion"][side] for side in name.split()]
        return CardText(" / ".join(side.name for side in both), " / ".join(side.about for side in both))
    return texts["reward_token" if kind == "reward" else kind][name.replace(" ", "_")]


def _plain(value: object) -> str:
    """A value of a pack as people write it."""
    return " ".join(map(_plain, value)) if isinstance(value, list) else str(value)


LISTER: Final = Lister((*ASPECTS, "board"), cards_of)
