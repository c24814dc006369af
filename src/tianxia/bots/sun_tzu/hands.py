"""Hands that a side may hold, for somebody who sees what the other side sees."""

from typing import Final

from ...core.dice import Dice
from ...games.sun_tzu.draw import RUMOUR
from ...games.sun_tzu.names import FRAMED, KINDS, NO_CARD, OWN_GENERALS, RED, SECOND_SIX, SIX, N
from ...games.sun_tzu.resample import known
from ...games.sun_tzu.state import SunTzuState
from .solver import Hand

# How readily a card is put under the pile, compared with the best ones.
POOR: Final = (0, 0, 0, 0, 0, 0, 4, 2, 1, 1, 8, 3, 2, 1, 4)


def whole_hand(s: SunTzuState, side: int) -> list[int]:
    """Copies in the hand and among orders that are not yet revealed."""
    copies = s.hand[side][:]
    for p in range(N):
        card = s.orders[side * N + p]
        if card != NO_CARD and not s.fought[p]:
            copies[card] += 1
    return copies


def unseen(s: SunTzuState, side: int) -> list[int]:
    """Copies of the side's cards that the other side has not located: in the hand, or in the pile."""
    copies = whole_hand(s, side)
    for i in range(len(s.pile[side])):
        if not known(s, side, s.pile_known[side][i]):
            copies[s.pile[side][i]] += 1
    for i in range(len(s.drawn[side])):
        if not known(s, side, s.drawn_known[side][i]):
            copies[s.drawn[side][i]] += 1
    return copies


def is_rumored_in_hand(s: SunTzuState, side: int, size: int, dice: Dice) -> bool:
    """The rumored card is in the hand, or at its one place in the pile: each place is as likely."""
    if s.rumour[side] == NO_CARD:
        return False
    in_pile = any([mask & RUMOUR for mask in s.pile_known[side]])
    return not in_pile or dice.below(size + 1) > 0


def deal(s: SunTzuState, side: int, dice: Dice) -> list[int]:
    """A hand that the side may hold as far as the other side knows: any of the unseen cards, and all framed ones."""
    left, size = unseen(s, side), 0
    held = whole_hand(s, side)
    for card in range(FRAMED, KINDS):
        size += held[card]
        held[card] = 0
    if size and is_rumored_in_hand(s, side, size, dice):
        rumored = s.rumour[side]
        if left[rumored]:
            held[rumored] += 1
            left[rumored] -= 1
            size -= 1
    put_under(s, side, left, dice)
    cards = [card for card in range(FRAMED, KINDS) for _ in range(left[card])]
    dice.shuffle(cards)
    for card in cards[:size]:
        held[card] += 1
    return held


def put_under(s: SunTzuState, side: int, left: list[int], dice: Dice) -> None:
    """Cards that the side chose to put under its pile (ST-B7): most likely those that are worth little."""
    for i in range(len(s.pile[side])):
        mask = s.pile_known[side][i]
        if mask >> side & 1 and not known(s, side, mask):
            total = sum([left[card] * POOR[card] for card in range(FRAMED, KINDS)])
            if not total:
                return
            place = dice.below(total)
            for card in range(FRAMED, KINDS):
                place -= left[card] * POOR[card]
                if place < 0:
                    left[card] -= 1
                    break


def may_repeat(s: SunTzuState, side: int, dice: Dice) -> bool:
    """Whether the side holds the general of the second 6, as far as the other side knows (ST-F15)."""
    free = OWN_GENERALS[side] & ~s.spent
    if side != RED or not free >> SECOND_SIX & 1 or not s.held[side]:
        return False
    return dice.below(bin(free).count("1")) < bin(s.held[side]).count("1")


def places_of(s: SunTzuState, side: int, repeats: bool) -> list[int]:
    """Mask of the provinces where each card may be laid (ST-E3)."""
    everywhere = (1 << N) - 1
    places = [everywhere] * KINDS
    if not repeats:
        for p in range(N):
            if s.marks[side * N + p]:
                places[SIX] &= ~(1 << p)
    return places


def dealt_hands(s: SunTzuState, side: int, number: int, dice: Dice) -> list[Hand]:
    """So many hands of a side, as the other side may imagine them."""
    found = []
    for _ in range(number):
        repeats = may_repeat(s, side, dice)
        found.append(Hand(deal(s, side, dice), places_of(s, side, repeats)))
    return found


def own_hand(s: SunTzuState, side: int) -> Hand:
    """The hand that the side really holds, before it laid any orders."""
    repeats = side == RED and bool(s.held[RED] >> SECOND_SIX & 1)
    return Hand(whole_hand(s, side), places_of(s, side, repeats))
