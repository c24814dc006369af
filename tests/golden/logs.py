"""The logs of the golden games, a file for each game and version of its rules: what was played once stays as it was.

A log is never rewritten. If its moves now do something else, so would every stored game of that version: raise
the version, and `make golden` writes the logs of the new one next to it.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.core.registry import find

LOGS = Path(__file__).parent / "logs"


class Kept(msgspec.Struct, frozen=True):
    """A line of a file: the log, and the result, since the same position may be scored differently one day."""

    name: str
    result: dict[str, Any]
    log: list[msgspec.Raw]  # its lines
    digests: str = ""  # one for every move; only the present version has them

    @property
    def text(self) -> str:
        return "".join(f"{bytes(line).decode()}\n" for line in self.log)


def file_of(game: str, version: str = "") -> Path:
    return LOGS / f"{game}-{version or find(game).version}.jsonl"


def kept(file: Path) -> dict[str, Kept]:
    """The games of a file, by name."""
    return _read(file.read_bytes()) if file.exists() else {}


@cache
def _read(lines: bytes) -> dict[str, Kept]:
    games = [msgspec.json.decode(line, type=Kept) for line in lines.splitlines()]
    return {game.name: game for game in games}


def keep(file: Path, game: Kept) -> None:
    """One line a game: a diff says which."""
    file.parent.mkdir(parents=True, exist_ok=True)
    games = {**kept(file), game.name: game}
    file.write_bytes(b"".join(msgspec.json.encode(games[name]) + b"\n" for name in sorted(games)))


def written(name: str, game: tianxia.Game) -> Kept:
    lines = game.log.dumps().encode().splitlines()
    return Kept(name, as_data(game), [msgspec.Raw(line) for line in lines])


def as_data(game: tianxia.Game) -> dict[str, Any]:
    result = game.result
    assert result is not None
    data: dict[str, Any] = json.loads(json.dumps(result._asdict()))
    return data


def files_of_all_versions() -> list[Path]:
    """Of all versions that the present rules must be able to replay."""
    return [
        file_of(game.name, version)
        for game in tianxia.known_games()
        for version in (game.version, *game.reads, *game.editions)
    ]


def kept_before(file: Path, name: str) -> Kept | None:
    """The same game of the newest older version."""
    game, _, _ = file.stem.partition("-")
    older = [path for path in LOGS.glob(f"{game}-*.jsonl") if path != file and name in kept(path)]
    newest = max(older, key=lambda path: [int(n) for n in path.stem.split("-")[1].split(".")], default=None)
    return kept(newest)[name] if newest else None


def again(file: Path, name: str) -> tianxia.Game:
    """The game of a kept log; if it has changed, the error says what to do."""
    log = kept(file)[name]
    try:
        game = tianxia.replay(log.text)
    except tianxia.BadInput as error:
        raise other(file, name, str(error)) from None
    if as_data(game) != log.result:
        raise other(file, name, f"The result is {as_data(game)}, not {log.result}.")
    return game


def other(file: Path, name: str, why: str) -> AssertionError:
    return AssertionError(
        f"A stored game of {file.stem} goes another way now ({name}: {why}) "
        "Raise the version of its rules, then run `make golden`."
    )
