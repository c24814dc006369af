"""What limits count: networks, not addresses.

Whoever has one address of IPv6 has 2^64 of them, so all of a /64 are one. Somebody may also have a /56 or even a /48:
these together may use more than a /64, but not 256 or 65,536 times as much.
"""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

ONE: Final = 64  # bits that everybody with a line of IPv6 has
KNOWN: Final = 4096  # addresses whose networks are remembered
WIDER: Final = ((56, 2), (48, 8))  # how much more than one /64 may be used by all of them that begin alike


class Ring(NamedTuple):
    """A network that contains the reader's, and how many times as much as one reader all in it may use."""

    name: str
    share: int


class Network(str):
    """Where somebody comes from, as limits know it: a text, so it can be a part of a key."""

    rings: tuple[Ring, ...]  # the network itself first

    __slots__ = ("rings",)

    def __new__(cls, name: str, rings: tuple[Ring, ...] = ()) -> "Network":
        made = super().__new__(cls, name)
        made.rings = (Ring(name, 1), *rings)
        return made


@lru_cache(maxsize=KNOWN)  # asked several times by every request
def network_of(host: str) -> Network:
    """The network of an address; what is no address (a socket of the operating system) stands for itself.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9%eth0")
    True
    >>> [ring.name for ring in network_of("2001:db8:1:2::9").rings]
    ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return Network(host)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv4Address) or address.is_loopback:
        return Network(str(address))
    wider = [Ring(name_of(address, bits), share) for bits, share in WIDER]
    return Network(name_of(address, ONE), tuple(wider))


def name_of(address: IPv6Address, bits: int) -> str:
    return str(IPv6Network((address, bits), strict=False))


def rings_of(who: str) -> tuple[Ring, ...]:
    """All that a limit counts for somebody: people count for themselves alone."""
    return who.rings if isinstance(who, Network) else (Ring(who, 1),)
