"""The check that nothing needs POSIX bites, and what it lets pass runs without POSIX."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.portable import SOURCE, findings, main

from tianxia.server.engines import sqlite_url
from tianxia.server.storage import Storage


@pytest.mark.parametrize(
    "code",
    [
        "import pwd",
        "from fcntl import flock",
        "import termios as t",
        "import uvloop",
        "def f():\n    import resource",
        "import os\nos.fork()",
        "import os\nif x:\n    os.nice(10)",
        "os.getuid() == 0",
        "os.setresgid(1, 1, 1)",
        "from os import getpgrp",
        "signal.SIGKILL",
        "from signal import SIGHUP",
        "signal.alarm(3)",
        "loop.add_signal_handler(signal.SIGINT, stop)",
        'subprocess.run(["ls"], preexec_fn=f)',
        'get_context("fork")',
        "multiprocessing.get_context()",
        "ProcessPoolExecutor(2)",
        'shutil.which("chromium") or "/usr/bin/chromium"',
        'open(f"/tmp/{name}", "rb")',
        'open("/dev/null", "wb")',
        "open(path)",
        'open(path, "w")',
        'path.open("a")',
        "path.open()",
        "path.read_text()",
        "path.write_text(text)",
        "try:\n    path.read_text()\nexcept ImportError:\n    pass",
        "try:\n    import pwd\nexcept ValueError:\n    pass",
    ],
)
def test_it_finds_what_some_system_lacks(code: str) -> None:
    assert findings(code)


@pytest.mark.parametrize(
    "code",
    [
        "try:\n    import fcntl\nexcept ImportError:\n    fcntl = None",
        'if sys.platform != "win32":\n    os.nice(10)',
        'if hasattr(os, "nice"):\n    os.nice(10)',
        "signal.signal(signal.SIGINT, signal.SIG_IGN)",
        "signal.SIGTERM",
        'get_context("spawn")',
        'ProcessPoolExecutor(2, mp_context=get_context("spawn"))',
        'path.read_text(encoding="utf-8")',
        'path.read_text("utf-8")',
        'open(path, "w", encoding="utf-8")',
        'open(path, "rb")',
        "webbrowser.open(address)",
        "await tables.open(new, person)",
        '"/api/tables"',
        '"/assets/{name:str}"',
        "from .resource import cards",
        "os.environ, os.getpid(), os.cpu_count(), os._exit(1)",
    ],
)
def test_it_lets_others_pass(code: str) -> None:
    assert findings(code) == []


def test_nothing_in_the_package_does() -> None:
    assert main() == 0


def test_every_file_can_lie_on_every_disk() -> None:
    """Windows does not allow some characters and names, and like macOS it ignores case."""
    paths = [path.relative_to(SOURCE) for path in SOURCE.rglob("*") if "__pycache__" not in path.parts]
    assert len(paths) > 100
    assert [path for path in paths if set(path.name) & set('<>:"|?*\\') or path.name.endswith((".", " "))] == []
    assert [path for path in paths if path.stem.casefold() in ("aux", "con", "nul", "prn")] == []
    assert len({str(path).casefold() for path in paths}) == len(paths)


# A system without POSIX: modules that cannot be imported, functions that are missing, no default encoding.
BARE = """
import os, signal, sys, warnings
for name in ("crypt", "curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"):
    sys.modules[name] = None
for name in ("chown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getpgrp", "getuid", "killpg", "nice",
             "setsid", "uname", "wait"):
    vars(os).pop(name, None)
for name in ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGCHLD", "SIGPIPE", "SIGALRM", "alarm"):
    vars(signal).pop(name, None)
warnings.filterwarnings("error", category=EncodingWarning, module="tianxia")
"""
SELF_PLAY = """
import tianxia
from tianxia.bots import make_bot, situation_in
for known in tianxia.known_games():
    game = tianxia.new(known.name, seed=1)
    bot = make_bot("random" if known.name == "great_wall" else "greedy", known.name)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, game.rules.text(bot.choose(situation_in(game, seat))))
    assert tianxia.replay(game.log.dumps()).over
    print(known.name)
"""
COMMANDS = """
from tianxia.cli import main
main(["games"])
main(["rules", "zhanguo", "ZG-A1", "--language", "pl"])
main(["simulate", "great_wall", "--games", "1", "--bots", "greedy"])
main(["lab", "balance", "zhanguo", "--games", "1", "--bots", "random"])
main(["cards", "list", "great_wall"])
main(["terminal", "--seats", "greedy,random", "--seed", "1", "--log", sys.argv[1]])
main(["replay", sys.argv[1]])
"""


def run_bare(code: str, *arguments: str) -> str:
    command = [sys.executable, "-X", "warn_default_encoding", "-c", BARE + code, *arguments]
    ended = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_bare_system_lacks_what_it_should() -> None:
    with pytest.raises(AssertionError, match=r"pwd"):
        run_bare("import pwd")
    with pytest.raises(AssertionError, match=r"fork"):
        run_bare("os.fork()")


def test_games_and_bots_run_on_a_bare_system() -> None:
    assert run_bare(SELF_PLAY).split() == ["great_wall", "sun_tzu", "zhanguo"]


def test_the_command_line_runs_on_a_bare_system(tmp_path: Path) -> None:
    out = run_bare(COMMANDS, str(tmp_path / "game.jsonl"))
    for said in ("two_ones", "ZG-A1", "1 games of great_wall", "Cards of The Great Wall", "The log is in"):
        assert said in out


def test_people_who_cannot_see_a_letter_see_another_in_its_place() -> None:
    """A pipe on Windows often takes the characters of one language only; that must not end a command."""
    code = 'from tianxia.cli import main\nmain(["rules", "zhanguo", "--language", "pl"])'
    command = [sys.executable, "-c", code]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run(command, capture_output=True, env=environment, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert b"ZG-A1" in ended.stdout
    assert b"?" in ended.stdout


@pytest.mark.parametrize("name", ["with space", "100% ours", "a#b", "ł"])
def test_a_database_may_lie_in_any_folder(tmp_path: Path, name: str) -> None:
    file = tmp_path / name / "tables.sqlite3"
    Storage(sqlite_url(file)).close()
    assert file.is_file()
