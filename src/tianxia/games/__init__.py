"""The games. Importing this package makes their names known; the code of a game is loaded when it is asked for."""

from ..core.registry import Registration, announce


def _great_wall() -> Registration:
    from .great_wall import GAME

    return GAME


def _sun_tzu() -> Registration:
    from .sun_tzu import GAME

    return GAME


def _zhanguo() -> Registration:
    from .zhanguo import GAME

    return GAME


announce("great_wall", _great_wall)
announce("sun_tzu", _sun_tzu)
announce("zhanguo", _zhanguo)
