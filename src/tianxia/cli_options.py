"""What several commands take: options of a game, and a custom pack."""

from pathlib import Path
from typing import Annotated

import typer

import tianxia

from .core.pack import Pack
from .core.registry import Options, find
from .core.values import BadInput

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
PackFile = Annotated[Path | None, typer.Option("--pack", help="A custom pack of cards and boards (TOML).")]

# For `tianxia play`: what leaves the server.
Smtp = Annotated[
    str,
    typer.Option(
        envvar="TIANXIA_SMTP",
        help="A mail server for digests, such as smtps://user:password@mail.example.org; better in the environment.",
    ),
]
MailFrom = Annotated[str, typer.Option(envvar="TIANXIA_MAIL_FROM", help="The address that mail comes from.")]
HookHost = Annotated[
    list[str] | None,
    typer.Option(
        "--hook-host",
        envvar="TIANXIA_HOOK_HOST",
        help="A host (or host:port) for webhooks although it is an inner one or has no TLS; may be repeated.",
    ),
]


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
