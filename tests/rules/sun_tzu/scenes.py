"""Scenes of Sun Tzu that many tests begin with, and what they look at."""

from collections import Counter

from tianxia.core.values import Fact
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, CARDS, PROVINCES, RED, SEATS, N
from tianxia.games.sun_tzu.seen import SideView, View

from .table import Table

TIES = "1 2 3 4 5"  # laid by both sides: nothing moves
HIGH = ("7", "8", "9", "10")
NUMBERS = ("1", "2", "3", "4", "5", "6", *HIGH)
FIGHTING = (*NUMBERS, "-1", "+1", "+2", "+3")
DECK = Counter([*NUMBERS, *["+1"] * 3, *["-1"] * 3, "+2", "+3", "plague", "plague"])

SHAOS = ("second_six", "ambush", "healer", "great_plague", "plague_bearer")
SUN_TZUS = ("march", "feint", "scribe", "levy")  # the vanguard is never held in play (ST-F22)

# Written out independently of the pack, where the rules look it up.
NEIGHBORS = {
    "QIN": {"CHU", "JIN-YAN", "HAN-QI"},
    "CHU": {"QIN", "HAN-QI", "WU"},
    "JIN-YAN": {"QIN", "HAN-QI"},
    "HAN-QI": {"QIN", "CHU", "JIN-YAN", "WU"},
    "WU": {"CHU", "HAN-QI"},
}
FIGURES = "1-2-4 1-3-5 1-4-3 2-3-2 2-3-4 2-5-2 3-1-5 3-2-3 4-1-4 4-3-2"
SCORE_MARKERS = [(int(marker[0]), int(marker[2]), int(marker[4])) for marker in FIGURES.split()]


# Beginnings


def bare_table(events: bool = False, great_plague: str = "every") -> Table:
    """No generals and no reserves: no window asks anybody; a battle asks only where armies must come from."""
    table = Table(events=events, great_plague=great_plague)
    for side in (BLUE, RED):
        table.general(side)
        table.reserves(side, 0)
    return table


def quiet(
    blue: tuple[str, ...] = (), red: tuple[str, ...] = (), events: bool = False, great_plague: str = "every"
) -> Table:
    """A table with these generals held, only framed cards and no reserves: nothing can be bought."""
    table = bare_table(events, great_plague)
    for side, generals in ((BLUE, blue), (RED, red)):
        table.general(side, *generals)
        table.hand(side)
    return table


def table_without_generals(events: bool = False) -> Table:
    """Windows ask only because of the reserves; King Shao has none and is never asked."""
    table = Table(events=events)
    table.general(BLUE)
    table.general(RED)
    table.reserves(RED, 0)
    return table


# What happens


def begin_round(table: Table, number: int) -> None:
    """The round begins, up to its first question."""
    table.set_round(number - 1)
    table.forget()
    table.run((frames.ROUND,))


def lay_both(table: Table, blue: str = TIES, red: str = TIES) -> None:
    table.lay(BLUE, blue)
    table.lay(RED, red)


def with_window(table: Table, kind: str, number: int = 1) -> Table:
    """The table in this window of this round."""
    table.set_round(number)
    table.window(kind)
    return table


def go_on(table: Table) -> None:
    """Answer the current question without doing anything: pass, tied orders, any draw."""
    if table.asked == "orders":
        lay_both(table)
        return
    for seat in table.to_act:
        table.pass_or_first(seat)


def fight(table: Table, province: str, side: int, own: str, other: str, decider: int = -1) -> None:
    """A battle in which `side` plays `own` and the opponent `other`."""
    blue, red = (own, other) if side == BLUE else (other, own)
    table.battle(province, blue=blue, red=red, decider=decider)


# What happened


def hand_of(table: Table, side: int) -> Counter[str]:
    return Counter({CARDS[card]: n for card, n in enumerate(table.state.hand[side]) if n})


def marks(table: Table, province: str, side: int) -> tuple[int, int]:
    """How often the side's 6 marked the province, and the armies on its name box."""
    place = side * N + PROVINCES.index(province)
    return table.state.marks[place], table.state.name_box[place]


def happened(table: Table) -> list[str]:
    """The kinds of all events since the last battle or round began, no matter who was told."""
    return [table.rules.events[event[0]].name for event in table.state.told or [] if event[0] >= 0]


def generals_used(table: Table, seat: int | None = None) -> list[dict[str, Fact]]:
    """The generals revealed, as this seat was told."""
    return table.told("general_used", seat)


def recycled(table: Table) -> set[Fact]:
    """The sides whose card went under their deck."""
    return {told["seat"] for told in table.told("recycled")}


def revealed(table: Table) -> list[str]:
    """The provinces of the battles, in order."""
    return [str(facts["province"]) for facts in table.told("reveal")]


def seen(table: Table, viewer: int | None) -> View:
    """What the viewer (None: a spectator) sees."""
    return table.rules.view(table.state, viewer)


def side_seen(table: Table, viewer: int | None, side: int) -> SideView:
    """What the viewer sees of a side."""
    return seen(table, viewer).sides[SEATS[side]]
