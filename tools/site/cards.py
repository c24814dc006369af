"""The cards of a game as a page: what each says, composed from its data, and where its values come from."""

import json
from collections import Counter
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from typing import Final, NamedTuple

from tianxia.cli import main
from tianxia.core.registry import find
from tianxia.sentences import card_texts
from tianxia.words import key_part

from .markup import plain
from .rules import words_in

# What the cards of a kind are called, in the order of the page.
KINDS: Final[dict[str, dict[str, str]]] = {
    "sun_tzu": {
        "card": "Action cards",
        "general": "Generals",
        "event_card": "Events",
        "marker": "Score markers",
    },
    "zhanguo": {
        "card": "Cards",
        "board": "Player boards",
        "mission": "Missions",
        "wall_token": "Wall tokens",
        "reward": "Unification rewards",
    },
    "great_wall": {
        "command": "Command cards",
        "general": "Generals",
        "advisor": "Advisors",
        "tactic": "Tactic cards",
        "horde": "Hordes",
        "artifact": "Artifacts",
        "decree": "Decrees",
        "event": "Events",
    },
}
NUMBERED: Final = {("sun_tzu", "card"), ("sun_tzu", "marker"), ("zhanguo", "card")}  # numbers are not headings

HEAD: Final = "---\nkind: cards\nsearch:\n  boost: 1.5\n---\n"


class Row(NamedTuple):
    """A card on the page."""

    id: str
    name: str
    text: str
    note: str = ""
    of_set: str = ""
    known_from: str = ""


def cards_page(game: str) -> str:
    kinds = rows(game)
    lines = [HEAD, f"# The cards of {find(game).title}", "", *_about(game, kinds), ""]
    for kind, name in KINDS[game].items():
        shown = _table if (game, kind) in NUMBERED else _list
        lines += [f"## {name} {{ #{kind} }}", "", *shown(kind, kinds[kind]), ""]
    return "\n".join(lines)


@cache
def rows(game: str) -> dict[str, list[Row]]:
    """All cards of a game by their kinds."""
    if not find(game).cards:  # the command cannot list them
        texts = card_texts(game, None, words_in("en"))
        return {kind: [Row(id_, text.name, text.whole) for id_, text in texts[kind].items()] for kind in KINDS[game]}
    found: dict[str, list[Row]] = {}
    for card in listed(game):
        source = words_in("en").say(f"known-{card['provenance']}") + (f" ({card['source']})" if card["source"] else "")
        row = Row(card["id"], card["name"], card["text"], card["note"], card["set"], source)
        found.setdefault(card["kind"], []).append(row)
    return found


def listed(game: str) -> list[dict[str, str]]:
    """What `tianxia cards list --json` prints."""
    with redirect_stdout(StringIO()) as printed:
        main(["cards", "list", game, "--json"])
    cards: list[dict[str, str]] = json.loads(printed.getvalue())
    return cards


def _about(game: str, kinds: dict[str, list[Row]]) -> list[str]:
    known = Counter(row.known_from for kind in kinds.values() for row in kind if row.known_from)
    told = ", ".join(f"{source} ({count})" for source, count in known.most_common())
    lines = [
        "Each sentence is composed from the data of its card, as at the table. An own pack can change any of them."
    ]
    if told:
        command = f"`tianxia cards list {game} --language pl` shows them in Polish (`cs`: Czech, `it`: Italian)."
        lines += [f"Where the values come from: {told}.", command]
    return lines


def _list(kind: str, cards: list[Row]) -> list[str]:
    """A heading for each, so that the search finds a card by its name."""
    lines = []
    for card in cards:
        lines += [f"### {plain(card.name)} {{ #{_place(kind, card)} }}", "", plain(card.text), ""]
        facts = [fact for fact in (card.of_set, card.known_from, card.note) if fact]
        if facts:
            lines += [plain(" · ".join(facts)), "{ .why }", ""]
    return lines


def _table(kind: str, cards: list[Row]) -> list[str]:
    """Sets and sources have a column only if they say anything."""
    sets = len({card.of_set for card in cards}) > 1
    sources = any(card.known_from for card in cards)
    heads = ["name", "what it does", *["set"] * sets, *["known from"] * sources]
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for card in cards:
        name = f"**{plain(card.name)}**{{ #{_place(kind, card)} }}"
        cells = [name, plain(card.text), *[card.of_set] * sets, *[card.known_from] * sources]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def _place(kind: str, card: Row) -> str:
    return f"{kind}-{key_part(card.id)}"
