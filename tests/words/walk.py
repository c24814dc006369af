"""Random games of Sun Tzu, for what occurs in them: refusals and events."""

from collections.abc import Iterator
from functools import cache

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options, find
from tianxia.core.state import seats_of
from tianxia.core.values import Refusal, Told
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.state import SunTzuState

MODES: tuple[Options, ...] = (
    {},
    {"beginner": True},
    {"events": True},
    {"events": True, "two_ones": "army", "fixed_order": "round_1"},
    {"events": True, "two_ones": "victory", "great_plague": "own"},
)
GAMES_OF_A_MODE = 6


def _choice(rules: SunTzuRules, s: SunTzuState, seat: int, dice: Dice, eager: bool) -> int:
    """A random option, sometimes an offer. An eager side acts where it can; the other saves its general."""
    options = rules.options(s, seat, s.stack[-1])
    offers = rules.offers(s, seat, s.stack[-1])
    if offers and dice.below(8) == 0:
        return offers[dice.below(len(offers))]
    if len(options) > 1 and rules.text(options[0]) == "pass":
        options = options[1:] if eager else options[:1]
    return options[dice.below(len(options))]


def _nodes(rules: SunTzuRules, seed: str, eager: bool) -> Iterator[SunTzuState]:
    """Every position of a random game, the last one included."""
    dice = Dice.seeded(f"walk {seed}")
    s = kernel.start(rules, Dice.seeded(seed), True)
    while s.stack:
        yield s
        seat = kernel.first_owing(s)
        kernel.apply(rules, s, seat, _choice(rules, s, seat, dice, eager))
    yield s


def _walks() -> Iterator[tuple[SunTzuRules, SunTzuState]]:
    for mode, options in enumerate(MODES):
        rules = SunTzuRules(checked_options(find("sun_tzu"), options), None)
        for game in range(GAMES_OF_A_MODE):
            for s in _nodes(rules, f"{mode} {game}", eager=game % 2 == 0):
                yield rules, s


def _refusals_at(rules: SunTzuRules, s: SunTzuState) -> Iterator[Refusal]:
    for seat in seats_of(s.stack[-1][2]) if s.stack else ():
        for code in rules.words:
            refusal = rules.why_not(s, seat, s.stack[-1], code)
            if refusal is not None:
                yield refusal


@cache
def what_occurs() -> tuple[frozenset[Refusal], tuple[Told, ...]]:
    """Every refusal of the whole vocabulary at all positions, and one of every different event."""
    refusals: set[Refusal] = set()
    events: dict[str, Told] = {}
    for rules, s in _walks():
        refusals.update(_refusals_at(rules, s))
        for event in s.told or []:
            if event[0] >= 0:  # not the kernel's own record of chance
                kind = rules.events[event[0]]
                facts = {fact: rules.name(fact, n) for fact, n in zip(kind.facts, event[2:], strict=True)}
                events[f"{kind.name} {facts}"] = Told(kind.name, facts)
        s.told = []
    return frozenset(refusals), tuple(events.values())
