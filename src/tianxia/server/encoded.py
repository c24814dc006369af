"""What is encoded once per table for all who see the same, as readers who hold the same seats do."""

from typing import NamedTuple

Seats = tuple[int, ...]
Key = tuple[int | None, str, int]  # the seat, the language, how much of the story the reader knows


class Present(NamedTuple):
    """The sights of one moment, and the same as messages for a socket."""

    seq: int
    sights: dict[Key, bytes]
    messages: dict[Key, str]


class Encoded:
    """For one table. Nothing is lost when this is forgotten: it is encoded again."""

    def __init__(self) -> None:
        self._present: dict[Seats, Present] = {}
        self._told: dict[tuple[int | None, Seats], tuple[int, list[bytes]]] = {}

    def present(self, seats: Seats, seq: int) -> Present:
        """What has been encoded of the moment with this number, for those who hold the seats."""
        known = self._present.get(seats)
        if known is None or known.seq != seq:
            known = self._present[seats] = Present(seq, {}, {})
        return known

    def told(self, seat: int | None, seats: Seats, retold: int) -> list[bytes]:
        """The story as the seat heard it, as far as anybody has asked for it; a new one after an undo."""
        known = self._told.get((seat, seats))
        if known is None or known[0] != retold:
            known = self._told[seat, seats] = (retold, [])
        return known[1]

    def forget(self) -> None:
        self._present.clear()
        self._told.clear()
