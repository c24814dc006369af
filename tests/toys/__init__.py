"""Small games for tests: one that is correct, and others that are each wrong in one way."""

from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.core import registry
from tianxia.core.registry import Registration, register


def all_toys() -> list[Registration]:
    from . import banners, broken

    return [banners.GAME, *broken.GAMES]


@contextmanager
def at_the_table(*toys: Registration) -> Iterator[None]:
    """These are known games until the block ends, and so is anything registered meanwhile: other tests go through all
    games, and expect no toys.
    """
    before = dict(registry._games)
    for toy in toys:
        register(toy)
    try:
        yield
    finally:
        for name in [name for name in registry._games if name not in before and name not in registry.installed()]:
            del registry._games[name]  # a real game that was loaded meanwhile stays
        registry._games.update(before)
