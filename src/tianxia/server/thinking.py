"""Bots think in processes of their own, so that a slow one never holds the server up."""

import asyncio
import logging
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple

from ..bots import Question, dice_of, make_bot
from ..core.dice import Dice
from .errors import TableError
from .table import Table
from .tables import Tables

log = logging.getLogger(__name__)
PATIENCE = 5  # seconds until a bot tries again when its move could not be stored
EQUAL = 0.05  # seconds that every answer in a window takes at least: a bot without a choice needs none


class Thought(NamedTuple):
    """A question for a bot: plain data, with the view of its seat and nothing more."""

    game: str
    bot: str
    dice: tuple[int, int, int, int]
    seat: int
    kind: str
    options: list[int]
    view: dict[str, Any]


def think(thought: Thought) -> int:
    """Runs in another process."""
    bot = make_bot(thought.bot, thought.game)
    return bot.choose(Question(thought.seat, thought.kind, thought.options, lambda: thought.view, Dice(*thought.dice)))


def new_pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=depend_on_server)


def depend_on_server() -> None:
    """In the other process: Ctrl-C is the server's affair; if the server is killed, so is this."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def shows_by_haste(table: Table) -> bool:
    """Whether a quick answer would tell somebody who plays that the bot's hand left it no choice."""
    return table.game.in_window and any(seat.kind == "human" for seat in table.seats)


async def leave_at(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))


class Thinkers:
    """Lets the bots of all tables answer."""

    def __init__(self, tables: Tables, processes: int) -> None:
        self.tables = tables
        self._processes = processes
        self._pool = new_pool(processes)
        self._tasks: set[asyncio.Task[None]] = set()
        tables.after_change = self.look_at

    def look_at(self, table: Table) -> None:
        """Called after every change: does a bot owe an answer?"""
        if not table.has_bots_at_work and table.status == "running" and self._owing(table) is not None:
            table.has_bots_at_work = True
            task = asyncio.get_running_loop().create_task(self._answer_all(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _owing(self, table: Table) -> int | None:
        return next((seat for seat in table.game.to_act if table.seats[seat].bot is not None), None)

    async def _answer_all(self, table: Table) -> None:
        try:
            while table.status == "running" and (seat := self._owing(table)) is not None:
                try:
                    await self._answer(table, seat)
                except Exception:
                    log.exception("a bot's move could not be stored")
                    await asyncio.sleep(PATIENCE)
        finally:
            table.has_bots_at_work = False

    async def _answer(self, table: Table, seat: int) -> None:
        game = table.game
        decision = game.decision(seat)
        asked = asyncio.get_running_loop().time()
        text = decision.options[0].text
        if len(decision.options) > 1:
            codes = [game.rules.parse(option.text) for option in decision.options]
            bot = table.seats[seat].bot
            assert bot is not None
            view = game.rules.view(game.state, seat)
            dice = dice_of(game.seed, seat, game.acts(seat))
            words = (dice.a, dice.b, dice.c, dice.d)
            thought = Thought(game.registration.name, bot, words, seat, decision.kind, codes, view)
            try:
                text = game.rules.text(await self._think(thought))
            except Exception:
                log.exception("the bot %s failed; its first option is played", bot)
        if shows_by_haste(table):
            await leave_at(asked + EQUAL)
        try:
            await self.tables.play(table, seat, text, decision.number)
        except TableError:
            await asyncio.sleep(0)  # the table moved on while the bot thought: it is asked again

    async def _think(self, thought: Thought) -> int:
        """In another process; if that one dies, once more in a new one."""
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, think, thought)
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = new_pool(self._processes)
            return await loop.run_in_executor(self._pool, think, thought)

    def close(self) -> None:
        """At once, even if a bot is still thinking."""
        for task in self._tasks:
            task.cancel()
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)
