"""Whole games, and who plays them when there is no log yet."""

from collections.abc import Callable

import tianxia
from tianxia.bots import make_bot, situation_in
from tianxia.core.dice import Dice
from tianxia.core.registry import Options

Player = Callable[[tianxia.Game, int, Dice], str]  # the option that a seat plays


def at_random(game: tianxia.Game, seat: int, dice: Dice) -> str:
    options = game.decision(seat).options
    return options[dice.below(len(options))].text


def by_bots(name: str) -> Player:
    """All seats are played by bots of this kind."""

    def play(game: tianxia.Game, seat: int, dice: Dice) -> str:
        return game.rules.text(make_bot(name, game.registration.name).choose(situation_in(game, seat)))

    return play


def playthrough(name: str, seed: int, players: int, options: Options, player: Player) -> tianxia.Game:
    """Play a game to its end."""
    game = tianxia.new(name, seed=seed, players=players, options=options)
    dice = Dice.seeded(f"golden {seed}")
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, player(game, seat, dice))
    return game
