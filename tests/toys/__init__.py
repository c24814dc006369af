"""Small games for tests: one that is right, and others that are each wrong in one way."""

from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.core import registry
from tianxia.core.registry import Registration, register


def all_toys() -> list[Registration]:
    from . import banners, broken

    return [banners.GAME, *broken.GAMES]


@contextmanager
def at_the_table(*toys: Registration) -> Iterator[None]:
    """These are among the known games for a while: other tests go through all games, and expect no toys."""
    before = dict(registry._games)
    for toy in toys:
        register(toy)
    try:
        yield
    finally:
        for toy in toys:
            registry._games.pop(toy.name, None)
            if toy.name in before:
                registry._games[toy.name] = before[toy.name]
