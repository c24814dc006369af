"""The command line, called in this process."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tianxia.cli import main


class Ran(NamedTuple):
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `tianxia` with arguments; `typed` is what a person types."""
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = 0
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call
