"""Every stored game of the present rules leads where it led; a change of rules or cards that alters one is caught."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import tianxia
from tianxia.core.log import loads
from tianxia.core.pack import Pack
from tianxia.core.registry import find, register
from tianxia.games.sun_tzu.rules import SunTzuRules

from . import write
from .games import GOLDEN, Golden
from .logs import RESULTS, again, keep, kept_logs

SHORT = next(golden for golden in GOLDEN if golden.name == "sun_tzu_end_of_track_round_3")


@pytest.mark.parametrize("path", kept_logs(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_game_leads_where_it_led(path: Path) -> None:
    assert again(path).over


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_every_golden_game_is_kept(golden: Golden) -> None:
    head = loads(golden.log.read_text(encoding="utf-8")).header
    assert (head["game"], head["rules"]) == (golden.game, find(golden.game).version)
    assert (head["players"], int(head["seed"])) == (golden.players, golden.seed)


@pytest.fixture
def other_cards() -> Iterator[None]:
    """The track of Sun Tzu is shorter, but nobody has raised the version."""
    usual = find("sun_tzu")
    text = (files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml").read_text(encoding="utf-8")
    pack = Pack(text.replace("track = 9", "track = 8"), "sun_tzu.toml")
    assert pack.text != text
    register(usual._replace(make=lambda players, options, own: SunTzuRules(options, own or pack)))
    yield
    register(usual)


def test_a_changed_card_is_found(other_cards: None) -> None:
    with pytest.raises(AssertionError, match="Raise the version of its rules"):
        again(SHORT.log)


def test_another_count_at_the_end_is_found(tmp_path: Path) -> None:
    """The position may be the same while the points are not."""
    path = tmp_path / SHORT.log.name
    keep(path, again(SHORT.log))
    assert again(path).over
    results = tmp_path / RESULTS
    results.write_text(results.read_text(encoding="utf-8").replace('"scores": [', '"scores": [1'), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"The result is .* Raise the version of its rules"):
        again(path)


def test_a_kept_log_is_never_written_anew(other_cards: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = SHORT.log.read_bytes()
    monkeypatch.setattr(write, "GOLDEN", [SHORT])
    monkeypatch.setattr(write, "FOLDER", tmp_path)
    with pytest.raises(SystemExit, match="Raise the version of its rules"):
        write.main()
    assert SHORT.log.read_bytes() == before
    assert list(tmp_path.iterdir()) == []


def test_a_new_version_has_logs_of_its_own(other_cards: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    register(find("sun_tzu")._replace(version="9.9"))
    monkeypatch.setattr("tests.golden.logs.LOGS", tmp_path)
    game = write.logged(SHORT)
    assert (
        tianxia.replay((tmp_path / "sun_tzu-9.9" / "sun_tzu_end_of_track_round_3.jsonl").read_text()).result
        == game.result
    )
