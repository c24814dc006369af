"""GW-C19: whoever has yet to act is asked, and whoever answers acts; nobody waits for tea order."""

import pytest

from tianxia.core.pack import Pack

from .own_packs import FIVE_TACTICS, LOWER_LIMIT
from .table import Table

rule = pytest.mark.rule
MIXED = (
    (0, "b3", "a2-a3"),
    (1, "b4", "a6-b6"),
)  # of each seat a spearman and a horseman


def table(pack: Pack | None = None) -> Table:
    return Table(players=3, mode="coop", pack=pack)


# Production


def at_the_mill(*seats: int) -> Table:
    t = table()
    for seat in seats:
        t.clerks(seat, lumber_mill=1)
        t.give(seat, chi=9)
    t.activate("lumber_mill", advanced=True)
    return t


@rule("GW-C19", "GW-P1")
def test_all_who_can_upgrade_are_asked_and_then_all_who_can_donate() -> None:
    t = at_the_mill(0, 1, 2)
    assert (t.asked, t.to_act) == ("upgrade", (0, 1, 2))
    t.play(2, "upgrade lumber_mill")
    assert (t.asked, t.to_act) == ("overseer", (2,))  # who has begun goes on
    t.play(2, "overseer archer")
    assert (t.asked, t.to_act) == ("upgrade", (0, 1))
    t.play(1, "done")
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    assert [t.overseer(seat, "lumber_mill") for seat in range(3)] == [1, 0, 1]
    assert (t.asked, t.to_act) == ("donate", (0, 1, 2))  # nobody donates before all have upgraded
    t.play(1, "donate")
    assert (t.asked, t.to_act) == ("donate", (0, 2))
    t.play(2, "done")
    t.play(0, "donate")
    assert t.over
    assert [t.honor(seat) for seat in range(3)] == [2, 2, 0]


@rule("GW-C19", "GW-T1")
def test_the_standard_game_produces_in_tea_order() -> None:
    t = Table()
    for seat in (0, 1):
        t.clerks(seat, lumber_mill=1)
        t.give(seat, chi=9)
    t.activate("lumber_mill", advanced=True)
    assert (t.asked, t.to_act) == ("upgrade", (0,))


@rule("GW-C19")
def test_tea_order_is_one_of_the_orders() -> None:
    """Games that were played when there was no other go the same way."""
    t = at_the_mill(0, 1)
    t.play(0, "upgrade lumber_mill", "overseer spearman")
    t.play(1, "upgrade lumber_mill", "overseer spearman")
    t.play(0, "donate")
    t.play(1, "donate")
    assert t.over


# Summer


@rule("GW-C19", "GW-C7", "GW-Z2")
def test_all_who_can_buy_off_shame_are_asked() -> None:
    t = table()
    for seat in range(3):
        t.set_shame(seat, "spearman", 2)
        t.state.honor[seat] = 20
    t.summer()
    assert (t.asked, t.to_act) == ("redeem", (0, 1, 2))
    t.play(1, "unshame spearman")
    assert (t.asked, t.to_act) == ("redeem", (0, 1, 2))  # seat 1 may go on, and the others need not wait
    t.play(2, "done")
    t.play(1, "unshame spearman")  # the last one that it can pay for
    assert (t.asked, t.to_act) == ("redeem", (0,))
    t.play(0, "done")
    assert t.asked == "command"
    assert [t.honor(seat) for seat in range(3)] == [20, 0, 20]


# Deaths


def with_mixed_soldiers(t: Table, section: str, row: int, *cells: tuple[int, str, str]) -> None:
    """A horde where each of these seats has a spearman and a horseman."""
    for seat, on_foot, mounted in cells:
        t.put_on(seat, section, row, on_foot, mounted)


@rule("GW-C19", "GW-V11", "GW-V6", "GW-V7")
def test_all_who_choose_their_dead_or_pay_for_them_are_asked() -> None:
    t = table()
    t.horde("left", "siege_tower_left")
    with_mixed_soldiers(t, "left", 1, *MIXED)
    for seat in (0, 1):
        t.give(seat, chi=9)
    t.clean_up()
    assert (t.asked, t.to_act) == ("death", (0, 1))
    t.play(1, "dies horseman")
    assert (t.asked, t.to_act) == ("death", (0,))
    t.play(0, "dies spearman")
    assert (t.asked, t.to_act) == ("ransom", (0, 1))
    t.play(1, "save horseman")
    assert (t.asked, t.to_act) == ("ransom", (0,))
    t.play(0, "done")
    assert (t.rest(1, "left", "horseman"), t.rest(0, "left", "spearman")) == (1, 0)


@rule("GW-C19", "GW-V11")
def test_in_a_breach_each_names_where_it_stands() -> None:
    """Seat 0 has a choice on two hordes, seat 1 on the second alone."""
    t = table()
    t.horde("left", "heavy_lancers_left")
    t.horde("left", "siege_tower_left")
    with_mixed_soldiers(t, "left", 1, MIXED[0])
    with_mixed_soldiers(t, "left", 2, *MIXED)
    t.assault()
    while t.asked in ("first", "shame"):
        t.decline_once()
    assert (t.asked, t.to_act) == ("death", (0, 1))
    assert [place_asked(t, seat) for seat in (0, 1)] == ["left 1", "left 2"]
    t.play(0, "dies spearman")
    assert (t.asked, t.to_act) == ("death", (0, 1))
    assert [place_asked(t, seat) for seat in (0, 1)] == ["left 2", "left 2"]
    t.play(1, "dies spearman")
    t.play(0, "dies horseman")
    assert t.told("killed")[:2] == [
        ("killed", {"seat": "0", "soldier": "spearman", "number": 1}),
        ("killed", {"seat": "0", "soldier": "horseman", "number": 1}),
    ]
    assert t.spot("left", 1, "b3") == t.spot("left", 2, "b4") == "wound"


def place_asked(t: Table, seat: int) -> object:
    return t.view(seat).question.place


# Hand limits


@rule("GW-D1", "GW-C19")
def test_a_lower_hand_limit_discards_at_once() -> None:
    t = table(pack=Pack(LOWER_LIMIT, "own.toml"))
    t.hand(0, *FIVE_TACTICS)
    t.hand(1, "palisade")
    t.hand(2, "forced_march", "black_market", "parade_of_captives", "captured_wagons")
    t.event("war_drums")
    assert (t.asked, t.to_act) == ("discard", (0, 2))  # more than 3
    t.play(2, "discard black_market")
    assert (t.asked, t.to_act) == ("discard", (0,))
    t.play(0, "discard camp_tales", "discard withdrawal")
    assert [len(t.tactics(seat)) for seat in range(3)] == [3, 1, 3]
    assert t.over
