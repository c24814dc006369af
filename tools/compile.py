"""Compiles the engine for this checkout, into `build/compiled`: `make compile`, and in the background of `make play`.

Nothing is done if the modules of exactly these sources are there. A missing compiler is reported, and the pure build
is used: only `--demand` makes it an error.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from filelock import FileLock

from tianxia.builds import CHECKOUT, COMPILED, HERE, PARTS, key_of

OBJECTS = CHECKOUT / "build" / "objects"
KEPT = 3  # builds: of these sources, and of earlier ones that somebody may go back to


def compile_checkout() -> Path:
    """The folder with the modules of these sources; it appears when it is complete."""
    folder = COMPILED / key_of()
    if folder.is_dir():
        os.utime(folder)
        return folder
    COMPILED.mkdir(parents=True, exist_ok=True)
    with FileLock(COMPILED.parent / "compiling.lock"):  # two at the same time would only slow each other down
        return compile_now()


def compile_now() -> Path:
    # From a copy: an edit while it runs would give modules that do not match.
    with tempfile.TemporaryDirectory(dir=COMPILED.parent) as scratch:
        copied = Path(scratch) / "src" / HERE.name
        shutil.copytree(HERE, copied, ignore=shutil.ignore_patterns("static", "__pycache__"))
        folder = COMPILED / key_of(copied)
        if folder.is_dir():
            return folder  # the process that had the lock has made it
        made = Path(scratch) / "made"
        command: list[str | Path] = [sys.executable, "-m", "tools.compiling", copied.parent, made, OBJECTS]
        subprocess.run(command, check=True, cwd=CHECKOUT)
        made.rename(folder)
    forget_old(folder)
    return folder


def forget_old(newest: Path) -> None:
    builds = sorted(COMPILED.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in [folder for folder in builds if folder != newest][KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--demand", action="store_true", help="fail if it cannot be compiled")
    demanded = parser.parse_args().demand
    begun = time.monotonic()
    try:
        folder = compile_checkout()
    except (subprocess.CalledProcessError, OSError) as problem:
        print(f"The compiled build could not be made, the pure one works without it: {problem}", file=sys.stderr)
        sys.exit(1 if demanded else 0)
    print(f"Compiled {', '.join(PARTS)} in {time.monotonic() - begun:.0f} s: {folder.relative_to(CHECKOUT)}")


if __name__ == "__main__":
    main()
