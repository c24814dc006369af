"""Previews: what an option would do, as far as a seat can know.

The option is carried out on a state in which all that the seat cannot see was dealt anew, so nothing can leak. It is
told up to the first news for the seat and the first question of somebody else, about where undo would stop as well.
Up to there it is what then happens: the conformance suite plays every game beside its previews.
"""

from typing import Any

from . import kernel
from .dice import Dice
from .rules import Rules
from .state import ALL, CHANCE, Event, State


def world_of(rules: Rules[Any], s: State, seat: int) -> State:
    """A state that the seat cannot tell apart from this one. Which one does not matter: no preview depends on it."""
    world: State = rules.resample(s, seat, Dice.seeded("preview"))
    return world


def is_news(rules: Rules[Any], event: Event, seat: int) -> bool:
    """Whether an event that the seat is told tells it what it could not have known."""
    kind = rules.events[event[0]]
    return kind.news and (not kind.known_to or event[2 + kind.facts.index(kind.known_to)] != seat)


def foreseen(rules: Rules[Any], events: list[Event], seat: int) -> tuple[list[Event], bool]:
    """The events that the seat would be told before any news, and whether those are all."""
    heard: list[Event] = []
    for event in events:
        if event[0] != CHANCE and event[1] in (ALL, seat):
            if is_news(rules, event, seat):
                return heard, False
            heard.append(event)
    return heard, True


def carry_out(rules: Rules[Any], world: State, seat: int, code: int) -> tuple[State, list[Event], bool]:
    """The option on a copy: the state after it, what the seat would be told, and whether that is all."""
    after = world.copy()
    after.told = []
    kernel.apply(rules, after, seat, code)
    heard, certain = foreseen(rules, after.told, seat)
    return after, heard, certain
