"""Playing at a table, one act at a time: it is tried by the rules first, and stored before anybody sees it."""

from collections.abc import Callable

import tianxia

from ..core.values import Refusal, Refused
from .errors import MoveRefused, NothingToRedo, Stale
from .hall import Hall
from .moving import store
from .stand_in import bot_for, mark_of
from .storage import Conflict
from .table import Table, Wish


async def play(
    hall: Hall, table: Table, seat: int, option: str, number: int | None = None, bot: str | None = None
) -> None:
    """Play an option; with a number, only if it answers the decision of that number. A bot plays only if it still
    answers for the seat: the person for whom it stood in may have come back. So does a person.
    """

    def act(game: tianxia.Game) -> None:
        if bot_for(table, seat) != bot:
            raise Stale(table, seat)
        game.play(seat, option)

    async with table.lock:
        if number is not None and table.game.number(seat) != number:
            raise Stale(table, seat)
        table.check_running()
        await _carry_out(hall, table, seat, act, mark_of(table, seat))
        table.redo.pop(seat, None)
    hall.made_known(table)


async def undo(hall: Hall, table: Table, seat: int, number: int) -> None:
    async with table.lock:
        game = table.game
        if game.number(seat) != number:
            raise Stale(table, seat)
        if table.is_over:
            raise MoveRefused(game.registration.name, Refusal("TX-1"))  # the seed has been revealed
        table.check_running()
        last = next((move for move in reversed(game.moves) if move.seat == seat), None)
        await _carry_out(hall, table, seat, lambda twin: twin.undo(seat))
        if last is not None and last.code >= 0:
            table.redo.setdefault(seat, []).append(game.rules.text(last.code))
    hall.made_known(table)


async def redo(hall: Hall, table: Table, seat: int, number: int) -> None:
    undone = table.redo.get(seat)
    if not undone:
        raise NothingToRedo
    rest = undone[:-1]
    await play(hall, table, seat, undone[-1], number)
    if rest:
        table.redo[seat] = rest


async def rewind(hall: Hall, table: Table, wish: Wish) -> None:
    """Undo a move and all that came after it: all have agreed."""
    async with table.lock:
        if table.game.changes(()) != wish.changes:
            raise Stale(table, wish.seat)
        table.check_running()
        await _carry_out(hall, table, wish.seat, lambda twin: twin.rewind(wish.place))
        table.redo.clear()
    hall.made_known(table)


async def _carry_out(
    hall: Hall, table: Table, seat: int, act: Callable[[tianxia.Game], None], bot: str | None = None
) -> None:
    """What the rules refuse changes nothing: the copy judges it, and is dropped.

    If another process played here, take over what it wrote. If that does not concern the seat, like the
    other's secret orders, its act stands as it was meant; otherwise the seat decides again.
    """
    number = table.game.number(seat)
    while True:
        known = table.version
        try:
            return await store(hall, table, act, bot)
        except Refused as refused:
            raise MoveRefused(table.game.registration.name, refused.refusal) from None
        except Conflict:
            await hall.take_over(table)
        table.check_running()
        if table.game.number(seat) != number or table.version == known:
            raise Stale(table, seat)
