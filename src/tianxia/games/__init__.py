"""The games. Importing this package registers them."""

from ..core.registry import register
from . import sun_tzu

register(sun_tzu.GAME)
