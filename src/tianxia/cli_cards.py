"""The commands `tianxia cards`: check an own pack, and list the cards of a game."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import tianxia

from .core.entry import Entry
from .core.pack import Pack
from .core.values import BadInput
from .games.great_wall import cards as great_wall
from .games.sun_tzu import tables as sun_tzu
from .games.zhanguo import tables as zhanguo
from .games.zhanguo.names import ASPECTS, aspect_of
from .sentences import CardText, CardTexts, card_texts
from .words import Words

app = typer.Typer(help="Check an own pack of cards, and list the cards of a game.")

# How the pack of each game is checked; what is wrong is `BadInput`.
CHECKS: Final[dict[str, Callable[[Pack], object]]] = {
    "great_wall": great_wall.tables_of,
    "sun_tzu": sun_tzu.tables_of,
    "zhanguo": zhanguo.tables_of,
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


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="An own pack of cards and boards (TOML).")],
    game: Annotated[str, typer.Option("--game", help="The game that it is for.")] = "great_wall",
) -> None:
    """Check an own pack. An error is told with its line."""
    if game not in CHECKS:
        raise BadInput(f"There is no game {game!r} with cards; there are {', '.join(CHECKS)}.")
    pack = tianxia.read_pack(file)
    CHECKS[game](pack)
    held = [f"{len(table) if isinstance(table, list) else 1} {name}" for name, table in pack.data.items()]
    print(f"good: {file} ({', '.join(held) or 'nothing in it'})")


@app.command("list")
def list_cards(
    game: Annotated[str, typer.Argument(help="A game: great_wall, zhanguo.")] = "great_wall",
    of_set: Annotated[
        str, typer.Option("--set", help=f"Only one set: {', '.join(SETS)}; of zhanguo {', '.join(ASPECTS)}, board.")
    ] = "",
    pack: Annotated[Path | None, typer.Option("--pack", help="With the cards of an own pack (TOML).")] = None,
    language: Annotated[str, typer.Option("--language", help="Language of the sentences.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list, for machines.")] = False,
) -> None:
    """List the cards of a game: what each does, and where we know it from."""
    if game not in LISTERS:
        raise BadInput(f"The cards of {game!r} cannot be listed; those of {' and '.join(LISTERS)} can.")
    lister = LISTERS[game]
    if of_set and of_set not in lister.sets:
        raise BadInput(f"There is no set {of_set!r}; there are {', '.join(lister.sets)}.")
    own = None if pack is None else tianxia.read_pack(pack)
    if own is not None:
        CHECKS[game](own)  # what is wrong is told before anything is shown
    texts = card_texts(game, own, Words(language))
    cards = [card for card in lister.cards(own, texts) if of_set in ("", card.set)]
    if as_json:
        print(json.dumps([card._asdict() for card in cards], ensure_ascii=False))
        return
    known = Counter(card.provenance for card in cards)
    table = Table("kind", "id", "name", "set", "copies", "provenance", "text", title=f"Cards of {lister.title}")
    table.caption = ", ".join(f"{count} {provenance}" for provenance, count in sorted(known.items()))
    for card in cards:
        note = f"\n[dim]{escape(card.note)}[/dim]" if card.note else ""
        cells = (card.kind, card.id, card.name, card.set, str(card.copies), card.provenance)
        table.add_row(*map(escape, cells), escape(card.text) + note)
    Console().print(table)


def _great_wall_cards(pack: Pack | None, texts: CardTexts) -> list[Card]:
    entries = great_wall.entries_of(pack)
    return [
        _card(kind, entry, texts[KINDS.get(kind, kind)][entry.text("id")])
        for kind in great_wall.CARDS
        for entry in entries[kind]
    ]


def _card(kind: str, entry: Entry, text: CardText) -> Card:
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


def _zhanguo_cards(pack: Pack | None, texts: CardTexts) -> list[Card]:
    """The cards by their aspects, and what is printed on the boards and tokens."""
    return [
        _zhanguo_card(kind, entry, nth, texts)
        for kind, entries in zhanguo.entries_of(pack).items()
        for nth, entry in enumerate(entries)
    ]


def _zhanguo_card(kind: str, entry: Entry, nth: int, texts: CardTexts) -> Card:
    name = _plain([entry.value(word) for word in zhanguo.KEYS[kind]])
    of_set = ASPECTS[aspect_of(entry.number("number", 1, 120))] if kind == "card" else "board"
    text = _zhanguo_text(kind, name, nth, texts)
    note = entry.text("note") if entry.has("note") else ""
    return Card(kind, name.replace(" ", "_"), text.name, of_set, 1, entry.text("provenance"), text.about, note)


def _zhanguo_text(kind: str, name: str, nth: int, texts: CardTexts) -> CardText:
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


LISTERS: Final = {
    "great_wall": Lister("The Great Wall", SETS, _great_wall_cards),
    "zhanguo": Lister("ZhanGuo", (*ASPECTS, "board"), _zhanguo_cards),
}
