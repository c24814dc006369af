"""Players made of code. A bot receives a world that its seat cannot tell from the real one, never the real one.

- bot: what a bot is asked and what it answers; playing: a game among bots
- weighing: what comes first of the options that a bot explains
- random_bot: plays any game, at random
- runner: who does the long work of training; equations: what fitting weights to games comes down to

The levels and the greedy player of each game have a folder.
"""

from ..core.pack import Pack
from ..core.registry import find, loaded
from ..core.values import BadInput
from .bot import Bot, Situation, situation_in, situation_of
from .random_bot import RandomBot

__all__ = [
    "Bot",
    "Situation",
    "bot_names",
    "examiner_of",
    "judge_of",
    "level_names",
    "level_without_search",
    "make_bot",
    "situation_in",
    "situation_of",
]

RANDOM = "random"  # plays every game


def bot_names(game: str) -> list[str]:
    """The bots that can play a game."""
    return [RANDOM, *find(game).bots]


def level_names(game: str) -> list[str]:
    """The bots that people choose from, the weakest first."""
    return list(find(game).levels) or bot_names(game)


SECOND = 1
THIRD = 2  # the level that gives hints: the one above is hardly wiser, and takes much longer


def judge_of(game: str) -> str:
    """The level that gives hints; "" if the game has none that explains itself."""
    levels = find(game).levels
    return levels[THIRD] if len(levels) > THIRD else ""


def level_without_search(game: str) -> str:
    """A level that plays sensibly and at once: it goes on with a game where many moves must be made."""
    return level_names(game)[: SECOND + 1][-1]


def examiner_of(game: str) -> str:
    """The level that judges finished games, where nobody waits: the strongest."""
    return find(game).levels[-1] if judge_of(game) else ""


def make_bot(name: str, game: str, pack: Pack | None = None) -> Bot:
    """A bot for a game played with the standard cards or a custom pack; it can sit at any number of seats."""
    if name not in bot_names(game):
        raise BadInput(f"There is no bot {name!r} for {game}; there are: {', '.join(bot_names(game))}.")
    if name == RANDOM:
        return RandomBot(pack)
    bot: Bot = loaded(find(game).bots[name])(pack)
    return bot
