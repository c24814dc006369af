"""Scenes with events: which is face up, which were used."""

from tianxia.games.sun_tzu.names import BLUE, EVENT_CARDS, RED

from .table import Table


def event_table(*deck: str) -> Table:
    """Round 1, nobody holds a general; these events are left, the first of them face up."""
    table = Table(events=True)
    table.general(BLUE)
    table.general(RED)
    table.event_deck(*deck)
    return table


def face_up(table: Table) -> str | None:
    deck = table.state.event_deck
    return EVENT_CARDS[deck[-1]] if deck else None


def used(table: Table) -> list[int | str]:
    """The events used since the last battle began."""
    return [facts["event"] for facts in table.told("event_used")]


def nothing_happened(table: Table, event: str) -> bool:
    """The event is still face up, and nobody is asked anything because of it."""
    return (face_up(table), used(table), table.asked, table.state.reserves) == (event, [], "after_battle", [3, 3])


def no_reserves(table: Table, side: int, pool: int) -> None:
    """No armies to buy, and that many in the pool."""
    table.reserves(side, 0)
    table.pool(side, pool)
