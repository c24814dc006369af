"""Requests to addresses that people name: they lead outwards, never into the networks behind the server.

The name of a host is resolved once, every address it has is checked, and the connection goes to one of these: a name
that leads elsewhere the second time gains nothing. Redirects are not followed, and nothing takes long.
"""

import contextlib
import http.client
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from .errors import BadAddress

LONGEST_URL: Final = 1000
CONNECTING: Final = 5.0  # seconds for each step of it
LONGEST: Final = 10.0  # seconds for all of it, however slowly the other side answers
MOST_READ: Final = 4096  # bytes of an answer
PORTS: Final = {"https": 443, "http": 80}
NAT64: Final = IPv6Network("64:ff9b::/96")  # the last 32 bits are an address of IPv4

Resolve = Callable[[str, int], list[str]]


class Target(NamedTuple):
    """A checked place: what to ask for, and where the connection goes."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


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
        self._resolve = resolve
        self._tls = ssl.create_default_context()

    def target(self, url: str) -> Target:
        """Where a request would go; `BadAddress` if it must not. This asks a name server: not for the event loop."""
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
        try:
            found = self._resolve(host, port)
        except (OSError, UnicodeError):
            raise BadAddress("url") from None
        if not found or not (is_allowed or all(is_public(each) for each in found)):
            raise BadAddress("url")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Target(scheme, host, port, path, found[0])

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Blocks, for a bounded time; `OSError` if there is no proper answer. For threads."""
        target = self.target(url)
        with self._line(target) as line:
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
    def _line(self, target: Target) -> Iterator[socket.socket]:
        """A connection to the checked address, cut when its time is over."""
        line = socket.create_connection((target.address, target.port), CONNECTING)
        try:
            if target.scheme == "https":
                line = self._tls.wrap_socket(line, server_hostname=target.host)
            end = threading.Timer(LONGEST, cut, [line])
            end.daemon = True
            end.start()
            try:
                yield line
            finally:
                end.cancel()
        finally:
            line.close()


def cut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def seconds_in(text: str | None) -> float:
    return float(text) if text and text.isascii() and text.isdigit() else 0.0


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
