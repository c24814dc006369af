"""The commands `tianxia lab`: what the cards, boards and seats of a game do."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from .cli_options import OptionList, PackFile, options_of, pack_of, text_of
from .core.values import BadInput
from .lab.balance import Report
from .lab.balance import balance as run_balance
from .lab.effect import Line
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
    option: OptionList = None,
    pack: PackFile = None,
    workers: Annotated[int, typer.Option(help="Processes to use.")] = 1,
    at_random: Annotated[
        list[str] | None,
        typer.Option(help="A kind of question that is answered at random, e.g. general; may be repeated."),
    ] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(help="Show only things of this kind, e.g. board; may be repeated."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Let bots play and tell what each card, board and seat does to the chance of winning, with 95 % intervals."""
    if workers < 1:
        raise BadInput(f"The number of workers is at least 1, not {workers}.")
    plan = plan_of(game, games, players, tuple(bots.split(",")), seed, options_of(game, option), pack_of(pack))
    console = Console(stderr=as_json)
    with Progress(console=console, disable=as_json, transient=True) as progress:
        task = progress.add_task(f"{games} games of {game}", total=games)
        report = run_balance(plan, workers, lambda n: progress.advance(task, n), tuple(at_random or ()))
    report["cards"] = of_kinds(report["cards"], kind or [])
    if as_json:
        print(json.dumps(report))
    else:
        show(report, console)


def of_kinds(lines: list[Line], kinds: list[str]) -> list[Line]:
    known = sorted({line["kind"] for line in lines})
    for kind in kinds:
        if kind not in known:
            raise BadInput(f"There are no things of the kind {kind!r}; there are: {', '.join(known)}.")
    return [line for line in lines if not kinds or line["kind"] in kinds]


def show(report: Report, console: Console) -> None:
    options = [f"{name}={text_of(value)}" for name, value in report["options"].items()]
    at_random = [f"at random: {kind}" for kind in report["at_random"]]
    title = [report["game"], f"{report['players']} players", f"{report['games']} games", *report["bots"]]
    console.print(", ".join([*title, *options, *at_random]))
    for name, numbers in (
        ("length", report["lengths"]),
        ("decisions", report["decisions"]),
        ("ends", report["ends"]),
        ("a game", report["counts"]),
        ("points a seat", report["points"]),
        ("scores", report["scores"]),
    ):
        if numbers:
            console.print(f"{name}: " + ", ".join(f"{what} {n}" for what, n in numbers.items()))
    console.print("wins by seat: " + ", ".join(str(n) for n in report["wins_by_seat"]))
    console.print(table_of("Seats", report["by_seat"]))
    console.print(table_of("Cards", report["cards"]))


def table_of(title: str, lines: list[Line]) -> Table:
    numbers = ("times", "seats", "%", "win %", "effect", "95 %", "lead", "95 %")
    table = Table("kind", "card", "use", *numbers, title=title)
    for line in sorted(lines, key=lambda line: (line["kind"], line["use"], -line["effect"])):
        table.add_row(*_row(line))
    return table


def _row(line: Line) -> list[str]:
    counts = [str(line["times"]), str(line["seats"]), f"{line['share']:.1f}", f"{line['win_rate']:.1f}"]
    effect = [f"{line['effect']:+.1f}", f"{line['low']:+.1f} to {line['high']:+.1f}"]
    lead = [f"{line['score']:+.1f}", f"{line['score_low']:+.1f} to {line['score_high']:+.1f}"]
    return [line["kind"], line["card"], line["use"], *counts, *effect, *lead]
