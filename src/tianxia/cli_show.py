"""What the commands show to people. For machines they print JSON, and this module is not loaded."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from .cli_options import text_of
from .core.game import Game
from .core.registry import Registration, find
from .core.values import Choice
from .lab.figures import wilson

if TYPE_CHECKING:
    from .card_lists import Card
    from .lab.arena import Report as Arena
    from .lab.balance import Report as Balance
    from .lab.bench import Speed
    from .lab.course import Course
    from .lab.effect import Finding
    from .lab.figures import Figure
    from .lab.simulate import Report
    from .lab.sprt import Verdict
    from .lab.strengths import Strengths
    from .words import Words


def show_games(games: Iterable[Registration]) -> None:
    table = Table("game", "title", "players", "options (default first)", title="Games")
    for game in games:
        options = "\n".join(f"{choice.name} = {_values(choice)}" for choice in game.choices)
        table.add_row(game.name, game.title, ", ".join(map(str, game.players)), options)
    Console().print(table)


def _values(choice: Choice) -> str:
    return " | ".join(text_of(value) for value in choice.values)


def show_rules(words: "Words", found: list[tuple[str, str]], by_chapter: bool) -> None:
    """Ids with their sentences and sources; `by_chapter` puts each chapter under its title."""
    from .sources import sources_said

    chapter = ""
    table = Table("rule", "", show_header=False, box=None)
    for number, sentence in found:
        if by_chapter and not number.startswith(chapter or "-"):
            chapter = number.rstrip("0123456789")
            table.add_row("", f"\n[bold]{escape(words.rule(chapter))}[/bold]")
        told = sources_said(words, number)
        table.add_row(f"[bold]{number}[/bold]", escape(sentence) + (f"\n[dim]{escape(told)}[/dim]" if told else ""))
    Console().print(table)


def show_cards(cards: list["Card"], game: str, words: "Words") -> None:
    known = Counter(words.say(f"known-{card.provenance}") for card in cards)
    table = Table("kind", "id", "name", "set", "copies", "provenance", "text", title=f"Cards of {game}")
    table.caption = ", ".join(f"{count} {provenance}" for provenance, count in sorted(known.items()))
    for card in cards:
        notes = "".join([f"\n[dim]{escape(note)}[/dim]" for note in (card.note, card.source) if note])
        cells = (card.kind, card.id, card.name, card.set, str(card.copies), words.say(f"known-{card.provenance}"))
        table.add_row(*map(escape, cells), escape(card.text) + notes)
    Console().print(table)


@contextmanager
def progress_of(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if anybody can see it; call what it yields with the number of pieces that are done."""
    screen = Console(stderr=True)
    with Progress(console=screen, disable=not screen.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda n: progress.update(task, advance=n)


def show_simulation(report: "Report") -> None:
    table = Table(title=f"{report['games']} games of {report['game']}, seed {report['seed']}", show_header=False)
    table.add_column()
    table.add_column(overflow="fold")
    results = report["results"]
    for seat, bot in enumerate(results["bots"]):
        table.add_row(f"seat {seat}: {bot}", _won(results["wins"][seat], report["games"]))
    table.add_row("draws", str(results["draws"]))
    if results["lost"]:
        table.add_row("lost by all", str(results["lost"]))
    table.add_row("ends", ", ".join(f"{end}: {count}" for end, count in results["ends"].items()))
    table.add_row("decisions", f"{report['decisions']:,} ({report['decisions_per_second']:,} per second)")
    table.add_row("digest", report["digest"])
    Console().print(table)


def _won(wins: int, games: int) -> str:
    """With Wilson's interval: the games of a simulation are independent, one for each seed."""
    low, high = wilson(wins / games, games)
    return escape(f"{wins} won ({wins / games:.1%} [{low:.1%}, {high:.1%}])")


def show_replay(game: Game, seat: int | None, words: "Words", verified: list[str], first_seen: str) -> None:
    """The story of a game as a seat heard it, or as everyone did."""
    console, end = Console(), game.log.end
    title = f"{game.registration.title}, seed {game.seed}, seats {', '.join(game.seat_names)}"
    console.print(f"[bold]{escape(title)}[/bold]", highlight=False)
    for heard in game.told(seat):
        for told in heard:
            console.print(escape(words.event(game.registration.name, told)), highlight=False)
    state = "over" if game.over else "not over"
    for sentence in verified:
        console.print(sentence, highlight=False)
    if verified:
        whose = "everyone" if seat is None else f"seat {seat}"
        console.print(f"What {whose} saw right after the deal has the digest {first_seen}.", highlight=False)
    console.print(f"[dim]{end['moves']} moves, {state}, digest {end['digest']}[/dim]", highlight=False)


def show_speeds(speeds: list["Speed"], build: str) -> None:
    table = Table("game", "decisions/s", "copy, us", "state, bytes", title=f"Random play, one core, {build}")
    for speed in speeds:
        cells = f"{speed.decisions_per_second:,.0f}", f"{speed.copy_microseconds:.1f}", f"{speed.state_bytes:,}"
        table.add_row(speed.what, *cells)
    Console().print(table)


def show_balance(report: "Balance") -> None:
    """What each seat and card does to the chance of winning."""
    console = Console()
    options = [f"{name}={text_of(value)}" for name, value in report["options"].items()]
    at_random = [f"at random: {kind}" for kind in report["at_random"]]
    title = [report["game"], f"{report['players']} players", f"{report['games']} games", *report["bots"]]
    first, last = report["seeds"]
    console.print(", ".join([*title, *options, *at_random, f"seeds {first} to {last}"]))
    for bot, budget in report["budgets"].items():
        console.print(f"{bot}: {budget or 'no budget given'}", highlight=False, markup=False)
    for name, numbers in (
        ("lengths", report["lengths"]),
        ("decisions", report["decisions"]),
        ("ends", report["ends"]),
        ("points per seat", report["points"]),
        ("scores", report["scores"]),
    ):
        if numbers:
            console.print(f"{name}: " + ", ".join(f"{what} {n}" for what, n in numbers.items()))
    wins = ", ".join(str(n) for n in report["wins_by_seat"])
    course = report["course"]
    console.print(f"wins by seat: {wins}; draws: {course['draws']}; lost by all: {course['lost']}")
    console.print(course_table(course))
    console.print(table_of("Seats", report["by_seat"]))
    console.print(table_of("Cards", report["cards"]))


def course_table(course: "Course") -> Table:
    """How the games went, without regard to who won."""
    table = Table("", "mean or share [95%]", title="Course")
    for name, figure in course["per_game"].items():
        table.add_row(f"{name.replace('_', ' ')} per game", _with_interval(figure, ".2f"))
    for end, figure in course["end_shares"].items():
        table.add_row(f"ended by {end}", _with_interval(figure, ".1%"))
    for seat, figure in enumerate(course["win_shares"]):
        table.add_row(f"won by seat {seat}", _with_interval(figure, ".1%"))
    return table


def show_strengths(measured: "Strengths", bots: Collection[str] = ()) -> None:
    """No figure without its interval; only of these bots, if some are named: the others are as they were stored."""
    from .lab.entrants import budget_of, entrant
    from .lab.figures import wilson

    console = Console()
    shown = [each for each in measured.strengths if not bots or each.bot in bots]
    table = Table("mode", "players", "bot", "against", "won", "of", "share [95%]")
    table.title = f"Bots of {measured.game}, rules {measured.rules}, seeds from {measured.seed}"
    for each in shown:
        low, high = wilson(each.wins / each.games, each.games)
        share = f"{each.wins / each.games:.1%} [{low:.1%}, {high:.1%}]"
        counts = (str(each.wins), str(each.games))
        table.add_row(each.mode, str(each.players), each.bot, each.against or "the game", *counts, escape(share))
    console.print(table)
    for bot in dict.fromkeys([name for each in shown for name in (each.bot, each.against) if name]):
        budget = budget_of(entrant(bot, measured.game))
        console.print(f"{bot}: {budget or 'no budget given'}", highlight=False, markup=False)


def show_arena(report: "Arena") -> None:
    """No figure without its interval, and without what it was measured with."""
    console = Console()
    usual = {choice.name: choice.default for choice in find(report["game"]).choices}
    options = [f"{name}={text_of(value)}" for name, value in report["options"].items() if value != usual[name]]
    what = [f"{report['game']} {report['rules']}", f"{report['players']} players", *options, report["build"]]
    console.print(", ".join(what), highlight=False)
    for bot, budget in report["bots"].items():
        console.print(f"{bot}: {budget or 'no budget given'}", highlight=False, markup=False)
    for line in report["matches"][:1]:
        console.print(_matches(report, line["even"]))
    for line in report["matches"]:
        for bot, games in line["forfeits"].items():
            other = line["against"] if bot == line["bot"] else line["bot"]
            told = f"{bot} gave no answer in {games} of {line['games']} games against {other or 'the game'}"
            console.print(f"{told}: these count as lost", highlight=False, markup=False)
    for rung in report["ladder"] or []:
        rating = f"{rung['rating']:6.2f} ± {2 * rung['deviation']:.2f}"
        console.print(f"{rating}  {rung['bot']}", highlight=False, markup=False)
    console.print(f"[dim]{report['games']} games, digest {report['digest']}[/dim]", highlight=False)


def _matches(report: "Arena", even: float | None) -> Table:
    points = "score [95%]" if even is None else "margin [95%]"
    table = Table("bot", "against", "games", "seeds", "share [95%]", points)
    if any(line["sprt"] for line in report["matches"]):
        table.add_column("SPRT")
    table.caption = "intervals over seeds" if even is None else f"equals have {even:.1%}; intervals over seeds"
    for line in report["matches"]:
        numbers = [str(line["games"]), f"{line['first']} to {line['last']}"]
        share = _with_interval(line["share"], ".1%")
        figure, form = (line["score"], ".2f") if even is None else (line["margin"], "+.2f")
        points = _with_interval(figure, form) if figure else ""
        tests = [_test(line["sprt"])] if line["sprt"] else []
        table.add_row(escape(line["bot"]), escape(line["against"] or "the game"), *numbers, share, points, *tests)
    return table


def _with_interval(figure: "Figure", form: str) -> str:
    return escape(f"{figure['value']:{form}} [{figure['low']:{form}}, {figure['high']:{form}}]")


def _test(verdict: "Verdict") -> str:
    claims = f"{verdict['p0']:g} or {verdict['p1']:g}"
    return f"{claims}: open" if verdict["accepted"] is None else f"{claims}: rather {verdict['accepted']:g}"


def table_of(title: str, lines: list["Finding"]) -> Table:
    numbers = ("times", "seats", "%", "win %", "effect", "95%", "lead", "95%")
    table = Table("kind", "card", "use", *numbers, title=title)
    for line in sorted(lines, key=lambda line: (line["kind"], line["use"], -line["effect"])):
        table.add_row(*_row(line))
    return table


def _row(line: "Finding") -> list[str]:
    counts = [str(line["times"]), str(line["seats"]), f"{line['share']:.1f}", f"{line['win_rate']:.1f}"]
    effect = [f"{line['effect']:+.1f}", f"{line['low']:+.1f} to {line['high']:+.1f}"]
    lead = [f"{line['score']:+.1f}", f"{line['score_low']:+.1f} to {line['score_high']:+.1f}"]
    return [line["kind"], line["card"], line["use"], *counts, *effect, *lead]
