"""The commands `tianxia admin ...`: for the people who run a server. A running one hears of every change."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from . import cli_doctor, cli_reports
from .cli_options import Database

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Look after a server: tables, people, keys.")
app.command("doctor")(cli_doctor.doctor)
app.add_typer(cli_reports.app, name="reports")

Person = Annotated[str, typer.Argument(help="The id of a person, as `tianxia admin people` lists it.")]
TableName = Annotated[str, typer.Argument(help="The id of a table, as in its address.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")]


@app.command("list")
def list_tables(
    person: Annotated[str, typer.Option(help="Only the tables of this person.")] = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the tables that changed last, with who sits there."""
    from .server import moderation

    with moderation.database(database) as engine, engine.connect() as connection:
        found = moderation.tables(connection, person)
    if as_json:
        print(json.dumps([each._asdict() for each in found]))
        return
    for each in found:
        seats = ", ".join(f"{name} ({who})" if name else who for name, who in each.seats)
        print(f"{each.id}  {each.game}, {each.status}, {each.moves} moves, {each.updated}: {seats}")


@app.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of the name.")] = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the people who play here, or those with such a name."""
    from .server import moderation

    with moderation.database(database) as engine, engine.connect() as connection:
        found = moderation.people(connection, name)
    if as_json:
        print(json.dumps([each._asdict() for each in found]))
        return
    for each in found:
        print(f"{each.id}  {each.name}, {each.tables} tables{', banned' if each.banned else ''}")


@app.command()
def close(table: TableName, database: Database = "") -> None:
    """Close a table: nobody can play or watch there any more. Its log stays in the database."""
    from .server import moderation

    with moderation.database(database) as engine, engine.begin() as connection:
        moderation.close_table(connection, table)
    print(f"The table {table} is closed.")


@app.command()
def rename(person: Person, name: str, database: Database = "") -> None:
    """Give somebody another name, at all tables."""
    from .server import moderation

    with moderation.database(database) as engine, engine.begin() as connection:
        moderation.rename(connection, person, name)
    print(f"{person} is called {name}.")


@app.command()
def ban(person: Person, database: Database = "") -> None:
    """Let somebody watch, but neither sit down nor play."""
    from .server import moderation

    with moderation.database(database) as engine, engine.begin() as connection:
        moderation.ban(connection, person, True)
    print(f"{person} is banned.")


@app.command()
def unban(person: Person, database: Database = "") -> None:
    """Let somebody play again."""
    from .server import moderation

    with moderation.database(database) as engine, engine.begin() as connection:
        moderation.ban(connection, person, False)
    print(f"{person} may play.")


@app.command()
def export(
    person: Person,
    file: Annotated[Path | None, typer.Argument(help="Where to write it; default: the terminal.")] = None,
    database: Database = "",
) -> None:
    """Write all that is stored about somebody, as JSON, for that person."""
    from .server import moderation

    with moderation.database(database) as engine, engine.connect() as connection:
        found = json.dumps(moderation.export(connection, person), ensure_ascii=False, indent=1)
    if file is None:
        print(found)
    else:
        file.write_text(found + "\n", encoding="utf-8")


@app.command()
def delete(
    person: Person,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = "",
) -> None:
    """Delete all that is stored about somebody. Games stay readable, with somebody unnamed on the seat."""
    from .server import moderation

    if not yes:
        typer.confirm(f"Delete {person} for good?", abort=True)
    with moderation.database(database) as engine:
        count = moderation.forget(engine, person)
    print(f"{person} is gone from {count} tables.")


@app.command("rotate-keys")
def rotate_keys(
    now: Annotated[
        bool, typer.Option("--now", help="The old keys are worth nothing at once: somebody else has seen them.")
    ] = False,
    database: Database = "",
) -> None:
    """Make new keys for cookies and tokens. Servers use them after two minutes; what the old ones signed stays valid
    for 30 days, so nobody who comes back in that time loses a seat.

    With --now everybody is signed out at once: who keeps a name signs in again, visitors lose their seats.
    """
    from .server import moderation
    from .server.keys import replace_all, rotate
    from .server.orders import KEYS, order

    if now:
        with moderation.database(database) as engine, engine.begin() as connection:
            replace_all(connection)
            order(connection, KEYS)
        print("There are new keys, and the old ones are worth nothing. Everybody has been signed out.")
        return
    with moderation.database(database) as engine, engine.begin() as connection:
        ends = rotate(connection, datetime.now(UTC))
    print(f"There are new keys. The old ones are valid until {ends:%Y-%m-%d %H:%M} UTC.")


@app.command("new-push-key")
def new_push_key(database: Database = "") -> None:
    """Make a new key for push messages. All browsers must switch them on again; restart the servers."""
    from .server import moderation
    from .server.push import forget_key

    with moderation.database(database) as engine, engine.begin() as connection:
        count = forget_key(connection)
    print(f"The next server makes a new key. {count} browsers no longer get push messages.")
