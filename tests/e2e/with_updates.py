"""`python -m tests.e2e.with_updates play ...`: the command `tianxia`, whose pages become newer when a test says so.

It says so by changing the built files in a folder of its own, named in the environment: nothing of them is remembered.
"""

import os
from pathlib import Path

from tianxia.cli import main
from tianxia.server import app, files

BUILT = "TIANXIA_TEST_BUILT"

if __name__ == "__main__":
    for module in (app, files):
        setattr(module, "STATIC", Path(os.environ[BUILT]))  # noqa: B010 - it is a constant there
    for name in ("packed", "asset_names"):
        setattr(files, name, getattr(files, name).__wrapped__)
    main()
