"""Work in several processes: answers as they come, items drawn late, and an end at once."""

import os
import sys
from collections.abc import Iterator

import pytest

from tianxia.core.values import BadInput
from tianxia.lab.runner import AHEAD, KEPT, Processes, Runner, Serial, runner_of

from .work import nap, pid_of, square


def test_the_same_answers_here_and_there() -> None:
    for runner in (Serial(), Processes(2)):
        assert list(runner.map(square, range(9))) == [n * n for n in range(9)]
        assert sorted(runner.as_done(square, range(9))) == [n * n for n in range(9)]


def test_a_crew_that_is_held_goes_on() -> None:
    with Processes(2) as crew:
        first = {pid for pid, _ in crew.map(pid_of, range(40))}
        assert len(first) <= 2
        assert {pid for pid, _ in crew.as_done(pid_of, range(40))} <= first
    assert not {pid for pid, _ in crew.map(pid_of, range(4))} & first


def test_answers_wait_for_their_turn() -> None:
    """The first piece takes longest; what comes after it is done meanwhile, but not without end."""
    drawn: list[float] = []

    def items() -> Iterator[float]:
        for n in range(100):
            drawn.append(n)
            yield 0.0 if n else 1.0

    answers = Processes(2).map(nap, items())
    assert next(answers) == 1.0
    assert len(drawn) <= KEPT * 2 + 1
    assert list(answers) == [0.0] * 99


def test_a_runner_by_its_name() -> None:
    assert isinstance(runner_of(), Serial)
    assert isinstance(runner_of(1), Serial)
    assert isinstance(runner_of(2), Processes)
    assert isinstance(runner_of(1, "processes"), Processes)
    everyone = runner_of(None, "processes")
    assert isinstance(everyone, Processes)
    assert everyone.workers == os.cpu_count()


@pytest.mark.parametrize(
    ("workers", "name", "address", "why"),
    [
        (0, "", "", "--workers must be at least 1, not 0"),
        (2, "serial", "", "one process, not 2 workers"),
        (2, "threads", "", "There is no runner 'threads'; there are: serial, processes, ray"),
        (None, "", "auto", "say --runner ray"),
        (2, "processes", "auto", "say --runner ray"),
    ],
)
def test_a_runner_that_there_is_not(workers: int | None, name: str, address: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        runner_of(workers, name, address)


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"install tianxia\[ray\]"):
        list(runner_of(2, "ray").map(square, [1]))


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
