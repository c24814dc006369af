"""The logs of the golden games, by game and version of the rules: what was played once stays as it was.

A log is never rewritten. If its moves now do something else, so would every stored game of that version: raise
the version, and `make golden` writes the logs of the new one next to it.
"""

import json
from pathlib import Path
from typing import Any

import tianxia
from tianxia.core.registry import find

LOGS = Path(__file__).parent / "logs"
RESULTS = "results.json"
DIGESTS = "digests.json"  # of every move; only the present version has them


def folder_of(game: str, version: str = "") -> Path:
    return LOGS / f"{game}-{version or find(game).version}"


def kept_logs() -> list[Path]:
    """The logs of all versions that the present rules must be able to replay."""
    folders = [
        folder_of(game.name, version)
        for game in tianxia.known_games()
        for version in (game.version, *game.reads, *game.editions)
    ]
    return sorted(path for folder in folders for path in folder.glob("*.jsonl"))


def log_before(log: Path) -> Path | None:
    """The same game's log of the newest older version."""
    game, _, _ = log.parent.name.partition("-")
    older = [path for path in LOGS.glob(f"{game}-*/{log.name}") if path.parent != log.parent]
    return max(older, key=lambda path: [int(n) for n in path.parent.name.split("-")[1].split(".")], default=None)


def notes(path: Path) -> dict[str, Any]:
    """What is known of the games of a folder, by name."""
    known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return known


def note(path: Path, name: str, what: object) -> None:
    """One line a game: a diff says which."""
    lines = [f'  "{name}": {json.dumps(what)}' for name, what in sorted({**notes(path), name: what}.items())]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def keep(path: Path, game: tianxia.Game) -> None:
    """The log, and next to it the result: the same position may be scored differently one day."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(game.log.dumps(), encoding="utf-8")
    note(path.parent / RESULTS, path.stem, as_data(game))


def as_data(game: tianxia.Game) -> dict[str, object]:
    result = game.result
    assert result is not None
    data: dict[str, object] = json.loads(json.dumps(result._asdict()))
    return data


def again(path: Path) -> tianxia.Game:
    """The game of a kept log; if it has changed, the error says what to do."""
    try:
        game = tianxia.replay(path.read_text(encoding="utf-8"))
    except tianxia.BadInput as error:
        raise other(path, str(error)) from None
    kept = notes(path.parent / RESULTS)[path.stem]
    if as_data(game) != kept:
        raise other(path, f"The result is {as_data(game)}, not {kept}.")
    return game


def other(path: Path, why: str) -> AssertionError:
    return AssertionError(
        f"A stored game of {path.parent.name} goes another way now ({path.stem}: {why}) "
        "Raise the version of its rules, then run `make golden`."
    )
