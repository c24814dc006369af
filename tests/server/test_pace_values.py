"""Clocks as values: what counts, what a stretch of thinking earns, in games of every kind."""

import random

import pytest

import tianxia
from tianxia.server.pace import (
    DAY,
    GRACE,
    SECOND,
    Break,
    Clock,
    Pace,
    begun,
    clocks_as_text,
    clocks_in,
    due_of,
    moved,
    pace_in,
    ran_out,
    stopped,
)

LIVE, DAYS = Pace("live", 600 * SECOND, 10 * SECOND), Pace("days", 2 * DAY)
WAYS = [("sun_tzu", 2), ("zhanguo", 2), ("zhanguo", 4), ("great_wall", 1), ("great_wall", 3)]


@pytest.mark.parametrize("pace", [LIVE, DAYS])
def test_what_is_stored_is_read_again(pace: Pace) -> None:
    assert pace_in(str(pace)) == pace
    clocks = (Clock(5, 7, 3, 1, True, False), Clock(9))
    assert clocks_in(clocks_as_text(clocks)) == clocks
    assert pace_in(None) is None
    assert clocks_in(None) == ()


def test_breaks_are_cut_out_once() -> None:
    breaks = (Break(100, 200), Break(150, 300), Break(0, 20), Break(900, 1000))
    clock = Clock(500, since=50)
    assert clock.spent(400, breaks) == 150
    assert clock.spent(180, breaks) == 50
    assert clock.spent(10, breaks) == 0
    assert clock.runs_out(breaks) == 750
    assert clock.remains(749, breaks) == 1
    assert clock.remains(2000, breaks) == 0
    assert Clock(700, since=50).runs_out(breaks) == 50 + 700 + 200 + 100


def test_a_window_earns_no_more_than_it_took() -> None:
    clock = Clock(60 * SECOND, since=0)
    assert stopped(LIVE, clock, 4, True, 3 * SECOND).left == 60 * SECOND
    assert stopped(LIVE, clock, 4, True, 30 * SECOND).left == 40 * SECOND
    assert stopped(LIVE, clock, 4, False, 3 * SECOND).left == 67 * SECOND


def test_an_answer_that_is_given_again_earns_nothing() -> None:
    again = Clock(60 * SECOND, since=0, credited=4)
    assert stopped(LIVE, again, 4, False, 3 * SECOND).left == 57 * SECOND
    assert stopped(DAYS, Clock(DAY, since=0, credited=4), 4, False, 1).left == DAY - 1


def test_after_a_bot_has_moved_there_is_a_little_time() -> None:
    late = ran_out(Pace("live", 5 * SECOND), Clock(5 * SECOND, since=0))
    assert (late.left, late.since, late.overdue, late.away) == (0, None, True, False)
    assert stopped(Pace("live", 5 * SECOND), late, 4, False, 0).left == GRACE
    assert stopped(LIVE, late, 4, False, 0).left == LIVE.increment
    assert stopped(DAYS, late, 4, False, 0).left == DAYS.first
    twice = ran_out(LIVE, ran_out(LIVE, Clock(0)))
    assert not twice.away
    assert ran_out(LIVE, twice).away
    assert ran_out(DAYS, ran_out(DAYS, Clock(0))).away


@pytest.mark.parametrize(("game", "players"), WAYS)
def test_clocks_run_for_those_who_owe_and_nobody_else(game: str, players: int) -> None:
    """A whole game at random, one second for each move that others notice; also with undone moves."""
    chance = random.Random(3)
    table = tianxia.new(game, seed=5, players=players)
    people = dict.fromkeys(range(table.rules.seats), ())
    now = 0
    clocks = begun(DAYS, table, now, people)
    while not table.over:
        seat = chance.choice(table.to_act)
        twin = table.copy()
        if chance.random() < 0.1 and table.why_not_undo(seat) is None:
            twin.undo(seat)
        else:
            twin.play(seat, chance.choice(table.decision(seat).options).text)
        if twin.changes(()) != table.changes(()):
            now += SECOND
            clocks = moved(DAYS, clocks, table, twin, now, people)
        table = twin
        assert [clock.since is not None for clock in clocks] == [n in table.to_act for n in people]
        assert all(0 < clock.left <= DAYS.first for clock in clocks)
        due = due_of(clocks, table, now, people)
        assert (due is None) == table.over
    assert all(clock.timeouts == 0 for clock in clocks)
