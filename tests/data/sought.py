"""What a moment is sought by: what must be true there, and in whose games it is looked for."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import to_builtins

import tianxia
from tianxia.core.registry import Options

Moment = Callable[[tianxia.Game], bool]
Seen = dict[str, Any]  # what a seat sees


class Sought(NamedTuple):
    true: Moment
    game: str
    players: int = 2
    options: Options = {}  # noqa: RUF012 -- nobody writes into it
    bot: str = "greedy"
    first: int = 1  # the seed of the first game that is looked through


def table_of(game: tianxia.Game, seat: int | None = None) -> Seen:
    table: Seen = to_builtins(game.view(seat))
    return table


def asks(kind: str, also: Callable[[Seen, list[str]], bool] | None = None, *, seat: int = 0, round_: int = 0) -> Moment:
    """The seat is asked this and has a choice, in this round or later; `also` checks what it sees and its options."""

    def moment(game: tianxia.Game) -> bool:
        if seat not in game.to_act or game.decision(seat).kind != kind or (game.round or 0) < round_:
            return False
        texts = [option.text for option in game.decision(seat).options]
        return len(texts) > 1 and (also is None or also(table_of(game, seat), texts))

    return moment


def all_of(*moments: Moment) -> Moment:
    return lambda game: all(moment(game) for moment in moments)


def ends(game: tianxia.Game) -> bool:
    """It is over, and its last answer was given by a player: windows in which nobody can act pass by themselves."""
    if not game.over:
        return False
    before = game.copy()
    before.rewind(len(game.moves) - 1)
    return not before.in_window
