"""Fluent files, cut into their messages.

Parsing takes twenty times as long as cutting, and a reader needs few of the thousands of messages: so a file is cut
when it is loaded, and a message is parsed when it is first said.
"""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .core.registry import package_of

BEGINS: Final = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")  # a term has its hyphen
GOES_ON: Final = (" ", "}", "#")  # how the other lines of our files begin
SHOWN: Final = 80  # characters of a faulty text


LOCALES: Final = files("tianxia") / "locales"
ENGLISH: Final = "en"


class Message(NamedTuple):
    key: str
    text: str


def messages_in(text: str, name: str) -> list[Message]:
    r"""The messages of a file in order, each with its text up to the next.

    >>> messages_in("# Greetings\nhello = Hello\n    there\n\nbye = Bye\n", "en.ftl")
    [Message(key='hello', text='hello = Hello\n    there\n\n'), Message(key='bye', text='bye = Bye\n')]
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
    return [Message(key, "".join(lines)) for key, lines in zip(keys, texts, strict=True)]


def parsed(text: str, name: str) -> ast.Resource:
    """Fluent skips what it cannot read; here it is an error."""
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
    """The keys of the other messages that these refer to.

    >>> references_in(parsed("hello = Hello, { name } of { -town }", "en.ftl"))
    ['name', '-town']
    """
    found = _References()
    found.visit(resource)
    return found.keys


# Where the files are: those of the platform and its games in one folder, those of other games in their packages.


def texts_in(folder: Traversable) -> dict[str, str]:
    """The texts of the files in a folder, by name; none if there is no such folder."""
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {file.name: file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")}


def own_texts(game: str, language: str) -> dict[str, str]:
    """The files in the package of a game; what is not translated is in English."""
    found: dict[str, str] = {}
    for folder in folders_of(package_of(game)):
        texts, english = texts_in(folder / language), texts_in(folder / ENGLISH)
        for name in sorted({*texts, *english}):
            found[name] = completed(texts.get(name, ""), english.get(name, ""), name)
    return found


def texts_of(game: str, language: str) -> dict[str, str]:
    """All files of a game, wherever they are. Only a game of this package has files in its common folder."""
    is_ours = package_of(game).partition(".")[0] == __package__
    here = texts_in(LOCALES / language) if is_ours else {}
    named = {name: text for name, text in here.items() if name.startswith((f"{game}.", f"{game}_"))}
    return {**named, **own_texts(game, language)}


def folders_of(package: str) -> list[Path]:
    """The `locales` folders of a package, or of a module's package. It is not loaded: loading a game takes long."""
    spec = find_spec(package) if package else None
    if spec is None or spec.submodule_search_locations is None:
        return folders_of(spec.parent) if spec is not None and spec.parent else []
    return [Path(place) / "locales" for place in spec.submodule_search_locations]


def completed(text: str, english: str, name: str) -> str:
    r"""A text completed with the messages that only the English one has.

    >>> completed("hello = Cześć\n", "hello = Hello\nbye = Bye\n", "toy.ftl")
    'hello = Cześć\n\nbye = Bye\n'
    """
    known = {message.key for message in messages_in(text, name)}
    missing = [message.text for message in messages_in(english, name) if message.key not in known]
    return "\n".join([text, *missing]) if missing else text
