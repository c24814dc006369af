"""What every game must guarantee of its observations; a game without any has nothing to break."""

from typing import Any

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.observing import length_of, named
from tianxia.core.state import OWING, State, seats_of

from .positions import AnyRules, nodes, options_of, some

MOST_OPTIONS = 6  # that are compared at one position


def observations_show_no_more(rules: AnyRules, seed: int) -> None:
    """At every position an observation has the length and the kinds of numbers that its layout says, and stays the same
    when what the observer cannot see is dealt anew.
    """
    dice = Dice.seeded(f"observe {seed}")
    blocks = rules.observed()
    observers: list[int | None] = [None, *range(rules.seats)]
    for number, s in enumerate(nodes(rules, seed)):
        observer = observers[number % len(observers)]
        seen = rules.observe(s, observer)
        assert len(seen) == length_of(blocks), "an observation has another length than its layout"
        parts = named(blocks, seen)
        for block in blocks:
            fits = not block.kinds or all(0 <= each < block.kinds for each in parts[block.name])
            assert fits, f"{block.name} has a number that stands for nothing: {parts[block.name]}"
        other = named(blocks, rules.observe(rules.resample(s, observer, dice), observer))
        assert other == parts, f"{[name for name in parts if parts[name] != other[name]]} show what is hidden"


def observations_show_no_less(rules: AnyRules, seed: int) -> None:
    """Positions that an observer can tell apart are observed differently, even those that lie as close together as the
    outcomes of two options; so one observation stands for one view and one set of options.
    """
    if not rules.observed():
        return
    for s in some(rules, seed, 30):
        shown: dict[tuple[Any, ...], object] = {}
        for seat in seats_of(s.stack[-1][OWING]):
            for code in rules.options(s, seat, s.stack[-1])[:MOST_OPTIONS]:
                after = s.copy()
                kernel.apply(rules, after, seat, code)
                for observer in (None, seat, (seat + 1) % rules.seats):
                    view = sight(rules, after, observer)
                    known = shown.setdefault((observer, *rules.observe(after, observer)), view)
                    assert known == view, f"{rules.text(code)} is not observed by {observer}"


def sight(rules: AnyRules, s: State, observer: int | None) -> object:
    if observer is None or not s.stack:
        return rules.view(s, observer)
    return rules.view(s, observer), options_of(rules, s, observer)
