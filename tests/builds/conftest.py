"""The modules compiled from these sources, and copies of the checkout with or without them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tianxia import builds

NewCheckout = Callable[[], Path]
WITHOUT_PAGES = shutil.ignore_patterns("static", "__pycache__")


@pytest.fixture(scope="session")
def compiled() -> Path:
    """Made once, as `make compile` makes them; other workers and later runs find them."""
    subprocess.run([sys.executable, "-m", "tools.compile", "--demand"], check=True, cwd=builds.CHECKOUT)
    found = builds.fitting()
    assert found is not None
    return found


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, with nothing compiled."""
    shutil.copytree(builds.HERE, tmp_path / "src" / "tianxia", ignore=WITHOUT_PAGES)
    shutil.copytree(builds.COMPILER, tmp_path / "tools" / builds.COMPILER.name, ignore=WITHOUT_PAGES)
    return tmp_path


def environment_of(checkout: Path, **more: str) -> dict[str, str]:
    """The environment of a process that runs the copy, on the build that fits."""
    kept = {name: value for name, value in os.environ.items() if name != builds.WANTED}
    return {**kept, "PYTHONPATH": str(checkout / "src"), **more}


def lay(compiled: Path, checkout: Path) -> Path:
    """Give the copy its compiled modules in one step, as the compiler does."""
    folder = checkout / "build" / "compiled"
    folder.mkdir(parents=True)
    shutil.copytree(compiled, checkout / "build" / "scratch")
    return (checkout / "build" / "scratch").rename(folder / compiled.name)
