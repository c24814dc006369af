"""The teacher at the table: what a strong bot would do on a person's seat, knowing what that seat knows."""

import asyncio
import logging

from ..bots import judge_of
from ..bots.bot import Weighed
from .bot_workers import BotWorkers, thought_of
from .errors import NoAdvice, NoHints, NothingAsked, Stale
from .table import Table
from .teacher_models import AdviceBody, AdvisedBody

log = logging.getLogger(__name__)
SHOWN = 3
MOST_KEPT = 200


class Advisor:
    """Lets a bot weigh the options of a seat. Of each question only once: it would say the same again."""

    def __init__(self, thinkers: BotWorkers) -> None:
        self._thinkers = thinkers
        self._asked: dict[tuple[str, int], tuple[int, asyncio.Task[list[Weighed]]]] = {}

    async def advise(self, table: Table, seat: int, person: str, number: int) -> AdviceBody:
        game = table.game
        if not table.allows_hints(person):
            raise NoHints
        if table.status != "running":
            raise NothingAsked
        if game.number(seat) != number:
            raise Stale(table, seat)
        if seat not in game.to_act or len(game.decision(seat).options) < 2:
            raise NothingAsked
        try:
            weighed = await self._weighed(table, seat, person, number)
        except Exception as error:
            log.exception("table %s: no advice for seat %s", table.id, seat)
            raise NoAdvice from error
        best = [AdvisedBody(game.rules.text(each.code), each.value, each.why, each.about) for each in weighed[:SHOWN]]
        return AdviceBody(number, best[0].chance, best)

    async def _weighed(self, table: Table, seat: int, person: str, number: int) -> list[Weighed]:
        """Shared by all who ask meanwhile: a person who is impatient makes no more work."""
        key = (table.id, seat)
        known = self._asked.get(key)
        if known is None or known[0] != number:
            judge = judge_of(table.game.registration.name)
            task = asyncio.create_task(self._thinkers.weigh(thought_of(table.game, judge, seat), person))
            known = self._asked[key] = (number, task)
            task.add_done_callback(lambda _: self._forget(key, task))
        return await asyncio.shield(known[1])

    def _forget(self, key: tuple[str, int], task: asyncio.Task[list[Weighed]]) -> None:
        """A failure at once, so that it can be tried again; an answer when the seat is asked something else."""
        failed = task.cancelled() or task.exception() is not None
        if failed and self._asked.get(key, (0, None))[1] is task:
            del self._asked[key]
        while len(self._asked) > MOST_KEPT:
            del self._asked[next(iter(self._asked))]
