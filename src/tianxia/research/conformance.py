"""The tests of the libraries themselves, on every game, mode and number of players.

`python -m tianxia.research.conformance` runs all of them and prints a table.
"""

import contextlib
import io
import os
import pickle
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Final

import numpy as np
import pyspiel
from gymnasium import make
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.conversions import parallel_to_aec

from . import single  # noqa: F401  it registers what `make` finds
from .aec import Making, Seats, aec_env
from .parallel import AllSeats, parallel_env
from .settings import Setting, all_settings
from .spiel import name_of
from .tables import Illegal

with warnings.catch_warnings():  # they load PettingZoo's own games, which warn about themselves
    warnings.simplefilter("ignore")
    from pettingzoo import test as pettingzoo_tests

CYCLES: Final = 1000  # of moves per seat, as PettingZoo has it: every game ends before
SEED: Final = 5
PLAYED: Final = 40  # moves before a game is saved

# The libraries expect pictures. These are remarks about arrays of numbers, not about faults.
REMARKS: Final = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # of a seat that owes nothing
    "A Box observation space",
    "For Box action spaces",
)


def making(setting: Setting, illegal: Illegal = "refuse") -> Making:
    """The arguments of an environment. Some of the tests do not look at masks: illegal actions must be replaced."""
    return Making(players=setting.players, options=setting.options, pack=setting.pack, illegal=illegal)


def seats(setting: Setting, max_cycles: int | None = None, render_mode: str | None = None) -> Seats:
    return aec_env(setting.game, max_cycles, render_mode, **making(setting))


def all_seats(setting: Setting, max_cycles: int | None = None, render_mode: str | None = None) -> AllSeats:
    return parallel_env(setting.game, max_cycles, render_mode, **making(setting, "replace"))


def api(setting: Setting) -> None:
    pettingzoo_tests.api_test(seats(setting), num_cycles=CYCLES)


def parallel_api(setting: Setting) -> None:
    """It looks at masks: no action needs to be replaced."""
    env = parallel_env(setting.game, **making(setting))
    pettingzoo_tests.parallel_api_test(env, num_cycles=CYCLES)


def seed(setting: Setting) -> None:
    pettingzoo_tests.seed_test(lambda: seats(setting), num_cycles=CYCLES)
    pettingzoo_tests.parallel_seed_test(lambda: all_seats(setting), num_cycles=CYCLES)


def max_cycles(setting: Setting) -> None:
    """It counts cycles in which every seat acts, so the AEC environment is the parallel one, turned around."""
    module = SimpleNamespace(
        parallel_env=lambda max_cycles: all_seats(setting, max_cycles),
        env=lambda max_cycles: parallel_to_aec(all_seats(setting, max_cycles)),
    )
    pettingzoo_tests.max_cycles_test(module)


def state(setting: Setting) -> None:
    replaced = aec_env(setting.game, **making(setting, "replace"))
    pettingzoo_tests.state_test(replaced, all_seats(setting), num_cycles=CYCLES)


def render(setting: Setting) -> None:
    pettingzoo_tests.render_test(lambda render_mode: seats(setting, render_mode=render_mode))


def save(setting: Setting) -> None:
    """PettingZoo's test saves pictures, and is content if there are none. So a game is saved, and both go on alike."""
    env = seats(setting)
    with _elsewhere():
        pettingzoo_tests.test_save_obs(env)
    env.reset(seed=SEED)
    _play(env, PLAYED)
    twin: Seats = pickle.loads(pickle.dumps(env))
    for each in (env, twin):
        _play(each, PLAYED)
    assert env.table.moves == twin.table.moves, "a saved game goes on differently"
    assert np.array_equal(env.state(), twin.state()), "a saved game looks different"


def _play(env: Seats, moves: int) -> None:
    """The middle one of the legal actions, so that two environments do the same."""
    for _ in range(moves):
        if env.table.over:
            return
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[len(legal) // 2]))


def gymnasium(setting: Setting) -> None:
    env = make(f"tianxia/{setting.game}-v1", render_mode="ansi", **making(setting, "replace"))
    check_env(env.unwrapped)


def open_spiel(setting: Setting) -> None:
    """A whole game at random, with everything that can be asked at every move."""
    pyspiel.random_sim_test(pyspiel.load_game(name_of(setting)), 1, False, False)


CHECKS: Final[dict[str, Callable[[Setting], None]]] = {
    "api": api,
    "parallel": parallel_api,
    "seed": seed,
    "max cycles": max_cycles,
    "state": state,
    "render": render,
    "save": save,
    "gymnasium": gymnasium,
    "open_spiel": open_spiel,
}


@contextlib.contextmanager
def _elsewhere() -> Iterator[None]:
    """In a folder that vanishes."""
    here = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)


def run(check: Callable[[Setting], None], setting: Setting) -> None:
    """One test; what it prints is dropped, and a warning that is no mere remark is an error."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for remark in REMARKS:
            warnings.filterwarnings("ignore", message=f".*{remark}")
        check(setting)


def row(setting: Setting) -> dict[str, str]:
    """What each test says about a setting: "ok", or the mistake."""
    found = {}
    for name, check in CHECKS.items():
        try:
            run(check, setting)
            found[name] = "ok"
        except Exception as error:  # a table shows what fails, whatever it is
            found[name] = f"{type(error).__name__}: {first_line(str(error))}"
    return found


def first_line(text: str) -> str:
    return text.partition("\n")[0]


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> None:
    print(line(["game", "mode", "players", *CHECKS]))
    print(line(["---"] * (3 + len(CHECKS))))
    failed = False
    for setting in all_settings():
        found = row(setting)
        failed |= any(word != "ok" for word in found.values())
        print(line([setting.game, setting.mode or "-", str(setting.players), *found.values()]), flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
