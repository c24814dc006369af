"""Games between bots, driven by the kernel alone."""

from collections.abc import Callable, Iterator
from typing import Any

from tianxia import bots as players
from tianxia.bots import Bot, Question, make_bot
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, make_rules
from tianxia.core.rules import Rules
from tianxia.core.state import State
from tianxia.core.values import Result

AnyRules = Rules[Any]

# Every option of the settings at least once (the beginner game has no events, ST-A7).
OPTION_SETS: list[dict[str, bool | str]] = [
    {},
    {"beginner": True},
    {"events": True},
    {"beginner": True, "fixed_order": "round_1"},
    {"events": True, "fixed_order": "round_1", "two_ones": "army", "great_plague": "own"},
    {"events": True, "two_ones": "victory"},
    {"great_plague": "own"},
]


def rules_of(options: Options) -> AnyRules:
    return make_rules("sun_tzu", None, options, None)


def question_of(rules: AnyRules, s: State, seat: int) -> Question:
    """What the seat is asked, as a bot sees it."""
    dice = Dice.seeded(f"{seat} {s.stack}")
    return players.question_of(rules, s, seat, kernel.options_of(rules, s, seat), dice)


def bots_of(names: tuple[str, str], seed: int) -> list[Bot]:
    return [make_bot(name, "sun_tzu") for name in names]


Moment = tuple[State, Question]


def moments(
    rules: AnyRules, bots: list[Bot], seed: int, moves: list[int], result: Callable[[Result], None] | None = None
) -> Iterator[Moment]:
    """A game, question by question before it is answered; the answers go to `moves`."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    while s.stack:
        question = question_of(rules, s, kernel.first_owing(s))
        yield s, question
        code = bots[question.seat].choose(question)
        assert code in question.options, f"{question.kind}: {code} is not among {question.options}"
        moves.append(code)
        kernel.apply(rules, s, question.seat, code)
    if result is not None:
        result(rules.result(s))


def play(rules: AnyRules, names: tuple[str, str], seed: int) -> tuple[Result, list[int]]:
    """A whole game: its result and its moves."""
    results: list[Result] = []
    moves: list[int] = []
    for _ in moments(rules, bots_of(names, seed), seed, moves, results.append):
        pass
    return results[0], moves


def wins(rules: AnyRules, name: str, other: str, games: int) -> int:
    """Games that `name` wins against `other`, half of them with either colour."""
    won = 0
    for seed in range(games // 2):
        won += play(rules, (name, other), seed)[0].winners == (0,)
        won += play(rules, (other, name), seed)[0].winners == (1,)
    return won
