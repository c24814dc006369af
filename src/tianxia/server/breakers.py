"""Which hosts are left alone for a while: those that did not answer the last few times."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

MOST_FAILURES: Final = 3  # one after the other
FIRST_REST: Final = 60.0  # seconds; twice as long each time it fails again
LONGEST_REST: Final = 3600.0
MOST_HOSTS: Final = 2000  # that are remembered
AT_ONCE: Final = 2  # requests to one site
# What registries keep names below, in most countries that do so at all.
OF_COUNTRIES: Final = frozenset(("ac", "co", "com", "edu", "go", "gob", "gov", "mil", "ne", "net", "nom", "or", "org"))
LONGEST_SITE: Final = 100  # letters by which one is known


class Trouble(NamedTuple):
    failures: int
    until: float


class Breakers:
    """What happened with each host lately, and how many requests to each site are under way. Empty: the operator's own,
    for which nothing of this is counted.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._troubles: dict[str, Trouble] = {}
        self._busy: Counter[str] = Counter()

    def rest(self, host: str) -> float:
        """Seconds for which the host is left alone."""
        trouble = self._troubles.get(host)
        return 0.0 if trouble is None else max(0.0, trouble.until - self._clock())

    def has_room(self, host: str) -> bool:
        return not host or self._busy[site_of(host)] < AT_ONCE

    def full(self) -> list[str]:
        """The sites that have no room."""
        return [site for site, count in self._busy.items() if site and count >= AT_ONCE]

    def begin(self, host: str) -> None:
        self._busy[site_of(host)] += 1

    def end(self, host: str, answered: bool | None) -> None:
        """None: it was not asked at all, and what is known of it stays."""
        site = site_of(host)
        self._busy[site] -= 1
        if not self._busy[site]:
            del self._busy[site]
        if answered is None:
            return
        failures = self._troubles.pop(host, Trouble(0, 0.0)).failures + 1
        if answered or not host:
            return
        doubled = failures - MOST_FAILURES
        rest = min(LONGEST_REST, FIRST_REST * 2.0**doubled) if doubled >= 0 else 0.0
        self._troubles[host] = Trouble(min(failures, 100), self._clock() + rest)
        if len(self._troubles) > MOST_HOSTS:
            del self._troubles[next(iter(self._troubles))]


def host_in_url(url: str) -> str:
    """Empty if there is none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def site_of(host: str) -> str:
    """Whose name servers answer for a host, about: anybody can make up names below their own. Where countries keep
    names such as `co` for themselves, it is one more part.
    People who share a site of another kind, such as one for pages, share its places.

    >>> [site_of(each) for each in ("a.b.example.org", "x.example.co.uk", "localhost", "192.0.2.7", "2001:db8::1")]
    ['example.org', 'example.co.uk', 'localhost', '192.0.2.7', '2001:db8::1']
    >>> [site_of(each) for each in ("x1.ab.io", "x2.ab.io", "www.co.com", "fcm.googleapis.com")]
    ['ab.io', 'ab.io', 'co.com', 'googleapis.com']
    """
    parts = host.rstrip(".").split(".")
    if ":" in host or parts[-1].isdigit():
        return host
    is_below_country = len(parts) > 2 and len(parts[-1]) == 2 and parts[-2] in OF_COUNTRIES
    return ".".join(parts[-3 if is_below_country else -2 :])[-LONGEST_SITE:]
