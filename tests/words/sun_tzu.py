"""Everything that Sun Tzu can say: facts with their values, keys, and what occurs in random games."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options, find
from tianxia.core.values import Refusal, Told
from tianxia.games.sun_tzu.asks import ASKS
from tianxia.games.sun_tzu.events import EVENTS
from tianxia.games.sun_tzu.names import CARDS, EVENT_CARDS, GENERALS, PROVINCES, SEATS
from tianxia.games.sun_tzu.notation import ALL_ACTIONS
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.settings import CHOICES
from tianxia.games.sun_tzu.state import SunTzuState
from tianxia.words import key_part

from .random_games import Occurred, refusals_at, told_in
from .source import ids_in, refusals_in, tree_of
from .speech import Facts, RefusalForms, Speech, Values

LEGAL = "games/sun_tzu/legal.py"

# The files that the engine uses; the others belong to the server and the browser.
ENGINE_FILES = ("platform.ftl", "sun_tzu.ftl", "sun_tzu_rules.ftl")

# Every value that a fact can have; numbers where none are listed.
SIDES = (*SEATS, "nobody")
PLACES = (*PROVINCES, "pool", "nowhere")
VALUES: Values = {
    "seat": SIDES,
    "winner": SIDES,
    "start": PROVINCES,
    "goal": PROVINCES,
    "order": CARDS,
    "province": PROVINCES,
    "source": PLACES,
    "card": CARDS,
    "top": CARDS,
    "sun_tzu_card": CARDS,
    "shao_card": CARDS,
    "general": GENERALS,
    "event": EVENT_CARDS,
    "now": ASKS,
    "marker": tuple(range(-9, 10)),
}
NUMBERS = (0, 1, 2, 5, 21)


def facts_of(names: tuple[str, ...]) -> list[Facts]:
    """Facts with these names and all values that each can have, in all combinations."""
    every = [VALUES.get(name, NUMBERS) for name in names]
    return [dict(zip(names, values, strict=True)) for values in product(*every)]


# What the source says


def refusals() -> RefusalForms:
    """Rule and names of the facts of every refusal; those that are looked up in a table have no facts."""
    told = refusals_in(LEGAL)
    known = {rule for rule, _ in told}
    return frozenset(told | {(rule, ()) for rule in ids_in(tree_of(LEGAL)) if rule not in known})


# Keys


TOLD_ABOUT = {"general": GENERALS, "event_card": EVENT_CARDS}


def name_keys() -> set[str]:
    pieces = {"seat": (*SIDES, "0", "1"), "province": PROVINCES, "card": CARDS, "now": ASKS, **TOLD_ABOUT}
    return {f"sun_tzu-{kind}-{key_part(name)}" for kind, names in pieces.items() for name in names}


def about_keys() -> set[str]:
    return {f"sun_tzu-{kind}-{name}-about" for kind, names in TOLD_ABOUT.items() for name in names}


# Random games

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


@cache
def what_occurs() -> Occurred:
    """Every refusal for the whole vocabulary at all positions, and one of every different event."""
    found: set[Refusal] = set()
    events: dict[str, Told] = {}
    for rules, s in _walks():
        if s.stack:
            found.update(refusals_at(rules, s))
        events.update({str(told): told for told in told_in(rules, s)})
        s.told = []
    return frozenset(found), tuple(events.values())


SPEECH = Speech(
    game="sun_tzu",
    prefix="ST",
    choices=CHOICES,
    asks=ASKS,
    events=EVENTS,
    options=tuple(ALL_ACTIONS.values()),
    values=VALUES,
    facts_of=facts_of,
    names=frozenset(name_keys()),
    about=frozenset(about_keys()),
    refusals=refusals(),
    what_occurs=what_occurs,
    heard=len(EVENTS),
)
