"""Which tests are in which tier, which need the environment for research, and which take too long for every day.

A tier is a mark: `pytest -m pure`. Tests marked `long` are left out unless `-m` names the mark or the command line
names single tests; those marked `research`, unless `-m` or the command line names them or their folder. Without the
environment for research they cannot even be loaded, so they are known by their paths.
"""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PURE, COMPONENT, CONTRACT, SYSTEM = "pure", "component", "contract", "system"
# By what a test needs: nothing but Python and Node; pages in Chromium and a stand-in for the server; the server;
# processes, packages, browsers, all of it together. The longest path that leads to a file counts.
TIERS = {
    "README.md": PURE,
    "docs": PURE,
    "src": PURE,
    "tools": PURE,
    "tests/bots": PURE,
    "tests/builds": SYSTEM,
    "tests/cli": PURE,
    "tests/component": COMPONENT,
    "tests/conformance": PURE,
    "tests/core": PURE,
    "tests/data": PURE,
    "tests/deploy": SYSTEM,
    "tests/docs": PURE,
    "tests/e2e": SYSTEM,
    "tests/examples": SYSTEM,
    "tests/golden": PURE,
    "tests/lab": PURE,
    "tests/machine": PURE,
    "tests/packaging": SYSTEM,
    "tests/pythons": SYSTEM,
    "tests/research": PURE,
    "tests/rules": PURE,
    "tests/server": CONTRACT,
    "tests/test_names.py": PURE,
    "tests/test_records.py": PURE,
    "tests/test_rule_coverage.py": PURE,
    "tests/tools": PURE,
    "tests/toys": PURE,
    "tests/web": PURE,
    "tests/words": PURE,
}

# What is not there without `.venv-research`, and the tests of what needs it.
NEEDED = ("matplotlib", "nbclient", "pyarrow", "pyspiel", "torch")
RESEARCH = (
    "docs/lab.md",
    "docs/research.md",
    "src/tianxia/research/conformance.py",
    "src/tianxia/research/is_mcts.py",
    "src/tianxia/research/spiel.py",
    "src/tianxia/research/three_provinces.py",
    "tests/examples",
    "tests/lab/test_cluster.py",
    "tests/lab/test_dataset.py",
    "tests/lab/test_ray.py",
    "tests/lab/test_results.py",
    "tests/research/test_conformance.py",
    "tests/research/test_open_spiel.py",
    "tests/research/test_three_provinces.py",
)
MARKS = {
    PURE: "needs nothing but Python and Node",
    COMPONENT: "pages in Chromium, with a stand-in for the server",
    CONTRACT: "the server in its process, on SQLite and PostgreSQL",
    SYSTEM: "processes, packages and browsers together",
    "research": "what learns or is heavy; `make test-research` runs it in an environment of its own",
    "long": "takes too long for every day; `make test-long` runs it",
}


def tier_of(path: str) -> str | None:
    """Of a file, by its path from the root."""
    return next((TIERS[each] for each in ways_to(path) if each in TIERS), None)


def is_research(path: str) -> bool:
    return any(each in RESEARCH for each in ways_to(path))


def ways_to(path: str) -> Iterator[str]:
    """The path and the folders above it, the longest first."""
    while path:
        yield path
        path = path.rpartition("/")[0]


def inside(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""


def pytest_configure(config: pytest.Config) -> None:
    for name, meaning in MARKS.items():
        config.addinivalue_line("markers", f"{name}: {meaning}")
    if wants(config, "research") or any(map(is_research, named(config))):
        missing = [name for name in NEEDED if find_spec(name) is None]
        if missing:
            said = f"{', '.join(missing)}: not here. `make test-research` runs these tests where it is."
            raise pytest.UsageError(said)


def wants(config: pytest.Config, mark: str) -> bool:
    """Whether `-m` names it."""
    return mark in re.findall(r"(?:not )?\w+", config.option.markexpr)


def named(config: pytest.Config) -> list[str]:
    """The files and folders of the command line, from the root."""
    here = config.invocation_params.dir
    return [inside((here / argument.partition("::")[0]).resolve()) for argument in config.args]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests for research are collected if they are asked for; if all of them are, nothing else is even loaded."""
    path = inside(collection_path)
    if collection_path.is_dir():
        leads_on = not path or is_research(path) or any(each.startswith(f"{path}/") for each in RESEARCH)
        return True if wants(config, "research") and not leads_on else None
    if is_research(path) == wants(config, "research"):
        return None
    asked = {each for each in named(config) if is_research(each)}
    return None if asked.intersection(ways_to(path)) else True


def pytest_itemcollected(item: pytest.Item) -> None:
    path = inside(item.path)
    tier = tier_of(path)
    if tier is None:
        raise pytest.UsageError(f"{path} is in no tier: say in tests/tiers.py in which.")
    item.add_marker(tier)
    if is_research(path):
        item.add_marker("research")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is long is left out, unless it is asked for."""
    if wants(config, "long") or any("::" in argument for argument in config.args):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
