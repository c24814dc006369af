"""Checks that no annotation means something else when it is read late: `make check` runs this.

Up to Python 3.13 an annotation is read where it stands; since 3.14 it is read when somebody asks for it, and by then
its class or module may use one of its names for something else:

    class Contents:
        command: list[cards.Command]  # a module

        def cards(self) -> ...: ...  # the method is what 3.14 finds above
"""

import ast
import builtins
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")

Function = ast.FunctionDef | ast.AsyncFunctionDef
Inner = Function | ast.ClassDef | ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
Place = tuple[int, int]  # line and column
Names = dict[str, list[Place]]  # what a scope binds, and where

BUILTINS: Names = {name: [] for name in vars(builtins)}


def findings(code: str) -> list[tuple[int, str]]:
    """Lines with such annotations, and why."""
    return sorted(set(in_scope(ast.parse(code), [BUILTINS], 1)))


def in_scope(scope: ast.AST, around: list[Names], done: int) -> Iterator[tuple[int, str]]:
    """Those of a scope and of all scopes in it. Around it is what it sees of others, the innermost last; when it runs,
    so many of them have been bound completely.
    """
    nodes = list(inside(scope))
    own = [*around, bound(nodes)]
    within = around if isinstance(scope, ast.ClassDef) else own  # methods do not see what their class binds
    for node in nodes:
        for annotation in annotations(node, isinstance(scope, Function)):
            for name in named(annotation):
                if is_hidden(name, place_of(annotation), own, done):
                    yield annotation.lineno, f"{name} means something else when this is read late"
        if isinstance(node, ast.ClassDef):
            yield from in_scope(node, within, done)
        elif isinstance(node, Function):
            yield from in_scope(node, within, len(within))


def is_hidden(name: str, place: Place, scopes: list[Names], done: int) -> bool:
    """Whether the scope that has the name binds it after this place, although it meant something before."""
    for n in reversed(range(done, len(scopes))):
        if name in scopes[n]:
            later = [bound_at > place for bound_at in scopes[n][name]]
            return any(later) and (not all(later) or any(name in outer for outer in scopes[:n]))
    return False


def bound(nodes: list[ast.AST]) -> Names:
    """What is bound or deleted in a scope; functions and classes are bound at their end."""
    bare = [node.target for node in nodes if isinstance(node, ast.AnnAssign) and node.value is None]
    found: Names = {}
    for node in nodes:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.setdefault(name, []).append((node.end_lineno or 0, node.end_col_offset or 0))
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()) if node not in bare:
                found.setdefault(name, []).append(place_of(node))
            case ast.alias(name=name, asname=other):
                found.setdefault(other or name.partition(".")[0], []).append(place_of(node))
            case (
                ast.arg(arg=name)
                | ast.ExceptHandler(name=str(name))
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
                | ast.MatchMapping(rest=str(name))
            ):
                found.setdefault(name, []).append(place_of(node))
    return found


def inside(scope: ast.AST) -> Iterator[ast.AST]:
    """What stands in a scope; of inner scopes only that they are there."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Inner):
            waiting += ast.iter_child_nodes(node)


def annotations(node: ast.AST, in_function: bool) -> Iterator[ast.expr]:
    """Those that are read in the scope where the node is; a function's own variables are never asked for theirs."""
    if isinstance(node, ast.AnnAssign) and not in_function:
        yield node.annotation
    elif isinstance(node, Function):
        given = node.args
        every = [*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs, given.kwarg]
        yield from [arg.annotation for arg in every if arg and arg.annotation]
        if node.returns:
            yield node.returns


def named(annotation: ast.AST) -> Iterator[str]:
    """The names in an annotation, also those in quotes; a text in `Literal[...]` is no name."""
    if isinstance(annotation, ast.Name):
        yield annotation.id
    elif isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        with suppress(SyntaxError):
            yield from named(ast.parse(annotation.value, mode="eval"))
    elif isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value).endswith("Literal"):
        yield from [part.id for part in ast.walk(annotation) if isinstance(part, ast.Name)]
    else:
        for part in ast.iter_child_nodes(annotation):
            yield from named(part)


def place_of(node: ast.AST) -> Place:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def main() -> int:
    wrong = 0
    for file in sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")):
        for line, what in findings(file.read_text(encoding="utf-8")):
            print(f"{file.relative_to(ROOT)}:{line}: {what}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
