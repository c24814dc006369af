"""A round: draw, play, unification rewards (ZG-C, ZG-U, ZG-V1)."""

from typing import Final

from ...core.questions import Question
from ...core.state import ALL, Facts, Frame, ask, shuffle, tell, then
from ...core.values import Refusal
from . import events, frames
from .abilities import wakes
from .asks import Q_CARD, Q_DRAFT, Q_USE
from .building import palace_options, wall_options
from .court import governor_options, hire_options
from .given import Questions
from .missions import claim
from .names import (
    ACTIONS,
    ALL_REGIONS,
    GOVERNOR,
    HAND,
    HIRE,
    MOST_CARDS,
    MOVE,
    N_ASPECTS,
    PALACE,
    RECRUIT,
    REGION_NAMES,
    REGIONS,
    ROUNDS,
    WALL,
    aspect_of,
)
from .notation import CARD, COURT, DISCARD, UNIFY, is_shift
from .officials import has_officials, shift, shift_codes
from .settings import Settings
from .setup import starting_order
from .state import ZhanGuoState, own_supply
from .verbs import most_unrest, set_unrest, take_markers

MOVEMENT: Final = 3  # points of the court action, of which at least 1 is spent (ZG-K2)
DRAWN: Final = 2  # cards from each deck; one more with the draft, rounds 1 to 4 (ZG-V1)


def is_draft(cfg: Settings, s: ZhanGuoState) -> bool:
    return cfg.draft and s.round < ROUNDS


def step_round(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """Draw (ZG-C2), choose if there is a draft, then play."""
    tell(s, events.ROUND, ALL, s.round)
    s.order = starting_order(cfg, s)
    number = DRAWN + 1 if is_draft(cfg, s) else DRAWN
    for seat in s.order:
        for aspect in range(N_ASPECTS):
            for _ in range(number):
                card = s.decks[aspect].pop()  # ZG-C5: a deck never runs out before round 5 ends
                s.hand[seat].append(card)
                tell(s, events.DREW_CARD, seat, card)
        s.hand[seat].sort()
        tell(s, events.DREW, ALL, seat)
    s.stack.append((frames.DRAFTED,))
    if is_draft(cfg, s):
        s.choice = [0] * cfg.players
        ask(s, Q_DRAFT, (1 << cfg.players) - 1)


def draft_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    """One of each aspect; those of an aspect already discarded from are kept."""
    gone = [aspect_of(card) for card in s.drawn[seat]]
    return [DISCARD + card for card in s.hand[seat] if aspect_of(card) not in gone]


def why_not_draft(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("ZG-V1", card=code - DISCARD)


def answer_draft(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    s.hand[seat].remove(code - DISCARD)
    s.drawn[seat].append(code - DISCARD)
    if has_drafted(s, seat):
        s.choice[seat] = 1


def has_drafted(s: ZhanGuoState, seat: int) -> bool:
    return len(s.drawn[seat]) == N_ASPECTS


def take_draft_back(s: ZhanGuoState, seat: int) -> None:
    s.hand[seat].extend(s.drawn[seat])
    s.hand[seat].sort()
    s.drawn[seat] = []
    s.choice[seat] = 0


def step_drafted(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """The discards are shown together and go, shuffled, under their decks (ZG-V5)."""
    under: list[list[int]] = [[] for _ in range(N_ASPECTS)]
    for seat in range(cfg.players):
        for card in s.drawn[seat]:
            tell(s, events.DISCARDED, ALL, seat, card)
            under[aspect_of(card)].append(card)
            s.layer[card] = s.round
        s.drawn[seat] = []
    for aspect in range(N_ASPECTS):
        under[aspect].sort()
        shuffle(s, events.DECK + aspect, under[aspect])
        s.decks[aspect] = under[aspect] + s.decks[aspect]
    s.choice = [0] * cfg.players
    then(s, (frames.TURN, 0))


def step_turn(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    """In order, until all 6 cards of each are played (ZG-C3)."""
    _, number = frame
    if number == HAND * cfg.players:
        s.active = -1
        then(s, (frames.REWARDS, 0))
        return
    seat = s.order[number % cfg.players]
    s.active = seat
    s.playing = 0
    tell(s, events.TURN, ALL, seat)
    then(s, (frames.TURN_ENDS, seat), (frames.TURN, number + 1))
    ask(s, Q_CARD, 1 << seat)


def card_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    """In secret until it is used; free shifts, which everyone sees, are offers besides."""
    return [CARD + card for card in s.hand[seat]]


def why_not_choose_card(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal:
    return Refusal("ZG-C3", card=code - CARD)


def answer_card(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    s.playing = code - CARD
    ask(s, Q_USE, 1 << seat)


# The use of the card


def why_not_unify(cfg: Settings, s: ZhanGuoState, seat: int, region: int) -> Refusal | None:
    """At most 3 cards per region (ZG-U1); the rise in unrest must fit, but the first has none (ZG-U4, ZG-U5, ZG-U6)."""
    there = len(s.cards[seat * REGIONS + region])
    if there >= MOST_CARDS:
        return Refusal("ZG-U1", region=REGION_NAMES[region])
    unrest, most = s.unrest[seat * REGIONS + region], most_unrest(cfg, s, seat, region)
    if there and unrest + there > most:
        return Refusal("ZG-U5", region=REGION_NAMES[region], unrest=unrest, rise=there, most=most)
    return None


def can_do(cfg: Settings, s: ZhanGuoState, seat: int, action: int) -> bool:
    """Only what can be carried out in full (ZG-A7)."""
    if action == RECRUIT:
        return sum(own_supply(s, seat)) > 0
    if action == MOVE:
        return has_officials(s, seat)
    if action == HIRE:
        return len(hire_options(cfg, s, seat, ())) > 0
    if action == GOVERNOR:
        return len(governor_options(cfg, s, seat, (ALL_REGIONS, 0))) > 0
    if action == PALACE:
        return len(palace_options(cfg, s, seat, (ALL_REGIONS, 0))) > 0
    return len(wall_options(cfg, s, seat, (0,))) > 0


def use_options(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts) -> list[int]:
    """A region or a court action, whatever the card (ZG-C4); passing is not among them (ZG-C7)."""
    codes = [UNIFY + region for region in range(REGIONS) if why_not_unify(cfg, s, seat, region) is None]
    for action in range(len(ACTIONS)):
        if can_do(cfg, s, seat, action):
            codes.append(COURT + action)
    return codes + shift_codes(s, seat)


RULE_OF_ACTION = ("ZG-K1", "ZG-K2", "ZG-K3", "ZG-K4", "ZG-K6", "ZG-K7")


def why_not_use(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> Refusal | None:
    if code >= COURT:
        action = code - COURT
        left = {GOVERNOR: s.governors, PALACE: s.palaces_left, WALL: s.walls_left}
        if action in left and not left[action][seat]:
            return Refusal("ZG-K8", action=ACTIONS[action], left=0)
        return Refusal(RULE_OF_ACTION[action], action=ACTIONS[action])
    return why_not_unify(cfg, s, seat, code - UNIFY)


def answer_use(cfg: Settings, s: ZhanGuoState, seat: int, facts: Facts, code: int) -> None:
    if is_shift(code):
        shift(s, seat, code)
        ask(s, Q_USE, 1 << seat)
        return
    card = s.playing
    s.playing = 0
    s.hand[seat].remove(card)
    if code < COURT:
        unify(s, seat, card, code - UNIFY)
        return
    action = code - COURT
    awake = wakes(s.court, card, action)
    s.court.append(card)  # ZG-C6: it is never cleared
    tell(s, events.COURT, ALL, seat, card, action)
    # ZG-T9: nothing else activates cards. Asleep or awake, the action is carried out (ZG-T11).
    s.stack.append((frames.ABILITIES, seat, action, 1 if awake else 0, 0))
    s.stack.append(first_step(seat, action))


def first_step(seat: int, action: int) -> Frame:
    if action == RECRUIT:
        return (frames.GET_OFFICIAL, seat, frames.ANY, frames.ANY, 0)
    if action == MOVE:
        return (frames.MOVE, seat, MOVEMENT, 0, 1, frames.NONE)
    if action == HIRE:
        return (frames.DO_HIRE, seat)
    if action == GOVERNOR:
        return (frames.DO_GOVERNOR, seat, ALL_REGIONS, 0)
    if action == PALACE:
        return (frames.DO_PALACE, seat, ALL_REGIONS, 0)
    return (frames.DO_WALL, seat, 0)


def unify(s: ZhanGuoState, seat: int, card: int, region: int) -> None:
    """Markers for every card there now, unrest for those before it (ZG-U2, ZG-U4); no ability follows (ZG-U7)."""
    cards = s.cards[seat * REGIONS + region]
    rise = len(cards)
    cards.append(card)
    tell(s, events.UNIFIED, ALL, seat, card, region)
    take_markers(s, seat, aspect_of(card), len(cards))
    set_unrest(s, seat, region, s.unrest[seat * REGIONS + region] + rise)


def step_turn_ends(cfg: Settings, s: ZhanGuoState, frame: Frame) -> None:
    _, seat = frame
    claim(cfg, s, seat)


QUESTIONS: Final[Questions] = [
    Question(Q_DRAFT, draft_options, answer_draft, why_not_draft, ("discard",), secret=True),
    Question(Q_CARD, card_options, answer_card, why_not_choose_card, ("card",), secret=True),
    Question(Q_USE, use_options, answer_use, why_not_use, ("unify", "court")),
]
