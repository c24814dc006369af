"""Many games at once, in this process and in others that write into the same memory.

Each step takes one action for every game, from the seat that owes a decision there. A game that ends is replaced by a
new one at once: its rewards are those of the game that ended, everything else is of the new one. Which games are played
depends on the seed alone, not on the number of processes.
"""

import os
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from ..core.batch import Batch
from ..core.pack import Pack
from ..core.registry import Options
from ..core.values import BadInput
from .codec import Codec
from .rewards import Rewards, checked_rewards, rewards_of
from .settings import Setting, setting_of

Span = tuple[int, int]  # the first game of a process, and the one after its last


class Seen(NamedTuple):
    """What a step leaves, one row for each game. The next step writes into the same arrays: copy what you keep."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]  # who acts next: whose observation and mask it is
    rewards: NDArray[np.float32]  # by seat, of a game that has just ended; otherwise 0
    ended: NDArray[np.int8]  # 1 where a game has ended and another begun

    def rows(self, first: int, end: int) -> "Seen":
        """Those of some games, still the same memory."""
        at = slice(first, end)
        return Seen(self.observations[at], self.masks[at], self.seats[at], self.rewards[at], self.ended[at])


class Shape(NamedTuple):
    """All that the arrays of a vector depend on."""

    games: int
    length: int
    actions: int
    seats: int

    def fields(self) -> list[tuple[tuple[int, ...], Any]]:
        """Those of `Seen`, and the actions. The largest kinds of number first, so that all are aligned."""
        return [
            ((self.games, self.length), np.float32),
            ((self.games, self.seats), np.float32),
            ((self.games,), np.int32),
            ((self.games,), np.int32),
            ((self.games, self.actions), np.int8),
            ((self.games,), np.int8),
        ]

    def size(self) -> int:
        return sum([int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in self.fields()])

    def arrays(self, memory: Any) -> tuple[Seen, NDArray[np.int32]]:
        """The arrays in a piece of memory, and those of the actions."""
        found = []
        at = 0
        for shape, kind in self.fields():
            found.append(np.ndarray(shape, kind, memory, at))
            at += found[-1].nbytes
        observations, rewards, seats, actions, masks, ended = found
        return Seen(observations, masks, seats, rewards, ended), actions


class Games:
    """The games of one process: a span of the rows."""

    def __init__(self, setting: Setting, kind: Rewards, seen: Seen, actions: NDArray[np.int32], span: Span) -> None:
        first, end = span
        self.setting = setting
        self.rules = setting.rules()
        self.kind: Rewards = kind
        self.first = first
        self.batch = Batch(self.rules, end - first)
        self.seen = seen.rows(first, end)
        self.actions = actions[first:end]
        self.seed = 0
        self.played = [0] * (end - first)

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.played = [0] * len(self.played)
        self.seen.rewards.fill(0)
        self.seen.ended.fill(0)
        for game in range(len(self.played)):
            self._begin(game)
        self._show()

    def obey(self, order: int | None) -> None:
        """A seed to begin with, or None: the next step."""
        self.step() if order is None else self.reset(order)

    def _begin(self, game: int) -> None:
        self.batch.begin(game, f"{self.seed} game {self.first + game} {self.played[game]}")
        self.played[game] += 1

    def step(self) -> None:
        seen = self.seen
        seen.rewards.fill(0)
        seen.ended.fill(0)
        for game in self.batch.step(self.actions.tolist()):
            seen.rewards[game] = rewards_of(self.rules, self.batch.states[game], self.kind, self.setting.together)
            seen.ended[game] = 1
            self._begin(game)
        self._show()

    def _show(self) -> None:
        seen = self.seen
        known = self.batch.observe()
        # Whole numbers are read twice as fast as by `np.array`, which asks each for its kind.
        seen.observations[:] = np.fromiter(known, np.int64, len(known)).reshape(seen.observations.shape)
        seen.seats[:] = self.batch.seats
        seen.masks.fill(0)
        actions = seen.masks.shape[1]
        seen.masks.ravel()[[game * actions + at for game, legal in enumerate(self.batch.legal) for at in legal]] = 1


def work(orders: "Connection[Any, Any]", name: str, shape: Shape, setting: Setting, kind: Rewards, span: Span) -> None:
    """What a process does: one order after the other, until there are no more."""
    memory = SharedMemory(name)
    games = Games(setting, kind, *shape.arrays(memory.buf), span)
    orders.send(None)
    while True:
        try:
            order = orders.recv()
        except (EOFError, KeyboardInterrupt):
            break
        try:
            games.obey(order)
            orders.send(None)
        except Exception as error:  # told to whoever gave the order
            orders.send(f"{type(error).__name__}: {error}")
    del games
    memory.close()


class Vector:
    """Games side by side, in so many processes; this one plays a part of them, since it would only wait.

    >>> with Vector("sun_tzu", games=4, processes=1) as vector:
    ...     seen = vector.reset(seed=1)
    ...     seen = vector.step(seen.masks.argmax(axis=1))
    ...     seen.observations.shape, seen.seats.tolist(), int(seen.ended.sum())
    ((4, 251), [1, 1, 1, 1], 0)
    """

    def __init__(
        self,
        game: str,
        games: int = 64,
        processes: int | None = None,
        players: int | None = None,
        options: Options | None = None,
        pack: Pack | None = None,
        rewards: Rewards = "place",
    ) -> None:
        count = processes_here() if processes is None else processes
        if count < 1 or games < count:
            raise BadInput(f"{games} games cannot be played in {count} processes.")
        self.setting = setting_of(game, players, options, pack)
        rules = self.setting.rules()
        self.codec = Codec(rules)
        self.shape = Shape(games, self.codec.length, self.codec.actions, rules.seats)
        kind = checked_rewards(rewards)
        self._memory = SharedMemory(create=True, size=self.shape.size())
        self.seen, self._actions = self.shape.arrays(self._memory.buf)
        self._workers: list[tuple[Any, Connection[Any, Any]]] = []
        own, *others = pairwise([games * part // count for part in range(count + 1)])
        try:
            for span in others:
                self._start(kind, span)
            self._here = Games(self.setting, kind, self.seen, self._actions, own)
            self._wait()
        except BaseException:
            self.close()
            raise

    def _start(self, kind: Rewards, span: Span) -> None:
        spawn = get_context("spawn")
        own, theirs = spawn.Pipe()
        arguments = (theirs, self._memory.name, self.shape, self.setting, kind, span)
        process = spawn.Process(target=work, args=arguments, daemon=True)
        process.start()
        theirs.close()
        self._workers.append((process, own))

    def _order(self, order: int | None) -> Seen:
        for process, orders in self._workers:
            try:
                orders.send(order)
            except BrokenPipeError:
                raise BadInput(ended(process)) from None
        try:
            self._here.obey(order)
        finally:
            self._wait()
        return self.seen

    def _wait(self) -> None:
        """Until all others have done their part: also if one of them could not, the next order finds them waiting."""
        problems = []
        for process, orders in self._workers:
            try:
                problems.append(orders.recv())
            except EOFError:
                problems.append(ended(process))
        for problem in problems:
            if problem is not None:
                raise BadInput(problem)

    def reset(self, seed: int = 0) -> Seen:
        """New games everywhere."""
        return self._order(seed)

    def step(self, actions: NDArray[Any]) -> Seen:
        """One action in every game. If one is illegal, no game of its process moves, and the vector must be reset."""
        self._actions[:] = actions
        return self._order(None)

    def close(self) -> None:
        """End the processes and give the memory back."""
        for process, orders in self._workers:
            orders.close()
            process.join()
        self._workers = []
        if hasattr(self, "seen"):
            # No array may point into the memory when it is given back.
            if hasattr(self, "_here"):
                del self._here
            del self.seen, self._actions
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def ended(process: Any) -> str:
    process.join(1)  # its end is seen before its code
    return f"A process of the vector has ended, with code {process.exitcode}."


def processes_here() -> int:
    """As many as this process may use at the same time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
