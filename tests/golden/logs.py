"""The logs of the golden games, by game and version of the rules: what was played once stays as it was.

A log is never written anew. If its moves do something else now, every stored game of that version would: then the
version is to be raised, and `make golden` writes the logs of the new one beside it.
"""

from pathlib import Path

import tianxia
from tianxia.core.registry import find

LOGS = Path(__file__).parent / "logs"


def folder_of(game: str, version: str = "") -> Path:
    return LOGS / f"{game}-{version or find(game).version}"


def kept_logs() -> list[Path]:
    """Of all versions that the present rules must be able to play again."""
    versions = [(game.name, version) for game in tianxia.known_games() for version in (game.version, *game.reads)]
    return sorted(path for game, version in versions for path in folder_of(game, version).glob("*.jsonl"))


def again(game: str, text: str) -> tianxia.Game:
    """The game of a kept log; that it is another one now is told with what is to be done."""
    try:
        return tianxia.replay(text)
    except tianxia.BadInput as error:
        version = find(game).version
        raise AssertionError(
            f"Stored games of {game} {version} go another way now ({error}) "
            "Raise the version of its rules, then run `make golden`."
        ) from None
