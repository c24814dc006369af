"""No test of the browser finds a thing by a class of the style sheets: by role, name and its own id instead."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FOLDERS = ("e2e", "component")
# Their first argument is a selector, whatever it looks like.
SELECTS = {"locator", "query_selector", "query_selector_all", "wait_for_selector", "is_visible", "eval_on_selector"}
CLASSES = {"to_have_class", "to_contain_class"}
NO_SELECTOR = {"with_suffix", "endswith", "startswith", "removesuffix", "glob", "rglob", "split", "partition"}
IN_BRACKETS = re.compile(r"\[[^\]]*\]|\"[^\"]*\"|'[^']*'")
CLASS = re.compile(r"\.-?[A-Za-z_]")
FIRST_CLASS = re.compile(r"(^|[\s,(>+~*\])])\.-?[A-Za-z_][\w-]*")  # of a text that may be something else
QUOTED = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
PROGRAM = re.compile(r"=>|document|[{};\n]")
BY_CLASS = re.compile(r"classList|className|ByClassName|hasClass")


def is_by_class(selector: str) -> bool:
    return CLASS.search(IN_BRACKETS.sub("[]", selector)) is not None


def may_be_by_class(text: str) -> bool:
    return FIRST_CLASS.search(IN_BRACKETS.sub("[]", text)) is not None


def in_program(text: str) -> Iterator[str]:
    """The selectors by class in a script for the page, and other ways to ask for one."""
    for groups in QUOTED.findall(text):
        inside = re.sub(r"\$\{[^}]*\}", "0", next((one for one in groups if one), ""))
        if may_be_by_class(inside) and not inside.startswith(("./", "../")):
            yield inside
    yield from BY_CLASS.findall(text)


def texts_of(node: ast.AST) -> Iterator[str]:
    """A string, with what stands in braces left out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def is_no_selector(tree: ast.AST) -> set[int]:
    """What is said of things, parts of other strings, and the endings of files: by their ids."""
    done = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node, clean=False):
            done.add(id(node.body[0].value))  # type: ignore[attr-defined]
        elif isinstance(node, ast.JoinedStr):
            done |= {id(part) for part in node.values}
        elif isinstance(node, ast.Call) and name_of(node) in NO_SELECTOR:
            done |= {id(one) for one in node.args}
        elif isinstance(node, ast.Compare) and getattr(node.left, "attr", "") == "suffix":
            done |= {id(one) for one in node.comparators}
    return done


def in_call(node: ast.Call) -> Iterator[str]:
    first = [text for one in node.args[:1] for text in texts_of(one)]
    if name_of(node) in CLASSES or (name_of(node) == "get_attribute" and first == ["class"]):
        yield "asks for a class"
    if name_of(node) in SELECTS:
        yield from filter(is_by_class, first)


def in_text(text: str) -> Iterator[str]:
    if PROGRAM.search(text):
        yield from in_program(text)
    elif may_be_by_class(text):
        yield text


def offenders(source: str) -> list[str]:
    tree = ast.parse(source)
    done = is_no_selector(tree)
    found = set[tuple[int, str]]()
    for node in ast.walk(tree):
        said = list(in_call(node)) if isinstance(node, ast.Call) else []
        if id(node) not in done:
            said += [one for text in texts_of(node) for one in in_text(text)]
        found |= {(getattr(node, "lineno", 0), one) for one in said}
    return [f"{line}: {one}" for line, one in sorted(found)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_found_by_a_class(folder: str) -> None:
    found = [
        f"{path.relative_to(TESTS)}:{one}"
        for path in sorted((TESTS / folder).glob("*.py"))
        for one in offenders(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        'page.locator(".hand .card")',
        'page.locator("li.is-best")',
        "page.locator(f'[data-thing=\"{name}\"] .d')",
        'HAND = ".hand"',
        "page.evaluate(\"() => document.querySelector('.decide')\")",
        'LOOK = """() => {\n  return all("[data-thing=bar] .opt")\n}"""',
        'page.evaluate("one => one.classList.contains(0)")',
        'expect(thing).to_have_class("is-now")',
        'thing.get_attribute("class")',
    ],
)
def test_the_check_finds(source: str) -> None:
    assert offenders(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A page. It has a .class in its words."""',
        'page.locator("[data-spot=\\"card:+1.5\\"], #log li")',
        'page.get_by_text("The end. And more")',
        'path.with_suffix(".png")',
        "page.evaluate(\"() => [...document.querySelectorAll('#log li')].map((one) => one.id)\")",
    ],
)
def test_the_check_lets_pass(source: str) -> None:
    assert not offenders(source)
