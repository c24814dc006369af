"""A whole game as text that people can read and compare: every move, and its effects."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

import tianxia
from tianxia.core.save import fields, plain
from tianxia.core.state import ALL, NOBODY, State

ENCODER = msgspec.json.Encoder(enc_hook=plain)


class Chapter(NamedTuple):
    """One move, or the setup, in lines."""

    told: list[str]  # the question, the option, and all events, with who was told
    position: list[str]  # the fields of the state that it left with another value

    def __str__(self) -> str:
        return "\n".join(self.told + self.position)

    @property
    def digest(self) -> str:
        """Short, and of this move alone: if one goes another way, the digests of the others stay."""
        return hashlib.sha256(str(self).encode()).hexdigest()[:8]


def chapters(game: tianxia.Game, moves: Iterable[tuple[int, str]]) -> Iterator[Chapter]:
    """Plays these moves in a game that has just begun; if the rules refuse one, its chapter is the last."""
    position = position_of(game.state)
    yield Chapter(["setup", *told_in_full(game)], changes({}, position))
    for number, (seat, text) in enumerate(moves, 1):
        decision = game.decision(seat)
        head = f"{number:>3} seat {seat} {decision.kind} (of {len(decision.options)}): {text}"
        try:
            game.play(seat, text)
        except tianxia.Refused as refused:
            yield Chapter([head, f"    refused: {refused}"], [])
            return
        before, position = position, position_of(game.state)
        yield Chapter([head, *told_in_full(game)], changes(before, position))


def position_of(s: State) -> dict[str, str]:
    return {name: ENCODER.encode(getattr(s, name)).decode() for name in fields(type(s))}


def changes(before: dict[str, str], now: dict[str, str]) -> list[str]:
    return [f"    . {name} = {value}" for name, value in now.items() if before.get(name) != value]


def told_in_full(game: tianxia.Game) -> list[str]:
    """All events of the last move, with who was told."""
    lines = []
    for event in game.history[-1]:
        if event[1] == NOBODY:
            continue
        kind = game.rules.events[event[0]]
        facts = [f"{name}={game.rules.name(name, n)}" for name, n in zip(kind.facts, event[2:], strict=True)]
        only = "" if event[1] == ALL else f"  [only seat {event[1]}]"
        lines.append(f"    {' '.join([kind.name, *facts])}{only}")
    return lines


def as_text(game: tianxia.Game) -> str:
    """The story of a finished game, without its positions."""
    head, digest = game.log.header, game.log.end["digest"]
    anew = tianxia.new(head["game"], seed=game.seed, players=game.players, options=game.options)
    lines = [f"{head['game']} rules {head['rules']} seed {head['seed']} players {head['players']}"]
    lines += [f"{name} = {value}" for name, value in head["options"].items()]
    lines += ["", *[line for chapter in chapters(anew, game.log.moves()) for line in chapter.told]]
    return "\n".join([*lines, "", f"result {game.result}", f"digest {digest}", ""])
