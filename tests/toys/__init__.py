"""Small games for tests: one that is right, and others that are each wrong in one way."""

from tianxia.core.registry import Registration


def all_toys() -> list[Registration]:
    from . import banners, broken

    return [banners.GAME, *broken.GAMES]
