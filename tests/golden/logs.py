"""The logs of the golden games, by game and version of the rules: what was played once stays as it was.

A log is never rewritten. If its moves now do something else, so would every stored game of that version: raise
the version, and `make golden` writes the logs of the new one next to it.
"""

import json
from pathlib import Path

import tianxia
from tianxia.core.registry import find

LOGS = Path(__file__).parent / "logs"
RESULTS = "results.json"


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


def keep(path: Path, game: tianxia.Game) -> None:
    """The log, and next to it the result: the same position may be scored differently one day."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(game.log.dumps(), encoding="utf-8")
    results = path.parent / RESULTS
    known = json.loads(results.read_text(encoding="utf-8")) if results.exists() else {}
    known[path.stem] = as_data(game)
    lines = [f'  "{name}": {json.dumps(result)}' for name, result in sorted(known.items())]
    results.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


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
    kept = json.loads((path.parent / RESULTS).read_text(encoding="utf-8"))[path.stem]
    if as_data(game) != kept:
        raise other(path, f"The result is {as_data(game)}, not {kept}.")
    return game


def other(path: Path, why: str) -> AssertionError:
    return AssertionError(
        f"A stored game of {path.parent.name} goes another way now ({path.stem}: {why}) "
        "Raise the version of its rules, then run `make golden`."
    )
