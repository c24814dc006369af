"""Previews: what an option would do, as far as a seat can know.

The option is carried out on a state in which all that the seat cannot see was dealt anew, so nothing can leak. A
preview goes up to the first news for the seat or somebody else's first question, about where undo would stop as well.
Up to there it is exactly what then happens: the conformance suite plays every game and compares it with its previews.
"""

from typing import Any, NamedTuple

from . import kernel
from .dice import Dice
from .moves import brings_news, others_answer_in_secret
from .outer import offered, open_codes, spelled, told_of
from .rules import Rules
from .state import ALL, CHANCE, EVENT, KIND, TO, TOLD, Event, State
from .values import BadInput, Preview


def world_of(rules: Rules[Any], s: State, seat: int) -> State:
    """A state that the seat cannot tell apart from this one. Which one does not matter: no preview depends on it."""
    world: State = rules.resample(s, seat, Dice.seeded("preview"))
    return world


def is_news(rules: Rules[Any], event: Event, seat: int) -> bool:
    """Whether an event tells the seat something that it could not have known."""
    kind = rules.events[event[EVENT]]
    return kind.news and (not kind.known_to or event[TOLD + kind.facts.index(kind.known_to)] != seat)


def foreseen(rules: Rules[Any], events: list[Event], seat: int) -> tuple[list[Event], bool]:
    """The events that the seat would be told before any news, and whether those are all."""
    heard: list[Event] = []
    for event in events:
        if event[EVENT] != CHANCE and event[TO] in (ALL, seat):
            if is_news(rules, event, seat):
                return heard, False
            heard.append(event)
    return heard, True


class Tried(NamedTuple):
    """An option, carried out on a copy."""

    after: State
    heard: list[Event]  # what the seat would be told
    certain: bool  # whether that is all
    final: bool  # whether the seat could not undo it


def carry_out(rules: Rules[Any], world: State, seat: int, code: int) -> Tried:
    after = world.copy()
    after.told = []
    stands = kernel.apply(rules, after, seat, code)
    told = after.told
    heard, certain = foreseen(rules, told, seat)
    late = not stands and others_answer_in_secret(rules, after, seat)
    return Tried(after, heard, certain, late or kernel.is_over(after) or brings_news(rules, told))


def code_in(rules: Rules[Any], world: State, seat: int, text: str) -> int:
    """The code of an option that the seat has in a world."""
    code = kernel.CHANGE if text == kernel.CHANGE_TEXT else rules.parse(text)
    known = code >= 0 or text == kernel.CHANGE_TEXT
    if not known or code not in open_codes(rules, world, seat):
        raise BadInput(f"{text!r} cannot be foretold here.")
    return code


def world_after(rules: Rules[Any], s: State, seat: int, path: list[str]) -> State:
    """A world after options of the seat, each of which surely leads to its next question."""
    world = world_of(rules, s, seat)
    for text in path:
        world, _, certain, _ = carry_out(rules, world, seat, code_in(rules, world, seat, text))
        if not certain or not kernel.owing(world) >> seat & 1:
            raise BadInput(f"What comes after {text!r} cannot be foretold.")
    return world


def preview(rules: Rules[Any], world: State, seat: int, code: int) -> Preview:
    """What the option would do in this world, as far as the seat can know."""
    after, heard, certain, final = carry_out(rules, world, seat, code)
    (option,) = offered(rules, world, [code])
    told = tuple([told_of(rules, event) for event in heard])
    if not certain:
        return Preview(option, told, "news", "", (), None, final)
    view = rules.view(after, seat)
    if kernel.is_over(after):
        return Preview(option, told, "over", "", (), view, final)
    if not kernel.owing(after) >> seat & 1:
        return Preview(option, told, "waiting", "", (), view, final)
    asked, then = kernel.asked(rules, after), offered(rules, after, open_codes(rules, after, seat))
    about = rules.about(after, seat, after.stack[-1])
    later = rules.ahead.get(world.stack[-1][KIND], -1)
    if later < 0 or asked == kernel.asked(rules, world):  # the same question stands again: nothing was begun
        return Preview(option, told, "asked", asked, then, view, final, about=about)
    surely, perhaps = [spelled(rules, codes) for codes in ahead(rules, after, seat, later)]
    return Preview(option, told, "asked", asked, then, view, final, surely, perhaps, about)


# Questions that come later in the same turn: which cards an action will activate, before it is chosen

MOST_WAYS = 16  # of carrying out an action that are examined: each of its first choices, then others as they come


def ahead(rules: Rules[Any], after: State, seat: int, kind: int) -> tuple[list[int], list[int]]:
    """What the seat will surely, and what it may, be offered at the next question of a kind, once the action that has
    just begun is carried out, in whatever way. Both are empty if no way leads there.
    """
    sure: set[int] | None = None
    perhaps: list[int] = []
    left = [(after, -1)]
    for _ in range(MOST_WAYS):
        if not left:
            break
        world, code = left.pop(0)
        offered = _to_the_end(rules, world, seat, code, kind, left)
        sure = set(offered) if sure is None else sure & set(offered)
        perhaps += [each for each in offered if each not in perhaps]
    surely = [code for code in perhaps if sure and code in sure and not left]  # ways not examined promise nothing
    return surely, [code for code in perhaps if code not in surely]


def _to_the_end(
    rules: Rules[Any], world: State, seat: int, code: int, kind: int, left: list[tuple[State, int]]
) -> list[int]:
    """Follow one way, always by the first option, until the question comes; the other options are left for later."""
    while True:
        if code >= 0:
            world, _, certain, _ = carry_out(rules, world, seat, code)
            if not certain:
                return []
        if not kernel.owing(world) >> seat & 1:
            return []
        question = world.stack[-1]
        options = rules.options(world, seat, question)
        if question[KIND] == kind:
            return options
        code, *others = options
        left += [(world, other) for other in others]
