"""The games of an arena as they are played: kept in memory and, if there is a file, there as well.

The file has a line for what is played, and one for each game, in the order in which they ended. Whatever stops the
arena, those are kept, and only what is missing is played next time.
"""

import hashlib
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, NamedTuple, TypeVar

from msgspec import DecodeError, Struct, json

from ..core.registry import find, make_rules
from ..core.values import BadInput
from .contest import Contest, Match, Task
from .forfeits import at_the_table, lost_by, play_or_forfeit
from .simulate import Plan, bots_of, log_of

FORMAT = 1
T = TypeVar("T")


class Head(Struct, forbid_unknown_fields=True):
    """The first line: whatever makes two arenas different, except for their seeds: those may be more the next time."""

    arena: int
    game: str
    rules: str
    data: str
    players: int
    options: dict[str, bool | str]
    pack: str | None
    matches: list[tuple[str, str | None]]
    bots: dict[str, str]


class Outcome(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How one game ended."""

    bot: str
    against: str | None
    seed: str  # as text: too large for the numbers of other languages
    seat: int
    winners: list[int]
    places: list[int]
    scores: list[int]
    end: str
    digest: str  # of the log
    moves: list[tuple[int, str]] = []  # seats and texts, if they are wanted
    forfeit: int | None = None  # the seat whose bot gave no answer; None: the game was played to its end
    why: str = ""  # it gave none

    @property
    def is_whole(self) -> bool:
        """Played to its end: only then do the points say anything."""
        return self.forfeit is None

    @property
    def share(self) -> float:
        """Of one win: those in the first place share it, so in a draw of two each has half. Who plays against the game
        shares with nobody.
        """
        first = self.winners or [seat for seat, place in enumerate(self.places) if place == 1]
        if self.against is None:
            return float(bool(first))
        return 1 / len(first) if self.seat in first else 0.0

    @property
    def margin(self) -> float:
        """The challenger's score over the mean of the others."""
        own = self.scores[self.seat]
        return own - (sum(self.scores) - own) / (len(self.scores) - 1)


class Key(NamedTuple):
    """Which game it was."""

    match: Match
    seed: int
    seat: int


def play(task: Task) -> Outcome:
    """Play one game. A bot that gives no answer has lost it, on all its seats."""
    game, players, options, pack = task.contest[:4]
    plan = Plan(game, players, options, task.bots, task.seed, 1, pack)
    rules = make_rules(game, players, options, pack)
    with at_the_table(bots_of(plan)) as bots:
        s, played, forfeit = play_or_forfeit(rules, bots, task.seed)
    log = log_of(plan, rules, task.seed, played, s)
    result = rules.result(s) if forfeit is None else lost_by(task.bots[forfeit.seat], task.bots, rules.score(s))
    return Outcome(
        bot=task.match.bot,
        against=task.match.against,
        seed=str(task.seed),
        seat=task.seat,
        winners=list(result.winners),
        places=list(result.places),
        scores=list(result.scores),
        end=result.end,
        digest=hashlib.sha256(log.dumps().encode()).hexdigest(),
        moves=list(log.moves()) if task.with_moves else [],
        forfeit=None if forfeit is None else forfeit.seat,
        why="" if forfeit is None else forfeit.why,
    )


class Record:
    """All games of a contest that are known."""

    def __init__(self, contest: Contest, path: Path | None = None, with_moves: bool = False) -> None:
        """With a file, what it holds is known already; it must be of this contest. If moves are wanted, games that were
        kept without them are played again.
        """
        self.contest = contest
        self.with_moves = with_moves
        self.outcomes: dict[Key, Outcome] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path)

    def __enter__(self) -> "Record":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, outcome: Outcome) -> None:
        self._note(outcome)
        self._write(outcome)

    def _note(self, outcome: Outcome) -> None:
        self.outcomes[Key(Match(outcome.bot, outcome.against), int(outcome.seed), outcome.seat)] = outcome

    def _write(self, line: Struct) -> None:
        if self._file is not None:
            self._file.write(json.encode(line) + b"\n")
            self._file.flush()

    def _open(self, path: Path) -> None:
        head = head_of(self.contest)
        try:
            text = path.read_bytes() if path.exists() else b""
            lines = text.split(b"\n")[:-1]  # what follows the last end of a line was cut off while it was written
            if text:
                self._read(path, lines, head)
            file = path.open("r+b" if text else "wb")
            file.truncate(file.seek(sum([len(line) + 1 for line in lines])))
        except OSError as error:
            raise BadInput(f"The record {path} cannot be opened: {error}.") from None
        self._file = file
        if not text:
            self._write(head)

    def _read(self, path: Path, lines: list[bytes], head: Head) -> None:
        if not lines:
            raise BadInput(f"{path} is no record of an arena.")
        stored = _decoded(lines[0], Head, f"{path} is no record of an arena")
        differ = [name for name in Head.__struct_fields__ if getattr(stored, name) != getattr(head, name)]
        if differ:
            raise BadInput(f"{path} is the record of another arena: it differs in {', '.join(differ)}.")
        for number, line in enumerate(lines[1:], 2):
            outcome = _decoded(line, Outcome, f"{path} is damaged, line {number}")
            if outcome.moves or not self.with_moves:
                self._note(outcome)
        # Whether a program answers in time also depends on the machine: forfeits say nothing about other bots.
        whole = [(key, outcome) for key, outcome in self.outcomes.items() if outcome.is_whole]
        first = {key.match: (key, outcome) for key, outcome in reversed(whole)}
        for key, outcome in first.values():
            if play(Task(self.contest, *key, bool(outcome.moves))) != outcome:
                raise BadInput(f"{path} was played by other bots of these names: a first game goes otherwise now.")


def _decoded(line: bytes, kind: type[T], wrong: str) -> T:
    try:
        return json.decode(line, type=kind)
    except DecodeError as error:
        raise BadInput(f"{wrong}: {error}.") from None


def head_of(contest: Contest) -> Head:
    game = find(contest.game)
    return Head(
        arena=FORMAT,
        game=game.name,
        rules=game.version,
        data=game.data,
        players=contest.players,
        options=contest.options,
        pack=contest.pack.digest() if contest.pack else None,
        matches=[(match.bot, match.against) for match in contest.matches],
        bots=contest.bots,
    )
