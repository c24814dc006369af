"""ST-F: King Shao's generals that act with orders or in a window; ST-X3."""

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu import frames
from tianxia.games.sun_tzu.names import BLUE, PROVINCES, RED, SEATS

from .scenes import SHAOS, SUN_TZUS, begin_round, generals_used, go_on, marks, quiet, side_seen, with_window
from .table import WINDOWS, Table

rule = pytest.mark.rule


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
    assert side_seen(table, RED, RED).held == ["second_six"]


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
    """Not neutral ones, not King Shao's, and not the armies on a name box."""
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
    assert table.rules.view(table.state, BLUE).great_plague == ["sun_tzu", "shao"]
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
