"""A bot answers for a seat: its own bot, or one that stands in for a person who has left, resigned or run out of time.

Everything that lets bots play asks here, so a new reason to stand in is one more line. What a stand-in plays is
an ordinary entry of the log, marked with the level of the bot.
"""

from ..bots import level_without_search
from .table import Table


def bot_for(table: Table, seat: int) -> str | None:
    """The level of the bot that answers for the seat now; None if a person does. The one that the person chose when
    they left goes before that of the clock.
    """
    bot = table.seats[seat].bot
    if bot is None and is_left_to_bot(table, seat):
        return level_without_search(table.game.registration.name)
    return bot


def is_left_to_bot(table: Table, seat: int) -> bool:
    """Whether the time of the person there has run out, this once or for all that follows."""
    timing = table.timing
    return timing is not None and bool(timing.clocks) and timing.clocks[seat].is_left_to_bot


def mark_of(table: Table, seat: int) -> str | None:
    """With what the seat's next entry is marked: a person's own moves and those of a bot's own seat have no mark."""
    return bot_for(table, seat) if table.seats[seat].kind == "human" else None
