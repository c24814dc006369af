"""The command `tianxia analyze`: what was won and lost by the decisions of a stored game."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import to_builtins

import tianxia

from .cli_options import PackFile, pack_of
from .core.values import BadInput

if TYPE_CHECKING:
    from .lab.analysis import Analysis, Choice
    from .words import Words

HEADS = ("move", "round", "chance", "played", "lost", "better")


def analyze(
    file: Annotated[Path, typer.Argument(help="A log that Tianxia wrote (JSON lines), of a game that is over.")],
    seat: Annotated[list[int] | None, typer.Option(help="Judge this seat only; may be repeated.")] = None,
    judge: Annotated[str, typer.Option(help="The bot that judges; default: the strongest level.")] = "",
    workers: Annotated[int, typer.Option(help="Number of processes.", min=1)] = 1,
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
    language: Annotated[str, typer.Option("--language", help="Language of all texts.")] = "en",
) -> None:
    """Judge every decision of a game by what the seat knew then: chances of winning, turning points, mistakes."""
    from .cli_show import progress_of
    from .lab.analysis import analyze as run
    from .lab.analysis import shares_of
    from .lab.runner import runner_of
    from .words import Words

    game = tianxia.replay(text_of_log(file), pack_of(pack))
    for each in seat or []:
        game.view(each)  # a seat that does not exist is an error
    name, seats = judge or usual_judge(game.registration.name), tuple(seat or ())
    with progress_of(f"{len(game.moves)} moves", len(shares_of(game, name, seats))) as advance:
        found = run(game, name, seats, runner_of(workers), advance)
    if as_json:
        print(json.dumps(to_builtins(found)))
        return
    show_analysis(found, game, Words(language))


def usual_judge(game: str) -> str:
    from .bots import examiner_of

    name = examiner_of(game)
    if not name:
        raise BadInput(f"{game} has no bot that judges: name one with --judge.")
    return name


def text_of_log(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The log {file} cannot be read: {error}.") from None


def show_analysis(found: "Analysis", game: tianxia.Game, words: "Words") -> None:
    """A table of mistakes and turning points for each seat that was judged."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    from .lab.analysis import CLEARLY

    def percent(share: float) -> str:
        return words.fill("analysis-percent", percent=round(100 * share))

    def said(choice: "Choice") -> str:
        option = escape(words.option(found.game, game.rules.actions[game.rules.parse(choice.option)]))
        reason = escape(reason_of(words, found.game, choice))
        return f"{option}\n[dim]{reason}[/dim]" if reason else option

    console = Console()
    for seat in sorted({each.seat for each in found.judgments}):
        turning = {each.at for each in found.turning_points(seat)}
        lost = round(100 * sum(found.losses(seat).values()))
        facts: dict[str, int | str] = {"decisions": len(found.of(seat)), "percent": lost}
        title = words.fill("analysis-title", seat=words.seat(found.game, seat), **facts)
        table = Table(*[words.say(f"analysis-{head}") for head in HEADS], title=escape(title))
        for each in found.of(seat):
            if each.loss >= CLEARLY or each.at in turning:
                better = said(each.best[0]) if each.loss > 0 else ""
                mark = "* " if each.at in turning else ""
                cells = (f"{mark}{each.at + 1}", str(each.round or ""), percent(each.played.chance))
                table.add_row(*cells, said(each.played), percent(each.loss) if each.loss else "", better)
        console.print(table)
    judge = words.say(key) if words.has(key := f"web-bot-{found.judge}") else found.judge
    console.print(escape(words.fill("analysis-legend", judge=judge)), highlight=False)


def reason_of(words: "Words", game: str, choice: "Choice") -> str:
    """A judge of another package may have no words for its reasons."""
    return words.reason(game, choice.why, choice.about) if words.has(f"{game}-reason-{choice.why}") else ""
