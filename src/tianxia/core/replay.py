"""A game from its log: whole, or refused with one sentence."""

from .game import Game
from .log import loads
from .pack import Pack
from .registry import find
from .save import digest
from .values import BadInput, Refused


def replay(text: str, pack: Pack | None = None) -> Game:
    """The game of a log, move by move by the rules. A log that does not fit raises `BadInput`."""
    log = loads(text)
    head = log.header
    if find(head["game"]).version != head["rules"]:
        raise BadInput(f"The log was written by rules {head['rules']}; these are {find(head['game']).version}.")
    if head["pack"] != (pack.digest() if pack else None):
        raise BadInput("The log was played with another pack: give the same one.")
    seed = head["seed"]
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 40):
        raise BadInput(f"The log's seed {seed[:40]!r} is not a whole number.")
    game = Game(head["game"], int(seed), head["players"], head["options"], pack)
    if len(head["seats"]) != game.rules.seats:
        raise BadInput(f"The log names {len(head['seats'])} seats; the game has {game.rules.seats}.")
    game.seat_names = head["seats"]
    try:
        game.resume(log.entries)
    except Refused as refused:
        raise BadInput(f"Move {len(game.moves) + 1} of the log does not fit: {refused}.") from None
    if digest(game.state) != log.end["digest"]:
        raise BadInput("The log's moves lead to another position than its digest says: it was altered.")
    return game
