"""The toy of the tutorial in a package of its own, installed by pip where nobody else looks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
MODULE = "tianxia_banners"


def installed(folder: Path) -> Path:
    """A folder with the installed package: whoever has it on the path of Python has the game."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(HERE / "package", source)
    shutil.copy(HERE / "banners.py", source / MODULE / "__init__.py")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command = [*pip, "--no-index", "--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return target


def environment(target: Path) -> dict[str, str]:
    """The variables of a process that finds the package."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), os.environ.get("PYTHONPATH", "")])}
