"""Tianxia: play, simulate and study three board games about the making of China."""

from pathlib import Path

from . import builds as builds  # first: it decides which build the imports below find
from .core.dice import Dice
from .core.game import Game
from .core.moves import Move
from .core.pack import Pack
from .core.registry import Options, Registration, known_games, register
from .core.replay import replay as _replay
from .core.seed import Seed, Shuffle
from .core.values import BadInput, Choice, Decision, Option, Preview, Refusal, Refused, Result, TianxiaError, Told

__version__ = "0.2.0"

__all__ = [
    "BadInput",
    "Choice",
    "Decision",
    "Dice",
    "Game",
    "Move",
    "Option",
    "Pack",
    "Preview",
    "Refusal",
    "Refused",
    "Registration",
    "Result",
    "Shuffle",
    "TianxiaError",
    "Told",
    "known_games",
    "new",
    "read_pack",
    "register",
    "replay",
]


def new(
    game: str,
    *,
    seed: Seed,
    players: int | None = None,
    options: Options | None = None,
    pack: Pack | None = None,
) -> Game:
    """A new game; the same seed, options and moves give the same game everywhere.

    >>> game = new("sun_tzu", seed=7)
    >>> game.to_act, game.decision(0).kind
    ((0, 1), 'keep_general')
    """
    return Game(game, seed, players, options or {}, pack)


def replay(text: str, pack: Pack | None = None) -> Game:
    """The game of a log, replayed by the rules; anything that does not fit raises `BadInput`."""
    return _replay(text, pack)


def read_pack(path: str | Path) -> Pack:
    """Read a custom pack of cards and boards from a file."""
    try:
        return Pack(Path(path).read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The pack {path} cannot be read: {error}.") from None
