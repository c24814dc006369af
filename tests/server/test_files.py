"""The browser's files: compressed once, cached forever, without a cookie."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tianxia.server import files
from tianxia.server.app import Settings, create_app


@pytest.fixture
def open_client(tmp_path: Path) -> Callable[[], TestClient[Litestar]]:
    settings = Settings(f"sqlite:///{tmp_path / 'files.sqlite3'}")
    return lambda: TestClient(create_app(settings), base_url="http://127.0.0.1")


def largest_asset() -> Path:
    return max((files.STATIC / "assets").glob("*.js"), key=lambda path: path.stat().st_size)


def test_an_asset_is_sent_small_and_may_be_kept_for_ever(open_client: Callable[[], TestClient[Litestar]]) -> None:
    path = largest_asset()
    with open_client() as client:
        answer = client.get(f"/assets/{path.name}", headers={"accept-encoding": "gzip"})
        plain = client.get(f"/assets/{path.name}", headers={"accept-encoding": "identity"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(path.read_bytes(), 9, mtime=0))
    assert answer.content == plain.content == path.read_bytes()
    assert "content-encoding" not in plain.headers
    for each in (answer, plain):
        assert "immutable" in each.headers["cache-control"]
        assert each.headers["vary"] == "accept-encoding"
        assert "set-cookie" not in each.headers
        assert each.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("name", ["nothing.js", "..%2Findex.html", "%2e%2e%2findex.html"])
def test_what_is_no_asset_is_not_found(open_client: Callable[[], TestClient[Litestar]], name: str) -> None:
    with open_client() as client:
        assert client.get(f"/assets/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/symbols.svg", "/shell.svg"])
def test_the_symbols(open_client: Callable[[], TestClient[Litestar]], path: str) -> None:
    with open_client() as client:
        answer = client.get(path)
    assert answer.content.startswith(b"<svg")
    assert answer.headers["content-type"] == "image/svg+xml"


def test_files_do_not_count_as_requests(tmp_path: Path) -> None:
    """A page requests many at the same time, and the person who loads it wants to play next."""
    paths = [f"/assets/{largest_asset().name}", "/symbols.svg", "/shell.svg"]
    settings = Settings(f"sqlite:///{tmp_path / 'files.sqlite3'}", requests_per_second=2)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        assert {client.get(path).status_code for path in paths for _ in range(10)} == {200}


def test_a_name_without_a_digest_is_not_kept_for_ever(open_client: Callable[[], TestClient[Litestar]]) -> None:
    """What changes under the same name would otherwise reach nobody who has it for a year."""
    with open_client() as client:
        for name in files.asset_names():
            kept = client.head(f"/assets/{name}").headers["cache-control"]
            is_plain = name in ("first.js", "seal.svg") or name.startswith(("icon-", "badge-"))
            assert ("immutable" in kept) != is_plain, name


def test_the_page_needs_no_inline_script() -> None:
    page = (files.STATIC / "index.html").read_text()
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert all('src="/assets/' in about and not inside for about, inside in scripts)
