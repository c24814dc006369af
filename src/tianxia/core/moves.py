"""Moves that stand, and who could notice them.

A secret answer may take several steps. How far a seat has come with it is as secret as the answer: its steps
are quiet. Others notice when it is given, taken back, or revealed; nothing in between.
"""

from collections.abc import Collection
from typing import Any, NamedTuple

from .rules import Rules
from .state import CHANCE, EVENT, KIND, OWING, SEALED, Event, State


class Move(NamedTuple):
    """A move that stands: who, what, at which question, and whether it brought news."""

    seat: int
    code: int
    question: int  # questions are numbered; those answered in secret at the same time share a number
    news: bool
    secret: bool  # an answer that the others did not see
    quiet: bool  # a step of such an answer: the others did not even see that something happened


def brings_news(rules: Rules[Any], events: list[Event]) -> bool:
    """Whether somebody was told what could not have been known before: no undo goes back beyond that."""
    return any([event[EVENT] != CHANCE and rules.events[event[EVENT]].news for event in events])


def others_answer_in_secret(rules: Rules[Any], s: State, seat: int) -> bool:
    """Whether the open question is answered in secret by others: nobody knows whether they have begun."""
    if not s.stack:
        return False
    question = s.stack[-1]
    return question[KIND] in rules.secrets and bool((question[OWING] | question[SEALED]) & ~(1 << seat))


class Tally:
    """How many entries of a log somebody could notice: stored, so that they need not be counted each time."""

    def __init__(self, seats: int) -> None:
        self.own = [0] * seats
        self._quiet = [0] * seats
        self._quiet_undone = [0] * seats
        self._open = 0
        self._open_undone = 0

    def add(self, seat: int, quiet: bool, undo: bool) -> None:
        self.own[seat] += 1
        if quiet:
            self._quiet[seat] += 1
            self._quiet_undone[seat] += undo
        else:
            self._open += 1
            self._open_undone += undo

    def noticed(self, seats: Collection[int]) -> int:
        """Entries that the holders of these seats could notice."""
        return self._open + sum([self._quiet[seat] for seat in seats])

    def undone(self, seats: Collection[int]) -> int:
        """Those among them that undid a move."""
        return self._open_undone + sum([self._quiet_undone[seat] for seat in seats])

    def copy(self) -> "Tally":
        twin = Tally(0)
        twin.own = self.own[:]
        twin._quiet = self._quiet[:]
        twin._quiet_undone = self._quiet_undone[:]
        twin._open = self._open
        twin._open_undone = self._open_undone
        return twin
