"""The moments by their names, and the games in which they were found: a file of logs for each game."""

from functools import cache
from pathlib import Path

from msgspec import Struct, json

import tianxia
from tianxia.core.registry import Options

from . import great_wall, sun_tzu, zhanguo
from .sought import Sought

FOLDER = Path(__file__).parent
MOMENTS: dict[str, Sought] = {**sun_tzu.MOMENTS, **zhanguo.MOMENTS, **great_wall.MOMENTS}


class Stored(Struct, frozen=True):
    """A line of the file."""

    name: str
    seed: int
    players: int
    options: Options
    moves: list[str]  # each with its seat before it

    def replayed(self, game: str) -> tianxia.Game:
        """Refused if the rules are no longer those it was played by."""
        replayed = tianxia.new(game, seed=self.seed, players=self.players, options=self.options)
        for move in self.moves:
            seat, _, text = move.partition(" ")
            replayed.play(int(seat), text)
        return replayed


def moment(name: str) -> tianxia.Game:
    """The game, at that moment; what is done to it happens to nobody else's."""
    return _replayed(name).copy()


@cache  # many tests begin at the same moment
def _replayed(name: str) -> tianxia.Game:
    game = MOMENTS[name].game
    return stored(FOLDER, game)[name].replayed(game)


@cache
def stored(folder: Path, game: str) -> dict[str, Stored]:
    return {one.name: one for one in read(folder, game)}


def file_of(folder: Path, game: str) -> Path:
    return folder / f"{game}.jsonl"


def read(folder: Path, game: str) -> list[Stored]:
    file = file_of(folder, game)
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [json.decode(line, type=Stored) for line in lines]


def write(folder: Path, game: str, moments: list[Stored]) -> None:
    lines = [json.encode(one) + b"\n" for one in moments]
    file_of(folder, game).write_bytes(b"".join(lines))
