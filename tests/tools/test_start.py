"""What a start does not wait for. A fresh process reports which modules it loaded.

Times depend on the machine, and `make bench-start` shows them; their cause is tested here: loading a game, the
web's libraries or the drawing without need costs time at every start.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tianxia.core.registry import game_names

GAMES = game_names()
WEB = {"alembic", "litestar", "sqlalchemy", "uvicorn"}
TELL = "\nimport json, sys\nprint()\nprint(json.dumps(sorted(sys.modules)))"


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh process has loaded after running the code."""
    ended = subprocess.run([sys.executable, "-c", code + TELL], capture_output=True, encoding="utf-8", timeout=120)
    assert ended.returncode == 0, ended.stderr
    return set(json.loads(ended.stdout.splitlines()[-1]))


def loaded_by_command(*arguments: str) -> set[str]:
    return loaded_by(f"from tianxia.cli import main\nmain({list(arguments)!r})")


def of_games(modules: set[str]) -> set[str]:
    """The games whose rules, bots, sentences or drawing are among the modules."""
    parts = [module.split(".") for module in modules if module.startswith("tianxia.")]
    return {game for game in GAMES for part in parts if any(name.startswith(game) for name in part)}


def test_the_engine_loads_no_game() -> None:
    """`import tianxia` is the first line of every script, and most play one game or none."""
    modules = loaded_by("import tianxia")
    assert "tianxia.core.game" in modules
    assert of_games(modules) == set()
    assert not modules & {*WEB, "rich", "typer", "fluent", "asyncio", "multiprocessing"}
    assert not modules & {"tianxia.bots", "tianxia.lab", "tianxia.server", "tianxia.terminal", "tianxia.words"}


def test_help_loads_neither_games_nor_server() -> None:
    """Somebody who asks for help wants to read it right away; it is about the commands alone."""
    for arguments in (["--help"], [], ["simulate", "--help"], ["cards", "list", "--help"], ["--version"]):
        modules = loaded_by_command(*arguments)
        assert of_games(modules) == set()
        assert not modules & {*WEB, "fluent", "tianxia.bots", "tianxia.lab.simulate", "tianxia.server", "tianxia.words"}


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_loads_its_game_alone(game: str) -> None:
    """Every process of a simulation loads what it plays before its first move; for machines nothing is drawn."""
    modules = loaded_by_command("simulate", game, "--games", "1", "--bots", "greedy", "--json")
    assert of_games(modules) == {game}
    assert not modules & {*WEB, "rich", "fluent"}


def test_a_game_is_loaded_when_it_is_found() -> None:
    asked = loaded_by("import tianxia\ntianxia.core.registry.find('sun_tzu')")
    assert of_games(asked) == {"sun_tzu"}
    assert of_games(loaded_by("import tianxia\ntianxia.known_games()")) == set(GAMES)


@pytest.mark.parametrize("game", ["great_wall", "zhanguo"])
def test_a_terminal_and_a_balance_load_their_game_alone(game: str) -> None:
    """Drawings, sentences and ears of the lab know games: each must come with its own."""
    seats = ",".join(["random"] * {"great_wall": 3, "zhanguo": 2}[game])
    assert of_games(loaded_by_command("terminal", game, "--seats", seats, "--seed", "1")) == {game}
    balance = loaded_by_command("lab", "balance", game, "--games", "1", "--bots", "random", "--json")
    assert of_games(balance) == {game}


def test_a_database_of_the_present_schema_needs_no_migration(tmp_path: Path) -> None:
    """Alembic takes as long to load as all games, and is only needed after an update."""
    url = f"sqlite:///{(tmp_path / 'tables.sqlite3').as_posix()}"
    opening = f"from tianxia.server.app import Settings, create_app\ncreate_app(Settings({url!r}))"
    assert "alembic" in loaded_by(opening)  # the first time creates the schema
    assert "alembic" not in loaded_by(opening)


def test_threads_may_ask_for_the_same_games_at_once() -> None:
    """The second thread must not find half of the cards, which the first is still reading."""
    loaded_by(
        "import sys, threading, tianxia\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "sys.setswitchinterval(1e-6)\n"
        f"names = {list(GAMES)} * 4\n"
        "barrier = threading.Barrier(len(names))\n"
        "def play(name):\n"
        "    barrier.wait()\n"
        "    return tianxia.new(name, seed=1).to_act\n"
        "with ThreadPoolExecutor(len(names)) as pool:\n"
        "    assert len(list(pool.map(play, names))) == len(names)\n"
    )
