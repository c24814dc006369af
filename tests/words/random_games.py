"""Random games, for the refusals and events that occur in them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options
from tianxia.core.rules import Rules
from tianxia.core.state import State, seats_of
from tianxia.core.values import Refusal, Told

S = TypeVar("S", bound=State)
Modes = tuple[tuple[int, Options], ...]  # the players and the options of a game
Occurred = tuple[frozenset[Refusal], tuple[Told, ...]]

GAMES_OF_A_MODE = 4


def started(modes: Modes, rules_for: Callable[[int, Options], Rules[S]]) -> Iterator[tuple[Rules[S], S, Dice]]:
    """Some games of each mode at their first question, with the dice of those who play."""
    for mode, (players, given) in enumerate(modes):
        rules = rules_for(players, given)
        for game in range(GAMES_OF_A_MODE):
            yield rules, kernel.start(rules, Dice.seeded(f"{mode} {game}"), True), Dice.seeded(f"walk {mode} {game}")


def occurred(games: Iterable[tuple[Rules[S], S, Dice]], choice: Callable[[Rules[S], S, int, Dice], int]) -> Occurred:
    """Refusals for the whole vocabulary at many positions, and one of every different event.

    Of each kind of question, the first, second, fourth, eighth position and so on are used.
    """
    found: set[Refusal] = set()
    events: dict[str, Told] = {}
    asked: Counter[int] = Counter()
    for rules, s, dice in games:
        while s.stack:
            asked[s.stack[-1][1]] += 1
            if asked[s.stack[-1][1]].bit_count() == 1:
                found.update(refusals_at(rules, s))
            seat = kernel.first_owing(s)
            kernel.apply(rules, s, seat, choice(rules, s, seat, dice))
        events.update({str(told): told for told in told_in(rules, s)})
    return frozenset(found), tuple(events.values())


def refusals_at(rules: Rules[S], s: S) -> Iterator[Refusal]:
    """What the seats that are asked would hear for each option of the vocabulary."""
    for seat in seats_of(s.stack[-1][2]):
        for code in rules.actions:
            refusal = rules.why_not(s, seat, s.stack[-1], code)
            if refusal is not None:
                yield refusal


def told_in(rules: Rules[S], s: S) -> Iterator[Told]:
    for event in s.told or []:
        if event[0] >= 0:  # not the kernel's own record of chance
            kind = rules.events[event[0]]
            yield Told(kind.name, {fact: rules.name(fact, n) for fact, n in zip(kind.facts, event[2:], strict=True)})
