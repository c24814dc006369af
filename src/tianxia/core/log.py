"""The log: a header and one entry per move, as JSON lines. The log is the truth of a game.

An undo is an entry as well: it names the move that it removes, and nothing is ever erased. The
last line carries the number of moves and the digest of the state, so that a log that was cut,
damaged, altered or written by other rules is recognized, and never half applied.
"""

from functools import lru_cache
from typing import NamedTuple, NotRequired, TypedDict, TypeVar

import msgspec

from .pack import Pack
from .registry import Options, Registration
from .seed import Seed
from .values import BadInput

FORMAT = 1
T = TypeVar("T")


class Header(TypedDict):
    """The first line: all that determines a game besides its moves."""

    tianxia: int
    game: str
    rules: str
    data: NotRequired[str]  # SHA-256 of the standard cards and boards; missing in older logs
    players: int
    options: dict[str, bool | str]
    seed: str  # as text: too large for the numbers of other languages; or a shuffle, see `seed.py`
    seats: list[str]
    pack: str | None  # SHA-256 of a custom pack
    pack_name: NotRequired[str]  # what its owner calls it; whether it is the same pack, the digest tells


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
    """Cached: the same few hundred lines make up all logs of a game."""
    return _encoded(Entry(seat=seat, play=play))


def header(
    game: Registration,
    players: int,
    options: Options,
    seed: Seed,
    seats: list[str],
    pack: Pack | None,
    edition: str = "",
) -> Header:
    head = Header(
        tianxia=FORMAT,
        game=game.name,
        rules=edition or game.version,
        data=game.data_of(edition),
        players=players,
        options=dict(options),
        seed=str(seed),
        seats=seats,
        pack=pack.digest() if pack else None,
    )
    if pack:
        head["pack_name"] = pack.name
    return head


def loads(text: str) -> Log:
    """Read a log; unless it is whole, the error names the line."""
    lines = text.removesuffix("\n").split("\n")  # not splitlines: names may contain other separators
    if lines == [""]:
        raise BadInput("The log is empty.")
    head = _line(lines[0], 1, Header)
    if head["tianxia"] != FORMAT:
        raise BadInput(f"The log has format {head['tianxia']}; this version reads format {FORMAT}.")
    end = _end_of(lines, text.endswith("\n"))
    entries = [_line(line, number, Entry) for number, line in enumerate(lines[1:-1], 2)]
    for number, entry in enumerate(entries, 2):
        if ("play" in entry) == ("undo" in entry):
            raise BadInput(f"Line {number} of the log must either play or undo: it is damaged.")
    log = Log(head, entries, end)
    if end["moves"] != len(log.moves()):
        cause = "lines are missing" if end["moves"] > len(log.moves()) else "it was altered"
        raise BadInput(f"The log has {len(log.moves())} moves, its last line says {end['moves']}: {cause}.")
    return log


def _end_of(lines: list[str], is_whole: bool) -> End:
    """The last line. If it is a move, or broken off, the rest of the log is missing."""
    if len(lines) < 2 or _is_a(Entry, lines[-1]):
        raise BadInput("The log has no last line: it was cut off.")
    if not is_whole and not _is_a(End, lines[-1]):
        raise BadInput(f"Line {len(lines)} of the log breaks off: it was cut off.")
    return _line(lines[-1], len(lines), End)


def _is_a(kind: type[T], text: str) -> bool:
    try:
        msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        return False
    return True


def _line(text: str, number: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadInput(f"Line {number} of the log cannot be read, it is damaged: {error}.") from None
