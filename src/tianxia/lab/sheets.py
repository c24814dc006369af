"""Tables in Parquet, which tell what they hold: in the file, and in a data sheet beside it.

The same rows give the same bytes with the same pyarrow, which is an extra and loaded when a table is written or read.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from .. import __version__
from ..core.registry import Options, find
from ..core.values import BadInput

LICENSE: Final = "MIT, like Tianxia itself. The names of the games belong to their owners."
SHEET: Final = "README.md"


class Column(NamedTuple):
    """One column: `int32`, `list<string>` for any number, `bool[181]` for always so many."""

    name: str
    type: str
    meaning: str


class Sheet(NamedTuple):
    """What is told about all tables of a folder."""

    title: str
    made: str  # how to make it again
    about: dict[str, str]  # whatever else one must know, by its name
    tables: dict[str, tuple[Column, ...]]  # by the name of the file, or the pattern of several

    def text(self) -> str:
        """The data sheet, for people."""
        lines = [f"# {self.title}", "", self.made, "", "| | |", "|---|---|"]
        lines += [f"| {name} | {value} |" for name, value in self.about.items()]
        for file, columns in self.tables.items():
            lines += ["", f"## {file}", "", "| column | type | meaning |", "|---|---|---|"]
            lines += [f"| `{column.name}` | {column.type} | {column.meaning} |" for column in columns]
        return "\n".join(lines) + "\n"


def about_of(game: str, players: int, options: Options, pack: str | None) -> dict[str, str]:
    """What all sheets say of a game."""
    registration = find(game)
    shown = ", ".join([f"{name}={str(value).lower()}" for name, value in options.items()])
    return {
        "game": game,
        "rules": registration.version,
        "digest of the cards": registration.data,
        "players": str(players),
        "options": shown or "none",
        "pack": pack or "the standard one",
        "Tianxia": __version__,
        "license": LICENSE,
    }


def unusual(game: str, options: Options) -> list[str]:
    """Options as one types them, as far as they are not the usual ones."""
    usual = {choice.name: choice.default for choice in find(game).choices}
    return [f"-o {name}={str(value).lower()}" for name, value in options.items() if value != usual[name]]


def loaded_pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("Tables need pyarrow: install tianxia[lab].") from None
    return pyarrow


def type_of(pa: Any, name: str) -> Any:
    if name.startswith("list<"):
        return pa.list_(type_of(pa, name[5:-1]))
    if name.endswith("]"):
        item, _, length = name[:-1].partition("[")
        return pa.list_(type_of(pa, item), int(length))
    return pa.bool_() if name == "bool" else getattr(pa, name)()


def schema_of(columns: Sequence[Column], about: Mapping[str, str]) -> Any:
    pa = loaded_pyarrow()
    fields = [pa.field(c.name, type_of(pa, c.type), metadata={"description": c.meaning}) for c in columns]
    return pa.schema(fields, metadata={"tianxia": json.dumps(dict(about))})


class Writer:
    """A table that grows; it is in its place when it is whole."""

    def __init__(self, path: Path, columns: Sequence[Column], about: Mapping[str, str]) -> None:
        self._pa = loaded_pyarrow()
        self._path = path
        self._schema = schema_of(columns, about)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._pa.parquet.ParquetWriter(self._part, self._schema, compression="zstd")
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error}.") from None

    @property
    def _part(self) -> Path:
        return self._path.with_name(f"{self._path.name}.part")

    def add(self, columns: Mapping[str, Any]) -> None:
        """Rows, by column: lists, or arrays of Arrow."""
        pairs = [(field, columns[field.name]) for field in self._schema]
        arrays = [self._pa.array(rows, field.type) if isinstance(rows, list) else rows for field, rows in pairs]
        self._file.write_table(self._pa.Table.from_arrays(arrays, schema=self._schema))

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
        if kind is None:
            self._part.replace(self._path)
        else:
            self._part.unlink(missing_ok=True)


def write_sheet(folder: Path, sheet: Sheet) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / SHEET).write_text(sheet.text(), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error}.") from None


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a table."""
    pa = loaded_pyarrow()
    try:
        rows: list[dict[str, Any]] = pa.parquet.read_table(path).to_pylist()
    except (OSError, pa.ArrowInvalid) as error:
        raise BadInput(f"{path} cannot be read: {str(error).splitlines()[0]}") from None
    return rows
