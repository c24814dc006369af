"""What several tests use is in a module of its own: a module of tests is imported by pytest alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = sorted({path.name for path in (ROOT / "tests").iterdir() if (path / "__init__.py").exists()} - {"e2e"})
ELSEWHERE = ["benchmarks", "docs", "examples", "src", "tools"]


def modules_named(code: str) -> Iterator[str]:
    """All that is imported by name, whole or in part."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            yield from [f"{node.module or ''}.{alias.name}" for alias in node.names]


def is_of_tests(name: str) -> bool:
    """From another module, such a name is a function that tests call; from a package it is a module."""
    *path, last = name.split(".")
    return any(part.startswith("test_") for part in path) or (last.startswith("test_") and path[-1:] in ([], [""]))


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("from .test_a import b", True),
        ("from ..x.test_a import b", True),
        ("from . import test_a", True),
        ("import tests.x.test_a.b", True),
        ("import test_a", True),
        ("def f():\n    from tests.x.test_a import b", True),
        ("from .a import test_b", False),
        ("from tests.x import latest_a", False),
    ],
)
def test_it_finds_them(code: str, expected: bool) -> None:
    assert any(map(is_of_tests, modules_named(code))) == expected


@pytest.mark.parametrize("folder", [*[f"tests/{name}" for name in FOLDERS], *ELSEWHERE])
def test_nothing_imports_a_module_of_tests(folder: str) -> None:
    files = [file for file in (ROOT / folder).rglob("*.py") if "node_modules" not in file.parts]
    found = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in files
        if "test_" in (code := file.read_text(encoding="utf-8"))
        for name in modules_named(code)
        if is_of_tests(name)
    }
    assert not found
