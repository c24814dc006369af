"""The command `tianxia doctor`: which tables of a database an update would affect."""

import json
import logging
import sys
from collections import Counter
from typing import TYPE_CHECKING, Annotated, Final

import typer

from .cli_options import Database

if TYPE_CHECKING:
    from .server.doctor import Finding, Report

# What became of a table, in words.
FATES: Final = {
    "other_rules": "other rules or other cards: the current ones lead elsewhere",
    "damaged": "damaged: what is stored cannot be replayed",
    "cut": "cut: its last moves are missing",
}


def doctor(
    database: Database = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Read all stored tables with the current rules, and list those that could not go on. Nothing is changed."""
    from .server.descriptors import FEW, SOCKETS, highest
    from .server.doctor import examine

    logging.disable(logging.WARNING)  # the report says the same
    try:
        report = examine(database)
    finally:
        logging.disable(logging.NOTSET)
    if highest() < FEW:
        print(
            f"A server started here may open {highest()} files, which is enough for {int(highest() * SOCKETS)} people "
            "at a time. Raise the limit: `LimitNOFILE=` in its unit, `ulimits` for a container, or `ulimit -Hn`.",
            file=sys.stderr,
        )
    if as_json:
        print(json.dumps(as_data(report)))
    else:
        show(report)
    if report.touched:
        raise typer.Exit(1)


def counted(report: "Report") -> dict[str, dict[str, int]]:
    """For each game, how many tables go on, are finished, are finished and kept, or would be touched."""
    groups: dict[str, list[Finding]] = {
        "go_on": [each for each in report.findings if not each.fate and not each.over],
        "finished": [each for each in report.findings if not each.fate and each.over],
        "kept": report.kept,
        "touched": report.touched,
    }
    counts = {name: Counter(each.game for each in group) for name, group in groups.items()}
    games = sorted({each.game for each in report.findings})
    return {game: {name: count[game] for name, count in counts.items()} for game in games}


def as_data(report: "Report") -> dict[str, object]:
    return {
        "schema": report.schema,
        "newest_schema": report.newest,
        "games": counted(report),
        "closed": report.closed,
        "touched": [each._asdict() for each in report.touched],
        "kept": [each._asdict() for each in report.kept],
    }


def show(report: "Report") -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    console = Console()
    if report.schema != report.newest:
        print(f"The schema is {report.schema}; a server would update it to {report.newest}. Nothing was changed.")
    table = Table("game", "go on", "finished", "finished, kept", "affected", title="Tables")
    for game, counts in counted(report).items():
        table.add_row(escape(game), *[str(count) for count in counts.values()])
    console.print(table)
    if report.closed:
        print(f"Closed by their people: {report.closed}")
    for title, findings in (("Affected", report.touched), ("Finished, kept as they were", report.kept)):
        if findings:
            print(f"{title}:")
        for each in findings:
            print(
                f"  {each.id}  {each.game}, rules {each.rules}{', finished' if each.over else ''}: {FATES[each.fate]}"
            )
