"""The one source of chance: a small integer generator (sfc32) that lives in the state.

Four 32-bit words and integer arithmetic only, so that the same seed gives the same game in every
process, on every machine, compiled or not; and no intermediate value leaves 62 bits, so that the
compiled build never needs big integers.
"""

import hashlib
import struct
from typing import Final

MASK: Final = 0xFFFFFFFF


class Dice:
    """A seeded generator. `below` is the only way to draw a number.

    >>> dice = Dice.seeded("7")
    >>> [dice.below(6) for _ in range(5)]
    [2, 2, 3, 2, 3]
    """

    __slots__ = ("a", "b", "c", "d")
    a: int
    b: int
    c: int
    d: int

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: str) -> "Dice":
        """The generator of a seed: its SHA-256, so that neighboring seeds share nothing."""
        a, b, c, d = struct.unpack(">4I", hashlib.sha256(seed.encode()).digest()[:16])
        return Dice(a, b, c, d)

    def __reduce__(self) -> tuple[object, ...]:
        return Dice, (self.a, self.b, self.c, self.d)

    def copy(self) -> "Dice":
        return Dice(self.a, self.b, self.c, self.d)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, for n up to 2**29.

        The product of a 32-bit word and n is cut instead of rejecting draws: for the small n of
        board games the bias is below one in ten million.
        """
        word = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & MASK
        return (word * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
