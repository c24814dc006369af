"""The data of a pack as numbers."""

from typing import NamedTuple


class Box(NamedTuple):
    """What the rules look up; it never changes during a game."""

    deck: tuple[int, ...]  # copies of each card
    markers: tuple[tuple[int, int, int], ...]
    track: int
    order: tuple[int, ...]  # fixed order of battles
    adjacent: tuple[tuple[int, ...], ...]
    places: tuple[tuple[float, float], ...]
    pool: int
    reserves: int
