"""Open files: every connection is one, and so are the database and every page. None of them may use all of them up."""

import logging
import os
import sys
import time
from typing import Final, NamedTuple

log = logging.getLogger(__name__)
WANTED: Final = 1 << 20  # where the system would allow any number
UNKNOWN: Final = sys.maxsize
SOCKETS: Final = 0.7  # of all: for live updates
CONNECTIONS: Final = 0.85  # for them and all other connections
NEAR: Final = 0.8  # from here on the operator is told
FEW: Final = 4096  # a server that may have fewer is told so by `tianxia doctor`
MINUTE: Final = 60.0
FRESH: Final = 1.0  # seconds
_told: dict[str, float] = {}


class Seen:
    """What is known of this process."""

    at = -FRESH
    count = 0
    are_few = False


_seen = Seen()


class Limits(NamedTuple):
    now: int
    most: int  # to which the process itself may raise it


def limits() -> Limits:
    """How many this process may have open at once."""
    if sys.platform != "win32":  # which has no such limit
        import resource

        both = resource.getrlimit(resource.RLIMIT_NOFILE)
        return Limits(*[WANTED if each == resource.RLIM_INFINITY else each for each in both])
    return Limits(UNKNOWN, UNKNOWN)


def limit() -> int:
    return limits().now


def highest() -> int:
    """How many a server may have that raises its limit."""
    return limits().most


def raise_limit() -> int:
    """As high as the system allows; what it is then. What starts a server usually leaves it at 1024."""
    if sys.platform != "win32" and limit() < highest():
        import resource

        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (highest(), resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        except (OSError, ValueError):  # some systems have another limit below this one
            log.warning("this process may open no more than %d files", limit())
    return limit()


def used() -> int:
    """How many are open now, as it was within the last second: to list them takes longer the more there are. 0 where
    nobody can tell. Where not even one more can be opened to look, all are.
    """
    now = time.monotonic()
    if now - _seen.at >= FRESH:
        _seen.at, _seen.count = now, counted()
    return _seen.count


def counted() -> int:
    if sys.platform != "win32" and os.path.isdir("/dev/fd"):
        try:
            return len(os.listdir("/dev/fd"))
        except OSError:
            return limit()
    return 0


def most_sockets() -> int:
    return int(limit() * SOCKETS)


def most_connections() -> int:
    return int(limit() * CONNECTIONS)


def are_few_left() -> bool:
    """It is in the log once, when it becomes so."""
    few = used() > limit() * NEAR
    if few and not _seen.are_few:
        log.warning("%d of the %d files that this process may open are open", used(), limit())
    _seen.are_few = few
    return few


def tell(what: str, most: int) -> None:
    """Into the log, at most once in a minute: somebody is turned away since all places are taken."""
    now = time.monotonic()
    if now - _told.get(what, -MINUTE) >= MINUTE:
        _told[what] = now
        log.warning("there are %d %s, as many as this process may have: others are turned away", most, what)
