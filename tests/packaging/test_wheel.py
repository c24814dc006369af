"""What is in the wheel: the whole package and nothing else, and requirements for all that it imports."""

import ast
import sys
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

import tianxia

from .building import ROOT

LAB = ("matplotlib", "pyarrow")
RESEARCH = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")
# Imported only if chosen.
EXTRAS = {
    "psycopg": "postgres",
    "ray": "ray",
    **dict.fromkeys(LAB, "lab"),
    **dict.fromkeys(RESEARCH, "research"),
}
OTHERWISE_NAMED = {"pyspiel": "open_spiel"}  # where extras are not installed, they cannot be asked who provides what
NATIVE = (".so", ".pyd")


@pytest.fixture(scope="module")
def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def about(wheel: Path, file: str) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        return Parser().parsestr(archive.read(f"tianxia-{tianxia.__version__}.dist-info/{file}").decode())


def test_all_sources_and_data_are_there(names: list[str]) -> None:
    package = ROOT / "src" / "tianxia"
    kinds = (".py", ".toml", ".ftl", ".typed")
    wanted = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.suffix in kinds}
    assert {"tianxia/py.typed", "tianxia/games/sun_tzu/data/sun_tzu.toml", "tianxia/locales/en/sun_tzu.ftl"} <= wanted
    assert wanted - set(names) == set()


def test_nothing_else_is_there(names: list[str]) -> None:
    """Except for the browser app, compiled modules, and what describes the wheel."""
    here = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*") if path.is_file()}
    described = f"tianxia-{tianxia.__version__}.dist-info/"
    strange = {
        name
        for name in names
        if name not in here and not name.startswith(("tianxia/server/static/", described)) and not name.endswith(NATIVE)
    }
    assert strange == set()
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]
    assert len(names) == len(set(names))


def test_the_browser_app_is_there(names: list[str]) -> None:
    static = {name.removeprefix("tianxia/server/static/") for name in names if "/server/static/" in name}
    assert {"index.html", "symbols.svg", "shell.svg"} <= static
    assert any(name.startswith("assets/") and name.endswith(".js") for name in static)


def test_a_wheel_says_whether_it_is_compiled(wheel: Path, names: list[str]) -> None:
    """A wheel with machine code fits one kind of machine; one without fits all."""
    _, version, _, tags = parse_wheel_filename(wheel.name)
    assert str(version) == tianxia.__version__
    has_native = any(name.endswith(NATIVE) for name in names)
    assert all((tag.platform != "any") == has_native for tag in tags)
    assert about(wheel, "WHEEL")["Root-Is-Purelib"] == str(not has_native).lower()


def imported(wheel: Path) -> Iterator[tuple[str, str]]:
    """Each file of the wheel with each package that it imports."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            for node in ast.walk(ast.parse(archive.read(name))) if name.endswith(".py") else ():
                if isinstance(node, ast.Import):
                    yield from ((name, alias.name.partition(".")[0]) for alias in node.names)
                elif isinstance(node, ast.ImportFrom) and not node.level:
                    yield name, str(node.module).partition(".")[0]


def requirements(wheel: Path) -> dict[str, set[str]]:
    """The names of the required packages, by extra; "" is always required."""
    required: dict[str, set[str]] = {}
    for requirement in map(Requirement, about(wheel, "METADATA").get_all("Requires-Dist", [])):
        extras = about(wheel, "METADATA").get_all("Provides-Extra", [])
        always = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        for extra in [""] if always else [each for each in extras if str(requirement.marker).count(f'"{each}"')]:
            required.setdefault(extra, set()).add(canonicalize_name(requirement.name))
    return required


def test_every_import_is_required(wheel: Path) -> None:
    required = requirements(wheel)
    providers = packages_distributions()
    for file, package in set(imported(wheel)):
        if package in sys.stdlib_module_names or package == "tianxia":
            continue
        names = {canonicalize_name(name) for name in providers.get(package, [OTHERWISE_NAMED.get(package, package)])}
        assert names & required[EXTRAS.get(package, "")], f"{file} imports {package}, which the wheel does not require"


def test_every_requirement_is_imported(wheel: Path) -> None:
    """A package that nothing imports only makes installing slower."""
    providers = packages_distributions()
    used = {canonicalize_name(name) for _, package in imported(wheel) for name in providers.get(package, ())}
    required = requirements(wheel)
    assert required[""] <= used
    assert set(EXTRAS.values()) <= set(required)


def test_the_command_and_the_readme(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        described = f"tianxia-{tianxia.__version__}.dist-info"
        assert "tianxia = tianxia.cli:main" in archive.read(f"{described}/entry_points.txt").decode()
        assert archive.read(f"{described}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
    assert str(about(wheel, "METADATA").get_payload()).strip() == (ROOT / "README.md").read_text("utf-8").strip()
