"""The command `tianxia`: games, rules, cards, lab, arena, dataset, simulate, replay, analyze, bench, play and others.

A command imports what only it needs when it runs: `tianxia --help` need not wait for games, bots, drawing and web.
"""

import io
import json
import sys
import warnings
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

import tianxia

from . import builds, cli_admin, cli_arena, cli_backup, cli_cards, cli_dataset, cli_doctor, cli_lab, cli_study
from .cli_options import (
    Address,
    Database,
    HookHost,
    MailFrom,
    OptionList,
    PackFile,
    RunnerName,
    Smtp,
    Workers,
    options_of,
    pack_of,
    runner_named,
)
from .core.registry import Registration, find
from .core.replay import first_seen
from .core.seed import Shuffle, shown_of
from .core.values import BadInput, TianxiaError

app = typer.Typer(add_completion=False, help=tianxia.__doc__)
app.add_typer(cli_admin.app, name="admin")
app.add_typer(cli_cards.app, name="cards")
app.add_typer(cli_dataset.app, name="dataset")
app.add_typer(cli_lab.app, name="lab")
app.command()(cli_arena.arena)
app.command()(cli_backup.backup)
app.command()(cli_doctor.doctor)
app.command()(cli_backup.restore)
app.command()(cli_study.analyze)
app.command("analyse", hidden=True)(cli_study.analyze)  # British spelling; codespell:ignore

LEAST_SECONDS, MOST_SECONDS = 0.01, 3600
SEED_DIGITS = 39  # of 2**128; Python refuses to read much longer numbers

Game = Annotated[str, typer.Argument(help="Name of a game, as `tianxia games` lists it.")]
Players = Annotated[int | None, typer.Option(help="Number of players; default: the fewest.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")]
Language = Annotated[str, typer.Option("--language", help="Language of all texts.")]


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show version and build, and exit.")] = False,
) -> None:
    if version:
        print(f"tianxia {tianxia.__version__} ({builds.name_of_build()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their players and options."""
    if as_json:
        print(json.dumps([_as_data(game) for game in tianxia.known_games()]))
        return
    from .cli_show import show_games

    show_games(tianxia.known_games())


@app.command()
def rules(
    game: Game,
    search: Annotated[str, typer.Argument(help="A rule id, the start of one, or a word.")] = "",
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Show the rules of a game: all of them, one by its id, or those that contain a word."""
    from .words import Words

    words = Words(language)
    found = words.find_rules(find(game).name, search)
    if not found:
        raise BadInput(f"No rule of {game} has the id or word {search!r}.")
    if as_json:
        print(json.dumps(dict(found)))
        return
    from .cli_show import show_rules

    show_rules(words, found, by_chapter=not search)


@app.command()
def simulate(
    game: Game,
    number: Annotated[int, typer.Option("--games", help="Number of games.")] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots by seat, as a,b; a single name is used for every seat.")] = "random",
    seed: Annotated[str, typer.Option(help="Game i has this seed + i.")] = "0",
    option: OptionList = None,
    pack: PackFile = None,
    runner: RunnerName = "",
    workers: Workers = None,
    address: Address = "",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and sum up the results. The same seed gives the same digest everywhere."""
    from .lab import simulate as lab

    names = tuple(bots.split(","))
    plan = lab.plan_of(game, number, players, names, _seed(seed), options_of(game, option), pack_of(pack))
    crew = runner_named(runner, workers, address)
    if as_json:
        with crew:
            print(json.dumps(lab.simulate(plan, crew)))
        return
    from .cli_show import progress_of, show_simulation

    with crew, progress_of(f"{number} games of {plan.game}", number) as advance:
        report = lab.simulate(plan, crew, advance)
    show_simulation(report)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A log that Tianxia wrote (JSON lines).")],
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw; default: what everyone saw.")] = None,
    verify: Annotated[str, typer.Option(help="The commitment that the table showed before the game.")] = "",
    number: Annotated[str, typer.Option(help="The number of your browser; check that it was shuffled in.")] = "",
    pack: PackFile = None,
    as_json: AsJson = False,
    language: Language = "en",
) -> None:
    """Replay a stored game by the rules, and tell its story. A log that does not fit is an error."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The log {file} cannot be read: {error}.") from None
    game = tianxia.replay(text, pack_of(pack))
    log = game.log
    game.view(seat)  # a seat that does not exist is an error
    verified = _verified(game, verify.lower(), number.lower())
    digest = first_seen(game, seat)
    if as_json:
        data: dict[str, Any] = {"header": log.header, "moves": log.end["moves"], "digest": log.end["digest"]}
        data |= {"verified": list(verified), "first_seen": digest}
        result = game.result
        print(json.dumps({**data, "over": game.over, "result": result._asdict() if result else None}))
        return
    from .cli_show import show_replay
    from .words import Words

    show_replay(game, seat, Words(language), list(verified.values()), digest)


def _verified(game: tianxia.Game, commitment: str, number: str) -> dict[str, str]:
    """What was compared, each with a sentence; only that is claimed."""
    seed, found = game.seed, {}
    if (commitment or number) and isinstance(seed, Shuffle) and seed.is_open:
        raise BadInput("The log's shuffle has no numbers: it was never dealt, so there is nothing to verify.")
    if commitment:
        if commitment != shown_of(seed):
            raise BadInput(
                f"The log's seed has the commitment {shown_of(seed)}, not {commitment}: the shuffle was changed."
            )
        found["commitment"] = "The seed is the one that was promised, and every move of the log follows from it."
    if number:
        if not isinstance(seed, Shuffle) or number not in seed.numbers:
            raise BadInput(f"The number {number} was not shuffled in.")
        found["number"] = f"The number was shuffled in at seat {seed.numbers.index(number)}."
    return found


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="A game; default: all.")] = "",
    seconds: Annotated[float, typer.Option(help="How long to measure each game.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play, copies and memory on this machine."""
    from .lab.bench import measure

    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise BadInput(f"The seconds must be from {LEAST_SECONDS} to {MOST_SECONDS}, not {seconds:g}.")
    known = [find(game)] if game else list(tianxia.known_games())
    speeds = [measure(each.name, seconds=seconds) for each in known]
    build = builds.name_of_build()
    if as_json:
        print(json.dumps({"build": build, "games": [speed._asdict() for speed in speeds]}))
        return
    from .cli_show import show_speeds

    show_speeds(speeds, build)


@app.command()
def play(
    host: Annotated[
        str, typer.Option(help="Address to listen on; others can reach the server only if you change it.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 finds a free one.", min=0, max=65535)] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Database = "",
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", help="A custom pack (TOML) to offer to everyone; may be repeated.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy", help="Address or network of a proxy whose X-Forwarded-For is trusted; may be repeated."
        ),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            "--host-name",
            envvar="TIANXIA_HOST_NAME",
            help="A name by which readers know this server, such as games.example.org; may be repeated.",
        ),
    ] = None,
    thinkers: Annotated[int, typer.Option(help="Number of processes in which bots think.", min=1, max=64)] = 1,
    requests: Annotated[int, typer.Option(help="Requests per second that one network may send.", min=1)] = 100,
    sockets: Annotated[
        int, typer.Option(help="Connections for live updates that one network may have open.", min=1)
    ] = 200,
    new_tables: Annotated[int, typer.Option(help="Tables that one network may open in an hour.", min=1)] = 200,
    new_people: Annotated[
        int, typer.Option(help="People who come from one network for the first time in an hour and are stored.", min=1)
    ] = 200,
    own_tables: Annotated[int, typer.Option(help="Unfinished tables that one person may have.", min=1)] = 100,
    tables: Annotated[
        int, typer.Option(help="Tables kept in memory, besides those that somebody is watching.", min=1)
    ] = 500,
    unbegun_days: Annotated[
        int, typer.Option(help="Days until a table that nobody began is removed; 0: never.", min=0)
    ] = 14,
    idle_days: Annotated[
        int, typer.Option(help="Days until a table that nobody touches is put away; 0: never.", min=0)
    ] = 30,
    visitor_days: Annotated[
        int,
        typer.Option(
            help="Days until a visitor goes who keeps no name, sits nowhere and has not come; 0: never.", min=0
        ),
    ] = 30,
    log_format: Annotated[
        str, typer.Option(help="text: what is wrong, for people; json: also every request, for programs.")
    ] = "text",
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="TIANXIA_METRICS_TOKEN",
            help="Lets whoever has it read /metrics; better in the environment than in the command line.",
        ),
    ] = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    hook_host: HookHost = None,
    drain: Annotated[
        float, typer.Option(help="Seconds to answer 503 before stopping, so that a proxy looks elsewhere.", min=0)
    ] = 0.0,
) -> None:
    """Play in the browser: serve the tables on this machine and open them."""
    from .server.app import Settings
    from .server.serve import serve

    packs = tuple([tianxia.read_pack(path) for path in pack or []])
    settings = Settings(
        database,
        thinkers,
        requests_per_second=requests,
        sockets=sockets,
        new_tables=new_tables,
        new_people=new_people,
        tables_per_person=own_tables,
        tables_in_memory=tables,
        days_unbegun=unbegun_days,
        days_idle=idle_days,
        days_visitor=visitor_days,
        packs=packs,
        metrics_token=metrics_token,
        host_names=(*(host_name or ()), host),  # the first one is how the server calls itself
        smtp=smtp,
        mail_from=mail_from,
        hook_hosts=tuple(hook_host or ()),
    )
    if log_format not in ("text", "json"):
        raise BadInput(f"The format of the log must be text or json, not {log_format!r}.")
    serve(host, port, browser, settings, tuple(proxy or ()), log_format, drain)


@app.command()
def terminal(
    game: Game = "sun_tzu",
    seats: Annotated[str, typer.Option(help="Who sits where: human, or a bot's name, by seat.")] = "human,greedy",
    players: Players = None,
    seed: Annotated[str, typer.Option(help="Seed of the game; default: random.")] = "",
    option: OptionList = None,
    pack: PackFile = None,
    log: Annotated[Path | None, typer.Option("--log", help="Save the game's log to this file.")] = None,
    language: Language = "en",
) -> None:
    """Play in the terminal, against bots or with others on the same screen."""
    from .terminal import play_in_terminal
    from .words import Words

    chosen = _seed(seed) if seed else None
    play_in_terminal(
        game, tuple(seats.split(",")), players, chosen, options_of(game, option), pack_of(pack), log, Words(language)
    )


def _as_data(game: Registration) -> dict[str, object]:
    options = [{"name": c.name, "values": list(c.values), "default": c.default, "rule": c.rule} for c in game.choices]
    return {"name": game.name, "title": game.title, "players": list(game.players), "options": options}


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= SEED_DIGITS):
        raise BadInput(f"A seed must be a whole number from 0 to 2**128 - 1, not {text!r}.")
    return int(text)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line. Bad input prints one line and exits with code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe may not take every character: on Windows it often does not
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _warn
            code = typer.main.get_command(app).main(arguments, prog_name="tianxia", standalone_mode=False)
    except TianxiaError as error:
        _fail(str(error))
    except typer.TyperException as error:
        _fail(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    if code:
        sys.exit(code)


def _warn(message: Warning | str, *_about: object, **_more: object) -> None:
    """What is wrong with a game that another package brings, in one line."""
    print(f"tianxia: {' '.join(str(message).split())}", file=sys.stderr)


def _fail(message: str) -> NoReturn:
    print(f"tianxia: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
