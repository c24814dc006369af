"""What the source of the engine can say: the refusals of a file, read without running it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tianxia

SOURCE = Path(tianxia.__file__).parent
ID = re.compile(r"[A-Z]{2}-[A-Z]?[0-9]+")


def tree_of(path: str) -> ast.Module:
    return ast.parse((SOURCE / path).read_text(encoding="utf-8"))


def ids_in(node: ast.AST) -> Iterator[str]:
    """Rule ids that are strings of their own."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and ID.fullmatch(part.value):
            yield part.value


def refusals_in(path: str) -> set[tuple[str, tuple[str, ...]]]:
    """Rule and names of the facts of every `Refusal(...)` and `by(...)` in a file; other rules of a `Question(...)`.

    The rule may be chosen in place: `Refusal("ST-F5" if ... else "ST-F9", card=...)`. One that is
    looked up in a table is not seen here, but in `ids_in`.
    """
    found: set[tuple[str, tuple[str, ...]]] = set()
    for call in ast.walk(tree_of(path)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            if call.func.id in ("Refusal", "by"):
                facts = tuple(keyword.arg or "" for keyword in call.keywords)
                found.update((rule, facts) for rule in ids_in(call.args[0]))
            elif call.func.id == "Question":
                named = {
                    rule for one in call.args + [keyword.value for keyword in call.keywords] for rule in plain(one)
                }
                found.update((rule, ()) for rule in named)
    return found


def plain(node: ast.AST) -> Iterator[str]:
    """Rules of a question that are refused without facts; `by("ZG-B8", board=...)` has some."""
    if not (isinstance(node, ast.Call) and node.keywords):
        yield from ids_in(node)
