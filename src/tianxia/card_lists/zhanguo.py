"""The cards of ZhanGuo."""

from typing import Final

from ..core.pack import Pack
from ..games.zhanguo.cards import entries_of, name_of
from ..games.zhanguo.entries import Card as ZhanGuoCard
from ..games.zhanguo.entries import Known
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


def _card(kind: str, entry: Known, nth: int, texts: CardTexts) -> Card:
    name = name_of(kind, entry)
    of_set = ASPECTS[aspect_of(entry.number)] if isinstance(entry, ZhanGuoCard) else "board"
    text = _text(kind, name, nth, texts)
    note, source = entry.note or "", entry.source or ""
    return Card(kind, name.replace(" ", "_"), text.name, of_set, 1, entry.provenance, text.about, note, source)


def _text(kind: str, name: str, nth: int, texts: CardTexts) -> CardText:
    """Missions have no names; a wall token says what its two sides do."""
    if kind == "mission":
        return texts["mission"][str(nth)]
    if kind == "wall_token":
        both = [texts["criterion"][side] for side in name.split()]
        return CardText(" / ".join(side.name for side in both), " / ".join(side.about for side in both))
    return texts["reward_token" if kind == "reward" else kind][name.replace(" ", "_")]


LISTER: Final = Lister((*ASPECTS, "board"), cards_of)
