"""The command `tianxia arena`: bots play each other, and their strength is told with its interval."""

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .cli_options import Address, OptionList, PackFile, RunnerName, Workers, options_of, pack_of, runner_named
from .core.seed import checked_number
from .core.values import BadInput

if TYPE_CHECKING:
    from .lab.contest import Contest
    from .lab.runner import HeldRunner

GAMES = 200
LONGEST = 80  # characters of two seeds: Python refuses to read much longer numbers


def arena(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")],
    bots: Annotated[str, typer.Option(help="Bots as a,b,c: names, or your own as package.module:Class.")],
    against: Annotated[str, typer.Option(help="Play only against these bots; default: all play each other.")] = "",
    players: Annotated[int | None, typer.Option(help="Number of players; default: the usual one.")] = None,
    games: Annotated[
        int | None,
        typer.Option(help=f"Games of each match, rounded up to whole seeds; default: {GAMES}.", min=1),
    ] = None,
    seeds: Annotated[str, typer.Option(help="The seeds instead, as first-last.")] = "",
    seed: Annotated[int | None, typer.Option(help="The first seed, with --games; default: 0.", min=0)] = None,
    sprt: Annotated[
        str, typer.Option(help="Stop a match when its share is known to be rather one of these, as 0.5,0.55.")
    ] = "",
    resume: Annotated[
        Path | None, typer.Option(help="Add every game to this file (JSON lines), and play only what it misses.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write games and decisions to this folder, as Parquet with a data sheet.")
    ] = None,
    ladder: Annotated[
        bool | None,
        typer.Option("--ladder/--no-ladder", help="Rate the bots with openskill; default: from three bots on."),
    ] = None,
    option: OptionList = None,
    pack: PackFile = None,
    runner: RunnerName = "",
    workers: Workers = None,
    address: Address = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Let bots play each other, every seed from every seat, and show shares and margins with their 95% intervals."""
    from .lab.contest import contest_of

    if seeds and not (games is None and seed is None):
        raise BadInput("Say either --seeds, or --games and --seed.")
    contest = contest_of(
        game,
        tuple(bots.split(",")),
        players,
        options_of(game, option),
        seeds_of(seeds) if seeds else None,
        games or GAMES,
        seed or 0,
        tuple(against.split(",")) if against else (),
        claims_of(sprt) if sprt else None,
        pack_of(pack),
    )
    rated = len(contest.bots) > 2 and not contest.is_together if ladder is None else ladder
    run(contest, runner_named(runner, workers, address), resume, rated, as_json, out)


def run(
    contest: "Contest", runner: "HeldRunner", resume: Path | None, rated: bool, as_json: bool, out: Path | None
) -> None:
    """Play and show. Whoever stops it is shown what there is."""
    from .cli_show import progress_of, show_arena
    from .lab.arena import missing, play_all, report_of
    from .lab.record import Record
    from .lab.results import write_results
    from .lab.sheets import loaded_pyarrow

    if out is not None:
        loaded_pyarrow()
    is_stopped = False
    with runner, Record(contest, resume, out is not None) as record:
        total = missing(record)
        try:
            with progress_of(f"{total} games of {contest.game}", total) as advance:
                play_all(record, runner, advance)
        except KeyboardInterrupt:
            is_stopped = True
        report = report_of(record, rated)
        if out is not None and not is_stopped:
            with progress_of("decisions", report["games"]) as advance:
                write_results(out, record, report, runner, advance)
    if as_json and not is_stopped:
        print(json.dumps(report))
    elif not as_json:
        show_arena(report)
    if is_stopped:
        kept = f"; {resume} keeps all {len(record.outcomes)} games" if resume else ""
        print(f"tianxia: stopped{kept}", file=sys.stderr)
        raise typer.Exit(130)


def seeds_of(text: str) -> range:
    found = re.fullmatch(r"([0-9]+)-([0-9]+)", text) if len(text) <= LONGEST else None
    if found is None:
        raise BadInput(f"Write the seeds as first-last, for example 0-99, not {text[:LONGEST]!r}.")
    first, last = (checked_number(int(number)) for number in found.groups())
    if first > last:
        raise BadInput(f"The first seed must not be greater than the last, as in {text}.")
    return range(first, last + 1)


def claims_of(text: str) -> tuple[float, float]:
    try:
        p0, p1 = (float(share) for share in text.split(","))
    except ValueError:
        raise BadInput(f"Write the two shares of the SPRT as 0.5,0.55, not {text!r}.") from None
    return p0, p1
