"""The browser's files: compressed once, cached forever, without a cookie."""

import gzip
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tianxia.server import files
from tianxia.server.app import Settings, create_app

DIGEST = re.compile(r"-[\w-]{8}\.\w+$")


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


def built() -> list[str]:
    """The names of all files, as in an address."""
    return sorted(path.relative_to(files.STATIC).as_posix() for path in files.STATIC.rglob("*") if path.is_file())


def named_in(name: str) -> set[str]:
    """The files that one of them names."""
    return set(re.findall(r"/assets/[\w.-]+", (files.STATIC / name).read_text()))


def test_all_that_is_kept_for_ever_has_a_digest_in_its_name(open_client: Callable[[], TestClient[Litestar]]) -> None:
    """What changed under the same name would otherwise reach nobody who has it for a year."""
    with open_client() as client:
        for name in built():
            kept = client.head(f"/{name.removesuffix('index.html')}").headers["cache-control"]
            assert ("immutable" in kept) == bool(DIGEST.search(name)), name
            assert ("immutable" in kept) == name.startswith("assets/"), name
            assert "immutable" in kept or kept == "no-cache", name


def test_page_manifest_and_worker_name_what_is_there() -> None:
    there = {f"/{name}" for name in built() if name.startswith("assets/")}
    first, seal, icon, badge = (
        next(name for name in there if name.startswith(f"/assets/{start}-"))
        for start in ("first", "seal", "icon-192", "badge-96")
    )
    assert {first, seal, icon} < named_in("index.html") <= there
    assert {seal, icon} < named_in("manifest.webmanifest") <= there
    assert badge in named_in("worker.js") == there


def test_every_build_has_another_worker() -> None:
    """A browser looks for a new version by comparing workers: its first line stands for all that it may serve."""
    digest = sha256()
    for name in built():
        if name != "worker.js":
            digest.update(f"{name}\n".encode())
            digest.update(b"" if name.startswith("assets/") else (files.STATIC / name).read_bytes())
    assert (files.STATIC / "worker.js").read_text().startswith(f"// {digest.hexdigest()}\n")


@pytest.mark.parametrize("path", ["/symbols.svg", "/shell.svg", "/manifest.webmanifest", "/worker.js"])
def test_what_keeps_its_name_is_sent_only_if_it_is_new(
    open_client: Callable[[], TestClient[Litestar]], path: str
) -> None:
    with open_client() as client:
        first = client.get(path)
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        other = client.get(path, headers={"if-none-match": 'W/"older"'})
    assert (first.status_code, again.status_code, other.status_code) == (200, 304, 200)
    assert again.content == b""
    assert "content-length" not in again.headers  # or it would be that of the file
    assert (other.content, again.headers["etag"]) == (first.content, first.headers["etag"])


def test_the_page_needs_no_inline_script() -> None:
    page = (files.STATIC / "index.html").read_text()
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert all('src="/assets/' in about and not inside for about, inside in scripts)
