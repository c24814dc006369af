"""How strong is a bot? Bots play each other, every seed from every seat, until enough is known.

- contest: which bots meet, on which seats, with which seeds; entrants: who may take part
- record: the games, also in a file that a later arena goes on with
- figures: shares and margins with their intervals; sprt: when to stop; ladder: ratings

The same contest gives the same report with any runner: games are counted in the order of their seeds, not in
that of their ends, and a seed counts when all its games are played.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypedDict

from ..builds import name_of_build
from ..core.registry import find
from .contest import Contest, Match, Task, contest_of
from .figures import LEAST, Figure, figure_of, mean_of, share_of
from .ladder import Rung, ladder_of
from .record import Key, Outcome, Record, play
from .runner import Runner, Serial
from .sprt import Sprt, Verdict

__all__ = ["Contest", "Line", "Match", "Report", "arena", "contest_of"]


class Line(TypedDict):
    """What one match has shown: a bot on one seat against another on all others, or against the game."""

    bot: str
    against: str | None
    seeds: int  # the independent samples
    first: int  # seed
    last: int
    games: int  # each seed from every seat
    wins: int
    shared: int  # draws, and wins with others
    forfeits: dict[str, int]  # games lost for want of an answer, by bot, if there were any
    share: Figure  # of the wins
    even: float | None  # the share of equals; None: against the game nobody is equal
    margin: Figure | None  # over the mean score of the others; None: against the game, or too few whole seeds
    score: Figure | None  # seeds with a forfeit are left out here, whose points say nothing
    sprt: Verdict | None


class Report(TypedDict):
    """What `tianxia arena --json` prints."""

    build: str
    game: str
    rules: str
    players: int
    options: dict[str, bool | str]
    pack: str | None
    bots: dict[str, str]  # with their budgets
    games: int  # those that count
    matches: list[Line]  # only those with enough seeds for an interval
    ladder: list[Rung] | None
    digest: str  # SHA-256 over the SHA-256 of the logs of the games that count, match by match, by seed and seat


class Course:
    """One match, seed by seed in their order."""

    def __init__(self, contest: Contest, match: Match) -> None:
        self.match = match
        self.rows: list[list[Outcome]] = []  # a row for each seed
        self.sprt = None if contest.sprt is None else Sprt(*contest.sprt)
        self._seeds = contest.seeds
        self._seats = range(contest.rotations)

    @property
    def is_settled(self) -> bool:
        return self.sprt is not None and len(self.rows) >= LEAST and self.sprt.accepted is not None

    def follow(self, outcomes: dict[Key, Outcome]) -> None:
        """Count the seeds that are whole, up to the first that is not, or to the end of the test."""
        while len(self.rows) < len(self._seeds) and not self.is_settled:
            keys = [Key(self.match, self._seeds[len(self.rows)], seat) for seat in self._seats]
            if not all([key in outcomes for key in keys]):
                return
            row = [outcomes[key] for key in keys]
            self.rows.append(row)
            if self.sprt is not None:
                self.sprt.take(mean_of([outcome.share for outcome in row]))

    def line(self) -> Line:
        games = [outcome for row in self.rows for outcome in row]
        shares = [mean_of([outcome.share for outcome in row]) for row in self.rows]
        whole = [row for row in self.rows if all([outcome.is_whole for outcome in row])]
        is_against = self.match.against is not None
        return Line(
            bot=self.match.bot,
            against=self.match.against,
            seeds=len(self.rows),
            first=self._seeds[0],
            last=self._seeds[len(self.rows) - 1],
            games=len(games),
            wins=sum([outcome.share == 1 for outcome in games]),
            shared=sum([0 < outcome.share < 1 for outcome in games]),
            forfeits=dict(Counter([bot_of(outcome) for outcome in games if not outcome.is_whole])),
            share=share_of(shares, len(self._seats)),
            even=round(1 / len(games[0].scores), 4) if is_against else None,
            margin=points_of([[outcome.margin for outcome in row] for row in whole]) if is_against else None,
            score=points_of([[float(outcome.scores[outcome.seat]) for outcome in row] for row in whole]),
            sprt=None if self.sprt is None else self.sprt.verdict(),
        )


def points_of(rows: list[list[float]]) -> Figure | None:
    """A row for each seed; None if there are too few for an interval."""
    return figure_of([mean_of(row) for row in rows]) if len(rows) >= LEAST else None


def bot_of(outcome: Outcome) -> str:
    """Who has forfeited."""
    return outcome.bot if outcome.against is None or outcome.forfeit == outcome.seat else outcome.against


def arena(
    contest: Contest,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
    resume: Path | None = None,
    ladder: bool = False,
) -> Report:
    """Play a contest; what the file `resume` holds is not played again, and everything else is added to it."""
    with Record(contest, resume) as record:
        play_all(record, runner, progress)
    return report_of(record, ladder)


def play_all(record: Record, runner: Runner | None = None, progress: Callable[[int], None] | None = None) -> None:
    """Play what the record misses."""
    courses = {course.match: course for course in courses_of(record)}
    for outcome in (runner or Serial()).as_done(play, tasks_of(record, courses)):
        record.keep(outcome)
        courses[Match(outcome.bot, outcome.against)].follow(record.outcomes)
        if progress is not None:
            progress(1)


def tasks_of(record: Record, courses: dict[Match, Course]) -> Iterator[Task]:
    """The games that are missing, seed by seed for all matches: whenever it stops, they have come equally far."""
    contest = record.contest
    for seed in contest.seeds:
        for match in contest.matches:
            for seat in range(contest.rotations):
                if not courses[match].is_settled and Key(match, seed, seat) not in record.outcomes:
                    yield Task(contest, match, seed, seat, record.with_moves)


def missing(record: Record) -> int:
    """How many games are still to be played, unless the test ends before."""
    courses = {course.match: course for course in courses_of(record)}
    return sum([1 for _ in tasks_of(record, courses)])


def report_of(record: Record, ladder: bool = False) -> Report:
    """What the games so far have shown."""
    contest, courses, games = record.contest, courses_of(record), counted(record)
    return Report(
        build=name_of_build(),
        game=contest.game,
        rules=find(contest.game).version,
        players=contest.players,
        options=dict(contest.options),
        pack=contest.pack.digest() if contest.pack else None,
        bots=contest.bots,
        games=len(games),
        matches=[course.line() for course in courses if len(course.rows) >= LEAST],
        ladder=ladder_of(in_turn(courses)) if ladder and not contest.is_together else None,
        digest=hashlib.sha256("".join([outcome.digest for outcome in games]).encode()).hexdigest(),
    )


def courses_of(record: Record) -> list[Course]:
    courses = [Course(record.contest, match) for match in record.contest.matches]
    for course in courses:
        course.follow(record.outcomes)
    return courses


def counted(record: Record) -> list[Outcome]:
    """The games that count, match by match, by seed and seat."""
    return [outcome for course in courses_of(record) for row in course.rows for outcome in row]


def in_turn(courses: list[Course]) -> list[Outcome]:
    """All games that count, seed by seed: a rating depends on the order, and no match shall come last."""
    most = max(len(course.rows) for course in courses)
    return [outcome for n in range(most) for course in courses for row in course.rows[n : n + 1] for outcome in row]
