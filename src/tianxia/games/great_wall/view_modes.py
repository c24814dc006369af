"""What is seen of the other modes: Qin's track, the decrees and how far they are, events, an offer."""

from .amounts import NO_MOMENT, amount
from .decrees import DECREE, PROPOSER, counts, means, needed, part_of_seat
from .names import LOCATIONS, SECTIONS
from .qin import lowest_goal
from .settings import Settings
from .state import GreatWallState
from .tables import Decree, Need
from .vocabulary import NEED_BUILD, NEEDS, SCALES, TO_ANY

Facts = dict[str, object]


def qin_view(e: Settings, s: GreatWallState) -> Facts:
    """His track, where his next clerk goes, which section his soldiers attack."""
    goal = lowest_goal(e, s, e.qin, TO_ANY, 0)
    return {
        "track": [LOCATIONS[location] for location in s.qin_track],
        "next": LOCATIONS[goal] if goal >= 0 else None,
        "attacks": SECTIONS[s.indicator],
        "deck": len(s.qin_deck),
        "used": [e.tables.commands[card].id for card in s.qin_used],
    }


def coop_view(e: Settings, s: GreatWallState, watcher: int | None) -> Facts:
    """The decrees with what each asks for, and what has happened for good."""
    return {
        "goal": e.goal,
        "done": [e.tables.decrees[card].id for card in s.decrees_done],
        "places": e.decree_places,
        "decrees": [decree_view(e, s, card, watcher) for card in s.decrees],
        "decree_deck": len(s.decree_deck),
        "event_deck": len(s.event_deck),
        "events": [{"event": e.tables.events[card].id, "lasts": bool(e.tables.events[card].mods)} for card in s.events],
        "offer": offer_view(e, s) if s.offer else None,
        "sacrificed": [s.sacrificed[seat * 4 : seat * 4 + 4] for seat in range(e.players)],
    }


def decree_view(e: Settings, s: GreatWallState, card: int, watcher: int | None) -> Facts:
    decree = e.tables.decrees[card]
    return {
        "decree": decree.id,
        "team": decree.team,
        "needs": [need_view(e, s, decree, need, watcher) for need in decree.needs],
    }


def need_view(e: Settings, s: GreatWallState, decree: Decree, need: Need, watcher: int | None) -> Facts:
    """How much, and who has how much of it: of resources only the own, stocks are secret (GW-A7)."""
    if need.what < 0:
        have = counts(e, s, decree, need)
        least = amount(e, s, need.least, 0, -1, NO_MOMENT)
        return {"look": SCALES[need.scale], "least": least, "most": None if need.most < 0 else need.most, "have": have}
    secret = need.what <= NEED_BUILD
    return {
        "give": NEEDS[need.what],
        "number": needed(e, s, need),
        "have": [None if secret and seat != watcher else means(e, s, seat, need) for seat in range(e.players)],
    }


def offer_view(e: Settings, s: GreatWallState) -> Facts:
    decree = e.tables.decrees[s.offer[DECREE]]
    return {
        "seat": s.offer[PROPOSER],
        "decree": decree.id,
        "parts": [
            {NEEDS[need.what]: n for need, n in zip(decree.needs, part_of_seat(e, s, seat), strict=True) if n}
            for seat in range(e.players)
        ],
    }
