"""Who plays in the laboratory: the bots of a game by name, and anybody's own."""

from ..bots import Bot, make_bot
from ..core.pack import Pack
from ..core.registry import loaded
from ..core.values import BadInput


def entrant(name: str, game: str, pack: Pack | None = None) -> Bot:
    """A bot of the game, or one of your own: `package.module:Class`, made from a pack or None.

    Only here: whoever runs the laboratory may run any code, whoever asks a server may not.
    """
    if ":" not in name:
        return make_bot(name, game, pack)
    try:
        bot: Bot = loaded(name)(pack)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadInput(f"The bot {name!r} cannot be loaded: {error}.") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(f"{name!r} is no bot: it has no method `choose`.")
    return bot


def budget_of(bot: Bot) -> str:
    """How much a bot thinks, in its own words: its `budget`, if it has one."""
    return str(getattr(bot, "budget", ""))
