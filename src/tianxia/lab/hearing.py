"""What the laboratory hears of a game: its events tell which seat had which thing.

A game whose events name a seat and its card needs no more than a table of sources. One with things that events
do not name, such as the bonus of a card, has its own ear.
"""

from collections import Counter
from typing import Any, ClassVar, NamedTuple

from ..core.rules import Rules
from ..core.state import CHANCE
from .effect import Key


class Source(NamedTuple):
    """An event that mentions a card: what kind of card it is, and which fact names it."""

    kind: str
    card: str
    what: str = ""  # how the card is used, where there are several ways


Sources = dict[str, tuple[Source, ...]]  # by the name of the event


class Ear:
    """Hears one game, event by event."""

    sources: ClassVar[Sources] = {}
    counted: ClassVar[tuple[str, ...]] = ()  # events that the report counts
    each: tuple[str, ...] = ()  # kinds that a seat has many of: the effect is that of one more

    def __init__(self, rules: Rules[Any], s: Any) -> None:
        """`s` is the position at the start, before the first question."""
        self.rules = rules
        self.had: list[Counter[Key]] = [Counter() for _ in range(rules.seats)]
        self.counts: Counter[str] = Counter()  # how often some things happened
        self.points: Counter[str] = Counter()  # by source
        self.length = 1  # years or rounds
        self.causes: list[str] = []
        self.absent: frozenset[Key] = frozenset()  # what no seat can have in this game

    def things(self) -> list[Key]:
        """What there is, so that a thing nobody ever takes is reported as well."""
        return []

    def hear(self, events: list[tuple[int, ...]]) -> None:
        for kind, to, *facts in events:
            if kind != CHANCE:
                about = self.rules.events[kind]
                self.note(about.name, dict(zip(about.facts, facts, strict=True)), to)

    def note(self, event: str, facts: dict[str, int], to: int) -> None:
        """One event; `to` is the seat that is told, or all."""
        for source in self.sources.get(event, ()):
            self.take(facts["seat"], source.kind, self.rules.name(source.card, facts[source.card]), source.what)
        if event in self.counted:
            self.counts[event] += 1
        if event in ("year", "round"):
            self.length = facts[event]
        elif event == "end" and "cause" in facts:
            self.causes.append(str(self.rules.name("cause", facts["cause"])))

    def close(self, s: Any) -> None:
        """The position at the end: what only it shows may be counted here."""

    def take(self, seat: int, kind: str, card: object, use: str = "") -> None:
        self.had[seat][kind, str(card), use] += 1
