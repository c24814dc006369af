"""A state that a seat cannot tell apart from the real one: what it cannot see is dealt anew.

What the seat has seen stays: its own hand, orders and general, the cards it knows in either pile,
and the card of the other side that it knows to be in one of two places (`rumour`).
"""

from ...core.dice import Dice
from ...core.state import KIND, SEALED
from .asks import Q_DRAW, Q_KEEP, Q_TAKE_GENERAL
from .draw import RUMOUR
from .event_cards import generals_put_back
from .names import FRAMED, GENERALS, KINDS, NO_CARD, OWN_GENERALS, SIDES, SIX, VANGUARD, N
from .orders import is_six_barred
from .state import SunTzuState


def resample(s: SunTzuState, seat: int | None, dice: Dice) -> SunTzuState:
    """A random possible world for the seat (None: for a spectator)."""
    t = s.copy()
    t.dice = Dice(dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29), dice.below(1 << 29))
    for side in SIDES:
        if side == seat:
            shuffle_unknown(t, side, dice)
        else:
            deal_generals(t, side, dice)
            deal_cards(t, side, dice)
            answer_anew(t, side, dice)
    shuffle_events(t, dice)
    return t


def shuffle_unknown(t: SunTzuState, side: int, dice: Dice) -> None:
    """The seat's own pile: cards that it put there itself stay where they are."""
    places = [i for i in range(len(t.pile[side])) if not t.pile_known[side][i] >> side & 1]
    cards = [t.pile[side][i] for i in places]
    dice.shuffle(cards)
    for i in range(len(places)):
        t.pile[side][places[i]] = cards[i]


def shuffle_events(t: SunTzuState, dice: Dice) -> None:
    """All but the one that is face up."""
    if t.event_deck:
        hidden = t.event_deck[:-1]
        dice.shuffle(hidden)
        t.event_deck = hidden + t.event_deck[-1:]


def deal_generals(t: SunTzuState, side: int, dice: Dice) -> None:
    """Any the side may still hold; an unused vanguard would have been shown (ST-F22)."""
    free = OWN_GENERALS[side] & ~t.spent
    if t.round > 0:
        free &= ~(1 << VANGUARD)
    generals = [g for g in range(len(GENERALS)) if free >> g & 1]
    dice.shuffle(generals)
    number = bin(t.held[side]).count("1")
    t.held[side] = sum([1 << g for g in generals[:number]])


def deal_cards(t: SunTzuState, side: int, dice: Dice) -> None:
    """The side's hidden cards: hand, orders not yet revealed, cards just drawn, unknown pile."""
    orders = [p for p in range(side * N, (side + 1) * N) if t.orders[p] != NO_CARD and not t.fought[p % N]]
    places = [(t.drawn[side], i) for i in range(len(t.drawn[side])) if not known(t, side, t.drawn_known[side][i])]
    places += [(t.pile[side], i) for i in range(len(t.pile[side])) if not known(t, side, t.pile_known[side][i])]
    group = [t.orders[p] for p in orders]
    group += [card for card in range(KINDS) for _ in range(t.hand[side][card])]
    framed = [card for card in group if card < FRAMED]
    others = [card for card in group if card >= FRAMED] + [cards[i] for cards, i in places]
    dice.shuffle(others)
    keep_rumour(t, side, others, places, dice)
    for n in range(len(places)):
        cards, i = places[n]
        cards[i] = others[n]
    lay_anew(t, side, framed + others[len(places) :], orders, dice)


def known(t: SunTzuState, side: int, mask: int) -> bool:
    """Whether the other side, and with it every spectator, has seen the card at this place."""
    return bool(mask >> (1 - side) & 1)


def keep_rumour(t: SunTzuState, side: int, others: list[int], places: list[tuple[list[int], int]], dice: Dice) -> None:
    """The rumored card is in the hand, or at the place in the pile that is marked so."""
    rumour = t.rumour[side]
    if rumour == NO_CARD:
        return
    masks = [t.drawn_known[side][i] if cards is t.drawn[side] else t.pile_known[side][i] for cards, i in places]
    allowed = [n for n in range(len(others)) if n >= len(places) or masks[n] & RUMOUR]
    if not any(others[n] == rumour for n in allowed):
        here = others.index(rumour)
        there = allowed[dice.below(len(allowed))]
        others[here], others[there] = others[there], others[here]


def lay_anew(t: SunTzuState, side: int, group: list[int], orders: list[int], dice: Dice) -> None:
    """Any legal orders of these cards; the rest is the hand."""
    while True:
        dice.shuffle(group)
        if all(fits(t, side, group[n], orders[n] % N) for n in range(len(orders))):
            break
    for n in range(len(orders)):
        t.orders[orders[n]] = group[n]
    hand = [0] * KINDS
    for card in group[len(orders) :]:
        hand[card] += 1
    t.hand[side] = hand


def fits(t: SunTzuState, side: int, card: int, province: int) -> bool:
    return card != SIX or not is_six_barred(t, side, province)


def answer_anew(t: SunTzuState, side: int, dice: Dice) -> None:
    """A sealed answer may have been any that was possible."""
    if not t.stack or not t.stack[-1][SEALED] >> side & 1:
        return
    kind = t.stack[-1][KIND]
    if kind == Q_KEEP:
        choices = [g for g in range(len(GENERALS)) if OWN_GENERALS[side] >> g & 1]
    elif kind == Q_TAKE_GENERAL:
        choices = [NO_CARD, *generals_put_back(t, side)]
    elif kind == Q_DRAW:
        choices = t.drawn[side]
    else:
        return
    t.choice[side] = choices[dice.below(len(choices))]
