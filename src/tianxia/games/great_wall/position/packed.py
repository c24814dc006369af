"""Small things that are one number each in frames and lists: packed and unpacked only here.

An *ability entry* is a seat's ability that responds to a moment, and whether its price is paid. A *card entry* is
a tactic card that a seat has declared, and whether it is boosted. A *last wound* is a place and the seat that
completed its horde. *Counts* say how many went from or to each of a row of places, such as locations or sections.
"""

from typing import Final

SEATS: Final = 8  # room for a seat
PAID: Final = 100_000
CARDS: Final = 2 * SEATS
PLACES: Final = 16
COUNT_BITS: Final = 4


def ability_entry(ability: int, seat: int) -> int:
    return ability * SEATS + seat


def paid(entry: int) -> int:
    """The same ability, once its price is paid."""
    return entry + PAID


def is_paid(entry: int) -> bool:
    return entry >= PAID


def ability_of(entry: int) -> int:
    return entry % PAID // SEATS


def owner_of(entry: int) -> int:
    """The seat of an ability or a card."""
    return entry % PAID % SEATS


def card_entry(card: int, boosted: bool, seat: int) -> int:
    return card * CARDS + (SEATS if boosted else 0) + seat


def card_of(entry: int) -> int:
    return entry // CARDS


def is_boosted(entry: int) -> bool:
    return entry // SEATS % 2 == 1


def last_wound(seat: int, place: int) -> int:
    return seat * PLACES + place


def last_wound_of(entry: int) -> tuple[int, int]:
    """Seat and place."""
    return entry // PLACES, entry % PLACES


def count_at(counts: int, at: int) -> int:
    return counts >> at * COUNT_BITS & (1 << COUNT_BITS) - 1


def one_more_at(counts: int, at: int) -> int:
    return counts + (1 << at * COUNT_BITS)
