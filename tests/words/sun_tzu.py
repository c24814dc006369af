"""Everything that Sun Tzu can say: facts with their values, keys, and what occurs in random games."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import product

from tianxia.bots.sun_tzu import reasons
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, checked_options, find
from tianxia.core.rules import Rules
from tianxia.core.values import Refusal, Told
from tianxia.games.sun_tzu.armies import RULE_OF_SOURCE
from tianxia.games.sun_tzu.asks import ASKS
from tianxia.games.sun_tzu.events import EVENTS
from tianxia.games.sun_tzu.flow import QUESTIONS
from tianxia.games.sun_tzu.generals import is_window
from tianxia.games.sun_tzu.names import CARDS, CAUSES, EVENT_CARDS, GENERALS, PROVINCES, PURPOSES, SEATS
from tianxia.games.sun_tzu.notation import ALL_ACTIONS
from tianxia.games.sun_tzu.rules import SunTzuRules
from tianxia.games.sun_tzu.settings import CHOICES
from tianxia.games.sun_tzu.state import SunTzuState
from tianxia.words import key_part

from .random_games import Occurred, refusals_at, told_in, walked
from .source import SOURCE, refusals_in
from .speech import Facts, RefusalForms, Speech, Values

FOLDER = "games/sun_tzu"

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
    "purpose": (*PURPOSES, "window"),
    "cause": CAUSES,
    "can": ("general", "buy", "both", "none"),
    "marker": tuple(range(-9, 10)),
    "other_card": CARDS,
    "side": ("foe", "me", "none"),
    "saved": ("general", "cards"),
}
NUMBERS = (0, 1, 2, 5, 21)


def facts_of(names: tuple[str, ...]) -> list[Facts]:
    """Facts with these names and all values that each can have, in all combinations."""
    every = [VALUES.get(name, NUMBERS) for name in names]
    return [dict(zip(names, values, strict=True)) for values in product(*every)]


def asked_with(kind: str) -> list[Facts]:
    """The facts that a question of this kind may mention."""
    if kind in ("buy", "source"):
        return facts_of(("purpose", "province", "armies", "pool"))
    return facts_of(("can",) if is_window(ASKS.index(kind)) else ())


# What the source says


def refusals() -> RefusalForms:
    """Rule and names of the facts of every refusal."""
    found: set[tuple[str, tuple[str, ...]]] = {(rule, ()) for rule in RULE_OF_SOURCE}
    for file in sorted((SOURCE / FOLDER).rglob("*.py")):
        found |= refusals_in(str(file.relative_to(SOURCE)))
    musts = {(question.must, ()) for question in QUESTIONS if question.must}  # said with what is asked now
    return frozenset(found - musts | {(rule, ("now",)) for rule, _ in musts})


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
    {"events": True, "two_ones": "victory", "great_plague": "own", "battle_order": "announced"},
)
GAMES_OF_A_MODE = 6


def _choice(rules: Rules[SunTzuState], s: SunTzuState, seat: int, dice: Dice, eager: bool) -> int:
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
    s = kernel.start(rules, Dice.seeded(seed), True)
    for _ in walked(rules, s, Dice.seeded(f"walk {seed}"), partial(_choice, eager=eager)):
        yield s
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
    reasons=reasons.FACTS,
    what_occurs=what_occurs,
    heard=len(EVENTS),
)
