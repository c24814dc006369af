"""By which names this server is known, and under which one it speaks of itself.

A page of another site can make its own name lead to this machine (DNS rebinding), and the browser would then let it
read everything here. So a request must use a name that belongs to the server. What leaves the house (mails, notices,
links, passkeys) names the operator's own address, whatever name the request has used.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final, NamedTuple

from ..core.values import BadInput

LOCAL: Final = "localhost"
SCHEMES: Final = ("http", "https")
FORM: Final = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+))(?::([0-9]{1,5}))?")


class Host(NamedTuple):
    name: str
    port: str = ""


def host_in(text: str) -> Host | None:
    """What a Host header names; None if it is anything but a name or an address, and perhaps a port.

    >>> [host_in(each).name for each in ("localhost:8000", "[::1]:8000", "Example.ORG.", "127.0.0.1")]
    ['localhost', '::1', 'example.org', '127.0.0.1']
    >>> [host_in(each) for each in ("", "::1", "example.org:443@evil.test", "example.org:", "a b", "[a.b]")]
    [None, None, None, None, None, None]
    """
    found = FORM.fullmatch(text)
    if found is None or (found[1] and not is_address(found[1])):
        return None
    name = (found[1] or found[2]).removesuffix(".").lower()
    return Host(name, found[3] or "") if name else None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names that the operator has given, and this machine's own. The first that is no address is the site's: with
    one, only this machine itself may use other addresses. Without one, any is good: nobody can bend an address.

    >>> hosts = Hosts(["127.0.0.1", "games.example.org"])
    >>> [
    ...     hosts.admits(each)
    ...     for each in ("Games.Example.org:443", "[::1]:8000", "127.0.0.1", "192.168.1.5", "example.org")
    ... ]
    [True, True, True, False, False]
    >>> [Hosts().admits(each) for each in ("192.168.1.5", "play.localhost", "localhost.evil.test", "::1")]
    [True, True, False, False]
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._scheme, self._site = "", Host("")
        self._names = {LOCAL}
        for text in names:
            scheme, host = named(text)
            self._names.add(host.name)
            if not (self._site.name or is_address(host.name) or host.name == LOCAL):
                self._scheme, self._site = scheme, host

    @property
    def has_site(self) -> bool:
        return bool(self._site.name)

    def admits(self, text: str) -> bool:
        host = host_in(text)
        if host is None:
            return False
        if host.name in self._names:
            return True
        if self._site.name:
            return is_address(host.name) and ip_address(host.name).is_loopback
        return host.name.endswith(f".{LOCAL}") or is_address(host.name)

    def origin_of(self, scheme: str, text: str, own_port: int | None) -> str:
        """Under which a reader is told to find us who has asked by this Host header. Of a port only the one that was
        named by the operator is believed, or the one that is listened on.

        >>> Hosts(["games.example.org"]).origin_of("https", "127.0.0.1:8000", 8000)
        'https://games.example.org'
        >>> Hosts(["games.example.org"]).origin_of("http", "games.example.org:8000", 8000)
        'http://games.example.org:8000'
        """
        host = host_in(text)
        if host is not None and host.port != str(own_port) and self._site.name:
            host = host._replace(port="")
        return self._origin(scheme, host) if self._site.name else f"{scheme}://{text}"

    def origin_now(self, stored: str) -> str:
        """The same for somebody who asked long ago, perhaps when the site had another name.

        >>> Hosts(["https://games.example.org:8443"]).origin_now("http://old.example.org")
        'https://games.example.org:8443'
        """
        scheme, _, rest = stored.partition("://")
        return self._origin(scheme, host_in(rest)) if self._site.name else stored

    def _origin(self, scheme: str, host: Host | None) -> str:
        port = self._site.port or (host.port if host is not None and host.name == self._site.name else "")
        chosen = self._scheme or (scheme if scheme in SCHEMES else SCHEMES[-1])
        return f"{chosen}://{self._site.name}{port and f':{port}'}"


def named(text: str) -> tuple[str, Host]:
    """A name as the operator writes it: with a scheme and a port if these are not the usual ones."""
    scheme, found, rest = text.rpartition("://")
    host = Host(rest.lower()) if is_address(rest) else host_in(rest)
    if host is None or (found and scheme not in SCHEMES):
        raise BadInput(f"A host name is one such as games.example.org, not {text!r}.")
    return scheme, host
