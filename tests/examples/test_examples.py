"""Every example is a script that somebody copies: it is run as one, or its parts are."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.notebooks import run_notebook, texts_of

from tianxia.bots import make_bot
from tianxia.research.matches import find_bot, play_match
from tianxia.research.programs import Program
from tianxia.research.settings import setting_of

EXAMPLES = Path(__file__).parents[2] / "examples"
SETTING = setting_of("sun_tzu", options={"beginner": True})


def example(name: str) -> dict[str, Any]:
    """What a script defines, without its last lines."""
    return runpy.run_path(str(EXAMPLES / name), run_name="example")


def lines_of(name: str) -> int:
    """Of code, without the words on top and empty lines."""
    code = (EXAMPLES / name).read_text(encoding="utf-8").split('"""', 2)[2]
    return sum([bool(line.strip()) for line in code.splitlines()])


def test_a_random_rollout_takes_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    example("random_rollout.py")
    said = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert sorted(said) == ["seat_0", "seat_1", "seat_2"]
    assert sum(map(float, said.values())) == 0
    assert lines_of("random_rollout.py") <= 10


def test_a_bot_of_ones_own_plays_in_the_process_and_as_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same idea twice, so the same games."""
    assert lines_of("my_bot.py") <= 20
    assert lines_of("program_bot.py") <= 20
    monkeypatch.syspath_prepend(str(EXAMPLES))
    inside = find_bot("my_bot:Eager", SETTING)
    other = make_bot("random", "sun_tzu")
    with Program([sys.executable, str(EXAMPLES / "program_bot.py")], "sun_tzu", seconds=60) as outside:
        for seed in (1, 2):
            outcome = play_match(SETTING, [inside, other], seed)
            assert outcome.failed is None
            assert play_match(SETTING, [outside, other], seed) == outcome


def test_a_network_beats_the_random_player() -> None:
    assert lines_of("maskable_ppo.py") <= 30
    module = example("maskable_ppo.py")
    assert module["share_of_wins"](module["train"]()) > 0.6


def test_a_round_of_rllib_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short one: every part of it is used, and every step is masked, since an illegal action would be an error."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    code = "import ray, rllib_ppo\n"
    code += "ray.init(address='local', num_cpus=1, include_dashboard=False, log_to_driver=False)\n"
    code += "found = rllib_ppo.train(400)\nprint('steps', found['env_runners']['num_env_steps_sampled'])\n"
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], cwd=EXAMPLES, capture_output=True, encoding="utf-8", timeout=500
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert int(ended.stdout.split("steps")[-1]) >= 400


@pytest.mark.parametrize("name", sorted([path.name for path in EXAMPLES.glob("*.ipynb")]))
def test_notebooks_print_what_is_stored_in_them(name: str) -> None:
    """And shown in the docs. Else: `make notebooks`."""
    stored = texts_of(json.loads((EXAMPLES / name).read_text(encoding="utf-8")))
    assert len(stored) > 3
    assert texts_of(run_notebook(EXAMPLES / name)) == stored
