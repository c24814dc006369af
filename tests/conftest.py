"""What the tests run on: the build, PostgreSQL, Chromium. Anything missing is reported before a test runs."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.machine import Missing
from tests.toys import at_the_table
from tianxia.builds import is_compiled, name_of_build

HERE = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "the server's tests that name no database: on SQLite alone, or on both"
    parser.addoption("--databases", choices=("usual", "all"), default="usual", help=about)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "databases(*names): those that this test of the server runs on")
    wanted = os.environ["TIANXIA_BUILD"]
    if wanted != ("compiled" if is_compiled() else "pure"):
        raise pytest.UsageError(f"these tests are to run on the {wanted} build, and this is the other one")
    if not hasattr(config, "workerinput"):  # one process fetches what is missing, before the others start
        try:
            config.stash[TOOLS] = tools(config)
        except Missing as problem:
            raise pytest.UsageError(str(problem)) from None


@pytest.fixture(autouse=True)
def _the_usual_games() -> Iterator[None]:
    """A game that a test registers is known to that test alone."""
    with at_the_table():
        yield


TOOLS = pytest.StashKey[list[str]]()


def tools(config: pytest.Config) -> list[str]:
    """What the chosen tests need besides Python, ready for use, one line each."""
    found = []
    if chosen(config, "server") and os.environ.get("TIANXIA_NO_POSTGRES") != "1":
        from tests.machine.postgresql import find_postgresql

        found.append(f"PostgreSQL: {find_postgresql()}")
    if chosen(config, "e2e"):
        from tests.e2e.serving import check_pages
        from tests.machine.chromium import find_chromium

        check_pages()
        found.append(f"Chromium: {find_chromium()}")
    if chosen(config, "pythons"):
        from tests.pythons.interpreters import found_pythons

        found.append(f"Pythons: {found_pythons()}")
    return found


def chosen(config: pytest.Config, folder: str) -> bool:
    """Whether tests of this folder may be among those asked for."""
    wanted = HERE / folder
    if config.option.markexpr in ("engine", "quick"):  # those have no tests there
        return False
    for argument in config.args:
        path = (config.invocation_params.dir / argument.partition("::")[0]).resolve()
        if path == wanted or path in wanted.parents or wanted in path.parents:
            return True
    return False


def pytest_itemcollected(item: pytest.Item) -> None:
    """A folder's `__init__.py` may mark all its tests, as a file can."""
    folder = getattr(item.getparent(pytest.Module), "module", None)
    parts = folder.__name__.split(".")[:-1] if folder else []
    for end in range(1, len(parts) + 1):
        for mark in getattr(sys.modules[".".join(parts[:end])], "pytestmark", []):
            item.add_marker(mark)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """As many as this process may use; by default, xdist counts all CPUs of the machine."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ or not hasattr(os, "sched_getaffinity"):
        return None
    return len(os.sched_getaffinity(0))


def pytest_report_header(config: pytest.Config) -> list[str]:
    return [f"tianxia: {name_of_build()}", *config.stash.get(TOOLS, [])]
