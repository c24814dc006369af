"""The commands `tianxia lab`: what the cards, boards and seats of a game do, and what its bots learn."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins

from .cli_options import Address, OptionList, PackFile, RunnerName, Workers, options_of, pack_of, runner_named
from .core.registry import find
from .core.values import BadInput

if TYPE_CHECKING:
    from .lab.effect import Finding

app = typer.Typer(help="Experiments: what the cards of a game do, what its bots learn.")


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 200,
    players: Annotated[int | None, typer.Option(help="Number of players; default: the fewest.")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Seed of the first game; game i has seed + i.")] = 0,
    option: OptionList = None,
    pack: PackFile = None,
    runner: RunnerName = "",
    workers: Workers = None,
    address: Address = "",
    at_random: Annotated[
        list[str] | None,
        typer.Option(help="A kind of question to answer at random, for example general; may be repeated."),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(help="Show only things of this kind, for example board; may be repeated."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep the games in this file, and play only those that it does not hold.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Let bots play, and show what each card, board and seat does to the chance of winning, with 95% intervals."""
    from .lab.balance import balance as run_balance
    from .lab.simulate import plan_of

    plan = plan_of(game, games, players, tuple(bots.split(",")), seed, options_of(game, option), pack_of(pack))
    chosen, wanted = tuple(at_random or ()), kind or []
    crew = runner_named(runner, workers, address)
    if as_json:
        with crew:
            report = run_balance(plan, crew, None, chosen, resume)
        print(json.dumps({**report, "cards": of_kinds(report["cards"], wanted)}))
        return
    from .cli_show import progress_of, show_balance

    with crew, progress_of(f"{games} games of {game}", games) as advance:
        report = run_balance(plan, crew, advance, chosen, resume)
    report["cards"] = of_kinds(report["cards"], wanted)
    show_balance(report)


@app.command()
def strengths(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")],
    games: Annotated[int, typer.Option(help="Number of games for each pair of bots and way to play.", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the first game; game i has seed + i.", min=0)] = 0,
    runner: RunnerName = "",
    workers: Workers = None,
    address: Address = "",
    bot: Annotated[
        list[str] | None, typer.Option(help="Measure only this level, and keep the others; may be repeated.")
    ] = None,
    against: Annotated[str, typer.Option(help="Play all against this bot instead, for example greedy.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Let every level of bots play against the one below it, in every way to play the game, and count the wins."""
    from .bots import level_names, make_bot
    from .cli_show import progress_of, show_strengths
    from .lab.strengths import matches_of, measure

    levels = level_names(game)
    for each in bot or []:
        if each not in levels:
            raise BadInput(f"{game} has no level {each!r}; there are: {', '.join(levels)}.")
    if against:
        make_bot(against, game)
    total = games * len(matches_of(find(game), bot or (), against))
    crew = runner_named(runner, workers, address)
    with crew, progress_of(f"{total} games of {game}", total) as advance:
        measured = measure(game, games, seed, crew, advance, bot or (), against)
    if as_json:
        print(json.dumps(to_builtins(measured), indent=2))
        return
    show_strengths(measured, bot or ())


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")],
    games: Annotated[int, typer.Option(help="Number of games to learn from.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same files.", min=0)] = 0,
    runner: RunnerName = "",
    workers: Workers = None,
    address: Address = "",
    out: Annotated[
        Path | None, typer.Option(help="Folder to write to; default: where the bots of the game read it.")
    ] = None,
) -> None:
    """Make again what the bots of a game have learned, and store it with them."""
    from .cli_show import progress_of
    from .lab import training

    folder = training.folder_of(game) if out is None else out
    training.named(game)
    crew = runner_named(runner, workers, address)
    with crew, progress_of(f"{games} games of {game}", games) as advance:
        learned = training.train(game, games, seed, crew, advance)
    for path in training.write(learned, folder):
        print(path)


@app.command()
def plot(
    folder: Annotated[Path, typer.Argument(help="A folder that `tianxia arena --out` has written.")],
    out: Annotated[Path | None, typer.Option(help="Folder for the pictures; default: the same.")] = None,
) -> None:
    """Draw the results of an arena as SVG: ladder, shares, lengths of games and scores in their course."""
    from .lab.plots import plot as draw

    for path in draw(folder, folder if out is None else out):
        print(path)


def of_kinds(lines: list["Finding"], kinds: list[str]) -> list["Finding"]:
    known = sorted({line["kind"] for line in lines})
    for kind in kinds:
        if kind not in known:
            raise BadInput(f"There are no things of the kind {kind!r}; there are: {', '.join(known)}.")
    return [line for line in lines if not kinds or line["kind"] in kinds]
