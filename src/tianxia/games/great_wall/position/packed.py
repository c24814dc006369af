"""Small things that are one number each in frames and lists: packed and unpacked only here.

A *pending ability* is one that responds to a moment, its seat, and whether its price is paid. A *declared card* is
a tactic card, the seat that plays it, and whether it is boosted. A *last wound* is a place and the seat that
completed its horde. *Counts* say how many went from or to each of a row of places, such as locations or sections.
"""

from typing import Final, NewType

from ....core.state import Frame

PendingAbility = NewType("PendingAbility", int)
DeclaredCard = NewType("DeclaredCard", int)

SEATS: Final = 8  # room for a seat
PAID: Final = 100_000
CARDS: Final = 2 * SEATS
PLACES: Final = 16
COUNT_BITS: Final = 4


def pending_ability(ability: int, seat: int) -> PendingAbility:
    return PendingAbility(ability * SEATS + seat)


def abilities_in(numbers: Frame) -> list[PendingAbility]:
    """The entries that a frame ends with."""
    return [PendingAbility(number) for number in numbers]


def paid(entry: PendingAbility) -> PendingAbility:
    """The same ability, once its price is paid."""
    return PendingAbility(entry + PAID)


def is_paid(entry: PendingAbility) -> bool:
    return entry >= PAID


def ability_of(entry: PendingAbility) -> int:
    return entry % PAID // SEATS


def owner_of(entry: PendingAbility) -> int:
    return entry % PAID % SEATS


def declared_card(card: int, boosted: bool, seat: int) -> DeclaredCard:
    return DeclaredCard(card * CARDS + (SEATS if boosted else 0) + seat)


def player_of(entry: DeclaredCard) -> int:
    return entry % SEATS


def card_of(entry: DeclaredCard) -> int:
    return entry // CARDS


def is_boosted(entry: DeclaredCard) -> bool:
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
