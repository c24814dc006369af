"""ST-F: Sun Tzu's generals that act at setup or in a window."""

from itertools import permutations

import pytest

from tianxia.core.values import Refusal
from tianxia.games.sun_tzu.names import BLUE, PROVINCES, RED

from .scenes import NEIGHBORS, SUN_TZUS, generals_used, quiet, side_seen, with_window
from .table import Table

rule = pytest.mark.rule


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
    """All pairs: into a neutral province, into one of Sun Tzu's, and never into the enemy's."""
    use = f"use march {start}>{goal}"
    border = goal in NEIGHBORS[start]
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
    assert side_seen(table, RED, BLUE).generals == 0
    assert side_seen(table, RED, BLUE).generals_used == ["vanguard"]


@rule("ST-F8")
@pytest.mark.parametrize("general", SUN_TZUS)
def test_with_any_other_general_the_score_marker_starts_in_the_center(general: str) -> None:
    table = Table(blue=general)
    assert table.state.marker == 0
    assert generals_used(table) == []
    assert side_seen(table, RED, BLUE).generals == 1


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
