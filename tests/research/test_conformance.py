"""The libraries' own tests pass on every game, mode and number of players."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tianxia.research import conformance
from tianxia.research.aec import Seats
from tianxia.research.conformance import CHECKS, line, row, run
from tianxia.research.settings import Setting, all_settings


@pytest.mark.parametrize("setting", all_settings(), ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
def test_the_tests_of_the_libraries_pass(check: Callable[[Setting], None], setting: Setting) -> None:
    run(check, setting)


@pytest.mark.parametrize("setting", all_settings(), ids=str)
def test_whole_games_are_looked_at(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a game is where most environments go wrong."""
    over = []
    step = Seats.step

    def noting(env: Seats, action: int | None) -> None:
        step(env, action)
        over.append(env.table.over)

    monkeypatch.setattr(Seats, "step", noting)
    run(CHECKS["api"], setting)
    assert any(over)


def test_the_docs_show_the_table_as_it_is_printed() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    rows = [line([each.game, each.mode or "-", str(each.players), *["ok"] * len(CHECKS)]) for each in all_settings()]
    assert "\n".join(rows) in page
    assert line(["game", "mode", "players", *CHECKS]) in page


def test_a_table_shows_what_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def picky(setting: Setting) -> None:
        assert setting.players > 2, "too few"

    monkeypatch.setattr(conformance, "CHECKS", {"picky": picky})
    found = [row(setting)["picky"] for setting in all_settings() if setting.game == "zhanguo"]
    assert found == ["AssertionError: too few", "ok", "ok"]
