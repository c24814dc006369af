"""Which build is tested, in the report's head; and the right one, if somebody says which."""

import os

import pytest

from tianxia.lab.bench import is_compiled


def pytest_report_header() -> str:
    return f"tianxia: {'compiled' if is_compiled() else 'pure Python'}"


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("TIANXIA_BUILD")
    if wanted and wanted != ("compiled" if is_compiled() else "pure"):
        raise pytest.UsageError(f"these tests are to run on the {wanted} build, and this is the other one")
