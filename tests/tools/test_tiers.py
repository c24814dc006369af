"""Every test is in a tier, and what needs more than `make test` has is where it is said to be."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import MARKS, NEEDED, RESEARCH, ROOT, TIERS, is_research, tier_of

TESTS = ROOT / "tests"
FILES = [path.relative_to(ROOT).as_posix() for path in sorted(TESTS.rglob("test_*.py"))]


def test_every_file_of_tests_is_in_a_tier() -> None:
    assert len(FILES) > 200
    assert [path for path in FILES if tier_of(path) is None] == []
    assert set(TIERS.values()) <= set(MARKS)


def test_everything_named_is_there() -> None:
    assert [path for path in [*TIERS, *RESEARCH] if not (ROOT / path).exists()] == []


def test_the_longest_way_counts() -> None:
    assert (tier_of("tests/e2e/test_pages.py"), tier_of("tests/rules/sun_tzu/test_deal.py")) == ("system", "pure")
    assert tier_of("tests/elsewhere/test_it.py") is None
    assert is_research("tests/examples/test_examples.py")
    assert not is_research("tests/research/test_vector.py")


def test_what_needs_the_environment_for_research_is_known() -> None:
    """Whatever imports one of these on top cannot be loaded without it."""
    tops = tuple(f"{verb} {name}" for name in (*NEEDED, "open_spiel", "ray", "nbformat") for verb in ("import", "from"))
    for path in [path for part in ("src", "tests", "tools") for path in (ROOT / part).rglob("*.py")]:
        if any(line.startswith(tops) for line in path.read_text(encoding="utf-8").splitlines()):
            assert is_research(path.relative_to(ROOT).as_posix()), path


@pytest.mark.parametrize("arguments", [["-m", "research"], ["tests/examples"], ["docs/lab.md"]])
def test_one_line_says_what_to_call(arguments: list[str], tmp_path: Path) -> None:
    """With nothing but pytest, as in an environment that lacks what they need."""
    hidden = (
        f"import sys; sys.modules.update(dict.fromkeys({NEEDED!r}))\nimport pytest; sys.exit(pytest.main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", hidden, "-p", "no:cacheprovider", "--collect-only", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert len(done.stderr.strip().splitlines()) == 1
    assert "`make test-research`" in done.stderr
