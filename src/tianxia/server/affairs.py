"""What is settled about a table apart from its game: who may see it, whether it goes on, where they play again."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .stored import Stored

BY_PEOPLE, BY_OPERATOR, PUT_AWAY = 1, 2, 3  # how a table was closed


class Affairs(NamedTuple):
    """All of it is in the database, and the same in every process."""

    private: bool = False  # only its links lead there: no lobby lists it
    spectators: bool = True  # whether strangers may watch
    changes: int = 0  # how often its people have changed it; a move counts only if this is what the player knew
    ended: bool = False  # by resigning: the rules have not ended the game
    closed: bool = False  # by its people: there is no result
    closes: frozenset[int] = frozenset()  # the seats of those who want to close it
    rematch: str | None = None  # the table where they play again


USUAL = Affairs()


def affairs_of(stored: "Stored", is_over: bool) -> Affairs:
    """As they are stored, for a game that the rules have ended or not."""
    row = stored.row
    return Affairs(
        bool(row["private"]),
        bool(row["spectators"]),
        row["changes"],
        bool(row["over"]) and not is_over,
        row["closed"] == BY_PEOPLE,
        stored.closes,
        row["rematch"],
    )
