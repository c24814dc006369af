"""The random bot: legal, repeatable, and any option is possible."""

from typing import NoReturn

import pytest

from tianxia.bots import Situation, bot_names, make_bot
from tianxia.core.dice import Dice
from tianxia.core.values import BadInput

from .arena import OPTION_SETS, bots_of, play, rules_of


def unseen() -> NoReturn:
    raise AssertionError("the random bot has no need to look")


def test_every_option_is_chosen_at_times() -> None:
    bot, rules = make_bot("random", "sun_tzu"), rules_of({})
    asked = [Situation(0, "orders", [3, 5, 8], unseen, Dice.seeded(str(n)), rules, unseen) for n in range(100)]
    chosen = [bot.choose(situation) for situation in asked]
    assert sorted(set(chosen)) == [3, 5, 8]


@pytest.mark.parametrize("options", OPTION_SETS)
def test_games_end_and_repeat(options: dict[str, bool | str]) -> None:
    rules = rules_of(options)
    for seed in range(5):
        result, moves = play(rules, bots_of("random", "random"), seed)
        assert result.end in ("ST-H3", "ST-H4", "ST-G7")
        assert (result, moves) == play(rules, bots_of("random", "random"), seed)


def test_seeds_differ() -> None:
    rules = rules_of({})
    assert play(rules, bots_of("random", "random"), 1)[1] != play(rules, bots_of("random", "random"), 2)[1]


def test_unknown_bots_are_named() -> None:
    assert bot_names("sun_tzu") == ["random", "greedy", "sparrow", "crane", "tiger", "dragon"]
    with pytest.raises(BadInput, match="random, greedy"):
        make_bot("perfect", "sun_tzu")
