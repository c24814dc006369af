"""The browser's files, compressed once and as well as possible: they never change while the server runs."""

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

STATIC = Path(__file__).parent / "static"
PATHS = (
    "/assets/",
    "/symbols.svg",
    "/shell.svg",
    "/manifest.webmanifest",
    "/worker.js",
)  # how they begin; the page itself is not one of them
SMALL = 500  # bytes that are not worth compressing
# For names that hold a digest of what is in the file, as all of /assets do.
FOR_EVER = "public, max-age=31536000, immutable"
# For names that stay the same: the browser asks whether the file has changed, and gets it only if it has.
ASK_ALWAYS = "no-cache"
FOR_AN_HOUR = "public, max-age=3600"  # for the words of games that are not in the build
# Not left to the system: Windows looks them up in its registry, where a script may well be plain text.
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


class Packed(NamedTuple):
    kind: str  # media type
    plain: bytes
    small: bytes | None  # the same, compressed
    tag: str  # tells it from other versions, in both forms


@lru_cache(maxsize=256)
def packed(path: Path) -> Packed:
    plain = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    small = gzip.compress(plain, 9, mtime=0) if len(plain) > SMALL else None
    return Packed(kind, plain, small, f'W/"{sha256(plain).hexdigest()[:32]}"')


def sent(request: Request[Any, Any, Any], path: Path, keep: str) -> Response[bytes]:
    """The file in a form that this browser accepts, unless it has it."""
    file = packed(path)
    headers = {"cache-control": keep, "vary": "accept-encoding", "etag": file.tag}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)


@lru_cache(maxsize=1)
def asset_names() -> frozenset[str]:
    return frozenset(path.name for path in (STATIC / "assets").iterdir())


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    if name not in asset_names():
        raise NotFoundException
    return sent(request, STATIC / "assets" / name, FOR_EVER)


@get("/symbols.svg", include_in_schema=False, sync_to_thread=False)
def symbols(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent(request, STATIC / "symbols.svg", ASK_ALWAYS)


@get("/shell.svg", include_in_schema=False, sync_to_thread=False)
def shell_symbols(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The symbols of the pages outside the tables."""
    return sent(request, STATIC / "shell.svg", ASK_ALWAYS)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the app is called, and how it looks on a home screen."""
    return sent(request, STATIC / "manifest.webmanifest", ASK_ALWAYS)


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """It rules over all pages, and a new version must be noticed at once."""
    answer = sent(request, STATIC / "worker.js", ASK_ALWAYS)
    answer.headers["service-worker-allowed"] = "/"
    return answer


FILES: list[Any] = [asset, symbols, shell_symbols, manifest, worker]
