"""The docstring of a package is the map of its folder: it names every module, and nothing that is gone.

Games are not named: a module or folder for each of them goes without saying.
"""

import ast
import re
from pathlib import Path

import pytest

from tianxia.core.registry import game_names

SOURCE = Path(__file__).parents[2] / "src" / "tianxia"
FOLDERS = sorted({file.parent for file in SOURCE.rglob("__init__.py")} - {SOURCE})
MIGRATIONS = SOURCE / "server" / "migrations"  # Alembic's files have numbers for names
PACKAGES = [folder for folder in FOLDERS if folder != MIGRATIONS and MIGRATIONS not in folder.parents]


def map_of(package: Path) -> str:
    return ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""


def modules_of(package: Path) -> set[str]:
    files = {file.stem for file in package.glob("*.py")} - {"__init__"}
    return files | {folder.name for folder in FOLDERS if folder.parent == package}


def named(text: str) -> set[str]:
    """What the items of a map are about: `- state, pieces: ...; view: ...`."""
    points = [part for line in text.splitlines() if line.startswith("- ") for part in line[2:].split("; ")]
    heads = [re.match(r"[a-z_0-9]+(?:, [a-z_0-9]+)*(?=: | ties )", point) for point in points]
    return {name for head in heads if head is not None for name in head[0].split(", ")}


def test_maps_are_read_point_by_point() -> None:
    text = "A state.\n\n- state: what is; view, seen: what is seen\n- rules ties them together"
    assert named(text) == {"state", "view", "seen", "rules"}


@pytest.mark.parametrize("package", PACKAGES, ids=lambda folder: folder.relative_to(SOURCE).as_posix())
def test_a_map_names_every_module_and_nothing_else(package: Path) -> None:
    modules = modules_of(package)
    assert modules - set(game_names()) <= named(map_of(package)) <= modules
