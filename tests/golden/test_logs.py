"""Every stored game of the present rules leads where it led; a change of rules or cards that alters one is caught."""

from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from tianxia.core.log import loads
from tianxia.core.pack import Pack
from tianxia.core.registry import find, register
from tianxia.games.sun_tzu.rules import SunTzuRules

from . import write
from .conftest import OLD, SHORT
from .logs import again, files_of_all_versions, keep, kept, written

KEPT = [(file, name) for file in files_of_all_versions() for name in kept(file)]


@pytest.mark.parametrize(("file", "name"), KEPT, ids=[f"{file.stem}-{name}" for file, name in KEPT])
def test_a_stored_game_leads_where_it_led(file: Path, name: str) -> None:
    assert again(file, name).over


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
        again(SHORT.file, SHORT.name)


def test_another_count_at_the_end_is_found(tmp_path: Path) -> None:
    """The position may be the same while the points are not."""
    file = tmp_path / SHORT.file.name
    log = written(SHORT.name, again(SHORT.file, SHORT.name))
    keep(file, log)
    assert again(file, SHORT.name).over
    keep(file, replace(log, result={**log.result, "scores": [1, *log.result["scores"]]}))
    with pytest.raises(AssertionError, match=r"The result is .* Raise the version of its rules"):
        again(file, SHORT.name)


def test_a_kept_log_is_never_written_anew(logs: Path) -> None:
    before = contents(logs)
    other_track(8)
    with pytest.raises(SystemExit, match="Raise the version of its rules"):
        write.main()
    assert contents(logs) == before


def test_a_new_version_has_logs_of_its_own(logs: Path) -> None:
    """With the moves of the version before; only the new one has digests."""
    before = kept(SHORT.file)
    register(find("sun_tzu")._replace(version="9.9"))
    write.main()
    assert SHORT.file.stem == "sun_tzu-9.9"
    assert kept(SHORT.file).keys() == {SHORT.name}
    old, new = before[SHORT.name], SHORT.kept
    assert loads(new.text).moves() == loads(old.text).moves()
    assert (new.result, new.digests) == (old.result, old.digests)
    assert kept(logs / OLD) == {**before, SHORT.name: replace(old, digests="")}


def test_a_new_version_that_cannot_be_played_with_the_same_moves_gets_others(logs: Path) -> None:
    other_track(20, version="9.9")
    write.main()
    old, new = [loads(log.text).moves() for log in (kept(logs / OLD)[SHORT.name], SHORT.kept)]
    assert len(new) > len(old)
    assert again(SHORT.file, SHORT.name).over


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
