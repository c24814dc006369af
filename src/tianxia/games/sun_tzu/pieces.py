"""All pieces, wherever they are: none is ever made or lost."""

from .names import CARDS, KINDS, SEATS, SIDES, N
from .state import SunTzuState, on_board, own_orders


def pieces(s: SunTzuState) -> dict[str, int]:
    """Armies and cards of each side, and events; nothing before they are dealt."""
    counts: dict[str, int] = {"events": len(s.event_deck) + len(s.event_box)}
    for seat in SIDES:
        on_name_boxes = sum(s.name_box[seat * N : (seat + 1) * N])
        counts[f"{SEATS[seat]} armies"] = s.pool[seat] + s.reserves[seat] + on_board(s, seat) + on_name_boxes
        if s.markers:
            laid = own_orders(s, seat)
            for card in range(KINDS):
                lying = s.pile[seat].count(card) + s.drawn[seat].count(card) + laid.count(card)
                counts[f"{SEATS[seat]} {CARDS[card]}"] = s.hand[seat][card] + s.box[seat][card] + lying
    return counts
