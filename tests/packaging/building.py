"""Wheels and source distributions, built as `make wheel` builds them: with the packages already installed."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 900  # seconds; the compiler may have to start from scratch


def built(kind: str, source: Path, into: Path, **environment: str) -> Path:
    """The one file that is built: `kind` is wheel or sdist."""
    command = [sys.executable, "-m", "build", f"--{kind}", "--no-isolation", "--outdir", str(into), str(source)]
    done = subprocess.run(
        command, env={**os.environ, **environment}, cwd=source, capture_output=True, text=True, timeout=LONGEST
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (file,) = into.iterdir()
    return file
