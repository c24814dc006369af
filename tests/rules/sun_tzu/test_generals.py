"""ST-F: generals in general: used by choice, once, in their windows, through round 6."""

import pytest
from msgspec import UNSET

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, RED, SEATS

from .scenes import SHAOS, SUN_TZUS, begin_round, generals_used, go_on, quiet, side_seen, with_window
from .table import WINDOWS, Table

rule = pytest.mark.rule

HOLDERS = [(RED, general) for general in SHAOS] + [(BLUE, general) for general in SUN_TZUS]


def asked_in_round(table: Table, number: int) -> list[tuple[str, str]]:
    """Every question of a window in this round with the side that is asked; everybody passes."""
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
    assert side_seen(table, 1 - side, side).generals == 1
    assert side_seen(table, 1 - side, side).held is UNSET
    table.play(side, use)
    shown = [{"seat": SEATS[side], "general": general}]
    assert generals_used(table, BLUE) == generals_used(table, RED) == shown
    for viewer in (BLUE, RED, None):
        assert side_seen(table, viewer, side).generals == 0
        assert side_seen(table, viewer, side).generals_used == [general]
    while table.to_act != (side,):
        table.play(table.to_act[0], "pass")
    assert not [option for option in table.options(side) if option.startswith("use")]
    assert table.why_not(side, use) == Refusal("ST-F12", general=general)
    put_back = side_seen(table, side, side).put_back
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
    assert side_seen(table, side, side).held == [general]


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
    assert table.over  # Sun Tzu has no general left to ask about
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


# Through round 6


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
    assert (table.asked, table.to_act) == ("start_of_round", (RED,))  # Sun Tzu is no longer asked
    assert table.options(RED) == ["pass"]
    assert table.why_not(RED, "use ambush QIN") == Refusal("ST-F23", round=7)
