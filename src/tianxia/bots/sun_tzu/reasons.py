"""Why one might take an option of Sun Tzu: the name of a reason, and the facts that its sentence mentions.

A reason claims nothing but what the option does, or what the judge has found: how often a card wins its province
against the other's strategy, and whether waiting is worse.
"""

from typing import Final

from ...games.sun_tzu.names import CARDS, FRAMED, GENERALS, KINDS, ONE, PLAGUE, PROVINCES, SIX
from ...games.sun_tzu.notation import BUY, FROM, KEEP, PASS, POOL, READY, REINFORCE, TAKE, TAKE_BACK, UNDER, USE, lay_of
from ...games.sun_tzu.state import SunTzuState, armies_of
from .orders import Strategy
from .outlook import MARGIN, ROUNDS

About = dict[str, int | str]
Reason = tuple[str, About]

# All reasons, each with the facts that its sentence (`sun_tzu-reason-<name>`) may mention: they are always given.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    # Orders
    "plague": ("province", "side"),
    "win": ("province", "percent"),
    "even": ("province", "percent"),
    "seldom": ("province", "percent"),
    "close": ("province",),
    "extra": ("province",),
    "cheap": ("province", "card"),
    # Generals and windows
    "general": ("general",),
    "now": (),
    "early": (),
    "wait": ("saved",),
    "leave": (),
    "buy": ("card",),
    "need": ("card",),
    "spare": (),
    # Battles, armies and draws
    "fight": ("number",),
    "order": (),
    "pool": ("number",),
    "thin": ("province", "number"),
    "keep": ("card",),
    "keep_two": ("card", "other_card"),
    "reinforce": (),
    "hold": (),
}

LIKELY: Final = 0.6  # of the other's cards are beaten
OPEN: Final = 0.35
NEARLY_ALWAYS: Final = 0.75
STEPS: Final = 20  # a chance is told in steps of 5 percent, and never as certain: the strategy is an estimate


def order_reason(s: SunTzuState, seat: int, strategy: Strategy, code: int) -> Reason:
    """A card at a province: how often it wins, and what is left if it does not."""
    card, p = lay_of(code)
    about: About = {"province": PROVINCES[p]}
    if card == PLAGUE:
        hits = "foe" if armies_of(s, 1 - seat, p) > 1 else "me" if armies_of(s, seat, p) > 1 else "none"
        return "plague", {**about, "side": hits}
    wins, near = chances(strategy, card, p)
    told: About = {**about, "percent": min(STEPS - 1, max(1, round(wins * STEPS))) * 100 // STEPS}
    if wins >= OPEN:
        return ("win" if wins >= LIKELY else "even"), told
    if card == ONE and s.round < ROUNDS and len(s.pile[seat]) > 2:  # ST-E2
        return "extra", about
    if card < FRAMED and card != SIX:
        return "cheap", {**about, "card": CARDS[card]}
    return ("close", about) if near >= NEARLY_ALWAYS else ("seldom", told)


def chances(strategy: Strategy, card: int, province: int) -> tuple[float, float]:
    """How often the card wins against the other's strategy, and how often it loses by no more than 1."""
    wins = near = total = 0
    for mixture in strategy.theirs:
        for i in range(len(mixture.plans)):
            other, weight = mixture.plans[i][province], mixture.weights[i]
            if 0 <= other < KINDS:
                total += weight
                if other == PLAGUE:  # no battle
                    near += weight
                elif MARGIN[card][other] >= -1:
                    near += weight
                    wins += weight if MARGIN[card][other] > 0 else 0
    return wins / max(1, total), near / max(1, total)


def other_reason(s: SunTzuState, seat: int, kind: str, code: int, options: list[int], better: bool) -> Reason:
    """All but orders; `better` says whether the judge would rather do it than pass."""
    if code == PASS:
        return passing(s, kind, options)
    if code == REINFORCE:
        return "reinforce", {}
    if BUY <= code < BUY + KINDS:
        return ("need" if kind == "buy" else "buy"), {"card": CARDS[code - BUY]}
    if KEEP <= code < USE:
        return "general", {"general": GENERALS[code - (TAKE if code >= TAKE else KEEP)]}
    if kind == "battle_order":
        return "order", {}
    if kind == "next_battle":
        return "fight", {"number": s.pool[seat]}
    if kind == "source":
        return taken(s, seat, code - FROM)
    if kind == "draw":
        return kept(s.drawn[seat], code - UNDER)
    if TAKE_BACK <= code <= READY:
        return "", {}
    return ("now" if better else "early"), {}


def passing(s: SunTzuState, kind: str, options: list[int]) -> Reason:
    """What is saved; at the end there is nothing to save it for."""
    if kind == "reinforce":
        return "hold", {}
    if s.round >= ROUNDS or kind in ("before_end", "take_general"):
        return "leave", {}
    if kind == "buy":
        return "spare", {}
    if len(options) == 1:
        return "leave", {}
    generals = [code for code in options if code >= USE]
    return "wait", {"saved": "general" if generals else "cards"}


def taken(s: SunTzuState, seat: int, place: int) -> Reason:
    """Where an army comes from (ST-C6)."""
    if place == POOL:
        return "pool", {"number": s.pool[seat] - 1}
    return "thin", {"province": PROVINCES[place], "number": armies_of(s, seat, place) - 1}


def kept(drawn: list[int], under: int) -> Reason:
    """What stays in the hand when a card goes under the pile (ST-B7)."""
    rest = sorted(drawn)
    rest.remove(under)
    if len(rest) == 1:
        return "keep", {"card": CARDS[rest[0]]}
    return "keep_two", {"card": CARDS[rest[0]], "other_card": CARDS[rest[1]]}
