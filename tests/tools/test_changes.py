"""The changelog has a section for each version, and the newest is the version that is installed."""

import datetime
import subprocess
import sys
from pathlib import Path

import pytest
from tools.changes import CHANGELOG, notes, sections

import tianxia

ROOT = Path(__file__).parents[2]
EXAMPLE = """\
# Changelog

## [Unreleased]

## [1.10.0] - 2026-03-01

### Added

- Ten.

## [1.9.0] - 2026-02-01

- Nine.
"""


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def test_sections_of_an_example() -> None:
    assert [(each.version, each.date) for each in sections(EXAMPLE)] == [
        ("Unreleased", None),
        ("1.10.0", "2026-03-01"),
        ("1.9.0", "2026-02-01"),
    ]
    assert notes(EXAMPLE, "1.10.0") == "### Added\n\n- Ten."
    for missing in ("1.9.0", "1.1.0", "1.10", "Unreleased"):  # an earlier one is not released again
        with pytest.raises(LookupError, match=missing):
            notes(EXAMPLE, missing)


def test_the_newest_version_is_the_one_that_is_here() -> None:
    unreleased, newest, *_ = sections(CHANGELOG.read_text(encoding="utf-8"))
    assert (unreleased.version, unreleased.date) == ("Unreleased", None)
    assert newest.version == tianxia.__version__


def test_versions_and_dates_go_down() -> None:
    _, *versions = sections(CHANGELOG.read_text(encoding="utf-8"))
    order = [numbers(each.version) for each in versions]
    assert order == sorted(set(order), reverse=True)
    dates = [datetime.date.fromisoformat(str(each.date)) for each in versions]
    assert dates == sorted(dates, reverse=True)


def test_the_notes_of_a_tag() -> None:
    command = [sys.executable, "-m", "tools.changes"]
    told = subprocess.run([*command, f"v{tianxia.__version__}"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stdout.strip()) == (0, notes(CHANGELOG.read_text("utf-8"), tianxia.__version__))
    for wrong in ("v9.9.9", "v0.1.0"):
        unknown = subprocess.run([*command, wrong], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert (unknown.returncode, unknown.stdout) == (1, "")


def test_the_citation_is_of_the_newest_version() -> None:
    newest = next(each for each in sections(CHANGELOG.read_text(encoding="utf-8")) if each.date is not None)
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert f"version: {newest.version}" in citation
    assert f"date-released: {newest.date}" in citation
