"""Numbers about the server's work, in the form that Prometheus reads. None of them is about a person."""

import hmac
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any

from litestar import Request, get
from litestar.exceptions import PermissionDeniedException
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, Info
from prometheus_client.exposition import generate_latest

import tianxia

from .. import builds
from .hosts import LOCAL, host_in

PATH = "/metrics"
TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
CONTENT_TYPE = CONTENT_TYPE_LATEST.partition("; charset=")[0]  # the framework adds that to every text
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-real-ip", "via")
# What requests are counted by: the last part of a path, if it is one of these.
KINDS = frozenset(
    ("advice", "cards", "close", "consent", "games", "join", "live", "log", "me", "moves", "nudge", "packs", "plan")
    + ("play_on", "previews", "redo", "replay", "study", "tables", "undo", "why", "wish", "words")
)


def kind_of(path: str) -> str:
    """A few words, not paths: anybody can make up any number of those."""
    if not path.startswith("/api/"):
        return "files" if path.startswith("/assets/") else "pages"
    last = path.rpartition("/")[2]
    if last in KINDS:
        return last
    return "sight" if path.startswith("/api/tables/") and path.count("/") == 3 else "other"


def is_here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Metrics:
    """Those of one process."""

    has_proxy = False  # whether the operator has named one
    has_site = False  # and how readers call this server: they come by some proxy

    def __init__(self, token: str = "") -> None:
        self._token = token
        self.registry = CollectorRegistry()
        info = Info("tianxia", "Version and build.", registry=self.registry)
        info.info({"version": tianxia.__version__, "build": builds.name_of_build()})
        labels = ["kind", "method", "status"]
        self._requests = Counter("tianxia_requests", "Requests answered.", labels, registry=self.registry)
        self._seconds = Histogram(
            "tianxia_request_seconds", "How long answers take.", ["kind"], buckets=TIMES, registry=self.registry
        )

    def count(self, method: str, path: str, status: int, seconds: float) -> None:
        kind = kind_of(path)
        self._requests.labels(kind, method if method in ("GET", "POST", "HEAD") else "other", status).inc()
        self._seconds.labels(kind).observe(seconds)

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Something that is counted when somebody asks."""
        Gauge(f"tianxia_{name}", text, registry=self.registry).set_function(value)

    def counter(self, name: str, text: str) -> Counter:
        return Counter(f"tianxia_{name}", text, registry=self.registry)

    def may_read(self, request: Request[Any, Any, Any]) -> bool:
        """With the token. Only where there is none, and neither a proxy nor a site has been named, from this machine: a
        proxy on it may tell nothing about whom it brings, and ask by any name.
        """
        given = request.headers.get("authorization", "")
        if self._token:
            return hmac.compare_digest(given.encode(), f"Bearer {self._token}".encode())
        if (
            self.has_proxy
            or self.has_site
            or request.client is None
            or any(name in request.headers for name in FORWARDED)
        ):
            return False
        host = host_in(request.headers.get("host", ""))
        return is_here(request.client.host) and host is not None and (host.name == LOCAL or is_here(host.name))


@get(PATH, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    found: Metrics = request.app.state.metrics
    if not found.may_read(request):
        raise PermissionDeniedException
    return Response(generate_latest(found.registry), media_type=CONTENT_TYPE)
