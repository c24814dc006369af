"""What a seat does in secret changes nothing that the others may do, not even what they may undo."""

import pytest

import tianxia
from tianxia.core.dice import Dice

from .games import Setting, settings
from .table_properties import new

WAYS = [setting for setting in settings() if setting.players > 1 or setting.game != "great_wall"]


def rights(game: tianxia.Game, seat: int) -> list[object]:
    """Everything that the seat could find out by trying."""
    return [
        game.why_not_undo(seat),
        game.decision(seat),
        game.tries(seat),
        game.number(seat),
        game.changes((seat,)),
        game.steps((seat,)),
    ]


@pytest.mark.parametrize("setting", WAYS, ids=str)
def test_a_quiet_step_is_noticed_by_nobody_else(setting: Setting) -> None:
    dice = Dice.seeded("quiet")
    game = new(setting, 1)
    while not game.over and len(game.moves) < 300:
        seat = game.to_act[dice.below(len(game.to_act))]
        options = game.decision(seat).options
        before = [rights(game, other) for other in range(game.rules.seats)]
        game.play(seat, options[dice.below(len(options))])
        if game.moves[-1].quiet:
            for other in range(game.rules.seats):
                assert other == seat or rights(game, other) == before[other]


def test_there_are_quiet_steps() -> None:
    game = tianxia.new("sun_tzu", seed=1, options={"beginner": True})
    game.play(0, "5@WU")
    assert game.moves[-1].quiet
