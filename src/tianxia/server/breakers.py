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

    def end(self, host: str, answered: bool) -> None:
        site = site_of(host)
        self._busy[site] -= 1
        if not self._busy[site]:
            del self._busy[site]
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
    """Whose name servers answer for a host, about: anybody can make up names below their own.

    >>> [site_of(each) for each in ("a.b.example.org", "x.example.co.uk", "localhost", "192.0.2.7", "2001:db8::1")]
    ['example.org', 'example.co.uk', 'localhost', '192.0.2.7', '2001:db8::1']
    """
    parts = host.rstrip(".").split(".")
    if ":" in host or parts[-1].isdigit():
        return host
    return ".".join(parts[-(3 if len(parts) > 2 and len(parts[-2]) <= 3 else 2) :])[-LONGEST_SITE:]
