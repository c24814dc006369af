"""What people at a table want of each other apart from the game: to remind somebody they are waiting for, and to
undo, if all agree, what the rules of undo do not allow.

Neither is part of the game. Both are kept only in memory, and a wish lapses when the table moves on. Other
processes hear of them as they hear of moves.
"""

import time

from msgspec import json
from sqlalchemy import Connection

from ..core.values import Refusal
from .errors import MoveRefused, NobodyToNudge, NoWish, Stale, TooSoon, WishStands
from .hall import Hall
from .notices import add
from .playing import rewind
from .records import now
from .table import Table, Wish

PAUSE = 30  # seconds between two nudges of a seat, and between two wishes


class Wishes:
    """The wishes and nudges of all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def nudge(self, table: Table, seat: int, goal: int) -> None:
        """Remind a person for whom the table is waiting, which everybody can see."""
        table.check_running()
        if not is_awaited(table, goal) or table.seats[goal].holder == table.seats[seat].holder:
            raise NobodyToNudge("goal")
        wait(table, f"nudge {goal}", seat)
        remind(table, seat, goal)
        person, who = table.seats[goal].holder or "", table.seats[seat]

        def write(connection: Connection) -> None:
            add(connection, person, "nudge", table.id, now(), who.name, who.holder)

        await self.hall.storage.write(write)
        await self.hall.whisper(table, json.encode({"nudge": [seat, goal]}).decode())

    async def ask(self, table: Table, seat: int, number: int) -> None:
        """Ask to undo the seat's last move, with all that came after it."""
        game = table.game
        if game.number(seat) != number:
            raise Stale(table, seat)
        table.check_running()
        last = max((place for place, move in enumerate(game.moves) if move.seat == seat), default=-1)
        if game.over or last < 0:
            raise MoveRefused(game.registration.name, Refusal("TX-1") if game.over else Refusal("TX-5", seat=seat))
        if table.wish is not None:
            raise WishStands
        wish = Wish(seat, last, game.changes(()))
        if table.waits_for(wish):
            wait(table, "wish", seat)
            await self._spread(table, wish)
        else:
            await rewind(self.hall, table, wish)

    async def answer(self, table: Table, seat: int, agrees: bool) -> None:
        """Agree to another's wish, or decline it; the seat that made it may cancel it."""
        wish = table.wish
        if wish is None or (seat not in table.waits_for(wish) and (agrees or seat != wish.seat)):
            raise NoWish("seat")
        mine = [place for place, each in enumerate(table.seats) if each.holder == table.seats[seat].holder]
        wish = wish._replace(agreed=(*wish.agreed, *mine))
        if not agrees:
            await self._spread(table, None, seat)
        elif table.waits_for(wish):
            await self._spread(table, wish)
        else:
            await self._spread(table, None)
            await rewind(self.hall, table, wish)

    async def _spread(self, table: Table, wish: Wish | None, nay: int | None = None) -> None:
        table.want(wish, nay)
        await self.hall.whisper(table, json.encode({"wish": wish, "nay": nay}).decode())

    def overhear(self, table: Table, text: str) -> None:
        """A nudge or wish from another process."""
        said = json.decode(text)
        if "nudge" in said:
            remind(table, *said["nudge"])
        elif "wish" in said:
            seat, place, changes, agreed = said["wish"] or (0, 0, 0, ())
            table.want(Wish(seat, place, changes, tuple(agreed)) if said["wish"] else None, said["nay"])


def is_awaited(table: Table, seat: int) -> bool:
    if not 0 <= seat < len(table.seats) or not table.is_present(seat) or table.game.over:
        return False
    return seat in table.game.to_act


def remind(table: Table, seat: int, goal: int) -> None:
    for watcher in list(table.watchers):
        if watcher.person == table.seats[goal].holder:
            watcher.nudge = seat
            watcher.wake()


def wait(table: Table, what: str, seat: int) -> None:
    """The same seat may not do it again right away."""
    now = time.monotonic()
    left = table.said.get((what, seat), -PAUSE) + PAUSE - now
    if left > 0:
        raise TooSoon(seconds=int(left) + 1)
    table.said[what, seat] = now
