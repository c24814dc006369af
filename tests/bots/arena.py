"""Games between bots, as the laboratory plays them."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from tianxia import bots as players
from tianxia.bots import Bot, Situation, make_bot
from tianxia.bots.bot import Weighed
from tianxia.bots.playing import play_through, turns
from tianxia.bots.weighing import LEAST
from tianxia.core import kernel
from tianxia.core.dice import Dice
from tianxia.core.registry import Options, make_rules
from tianxia.core.rules import Rules
from tianxia.core.state import State
from tianxia.core.values import Result

AnyRules = Rules[Any]
S = TypeVar("S", bound=State)

# Every option of the settings at least once (the beginner game has no events, ST-A7).
OPTION_SETS: list[dict[str, bool | str]] = [
    {},
    {"beginner": True},
    {"events": True},
    {"beginner": True, "fixed_order": "round_1"},
    {"events": True, "fixed_order": "round_1", "two_ones": "army", "great_plague": "own"},
    {"events": True, "two_ones": "victory"},
    {"great_plague": "own", "battle_order": "announced"},
]


def rules_of(options: Options) -> AnyRules:
    return make_rules("sun_tzu", None, options, None)


def situation_of(rules: AnyRules, s: State, seat: int) -> Situation:
    """What the seat is asked, as a bot sees it."""
    seed = Dice.seeded(f"{seat} {s.stack}").below(1 << 29)
    return players.situation_of(rules, s, seat, kernel.options_of(rules, s, seat), seed, 0)


def bots_of(*names: str) -> list[Bot]:
    return [make_bot(name, "sun_tzu") for name in names]


def elsewhere(rules: Rules[S], world: S, situation: Situation) -> Situation:
    """The same question with the same dice, in a world that the seat cannot tell apart."""
    return situation._replace(look=lambda: rules.view(world, situation.seat), dice=situation.dice.copy())


class Legal:
    """A bot whose answers are checked."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, situation: Situation) -> int:
        code = self._bot.choose(situation)
        assert code in situation.options, f"{situation.kind}: {code} is not among {situation.options}"
        return code


def moments(rules: Rules[S], bots: Sequence[Bot], seed: int) -> Iterator[tuple[S, Situation]]:
    """A game, question by question, each with the state it is asked in, before it is answered."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    for situation in turns(rules, s, [Legal(bot) for bot in bots], seed):
        yield s, situation


def play(rules: AnyRules, bots: Sequence[Bot], seed: int) -> tuple[Result, list[int]]:
    """A whole game: its result and its moves."""
    s = kernel.start(rules, Dice.seeded(str(seed)), False)
    played = play_through(rules, s, [Legal(bot) for bot in bots], seed)
    return rules.result(s), played.codes


def wins(rules: AnyRules, name: str, other: str, games: int) -> int:
    """Games that `name` wins against `other`, half of them with each color."""
    won = 0
    for seed in range(games // 2):
        won += play(rules, bots_of(name, other), seed)[0].winners == (0,)
        won += play(rules, bots_of(other, name), seed)[0].winners == (1,)
    return won


def check_order(weighed: list[Weighed], chosen: int) -> None:
    """First what the level plays, unless another is clearly better; nothing is clearly better than the first."""
    first, *others = weighed
    assert first.doubt == 0
    assert [one.value for one in others] == sorted([one.value for one in others], reverse=True)
    assert len({one.code for one in weighed}) == len(weighed)
    for one in others:
        assert one.doubt >= LEAST
        assert one.value - first.value <= one.doubt, "the second is clearly better than the first"
    if first.code != chosen:
        played = next(one for one in others if one.code == chosen)
        assert first.value == max(one.value for one in weighed)
        assert first.value - played.value > LEAST, "what the level plays is not first, and no worse"
