"""Notices in words: which game, with whom, and the link; nothing of what happens at the table."""

from typing import NamedTuple

from ..words import Words
from .notice_models import NoticeKind
from .table import Table

PAGE = "/table/"


class Notice(NamedTuple):
    """One of them, in somebody's language."""

    kind: str  # what happened; "try": somebody wants to see whether it arrives
    game: str
    table: str
    title: str
    text: str
    link: str
    waiting: int  # at how many tables it is this person's turn


def notice_of(table: Table, person: str, kind: NoticeKind, who: str, words: Words, origin: str, waiting: int) -> Notice:
    game = table.game.registration.name
    said = {"game": title_of(words, game), "others": others_at(table, person), "who": who or "?"}
    title, text = words.fill(f"notice-title-{kind}", **said), words.fill(f"notice-text-{kind}", **said)
    return Notice(kind, game, table.id, title, text, f"{origin}{PAGE}{table.id}{way_to_seat(table, person)}", waiting)


def way_to_seat(table: Table, person: str) -> str:
    """Whoever is invited can take the seat there."""
    kept = [seat.invitation for seat in table.seats if seat.kind == "open" and seat.reserved == person]
    return f"?invitation={kept[0]}" if kept else ""


def trial(words: Words, origin: str) -> Notice:
    """To see whether notices arrive."""
    return Notice("try", "", "", words.fill("notice-title-try"), words.fill("notice-text-try"), f"{origin}/", 0)


def title_of(words: Words, game: str) -> str:
    key = f"{game}-title"
    return words.fill(key) if words.has(key) else game


def others_at(table: Table, person: str) -> str:
    """The other players by name."""
    return ", ".join([seat.name for seat in table.seats if seat.holder != person and seat.kind != "open"]) or "?"
