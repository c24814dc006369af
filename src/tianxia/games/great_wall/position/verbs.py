"""The few verbs through which honor, resources and cards change hands; each tells what it did."""

from ....core.state import ALL, chance, tell
from ..terms.names import N_RESOURCES, N_SOURCES
from . import events
from .settings import Settings
from .state import GreatWallState


def gain(s: GreatWallState, seat: int, resource: int, n: int) -> None:
    """From the bank to the stock; what the current moment yields is locked until it ends (GW-A10)."""
    if n > 0:
        at = seat * N_RESOURCES + resource
        s.stock[at] += n
        if s.locking:
            s.locked[at] += n
        tell(s, events.GAINED, ALL, seat, n, resource)


def store(s: GreatWallState, seat: int, resource: int, n: int) -> None:
    """From the bank into the warehouse."""
    s.warehouse[resource] += n
    tell(s, events.STORED, ALL, seat, n, resource)


def has(s: GreatWallState, seat: int, resource: int) -> int:
    """How many of a resource the seat can pay now."""
    return s.stock[seat * N_RESOURCES + resource] - s.locked[seat * N_RESOURCES + resource]


def spend(s: GreatWallState, seat: int, resource: int, n: int) -> None:
    """To the bank (GW-A9)."""
    if n > 0:
        s.stock[seat * N_RESOURCES + resource] -= n
        tell(s, events.PAID, ALL, seat, n, resource)


def score(s: GreatWallState, seat: int, n: int, source: int) -> None:
    """Honor gained."""
    if n > 0:
        s.honor[seat] += n
        s.earned[seat * N_SOURCES + source] += n
        tell(s, events.HONOR, ALL, seat, n, source)


def lose_honor(s: GreatWallState, seat: int, n: int, source: int) -> None:
    """A loss takes no more than there is (GW-A11)."""
    n = min(n, s.honor[seat])
    if n > 0:
        s.honor[seat] -= n
        s.earned[seat * N_SOURCES + source] -= n
        tell(s, events.HONOR_LOST, ALL, seat, n, source)


def lose_together(s: GreatWallState, cause: int) -> None:
    """The cooperative game is lost immediately, whatever was still to come (GW-C16)."""
    s.stack.clear()
    s.end = "GW-C16"
    tell(s, events.END, ALL, cause)


def shuffle_deck(s: GreatWallState, name: int, cards: list[int]) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = chance(s, name, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def refill_deck(s: GreatWallState, name: int, deck: list[int], discards: list[int]) -> None:
    """Make a new deck of the discards if the deck is empty."""
    if not deck and discards:
        deck.extend(discards)
        discards.clear()
        shuffle_deck(s, name, deck)
        tell(s, events.RESHUFFLED, ALL, name)


def draw_tactics(s: GreatWallState, seat: int, n: int) -> int:
    """Cards from the deck to the hand, as many as are left (GW-I1); returns how many."""
    drawn = 0
    for _ in range(n):
        refill_deck(s, events.TACTICS, s.tactic_deck, s.tactic_discard)
        if not s.tactic_deck:
            break
        card = s.tactic_deck.pop()
        s.hand[seat].append(card)
        tell(s, events.DREW_CARD, seat, card)
        drawn += 1
    s.hand[seat].sort()
    tell(s, events.DREW, ALL, seat, drawn)
    return drawn


def refill_row(cfg: Settings, s: GreatWallState) -> None:
    """The advisor track slides left and is refilled on the right (GW-N3, GW-N4)."""
    while len(s.advisor_row) < cfg.box.advisor_track:
        refill_deck(s, events.ADVISORS, s.advisor_deck, s.advisor_discard)
        if not s.advisor_deck:
            return
        card = s.advisor_deck.pop()
        s.advisor_row.append(card)
        tell(s, events.ADVISOR_SHOWN, ALL, card)


def dismiss_advisor(s: GreatWallState, card: int) -> None:
    """From the track to the discard."""
    s.advisor_row.remove(card)
    s.advisor_discard.append(card)
    tell(s, events.ADVISOR_GONE, ALL, card)


def tea_rank(s: GreatWallState, seat: int) -> int:
    """0 is the top of the tea stack: the lower number wins every tie (GW-T2)."""
    return s.tea.index(seat)


def raise_tea(s: GreatWallState, seat: int, n: int) -> None:
    """The marker passes n markers in one step, up to the top (GW-H4)."""
    at = tea_rank(s, seat)
    goal = at - n if at > n else 0
    if goal < at:
        s.tea.pop(at)
        s.tea.insert(goal, seat)
        tell(s, events.TEA, ALL, seat, goal + 1)


def order_of(s: GreatWallState) -> tuple[int, ...]:
    """Tea order as it is now (GW-T3)."""
    return tuple(s.tea)
