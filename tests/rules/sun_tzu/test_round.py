"""ST-B: the course of a round and of a battle."""

import pytest

from tianxia.games.sun_tzu.names import BLUE, RED

from .scenes import TIES, bare_table, begin_round, happened
from .table import Table

rule = pytest.mark.rule


def course(table: Table) -> list[str]:
    """Milestones and questions of the round, in order; everybody passes; repeats are dropped."""
    milestones = ("round", "armies_counted", "reveal", "scored", "cards_drawn", "end")
    steps: list[str] = []
    start, seen = table.state.round, 0
    while True:
        events = happened(table)
        steps += [kind for kind in events[seen:] if kind in milestones]
        seen = len(events)
        if table.over or table.state.round != start:
            break
        steps.append(table.asked)
        seat = table.to_act[0]
        if table.asked == "orders":
            table.lay(seat, TIES)
        else:
            table.pass_or_first(seat)
    return [step for i, step in enumerate(steps) if i == 0 or steps[i - 1] != step]


BATTLE = ["reveal", "after_battle"]

OPENING = ["round", "start_of_round", "orders", "armies_counted", "after_orders"]

CLOSING = ["cards_drawn", "draw", "round"]


@rule("ST-B9")
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("generals", [True, False])
def test_a_round_in_order(number: int, generals: bool) -> None:
    """With reserves and cards in hand all windows ask, with and without a general."""
    table = Table()
    if not generals:
        table.general(BLUE)
        table.general(RED)
    begin_round(table, number)
    scoring = ["scored", "after_scoring"] if number % 3 == 0 else []
    closing = CLOSING if number < 9 else ["end"]
    assert course(table) == OPENING + BATTLE * 5 + scoring + closing
    assert table.state.round == (number + 1 if number < 9 else 9)


@rule("ST-B9", "ST-B4")
def test_a_round_in_order_when_a_side_picks_the_battles() -> None:
    table = Table()
    table.garrison("QIN", BLUE, 1)
    begin_round(table, 6)
    picked = ["next_battle", *BATTLE]
    assert course(table) == OPENING + picked * 4 + BATTLE + ["scored", "after_scoring"] + CLOSING


@rule("ST-B9")
def test_what_belongs_to_another_moment_is_refused() -> None:
    table = bare_table()
    begin_round(table, 1)
    assert table.asked == "orders"
    for text in ("fight QIN", "under 7", "from QIN", "pass"):
        assert table.refused_by(BLUE, text) == "ST-B9"


@rule("ST-B10")
def test_a_battle_in_order_marks_strengths_prices_events_window() -> None:
    """6 against +2 at WU, with an event that acts after any battle."""
    table = Table(events=True)
    table.event_deck("four_plagues", "two_ones")
    table.state.plagues = 4
    table.garrison("WU", BLUE, 1)
    table.battle("WU", blue="6", red="+2")
    assert (table.asked, table.to_act) == ("source", (RED,))
    assert happened(table) == ["reveal", "marked", "won", "withdrew", "placed"]
    table.play(RED, "from WU")
    assert happened(table)[5:] == ["to_reserves", "to_reserves", "to_reserves", "event_used", "event_up"]
    assert [facts["source"] for facts in table.told("to_reserves")] == ["WU", "pool", "pool"]
    assert table.armies("WU") == (None, 0), "the price is paid after the movement"
    assert table.asked == "after_battle"


@rule("ST-B10")
def test_a_battle_in_order_plague_recycling_events_window() -> None:
    table = Table(blue="scribe", red="plague_bearer", events=True)
    table.event_deck("four_plagues", "two_ones")
    table.state.plagues = 3
    table.garrison("WU", BLUE, 5)
    table.battle("WU", blue="-1", red="plague")
    assert happened(table) == ["reveal"]
    assert (table.asked, table.to_act) == ("at_reveal", (RED,))
    table.play(RED, "use plague_bearer")
    assert (table.asked, table.to_act) == ("at_reveal", (BLUE,))
    assert table.armies("WU") == ("sun_tzu", 5)
    table.play(BLUE, "use scribe")
    assert happened(table)[1:] == [
        "general_used",
        "general_used",
        "plague",
        "withdrew",
        "recycled",
        "recycled",
        "to_reserves",
        "to_reserves",
        "event_used",
        "event_up",
        # the window asks only because of the reserves: both generals are used
    ]
    assert table.armies("WU") == ("sun_tzu", 3)
    assert table.asked == "after_battle"


@rule("ST-B10")
def test_a_plague_that_acts_ends_the_battle() -> None:
    table = bare_table()
    table.garrison("WU", RED, 5)
    table.battle("WU", blue="plague", red="6")
    assert happened(table) == ["reveal", "plague", "withdrew"]
    assert table.armies("WU") == ("shao", 3)


@rule("ST-B10")
@pytest.mark.parametrize("decider", [-1, BLUE, RED])
def test_sun_tzu_marks_first_whoever_decides(decider: int) -> None:
    """Both pools are empty: each is asked in turn where its army comes from."""
    table = bare_table()
    for province, side in (("QIN", BLUE), ("CHU", BLUE), ("JIN-YAN", RED), ("HAN-QI", RED)):
        table.garrison(province, side, 1)
    table.pool(BLUE, 0)
    table.pool(RED, 0)
    table.battle("WU", blue="6", red="6", decider=decider)
    assert (table.asked, table.to_act) == ("source", (BLUE,))
    table.play(BLUE, "from QIN")
    assert (table.asked, table.to_act) == ("source", (RED,))
    table.play(RED, "from JIN-YAN")
    assert table.told("marked") == [
        {"seat": "sun_tzu", "province": "WU", "source": "QIN"},
        {"seat": "shao", "province": "WU", "source": "JIN-YAN"},
    ]
    assert happened(table)[-1] == "tie", "strengths come after both marks"


@rule("ST-B10")
@pytest.mark.parametrize(("decider", "order"), [(-1, [BLUE, RED]), (BLUE, [BLUE, RED]), (RED, [RED, BLUE])])
def test_the_first_side_pays_its_price_first(decider: int, order: list[int]) -> None:
    table = bare_table()
    table.garrison("QIN", BLUE, 1)
    table.garrison("CHU", RED, 2)
    table.battle("WU", blue="+2", red="+3", decider=decider)
    assert happened(table) == ["reveal", "won", "placed"], "the movement is over"
    payers: list[int] = []
    while table.asked == "source":
        payers.append(table.to_act[0])
        table.play(table.to_act[0], "from pool")
    assert list(dict.fromkeys(payers)) == order
    assert table.state.reserves == [1, 2]
