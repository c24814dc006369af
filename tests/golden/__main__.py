"""Writes golden games in full, with their positions: `python -m tests.golden FOLDER [NAME...]`.

`make golden` calls that of the last commit, too: what it is given and what it writes is a promise to later ones.
"""

import sys
from pathlib import Path

from .games import GOLDEN


def main(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for golden in GOLDEN:
        if golden.is_kept and (not names or golden.name in names):
            text = "\n\n".join(map(str, golden.told()))
            (folder / f"{golden.name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
