"""Bots think in separate processes, so that a slow one never holds the server up.

A bot that does not answer in time is ended with its process, and asked again; so is one whose process dies. Nothing is
ever played instead: a table with a broken bot waits, and the server's log says why.

A server that started before the engine was compiled switches its bots over to the compiled build when that is ready.
Bots remember nothing, and both builds choose alike, so all that anybody at a table can notice is the speed.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

from .. import builds
from ..bots.bot import Weighed, dice_of, heard_in, world_of
from ..core.game import Game
from ..lab.analysis import Judgment, Share, judge_share
from .bot_process import Thought, depend_on_server, think, weigh
from .errors import NoDatabase, TableError
from .hall import Hall
from .playing import play
from .stand_in import bot_for
from .table import Table
from .turns import ALONE, HINT, MOVE, STUDY, People, Turns
from .whereabouts import Whereabouts

log = logging.getLogger(__name__)
Question = TypeVar("Question")
Answer = TypeVar("Answer")
PATIENCE = 5.0  # seconds until a bot that failed, or whose move could not be stored, is asked again
LIMIT = 30.0  # seconds that a bot may think
MOST_FAILURES = 3
NOT_MOVED = "table %s: the bot %s at seat %s did not move%s; it is asked anew"
LOOKS = 2.0  # seconds between two checks whether the engine has been compiled
EQUAL = 0.05  # the least seconds that an answer in a window takes: a bot without a choice needs none


def new_pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=depend_on_server)


def end(pool: ProcessPoolExecutor) -> None:
    """Immediately, whatever its processes are doing: a stopped one reacts to nothing else."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def shows_by_haste(table: Table) -> bool:
    """Whether a quick answer would tell a human player that the bot's hand left it no choice."""
    return table.game.in_window and any(seat.kind == "human" for seat in table.seats)


def thought_of(game: Game, bot: str, seat: int) -> Thought:
    """What leaves the server for a bot's process: the truth does not."""
    moves = game.acts(seat)
    return Thought(
        game.registration.name,
        game.players,
        tuple(game.options.items()),
        game.box,
        bot,
        seat,
        dice_of(game.seed, seat, moves),
        world_of(game.rules, game.state, seat, game.seed, moves),
        heard_in(game, seat),
    )


def people_at(table: Table) -> People:
    """Who plays there; not those who have left their seat to a bot. Who is only late is waited for to the end."""
    return tuple(sorted({seat.holder for seat in table.seats if seat.holder is not None and seat.bot is None}))


def people_watching(table: Table) -> People:
    """For whom bots alone play."""
    return tuple(sorted({watcher.person for watcher in table.watchers}))


async def leave_at(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))


class BotWorkers:
    """Lets the bots of all tables answer."""

    def __init__(
        self, hall: Hall, processes: int, limit: float = LIMIT, whereabouts: Whereabouts | None = None
    ) -> None:
        self.hall = hall
        self._whereabouts = whereabouts or Whereabouts(hall.storage)
        self._processes = processes
        self._limit = limit
        self._pool = new_pool(processes)
        self._turns = Turns(
            processes, known=self._whereabouts.known
        )  # the time limit is for thinking, not for waiting in line
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._failures = 0  # one after the other
        self.build = builds.name_of_build()  # the one that the bots run on
        is_ready = builds.awaited()
        if is_ready is not None:
            self._keep(self._change_over(is_ready))

    def waiting(self) -> int:
        return self._turns.waiting()

    @property
    def is_well(self) -> bool:
        """Not if several bots one after the other hung or died: there is something wrong with all of them."""
        return self._failures < MOST_FAILURES

    def _keep(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _change_over(self, is_ready: Callable[[], bool]) -> None:
        """As soon as a process started now would be faster. A bot that is thinking finishes where it began."""
        while not is_ready():
            await asyncio.sleep(LOOKS)
        pool = new_pool(self._processes)
        try:
            self.build = await asyncio.get_running_loop().run_in_executor(pool, builds.name_of_build)
        except BaseException:  # the server is stopping, or they do not start: the bots stay where they are
            end(pool)
            raise
        self._pool, before = pool, self._pool
        before.shutdown(wait=False)

    def look_at(self, table: Table) -> None:
        """Called after every change, and when somebody begins to watch: does a bot owe an answer?"""
        if not table.has_bots_at_work and self._owing(table) is not None:
            table.has_bots_at_work = True
            self._keep(self._answer_all(table))

    def _owing(self, table: Table) -> int | None:
        """Bots alone play only while somebody watches."""
        if table.status != "running" or not (table.watchers or people_at(table)):
            return None
        return next((seat for seat in table.game.to_act if bot_for(table, seat) is not None), None)

    async def _answer_all(self, table: Table) -> None:
        try:
            while (seat := self._owing(table)) is not None:
                try:
                    await self._answer(table, seat)
                except NoDatabase:
                    await asyncio.sleep(PATIENCE)
                except (TimeoutError, BrokenExecutor) as error:
                    log.error(NOT_MOVED, table.id, bot_for(table, seat), seat, f" ({type(error).__name__})")
                    await asyncio.sleep(PATIENCE)
                except Exception:
                    log.exception(NOT_MOVED, table.id, bot_for(table, seat), seat, "")
                    await asyncio.sleep(PATIENCE)
        finally:
            table.has_bots_at_work = False

    async def _answer(self, table: Table, seat: int) -> None:
        game = table.game
        bot = bot_for(table, seat)
        decision = game.decision(seat)
        asked = asyncio.get_running_loop().time()
        text = decision.options[0].text
        if len(decision.options) > 1:
            assert bot is not None
            people = people_at(table)
            rank, whose = (MOVE, people) if people else (ALONE, people_watching(table))
            code = await self._think(think, thought_of(game, bot, seat), rank, whose)
            text = game.rules.text(code)
        if shows_by_haste(table):
            await leave_at(asked + EQUAL)
        try:
            await play(self.hall, table, seat, text, decision.number, bot=bot)
        except NoDatabase:
            raise
        except TableError:
            await asyncio.sleep(0)  # the table moved on while the bot was thinking: it is asked again

    async def weigh(self, thought: Thought, person: str) -> list[Weighed]:
        """What a bot thinks of the options of a person's seat."""
        return await self._think(weigh, thought, HINT, (person,))

    async def judge(self, share: Share, people: People) -> list[Judgment]:
        """What a bot thinks of decisions of a game that is over; these people want to know."""
        return await self._think(judge_share, share, STUDY, people)

    async def _think(self, work: Callable[[Question], Answer], question: Question, rank: int, people: People) -> Answer:
        """In another process. If that dies, once more in a new one: it may have been another bot's fault."""
        await self._whereabouts.learn(people)
        async with self._turns.turn(rank, people):
            try:
                return await self._ask(work, question)
            except BrokenExecutor:
                if self._is_closed:
                    raise
                return await self._ask(work, question)

    async def _ask(self, work: Callable[[Question], Answer], question: Question) -> Answer:
        pool = self._pool
        try:
            async with asyncio.timeout(self._limit):
                answer = await asyncio.get_running_loop().run_in_executor(pool, work, question)
            self._failures = 0
            return answer
        except (TimeoutError, BrokenExecutor):
            self._failures += 1
            if self._pool is pool and not self._is_closed:
                self._pool = new_pool(self._processes)
            end(pool)
            raise

    def close(self) -> None:
        """Immediately, even if a bot is still thinking."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        end(self._pool)
