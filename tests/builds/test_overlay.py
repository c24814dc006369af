"""Compiled modules are used only while they match the sources byte for byte."""

import shutil
import subprocess
import sys
from pathlib import Path

from .conftest import environment_of, lay

ASK = "import tianxia.core.kernel, tianxia.bots.random_bot as b; print(tianxia.core.kernel.__file__, b.__file__)"
PLAY = """
from tianxia.lab.simulate import plan_of, simulate
for game in ("great_wall", "sun_tzu", "zhanguo"):
    print(simulate(plan_of(game, 2, bots=("greedy",), seed=5))["digest"])
"""


def answer(checkout: Path, code: str = ASK, **environment: str) -> str:
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=environment_of(checkout, **environment)
    )
    return done.stdout


def test_they_are_laid_over_the_sources_that_they_were_made_from(checkout: Path, compiled: Path) -> None:
    assert ".py" in answer(checkout)
    lay(compiled, checkout)
    kernel, bot = answer(checkout).split()
    assert Path(kernel).is_relative_to(checkout / "build")
    assert Path(bot).is_relative_to(checkout / "build")


def test_whoever_asks_for_the_sources_gets_them(checkout: Path, compiled: Path) -> None:
    lay(compiled, checkout)
    assert str(checkout / "src") in answer(checkout, TIANXIA_BUILD="pure")


def test_after_an_edit_the_sources_run(checkout: Path, compiled: Path) -> None:
    lay(compiled, checkout)
    edited = checkout / "src" / "tianxia" / "games" / "sun_tzu" / "names.py"
    edited.write_text(edited.read_text(encoding="utf-8") + "# an edit\n", encoding="utf-8")
    assert all(path.endswith(".py") for path in answer(checkout).split())


def test_other_options_of_the_compiler_are_other_modules(checkout: Path, compiled: Path) -> None:
    lay(compiled, checkout)
    shutil.copy(__file__, checkout / "tools" / "compiling")
    assert all(path.endswith(".py") for path in answer(checkout).split())


def test_both_builds_play_the_same_games(checkout: Path, compiled: Path) -> None:
    pure = answer(checkout, PLAY)
    lay(compiled, checkout)
    assert answer(checkout, PLAY) == pure
