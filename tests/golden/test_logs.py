"""Every stored game of the present rules leads where it led; a change of rules or cards that alters one is caught."""

from importlib.resources import files
from pathlib import Path

import pytest

from tianxia.core.log import loads
from tianxia.core.pack import Pack
from tianxia.core.registry import find, register
from tianxia.games.sun_tzu.rules import SunTzuRules

from . import write
from .conftest import OLD, SHORT
from .logs import RESULTS, again, keep, kept_logs


@pytest.mark.parametrize("path", kept_logs(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_game_leads_where_it_led(path: Path) -> None:
    assert again(path).over


def other_track(length: int, version: str = "") -> None:
    """The track of Sun Tzu has another length in this test."""
    usual = find("sun_tzu")
    text = (files("tianxia.games.sun_tzu") / "data" / "sun_tzu.toml").read_text(encoding="utf-8")
    pack = Pack(text.replace("track = 9", f"track = {length}"), "sun_tzu.toml")
    assert pack.text != text
    make = lambda players, options, own: SunTzuRules(options, own or pack)  # noqa: E731
    register(usual._replace(version=version or usual.version, make=make))


def test_a_changed_card_is_found() -> None:
    other_track(8)
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


def test_a_kept_log_is_never_written_anew(logs: Path) -> None:
    before = contents(logs)
    other_track(8)
    with pytest.raises(SystemExit, match="Raise the version of its rules"):
        write.main()
    assert contents(logs) == before


def test_a_new_version_has_logs_of_its_own(logs: Path) -> None:
    """With the moves of the version before; only the new one has digests."""
    before = contents(logs)
    register(find("sun_tzu")._replace(version="9.9"))
    write.main()
    after = contents(logs)
    log = after.pop(f"sun_tzu-9.9/{SHORT.log.name}")
    assert loads(log).moves() == loads(before[f"{OLD}/{SHORT.log.name}"]).moves()
    assert after.pop("sun_tzu-9.9/results.json").strip("{}\n") in before[f"{OLD}/results.json"]
    assert after.pop("sun_tzu-9.9/digests.json").strip("{}\n") in before.pop(f"{OLD}/digests.json")
    assert after == before


def test_a_new_version_that_cannot_be_played_with_the_same_moves_gets_others(logs: Path) -> None:
    other_track(20, version="9.9")
    write.main()
    old, new = [loads(path.read_text(encoding="utf-8")).moves() for path in (logs / OLD / SHORT.log.name, SHORT.log)]
    assert len(new) > len(old)
    assert again(SHORT.log).over


def contents(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.json*")}
