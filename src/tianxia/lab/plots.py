"""Pictures of an arena's results: `tianxia lab plot`. The same results give the same SVG.

matplotlib is an extra, and loaded when something is drawn. The colors are those of the tables in the browser, by day.
"""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from ..core.registry import find
from ..core.values import BadInput
from .arena import Report
from .figures import LEAST, figure_of, mean_of
from .forfeits import FORFEIT
from .results import read_report
from .sheets import read

SILK: Final = "#f8efd9"
INK: Final = "#1f1b16"
PALE: Final = "#615442"
GRID: Final = "#dfcda6"
# malachite, cinnabar, azurite, gold, earth, stone: apart from each other also for those who see fewer colors
PAINTS: Final = ("#1f7a67", "#b5331f", "#205d98", "#b98a30", "#6f441a", "#857c70")
DASHES: Final = ("-", "--", "-.", ":")
STYLE: Final[dict[str, Any]] = {
    "svg.hashsalt": "tianxia",
    "svg.fonttype": "none",  # text stays text: it can be searched, and read aloud
    "figure.facecolor": SILK,
    "savefig.facecolor": SILK,
    "axes.facecolor": SILK,
    "axes.edgecolor": PALE,
    "axes.labelcolor": PALE,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "xtick.color": PALE,
    "ytick.color": PALE,
    "text.color": INK,
    "font.family": "sans-serif",
    "font.size": 10.5,
    "legend.frameon": False,
}
POINTS: Final = 21  # of a curve, from the start of the game to its end


def plot(folder: Path, out: Path) -> list[Path]:
    """Draw all that the results of an arena show, as SVG files in a folder."""
    report = read_report(folder)
    games, decisions = read(folder / "games.parquet"), read(folder / "decisions.parquet")
    whole = [game for game in games if game["end"] != FORFEIT]
    drawings: dict[str, Callable[[Any], None]] = {"shares": lambda axes: draw_shares(axes, report)}
    if whole:
        drawings["lengths"] = lambda axes: draw_lengths(axes, report, whole)
        drawings["scores"] = lambda axes: draw_scores(axes, report, games, decisions)
    if report["ladder"]:
        drawings = {"ladder": lambda axes: draw_ladder(axes, report), **drawings}
    rows = {"ladder": len(report["ladder"] or []), "shares": len(report["matches"])}
    return [draw(out / f"{name}.svg", drawing, rows.get(name, 8)) for name, drawing in drawings.items()]


def draw(path: Path, drawing: Callable[[Any], None], rows: int) -> Path:
    """One picture, as high as its rows need."""
    with canvas(max(2.4, 1.5 + 0.4 * rows)) as (figure, axes):
        drawing(axes)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            figure.savefig(path, format="svg", metadata={"Date": None, "Creator": "Tianxia"}, bbox_inches="tight")
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error}.") from None
    return path


@contextmanager
def canvas(height: float) -> Iterator[tuple[Any, Any]]:
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise BadInput("Pictures need matplotlib: install tianxia[lab].") from None
    with matplotlib.rc_context():
        matplotlib.rcdefaults()  # whatever somebody has set up at home
        settings: Any = matplotlib.rcParams
        settings.update(STYLE)
        figure = Figure(figsize=(7.2, height))
        yield figure, figure.add_subplot()


def short(bot: str) -> str:
    """The name of a bot of one's own without its module."""
    return bot.rpartition(":")[2]


def paints_of(report: Report) -> dict[str, str]:
    return {bot: PAINTS[i % len(PAINTS)] for i, bot in enumerate(report["bots"])}


def titled(axes: Any, report: Report, what: str) -> None:
    people = "1 player" if report["players"] == 1 else f"{report['players']} players"
    under = f"{find(report['game']).title}, rules {report['rules']}, {people}, {report['games']} games"
    axes.set_title(what, fontsize=13, pad=26)
    axes.text(0, 1.02, under, transform=axes.transAxes, color=PALE, fontsize=9.5, va="bottom", ha="left")


def draw_ladder(axes: Any, report: Report) -> None:
    """The best on top."""
    titled(axes, report, "Ratings, with two standard deviations")
    rungs, paints = list(reversed(report["ladder"] or [])), paints_of(report)
    for place, rung in enumerate(rungs):
        interval(axes, place, rung["rating"], 2 * rung["deviation"], 2 * rung["deviation"], paints[rung["bot"]], ".1f")
    named_rows(axes, [short(rung["bot"]) for rung in rungs])
    axes.set_xlabel("rating by openskill (Plackett-Luce)")


def interval(axes: Any, place: int, value: float, below: float, above: float, paint: str, form: str) -> None:
    axes.errorbar(
        [value], [place], xerr=[[below], [above]], fmt="o", color=paint, markersize=8, linewidth=2.4, capsize=5
    )
    axes.annotate(f"{value:{form}}", (value, place), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=9)


def named_rows(axes: Any, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names, color=INK)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(visible=False, axis="y")
    axes.tick_params(axis="y", length=0)


def draw_shares(axes: Any, report: Report) -> None:
    """Every match with its interval; the line is where equals are."""
    titled(axes, report, "Shares of the wins, with 95% intervals")
    lines, paints = list(reversed(report["matches"])), paints_of(report)
    for place, line in enumerate(lines):
        share = line["share"]
        below, above = 100 * (share["value"] - share["low"]), 100 * (share["high"] - share["value"])
        interval(axes, place, 100 * share["value"], below, above, paints[line["bot"]], ".0f")
    named_rows(axes, [f"{short(line['bot'])} against {short(line['against'] or 'the game')}" for line in lines])
    if lines and lines[0]["even"] is not None:
        axes.axvline(100 * lines[0]["even"], color=PALE, linestyle="--", linewidth=1.2)
    axes.set_xlim(-4, 104)
    axes.set_xlabel("% of the wins; the broken line is for equals" if lines and lines[0]["even"] else "% of the games")


def draw_lengths(axes: Any, report: Report, games: list[dict[str, Any]]) -> None:
    """How many games had so many decisions."""
    titled(axes, report, "Length of the games")
    lengths = [game["decisions"] for game in games]
    low, high = min(lengths), max(lengths) + 1
    bins = min(24, high - low, max(4, round(math.sqrt(len(lengths)) * 2)))
    edges = [low + (high - low) * n / bins for n in range(bins + 1)]
    axes.hist(lengths, bins=edges, color=PAINTS[0], edgecolor=SILK, linewidth=1.2)
    mean = mean_of([float(length) for length in lengths])
    axes.axvline(mean, color=PAINTS[1], linewidth=2)
    axes.annotate(f"mean {mean:.0f}", (mean, 1), xycoords=("data", "axes fraction"), xytext=(5, -10),
                  textcoords="offset points", color=PAINTS[1], fontsize=9.5)  # fmt: skip
    axes.grid(visible=False, axis="x")
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel("decisions with at least two options")
    axes.set_ylabel("games")


def draw_scores(axes: Any, report: Report, games: list[dict[str, Any]], decisions: list[dict[str, Any]]) -> None:
    """What each bot would have had if the game had ended then: the mean of all its seats, with its interval."""
    titled(axes, report, "Scores in the course of the game, with 95% intervals")
    curves = {bot: found for bot, found in curves_of(games, decisions).items() if len(found) >= LEAST}
    steps = [100 * n / (POINTS - 1) for n in range(POINTS)]
    for place, bot in enumerate([bot for bot in report["bots"] if bot in curves]):
        figures = [figure_of([curve[n] for curve in curves[bot]]) for n in range(POINTS)]
        paint, dash = paints_of(report)[bot], DASHES[place % len(DASHES)]
        axes.plot(steps, [f["value"] for f in figures], color=paint, linestyle=dash, linewidth=2.2, label=short(bot))
        axes.fill_between(
            steps, [f["low"] for f in figures], [f["high"] for f in figures], color=paint, alpha=0.16, linewidth=0
        )
    axes.legend(loc="upper left", labelcolor=INK)
    axes.margins(x=0)
    axes.set_xlabel("% of the moves of the game")
    axes.set_ylabel("score if the game ended now")


def curves_of(games: list[dict[str, Any]], decisions: list[dict[str, Any]]) -> dict[str, list[list[float]]]:
    """By bot: one curve for each seed, the mean of all its seats. Games of a seed are no independent samples.

    Games that were forfeited have no end to draw.
    """
    found: dict[str, dict[str, list[list[float]]]] = {}
    for number, moves in groupby(decisions, lambda row: row["game"]):
        game = games[number]
        if game["end"] == FORFEIT:
            continue
        scores = [row["scores"] for row in moves] + [game["scores"]]
        for seat, bot in enumerate(game["bots"]):
            curve = [float(scores[n * (len(scores) - 1) // (POINTS - 1)][seat]) for n in range(POINTS)]
            found.setdefault(bot, {}).setdefault(game["seed"], []).append(curve)
    return {
        bot: [[mean_of([curve[n] for curve in curves]) for n in range(POINTS)] for curves in by_seed.values()]
        for bot, by_seed in found.items()
    }
