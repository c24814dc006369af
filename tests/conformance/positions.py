"""Positions of random games, for the properties of the conformance suite."""

from collections.abc import Iterator
from typing import Any

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.rules import Rules
from tianxia.core.state import OWING, SEALED, State, seats_of

AnyRules = Rules[Any]
LONGEST = 20_000  # moves; none of our games comes near it


def start(rules: AnyRules, seed: int) -> State:
    state: State = kernel.start(rules, Dice.seeded(str(seed)), True)
    return state


def moves_of(rules: AnyRules, s: State, seat: int) -> list[int]:
    """Everything a seat may do now: options, offers, and changing a sealed answer."""
    question = s.stack[-1]
    codes = rules.options(s, seat, question) if question[OWING] >> seat & 1 else []
    change = [kernel.CHANGE] if question[SEALED] >> seat & 1 else []
    return [*codes, *rules.offers(s, seat, question), *change]


def random_move(rules: AnyRules, s: State, dice: Dice) -> tuple[int, int]:
    """A seat that owes an answer gives one; now and then somebody uses an offer instead."""
    question = s.stack[-1]
    if dice.below(8) == 0:
        seat = dice.below(rules.seats)
        asides = [code for code in moves_of(rules, s, seat) if code not in options_of(rules, s, seat)]
        if asides:
            return seat, asides[dice.below(len(asides))]
    owing = seats_of(question[OWING])
    seat = owing[dice.below(len(owing))]
    codes = rules.options(s, seat, question)
    return seat, codes[dice.below(len(codes))]


def options_of(rules: AnyRules, s: State, seat: int) -> list[int]:
    question = s.stack[-1]
    return rules.options(s, seat, question) if question[OWING] >> seat & 1 else []


def nodes(rules: AnyRules, seed: int) -> Iterator[State]:
    """Every position of a random game that is not over; the caller must not change them."""
    dice = Dice.seeded(f"walk {seed}")
    s = start(rules, seed)
    for _ in range(LONGEST):
        if not s.stack:
            return
        yield s
        seat, code = random_move(rules, s, dice)
        kernel.apply(rules, s, seat, code)
    raise AssertionError(f"not over after {LONGEST} moves")


def some(rules: AnyRules, seed: int, most: int) -> Iterator[State]:
    """Positions of a random game, evenly spread; all of them if there are no more than that."""
    length = sum(1 for _ in nodes(rules, seed))
    stride = 1 + (length - 1) // most
    for n, s in enumerate(nodes(rules, seed)):
        if n % stride == seed % stride:
            yield s
