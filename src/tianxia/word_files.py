"""Fluent files, cut into their entries.

Parsing takes twenty times as long as cutting, and whoever reads needs few of the thousands of entries: so a file is
cut at once, and an entry is parsed when it is first said.
"""

import re
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

BEGINS: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")  # a term has its hyphen
GOES_ON: Final = (" ", "}", "#")  # how the other lines of our files begin
SHOWN: Final = 80  # letters of what is wrong


class Entry(NamedTuple):
    key: str
    text: str


def entries_in(text: str, name: str) -> list[Entry]:
    r"""The entries of a file in their order, each with its text up to the next.

    >>> entries_in("# Greetings\nhello = Hello\n    there\n\nbye = Bye\n", "en.ftl")
    [Entry(key='hello', text='hello = Hello\n    there\n\n'), Entry(key='bye', text='bye = Bye\n')]
    """
    keys: list[str] = []
    texts: list[list[str]] = []
    for line in text.splitlines(keepends=True):
        begins = BEGINS.match(line)
        if begins:
            keys.append(begins[1])
            texts.append([line])
        elif line.strip() and not line.startswith(GOES_ON):
            raise ValueError(f"{name}: not Fluent: {line.strip()[:SHOWN]!r}")
        elif texts:
            texts[-1].append(line)
    return [Entry(key, "".join(lines)) for key, lines in zip(keys, texts, strict=True)]


def parsed(text: str, name: str) -> ast.Resource:
    """Fluent passes over what it cannot read; here it is an error."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name}: not Fluent: {(entry.content or '').strip()[:SHOWN]!r}")
    return resource


class _References(Visitor):
    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the name of Fluent's node
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)


def references_in(resource: ast.Resource) -> list[str]:
    """The keys of the other entries that are spoken of.

    >>> references_in(parsed("hello = Hello, { name } of { -town }", "en.ftl"))
    ['name', '-town']
    """
    found = _References()
    found.visit(resource)
    return found.keys
