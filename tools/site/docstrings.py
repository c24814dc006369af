"""Docstrings as the API pages show them: examples are code, and the fields of values are a list.

Without a fence Markdown would read `>>>` as quotations. The comments next to fields explain them.
"""

import re
from typing import Any, Final

import griffe

EXAMPLE: Final = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
VALUES: Final = ("NamedTuple", "Struct", "TypedDict")  # bases of classes that consist of their fields


def fenced(docstring: str) -> str:
    """The docstring with a fence around every example.

    >>> fenced("Adds.\\n\\n>>> 1 + 1\\n2")
    'Adds.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```'
    """
    return EXAMPLE.sub(lambda example: f"```pycon\n{example.group()}\n```", docstring)


def comment_of(lines: list[str], number: int) -> str:
    """The comment on a line, or on the line above it; lines are counted from 1.

    >>> comment_of(["seed: int  # of the game", "# as it", "# is told", "name: str"], 1)
    'of the game'
    >>> comment_of(["seed: int  # of the game", "# as it is told", "name: str"], 3)
    'as it is told'
    """
    beside = lines[number - 1].partition("  # ")[2]
    above = lines[number - 2].strip() if number > 1 else ""
    return beside or (above.removeprefix("# ") if above.startswith("# ") else "")


class Docstrings(griffe.Extension):
    """Goes over every docstring that is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        is_value = any(str(base).rpartition(".")[2] in VALUES for base in cls.bases)
        if not is_value or not cls.docstring or isinstance(cls.filepath, list):  # a list: folders without a file
            return
        lines = cls.lines_collection[cls.filepath]
        attributes = [member for member in cls.members.values() if isinstance(member, griffe.Attribute)]
        fields = [attribute for attribute in attributes if "property" not in attribute.labels]
        listed = []
        for field in fields:
            comment = comment_of(lines, field.lineno or 1)
            listed.append(f"- `{field.name}: {field.annotation}`" + (f": {comment}" if comment else ""))
            cls.del_member(field.name)
        cls.docstring.value += "\n\n" + "\n".join(listed)
