"""Random games, for the refusals and events that occur in them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.outer import offered
from tianxia.core.registry import Options
from tianxia.core.rules import Rules
from tianxia.core.state import CHANCE, EVENT, TOLD, State, seats_of
from tianxia.core.values import Fact, Option, Refusal, Told

S = TypeVar("S", bound=State)
Games = Iterable[tuple[Rules[S], S, Dice]]
Choice = Callable[[Rules[S], S, int, Dice], int]
Modes = tuple[tuple[int, Options], ...]  # the players and the options of a game
Occurred = tuple[frozenset[Refusal], tuple[Told, ...]]

GAMES_OF_A_MODE = 4


def started(modes: Modes, rules_for: Callable[[int, Options], Rules[S]]) -> Iterator[tuple[Rules[S], S, Dice]]:
    """Some games of each mode at their first question, with the dice of those who play."""
    for mode, (players, given) in enumerate(modes):
        rules = rules_for(players, given)
        for game in range(GAMES_OF_A_MODE):
            yield rules, kernel.start(rules, Dice.seeded(f"{mode} {game}"), True), Dice.seeded(f"walk {mode} {game}")


def walked(rules: Rules[S], s: S, dice: Dice, choice: Choice[S]) -> Iterator[int]:
    """The seat that answers next, at every question of a game; the state is played on behind it."""
    while not kernel.is_over(s):
        seat = kernel.first_owing(s)
        yield seat
        kernel.apply(rules, s, seat, choice(rules, s, seat, dice))


def is_sampled(asked: Counter[str], form: str) -> bool:
    """Whether it is the first, second, fourth, eighth time and so on that a question has this form."""
    asked[form] += 1
    return asked[form].bit_count() == 1


def what_is_asked(
    games: Games[S], choice: Choice[S], form: Callable[[str, dict[str, Fact]], str]
) -> tuple[list[tuple[str, dict[str, Fact]]], list[Option]]:
    """Questions with their facts, and options as they are offered, sampled by the form of the question."""
    questions: dict[str, tuple[str, dict[str, Fact]]] = {}
    options: dict[str, Option] = {}
    asked: Counter[str] = Counter()
    for rules, s, dice in games:
        for seat in walked(rules, s, dice, choice):
            kind, facts = kernel.asked(rules, s), rules.about(s, seat, s.stack[-1])
            if is_sampled(asked, form(kind, facts)):
                questions[f"{kind} {facts}"] = kind, facts
                every = offered(rules, s, kernel.options_of(rules, s, seat))
                options |= {f"{each.text} {each.parts}": each for each in every}
    return list(questions.values()), list(options.values())


def occurred(games: Games[S], choice: Choice[S]) -> Occurred:
    """Refusals for the whole vocabulary at sampled positions, and one of every different event."""
    found: set[Refusal] = set()
    events: dict[str, Told] = {}
    asked: Counter[str] = Counter()
    for rules, s, dice in games:
        for _ in walked(rules, s, dice, choice):
            if is_sampled(asked, kernel.asked(rules, s)):
                found.update(refusals_at(rules, s))
        events.update({str(told): told for told in told_in(rules, s)})
    return frozenset(found), tuple(events.values())


def refusals_at(rules: Rules[S], s: S) -> Iterator[Refusal]:
    """What the seats that are asked would hear for each option of the vocabulary."""
    for seat in seats_of(kernel.owing(s)):
        for code in rules.actions:
            refusal = rules.why_not(s, seat, s.stack[-1], code)
            if refusal is not None:
                yield refusal


def told_in(rules: Rules[S], s: S) -> Iterator[Told]:
    for event in s.told or []:
        if event[EVENT] != CHANCE:
            kind = rules.events[event[EVENT]]
            values = zip(kind.facts, event[TOLD:], strict=True)
            yield Told(kind.name, {fact: rules.name(fact, value) for fact, value in values})
