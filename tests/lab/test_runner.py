"""Work in several processes: answers as they come, items drawn late, and an end at once."""

import time
from collections.abc import Iterator

import pytest

from tianxia.lab.runner import AHEAD, Processes, Runner, Serial, runner_of


def square(n: int) -> int:
    return n * n


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_the_same_answers_here_and_there() -> None:
    for runner in (Serial(), Processes(2)):
        assert list(runner.map(square, range(9))) == [n * n for n in range(9)]
        assert sorted(runner.as_done(square, range(9))) == [n * n for n in range(9)]
    assert isinstance(runner_of(1), Serial)
    assert isinstance(runner_of(2), Processes)


@pytest.mark.parametrize("runner", [Serial(), Processes(2)])
def test_items_are_drawn_shortly_before_their_turn(runner: Runner) -> None:
    drawn: list[int] = []

    def items() -> Iterator[int]:
        for n in range(100):
            drawn.append(n)
            yield n

    answers = runner.as_done(square, items())
    next(answers)
    assert len(drawn) <= 2 * AHEAD
    assert len(list(answers)) == 99


def test_what_is_quick_does_not_wait_for_what_is_slow() -> None:
    assert next(iter(Processes(2).as_done(nap, [60.0, 0.0]))) == 0.0  # and the other one is not waited for


def test_whatever_goes_wrong_in_a_process_goes_wrong_here() -> None:
    with pytest.raises(ValueError, match="negative"):
        list(Processes(2).as_done(nap, [0.0, -1.0]))
