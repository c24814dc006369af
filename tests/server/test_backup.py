"""A backup is made while people play, and a new database from it has their games, of either kind."""

import gzip
import random
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tianxia import BadInput
from tianxia.server.app import Settings
from tianxia.server.backup import back_up, restore
from tianxia.server.doctor import examine
from tianxia.server.engines import open_engine
from tianxia.server.storage import Storage

from .browser import Browser
from .databases import ON_BOTH, NewDatabase
from .serving import Running, running, stored_log

pytestmark = ON_BOTH


def play_on(server: Running, cookies: dict[str, str], tables: list[str], enough: threading.Event) -> None:
    chance = random.Random(1)
    with Browser(server.address) as ann:
        ann.become(cookies)
        while not enough.is_set():
            for table in tables:
                if not ann.sight(table)["over"]:
                    ann.any_move(table, chance)


def test_a_backup_while_moves_are_made(new_url: NewDatabase, tmp_path: Path) -> None:
    url, copy = new_url(), new_url.blank()
    with running(Settings(database=url, requests_per_second=1_000_000)) as server, Browser(server.address) as ann:
        tables = [ann.open("me", "here"), ann.open_game("zhanguo", "me", "here", players=2)]
        ann.post("/api/me", {"name": "Ann"})
        cookies = dict(ann.client.cookies)
        enough = threading.Event()
        player = threading.Thread(target=play_on, args=(server, cookies, tables, enough))
        player.start()
        try:
            while len(server.log_of(tables[0])) < 5:
                ann.get("/api/games")
            copied = back_up(url, tmp_path / "backup")
        finally:
            enough.set()
            player.join(60)
        restored = restore(tmp_path / "backup", copy)
        assert copied == restored
        assert restored.tables == 2
        assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
        report = examine(copy)  # every log leads to its position: all rows are of the same moment
        assert [finding.fate for finding in report.findings] == ["", ""]
        then = open_engine(copy)
        for table in tables:
            log = stored_log(then, table)
            assert log == server.log_of(table)[: len(log)]
            assert len(log) > 0
        then.dispose()
    with running(Settings(database=copy)) as again, Browser(again.address) as ann:
        ann.become(cookies)
        assert ann.get("/api/me").json()["name"] == "Ann"  # with the same keys
        assert ann.any_move(tables[0], random.Random(2))["seats"][0]["mine"]


def test_from_one_kind_to_the_other(new_url: NewDatabase, tmp_path: Path) -> None:
    """From this kind to SQLite, and back."""
    url, back = new_url(), new_url.blank()
    with running(Settings(database=url)) as server, Browser(server.address) as ann:
        table = ann.open("me", "here")
        for _ in range(3):
            ann.any_move(table, random.Random(3))
        before = server.log_of(table)
        sight = ann.sight(table, 0)
        cookies = dict(ann.client.cookies)
    middle = f"sqlite:///{tmp_path}/middle.sqlite3"
    back_up(url, tmp_path / "one")
    restore(tmp_path / "one", middle)
    back_up(middle, tmp_path / "two")
    restore(tmp_path / "two", back)
    lines = [gzip.decompress((tmp_path / name).read_bytes()).splitlines()[1:] for name in ("one", "two")]
    assert lines[0] == lines[1]
    with running(Settings(database=back)) as server, Browser(server.address) as ann:
        ann.become(cookies)
        assert server.log_of(table) == before
        assert ann.sight(table, 0) == sight


def cut(whole: bytes) -> bytes:
    lines = gzip.decompress(whole).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:2] + lines[3:]))


@pytest.mark.parametrize(
    "change", [lambda whole: whole[:-20], lambda whole: b"text", cut, lambda whole: gzip.compress(b"[]\n{}")]
)
def test_a_backup_that_is_not_whole_is_refused(tmp_path: Path, change: Callable[[bytes], bytes]) -> None:
    Storage(f"sqlite:///{tmp_path}/a.sqlite3").secret("cookies")
    Storage(f"sqlite:///{tmp_path}/a.sqlite3").secret("csrf")
    back_up(f"sqlite:///{tmp_path}/a.sqlite3", tmp_path / "backup")
    (tmp_path / "backup").write_bytes(change((tmp_path / "backup").read_bytes()))
    with pytest.raises(BadInput, match="is not a backup"):
        restore(tmp_path / "backup", f"sqlite:///{tmp_path}/b.sqlite3")
    assert not (tmp_path / "b.sqlite3").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    Storage(url).close()
    back_up(url, tmp_path / "backup")
    with pytest.raises(BadInput, match="never overwritten"):
        back_up(url, tmp_path / "backup")
    with pytest.raises(BadInput, match="not empty"):
        restore(tmp_path / "backup", url)
    with pytest.raises(BadInput, match="There is no database"):
        back_up(f"sqlite:///{tmp_path}/none.sqlite3", tmp_path / "other")
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []
