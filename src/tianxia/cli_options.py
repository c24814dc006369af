"""What several commands take: options of a game, and a custom pack."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import tianxia

from .core.pack import Pack
from .core.registry import Options, find
from .core.values import BadInput

if TYPE_CHECKING:
    from .lab.runner import HeldRunner

OptionList = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; may be repeated.")
]
# It may come from the environment, too: it may hold a password, and every user of the machine can read a command line.
Database = Annotated[
    str,
    typer.Option(
        envvar="TIANXIA_DATABASE",
        help="URL of the database (SQLite or PostgreSQL); default: SQLite in your data folder.",
    ),
]
RunnerName = Annotated[
    str,
    typer.Option(
        "--runner", help="Where it runs: serial, processes or ray; default: serial, or processes for several workers."
    ),
]
Workers = Annotated[
    int | None, typer.Option(help="Number of workers; default: 1, with --runner as many as there is room for.")
]
Address = Annotated[
    str, typer.Option(help="With --runner ray: the cluster, for example auto or ray://host:10001; default: a new one.")
]
PackFile = Annotated[Path | None, typer.Option("--pack", help="A custom pack of cards and boards (TOML).")]


def text_of(value: bool | str) -> str:
    """The value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value


def options_of(game: str, given: list[str] | None) -> Options:
    """The options of `name=value` texts; the registry checks the rest."""
    options: Options = {}
    choices = {choice.name: choice for choice in find(game).choices}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"Write an option as name=value, not {text!r}.")
        known = choices[name].values if name in choices else ()
        options[name] = next((each for each in known if text_of(each) == value), value)
    return options


def pack_of(path: Path | None) -> Pack | None:
    return None if path is None else tianxia.read_pack(path)


def runner_named(name: str, workers: int | None, address: str) -> "HeldRunner":
    """For a `with` block: where the work of a command runs."""
    from .lab.runner import runner_of

    return runner_of(workers, name, address)
