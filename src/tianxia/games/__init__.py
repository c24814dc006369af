"""The games. Importing this package registers them."""

from ..core.registry import register
from . import great_wall, sun_tzu, zhanguo

register(great_wall.GAME)
register(sun_tzu.GAME)
register(zhanguo.GAME)
