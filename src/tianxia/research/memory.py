"""All that a seat has been told and has done: its information state, with perfect recall."""

from typing import Any

from ..core import kernel
from ..core.rules import Rules
from ..core.state import ALL, EVENT, TO, TOLD, Event, State

Streams = list[list[int]]  # by seat
OWN = -1  # before an action of the seat's own; kinds of event are counted from 1


class Memory:
    """What every seat remembers of a game, made when somebody asks: most playouts never do.

    A seat's memory is a row of numbers: for every event that it was told, the kind + 1 and its facts; for every action
    of its own, -1 and the action.
    """

    __slots__ = ("_done", "_state", "_streams")

    def __init__(self, rules: Rules[Any], s: State, events: list[Event]) -> None:
        """A game that begins, or a world in which nobody knows what was before."""
        self._state = s.copy()
        self._done = 0  # moves that have been made again
        self._streams: Streams = [[] for _ in range(rules.seats)]
        self._hear(events)

    def copy(self) -> "Memory":
        twin = Memory.__new__(Memory)
        twin._state = self._state.copy()
        twin._done = self._done
        twin._streams = [stream[:] for stream in self._streams]
        return twin

    def of(self, rules: Rules[Any], seat: int, moves: list[tuple[int, int]]) -> list[int]:
        """What a seat remembers after these moves (seat and code), which go on from those that were given before."""
        s = self._state
        for who, code in moves[self._done :]:
            self._streams[who] += [OWN, rules.place_of[code]]
            heard: list[Event] = []
            s.told = heard
            kernel.apply(rules, s, who, code)
            self._hear(heard)
        s.told = None
        self._done = len(moves)
        return self._streams[seat]

    def _hear(self, events: list[Event]) -> None:
        for event in events:
            for seat, stream in enumerate(self._streams):
                if event[TO] in (ALL, seat):
                    stream.append(event[EVENT] + 1)
                    stream += event[TOLD:]

    def within(self, rules: Rules[Any], seat: int, world: State, moves: list[tuple[int, int]]) -> "Memory":
        """In a world of a seat: it remembers everything, and nobody knows what the others remember."""
        kept = self.of(rules, seat, moves)[:]
        twin = Memory(rules, world, [])
        twin._streams[seat] = kept
        return twin
