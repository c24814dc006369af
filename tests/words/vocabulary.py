"""The files of a language, the messages in them, and what a message consists of."""

from functools import cache

from fluent.syntax import ast, parse, visitor

from .source import SOURCE


def files_of(language: str) -> list[str]:
    """The names of the files of a language."""
    return sorted(file.name for file in (SOURCE / "locales" / language).glob("*.ftl"))


@cache
def entries(language: str, file: str) -> list[ast.Message]:
    """All messages of a file, including those that occur twice."""
    tree = parse((SOURCE / "locales" / language / file).read_text(encoding="utf-8"))
    return [entry for entry in tree.body if isinstance(entry, ast.Message)]


def keys_in(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries(language, file)]


class References(visitor.Visitor):
    """Collects the names of the arguments that a message uses, and of the messages inside it."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
