"""The one source of chance: a generator that lives in the state, in one of two forms.

`Dice` is small and fast (sfc32): four 32-bit words and integer arithmetic only, so that the same seed gives the same
game in every process, on every machine, compiled or not; and no intermediate value leaves 62 bits, so that the compiled
build never needs big integers. Whoever sees enough of what it draws could work out the rest.

`SealedDice` deal the games of a server, where nobody must: each word is an HMAC of a counter, under a key that nothing
shown tells anything about.
"""

import hashlib
import hmac
import struct
from typing import Any, Final

MASK: Final = 0xFFFFFFFF
WORDS: Final = 1 << 32  # that there are


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
        return loaded_dice, (self.plain(),)

    def plain(self) -> list[Any]:
        """As data that JSON can hold; `loaded_dice` reads it."""
        return [self.a, self.b, self.c, self.d]

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


class SealedDice(Dice):
    """A cryptographic generator: a key and how many words it has given, so a copy or a replay draws the same.

    >>> dice = SealedDice("ab" * 32, 0)
    >>> [dice.below(6) for _ in range(5)]
    [1, 4, 5, 2, 2]
    """

    __slots__ = ("drawn", "key")
    key: str  # 32 bytes in hexadecimal
    drawn: int

    def __init__(self, key: str, drawn: int) -> None:
        super().__init__(0, 0, 0, 0)  # words that it does not use
        self.key = key
        self.drawn = drawn

    def plain(self) -> list[Any]:
        return [self.key, self.drawn]

    def copy(self) -> "Dice":
        return SealedDice(self.key, self.drawn)

    def below(self, n: int) -> int:
        """Every number is exactly as likely as every other: words beyond the last multiple of n are passed over."""
        most = WORDS - WORDS % n
        while True:
            word = self.word()
            if word < most:
                return word % n

    def word(self) -> int:
        counter = self.drawn.to_bytes(8, "big")
        self.drawn += 1
        return int.from_bytes(hmac.digest(bytes.fromhex(self.key), counter, "sha256")[:4], "big")


def loaded_dice(plain: list[Any]) -> Dice:
    """The dice that `plain` wrote down."""
    if len(plain) == 2:
        return SealedDice(plain[0], plain[1])
    return Dice(plain[0], plain[1], plain[2], plain[3])
