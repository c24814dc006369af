"""Rewrite the golden playthroughs: `make golden`. Read the diff before you commit it.

If a version already has a log, it is kept: its game is told anew, not played anew.
"""

from pathlib import Path

import tianxia

from .games import GOLDEN, Golden
from .logs import again, keep
from .playthrough import as_text

FOLDER = Path(__file__).parent / "texts"


def logged(golden: Golden) -> tianxia.Game:
    """The game of the log. If the present version has none yet: the game told in the text, or a new one."""
    if golden.log.exists():
        return again(golden.log)
    text = FOLDER / f"{golden.name}.txt"
    told = golden.play_told(text.read_text(encoding="utf-8")) if golden.recorded and text.exists() else None
    game = told or golden.play()
    keep(golden.log, game)
    return game


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        try:
            game = logged(golden)
        except AssertionError as error:
            raise SystemExit(str(error)) from None
        (FOLDER / f"{golden.name}.txt").write_text(as_text(game), encoding="utf-8")
        print(golden.name)


if __name__ == "__main__":
    main()
