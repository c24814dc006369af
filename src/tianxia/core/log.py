"""The log: a header and one entry a move, as JSON lines. The log is the truth of a game.

An undo is an entry as well: it names the move that it takes out, and nothing is ever erased. The
last line carries the number of moves and the digest of the state, so that a log which was cut,
altered or written by other rules is known as such, and never half applied.
"""

from functools import lru_cache
from typing import NamedTuple, NotRequired, TypedDict, TypeVar

import msgspec

from .registry import Options
from .values import BadInput

FORMAT = 1
T = TypeVar("T")


class Header(TypedDict):
    """The first line: all that decides a game besides its moves."""

    tianxia: int
    game: str
    rules: str
    players: int
    options: dict[str, bool | str]
    seed: str  # as text: other languages' numbers are too small for it
    seats: list[str]
    pack: str | None  # SHA-256 of an own pack


class Entry(TypedDict):
    """One act of a seat: either an option's text, or the place of the move that is undone."""

    seat: int
    play: NotRequired[str]
    undo: NotRequired[int]


class End(TypedDict):
    """The last line."""

    moves: int
    digest: str


class Log(NamedTuple):
    """A log as read or about to be written."""

    header: Header
    entries: list[Entry]
    end: End

    def dumps(self) -> str:
        lines = [_encoded(self.header), *[_entry_line(entry) for entry in self.entries], _encoded(self.end)]
        return "".join(lines)

    def moves(self) -> list[tuple[int, str]]:
        """Seat and option of every move that still stands."""
        return standing_moves(self.entries)


def standing_moves(entries: list[Entry]) -> list[tuple[int, str]]:
    """Seat and option of every move that was not undone."""
    standing: list[tuple[int, str]] = []
    for number, entry in enumerate(entries, 2):
        if "play" in entry:
            standing.append((entry["seat"], entry["play"]))
            continue
        place = entry.get("undo", -1)
        if not 0 <= place < len(standing) or standing[place][0] != entry["seat"]:
            raise BadInput(f"Line {number} of the log undoes a move that is not there.")
        del standing[place]
    return standing


def _encoded(line: Header | Entry | End) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def _entry_line(entry: Entry) -> str:
    play = entry.get("play")
    return _encoded(entry) if play is None else _play_line(entry["seat"], play)


@lru_cache(maxsize=1 << 16)
def _play_line(seat: int, play: str) -> str:
    """The same few hundred lines make up all logs of a game."""
    return _encoded(Entry(seat=seat, play=play))


def header(
    game: str, rules: str, players: int, options: Options, seed: int, seats: list[str], pack: str | None
) -> Header:
    return Header(
        tianxia=FORMAT,
        game=game,
        rules=rules,
        players=players,
        options=dict(options),
        seed=str(seed),
        seats=seats,
        pack=pack,
    )


def loads(text: str) -> Log:
    """Read a log; anything but a whole one is an error that names its line."""
    lines = text.removesuffix("\n").split("\n")  # not splitlines: names may hold other separators
    if lines == [""]:
        raise BadInput("The log is empty.")
    head = _line(lines[0], 1, Header)
    if head["tianxia"] != FORMAT:
        raise BadInput(f"The log has format {head['tianxia']}; this version reads format {FORMAT}.")
    if len(lines) < 2:
        raise BadInput("The log has no last line: it was cut off.")
    entries = [_line(line, number, Entry) for number, line in enumerate(lines[1:-1], 2)]
    for number, entry in enumerate(entries, 2):
        if ("play" in entry) == ("undo" in entry):
            raise BadInput(f"Line {number} of the log must either play or undo.")
    log = Log(head, entries, _line(lines[-1], len(lines), End))
    if log.end["moves"] != len(log.moves()):
        raise BadInput(f"The log has {len(log.moves())} moves, its last line says {log.end['moves']}.")
    return log


def _line(text: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadInput(f"Line {number} of the log cannot be read: {error}.") from None
