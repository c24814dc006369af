"""The same on Ray: one cluster of two workers for all tests here, on loopback and without a dashboard."""

import contextlib
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.toys import at_the_table
from tests.toys.banners import GAME
from tianxia.core.values import BadInput
from tianxia.lab import ray_runner
from tianxia.lab.arena import arena, contest_of
from tianxia.lab.dataset import make_dataset
from tianxia.lab.ray_runner import RayCrew
from tianxia.lab.simulate import plan_of
from tianxia.lab.training import train

from .bots import DYING
from .conftest import Run
from .files import bytes_of
from .work import LEARNS, nap, pid_of, square

CREW = ("--runner", "ray", "--workers", 2)


@pytest.fixture(scope="module")
def crew() -> Iterator[RayCrew]:
    """While it is held, every runner that asks for Ray is given its workers."""
    with RayCrew(2) as crew:
        crew.begin()
        yield crew


def test_answers_in_their_order_and_as_they_come(crew: RayCrew) -> None:
    assert list(crew.map(square, range(50))) == [n * n for n in range(50)]
    assert sorted(crew.as_done(square, range(50))) == sorted([n * n for n in range(50)])
    assert crew.workers == 2


def test_what_goes_wrong_in_a_worker_goes_wrong_here(crew: RayCrew) -> None:
    with pytest.raises(ValueError, match="negative"):
        list(RayCrew(2).as_done(nap, [0.0, -1.0]))


def test_nothing_waits_for_a_piece_that_nobody_wants(crew: RayCrew) -> None:
    answers = RayCrew(2).as_done(nap, [600.0, 0.0])
    assert next(answers) == 0.0
    answers.close()  # type: ignore[attr-defined]
    assert len({pid for pid, _ in crew.map(pid_of, range(20))}) > 0


def test_a_worker_that_dies_changes_nothing(crew: RayCrew) -> None:
    """It is killed after the first game, with others under way."""
    contest = contest_of("sun_tzu", ("greedy", "random"), games=8)
    killed: list[int] = []

    def kill(games: int) -> None:
        while not killed:
            with contextlib.suppress(ProcessLookupError):  # Ray itself ends those that have nothing to do
                pid = crew_pids.pop()
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    crew_pids = {pid for pid, _ in crew.map(pid_of, range(40))}
    assert arena(contest, crew, kill) == arena(contest)
    assert killed[0] not in {pid for pid, _ in crew.map(pid_of, range(40))}


def test_a_piece_that_kills_its_worker_once_is_done_by_another(crew: RayCrew, tmp_path: Path) -> None:
    items = [(str(tmp_path / "died"), n) for n in range(6)]
    assert list(crew.map(dies_once, items)) == [n * n for n in range(6)]
    assert (tmp_path / "died").exists()


def dies_once(item: tuple[str, int]) -> int:
    path, n = item
    if n == 3 and not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def test_commands_give_the_same(crew: RayCrew, run: Run) -> None:
    for command in (
        ("simulate", "sun_tzu", "--games", 3, "--json"),
        ("arena", "sun_tzu", "--bots", "greedy,random", "--games", 4, "--json"),
        ("arena", "sun_tzu", "--bots", f"{DYING},random", "--games", 4, "--json"),  # forfeits
        ("lab", "balance", "sun_tzu", "--games", 3, "--bots", "random", "--json"),
        ("lab", "strengths", "sun_tzu", "--bot", "crane", "--games", 1, "--json"),
    ):
        there, here = run(*command, *CREW), run(*command)
        assert (there.code, there.err) == (0, "")
        assert timeless(there.out) == timeless(here.out)


def timeless(text: str) -> dict[str, object]:
    told = json.loads(text)
    return {name: value for name, value in told.items() if "second" not in name}


def test_a_dataset_is_the_same(crew: RayCrew, tmp_path: Path) -> None:
    plan = plan_of("sun_tzu", 3, bots=("random",))
    assert make_dataset(plan, tmp_path / "there", shard=1, runner=crew).games == 3
    make_dataset(plan, tmp_path / "here", shard=1)
    assert bytes_of(tmp_path / "there") == bytes_of(tmp_path / "here")


def test_training_gives_the_same_files(crew: RayCrew, run: Run, tmp_path: Path) -> None:
    with at_the_table(LEARNS):
        assert train(GAME.name, 5, 6, crew) == train(GAME.name, 5, 6)
        assert run("lab", "train", GAME.name, "--games", 5, "--out", tmp_path, *CREW).code == 0
    assert json.loads((tmp_path / "value.json").read_text(encoding="utf-8")) == [5, 0, [0, 1, 4]]


def test_a_worker_with_other_bots_is_refused(crew: RayCrew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_runner, "digest_of_sources", lambda: "another")
    with pytest.raises(BadInput, match="install the same version everywhere"):
        list(RayCrew(2).map(square, [1]))
