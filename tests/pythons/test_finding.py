"""Other Pythons are found where they are, and only those that are what they are called."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.machine import Missing

from . import interpreters
from .interpreters import Interpreter, found_pythons, of_the_machine, others

THERE = ("3.90", "3.91")  # promised by nobody, so that no machine has them


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A machine whose only programs are those that a test puts into `tmp_path`."""
    monkeypatch.delenv("TIANXIA_BARE_MACHINE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setattr(interpreters, "HOME", tmp_path / "home")
    others.cache_clear()
    yield
    others.cache_clear()


def program(path: Path, says: str, code: int = 0) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {says}\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def test_a_python_on_the_path_comes_first(tmp_path: Path) -> None:
    own = program(tmp_path / "python3.90", "cpython-390 0")
    program(tmp_path / "pyenv/versions/3.90.1/bin/python3.90", "cpython-390 0")
    assert of_the_machine("3.90") == own


def test_one_that_pyenv_keeps_is_found_behind_its_shim(tmp_path: Path) -> None:
    program(tmp_path / "python3.90", "cpython-390 0", code=127)
    own = program(tmp_path / "pyenv/versions/3.90.1/bin/python3.90", "cpython-390 0")
    assert of_the_machine("3.90") == own


def test_the_launcher_of_windows_knows_its_own(tmp_path: Path) -> None:
    own = program(tmp_path / "Python390/python.exe", "cpython-390 0")
    program(tmp_path / "py", own)
    assert of_the_machine("3.90") == own


@pytest.mark.parametrize("says", ["cpython-390 1", "cpython-391 0", "pypy390-pp73 0"])
def test_others_of_that_name_are_passed_over(tmp_path: Path, says: str) -> None:
    program(tmp_path / "python3.90", says)
    assert of_the_machine("3.90") == ""


def test_a_bare_machine_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "python3.90", "cpython-390 0")
    monkeypatch.setenv("TIANXIA_BARE_MACHINE", "1")
    assert of_the_machine("3.90") == ""


def test_pyodide_stands_in_and_the_header_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = program(tmp_path / "python3.91", "cpython-391 0")
    monkeypatch.setattr(interpreters, "promised", lambda: [*THERE, "3.14"])
    monkeypatch.setattr(Interpreter, "fetched", lambda self: tmp_path)
    assert found_pythons() == f"3.91 of this machine ({own}), 3.14 of the npm package pyodide, no 3.90"


@pytest.mark.parametrize(
    ("interpreter", "line"),
    [
        (Interpreter("3.14", ""), r"There is no Python 3\.14, and pyodide could not .* \(.*\): install that Python\."),
        (Interpreter("3.12", "python3.12"), r"What the engine needs on Python 3\.12 could not .* \(.*\): connect .*\."),
    ],
)
def test_without_a_network_one_line_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interpreter: Interpreter, line: str
) -> None:
    monkeypatch.setenv("npm_config_offline", "true")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "nothing"))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    with pytest.raises(Missing) as raised:
        interpreter.fetched()
    assert raised.match(f"^{line}$")
    assert list((tmp_path / "home").iterdir()) == []  # no partial copy stays behind
