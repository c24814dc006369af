"""The source distribution: all that a build, the tests and the documents need, and nothing generated."""

import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

import tianxia

from .building import ROOT, built

MADE = {".git", ".venv", "node_modules", "build", "dist", "static", "__pycache__"}
TOP = f"tianxia-{tianxia.__version__}"
# A checkout contains these, too; each must stay out.
JUNK = (
    "web/node_modules/vite/index.js",
    "web/dist/index.html",
    "build/compiled/x.so",
    "dist/tianxia.whl",
    ".venv/pyvenv.cfg",
    "src/tianxia/server/static/index.html",
    "src/tianxia/core/state.so",
    "src/tianxia/__pycache__/cli.pyc",
    ".mypy_cache/x.json",
    "notes.txt",
    "tables.sqlite3",
)


def contents(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as archive:
        return {member.name.removeprefix(f"{TOP}/") for member in archive.getmembers() if member.isfile()}


def sources(*folders: str) -> set[str]:
    """The files below these folders of the checkout that people wrote."""
    found = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            inside = path.relative_to(ROOT)
            if path.is_file() and not MADE & set(inside.parts) and path.suffix not in (".so", ".pyc"):
                found.add(inside.as_posix())
    return found


def test_all_that_is_needed_is_there(sdist: Path) -> None:
    there = contents(sdist)
    wanted = sources("src", "web", "tests", "docs", "tools", "benchmarks", "deploy", "examples", ".github", ".ci")
    assert len(wanted) > 500
    assert wanted - there == set()
    kinds = ("*.md", "*.py", "*.toml", "*.yml")
    beside = {path.name for kind in kinds for path in ROOT.glob(kind)}
    assert {"README.md", "hatch_build.py", "pyproject.toml"} <= beside
    assert beside | {"CITATION.cff", "constraints.txt", "Makefile", "LICENSE"} <= there


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    assert [path.name for path in folder.iterdir()] == [TOP]
    return folder / TOP


def test_what_is_made_and_what_lies_about_stays_out(unpacked: Path, sdist: Path, tmp_path: Path) -> None:
    littered = tmp_path / "littered"
    shutil.copytree(unpacked, littered)
    for name in JUNK:
        (littered / name).parent.mkdir(parents=True, exist_ok=True)
        (littered / name).write_text("junk")
    assert contents(built("sdist", littered, tmp_path / "again")) == contents(sdist)


def test_without_git_it_builds_the_same_wheel(unpacked: Path, wheel: Path, tmp_path: Path) -> None:
    """Without the compiler here, which would take minutes: except for compiled modules the wheels are the same."""
    assert not (unpacked / ".git").exists()
    (unpacked / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")  # instead of a registry
    again = built("wheel", unpacked, tmp_path, TIANXIA_PURE="1")
    assert again.name == f"{TOP}-py3-none-any.whl"
    assert plain(again) == plain(wheel)


def plain(wheel: Path) -> dict[str, int]:
    """The files with their checksums, without those that list or describe the wheel, and without machine code."""
    with zipfile.ZipFile(wheel) as archive:
        files = {info.filename: info.CRC for info in archive.infolist()}
    return {
        name: crc
        for name, crc in files.items()
        if not name.endswith((".so", ".pyd", ".dist-info/RECORD", ".dist-info/WHEEL"))
    }
