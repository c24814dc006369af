"""A whole game as text that people can read and compare: every move, and its effects."""

from collections.abc import Callable

import tianxia
from tianxia.bots import make_bot, situation_in
from tianxia.core.dice import Dice
from tianxia.core.registry import Options
from tianxia.core.state import ALL, NOBODY

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


def told_in_full(game: tianxia.Game, number: int) -> list[str]:
    """All events of a move, with who was told."""
    lines = []
    for event in game.history[number]:
        if event[1] == NOBODY:
            continue
        kind = game.rules.events[event[0]]
        facts = [f"{name}={game.rules.name(name, n)}" for name, n in zip(kind.facts, event[2:], strict=True)]
        only = "" if event[1] == ALL else f"  [only seat {event[1]}]"
        lines.append(f"    {' '.join([kind.name, *facts])}{only}")
    return lines


def as_text(game: tianxia.Game) -> str:
    """The story of a finished game."""
    log = game.log
    head = log.header
    lines = [f"{head['game']} rules {head['rules']} seed {head['seed']} players {head['players']}"]
    lines += [f"{name} = {value}" for name, value in head["options"].items()]
    lines += ["", "setup", *told_in_full(game, 0)]
    again = tianxia.new(head["game"], seed=game.seed, players=game.players, options=game.options)
    for number, move in enumerate(game.moves, 1):
        decision = again.decision(move.seat)
        text = again.rules.text(move.code)
        lines.append(f"{number:>3} seat {move.seat} {decision.kind} (of {len(decision.options)}): {text}")
        lines += told_in_full(game, number)
        again.play(move.seat, text)
    lines += ["", f"result {game.result}", f"digest {log.end['digest']}", ""]
    return "\n".join(lines)
