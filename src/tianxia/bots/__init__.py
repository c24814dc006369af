"""Players made of code. A bot receives what its seat may see, never the state.

- bot: what a bot is asked and what it answers; playing: a game among bots
- random_bot: plays any game, at random

The greedy players have a folder for each game.
"""

from ..core.pack import Pack
from ..core.registry import find, loaded
from ..core.values import BadInput
from .bot import Bot, Situation, dice_of, situation_of
from .random_bot import RandomBot

__all__ = ["Bot", "Situation", "bot_names", "dice_of", "make_bot", "situation_of"]

RANDOM = "random"  # plays every game


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, *find(game).bots]


def make_bot(name: str, game: str, pack: Pack | None = None) -> Bot:
    """A bot for a game played with the standard cards or a custom pack; it can sit at any number of seats."""
    if name not in bot_names(game):
        raise BadInput(f"There is no bot {name!r} for {game}; there are: {', '.join(bot_names(game))}.")
    if name == RANDOM:
        return RandomBot(pack)
    bot: Bot = loaded(find(game).bots[name])(pack)
    return bot
