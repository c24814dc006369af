"""Requests to addresses that people name: they lead outwards, never into the networks behind the server.

Whoever names an address is told at once whether it has the right form; no name server is asked then, since that may
take as long as a stranger likes. When something is sent, the name of the host is resolved once, in threads that do
nothing else, every address it has is checked, and the connection goes to one of these: a name that leads elsewhere the
second time gains nothing. Redirects are not followed, and nothing takes long.
"""

import contextlib
import http.client
import socket
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from .breakers import AT_ONCE, site_of
from .errors import BadAddress

LONGEST_URL: Final = 1000
LONGEST: Final = 5.0  # seconds for all of it, however slowly the other side answers
NAMING: Final = 3.0  # seconds of these for the name
NAMERS: Final = 16  # threads: one that waits for a name server may be held for much longer
KNOWN_NAMERS: Final = 4  # and for names that have been found before
FRESH: Final = 60.0  # seconds for which an answer is good
STALE: Final = 6 * 3600.0  # and if there is no other, since nobody can be asked, or does not answer
MOST_KNOWN: Final = 2000
MOST_READ: Final = 4096  # bytes of an answer
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = IPv6Network("64:ff9b::/96")  # the last 32 bits are an address of IPv4

Resolve = Callable[[str, int], list[str]]


class Place(NamedTuple):
    """What an address says."""

    scheme: str
    host: str
    port: int
    path: str
    is_allowed: bool  # by the operator, wherever it leads


class Target(NamedTuple):
    """A checked place: what to ask for, and where the connection goes."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


class NotAsked(Exception):
    """All threads that ask for names wait for other sites': that says nothing about this one."""


class Silent(OSError):
    """A name server does not answer in time."""


class Known(NamedTuple):
    at: float
    found: list[str]


class Names:
    """Asks name servers, for a bounded time, and so that the names of one site hold only a few threads. A name that has
    been found before has threads of its own, and its last answer for as long as there is no other.
    """

    def __init__(self, resolve: Resolve, longest: float = NAMING, clock: Callable[[], float] = time.monotonic) -> None:
        self._resolve = resolve
        self._longest = longest
        self._clock = clock
        self._new = ThreadPoolExecutor(NAMERS, "tianxia-names")
        self._again = ThreadPoolExecutor(KNOWN_NAMERS, "tianxia-names-again")
        self._lock = threading.Lock()
        self._asked: Counter[str] = Counter()
        self._known: dict[str, Known] = {}  # by name; the one that was asked for longest ago comes first

    def find(self, host: str, port: int) -> list[str]:
        """Blocks; `OSError` if there is no answer in time, `NotAsked` if there was no thread in time."""
        known = self._known.get(host)
        age = self._clock() - known.at if known is not None else STALE
        if known is not None and age < FRESH:
            return known.found
        try:
            found = self._ask(host, port, self._again if known is not None else self._new)
        except (NotAsked, Silent):
            if known is not None and age < STALE:
                return known.found
            raise
        with self._lock:
            self._known.pop(host, None)
            if found:
                self._known[host] = Known(self._clock(), found)
            if len(self._known) > MOST_KNOWN:
                del self._known[next(iter(self._known))]
        return found

    def _ask(self, host: str, port: int, threads: ThreadPoolExecutor) -> list[str]:
        site = site_of(host)
        with self._lock:
            if self._asked[site] >= AT_ONCE:
                raise Silent("its name servers are slow")
            self._asked[site] += 1
        asked = threads.submit(self._resolve, host, port)
        asked.add_done_callback(lambda _: self._answered(site))
        try:
            return asked.result(self._longest)
        except TimeoutError:
            if asked.cancel():  # it had not begun
                raise NotAsked from None
            raise Silent("its name servers do not answer") from None
        except UnicodeError:
            raise OSError("not a name") from None

    def _answered(self, site: str) -> None:
        with self._lock:
            self._asked[site] -= 1
            if not self._asked[site]:
                del self._asked[site]

    def close(self) -> None:
        for threads in (self._new, self._again):
            threads.shutdown(wait=False, cancel_futures=True)


class Answer(NamedTuple):
    status: int
    wait: float  # seconds after which the other side wants to be asked again; 0: it did not say


def resolved(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Outbound:
    """Sends bodies to addresses that people name."""

    def __init__(self, allowed: tuple[str, ...] = (), resolve: Resolve = resolved) -> None:
        """`allowed`: hosts of the operator's choice, with or without a port; these may be inner ones, without TLS."""
        self._allowed = frozenset(allowed)
        self._names = Names(resolve)
        self._tls = ssl.create_default_context()

    def close(self) -> None:
        self._names.close()

    def check(self, url: str) -> Place:
        """`BadAddress` if nothing would ever be sent there, as far as the address itself tells."""
        try:
            parts = urlsplit(url)
            scheme, host, port = parts.scheme, parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
            is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
        except ValueError:
            raise BadAddress("url") from None
        is_allowed = not self._allowed.isdisjoint((host, f"{host}:{port}"))
        if not host or not is_plain or parts.username is not None or scheme not in PORTS:
            raise BadAddress("url")
        if not is_allowed and (scheme, port) != ("https", PORTS["https"]):
            raise BadAddress("url")
        if not is_allowed and not may_be_public(host):
            raise BadAddress("url")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Place(scheme, host, port, path, is_allowed)

    def target(self, url: str) -> Target:
        """Where a request would go; `BadAddress` if it must not, `OSError` if nobody knows, `NotAsked` if
        nobody could be asked. For threads.
        """
        place = self.check(url)
        found = self._names.find(place.host, place.port)
        if not found or not (place.is_allowed or all(is_public(each) for each in found)):
            raise BadAddress("url")
        return Target(place.scheme, place.host, place.port, place.path, found[0])

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Blocks, for a bounded time; `OSError` if there is no proper answer, or as `target`. For threads."""
        until = time.monotonic() + LONGEST
        target = self.target(url)
        with self._line(target, until) as line:
            connection = http.client.HTTPConnection(target.host, target.port)
            connection.sock = line
            try:
                connection.request("POST", target.path, body, {"User-Agent": "Tianxia", **headers})
                answer = connection.getresponse()
                answer.read(MOST_READ)
            except (http.client.HTTPException, ValueError) as error:
                raise OSError(f"not an answer: {type(error).__name__}") from None
            finally:
                connection.close()
        return Answer(answer.status, seconds_in(answer.getheader("retry-after")))

    @contextlib.contextmanager
    def _line(self, target: Target, until: float) -> Iterator[socket.socket]:
        """A connection to the checked address, cut when its time is over."""
        line = socket.create_connection((target.address, target.port), seconds_to(until))
        try:
            if target.scheme == "https":
                line = self._tls.wrap_socket(line, server_hostname=target.host, do_handshake_on_connect=False)
            end = threading.Timer(seconds_to(until), cut, [line])
            end.daemon = True
            end.start()
            try:
                if isinstance(line, ssl.SSLSocket):
                    line.do_handshake()
                yield line
            finally:
                end.cancel()
        finally:
            line.close()


def seconds_to(until: float) -> float:
    return max(0.01, until - time.monotonic())


def cut(line: socket.socket) -> None:
    """Whatever it is doing: `SSLSocket.shutdown` would forget that there was TLS, and the next bytes would be plain."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(line, socket.SHUT_RDWR)


def seconds_in(text: str | None) -> float:
    return float(text) if text and text.isascii() and text.isdigit() else 0.0


def may_be_public(host: str) -> bool:
    """Whether a name or an address may lead outwards: an address says so itself, and a few names do.

    >>> may_be_public("hooks.example.org"), may_be_public("127.0.0.1"), may_be_public("a.localhost")
    (True, False, False)
    """
    try:
        return is_public(host)
    except ValueError:
        return not f".{host.rstrip('.').lower()}".endswith((".localhost", ".local", ".internal"))


def is_public(text: str) -> bool:
    """Whether an address is anywhere outside; what is wrapped in one of IPv6 counts.

    >>> is_public("93.184.215.14"), is_public("64:ff9b::5db8:d70e")
    (True, True)
    >>> is_public("10.0.0.5"), is_public("::ffff:127.0.0.1"), is_public("64:ff9b::a00:5")
    (False, False, False)
    """
    address: Any = ip_address(text.partition("%")[0])
    inner = wrapped(address)
    if inner is not None:
        address = inner
    return bool(address.is_global) and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def wrapped(address: IPv4Address | IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that one of IPv6 stands for."""
    if isinstance(address, IPv4Address):
        return None
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    if address.sixtofour is not None:
        return address.sixtofour
    return address.teredo[1] if address.teredo is not None else None
