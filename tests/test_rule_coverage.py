"""Every rule of a game has a test and is named in the code that follows it; every test of a rule names one that exists.

The tests are read, not run: a mark counts anywhere in a file under tests/, written as
`pytest.mark.rule(...)` or through an alias (`rule = pytest.mark.rule`), with its ids as literals. In the code an id
counts anywhere in a Python or TOML file, but only if it is written out: `git grep` does not find "GW-F1 to F3".
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tianxia
from tianxia import known_games
from tianxia.words import Words

TESTS = Path(__file__).parent
SOURCES = Path(tianxia.__file__).parent

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")
RANGE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+ (?:to|and|or) [A-Z]*\d+\b")

# What no code follows: examples show other rules at work, and some rules follow from others.
EXAMPLE = "Example:"
CONSEQUENCE = "(Follows from the other rules.)"


def is_mark(node: ast.AST) -> bool:
    """`pytest.mark.rule`, or `mark.rule`."""
    return isinstance(node, ast.Attribute) and node.attr == "rule" and ast.unparse(node.value).endswith("mark")


def aliases(tree: ast.Module) -> set[str]:
    """The names that stand for the mark in a file: assigned there, or imported under the usual name."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_mark(node.value):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.ImportFrom):
            names.update(name.asname or name.name for name in node.names if name.name == "rule")
    return names


def marked_in(text: str) -> Iterator[str]:
    """The ids that the marks in a file name."""
    tree = ast.parse(text)
    names = aliases(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if is_mark(node.func) or (isinstance(node.func, ast.Name) and node.func.id in names):
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def marked() -> dict[str, str]:
    """Every marked id, with one file that has it."""
    found = {}
    for file in sorted(TESTS.rglob("*.py")):
        for rule in marked_in(file.read_text(encoding="utf-8")):
            found[rule] = str(file.relative_to(TESTS))
    return found


@pytest.mark.parametrize("prefix", [game.prefix for game in known_games()])
def test_every_rule_has_a_test(prefix: str) -> None:
    tested = marked()
    missing = [rule for rule, _ in Words().rules(prefix) if rule not in tested]
    assert not missing, f"no test is marked with {', '.join(missing)}"


def sources() -> Iterator[tuple[Path, str]]:
    for file in sorted(SOURCES.rglob("*")):
        if file.suffix in (".py", ".toml"):
            yield file, file.read_text(encoding="utf-8")


@pytest.mark.parametrize("prefix", [game.prefix for game in known_games()])
def test_every_rule_is_named_in_the_code_that_follows_it(prefix: str) -> None:
    named = {rule for _, text in sources() for rule in RULE.findall(text)}
    missing = [
        rule
        for rule, sentence in Words().rules(prefix)
        if rule not in named and not sentence.startswith(EXAMPLE) and not sentence.endswith(CONSEQUENCE)
    ]
    assert not missing, f"no code names {', '.join(missing)}"


def test_no_rule_is_hidden_in_a_range() -> None:
    """In code: the comments of the standard data belong to their digest, which stored games name."""
    code = [(file, text) for file, text in sources() if file.suffix == ".py"]
    assert not [f"{file.relative_to(SOURCES)}: {found}" for file, text in code for found in RANGE.findall(text)]


def test_every_marked_rule_exists() -> None:
    words = Words()
    known = {rule for rule, _ in words.rules("")} | {key for key in words.keys if key.startswith("TX-")}
    unknown = {rule: file for rule, file in marked().items() if rule not in known}
    assert not unknown


def test_marks_are_found_however_they_are_written() -> None:
    text = """
import pytest
rule = pytest.mark.rule
pytestmark = [pytest.mark.rule("A-1")]
@rule("A-2", "A-3")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("A-4"))])
def test_something(n): other("A-5"); words.rule("A-6")
"""
    assert sorted(marked_in(text)) == ["A-1", "A-2", "A-3", "A-4"]
