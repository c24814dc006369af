"""The commands `tianxia backup` and `tianxia restore`."""

from pathlib import Path
from typing import Annotated

import typer

from .cli_options import Database

File = Annotated[Path, typer.Argument(help="The file of the backup.")]


def backup(file: File, database: Database = "") -> None:
    """Copy the whole database into one file, while servers go on. The file holds the server's keys: keep it safe."""
    from .server.backup import back_up

    copied = back_up(database, file)
    print(f"{file} has {copied.tables} tables ({copied.rows} rows).")


def restore(file: File, database: Database = "") -> None:
    """Make a new database from a backup, of the same kind or of the other: SQLite or PostgreSQL."""
    from .server.backup import restore as restore_it

    copied = restore_it(file, database)
    print(f"The database has {copied.tables} tables ({copied.rows} rows). `tianxia doctor` tells whether all go on.")
