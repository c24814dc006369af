"""Who plays in the laboratory: the bots of a game by name, those of installed packages, and anybody's own."""

from importlib.metadata import EntryPoints, entry_points
from typing import Final

from ..bots import Bot, bot_names, make_bot
from ..core.pack import Pack
from ..core.registry import loaded
from ..core.values import BadInput

GROUP: Final = "tianxia.bots"  # of entry points


def entrant(name: str, game: str, pack: Pack | None = None) -> Bot:
    """A bot of the game; one that an installed package makes known by an entry point; or one of your own, as
    `package.module:Class`. Each is made from a pack or None.

    Only here: whoever runs the laboratory may run any code, whoever asks a server may not.
    """
    if name in bot_names(game):
        return make_bot(name, game, pack)
    points = entry_points(group=GROUP, name=name)
    if not points and ":" not in name:
        known = sorted({*bot_names(game), *[point.name for point in entry_points(group=GROUP)]})
        raise BadInput(f"There is no bot {name!r} for {game}; there are: {', '.join(known)}.")
    return made(name, points, pack)


def made(name: str, points: EntryPoints, pack: Pack | None) -> Bot:
    try:
        bot: Bot = (next(iter(points)).load() if points else loaded(name))(pack)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadInput(f"The bot {name!r} cannot be loaded: {error}.") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(f"{name!r} is no bot: it has no method `choose`.")
    return bot


def budget_of(bot: Bot) -> str:
    """How much a bot thinks, in its own words: its `budget`, if it has one."""
    return str(getattr(bot, "budget", ""))
