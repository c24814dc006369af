"""By which names this server is known.

A page of another site can make its own name lead to this machine (DNS rebinding), and the browser would then let it
read everything here. So a request must use a name that belongs to the server.
"""

from collections.abc import Iterable
from ipaddress import ip_address

LOCAL = "localhost"


def name_of(host: str) -> str:
    """The name in a Host header, without its port.

    >>> [name_of(each) for each in ("localhost:8000", "[::1]:8000", "Example.ORG.", "127.0.0.1")]
    ['localhost', '::1', 'example.org', '127.0.0.1']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names that the operator has given, this machine's own, and every address: nobody can bend an address.

    >>> hosts = Hosts(["games.example.org"])
    >>> [hosts.admits(each) for each in ("Games.Example.org:443", "[::1]:8000", "192.168.1.5", "play.localhost")]
    [True, True, True, True]
    >>> [hosts.admits(each) for each in ("", "example.org", "127.0.0.1.evil.test", "localhost.evil.test", "::1")]
    [False, False, False, False, False]
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {name_of(name) for name in names} | {LOCAL}

    def admits(self, host: str) -> bool:
        name = name_of(host)
        return name in self._names or name.endswith(f".{LOCAL}") or is_address(name)
