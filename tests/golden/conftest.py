"""A game to break, and a place to write to."""

import shutil
from pathlib import Path

import pytest

from . import write
from .games import GOLDEN

SHORT = next(golden for golden in GOLDEN if golden.name == "sun_tzu_end_of_track_round_3")
OLD = SHORT.file.name


@pytest.fixture
def logs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of the logs of Sun Tzu in a project without a last commit; `make golden` writes one game there."""
    logs = tmp_path / "tests" / "golden" / "logs"
    logs.mkdir(parents=True)
    shutil.copy(SHORT.file, logs / OLD)
    monkeypatch.setattr("tests.golden.logs.LOGS", logs)
    monkeypatch.setattr(write, "GOLDEN", [SHORT])
    monkeypatch.setattr(write, "ROOT", tmp_path)
    return logs
