"""Plays whole games and prints a digest of each as JSON, with the version of Python: `python play.py SETTINGS`.

Other Pythons run this file by itself. It needs the engine and the bots, nothing else of the tests.
"""

import hashlib
import json
import sys
from importlib import import_module
from typing import Any

import msgspec

import tianxia
from tianxia.bots import level_names, make_bot, situation_in
from tianxia.core.dice import Dice
from tianxia.core.save import digest

SEED = 1


def main(settings: list[tuple[str, int, dict[str, bool | str]]]) -> dict[str, Any]:
    """Every setting is a game, its number of players, and its options."""
    names = sorted({name for name, _, _ in settings})
    for name in names:  # without a package that is installed, there is nothing by which they would be found
        tianxia.register(import_module(f"tianxia.games.{name}").GAME)
    return {
        "python": ".".join(map(str, sys.version_info[:2])),
        "games": {json.dumps(setting): played(*setting) for setting in settings},
        "levels": {f"{name} {level}": opening(name, level) for name in names for level in level_names(name)},
    }


def played(name: str, players: int, options: dict[str, bool | str]) -> str:
    """The digest of a game: its questions, what people saw when they were asked, its log, and where that leads.

    A quarter of the moves are the greedy bot's, so that the game gets on; the others are any, so that it gets around.
    """
    game = tianxia.new(name, seed=SEED, players=players, options=options)
    bot = make_bot("greedy", name)
    dice = Dice.seeded(name)
    found = hashlib.sha256()
    while not game.over:
        seat = game.to_act[dice.below(len(game.to_act))]
        question = game.decision(seat)
        found.update(msgspec.json.encode((question, game.view(seat))))
        if dice.below(4):
            game.play(seat, question.options[dice.below(len(question.options))])
        else:
            game.play(seat, game.rules.text(bot.choose(situation_in(game, seat))))
    log = game.log.dumps()
    found.update(msgspec.json.encode((log, game.view(None), digest(tianxia.replay(log).state))))
    return found.hexdigest()


def opening(name: str, level: str) -> str:
    """What a level answers to the first question."""
    game = tianxia.new(name, seed=SEED)
    return game.rules.text(make_bot(level, name).choose(situation_in(game, game.to_act[0])))


if __name__ == "__main__":
    print(json.dumps(main(json.loads(sys.argv[1]))))
