"""`python -m tests.e2e.with_updates play ...`: the command `tianxia`, whose pages become newer when a test says so.

It says so by writing a file, named in the environment: what is in it is added to the service worker.
"""

import os
from pathlib import Path

from tianxia.cli import main
from tianxia.server import files

NEXT = "TIANXIA_TEST_NEXT_WORKER"
unchanged = files.packed


def packed(path: Path) -> files.Packed:
    file, newer = unchanged(path), Path(os.environ[NEXT])
    if path.name != "worker.js" or not newer.exists():
        return file
    return files.Packed(file.kind, file.plain + newer.read_bytes(), None)


if __name__ == "__main__":
    setattr(files, "packed", packed)  # noqa: B010 - it is a function with a cache there
    main()
