"""Games of a balance report in a file: strong bots take long, and whatever stops them, what was played is kept.

The first line says what is played, every other line is one game. A later report with the same file plays only what is
missing.
"""

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from msgspec import DecodeError, Struct, json

from ..core.registry import find
from ..core.values import BadInput
from .effect import Key, Seat
from .entrants import budget_of, entrant
from .simulate import Plan

FORMAT = 1


class Head(Struct, forbid_unknown_fields=True):
    """Whatever makes two reports different, except for their number of games."""

    balance: int
    game: str
    rules: str
    data: str
    players: int
    options: dict[str, bool | str]
    pack: str | None
    bots: list[str]
    budgets: dict[str, str]
    at_random: list[str]


class Had(Struct, forbid_unknown_fields=True):
    """One seat of one game."""

    won: bool
    score: int
    lead: float
    cards: list[tuple[str, str, str, int]]


class Line(Struct, forbid_unknown_fields=True):
    """One game."""

    seed: str  # as text: too large for the numbers of other languages
    end: str
    causes: list[str]
    length: int
    decisions: int
    draw: bool
    lost: bool
    counts: dict[str, int]
    points: dict[str, int]
    absent: list[Key]
    seats: list[Had]


def had_of(seat: Seat) -> Had:
    return Had(seat.won, seat.score, seat.lead, [(*key, n) for key, n in seat.cards.items()])


def seat_of(number: int, had: Had) -> Seat:
    cards = {(kind, card, use): n for kind, card, use, n in had.cards}
    return Seat(number, had.won, had.score, had.lead, cards)


def budgets_of(plan: Plan) -> dict[str, str]:
    return {name: budget_of(entrant(name, plan.game, plan.pack)) for name in dict.fromkeys(plan.bots)}


def head_of(plan: Plan, at_random: tuple[str, ...]) -> Head:
    game = find(plan.game)
    return Head(
        balance=FORMAT,
        game=game.name,
        rules=game.version,
        data=game.data,
        players=plan.players,
        options=dict(plan.options),
        pack=plan.pack.digest() if plan.pack else None,
        bots=list(plan.bots),
        budgets=budgets_of(plan),
        at_random=list(at_random),
    )


class Kept:
    """The file, or nothing if there is none."""

    def __init__(self, path: Path | None, head: Head) -> None:
        self.lines: dict[int, Line] = {}  # by seed
        self._file: BinaryIO | None = None
        if path is not None:
            try:
                self._open(path, head)
            except OSError as error:
                raise BadInput(f"The file {path} cannot be opened: {error}.") from None

    def __enter__(self) -> "Kept":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, line: Line) -> None:
        self.lines[int(line.seed)] = line
        self._write(line)

    def _write(self, line: Struct) -> None:
        if self._file is not None:
            self._file.write(json.encode(line) + b"\n")
            self._file.flush()

    def _open(self, path: Path, head: Head) -> None:
        text = path.read_bytes() if path.exists() else b""
        lines = text.split(b"\n")[:-1]  # what follows the last end of a line was cut off while it was written
        if text:
            self._read(path, lines, head)
        self._file = path.open("r+b" if text else "wb")
        self._file.truncate(self._file.seek(sum([len(line) + 1 for line in lines])))
        if not text:
            self._write(head)

    def _read(self, path: Path, lines: list[bytes], head: Head) -> None:
        try:
            stored = json.decode(lines[0] if lines else b"", type=Head)
            games = [json.decode(line, type=Line) for line in lines[1:]]
        except DecodeError as error:
            raise BadInput(f"{path} holds no games of a balance report: {error}.") from None
        differ = [name for name in Head.__struct_fields__ if getattr(stored, name) != getattr(head, name)]
        if differ:
            raise BadInput(f"{path} belongs to another report: it differs in {', '.join(differ)}.")
        self.lines = {int(game.seed): game for game in games}
