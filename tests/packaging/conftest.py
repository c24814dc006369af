"""What is built once for all these tests, however many processes run them."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from .building import ROOT, built
from .environments import Environment, installed

Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """A folder filled by the process that comes first; the others wait for it."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def filled(name: str, fill: Callable[[Path], object]) -> Path:
        folder, ready = shared / name, shared / f"{name}.ready"
        with FileLock(shared / f"{name}.lock"):
            if not ready.exists():
                folder.mkdir()
                fill(folder)
                ready.touch()
        return folder

    return filled


@pytest.fixture(scope="session")
def wheel(once: Once) -> Path:
    (file,) = once("wheel", lambda folder: built("wheel", ROOT, folder)).iterdir()
    return file


@pytest.fixture(scope="session")
def sdist(once: Once) -> Path:
    (file,) = once("sdist", lambda folder: built("sdist", ROOT, folder)).iterdir()
    return file


@pytest.fixture(scope="session")
def environment(once: Once, wheel: Path) -> Environment:
    """The wheel, installed where nothing of the checkout is."""
    return Environment(once("environment", lambda folder: installed(wheel, folder / "venv")) / "venv")
