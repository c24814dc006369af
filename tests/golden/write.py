"""Write the golden playthroughs anew: `make golden`. Read the difference before you commit it."""

from pathlib import Path

from .games import GOLDEN
from .playthrough import as_text

FOLDER = Path(__file__).parent / "texts"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDEN:
        (FOLDER / f"{golden.name}.txt").write_text(as_text(golden.play()), encoding="utf-8")
        print(golden.name)


if __name__ == "__main__":
    main()
