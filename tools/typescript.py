"""What the server sends, as TypeScript: `make types` writes the files that the browser's types come from.

`web/src/lib/wire.ts` has the server's models; `web/src/games/<game>/view.ts` what a seat may see, with the
names of the pieces; `web/src/lib/views.ts` says which view belongs to which game. The Python types are the
source, so the browser's cannot drift from what is sent; a test fails while a file differs from what this writes.
"""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from tianxia.core.registry import Registration, known_games
from tianxia.server import (
    account_models,
    game_models,
    lobby_models,
    luck_models,
    models,
    notice_models,
    pace_models,
    seating_models,
    teacher_models,
)
from tianxia.server.company import models as company_models

WEB = Path(__file__).parent.parent / "web" / "src"
SERVER = "src/tianxia/server/models.py, *_models.py and company/models.py"
LONGEST = 120  # characters of a line
HEAD = "// Written by `make types` from {}. Do not edit.\n"

# The only place where what came over the wire gets the type that its game gives it.
VIEW_IN = """\
export const viewIn = <Game extends keyof Views>(sight: { view: unknown }): Views[Game] => sight.view as Views[Game]
"""

Names = dict[frozenset[Any], str]  # the alias that stands for these literals


def files() -> dict[Path, str]:
    """All files to write, by path."""
    games = [game for game in known_games() if game.package.startswith("tianxia.")]  # others have no folder there
    views = {WEB / "games" / game.name / "view.ts": view_file(game) for game in games}
    return {WEB / "lib" / "wire.ts": wire_file(), WEB / "lib" / "views.ts": views_file(games), **views}


def wire_file() -> str:
    """The limits, and the models; a sender may leave out what has a default."""
    about_people = account_models, company_models, notice_models
    modules = models, luck_models, *about_people, pace_models, seating_models, game_models, lobby_models, teacher_models
    named = {name: value for module in modules for name, value in vars(module).items()}
    limits = [f"export const {name} = {value}\n" for name, value in named.items() if type(value) is int]
    found = [value for value in named.values() if isinstance(value, type)]
    structs = [each for each in found if issubclass(each, msgspec.Struct) and each is not msgspec.Struct]
    parts = [struct(cls, {}, sent=False) for cls in sorted(structs, key=lambda cls: cls.__name__)]
    return "\n".join([HEAD.format(SERVER), "".join(limits), *parts])


def views_file(games: list[Registration]) -> str:
    """Which view belongs to which game: the view is typed once the game is known."""
    froms = [f'import type {{ View as {camel(game.name)} }} from "../games/{game.name}/view"\n' for game in games]
    imports = ["".join(froms)] if games else []
    lines = [f"  {game.name}: {camel(game.name)}\n" for game in games]
    views = f"export type Views = {{\n{''.join(lines)}}}\n"
    return "\n".join([HEAD.format("the games' views"), *imports, views, VIEW_IN])


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def view_file(game: Registration) -> str:
    """The names of a game's pieces, and what a seat may see of them."""
    said = import_module(game.names)
    known = aliases(said)
    names: Names = {}
    for name, values in known.items():
        names.setdefault(frozenset(values), name)
    lists = lists_of(said)
    parts = [alias(name, values, lists) for name, values in known.items()]
    parts += [struct(cls, names, sent=True) for cls in structs_in(game.view)]
    place = f"src/{game.view.__module__.replace('.', '/')}.py"
    return "\n".join([HEAD.format(place), *parts])


def aliases(module: ModuleType) -> dict[str, tuple[Any, ...]]:
    """The literals to which a module gives a name."""
    return {name: get_args(value) for name, value in vars(module).items() if get_origin(value) is Literal}


def lists_of(module: ModuleType) -> dict[tuple[Any, ...], str]:
    """The tuples to which a module gives a name."""
    return {value: name for name, value in vars(module).items() if isinstance(value, tuple)}


def alias(name: str, values: tuple[Any, ...], lists: dict[tuple[Any, ...], str]) -> str:
    if values not in lists:
        return f"export type {name} = {union(map(literal, values))}\n"
    listed = lists[values]
    return (
        f"export const {listed} = [{', '.join(map(literal, values))}] as const\n"
        f"export type {name} = (typeof {listed})[number]\n"
    )


def structs_in(root: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The Struct and all that it is made of, each once, in the order of the fields."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[inspect.Type] = [inspect.type_info(root)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = None
        waiting.extend(reversed(list(inner(kind))))
    return list(found)


def inner(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    match kind:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            yield from types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.DictType(value_type=value):
            yield value


def struct(cls: type[msgspec.Struct], names: Names, sent: bool) -> str:
    """An object with named fields. What is `sent` has all fields, except unset ones and defaults that are left out."""
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType), cls
    lines = [f"  {kind.tag_field}: {literal(kind.tag)}"] if kind.tag_field else []
    for field in kind.fields:
        name = field.encode_name if field.encode_name.isidentifier() else literal(field.encode_name)
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        absent = not field.required and (not sent or unset or cls.__struct_config__.omit_defaults)
        lines.append(broken(f"  {name}{'?' if absent else ''}: ", of(field.type, names)))
    return "\n".join([f"export type {cls.__name__} = {{", *lines, "}\n"])


def broken(name: str, kind: str) -> str:
    """A field, with each of many choices on a line of its own."""
    whole = f"{name}{kind}"
    return whole if len(whole) <= LONGEST else "\n    | ".join([name.rstrip(), *kind.split(" | ")])


def of(kind: inspect.Type, names: Names) -> str:
    """The type of one part."""
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.UnionType(types=types):
            return union([of(part, names) for part in types])
        case inspect.LiteralType(values=values):
            return names.get(frozenset(values)) or union(sorted(map(literal, values)))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            one = of(item, names)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join([of(item, names) for item in items])}]"
        case inspect.DictType():
            return record(kind, names)
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case _:
            return "unknown"


def record(kind: inspect.DictType, names: Names) -> str:
    """A record with known names may lack some of them, unless the type demands as many as there are."""
    key, value = kind.key_type, of(kind.value_type, names)
    if not isinstance(key, inspect.LiteralType):
        return f"Record<string, {value}>"
    full = f"Record<{of(key, names)}, {value}>"
    return full if kind.min_length == len(key.values) else f"Partial<{full}>"


def union(parts: Any) -> str:
    return " | ".join(dict.fromkeys(parts))


def literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
