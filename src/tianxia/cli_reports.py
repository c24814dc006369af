"""The commands `tianxia admin reports ...`: what people have reported, and what came of it."""

import json
from typing import Annotated

import typer

from .cli_options import Database

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Read and settle what people have reported.")

Number = Annotated[int, typer.Argument(help="The number of a report, as `tianxia admin reports list` shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for machines.")]


@app.command("list")
def list_reports(
    all_of_them: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """List the reports that nobody has settled, the oldest first."""
    from .server import moderation
    from .server.company import settling

    with moderation.database(database) as engine, engine.connect() as connection:
        found = settling.listed(connection, all_of_them)
    if as_json:
        print(json.dumps([each._asdict() for each in found]))
        return
    for each in found:
        end = f", settled {each.settled}: {each.outcome}" if each.settled else ""
        print(f"{each.number}  {each.at}, {each.reason}: {each.name} ({each.person}){end}")


@app.command()
def show(number: Number, database: Database = "", as_json: AsJson = False) -> None:
    """Show a report with what was said last at the table."""
    from .server import moderation
    from .server.company import settling

    with moderation.database(database) as engine, engine.connect() as connection:
        found = settling.found(connection, number)
    if as_json:
        print(json.dumps(found._asdict()))
        return
    print(f"Report {found.number} of {found.at}, by {found.reporter or 'somebody who has been deleted'}")
    print(f"about {found.name} ({found.person}), {found.reason}: {found.text or 'no words'}")
    if found.gone:
        print(f"who was deleted at {found.gone}")
    if found.table:
        print(f"at the table {found.table}" + (f", message {found.message}" if found.message is not None else ""))
    for said in found.evidence:
        mark = ">" if said["number"] == found.message else " "
        print(f"{mark} {said['number']}  {said['at']}  seat {said['seat']}, {said['person']}: {words_of(said)}")
    if found.settled:
        print(f"Settled {found.settled}: {found.outcome}")


def words_of(said: dict[str, str | None]) -> str:
    return said["text"] or f"({said['phrase']})"


@app.command()
def settle(
    number: Number,
    note: Annotated[str, typer.Option(help="Why, for whoever reads it later.")] = "",
    ban: Annotated[bool, typer.Option("--ban", help="Ban the person who was reported.")] = False,
    rename: Annotated[str, typer.Option(help="Give the person this name.")] = "",
    remove: Annotated[bool, typer.Option("--remove", help="Remove the message that was reported.")] = False,
    database: Database = "",
) -> None:
    """Close a report: with what you do about it, or with nothing. What was done stays with the report."""
    from .server import moderation
    from .server.company import settling

    with moderation.database(database) as engine, engine.begin() as connection:
        outcome = settling.settle(connection, number, note, ban, rename, remove)
    print(f"Report {number} is settled: {outcome}.")
