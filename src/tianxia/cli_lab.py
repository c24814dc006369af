"""The commands `tianxia lab`: what the cards of a game do."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from .core.values import BadInput
from .lab.balance import Line, Report
from .lab.balance import balance as run_balance
from .lab.simulate import plan_of

app = typer.Typer(help="Experiments: what the cards of a game do.")


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")],
    games: Annotated[int, typer.Option(help="Games to play.")] = 200,
    players: Annotated[int | None, typer.Option(help="Number of players; the fewest if not given.")] = None,
    bots: Annotated[str, typer.Option(help="The bot of all seats, or one a seat: a,b,c.")] = "greedy",
    seed: Annotated[int, typer.Option(help="Seed of the first game; game i has seed + i.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    at_random: Annotated[
        list[str] | None,
        typer.Option(help="A kind of question that is answered at random, e.g. general; may be repeated."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Let bots play and tell what each card does to the chance of winning, with 95 % intervals."""
    if workers < 1:
        raise BadInput(f"The number of workers is at least 1, not {workers}.")
    plan = plan_of(game, games, players, tuple(bots.split(",")), seed)
    if as_json:
        print(json.dumps(run_balance(plan, workers, None, tuple(at_random or ()))))
        return
    console = Console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{games} games of {game}", total=games)
        report = run_balance(plan, workers, lambda n: progress.advance(task, n), tuple(at_random or ()))
    show(report, console)


def show(report: Report, console: Console) -> None:
    console.print(
        f"{report['game']}, {report['players']} players, {report['games']} games, {', '.join(report['bots'])}"
    )
    for title, numbers in (
        ("length", report["lengths"]),
        ("ends", report["ends"]),
        ("a game", report["counts"]),
        ("scores", report["scores"]),
    ):
        console.print(f"{title}: " + ", ".join(f"{name} {n}" for name, n in numbers.items()))
    console.print("wins by seat: " + ", ".join(str(n) for n in report["wins_by_seat"]))
    table = Table("kind", "card", "use", "times", "seats", "win %", "effect", "95 %", "score", title="Cards")
    for line in sorted(report["cards"], key=lambda line: (line["kind"], line["use"], -line["effect"])):
        table.add_row(*_row(line))
    console.print(table)


def _row(line: Line) -> list[str]:
    interval = f"{line['low']:+.1f} to {line['high']:+.1f}"
    numbers = [str(line["times"]), str(line["seats"]), f"{line['win_rate']:.1f}", f"{line['effect']:+.1f}", interval]
    return [line["kind"], line["card"], line["use"], *numbers, f"{line['score']:+.1f}"]
