"""The cards of The Great Wall."""

from typing import Final

from msgspec import to_builtins

from ..core.pack import Pack
from ..games.great_wall.cards.card_entries import CardEntry
from ..games.great_wall.cards.reader import entries_of
from ..sentences import CardText, CardTexts
from . import Card, Lister

KINDS: Final = {"event": "event_card"}  # what a table is called in the texts, where its name differs


def cards_of(pack: Pack | None, texts: CardTexts) -> list[Card]:
    return [
        _card(kind, entry, texts[KINDS.get(kind, kind)][entry.id])
        for kind, entries in entries_of(pack).cards().items()
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
        entry.source or "",
    )


LISTER: Final = Lister(("standard", "coop", "reed", "solo"), cards_of)
