"""Balance: what each card does to the chance of winning, over many games between bots.

A seat has a card when it took or played it, as the events of the game tell. For every card the seats
that had it are compared with the seats that had not: the difference of their win rates, in points, with
a 95 % confidence interval, and the difference of their scores. A draw counts for nobody.

Whoever is winning plays more of everything, and a bot takes what it likes: such a difference is not yet an
effect of the card. Questions that are answered at random (`at_random`) take the second reason away.
"""

import math
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypedDict

from ..bots import Question
from ..core import kernel
from ..core.dice import Dice
from ..core.registry import make_rules
from ..core.rules import Rules
from ..core.state import CHANCE
from ..core.values import BadInput, Result
from .runner import runner_of
from .simulate import Plan, bots_of, looking

PART: Final = 10  # games a piece of work
CONFIDENCE: Final = 1.96  # standard errors: 95 %


class Source(NamedTuple):
    """An event that tells of a card: what kind of card it is, and in which facts seat and card stand."""

    kind: str
    card: str
    what: str = ""  # how the card is used, where there are several ways


# Which events tell that a seat has or plays a card.
SOURCES: Final[dict[str, dict[str, tuple[Source, ...]]]] = {
    "great_wall": {
        "general": (Source("general", "general"),),
        "first_advisors": (Source("advisor", "advisor", "active"), Source("advisor", "supporter", "supporting")),
        "advisor_active": (Source("advisor", "advisor", "active"),),
        "advisor_supporting": (Source("advisor", "advisor", "supporting"),),
        "tactic": (Source("tactic", "tactic"),),
        "boosted": (Source("tactic", "tactic", "boosted"),),
        "command": (Source("command", "command"),),
    },
    "zhanguo": {
        "board": (Source("board", "board"),),
        "unified": (Source("card", "card", "board"),),
        "used": (Source("card", "card", "used"),),
        "court": (Source("action", "action"),),
    },
    "sun_tzu": {
        "general_kept": (Source("general", "general"),),
    },
}

# What is counted besides: whether the wall breaks, and what becomes of hordes.
COUNTED: Final = ("holds", "breach", "defeated", "trophy", "wall", "palace", "governor")

Key = tuple[str, str, str]  # kind, card, how it is used


class Seat(NamedTuple):
    """One seat of one game."""

    seat: int
    won: bool
    score: int
    lead: float  # over the mean of the other seats
    cards: dict[Key, int]  # how often taken or played


class Played(NamedTuple):
    """One finished game."""

    end: str
    causes: tuple[str, ...]
    length: int  # years or rounds
    counts: dict[str, int]  # how often some things happened
    seats: list[Seat]


class Line(TypedDict):
    """What is known of one card."""

    kind: str
    card: str
    use: str
    times: int  # taken or played
    seats: int  # that had it
    win_rate: float
    effect: float  # on the win rate, in points
    low: float
    high: float
    score: float  # effect on the score


class Report(TypedDict):
    """What `tianxia lab balance --json` prints."""

    game: str
    players: int
    games: int
    bots: list[str]
    lengths: dict[str, int]
    ends: dict[str, int]
    counts: dict[str, float]  # a game
    scores: dict[str, float]
    wins_by_seat: list[int]
    cards: list[Line]


def play_one(plan: Plan, rules: Rules[Any], seed: int, at_random: tuple[str, ...] = ()) -> Played:
    """One game between bots, its events read as they come."""
    bots = bots_of(plan, seed)
    dice = Dice.seeded(f"{seed} at random")
    s = kernel.start(rules, Dice.seeded(str(seed)), True)
    had: list[Counter[Key]] = [Counter() for _ in range(rules.seats)]
    notes: dict[str, int] = {"length": 1}
    causes: list[str] = []
    hear(rules, plan.game, s.told or [], had, notes, causes)
    while s.stack:
        seat = kernel.first_owing(s)
        question = s.stack[-1]
        options = rules.options(s, seat, question)
        code = options[0]
        if rules.asks[question[1]] in at_random:
            code = options[dice.below(len(options))]
        elif len(options) > 1:
            code = bots[seat].choose(Question(seat, rules.asks[question[1]], options, looking(rules, s, seat)))
        s.told = []
        kernel.apply(rules, s, seat, code)
        hear(rules, plan.game, s.told, had, notes, causes)
    result = rules.result(s)
    counts = {name: notes.get(name, 0) for name in COUNTED}
    return Played(result.end, tuple(causes), notes["length"], counts, seats_of(result, had))


def hear(
    rules: Rules[Any],
    game: str,
    events: list[tuple[int, ...]],
    had: list[Counter[Key]],
    notes: dict[str, int],
    causes: list[str],
) -> None:
    sources = SOURCES.get(game, {})
    for event in events:
        if event[0] == CHANCE:
            continue
        about = rules.events[event[0]]
        facts = dict(zip(about.facts, event[2:], strict=True))
        for source in sources.get(about.name, ()):
            card = str(rules.name(source.card, facts[source.card]))
            had[facts["seat"]][source.kind, card, source.what] += 1
        if about.name in COUNTED:
            notes[about.name] = notes.get(about.name, 0) + 1
        if about.name in ("year", "round"):
            notes["length"] = facts[about.name]
        elif about.name == "end" and "cause" in facts:
            causes.append(str(rules.name("cause", facts["cause"])))


def seats_of(result: Result, had: list[Counter[Key]]) -> list[Seat]:
    total, n = sum(result.scores), len(result.scores)
    return [
        Seat(seat, seat in result.winners, score, score - (total - score) / max(1, n - 1), dict(had[seat]))
        for seat, score in enumerate(result.scores)
    ]


def play_part(part: tuple[Plan, int, int, tuple[str, ...]]) -> list[Played]:
    plan, first, last, at_random = part
    rules = make_rules(plan.game, plan.players, plan.options, plan.pack)
    return [play_one(plan, rules, plan.seed + number, at_random) for number in range(first, last)]


def balance(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    at_random: tuple[str, ...] = (),
) -> Report:
    """Play the plan and compare."""
    asks = make_rules(plan.game, plan.players, plan.options, plan.pack).asks
    for kind in at_random:
        if kind not in asks:
            raise BadInput(f"{plan.game} has no question {kind!r}; there are: {', '.join(asks)}.")
    if plan.game not in SOURCES:
        raise BadInput(f"{plan.game} has no cards to compare.")
    parts = [(plan, first, min(first + PART, plan.games), at_random) for first in range(0, plan.games, PART)]
    played: list[Played] = []
    for part in runner_of(workers).map(play_part, parts):
        played += part
        if progress is not None:
            progress(len(part))
    return report_of(plan, played)


def report_of(plan: Plan, played: list[Played]) -> Report:
    seats = [seat for game in played for seat in game.seats]
    scores = sorted(seat.score for seat in seats)
    wins = Counter(seat.seat for seat in seats if seat.won)
    keys = sorted({key for seat in seats for key in seat.cards})
    ends = Counter(cause for game in played for cause in game.causes or (game.end,))
    return Report(
        game=plan.game,
        players=plan.players,
        games=len(played),
        bots=list(plan.bots),
        lengths={str(length): n for length, n in sorted(Counter(game.length for game in played).items())},
        ends=dict(sorted(ends.items())),
        counts={
            name: round(sum(game.counts[name] for game in played) / len(played), 2)
            for name in COUNTED
            if any(game.counts[name] for game in played)
        },
        scores={
            "mean": round(sum(scores) / len(scores), 1),
            "lowest": float(scores[0]),
            "lower quarter": float(scores[len(scores) // 4]),
            "median": float(scores[len(scores) // 2]),
            "upper quarter": float(scores[len(scores) * 3 // 4]),
            "highest": float(scores[-1]),
        },
        wins_by_seat=[wins[seat] for seat in range(len(played[0].seats))],
        cards=[line_of(key, seats) for key in keys],
    )


def line_of(key: Key, seats: list[Seat]) -> Line:
    having = [seat for seat in seats if key in seat.cards]
    lacking = [seat for seat in seats if key not in seat.cards]
    rate, other = win_rate(having), win_rate(lacking)
    effect, error = rate - other, math.sqrt(variance(having) + variance(lacking))
    return Line(
        kind=key[0],
        card=key[1],
        use=key[2],
        times=sum(seat.cards[key] for seat in having),
        seats=len(having),
        win_rate=round(100 * rate, 1),
        effect=round(100 * effect, 1),
        low=round(100 * (effect - CONFIDENCE * error), 1),
        high=round(100 * (effect + CONFIDENCE * error), 1),
        score=round(mean_lead(having) - mean_lead(lacking), 1),
    )


def win_rate(seats: list[Seat]) -> float:
    return sum(seat.won for seat in seats) / len(seats) if seats else 0.0


def variance(seats: list[Seat]) -> float:
    """Of the win rate, with one success and one failure added: a rate of 0 or 1 is never certain."""
    n = len(seats) + 2
    rate = (sum(seat.won for seat in seats) + 1) / n
    return rate * (1 - rate) / n


def mean_lead(seats: list[Seat]) -> float:
    return sum(seat.lead for seat in seats) / len(seats) if seats else 0.0
