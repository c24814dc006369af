"""Runs the tests that a change can touch: `make test-changed`, and `SINCE=main` for all that came since a commit.

Who imports whom tells which: `grimp` reads it for Python, Vitest for the browser app. Some modules are lists of
contents: they import everything of their kind, and everybody imports them. Nothing is followed through these. A test
beyond one is touched if it names what the changed file names: the id of a rule, the path of a route, a part of a page.
Pages are looked at when a page changes, whatever they import of the engine.
So this is for the time between two edits; before something lands, all tests run.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import grimp
from hatch_build import find_node
from tests.tiers import is_research, tier_of

ROOT = Path(__file__).parent.parent
HUBS = re.compile(
    r"tianxia|tianxia\.(core\.(game|registry|kernel)|server(\.(app|routes|context))?|cli|words)|tianxia\.games\.\w+"
    r"|tianxia\.games\.\w+\.(rules|course\.(flow|legal))|tianxia\.bots(\.\w+)?|tests\.(conftest|toys)|tests\.\w+\.conftest"
)
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]{1,2}\d+\b")
ROUTE = re.compile(r'(?:@(?:get|post)\(\s*|path = )"([^"]*)"')
PART = re.compile(r'\bdata-[a-z]+="([\w-]+)"')
GAME = re.compile(r"src/tianxia/(?:games|bots)/(\w+)/")
WORDS = ("tests/words", "tests/web/test_words.py", "tests/test_rule_coverage.py")
# Files that are no modules, and the tests of what they say.
OTHERS = {
    r"src/tianxia/locales/.*": WORDS,
    r"(src/tianxia/server/migrations|deploy)/.*": ("tests/deploy", "tests/server/test_upgrade.py"),
    r"(pyproject\.toml|constraints\.txt|Makefile|hatch_build\.py|\.github/.*|\.ci/.*)": (
        "tests/packaging",
        "tests/deploy",
    ),
    r"web/(package.*\.json|vite\.config\.ts|index\.html)": ("tests/packaging", "tests/web"),
}


class Touched(NamedTuple):
    """What to run."""

    tests: set[str]  # files and folders
    games: set[str]  # whose golden games are played again
    pages: set[str]  # sources of the browser app


def touched(changed: Iterable[str]) -> Touched:
    """By these files, as git names them."""
    tests: set[str] = set()
    games: set[str] = set()
    pages: set[str] = set()
    files = sorted(changed)
    for file in files:
        found = GAME.match(file)
        if found:
            games.add(found[1])
        if file.startswith("web/src/"):
            pages.add(file)
        if file.endswith(".md"):
            tests |= {file, "tests/docs"} if (ROOT / file).exists() else {"tests/docs"}
        for pattern, others in OTHERS.items():
            if re.fullmatch(pattern, file):
                tests.update(others)
        if found and "/data/" in file:
            tests.add(f"tests/rules/{found[1]}")
        tests |= set(by_name(file))
    found_by_import = set(by_import(file for file in files if file.endswith(".py")))
    tests |= {test for test in found_by_import if test in files or tier_of(test) not in ("component", "system")}
    tests = {test for test in tests if (ROOT / test).exists() and not is_research(test)}
    return Touched(tests, games, pages)


# By imports


def module_of(file: str) -> str:
    name = file.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def file_of(module: str) -> str:
    path = module.replace(".", "/") + ".py"
    return f"src/{path}" if path.startswith("tianxia/") else path


def by_import(files: Iterable[str]) -> Iterator[str]:
    """The test modules that import one of these, or import what imports it, and so on up to a list of contents."""
    sys.path.insert(0, str(ROOT))  # for grimp: it asks Python where the packages are
    graph = grimp.build_graph("tianxia", "tests", "tools", cache_dir=None)
    waiting = [module for module in map(module_of, files) if module in graph.modules]
    seen = set(waiting)
    while waiting:
        module = waiting.pop()
        if is_test(file_of(module)):
            yield file_of(module)
        if HUBS.fullmatch(module):
            continue
        for other in graph.find_modules_that_directly_import(module) - seen:
            seen.add(other)
            waiting.append(other)


def is_test(file: str) -> bool:
    return file.startswith("tests/") and Path(file).name.startswith("test_")


# By names


def by_name(file: str) -> Iterator[str]:
    """The tests that name what this file names."""
    path = ROOT / file
    if not path.exists() or not file.startswith(("src/tianxia/", "web/src/")) or "/locales/" in file:
        return
    names = names_in(file, path.read_text(encoding="utf-8", errors="replace"))
    if not names:
        return
    named = re.compile("|".join(names))
    for test in sorted((ROOT / "tests").rglob("test_*.py")):
        if named.search(test.read_text(encoding="utf-8")):
            yield test.relative_to(ROOT).as_posix()


def names_in(file: str, text: str) -> list[str]:
    """As patterns."""
    if GAME.match(file):
        return [rf'rule\([^)]*"{id_}"' for id_ in sorted(set(RULE.findall(text)))]
    if file.endswith(".svelte"):
        parts = sorted(set(PART.findall(text)))
        return [rf"""(?:data-[a-z]+=\\?["']?{part}\b|thing\("{part}"\))""" for part in parts]
    if "routes" in Path(file).name:
        ends = {end_of(path) for path in ROUTE.findall(text)} - {""}
        return [rf'/{end}["?/\\]' for end in sorted(ends)]
    return []


def end_of(path: str) -> str:
    """The last word of a route that is no parameter, unless it is that of all tables."""
    words = [word for word in path.split("/") if word and "{" not in word]
    return "" if not words or words[-1] in ("api", "me", "tables") else words[-1]


# What has changed, and what is run


def changed_since(commit: str) -> list[str]:
    """Files that differ from the commit, and new ones that git does not ignore."""
    differ = _git("diff", "--name-only", commit, "--")
    new = _git("ls-files", "--others", "--exclude-standard")
    return sorted({*differ, *new})


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def calls(found: Touched) -> Iterator[list[str]]:
    """The commands, each in its folder."""
    if found.pages:
        node, _ = find_node()
        vitest = ROOT / "web" / "node_modules" / "vitest" / "vitest.mjs"
        yield [str(node), str(vitest), "related", "--run", "--root", str(ROOT / "web"), *sorted(found.pages)]
    if found.tests or found.games:
        whole = {"tests/golden"} if found.games else set()
        only = ["-k", f"{' or '.join(sorted(found.games))} or not golden"] if found.games else []
        tests = sorted(found.tests | whole)
        yield [sys.executable, "-m", "pytest", "--numprocesses", "auto", "--dist", "worksteal", *only, *tests]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", default="HEAD", help="the commit before the change")
    parser.add_argument("--list", action="store_true", help="only say what would be run")
    parser.add_argument("files", nargs="*", help="instead of those that git says have changed")
    chosen = parser.parse_args()
    found = touched(chosen.files or changed_since(chosen.since))
    print(
        *sorted(found.tests),
        *sorted(found.pages),
        *(f"golden games of {game}" for game in sorted(found.games)),
        sep="\n",
    )
    return 0 if chosen.list else max((subprocess.call(call, cwd=ROOT) for call in calls(found)), default=0)


if __name__ == "__main__":
    sys.exit(main())
