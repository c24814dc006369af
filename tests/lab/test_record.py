"""A file of games is gone on with only if it is of the same arena, and the bots still play like this."""

from pathlib import Path

import pytest

from tests.cli.refusing import is_refused

from .bots import FOOL, WISE, Wise
from .conftest import Run


@pytest.fixture
def file(banners: str, run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "record.jsonl"
    assert run("arena", banners, "--bots", f"{WISE},{FOOL}", "--games", 4, "--resume", path).code == 0
    return path


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--bots", f"{FOOL},{WISE}"], "matches"),
        (["--bots", f"{WISE},random"], "bots"),
        (["--bots", f"{WISE},{FOOL}", "--players", "3"], "players"),
        (["--bots", f"{WISE},{FOOL}", "-o", "wins=lowest"], "options"),
    ],
)
def test_another_arena_is_refused(run: Run, banners: str, file: Path, arguments: list[str], what: str) -> None:
    before = file.read_bytes()
    is_refused(run("arena", banners, *arguments, "--resume", file), "another arena", what)
    assert file.read_bytes() == before


def test_another_budget_is_refused(run: Run, banners: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wise, "budget", "two looks")
    is_refused(run("arena", banners, "--bots", f"{WISE},{FOOL}", "--resume", file), "another arena", "bots")


def test_bots_that_have_changed_are_refused(
    run: Run, banners: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wise, "choose", lambda self, situation: min(situation.options))
    is_refused(run("arena", banners, "--bots", f"{WISE},{FOOL}", "--resume", file), "other bots of these names")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda text: b"Dear diary", "no record"),
        (lambda text: b"Dear diary,\nwe fought at Wu.\n", "no record"),
        (lambda text: b'{"name": "some other file"}\n', "no record"),
        (lambda text: text.replace(b'"seat":1', b'"chair":1', 1), "line 3"),
        (lambda text: text.replace(b'"winners":[', b'"winners":["', 1), "line 2"),
    ],
)
def test_a_damaged_or_foreign_file(run: Run, banners: str, file: Path, damage: object, words: str) -> None:
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    before = file.read_bytes()
    is_refused(run("arena", banners, "--bots", f"{WISE},{FOOL}", "--resume", file), file.name, words)
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_opened(run: Run, banners: str, tmp_path: Path) -> None:
    is_refused(run("arena", banners, "--bots", f"{WISE},{FOOL}", "--resume", tmp_path), "cannot be opened")
