"""The cards of The Great Wall."""

from typing import Final

from ..core.pack import Pack
from ..core.pack_entry import PackEntry
from ..games.great_wall.cards.reader import CARDS, entries_of
from ..sentences import CardText, CardTexts
from . import Card, Lister

KINDS: Final = {"event": "event_card"}  # what a table is called in the texts, where it has another name


def cards_of(pack: Pack | None, texts: CardTexts) -> list[Card]:
    entries = entries_of(pack)
    return [
        _card(kind, entry, texts[KINDS.get(kind, kind)][entry.text("id")]) for kind in CARDS for entry in entries[kind]
    ]


def _card(kind: str, entry: PackEntry, text: CardText) -> Card:
    deck = "coop" if kind in ("decree", "event") else "standard"
    deck = entry.text("deck") if entry.has("deck") else deck
    of_set = entry.text("set") if entry.has("set") else deck
    return Card(
        kind,
        entry.text("id"),
        text.name,
        "standard" if of_set == "player" else of_set,
        len(entry.items("backs")) if entry.has("backs") else 1,
        entry.text("provenance"),
        text.whole,
        " ".join(entry.text(word) for word in ("text", "note") if entry.has(word)),
    )


LISTER: Final = Lister(("standard", "coop", "reed", "solo"), cards_of)
