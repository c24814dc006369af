"""The browser's files, compressed once and as well as possible: they never change while the server runs."""

import gzip
import re
from functools import lru_cache
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
FOR_EVER = "public, max-age=31536000, immutable"  # for names that hold a digest of what is in the file
DIGEST = re.compile(r"-[\w-]{8}\.\w+")
# Not left to the system: Windows looks them up in its registry, where a script may well be plain text.
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FOR_AN_HOUR = "public, max-age=3600"
ASK_ALWAYS = "no-cache"


class Packed(NamedTuple):
    kind: str  # media type
    plain: bytes
    small: bytes | None  # the same, compressed


@lru_cache(maxsize=256)
def packed(path: Path) -> Packed:
    plain = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return Packed(kind, plain, gzip.compress(plain, 9, mtime=0) if len(plain) > SMALL else None)


def sent(request: Request[Any, Any, Any], path: Path, keep: str) -> Response[bytes]:
    """The file in a form that this browser accepts."""
    file = packed(path)
    headers = {"cache-control": keep, "vary": "accept-encoding"}
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
    return sent(request, STATIC / "assets" / name, FOR_EVER if DIGEST.search(name) else FOR_AN_HOUR)


@get("/symbols.svg", include_in_schema=False, sync_to_thread=False)
def symbols(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent(request, STATIC / "symbols.svg", FOR_AN_HOUR)


@get("/shell.svg", include_in_schema=False, sync_to_thread=False)
def shell_symbols(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The symbols of the pages outside the tables."""
    return sent(request, STATIC / "shell.svg", FOR_AN_HOUR)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the app is called, and how it looks on a home screen."""
    return sent(request, STATIC / "manifest.webmanifest", FOR_AN_HOUR)


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """It rules over all pages, and a new version must be noticed at once."""
    answer = sent(request, STATIC / "worker.js", ASK_ALWAYS)
    answer.headers["service-worker-allowed"] = "/"
    return answer


FILES: list[Any] = [asset, symbols, shell_symbols, manifest, worker]
