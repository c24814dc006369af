"""The results of an arena as tables: `tianxia arena --out`.

The same contest gives the same files with any runner: the rows are in the order of the report's digest.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..core import kernel
from ..core.dice import Dice
from ..core.pack import Pack
from ..core.registry import Options, make_rules
from ..core.values import BadInput
from .arena import Report, counted
from .contest import Contest, matches_of
from .record import Outcome, Record
from .runner import Runner, Serial
from .sheets import Column, Sheet, Writer, about_of, unusual, write_sheet

GAMES: Final = (
    Column("game", "int32", "the number of the game in these tables, from 0"),
    Column("seed", "string", "decides the deal; as text, since it may have 39 digits"),
    Column("bot", "string", "the challenger of the match"),
    Column("against", "string", "who had all other seats; null if the bot had all, and played against the game"),
    Column("seat", "int8", "of the challenger, from 0"),
    Column("bots", "list<string>", "by seat"),
    Column("scores", "list<int32>", "by seat, at the end"),
    Column("places", "list<int8>", "by seat, 1 is the first"),
    Column("winners", "list<int8>", "seats that won; none in a draw, and if all have lost together"),
    Column("winner", "int8", "the seat that won alone, or null"),
    Column("share", "float64", "of the win, for the challenger: those in the first place share it"),
    Column("end", "string", "how the game ended; forfeit: a bot gave no answer"),
    Column("forfeit", "int8", "the seat whose bot gave no answer, and has lost; null if there is none"),
    Column("why", "string", "what became of that answer; null if nothing is amiss"),
    Column("moves", "int32", "all, including those without a choice"),
    Column("decisions", "int32", "moves with at least two options"),
    Column("rounds", "int16", "rounds or years that were begun; null if the game has none"),
    Column("digest", "string", "SHA-256 of the log"),
)
DECISIONS: Final = (
    Column("game", "int32", "as in games.parquet"),
    Column("move", "int32", "the number of the move in its game, from 0"),
    Column("seat", "int8", "who decided"),
    Column("round", "int16", "round or year; null if the game has none"),
    Column("kind", "string", "of the question"),
    Column("option", "string", "the text of the option that was played, as in logs"),
    Column("options", "int32", "how many there were; 1: nothing to decide"),
    Column("scores", "list<int32>", "by seat: what each would have if the game ended before this move"),
)
REPORT: Final = "report.json"
AT_ONCE: Final = 64  # games whose decisions are written together


class Share(NamedTuple):
    """A game to be told, for another process."""

    game: str
    players: int
    options: Options
    pack: Pack | None
    number: int
    outcome: Outcome


def told(share: Share) -> dict[str, list[Any]]:
    """The decisions of a game, by column: it is played again by its moves."""
    rules = make_rules(share.game, share.players, share.options, share.pack)
    s = kernel.start(rules, Dice.seeded(share.outcome.seed), False)
    rows: dict[str, list[Any]] = {column.name: [] for column in DECISIONS}
    for number, (seat, text) in enumerate(share.outcome.moves):
        options = kernel.options_of(rules, s, seat)
        row = (share.number, number, seat, rules.round(s), kernel.asked(rules, s), text, len(options), rules.score(s))
        for name, value in zip(rows, row, strict=True):
            rows[name].append(value)
        kernel.apply(rules, s, seat, rules.parse(text))
    return rows


def write_results(
    folder: Path,
    record: Record,
    report: Report,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Games, decisions, the report and a data sheet. The record must have kept the moves."""
    contest, outcomes = record.contest, counted(record)
    about = {**about_of(contest.game, contest.players, contest.options, report["pack"]), **about_arena(contest, report)}
    shares = [Share(*contest[:4], number, outcome) for number, outcome in enumerate(outcomes)]
    lengths: list[tuple[int, int | None]] = []
    with Writer(folder / "decisions.parquet", DECISIONS, about) as table:
        for some in batches((runner or Serial()).map(told, shares)):
            table.add({name: [value for rows in some for value in rows[name]] for name in some[0]})
            lengths += [(sum([n > 1 for n in rows["options"]]), last_round(rows["round"])) for rows in some]
            if progress is not None:
                progress(len(some))
    with Writer(folder / "games.parquet", GAMES, about) as table:
        table.add(games_of(contest, outcomes, lengths))
    (folder / REPORT).write_text(json.dumps({**report, "build": ""}, indent=1) + "\n", encoding="utf-8")
    write_sheet(folder, sheet_of(contest, about))


def batches(items: Iterator[dict[str, list[Any]]]) -> Iterator[list[dict[str, list[Any]]]]:
    some: list[dict[str, list[Any]]] = []
    for item in items:
        some.append(item)
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some


def last_round(rounds: list[int | None]) -> int | None:
    return max([number for number in rounds if number is not None], default=None)


def games_of(contest: Contest, outcomes: list[Outcome], lengths: list[tuple[int, int | None]]) -> dict[str, list[Any]]:
    rows: dict[str, list[Any]] = {column.name: [] for column in GAMES}
    for number, (outcome, (decisions, rounds)) in enumerate(zip(outcomes, lengths, strict=True)):
        other = outcome.bot if outcome.against is None else outcome.against
        row = (
            number,
            outcome.seed,
            outcome.bot,
            outcome.against,
            outcome.seat,
            [outcome.bot if seat == outcome.seat else other for seat in range(contest.seats)],
            outcome.scores,
            outcome.places,
            outcome.winners,
            outcome.winners[0] if len(outcome.winners) == 1 else None,
            outcome.share,
            outcome.end,
            outcome.forfeit,
            outcome.why or None,
            len(outcome.moves),
            decisions,
            rounds,
            outcome.digest,
        )
        for name, value in zip(rows, row, strict=True):
            rows[name].append(value)
    return rows


def about_arena(contest: Contest, report: Report) -> dict[str, str]:
    return {
        "bots": "; ".join([f"{name} ({budget or 'no budget given'})" for name, budget in report["bots"].items()]),
        "seeds": f"{contest.seeds.start} to {contest.seeds.stop - 1}, each from {contest.rotations} seats",
        "games": str(report["games"]),
        "digest of all logs": report["digest"],
    }


def sheet_of(contest: Contest, about: dict[str, str]) -> Sheet:
    made = (
        f"Games between bots, played by `{command_of(contest)} --out FOLDER`. Each bot saw only what its seat may see."
        " `report.json` sums up: shares, margins and ratings with their intervals, over seeds."
    )
    return Sheet(f"An arena of {contest.game}", made, about, {"games.parquet": GAMES, "decisions.parquet": DECISIONS})


def command_of(contest: Contest) -> str:
    """What plays it again."""
    everybody = tuple(contest.bots)
    words = ["tianxia arena", contest.game, "--bots"]
    if contest.is_together or matches_of(everybody, (), contest.seats, False) == contest.matches:
        words.append(",".join(everybody))
    else:
        others = dict.fromkeys([str(match.against) for match in contest.matches])
        words += [",".join([bot for bot in everybody if bot not in others]), "--against", ",".join(others)]
    words += ["--players", str(contest.players), "--seeds", f"{contest.seeds.start}-{contest.seeds.stop - 1}"]
    words += unusual(contest.game, contest.options)
    if contest.sprt is not None:
        words += ["--sprt", ",".join([f"{share:g}" for share in contest.sprt])]
    return " ".join([*words, "--pack FILE"] if contest.pack else words)


def read_report(folder: Path) -> Report:
    try:
        report: Report = json.loads((folder / REPORT).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"{folder} holds no results of an arena: {error}.") from None
    return report
