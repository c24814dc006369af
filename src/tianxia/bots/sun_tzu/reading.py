"""What the greedy player of Sun Tzu reads off its view: numbers, its own side counted positive."""

import math
from typing import Final, NamedTuple

from msgspec import UNSET

from ...games.sun_tzu.names import CARDS, EVENT_CARDS, FRAMED, GENERALS, KINDS, NO_CARD, PROVINCES, RED, SEATS, SIGN
from ...games.sun_tzu.seen import Order, ProvinceView, SideView, View
from .outlook import Outlook

HIDDEN: Final = -2  # an order that is face down


class Side(NamedTuple):
    """One side, as far as the player can know it."""

    pool: int
    reserves: int
    pile: int
    generals: int  # unused ones
    marks: tuple[int, ...]  # ST-E3: where the 6 may not be laid again
    orders: tuple[int, ...]  # cards; NO_CARD, or HIDDEN for a back
    likely: tuple[float, ...]  # expected copies of each card among hand and hidden orders, for an onlooker
    may_repeat_six: float  # how likely it may lay a 6 on its own mark (ST-F15)


class Reading(NamedTuple):
    """The table from one side: positive armies and points are its own."""

    round: int
    marker: int
    track: int
    armies: tuple[int, ...]
    values: tuple[tuple[int, ...], ...]  # of each province, after rounds 3, 6 and 9
    fought: tuple[bool, ...]
    battle: int  # province, or -1
    event: int  # face up, or -1
    great_plague: tuple[bool, bool]  # its plagues, those of the other side (ST-F4, ST-X3)
    me: Side
    other: Side
    hand: tuple[int, ...]  # its copies of each card
    drawn: tuple[int, ...]
    held: tuple[int, ...]  # its generals
    pile_mean: tuple[float, ...]  # how likely each card is to be on top of its pile
    outlook: Outlook

    def clamp(self, armies: int) -> int:
        """No garrison is larger than all armies of a side."""
        return max(-self.outlook.armies, min(self.outlook.armies, armies))

    def turned(self) -> "Reading":
        """The table from the other side. Only that side knows what it holds: those fields are left as they are."""
        return self._replace(
            marker=-self.marker,
            armies=tuple([-n for n in self.armies]),
            great_plague=(self.great_plague[1], self.great_plague[0]),
            me=self.other,
            other=self.me,
        )


def reading_of(view: View, seat: int, outlook: Outlook) -> Reading:
    """Read the view of a seat."""
    table = [view.provinces[name] for name in PROVINCES]
    own = view.sides[SEATS[seat]]
    return Reading(
        round=view.round,
        marker=view.marker * SIGN[seat],
        track=view.track,
        armies=tuple([_signed(row, seat, outlook.armies) for row in table]),
        values=tuple([row.values for row in table]),
        fought=tuple([row.fought for row in table]),
        battle=-1 if view.battle is None else PROVINCES.index(view.battle),
        event=-1 if view.event is None else EVENT_CARDS.index(view.event),
        great_plague=(SEATS[seat] in view.great_plague, SEATS[1 - seat] in view.great_plague),
        me=_side(view, seat, outlook),
        other=_side(view, 1 - seat, outlook),
        hand=tuple([(own.hand or []).count(card) for card in CARDS]),
        drawn=tuple([CARDS.index(card) for card in own.drawn or []]),
        held=tuple([GENERALS.index(general) for general in own.held or []]),
        pile_mean=_pile_mean(own, outlook),
        outlook=outlook,
    )


def _signed(row: ProvinceView, seat: int, most: int) -> int:
    seen = min(most, row.armies)
    return seen if row.owner == SEATS[seat] else -seen


def _side(view: View, seat: int, outlook: Outlook) -> Side:
    shown = view.sides[SEATS[seat]]
    table = [view.provinces[name] for name in PROVINCES]
    repeat = 0.0
    if seat == RED and shown.generals and "second_six" not in shown.generals_used:
        repeat = shown.generals / (5 - len(shown.generals_used))
    return Side(
        pool=shown.pool,
        reserves=shown.reserves,
        pile=shown.pile,
        generals=shown.generals,
        marks=tuple([row.marks[SEATS[seat]] for row in table]),
        orders=tuple([_order(row.orders[SEATS[seat]]) for row in table]),
        likely=_likely(shown, [row.orders[SEATS[seat]] for row in table if row.fought], outlook),
        may_repeat_six=repeat,
    )


def _order(shown: Order) -> int:
    if shown is None:
        return NO_CARD
    return HIDDEN if shown == "?" else CARDS.index(shown)


def _likely(shown: SideView, revealed: list[Order], outlook: Outlook) -> tuple[float, ...]:
    """Expected copies in hand and hidden orders: framed cards surely, of the others those not yet seen.

    ST-B6: a revealed framed card is back only in the next round. The box is public (ST-A9), and so are
    cards that both saw go under the pile (ST-F19).
    """
    unseen = [float(n) for n in outlook.deck]
    hidden_in_pile = shown.pile
    for card in shown.box + [card for card in revealed if card is not None and card != "?"]:
        unseen[CARDS.index(card)] -= 1
    for known in shown.pile_known if shown.hand is UNSET else []:
        if known is not None:
            unseen[CARDS.index(known)] -= 1
            hidden_in_pile -= 1
    unseen = [max(0.0, n) for n in unseen]
    others = math.fsum(unseen[FRAMED:])
    share = max(0.0, others - hidden_in_pile - shown.drawn_size) / others if others else 0.0
    return tuple([unseen[card] * (1.0 if card < FRAMED else share) for card in range(KINDS)])


def _pile_mean(own: SideView, outlook: Outlook) -> tuple[float, ...]:
    """How likely each card is to be on top of the side's own pile: a card it put there, or one not yet seen."""
    known = own.pile_known
    if known and known[-1] is not None:
        return tuple([float(card == known[-1]) for card in CARDS])
    seen = own.box + (own.hand or []) + (own.drawn or []) + [card for card in known if card is not None]
    left = [max(0, outlook.deck[c] - seen.count(CARDS[c])) if c >= FRAMED else 0 for c in range(KINDS)]
    total = sum(left) or 1
    return tuple([n / total for n in left])
