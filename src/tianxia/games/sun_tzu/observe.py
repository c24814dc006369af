"""What a side may know, as numbers: its own things first, the signs of armies and points from its point of view."""

from typing import Final

from ...core.observing import Block, flags, listed, padded, question_blocks, write_question
from ...core.state import STEP
from . import frames
from .asks import ASKS
from .draw import RUMOUR
from .names import (
    BLUE,
    CARDS,
    ENDS,
    EVENT_CARDS,
    GENERALS,
    KINDS,
    NO_CARD,
    OWN_GENERALS,
    PROVINCES,
    PURPOSES,
    SEATS,
    SIDES,
    SIGN,
    N,
)
from .orders import orders_laid
from .scoring import LAST_ROUND
from .settings import Settings
from .state import SunTzuState, hand_size
from .view import announced

MOST_DRAWN: Final = 3
BACK: Final = KINDS + 1  # in place of a card: its back
RUMORED: Final = KINDS + 1  # in place of a card: this one or another is the rumored card

CARD_CODES: Final = listed(("none", *CARDS))
GENERAL_CODES: Final = listed(GENERALS)
PROVINCE_CODES: Final = listed(("none", *PROVINCES))


def observed(cfg: Settings) -> tuple[Block, ...]:
    return (
        *question_blocks(ASKS, len(SIDES)),
        *table_blocks(),
        *battle_blocks(),
        *side_blocks(sum(cfg.box.deck)),
        *own_blocks(),
    )


def table_blocks() -> list[Block]:
    return [
        Block("side", 1, len(SIDES), f"whose point of view: {listed(SEATS)}"),
        Block("round", 1, 0, "0 before the first"),
        Block("marker", 1, 0, "steps from the center, positive on the own side"),
        Block("turned", 1, 0, "how often the score markers were turned"),
        Block("armies", N, 0, "by province: positive for own ones"),
        Block("values", N * 3, 0, "by province: the three values of its score marker; 0 before it is dealt"),
        Block("fought", N, 2, "by province: fought over in this round"),
        Block("marks", 2 * N, 0, "by side and province: how often its 6 marked the province"),
        Block("name_box", 2 * N, 0, "by side and province: armies on the name box"),
        Block("orders", 2 * N, BACK + 1, f"by side and province: the card there; {CARD_CODES}, {BACK} a back"),
        Block("orders_lie", 1, 2, "both sides are ready"),
    ]


def battle_blocks() -> list[Block]:
    return [
        Block("battle", 1, N + 1, f"the province of the last battle: {PROVINCE_CODES}"),
        Block("margin", 1, 0, "of the last battle, positive for the own side"),
        Block("battle_flags", 3, 2, "of this battle: the plague is ignored, Sun Tzu's card is a 6, a plague acted"),
        Block("recycling", 2, 2, "by side: its card of this battle goes under its pile"),
        Block("decider", 1, 3, "who picks the next battle: 0 nobody, 1 the own side, 2 the other"),
        Block("announced", N, N + 1, f"the order of battles as far as it was named: {PROVINCE_CODES}"),
        Block("counts", 2 * LAST_ROUND, 0, "by round and side: armies on the board once orders were laid"),
        Block("great_plague", 2, 2, "by side: its plagues leave only 1 army in this round"),
        Block("plagues", 1, 0, "played in the game"),
        Block("event", 1, len(EVENT_CARDS) + 1, f"face up: {listed(('none', *EVENT_CARDS))}"),
        Block("event_at_reveal", 1, len(EVENT_CARDS) + 1, "the event face up when this battle's cards were shown"),
        Block("events_used", len(EVENT_CARDS), 2, listed(EVENT_CARDS)),
        Block("events_left", 1, 0, "cards in the deck of events"),
        Block("owed_by", 1, 3, "who is giving armies up: 0 nobody, 1 the own side, 2 the other"),
        Block("owed", 2, 0, "how many more armies, and how far it has come"),
        Block("owed_for", 1, len(PURPOSES) + 1, listed(("nothing", *PURPOSES))),
        Block("owed_at", 1, N + 1, PROVINCE_CODES),
    ]


def side_blocks(room: int) -> list[Block]:
    pile = f"by side, from the bottom: what is known; {CARD_CODES}, {RUMORED} see `rumor`"
    return [
        Block("pools", 2, 0, "by side: armies in the pool"),
        Block("reserves", 2, 0, "by side"),
        Block("piles", 2, 0, "by side: cards in the pile"),
        Block("hands", 2, 0, "by side: cards in the hand, with those of orders until both sides are ready"),
        Block("drawing", 2, 0, "by side: cards just drawn"),
        Block("extra_draw", 2, 2, "by side: its 1 was played in this round"),
        Block("generals", 2, 0, "by side: generals held"),
        Block("box", 2 * KINDS, 0, "by side and card: copies out of the game"),
        Block("generals_used", len(GENERALS), 2, GENERAL_CODES),
        Block("pile", 2 * room, RUMORED + 1, pile),
        Block("rumor", 2, KINDS + 1, f"by side: the card in the hand or at the place {RUMORED}; {CARD_CODES}"),
        Block("drawn", 2 * MOST_DRAWN, RUMORED + 1, f"by side: what is known of cards just drawn; {CARD_CODES}"),
    ]


def own_blocks() -> list[Block]:
    return [
        Block("hand", KINDS, 0, "own hand: copies of each card"),
        Block("held", len(GENERALS), 2, f"own generals held: {GENERAL_CODES}"),
        Block("put_back", len(GENERALS), 2, f"own generals put back: {GENERAL_CODES}"),
        Block("choice", 1, KINDS + 1, "own secret answer, a card or general: 0 none, then its number + 1"),
        Block("end", 1, len(ENDS) + 1, f"the rule that ended the game: {listed(('none', *ENDS))}"),
    ]


def observe(cfg: Settings, s: SunTzuState, seat: int | None) -> list[int]:
    me = BLUE if seat is None else seat
    out: list[int] = []
    write_question(out, s, me, len(SIDES))
    write_table(cfg, out, s, me, seat is not None)
    write_battle(out, s, me)
    write_events(out, s)
    write_owed(out, s, me)
    write_sides(cfg, out, s, me, seat is not None)
    write_own(out, s, me, seat is not None)
    out.append(ENDS.index(s.end) + 1 if s.end else 0)
    return out


def write_table(cfg: Settings, out: list[int], s: SunTzuState, me: int, own: bool) -> None:
    sign = SIGN[me]
    out.append(me)
    out.append(s.round)
    out.append(s.marker * sign)
    out.append(s.turned)
    for p in range(N):
        out.append(s.armies[p] * sign)
    for p in range(N):
        if s.markers:
            out.extend(cfg.box.markers[s.markers[p]])
        else:
            padded(out, [], 3)
    out.extend(s.fought)
    by_province(out, s.marks, me)
    by_province(out, s.name_box, me)
    for side in (me, 1 - me):
        for p in range(N):
            out.append(order_code(s, side, p, own and side == me))
    out.append(s.orders_lie)


def by_province(out: list[int], numbers: list[int], me: int) -> None:
    """A list by side and province."""
    out.extend(numbers[me * N : me * N + N])
    out.extend(numbers[N - me * N : 2 * N - me * N])


def by_side(out: list[int], numbers: list[int], me: int) -> None:
    out.append(numbers[me])
    out.append(numbers[1 - me])


def order_code(s: SunTzuState, side: int, p: int, own: bool) -> int:
    """As `view.order` shows it."""
    card = s.orders[side * N + p]
    if card == NO_CARD:
        return 0
    if own or s.fought[p]:
        return card + 1
    return BACK if s.orders_lie else 0


def write_battle(out: list[int], s: SunTzuState, me: int) -> None:
    out.append(s.battle + 1)
    out.append(s.margin * SIGN[me])
    out.append(s.ignored)
    out.append(s.feinted)
    out.append(s.spilled)
    by_side(out, s.recycling, me)
    out.append(side_code(s.decider, me))
    named = announced(s)
    for i in range(N):
        out.append(named[i] + 1 if i < len(named) else 0)
    for i in range(0, len(s.counts), 2):
        out.append(s.counts[i + me])
        out.append(s.counts[i + 1 - me])
    padded(out, [], 2 * LAST_ROUND - len(s.counts))
    out.append(s.great_plague >> me & 1)
    out.append(s.great_plague >> 1 - me & 1)
    out.append(s.plagues)


def side_code(side: int, me: int) -> int:
    return 0 if side < 0 else 1 if side == me else 2


def write_events(out: list[int], s: SunTzuState) -> None:
    out.append(s.event_deck[-1] + 1 if s.event_deck else 0)
    out.append(s.event_at_reveal + 1)
    for event in range(len(EVENT_CARDS)):
        out.append(1 if event in s.event_box else 0)
    out.append(len(s.event_deck))


def write_owed(out: list[int], s: SunTzuState, me: int) -> None:
    if len(s.stack) < 2 or s.stack[-2][STEP] != frames.TAKE:
        padded(out, [], 5)
        return
    _, side, left, purpose, p, come = s.stack[-2]
    out.append(side_code(side, me))
    out.append(left)
    out.append(come)
    out.append(purpose + 1)
    out.append(p + 1)


def write_sides(cfg: Settings, out: list[int], s: SunTzuState, me: int, own: bool) -> None:
    """What is public about both, and what the reader knows of their piles."""
    by_side(out, s.pool, me)
    by_side(out, s.reserves, me)
    pair = (me, 1 - me)
    for side in pair:
        out.append(len(s.pile[side]))
    for side in pair:
        out.append(hand_size(s, side) + (0 if s.orders_lie else orders_laid(s, side)))
    for side in pair:
        out.append(len(s.drawn[side]))
    by_side(out, s.extra_draw, me)
    for side in pair:
        out.append(bin(s.held[side]).count("1"))
    for side in pair:
        out.extend(s.box[side])
    flags(out, s.spent, len(GENERALS))
    room = sum(cfg.box.deck)
    for side in pair:
        known_cards(out, s.pile[side], s.pile_known[side], 1 << (side if own and side == me else 1 - side), room)
    for side in pair:
        out.append(s.rumour[side] + 1)
    for side in pair:
        if own and side == me:
            padded(out, [card + 1 for card in s.drawn[side]], MOST_DRAWN)
        else:
            known_cards(out, s.drawn[side], s.drawn_known[side], 1 << 1 - side, MOST_DRAWN)


def known_cards(out: list[int], cards: list[int], known: list[int], knower: int, room: int) -> None:
    for i in range(len(cards)):
        mask = known[i]
        out.append(cards[i] + 1 if mask & knower else RUMORED if mask & RUMOUR else 0)
    padded(out, [], room - len(cards))


def write_own(out: list[int], s: SunTzuState, me: int, own: bool) -> None:
    if not own:
        padded(out, [], KINDS + 2 * len(GENERALS) + 1)
        return
    out.extend(s.hand[me])
    flags(out, s.held[me], len(GENERALS))
    flags(out, OWN_GENERALS[me] & ~s.held[me] & ~s.spent, len(GENERALS))
    out.append(s.choice[me] + 1)
