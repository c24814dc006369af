"""Entries of a pack as Structs: msgspec checks them, and errors name the line and what would be right.

A game says what its data files may contain with subclasses of `PackEntry`. What no type can say, for example that two
words exclude each other, they check themselves in `__post_init__`, and raise `Wrong`.
"""

import re
from collections.abc import Callable, Iterator
from threading import Lock
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from .lines import Path
from .pack import short
from .values import BadInput

T = TypeVar("T")
ErrorAt = Callable[[str, Path], BadInput]
Kind = tuple[Any, Meta | None]  # a type, and what is said about it: bounds, lengths, a description

NOUNS = {int: "a whole number", float: "a number", str: "a text", bool: "true or false", list: "a list"}
_one_by_one = Lock()  # msgspec learns a type when it first reads one, and crashes if two threads make it do so together


class PackEntry(Struct, forbid_unknown_fields=True, omit_defaults=True, rename=lambda name: name.rstrip("_")):
    """A table of a pack. `if_` is the word `if`, which Python keeps for itself."""


class Known(PackEntry, kw_only=True):
    """An entry that says where its values come from. Each game has its words for that, and two things are alike in all.

    `seen` are values that somebody has seen on a printed piece and described in public, and `source` is the address
    where others can check it.
    """

    provenance: str
    source: str | None = None


class Wrong(ValueError):
    """What an entry finds wrong in itself, and where: a path that starts at the entry."""

    def __init__(self, message: str, *at: str | int) -> None:
        super().__init__(message)
        self.at: Path = at


def read(kind: type[T], data: object, error_at: ErrorAt) -> T:
    """Parsed data as a Struct; `error_at` makes an error of a sentence and a path.

    >>> from typing import Annotated
    >>> from tianxia.core.pack import Pack
    >>> class Card(PackEntry):
    ...     name: str
    ...     cost: Annotated[int, Meta(ge=0, le=9)]
    >>> class Cards(PackEntry):
    ...     card: list[Card]
    >>> def cards(text):
    ...     pack = Pack(text, "my.toml")
    ...     return read(Cards, pack.data, pack.error_at)
    >>> cards('[[card]]\\nname = "axe"\\ncost = 3\\n').card[0].cost
    3
    >>> cards('[[card]]\\nname = "axe"\\ncost = 13\\n')
    Traceback (most recent call last):
    tianxia.core.values.BadInput: my.toml, line 3: cost must be from 0 to 9, not 13
    """
    try:
        with _one_by_one:
            return convert(data, kind)
    except ValidationError as error:
        # msgspec's message ends with the path; an unknown word of the data is never part of it.
        keys = re.findall(r"\.([^.\[]+)|\[(\d+)\]", str(error).rpartition(" - at `$")[2].rstrip("`"))
        path: Path = tuple(word or int(number) for word, number in keys)
        if isinstance(error.__cause__, Wrong):
            raise error_at(str(error.__cause__), path + error.__cause__.at) from None
        raise error_at(*_explained(kind, data, path)) from None


def parts(value: object, *at: str | int) -> Iterator[tuple[Path, PackEntry]]:
    """All entries in a value, each with its path; outer ones come before those inside them."""
    if isinstance(value, PackEntry):
        yield at, value
        for name, word in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from parts(getattr(value, name), *at, word)
    elif isinstance(value, list | tuple):
        for i, item in enumerate(value):
            yield from parts(item, *at, i)


def tag_of(entry: PackEntry | type[PackEntry]) -> str:
    """The word that distinguishes an entry from the others of its union."""
    return str(entry.__struct_config__.tag)


def kinds_of(kind: Any, meta: Meta | None = None) -> Iterator[Kind]:
    """The types that are possible where a type is expected: the members of a union, or the type itself."""
    if get_origin(kind) is Annotated:
        yield from kinds_of(kind.__origin__, kind.__metadata__[0])
    elif get_origin(kind) in (Union, UnionType):
        for each in get_args(kind):
            yield from kinds_of(each)
    elif kind is not NoneType:
        yield kind, meta


def words_of(entry: type[PackEntry]) -> dict[str, Any]:
    """The words of an entry, each with its type."""
    hints = get_type_hints(entry, include_extras=True)
    names = zip(entry.__struct_fields__, entry.__struct_encode_fields__, strict=True)
    return {word: hints[name] for name, word in names}


def _explained(kind: Any, data: Any, path: Path) -> tuple[str, Path]:
    """What is wrong at a path, and the exact path of it."""
    kinds, value = list(kinds_of(kind)), data
    for i, key in enumerate(path):
        inside = _read_as(kinds, value)
        if _is_entry(inside) and key not in words_of(inside):
            path = path[:i]  # the word that distinguishes the entries of a union
            break
        kinds, value = list(kinds_of(_at(inside, key))), value[key]
    entries = [each for each, _ in kinds if _is_entry(each)]
    if entries and isinstance(value, dict):
        return _wrong_word(entries, value, path)
    return _wrong_value(kinds, value, path), path


def _is_entry(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, PackEntry)


def _shape(kind: Any) -> Any:
    """What a type is a kind of: list, tuple, Literal; or nothing."""
    return get_origin(kind)


def _read_as(kinds: list[Kind], value: Any) -> Any:
    """The one of these types as which msgspec has read a table or a list."""
    if isinstance(value, list):
        return next(kind for kind, _ in kinds if _shape(kind) in (list, tuple))
    entries = [kind for kind, _ in kinds if _is_entry(kind)]
    tag = value.get(entries[0].__struct_config__.tag_field)
    return next((entry for entry in entries if tag_of(entry) == tag), entries[0])


def _at(kind: Any, key: str | int) -> Any:
    if isinstance(key, str):
        return words_of(kind)[key]
    items = get_args(kind)
    return items[key] if _shape(kind) is tuple else items[0]


def _wrong_word(entries: list[Any], value: dict[str, Any], path: Path) -> tuple[str, Path]:
    """A word that is missing or unknown, or that names no entry of a union."""
    field = entries[0].__struct_config__.tag_field
    tags = [tag_of(entry) for entry in entries]
    if field is not None and field in value and value[field] not in tags:
        return f"{field} must be one of {', '.join(tags)}, not {short(value[field])}", (*path, field)
    entry = _read_as([(each, None) for each in entries], value)
    known = [*([] if field is None else [field]), *words_of(entry)]
    for word in value:
        if word not in known and entry.__struct_config__.forbid_unknown_fields:
            where = f" with {field} = {value[field]!r}" if field in value else f" in {_name(path)}" if path else ""
            what = "word" if path else "table"
            return f"there is no {what} {short(word)}{where}; known are {', '.join(known)}", (*path, word)
    needed = [field, *[each.encode_name for each in fields(entry) if each.required]]
    missing = next(word for word in needed if word is not None and word not in value)
    if path:
        return f"the word {missing!r} is missing", path
    what = f"a table [{missing}]" if _is_entry(words_of(entry)[missing]) else f"entries [[{missing}]]"
    return f"there must be {what}", path


def _wrong_value(kinds: list[Kind], value: object, path: Path) -> str:
    name = _name(path)
    for kind, meta in kinds:
        if meta is not None and meta.description:
            return f"{name} must be {meta.description}, not {short(value)}"
        if kind in (int, float) and type(value) in (int, kind) and meta is not None:
            return f"{name} must be from {meta.ge} to {meta.le}, not {short(value)}"
        if _shape(kind) in (list, tuple) and isinstance(value, list):
            return f"{name} must hold {_length(kind, meta)}, not {len(value)}"
    if len(path) == 1 and _shape(kinds[0][0]) is list:
        return f"{name} must be entries [[{name}]]"
    if len(path) == 1 and _is_entry(kinds[0][0]):
        return f"{name} must be a table [{name}]"
    if len(kinds) == 1 and _shape(kinds[0][0]) is Literal:
        return f"{name} must be one of {', '.join(map(str, get_args(kinds[0][0])))}, not {short(value)}"
    nouns = [noun for kind, _ in kinds for noun in _nouns(kind)]
    if isinstance(path[-1], int) and nouns[0] in ("a table", "a list"):
        return f"{name} must hold {nouns[0][2:]}s, not {short(value)}"
    listed = " or ".join([", ".join(nouns[:-1]), nouns[-1]][len(nouns) == 1 :])
    return f"{name} must be {listed}, not {short(value)}"


def _name(path: Path) -> str:
    """The last word of a path."""
    return next(key for key in reversed(path) if isinstance(key, str))


def _nouns(kind: Any) -> list[str]:
    if _shape(kind) is Literal:
        return [f'"{word}"' for word in get_args(kind)]
    if _is_entry(kind):
        return ["a table"]
    return [NOUNS[list if _shape(kind) in (list, tuple) else kind]]


def _length(kind: Any, meta: Meta | None) -> str:
    least, most = (meta.min_length, meta.max_length) if meta is not None else (None, None)
    if _shape(kind) is tuple:
        least = most = len(get_args(kind))
    number = f"at least {least}" if most is None else f"at most {most}" if least is None else f"{least} to {most}"
    return f"{most if least == most else number} {'entry' if (most or least) == 1 else 'entries'}"
