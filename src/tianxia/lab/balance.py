"""Balance: what each card, board and seat does to the chance of winning, over many games between bots.

A seat has a card when it took or played it, according to the events of the game (`hearing`). For every card the
seats that had it are compared with those that did not (`effect`): the difference of their win rates, in
percentage points, and of their leads, each with a 95% confidence interval. For things that a seat has many of,
such as the bonuses of ZhanGuo, the effect is that of one more. A draw counts as a win for nobody.

A winning player plays more of everything, and a bot takes what it likes, so a difference alone does not show an
effect of the card. Answering questions at random (`at_random`) removes the second reason; what is dealt by
chance has neither.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict

from ..bots import Bot, Situation
from ..bots.playing import turns
from ..core import kernel
from ..core.dice import Dice
from ..core.registry import find, loaded, make_rules
from ..core.rules import Rules
from ..core.values import BadInput, Result
from .course import Course, Gone, course_of
from .effect import Finding, Key, Seat, finding_of
from .hearing import Ear
from .kept import Kept, Line, budgets_of, had_of, head_of, seat_of
from .runner import Runner, Serial
from .simulate import Plan, bots_of

PART: Final = 10  # games per piece of work, at most


class Played(NamedTuple):
    """One finished game."""

    seed: int
    end: str
    causes: tuple[str, ...]
    length: int  # years or rounds
    decisions: int  # those with at least two options
    draw: bool
    lost: bool  # by all seats together
    counts: dict[str, int]  # how often some things happened
    points: dict[str, int]  # by source, where the game tells
    absent: frozenset[Key]  # what no seat could have in this game
    seats: list[Seat]


class Report(TypedDict):
    """What `tianxia lab balance --json` prints."""

    game: str
    players: int
    games: int
    seeds: tuple[int, int]  # the first and the last
    bots: list[str]
    budgets: dict[str, str]
    options: dict[str, bool | str]
    at_random: list[str]
    course: Course
    lengths: dict[str, int]
    decisions: dict[str, float]  # per game
    ends: dict[str, int]
    counts: dict[str, float]  # per game
    points: dict[str, float]  # per seat, by source
    scores: dict[str, float]
    wins_by_seat: list[int]
    by_seat: list[Finding]
    cards: list[Finding]


def ear_of(game: str) -> type[Ear]:
    """The ear that hears a game."""
    named = find(game).ear
    if not named:
        raise BadInput(f"{game} has no cards to compare.")
    ear: type[Ear] = loaded(named)
    return ear


class Lots:
    """Draws random answers to questions of some kinds, one for each that comes up."""

    def __init__(self, kinds: tuple[str, ...], dice: Dice) -> None:
        self._kinds = kinds
        self._dice = dice
        self.drawn: int | None = None

    def draw(self, situation: Situation) -> None:
        options = situation.options
        self.drawn = options[self._dice.below(len(options))] if situation.kind in self._kinds else None


class ByLot:
    """A bot that gives the drawn answer, if there is one."""

    def __init__(self, bot: Bot, lots: Lots) -> None:
        self._bot = bot
        self._lots = lots

    def choose(self, situation: Situation) -> int:
        return self._bot.choose(situation) if self._lots.drawn is None else self._lots.drawn


def play_one(plan: Plan, rules: Rules[Any], seed: int, at_random: tuple[str, ...] = ()) -> Played:
    """One game between bots; its events are read as they come."""
    lots = Lots(at_random, Dice.seeded(f"{seed} at random"))
    bots: list[Bot] = [ByLot(bot, lots) for bot in bots_of(plan)]
    s = kernel.start(rules, Dice.seeded(str(seed)), True)
    ear = ear_of(plan.game)(rules, s)
    decisions = 0
    for situation in turns(rules, s, bots, seed):
        ear.hear(s.told or [])
        s.told = []
        decisions += len(situation.options) > 1
        lots.draw(situation)
    ear.hear(s.told or [])
    ear.close(s)
    result = rules.result(s)
    return Played(
        seed=seed,
        end=result.end,
        causes=tuple(ear.causes),
        length=ear.length,
        decisions=decisions,
        draw=result.is_draw,
        lost=result.is_lost,
        counts=dict(ear.counts),
        points=dict(ear.points),
        absent=ear.absent,
        seats=seats_of(result, ear.had),
    )


def seats_of(result: Result, had: list[Counter[Key]]) -> list[Seat]:
    total, n = sum(result.scores), len(result.scores)
    return [
        Seat(seat, seat in result.winners, score, score - (total - score) / max(1, n - 1), dict(had[seat]))
        for seat, score in enumerate(result.scores)
    ]


def play_part(part: tuple[Plan, list[int], tuple[str, ...]]) -> list[Played]:
    plan, seeds, at_random = part
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    return [play_one(plan, rules, seed, at_random) for seed in seeds]


def balance(
    plan: Plan,
    runner: Runner | None = None,
    progress: Callable[[int], None] | None = None,
    at_random: tuple[str, ...] = (),
    resume: Path | None = None,
) -> Report:
    """Play the plan and compare. What the file `resume` holds is not played again; everything else is added to it."""
    asks = make_rules(plan.game, plan.players, plan.options, plan.pack).asks
    for kind in at_random:
        if kind not in asks:
            raise BadInput(f"{plan.game} has no question {kind!r}; it has: {', '.join(asks)}.")
    ear_of(plan.game)  # a game without an ear is an error before it is played
    seeds = range(plan.seed, plan.seed + plan.games)
    with Kept(resume, head_of(plan, at_random)) as kept:
        missing = [seed for seed in seeds if seed not in kept.lines]
        if progress is not None:
            progress(plan.games - len(missing))
        size = PART if resume is None else 1  # a file has every game as soon as it is over
        parts = [(plan, missing[at : at + size], at_random) for at in range(0, len(missing), size)]
        for part in (runner or Serial()).map(play_part, parts):
            for game in part:
                kept.keep(line_of(game))
            if progress is not None:
                progress(len(part))
        played = [played_of(kept.lines[seed]) for seed in seeds]
    return report_of(plan, played, at_random)


def line_of(game: Played) -> Line:
    """A game as it is kept."""
    seats = [had_of(seat) for seat in game.seats]
    absent, counts, points = sorted(game.absent), game.counts, game.points
    causes, length, decisions = list(game.causes), game.length, game.decisions
    return Line(
        str(game.seed), game.end, causes, length, decisions, game.draw, game.lost, counts, points, absent, seats
    )


def played_of(line: Line) -> Played:
    return Played(
        seed=int(line.seed),
        end=line.end,
        causes=tuple(line.causes),
        length=line.length,
        decisions=line.decisions,
        draw=line.draw,
        lost=line.lost,
        counts=line.counts,
        points=line.points,
        absent=frozenset(line.absent),
        seats=[seat_of(number, had) for number, had in enumerate(line.seats)],
    )


def gone_of(game: Played, counted: tuple[str, ...]) -> Gone:
    numbers = {"length": game.length, "decisions": game.decisions}
    numbers |= {name: game.counts.get(name, 0) for name in counted}
    return Gone(numbers=numbers, ends=game.causes or (game.end,), draw=game.draw, lost=game.lost, seats=game.seats)


def report_of(plan: Plan, played: list[Played], at_random: tuple[str, ...] = ()) -> Report:
    seats = [seat for game in played for seat in game.seats]
    wins = Counter(seat.seat for seat in seats if seat.won)
    ends = Counter(cause for game in played for cause in game.causes or (game.end,))
    points = sorted({source for game in played for source in game.points})
    counted = tuple([name for name in ear_of(plan.game).counted if any(game.counts.get(name) for game in played)])
    return Report(
        game=plan.game,
        players=plan.players,
        games=len(played),
        seeds=(plan.seed, plan.seed + len(played) - 1),
        bots=list(plan.bots),
        budgets=budgets_of(plan),
        options=dict(plan.options),
        at_random=list(at_random),
        course=course_of([gone_of(game, counted) for game in played]),
        lengths={str(length): n for length, n in sorted(Counter(game.length for game in played).items())},
        decisions=spread_of([game.decisions for game in played]),
        ends=dict(sorted(ends.items())),
        counts={name: round(sum(game.counts.get(name, 0) for game in played) / len(played), 2) for name in counted},
        points={name: round(sum(game.points.get(name, 0) for game in played) / len(seats), 2) for name in points},
        scores=spread_of([seat.score for seat in seats]),
        wins_by_seat=[wins[seat] for seat in range(len(played[0].seats))],
        by_seat=findings_by_seat(played),
        cards=findings_of(plan, played),
    )


def spread_of(numbers: list[int]) -> dict[str, float]:
    numbers = sorted(numbers)
    return {
        "mean": round(sum(numbers) / len(numbers), 1),
        "lowest": float(numbers[0]),
        "lower quarter": float(numbers[len(numbers) // 4]),
        "median": float(numbers[len(numbers) // 2]),
        "upper quarter": float(numbers[len(numbers) * 3 // 4]),
        "highest": float(numbers[-1]),
    }


def findings_by_seat(played: list[Played]) -> list[Finding]:
    """Each seat against the others."""
    games = [[seat._replace(cards={seat_key(seat.seat): 1}) for seat in game.seats] for game in played]
    return [finding_of(seat_key(seat), games) for seat in range(len(played[0].seats))]


def seat_key(seat: int) -> Key:
    return "seat", str(seat), ""


def findings_of(plan: Plan, played: list[Played]) -> list[Finding]:
    """Everything that a seat had or could have had, over the games in which that was possible."""
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    ear = ear_of(plan.game)(rules, kernel.start(rules, Dice.seeded(str(plan.seed)), False))
    keys = {key for game in played for seat in game.seats for key in seat.cards}
    return [
        finding_of(key, [game.seats for game in played if key not in game.absent], key[0] in ear.each)
        for key in sorted(keys.union(ear.things()))
    ]
