"""Whatever a move does otherwise is found and shown, also what leads to the same end."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from tianxia.core import kernel
from tianxia.core.rules import Rules
from tianxia.core.state import State
from tianxia.games.sun_tzu.state import SunTzuState

from . import write
from .chapters import Chapter
from .conftest import SHORT
from .difference import check, difference
from .logs import again, keep, kept

ROOT = Path(__file__).parents[2]
MOVE = "  2 seat 1 keep_general (of 5): keep healer"
HIDDEN = "    round round=1  [only seat 0]"


def another_position(s: SunTzuState) -> None:
    s.margin = 7  # the first battle sets it


def told_to_one_alone(s: SunTzuState) -> None:
    assert s.told
    kind, _, *facts = s.told[-1]
    s.told[-1] = (kind, 0, *facts)


def told_in_another_order(s: SunTzuState) -> None:
    assert s.told
    s.told[-2:] = s.told[-1], s.told[-2]


def break_second_move(monkeypatch: pytest.MonkeyPatch, how: Callable[[SunTzuState], None]) -> None:
    """Of the next game that is played."""
    apply, moves = kernel.apply, count(1)

    def broken(rules: Rules[State], s: State, seat: int, code: int) -> bool:
        stands = apply(rules, s, seat, code)
        if next(moves) == 2:
            assert isinstance(s, SunTzuState)
            how(s)
        return stands

    monkeypatch.setattr(kernel, "apply", broken)


@pytest.mark.parametrize("how", [another_position, told_to_one_alone, told_in_another_order])
def test_digests_find_what_the_log_does_not(
    monkeypatch: pytest.MonkeyPatch, how: Callable[[SunTzuState], None]
) -> None:
    check(SHORT.kept, SHORT.told())
    break_second_move(monkeypatch, how)
    assert again(SHORT.file, SHORT.name).over
    break_second_move(monkeypatch, how)
    with pytest.raises(AssertionError, match=re.escape(f"{SHORT.name} goes another way")) as failure:
        check(SHORT.kept, SHORT.told())
    assert f"the first is now:\n{MOVE}\n    general_kept seat" in str(failure.value)


def test_a_game_that_breaks_off_is_found() -> None:
    with pytest.raises(AssertionError, match="moves that differ: 1; the first is now:\nand then it breaks off"):
        check(SHORT.kept, SHORT.told()[:-1])


def test_a_game_without_digests_is_found(logs: Path) -> None:
    keep(SHORT.file, replace(SHORT.kept, digests=""))
    with pytest.raises(AssertionError, match="is new, with 80 moves"):
        check(SHORT.kept, SHORT.told())


@pytest.mark.parametrize("committed", sorted({False, shutil.which("git") is not None}))
def test_the_difference_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, logs: Path, committed: bool
) -> None:
    """As it went in the last commit, and as it goes now. Where that commit cannot be asked, only as it goes now."""
    if committed:
        commit(tmp_path)
    before = kept(SHORT.file)
    break_second_move(monkeypatch, told_to_one_alone)
    write.main()
    lines = capsys.readouterr().out.splitlines()
    if committed:
        assert lines[:3] == [SHORT.name, "", f" {MOVE}"]
        assert [line for line in lines if line[:1] in ("-", "+")] == ["-    round round=1", f"+{HIDDEN}"]
    else:
        assert lines[:3] == [SHORT.name, "", MOVE]
        assert HIDDEN in lines
    assert "  3 seat" not in "\n".join(lines)
    assert [name for name, log in kept(SHORT.file).items() if log != before[name]] == [SHORT.name]


def commit(folder: Path) -> None:
    """The sources, and the logs that are there already. How git is set up for other work does not matter."""
    ignored = shutil.ignore_patterns("static", "__pycache__", "logs", "texts")
    for part in ("src/tianxia", "tests/golden"):
        shutil.copytree(ROOT / part, folder / part, ignore=ignored, dirs_exist_ok=True)
    shutil.copy(ROOT / "tests" / "__init__.py", folder / "tests")
    own = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    own |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
    git = ["git", "-c", "user.name=Golden", "-c", "user.email=golden@example.org"]
    for command in (["init"], ["add", "."], ["commit", "--message", "before"]):
        subprocess.run([*git, *command], cwd=folder, env=own, capture_output=True, check=True)


def test_another_option_is_another_game() -> None:
    now = [Chapter(["setup"], []), *[Chapter([f"{n} seat 0 card (of 2): {card}"], []) for n, card in ((1, 7), (2, 8))]]
    before = ["setup", "1 seat 0 card (of 3): 7", "2 seat 0 card (of 2): 9", "3 seat 0 card (of 1): 5"]
    changed = "-1 seat 0 card (of 3): 7\n+1 seat 0 card (of 2): 7"
    other = "-2 seat 0 card (of 2): 9\n+2 seat 0 card (of 2): 8"
    assert difference(before, now) == [changed, other, "and from there on it is another game"]
    assert difference([str(chapter) for chapter in now], now) == []
