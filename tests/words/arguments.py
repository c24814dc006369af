"""The arguments of messages, and facts to fill them with."""

import re
from functools import cache

from tianxia.core.values import Fact

from .vocabulary import References, entries


@cache
def arguments_in(language: str, file: str) -> dict[str, set[str]]:
    """The arguments of every message of a file, including those of the messages inside it."""
    found: dict[str, References] = {}
    for entry in entries(language, file):
        found[entry.id.name] = References()
        found[entry.id.name].visit(entry)
    return {key: arguments_of(found, key) for key in found}


def arguments_of(found: dict[str, References], key: str) -> set[str]:
    """Messages of another file are names: they have no arguments."""
    if key not in found:
        return set()
    return found[key].arguments.union(*(arguments_of(found, inner) for inner in found[key].messages))


def facts_in(language: str, file: str) -> dict[str, set[str]]:
    """The facts behind the arguments: one language may need `$seat_id` where another needs only `$seat`."""
    return {
        key: {re.sub(r"_(id|size|sign)$", "", name) for name in names}
        for key, names in arguments_in(language, file).items()
    }


def sample(arguments: set[str], facts: set[str], number: int) -> dict[str, Fact]:
    """Facts for a message: a text where it asks for an id, otherwise a number."""
    return {fact: "x" if f"{fact}_id" in arguments else number for fact in facts - {"about"}}
