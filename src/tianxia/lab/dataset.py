"""Datasets to learn from: what a seat knew, what it could do, what it did and how that ended, for every decision.

Games are played in shards, each a file of its own that is in place when it is whole: whatever stops the work, only what
is missing is made the next time. The same plan gives the same bytes with any runner.
"""

import json
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..bots import Bot, Situation
from ..bots.playing import turns
from ..core import kernel
from ..core.dice import Dice
from ..core.observing import length_of
from ..core.registry import find, make_rules
from ..core.rules import Rules
from ..core.values import BadInput, Result
from .contest import is_together
from .kept import budgets_of
from .runner import Runner, Serial
from .sheets import Column, Sheet, Writer, about_of, loaded_pyarrow, unusual, write_sheet
from .simulate import Plan, bots_of

FORMAT: Final = 1
SHARD: Final = 100  # games in a file, unless told otherwise
HEAD: Final = "dataset.json"
DATA: Final = "data"  # all shards together: a folder that reads as one table


class Piece(NamedTuple):
    """One shard, for another process."""

    plan: Plan
    path: Path
    first: int  # game of the plan
    last: int  # the one after
    values: bool
    about: dict[str, str]


class Made(NamedTuple):
    """What came of a shard, or of all."""

    games: int
    decisions: int
    seconds: float  # of one core


def columns_of(rules: Rules[Any], values: bool) -> tuple[Column, ...]:
    length, actions = length_of(rules.observed()), len(rules.dense)
    found = [
        Column("seed", "string", "of the game; as text, since it may have 39 digits"),
        Column("move", "int32", "moves of all seats before this decision"),
        Column("seat", "int8", "who decides"),
        Column("kind", "string", "of the question"),
        Column("observation", f"int32[{length}]", "what the seat knows, in the blocks listed below"),
        Column("mask", f"bool[{actions}]", "which actions are offered, by their places in the action space"),
        Column("action", "int32", "the place of the one that was played; `actions.json` has the texts by place"),
        Column("share", "float32", "of the win, for this seat: the first share it, unless all win together"),
        Column("score", "int32", "of this seat, at the end"),
        Column("margin", "float32", "that score over the mean of the other seats; 0 if there are none"),
    ]
    if values:
        found += [
            Column("weighed", "list<int32>", "places of the actions that the bot considered, the best first"),
            Column("values", "list<float32>", "the seat's chance of winning with each of these, as the bot judges it"),
        ]
    return tuple(found)


class Rows:
    """The decisions of a shard, by column. Numbers are packed as they come: lists of millions would not fit."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.plain: dict[str, list[Any]] = {}
        self.observations = array("i")
        self.masks = bytearray()
        self.number = 0

    def add(self, situation: Situation, observation: list[int], row: dict[str, Any]) -> None:
        mask = bytearray(len(self.rules.dense))
        for code in situation.options:
            mask[self.rules.place_of[code]] = 1
        self.masks += mask
        self.observations.extend(observation)
        for name, value in row.items():
            self.plain.setdefault(name, []).append(value)
        self.number += 1

    def columns(self) -> dict[str, Any]:
        pa = loaded_pyarrow()
        length, actions = length_of(self.rules.observed()), len(self.rules.dense)
        seen = pa.Array.from_buffers(pa.int32(), len(self.observations), [None, pa.py_buffer(self.observations)])
        masks = pa.Array.from_buffers(pa.uint8(), len(self.masks), [None, pa.py_buffer(self.masks)])
        return {
            **self.plain,
            "observation": pa.FixedSizeListArray.from_arrays(seen, length),
            "mask": pa.FixedSizeListArray.from_arrays(masks.cast(pa.bool_()), actions),
        }


class Noting:
    """A bot, and what it thinks of the options of its last decision."""

    def __init__(self, bot: Bot, values: bool) -> None:
        self._bot: Any = bot
        self._values = values
        self.code = -1
        self.weighed: list[tuple[int, float]] = []

    def choose(self, situation: Situation) -> int:
        self.weighed = []
        if self._values and hasattr(self._bot, "weigh"):
            judged = self._bot.weigh(situation._replace(dice=situation.dice.copy()))
            self.weighed = [(each.code, each.value) for each in judged]
        self.code = self._bot.choose(situation)
        return self.code


def play(plan: Plan, rules: Rules[Any], seed: int, rows: Rows, values: bool) -> None:
    """One game; its decisions are added when it is known how it ended."""
    bots = [Noting(bot, values) for bot in bots_of(plan)]
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    found: list[tuple[Situation, list[int], dict[str, Any]]] = []
    for moves, situation in enumerate(turns(rules, s, list[Bot](bots), seed)):
        note_action(found, bots, rules, values)
        if len(situation.options) > 1:
            row = {"seed": str(seed), "move": moves, "seat": situation.seat, "kind": situation.kind}
            found.append((situation, rules.observe(s, situation.seat), row))
    note_action(found, bots, rules, values)
    result = rules.result(s)
    together = is_together(find(plan.game), plan.players, plan.options)
    ends = [end_of(result, seat, together) for seat in range(rules.seats)]
    for situation, observation, row in found:
        rows.add(situation, observation, {**row, **ends[situation.seat]})


def note_action(found: list[Any], bots: list[Noting], rules: Rules[Any], values: bool) -> None:
    """What was answered to the last question, as soon as it is known."""
    if found and "action" not in found[-1][2]:
        situation, _, row = found[-1]
        bot = bots[situation.seat]
        row["action"] = rules.place_of[bot.code]
        if values:
            row["weighed"] = [rules.place_of[code] for code, _ in bot.weighed]
            row["values"] = [value for _, value in bot.weighed]


def end_of(result: Result, seat: int, together: bool) -> dict[str, Any]:
    scores, n = result.scores, len(result.scores)
    first = result.winners or [other for other, place in enumerate(result.places) if place == 1]
    margin = scores[seat] - (sum(scores) - scores[seat]) / (n - 1) if n > 1 else 0.0
    share = (1.0 if together else 1 / len(first)) if seat in first else 0.0
    return {"share": share, "score": scores[seat], "margin": margin}


def make_shard(piece: Piece) -> Made:
    """One file."""
    begun = time.process_time()
    plan = piece.plan
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    rows = Rows(rules)
    for number in range(piece.first, piece.last):
        play(plan, rules, plan.seed + number, rows, piece.values)
    with Writer(piece.path, columns_of(rules, piece.values), piece.about) as table:
        table.add(rows.columns())
    for shorter in files_from(piece.path.parent, piece.first)[:-1]:
        shorter.unlink()
    return Made(piece.last - piece.first, rows.number, time.process_time() - begun)


def make_dataset(
    plan: Plan,
    folder: Path,
    values: bool = False,
    shard: int = SHARD,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
) -> Made:
    """Make what the folder does not hold yet, and tell what that was."""
    loaded_pyarrow()
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    if not rules.observed():
        raise BadInput(f"{plan.game} has no observations.")
    about = about_dataset(plan, rules, values)
    check_head(folder, plan, {**about, "shard": str(shard), "values": str(values)})
    pieces = pieces_of(plan, folder, values, shard, about)
    if progress is not None:
        progress(plan.games - sum([piece.last - piece.first for piece in pieces]))
    made = Made(0, 0, 0.0)
    for each in (runner or Serial()).as_done(make_shard, pieces):
        made = Made(made.games + each.games, made.decisions + each.decisions, made.seconds + each.seconds)
        if progress is not None:
            progress(each.games)
    write_sheet(folder, sheet_of(plan, rules, values, about))
    texts = json.dumps([rules.text(code) for code in rules.dense], ensure_ascii=False, indent=0)
    (folder / "actions.json").write_text(texts + "\n", encoding="utf-8")
    return made


def pieces_of(plan: Plan, folder: Path, values: bool, shard: int, about: dict[str, str]) -> list[Piece]:
    """The shards that are missing, or shorter than they are to be."""
    found = []
    for first in range(0, plan.games, shard):
        last = min(first + shard, plan.games)
        path = (folder / DATA / f"games-{first:07}-{last - 1:07}.parquet").absolute()
        if path.name > max([file.name for file in files_from(folder / DATA, first)], default=""):
            found.append(Piece(plan, path, first, last, values, about))
    return found


def files_from(folder: Path, first: int) -> list[Path]:
    """All that begin with this game, the shortest first: their names say which games they have."""
    return sorted(folder.glob(f"games-{first:07}-*.parquet"))


def about_dataset(plan: Plan, rules: Rules[Any], values: bool) -> dict[str, str]:
    budgets = [f"{name} ({budget or 'no budget given'})" for name, budget in budgets_of(plan).items()]
    return {
        **about_of(plan.game, plan.players, plan.options, plan.pack.digest() if plan.pack else None),
        "bots by seat": ", ".join(plan.bots),
        "budgets": "; ".join(budgets),
        "first seed": str(plan.seed),
        "layout of observations": rules.observation_version(),
        "format": str(FORMAT),
    }


def check_head(folder: Path, plan: Plan, head: dict[str, str]) -> None:
    """A folder belongs to one dataset; only its number of games may grow."""
    path = folder / HEAD
    text = json.dumps(head, indent=1) + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise BadInput(f"{folder} holds another dataset: its {HEAD} differs.")
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error}.") from None


def sheet_of(plan: Plan, rules: Rules[Any], values: bool, about: dict[str, str]) -> Sheet:
    words = [f"tianxia dataset make {plan.game} --games {plan.games} --players {plan.players}"]
    words += [f"--bots {','.join(plan.bots)} --seed {plan.seed}", *unusual(plan.game, plan.options)]
    words += ["--pack FILE"] * bool(plan.pack) + ["--values"] * values
    made = (
        f"Decisions of bots, made by `{' '.join(words)} --out FOLDER`. Game i has the first seed + i; the files say"
        " which games they hold. Moves without a choice are left out. Each bot saw only what its seat may see, and so"
        " does who reads the observations."
    )
    blocks = [
        Column(name, f"int32[{length}]", f"{meaning} (one of {kinds} kinds)" if kinds else meaning)
        for name, length, kinds, meaning in rules.observed()
    ]
    tables = {f"{DATA}/games-*.parquet": columns_of(rules, values), "The blocks of an observation": tuple(blocks)}
    return Sheet(f"Decisions in {plan.game}", made, about, tables)
