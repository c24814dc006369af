"""The command `tianxia dataset make`: decisions of bots as tables to learn from."""

import json
from pathlib import Path
from typing import Annotated

import typer

from .cli_options import Address, OptionList, PackFile, RunnerName, Workers, options_of, pack_of, runner_named

app = typer.Typer(help="Data to learn from.")


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def make(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")],
    out: Annotated[Path, typer.Option(help="Folder to write to; shards that it holds are not made again.")],
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 1000,
    players: Annotated[int | None, typer.Option(help="Number of players; default: the fewest.")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Seed of the first game; game i has seed + i.", min=0)] = 0,
    values: Annotated[
        bool,
        typer.Option("--values", help="Also what bots that judge think of their options; takes twice as long."),
    ] = False,
    shard: Annotated[int, typer.Option(help="Games in one file.", min=1)] = 100,
    option: OptionList = None,
    pack: PackFile = None,
    runner: RunnerName = "",
    workers: Workers = None,
    address: Address = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Let bots play, and write what they knew, could do and did as Parquet, with a data sheet."""
    from .cli_show import progress_of
    from .lab.dataset import make_dataset
    from .lab.simulate import plan_of

    plan = plan_of(game, games, players, tuple(bots.split(",")), seed, options_of(game, option), pack_of(pack))
    crew = runner_named(runner, workers, address)
    with crew, progress_of(f"{games} games of {game}", games) as advance:
        made = make_dataset(plan, out, values, shard, crew, advance)
    rate = round(made.decisions / made.seconds) if made.seconds else 0
    if as_json:
        print(json.dumps({**made._asdict(), "decisions_per_second_and_core": rate}))
    else:
        print(f"{made.games} games, {made.decisions} decisions, {rate} per second and core, in {out}")
