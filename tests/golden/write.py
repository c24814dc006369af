"""Write what the golden games do now, and print how they went another way in the last commit: `make golden`.

If a version already has a log, it is kept: its game is told anew, not played anew.
"""

import os
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from . import logs
from .chapters import Chapter, as_text
from .difference import difference, unknown
from .games import GOLDEN, READABLE, Golden
from .logs import again, keep, kept, written

ROOT = Path(__file__).parents[2]
TEXTS = Path(__file__).parent / "texts"


def main() -> None:
    before = told_by_last_commit([golden.name for golden in GOLDEN])
    for golden in GOLDEN:
        if not golden.is_kept:
            keep(golden.file, written(golden.name, golden.play()))
        now = golden.told()
        differs = difference(before.get(golden.name, []), now) or unknown(golden.kept, now)
        print("\n\n".join([golden.name, *differs]), end="\n\n" if differs else "\n")
        try:
            write(golden, now)
        except AssertionError as error:
            raise SystemExit(str(error)) from None


def write(golden: Golden, now: list[Chapter]) -> None:
    game = again(golden.file, golden.name)
    digests = " ".join(chapter.digest for chapter in now)
    keep(golden.file, replace(golden.kept, digests=digests))
    for older in logs.LOGS.glob(f"{golden.game}-*.jsonl"):
        if older != golden.file and golden.name in kept(older):
            keep(older, replace(kept(older)[golden.name], digests=""))
    if golden.name in READABLE:
        (TEXTS / f"{golden.name}.txt").write_text(as_text(game), encoding="utf-8")


def told_by_last_commit(names: list[str]) -> dict[str, list[str]]:
    """The chapters of these games, by the rules and logs of the last commit; without git, none."""
    archive = ["git", "archive", "--format=zip", "HEAD", "src", "tests/__init__.py", "tests/golden"]
    with TemporaryDirectory() as folder:
        path = os.pathsep.join([folder, str(Path(folder, "src"))])
        own = {**os.environ, "PYTHONPATH": path, "TIANXIA_BUILD": "pure"}
        tell = [sys.executable, "-m", "tests.golden", "told", *names]
        try:
            sources = subprocess.run(archive, cwd=ROOT, capture_output=True, check=True).stdout
            zipfile.ZipFile(BytesIO(sources)).extractall(folder)
            subprocess.run(tell, cwd=folder, env=own, capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            why = error.stderr.decode() if isinstance(error, subprocess.CalledProcessError) else error
            print(f"The last commit cannot be asked, so moves are shown only as they go now: {why}", file=sys.stderr)
        texts = Path(folder, "told").glob("*.txt")
        return {text.stem: text.read_text(encoding="utf-8").split("\n\n") for text in texts}


if __name__ == "__main__":
    main()
