"""ST-F: generals in general, and those that act at setup, with orders or in a window; ST-X3."""

from itertools import permutations

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, PROVINCES, RED, SEATS

from .scenes import NEIGHBOURS, SHAOS, SUN_TZUS, begin_round, generals_used, lay_both, marks, quiet
from .table import WINDOWS, Table

rule = pytest.mark.rule

HOLDERS = [(RED, general) for general in SHAOS] + [(BLUE, general) for general in SUN_TZUS]


def with_window(table: Table, kind: str, number: int = 1) -> Table:
    """The table in this window of this round."""
    table.set_round(number)
    table.window(kind)
    return table


def go_on(table: Table) -> None:
    """The present question is answered without doing anything: pass, level orders, any draw."""
    if table.asked == "orders":
        lay_both(table)
        return
    for seat in table.to_act:
        table.pass_or_first(seat)


def asked_in_round(table: Table, number: int) -> list[tuple[str, str]]:
    """Every question of a window in this round with the side that is asked, all passing."""
    begin_round(table, number)
    asked: list[tuple[str, str]] = []
    while not table.over and table.state.round == number:
        if table.asked in WINDOWS:
            asked.extend((table.asked, SEATS[seat]) for seat in table.to_act)
        go_on(table)
    return asked


def windows_of(number: int) -> list[str]:
    """ST-F11: the windows of a round, in order."""
    scoring = ["after_scoring"] if number in (3, 6, 9) else []
    return ["start_of_round", "after_orders", *["after_battle"] * 5, *scoring]


def side_seen(table: Table, viewer: int | None, side: int) -> dict[str, object]:
    """What the viewer (None: a spectator) sees of a side."""
    sides = table.rules.view(table.state, viewer)["sides"]
    assert isinstance(sides, dict)
    seen: dict[str, object] = sides[SEATS[side]]
    return seen


# A general is used by choice, once


@rule("ST-F12")
@pytest.mark.parametrize(
    ("side", "general", "use"),
    [
        (RED, "ambush", "use ambush QIN"),
        (RED, "great_plague", "use great_plague"),
        (BLUE, "march", "use march QIN>CHU"),
        (BLUE, "levy", "use levy QIN"),
    ],
)
def test_a_general_is_used_by_choice_shown_to_both_and_never_comes_back(side: int, general: str, use: str) -> None:
    table = Table()  # with reserves and cards to buy them, so that the side is asked again
    table.general(side, general)
    table.general(1 - side)
    table.garrison("QIN", BLUE, 3)
    with_window(table, "start_of_round")
    if table.to_act != (side,):
        table.play(1 - side, "pass")
    assert {"pass", use} <= set(table.options(side))
    assert side_seen(table, 1 - side, side)["generals"] == 1
    assert "held" not in side_seen(table, 1 - side, side)
    table.play(side, use)
    shown = [{"seat": SEATS[side], "general": general}]
    assert generals_used(table, BLUE) == generals_used(table, RED) == shown
    for viewer in (BLUE, RED, None):
        assert side_seen(table, viewer, side)["generals"] == 0
        assert side_seen(table, viewer, side)["generals_used"] == [general]
    while table.to_act != (side,):
        table.play(table.to_act[0], "pass")
    assert not [option for option in table.options(side) if option.startswith("use")]
    assert table.why_not(side, use) == Refusal("ST-F12", general=general)
    put_back = side_seen(table, side, side)["put_back"]
    assert isinstance(put_back, list)
    assert general not in put_back


@rule("ST-F12")
@pytest.mark.parametrize(("side", "general"), HOLDERS)
def test_passing_keeps_the_general(side: int, general: str) -> None:
    table = quiet()
    table.general(side, general)
    with_window(table, "after_orders")
    table.play(side, "pass")
    assert table.over
    assert generals_used(table) == []
    assert side_seen(table, side, side)["held"] == [general]


@rule("ST-F12")
@pytest.mark.parametrize(
    ("side", "use", "general"),
    [
        (BLUE, "use ambush QIN", "ambush"),  # the opponent's own general
        (BLUE, "use levy QIN", "levy"),  # put back at setup
        (RED, "use levy QIN", "levy"),
        (RED, "use great_plague", "great_plague"),
    ],
)
def test_a_general_that_is_not_held_is_refused(side: int, use: str, general: str) -> None:
    table = quiet(blue=("march",), red=("ambush",))
    table.garrison("QIN", BLUE, 3)
    with_window(table, "start_of_round")
    if side == RED:
        table.play(BLUE, "pass")
    assert use not in table.options(side)
    assert table.why_not(side, use) == Refusal("ST-F12", general=general)


# Windows


@rule("ST-F11", "ST-F14")
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize(("side", "general"), HOLDERS)
def test_who_is_asked_in_a_round_depends_on_no_general(side: int, general: str, number: int) -> None:
    table = quiet()
    table.general(side, general)
    if number <= 6:
        expected = [(window, SEATS[side]) for window in windows_of(number)]
    else:
        expected = [("start_of_round", "shao")] if side == RED else []
    assert asked_in_round(table, number) == expected


@rule("ST-F11")
@pytest.mark.parametrize("number", range(1, 7))
def test_both_are_asked_in_every_window_sun_tzu_first_where_nobody_decides(number: int) -> None:
    table = quiet(blue=("levy",), red=("healer",))
    expected = [(window, seat) for window in windows_of(number) for seat in ("sun_tzu", "shao")]
    assert asked_in_round(table, number) == expected


@rule("ST-F14")
@pytest.mark.parametrize("number", range(1, 10))
def test_without_unused_generals_and_reserves_nobody_is_asked(number: int) -> None:
    assert asked_in_round(quiet(), number) == []


@rule("ST-F14")
@pytest.mark.parametrize("number", [1, 6, 7, 9])
def test_buying_is_offered_in_the_same_windows(number: int) -> None:
    table = quiet()
    table.reserves(BLUE, 1)
    table.hand(BLUE, "7")
    assert asked_in_round(table, number) == [(window, "sun_tzu") for window in windows_of(number)]


@rule("ST-F14")
def test_sun_tzu_is_asked_no_more_when_his_vanguard_has_been_shown() -> None:
    table = Table(blue="vanguard", red="healer")
    for side in (BLUE, RED):
        table.reserves(side, 0)
        table.hand(side)
    assert asked_in_round(table, 1) == [(window, "shao") for window in windows_of(1)]


@rule("ST-F11")
@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize(("decider", "order"), [(-1, (BLUE, RED)), (BLUE, (BLUE, RED)), (RED, (RED, BLUE))])
def test_the_first_side_is_asked_first(kind: str, decider: int, order: tuple[int, int]) -> None:
    table = quiet(blue=("levy",), red=("healer",))
    table.state.decider = decider
    with_window(table, kind, 5)
    for seat in order:
        assert (table.asked, table.to_act) == (kind, (seat,))
        table.play(seat, "pass")
    assert table.over


@rule("ST-F11")
def test_the_decider_of_the_round_before_is_asked_first_until_the_new_one_is_known() -> None:
    table = quiet(blue=("levy",), red=("healer",))
    table.state.decider = BLUE
    table.garrison("QIN", BLUE, 3)
    asked = asked_in_round(table, 5)
    assert asked[:2] == [("start_of_round", "sun_tzu"), ("start_of_round", "shao")]
    assert asked[2:] == [(window, seat) for window in windows_of(5)[1:] for seat in ("shao", "sun_tzu")]


@rule("ST-F11")
def test_a_window_goes_on_until_both_pass_one_after_the_other() -> None:
    table = quiet(blue=("march", "levy"), red=("ambush", "healer"))
    table.garrison("QIN", BLUE, 3)
    with_window(table, "after_battle", 2)
    table.play(BLUE, "pass")
    table.play(RED, "use ambush QIN")
    table.play(BLUE, "use march QIN>CHU")  # he passed before, and is asked again
    table.play(RED, "pass")
    table.play(BLUE, "use levy CHU")  # the pass before this one ended nothing
    table.play(RED, "pass")
    assert table.over  # Sun Tzu has no general left to be asked for
    assert table.armies("QIN") == ("sun_tzu", 1)
    assert table.armies("CHU") == ("sun_tzu", 2)


@rule("ST-F11")
def test_the_one_who_acted_is_asked_again_after_the_others_pass() -> None:
    table = quiet(blue=("march", "levy"), red=("healer",))
    table.garrison("QIN", BLUE, 3)
    with_window(table, "start_of_round")
    table.play(BLUE, "use march QIN>CHU")
    table.play(RED, "pass")
    assert table.to_act == (BLUE,)
    table.play(BLUE, "pass")
    assert table.over


@rule("ST-F11")
@pytest.mark.parametrize(("act", "points"), [("use ambush WU", 0), ("pass", 4)])
def test_the_window_after_the_fifth_battle_comes_before_scoring(act: str, points: int) -> None:
    table = quiet(red=("ambush",))
    table.markers((1, 2, 4), (1, 3, 5), (1, 4, 3), (2, 3, 2), (4, 1, 4))
    table.garrison("WU", BLUE, 1)
    begin_round(table, 3)
    while sum(table.state.fought) < 5:
        go_on(table)
    assert (table.asked, table.to_act) == ("after_battle", (RED,))
    assert table.told("scored") == []
    table.play(RED, act)
    assert table.told("scored") == [{"round": 3, "sun_tzu": points, "shao": 0, "marker": points}]


@rule("ST-F11")
@pytest.mark.parametrize(
    ("seat", "use"), [(BLUE, "use levy QIN"), (BLUE, "use march QIN>CHU"), (RED, "use ambush QIN")]
)
def test_any_phase_is_not_inside_a_battle_nor_while_orders_are_laid(seat: int, use: str) -> None:
    table = quiet(blue=("levy", "march"), red=("ambush",))
    table.garrison("QIN", BLUE, 3)
    table.garrison("WU", RED, 3)
    general = use.split()[1]

    table.run((frames.ORDERS,))
    assert table.why_not(seat, use) == Refusal("ST-F11", now="orders")

    blue, red = ("7", "1") if seat == BLUE else ("plague", "1")
    table.battle("JIN-YAN", blue=blue, red=red)
    assert (table.asked, table.to_act) == ("at_reveal", (seat,))
    assert table.why_not(seat, use) == Refusal("ST-F11", general=general)
    assert table.options(seat) == ["pass"]

    blue, red = ("+2", "3") if seat == BLUE else ("3", "+2")
    table.battle("CHU", blue=blue, red=red)
    assert (table.asked, table.to_act) == ("source", (seat,))
    assert table.why_not(seat, use) == Refusal("ST-F11", now="source")


@rule("ST-F11")
@pytest.mark.parametrize("seat", [BLUE, RED])
def test_any_phase_is_not_while_the_next_battle_is_picked(seat: int) -> None:
    table = quiet(blue=("levy",), red=("ambush",))
    table.garrison("QIN", BLUE, 3)
    table.garrison("WU", RED, 3 if seat == BLUE else 2)
    table.state.decider = seat
    table.run((frames.BATTLES,))
    assert (table.asked, table.to_act) == ("next_battle", (seat,))
    use = "use levy QIN" if seat == BLUE else "use ambush QIN"
    assert table.why_not(seat, use) == Refusal("ST-F11", now="next_battle")


# Up to round 6


@rule("ST-F2", "ST-F6", "ST-F10", "ST-F11")
@pytest.mark.parametrize("kind", WINDOWS)
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize(
    ("side", "general", "use"),
    [
        (RED, "ambush", "use ambush QIN"),
        (BLUE, "march", "use march QIN>CHU"),
        (BLUE, "levy", "use levy QIN"),
    ],
)
def test_generals_of_any_phase_act_in_every_window_up_to_round_six(
    side: int, general: str, use: str, number: int, kind: str
) -> None:
    table = quiet()
    table.general(side, general)
    table.garrison("QIN", BLUE, 3)
    with_window(table, kind, number)
    table.play(side, use)
    assert generals_used(table)[-1] == {"seat": SEATS[side], "general": general}
    assert table.armies("QIN") == ("sun_tzu", 4 if general == "levy" else 2)


@rule("ST-F23")
@pytest.mark.parametrize("number", [7, 8, 9])
@pytest.mark.parametrize(
    ("side", "general", "use"),
    [
        (RED, "ambush", "use ambush QIN"),
        (BLUE, "march", "use march QIN>CHU"),
        (BLUE, "levy", "use levy QIN"),
    ],
)
def test_generals_of_any_phase_are_useless_from_round_seven_on(side: int, general: str, use: str, number: int) -> None:
    table = quiet()
    table.general(side, general)
    table.reserves(side, 1)
    table.hand(side, "7")  # so that Sun Tzu is asked at all
    table.garrison("QIN", BLUE, 3)
    for kind in WINDOWS:
        with_window(table, kind, number)
        assert table.to_act == (side,)
        assert table.options(side) == ["buy 7", "pass"]
        assert table.why_not(side, use) == Refusal("ST-F23", round=number)


@rule("ST-F23", "ST-F11")
def test_the_window_after_the_scoring_of_round_six_is_the_last() -> None:
    table = quiet(blue=("march",), red=("ambush",))
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", RED, 2)
    begin_round(table, 6)
    while table.asked != "after_scoring":
        go_on(table)
    assert len(table.told("scored")) == 1
    assert "use march QIN>CHU" in table.options(BLUE)
    table.play(BLUE, "pass")
    assert "use ambush QIN" in table.options(RED)
    table.play(RED, "pass")
    while table.state.round == 6:
        go_on(table)
    assert (table.asked, table.to_act) == ("start_of_round", (RED,))  # Sun Tzu is not asked any more
    assert table.options(RED) == ["pass"]
    assert table.why_not(RED, "use ambush QIN") == Refusal("ST-F23", round=7)


# ST-F1: the second six


@rule("ST-F1", "ST-F15")
def test_the_second_six_is_laid_where_the_six_was_used_and_marks_again() -> None:
    table = quiet(red=("second_six",))
    table.marked("CHU", RED)
    table.run((frames.ORDERS,))
    assert "6@CHU" in table.options(RED)
    table.battle("CHU", blue="4", red="6")
    assert generals_used(table, BLUE) == generals_used(table, RED) == [{"seat": "shao", "general": "second_six"}]
    assert table.told("marked") == [{"seat": "shao", "province": "CHU", "source": "pool"}]
    assert marks(table, "CHU", RED) == (2, 2)
    assert table.armies("CHU") == ("shao", 2)
    assert table.state.held[RED] == 0


@rule("ST-F15")
def test_the_second_six_is_shown_only_when_the_six_is_revealed() -> None:
    table = quiet(red=("second_six",))
    table.marked("JIN-YAN", RED)
    begin_round(table, 1)
    table.play(RED, "pass")
    table.lay(BLUE, "1 2 3 4 5")
    table.lay(RED, "1 2 6 4 5")
    while table.state.battle != PROVINCES.index("CHU"):
        assert generals_used(table) == []
        table.play(RED, "pass")  # still asked: the general is unused
    assert generals_used(table) == []
    table.play(RED, "pass")
    assert generals_used(table) == [{"seat": "shao", "general": "second_six"}]
    assert table.asked == "draw"  # nobody was asked after the battles at JIN-YAN, HAN-QI and WU


@rule("ST-F15", "ST-E3")
@pytest.mark.parametrize("general", [*(name for name in SHAOS if name != "second_six"), ""])
def test_without_this_general_a_six_is_refused_where_it_was_used(general: str) -> None:
    table = quiet()
    table.general(RED, *([general] if general else []))
    table.marked("CHU", RED)
    table.run((frames.ORDERS,))
    assert "6@CHU" not in table.options(RED)
    assert table.why_not(RED, "6@CHU") == Refusal("ST-E3", province="CHU")


@rule("ST-F15", "ST-E3")
@pytest.mark.parametrize("general", [*SUN_TZUS, "vanguard"])
def test_sun_tzu_has_no_second_six(general: str) -> None:
    table = Table(blue=general, red="second_six")
    table.marked("CHU", BLUE)
    table.run((frames.ORDERS,))
    assert "6@CHU" not in table.options(BLUE)
    assert table.why_not(BLUE, "6@CHU") == Refusal("ST-E3", province="CHU")


@rule("ST-F15")
@pytest.mark.parametrize("blue", ["3", "plague"])
def test_once_spent_a_third_six_is_refused(blue: str) -> None:
    table = quiet(red=("second_six",))
    table.marked("CHU", RED)
    table.battle("CHU", blue=blue, red="6")
    table.run((frames.END_ROUND,))
    while table.asked != "orders":
        go_on(table)
    assert table.why_not(RED, "6@CHU") == Refusal("ST-E3", province="CHU")
    assert "6@WU" in table.options(RED)


@rule("ST-F15")
def test_a_plague_cancels_the_second_six_and_the_general_is_spent_all_the_same() -> None:
    table = quiet(red=("second_six",))
    table.marked("CHU", RED)
    table.garrison("CHU", RED, 4)
    table.battle("CHU", blue="plague", red="6")
    assert generals_used(table, BLUE) == [{"seat": "shao", "general": "second_six"}]
    assert table.told("marked") == []
    assert marks(table, "CHU", RED) == (1, 1)
    assert table.armies("CHU") == ("shao", 2)
    assert table.over  # no general is left, so King Shao is not asked about the plague


@rule("ST-F15")
def test_a_six_in_a_fresh_province_does_not_spend_the_general() -> None:
    table = quiet(red=("second_six",))
    table.marked("CHU", RED)
    table.battle("WU", blue="4", red="6")
    assert generals_used(table) == []
    assert marks(table, "WU", RED) == (1, 1)
    assert side_seen(table, RED, RED)["held"] == ["second_six"]


@rule("ST-F15")
@pytest.mark.parametrize("kind", WINDOWS)
def test_the_second_six_is_never_used_in_a_window(kind: str) -> None:
    table = quiet(red=("second_six",))
    table.marked("CHU", RED)
    with_window(table, kind)
    assert table.options(RED) == ["pass"]
    assert table.why_not(RED, "use second_six") == Refusal("ST-F15", general="second_six")


# ST-F2: the ambush


@rule("ST-F2", "ST-F16")
@pytest.mark.parametrize(("before", "after"), [(3, ("sun_tzu", 2)), (1, (None, 0))])
def test_the_ambush_sends_one_enemy_army_to_its_pool(before: int, after: tuple[str | None, int]) -> None:
    table = quiet(red=("ambush",))
    table.garrison("HAN-QI", BLUE, before)
    pools = list(table.state.pool)
    with_window(table, "after_battle", 4)
    table.play(RED, "use ambush HAN-QI")
    assert table.told("withdrew") == [{"seat": "sun_tzu", "province": "HAN-QI", "count": 1}]
    assert table.armies("HAN-QI") == after
    assert table.state.pool == [pools[BLUE] + 1, pools[RED]]


@rule("ST-F2", "ST-F16")
def test_the_ambush_finds_only_provinces_with_enemy_armies() -> None:
    """Not neutral ones, not the own, and not the armies on a name box."""
    table = quiet(red=("ambush",))
    table.garrison("QIN", BLUE, 2)
    table.garrison("WU", BLUE, 1)
    table.garrison("JIN-YAN", RED, 2)
    table.marked("CHU", BLUE)
    table.marked("JIN-YAN", BLUE)
    with_window(table, "start_of_round")
    assert table.options(RED) == ["pass", "use ambush QIN", "use ambush WU"]
    for province in ("CHU", "JIN-YAN", "HAN-QI"):
        assert table.why_not(RED, f"use ambush {province}") == Refusal("ST-F2", province=province)


# ST-F4, ST-F18, ST-X3: the great plague


def announce(table: Table, number: int) -> None:
    """The round begins and King Shao announces the great plague."""
    begin_round(table, number)
    table.play(RED, "use great_plague")


@rule("ST-F4", "ST-F18")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_great_plague_is_announced_openly_at_the_start_of_any_round(number: int) -> None:
    table = quiet(red=("great_plague",))
    begin_round(table, number)
    assert table.options(RED) == ["pass", "use great_plague"]
    table.play(RED, "use great_plague")
    assert generals_used(table, BLUE) == generals_used(table, RED) == [{"seat": "shao", "general": "great_plague"}]
    assert table.rules.view(table.state, BLUE)["great_plague"] == ["sun_tzu", "shao"]
    table.garrison("WU", BLUE, 7)
    table.battle("WU", blue="5", red="plague")
    assert table.armies("WU") == ("sun_tzu", 1)


@rule("ST-F4", "ST-F18")
@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("kind", ["after_orders", "after_battle", "after_scoring"])
def test_the_great_plague_is_refused_in_every_other_window(kind: str, number: int) -> None:
    table = quiet(red=("great_plague",))
    with_window(table, kind, number)
    assert table.options(RED) == ["pass"]
    refusal = table.why_not(RED, "use great_plague")
    assert refusal is not None
    assert refusal.rule == "ST-F4"


@rule("ST-F4", "ST-X3")
@pytest.mark.parametrize("owner", [BLUE, RED])
@pytest.mark.parametrize(("blue", "red"), [("plague", "5"), ("5", "plague"), ("plague", "plague")])
def test_every_plague_of_the_round_leaves_only_one_army(blue: str, red: str, owner: int) -> None:
    table = quiet(red=("great_plague",))
    announce(table, 2)
    table.garrison("WU", owner, 6)
    pool = table.state.pool[owner]
    table.battle("WU", blue=blue, red=red)
    assert table.told("plague") == [{"province": "WU", "seat": SEATS[owner], "lost": 5}]
    assert table.armies("WU") == (SEATS[owner], 1)
    assert table.state.pool[owner] == pool + 5


@rule("ST-X3")
@pytest.mark.parametrize(("blue", "red", "left"), [("plague", "5", 3), ("5", "plague", 1), ("plague", "plague", 1)])
def test_in_the_french_edition_only_the_owners_plagues_are_great(blue: str, red: str, left: int) -> None:
    table = quiet(red=("great_plague",), great_plague="own")
    announce(table, 2)
    table.garrison("WU", BLUE, 6)
    table.battle("WU", blue=blue, red=red)
    assert table.armies("WU") == ("sun_tzu", left)
    assert len(table.told("plague")) == 1


@rule("ST-F4")
def test_all_plagues_of_the_round_are_great_not_the_first_alone() -> None:
    table = quiet(red=("great_plague",))
    announce(table, 2)
    for province, blue, red in (("QIN", "5", "plague"), ("CHU", "plague", "5"), ("WU", "4", "plague")):
        table.garrison(province, BLUE, 4)
        table.battle(province, blue=blue, red=red)
        assert table.armies(province) == ("sun_tzu", 1)


@rule("ST-F18")
@pytest.mark.parametrize("red", ["5", "plague"])
@pytest.mark.parametrize(("before", "after"), [(0, (None, 0)), (1, ("shao", 1)), (2, ("shao", 1)), (9, ("shao", 1))])
def test_a_garrison_of_one_or_none_loses_nothing_and_two_plagues_act_once(
    before: int, after: tuple[str | None, int], red: str
) -> None:
    table = quiet(red=("great_plague",))
    announce(table, 2)
    table.garrison("WU", RED, before)
    table.battle("WU", blue="plague", red=red)
    assert [told["lost"] for told in table.told("plague")] == [max(0, before - 1)]
    assert table.armies("WU") == after


@rule("ST-F4")
def test_the_great_plague_is_over_when_the_round_is() -> None:
    table = quiet(red=("great_plague",))
    announce(table, 2)
    while table.state.round == 2:
        go_on(table)
    table.garrison("WU", BLUE, 6)
    table.battle("WU", blue="5", red="plague")
    assert table.armies("WU") == ("sun_tzu", 3)


# ST-F6: the march


@rule("ST-F6")
def test_the_march_moves_one_army_to_an_adjacent_province() -> None:
    table = quiet(blue=("march",))
    table.garrison("QIN", BLUE, 3)
    table.garrison("CHU", BLUE, 1)
    pool = table.state.pool[BLUE]
    with_window(table, "after_orders", 3)
    table.play(BLUE, "use march QIN>CHU")
    assert table.told("placed") == [{"seat": "sun_tzu", "source": "QIN", "province": "CHU", "count": 1}]
    assert table.armies("QIN") == ("sun_tzu", 2)
    assert table.armies("CHU") == ("sun_tzu", 2)
    assert table.state.pool[BLUE] == pool


@rule("ST-F6")
@pytest.mark.parametrize(("start", "goal"), list(permutations(PROVINCES, 2)))
def test_the_march_crosses_borders_only(start: str, goal: str) -> None:
    """All pairs: into a neutral province, into an own one, and never into the enemy's."""
    use = f"use march {start}>{goal}"
    border = goal in NEIGHBOURS[start]
    for garrison, owner in ((0, BLUE), (2, BLUE), (1, RED)):
        table = quiet(blue=("march",))
        table.garrison(start, BLUE, 2)
        table.garrison(goal, owner, garrison)
        with_window(table, "start_of_round")
        if border and owner == BLUE:
            table.play(BLUE, use)
            assert table.armies(start) == ("sun_tzu", 1)
            assert table.armies(goal) == ("sun_tzu", garrison + 1)
        else:
            assert use not in table.options(BLUE)
            facts = {"province": goal} if border else {"start": start, "goal": goal}
            assert table.why_not(BLUE, use) == Refusal("ST-F6", **facts)


@rule("ST-F20", "ST-F6")
def test_the_march_may_take_the_last_army_but_needs_one() -> None:
    table = quiet(blue=("march",))
    table.garrison("WU", BLUE, 1)
    table.garrison("JIN-YAN", RED, 1)
    table.marked("QIN", BLUE)  # an army on a name box cannot march
    with_window(table, "start_of_round")
    assert table.options(BLUE) == ["pass", "use march WU>CHU", "use march WU>HAN-QI"]
    for start in ("QIN", "JIN-YAN"):
        assert table.why_not(BLUE, f"use march {start}>HAN-QI") == Refusal("ST-F20", province=start)
    table.play(BLUE, "use march WU>HAN-QI")
    assert table.armies("WU") == (None, 0)
    assert table.armies("HAN-QI") == ("sun_tzu", 1)


# ST-F8: the vanguard


@rule("ST-F8", "ST-F22")
def test_the_vanguard_moves_the_score_marker_when_setup_is_finished() -> None:
    table = Table(at_setup=True)
    table.play(BLUE, "keep vanguard")
    assert table.state.marker == 0
    assert generals_used(table) == []
    table.play(RED, "keep healer")
    assert table.state.marker == 1
    assert generals_used(table, RED) == generals_used(table, BLUE) == [{"seat": "sun_tzu", "general": "vanguard"}]
    assert table.told("point") == [{"seat": "sun_tzu", "marker": 1}]
    kinds = [table.rules.events[event[0]].name for event in table.state.told or [] if event[0] >= 0]
    assert kinds.index("general_used") > max(i for i, kind in enumerate(kinds) if kind == "score_marker")
    assert kinds.index("general_used") < kinds.index("round")
    assert side_seen(table, RED, BLUE)["generals"] == 0
    assert side_seen(table, RED, BLUE)["generals_used"] == ["vanguard"]


@rule("ST-F8")
@pytest.mark.parametrize("general", SUN_TZUS)
def test_with_any_other_general_the_score_marker_starts_in_the_centre(general: str) -> None:
    table = Table(blue=general)
    assert table.state.marker == 0
    assert generals_used(table) == []
    assert side_seen(table, RED, BLUE)["generals"] == 1


# ST-F10: the levy


@rule("ST-F10")
def test_the_levy_adds_an_army_of_the_pool_to_an_own_province() -> None:
    table = quiet(blue=("levy",))
    table.garrison("JIN-YAN", BLUE, 1)
    pool = table.state.pool[BLUE]
    with_window(table, "after_scoring", 6)
    table.play(BLUE, "use levy JIN-YAN")
    assert table.told("placed") == [{"seat": "sun_tzu", "source": "pool", "province": "JIN-YAN", "count": 1}]
    assert table.armies("JIN-YAN") == ("sun_tzu", 2)
    assert table.state.pool[BLUE] == pool - 1


@rule("ST-F10")
def test_the_levy_goes_only_where_sun_tzu_already_stands() -> None:
    table = quiet(blue=("levy",))
    table.garrison("JIN-YAN", BLUE, 1)
    table.garrison("WU", RED, 1)
    table.marked("QIN", BLUE)
    with_window(table, "start_of_round")
    assert table.options(BLUE) == ["pass", "use levy JIN-YAN"]
    for province in ("QIN", "CHU", "WU"):
        assert table.why_not(BLUE, f"use levy {province}") == Refusal("ST-F10", province=province)


@rule("ST-F20")
def test_the_levy_needs_an_army_in_the_pool_bought_just_before_if_need_be() -> None:
    table = quiet(blue=("levy",))
    table.reserves(BLUE, 1)
    table.hand(BLUE, "7")
    table.garrison("WU", BLUE, 1)
    table.pool(BLUE, 0)
    with_window(table, "after_battle", 2)
    assert table.options(BLUE) == ["buy 7", "pass"]
    assert table.why_not(BLUE, "use levy WU") == Refusal("ST-F20", pool=0)
    table.play(BLUE, "buy 7", "use levy WU")
    assert table.armies("WU") == ("sun_tzu", 2)
    assert (table.state.pool[BLUE], table.state.reserves[BLUE]) == (0, 0)
