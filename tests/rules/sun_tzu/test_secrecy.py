"""ST-A: what is secret and what is public."""

from collections import Counter
from collections.abc import Callable

import pytest
from msgspec import UNSET, to_builtins

from tianxia.games.sun_tzu.names import BLUE, CARDS, GENERALS, RED, N
from tianxia.games.sun_tzu.state import SunTzuState

from .scenes import DECK, NUMBERS, SHAOS, seen
from .table import Table

rule = pytest.mark.rule


def with_orders_lying() -> Table:
    """Round 1, both are ready: King Shao has a card of each secret kind that Sun Tzu must not see."""
    table = Table(red="ambush")
    table.hand(RED, "7", "plague", "+3")
    table.pass_windows()
    table.lay(BLUE, "1 2 3 4 5")
    table.lay(RED, "7 2 3 4 5")
    assert table.asked == "after_orders"
    return table


def swap_orders(s: SunTzuState) -> None:
    """King Shao's 7 at QIN and his 2 at CHU change places."""
    s.orders[N], s.orders[N + 1] = s.orders[N + 1], s.orders[N]


def swap_hand_and_orders(s: SunTzuState) -> None:
    """The plague is laid at QIN, and the 7 is in the hand."""
    s.orders[N] = CARDS.index("plague")
    s.hand[RED][CARDS.index("plague")] -= 1
    s.hand[RED][CARDS.index("7")] += 1


def swap_hand_and_pile(s: SunTzuState) -> None:
    """The +3 is in the pile instead of a 9, which is in the hand."""
    s.pile[RED][s.pile[RED].index(CARDS.index("9"))] = CARDS.index("+3")
    s.hand[RED][CARDS.index("+3")] -= 1
    s.hand[RED][CARDS.index("9")] += 1


def turn_pile(s: SunTzuState) -> None:
    assert s.pile[RED] != s.pile[RED][::-1]
    s.pile[RED].reverse()


def other_general(s: SunTzuState) -> None:
    """The healer is held and the ambush was put back, instead of the other way around."""
    s.held[RED] = 1 << GENERALS.index("healer")


@rule("ST-A9")
@pytest.mark.parametrize("hidden", [swap_orders, swap_hand_and_orders, swap_hand_and_pile, turn_pile, other_general])
def test_what_is_secret_is_not_seen(hidden: Callable[[SunTzuState], None]) -> None:
    """A position that differs in one secret of King Shao looks the same to Sun Tzu and to spectators."""
    table = with_orders_lying()
    before = table.rules.view(table.state, BLUE), table.rules.view(table.state, None)
    own = table.rules.view(table.state, RED)
    hidden(table.state)
    assert (table.rules.view(table.state, BLUE), table.rules.view(table.state, None)) == before
    if hidden is not turn_pile:  # nobody knows that, not even the owner
        assert table.rules.view(table.state, RED) != own


@rule("ST-A9")
def test_a_side_sees_its_own_cards_orders_and_general() -> None:
    table = with_orders_lying()
    own = seen(table, RED).sides["shao"]
    assert own.hand is not UNSET
    assert own.put_back is not UNSET
    assert sorted(own.hand) == sorted(["1", "6", "plague", "+3"])
    assert own.held == ["ambush"]
    assert sorted(own.put_back) == sorted(set(SHAOS) - {"ambush"})
    assert own.pile_known == [None] * 11
    assert seen(table, RED).provinces["QIN"].orders == {"sun_tzu": "?", "shao": "7"}
    for seat in (BLUE, None):
        other = seen(table, seat).sides["shao"]
        assert {other.hand, other.held, other.put_back, other.drawn, other.choice} == {UNSET}
        assert not {"hand", "held", "put_back", "drawn", "choice"} & set(to_builtins(other))
        assert other.generals == 1
        assert seen(table, seat).provinces["QIN"].orders["shao"] == "?"


@rule("ST-A9")
def test_how_far_the_other_side_is_with_its_orders_is_secret() -> None:
    table = Table()
    table.pass_windows()
    before = table.rules.view(table.state, BLUE), table.rules.view(table.state, None)
    table.play(RED, "1@QIN", "2@CHU")
    assert (table.rules.view(table.state, BLUE), table.rules.view(table.state, None)) == before
    assert table.told("order", BLUE) == []
    assert len(table.told("order", RED)) == 2


@rule("ST-A9")
def test_orders_are_open_once_revealed() -> None:
    table = with_orders_lying()
    while table.asked != "after_battle":
        table.play(table.to_act[0], "pass")
    assert seen(table, BLUE).provinces["QIN"].orders == {"sun_tzu": "1", "shao": "7"}
    assert seen(table, None).provinces["QIN"].orders == {"sun_tzu": "1", "shao": "7"}
    assert seen(table, BLUE).provinces["CHU"].orders == {"sun_tzu": "2", "shao": "?"}
    assert seen(table, None).provinces["CHU"].orders == {"sun_tzu": "?", "shao": "?"}


@rule("ST-A9")
@pytest.mark.parametrize("seat", [BLUE, RED, None])
def test_everything_else_is_open(seat: int | None) -> None:
    table = Table()
    table.garrison("WU", RED, 4)
    table.marked("QIN", BLUE)
    table.reserves(BLUE, 5)
    table.hand(RED, "7", "8", "9")
    table.pile(RED, "+1", "-1")
    view = table.rules.view(table.state, seat)
    provinces, sides = seen(table, seat).provinces, seen(table, seat).sides
    assert (provinces["WU"].owner, provinces["WU"].armies) == ("shao", 4)
    assert provinces["QIN"].name_box == {"sun_tzu": 1, "shao": 0}
    assert all(len(province.values) == 3 for province in provinces.values())
    assert (sides["sun_tzu"].pool, sides["sun_tzu"].reserves) == (15, 5)
    assert (sides["shao"].pool, sides["shao"].reserves) == (14, 3)
    assert (sides["shao"].hand_size, sides["shao"].pile) == (9, 2)
    assert Counter(sides["shao"].box) == DECK - Counter([*NUMBERS[:9], "+1", "-1"])
    assert (view.round, view.marker) == (1, 0)
