"""Players made of code. A bot receives what its seat may see, never the state.

- bot: what a bot is asked and what it answers; playing: a game among bots
- random_bot: plays any game, at random

The greedy players have a folder for each game.
"""

from collections.abc import Callable

from ..core.pack import Pack
from ..core.values import BadInput
from .bot import Bot, Question, dice_of, question_of
from .random_bot import RandomBot

__all__ = ["Bot", "Question", "bot_names", "dice_of", "make_bot", "question_of"]

Maker = Callable[[Pack | None], Bot]


# Who knows a game brings its code along, so a bot is loaded when somebody asks for it.


def _great_wall_greedy(pack: Pack | None) -> Bot:
    from .great_wall.greedy import GreatWallGreedy

    return GreatWallGreedy(pack)


def _sun_tzu_greedy(pack: Pack | None) -> Bot:
    from .sun_tzu.greedy import SunTzuGreedy

    return SunTzuGreedy(pack)


def _zhanguo_greedy(pack: Pack | None) -> Bot:
    from .zhanguo.greedy import ZhanGuoGreedy

    return ZhanGuoGreedy(pack)


# Which bots can play which game; "*" plays every game.
_MAKERS: dict[str, dict[str, Maker]] = {
    "random": {"*": RandomBot},
    "greedy": {"sun_tzu": _sun_tzu_greedy, "great_wall": _great_wall_greedy, "zhanguo": _zhanguo_greedy},
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [name for name, makers in _MAKERS.items() if game in makers or "*" in makers]


def make_bot(name: str, game: str, pack: Pack | None = None) -> Bot:
    """A bot for a game played with the standard cards or with an own pack; it can sit at any number of seats."""
    if name not in bot_names(game):
        raise BadInput(f"There is no bot {name!r} for {game}; there are: {', '.join(bot_names(game))}.")
    makers = _MAKERS[name]
    return makers.get(game, makers.get("*", RandomBot))(pack)
