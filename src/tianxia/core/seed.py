"""Where the chance of a game comes from: a number that anybody may know, or a shuffle that nobody can.

A game of Python, of the command line or of the laboratory has a whole number: nothing is secret there, and the same
number gives the same game. A game on a server has a `Shuffle`: a secret of 256 bits, to which the server commits before
anybody sits down, and a number of every browser that sat down after it had seen the commitment. So neither the server
nor any player can choose the deal, and at the end anybody can check it.

The deal, the bots' dice, the worlds they imagine and the commitment are derived apart (HKDF, RFC 5869): whoever knows
one of them, or a part of it, knows nothing of another. `web/src/lib/shuffle.ts` derives the same to check it.
"""

import hashlib
import hmac
import re
from typing import Final, NamedTuple, Union

from .dice import Dice, SealedDice
from .values import BadInput

MAX_SEED: Final = 2**128
LENGTH: Final = 32  # bytes of a secret, a number, a commitment
PREFIX: Final = "sealed1"  # how a shuffle begins as text, with the number of its derivation
SEALED: Final = re.compile(rf"{PREFIX}/[0-9a-f]{{64}}(/([0-9a-f]{{64}})?)*")

# The labels of what is derived; bots ask with `own_dice` and a purpose of these
DEAL: Final = "deal"
BOT: Final = "bot"
WORLD: Final = "world"
COMMITMENT: Final = "commitment"


class Shuffle(NamedTuple):
    """What the dice of a server's game are made from; as text `sealed1/<secret>/<number>/...`, all in hexadecimal."""

    secret: str  # the server's
    numbers: tuple[str, ...] = ()  # of the browsers, by seat; "" where there was none; none at all: not dealt yet

    def __str__(self) -> str:
        return "/".join([PREFIX, self.secret, *self.numbers])

    @property
    def commitment(self) -> str:
        """Shown before anybody sits down; it binds the server to its secret and tells nothing of it."""
        return self._derived(COMMITMENT, "").hex()

    @property
    def is_open(self) -> bool:
        """Whether somebody has still to sit down: there is no deal yet."""
        return not self.numbers

    def key(self, label: str) -> bytes:
        """The key for one purpose, from the secret and all numbers."""
        return self._derived(label, "/".join(self.numbers))

    def _derived(self, label: str, salt: str) -> bytes:
        return hkdf(bytes.fromhex(self.secret), salt.encode(), f"tianxia {label} 1".encode())


Seed = Union[int, Shuffle]  # noqa: UP007  the compiler knows no other way to write it


def hkdf(secret: bytes, salt: bytes, label: bytes) -> bytes:
    """The first 32 bytes that RFC 5869 derives with SHA-256."""
    key = hmac.digest(salt or bytes(LENGTH), secret, "sha256")
    return hmac.digest(key, label + b"\x01", "sha256")


def checked_seed(seed: object) -> Seed:
    if isinstance(seed, Shuffle):
        if not SEALED.fullmatch(str(seed)):
            raise BadInput("A shuffle is a secret and numbers of 64 hexadecimal digits.")
        return seed
    return checked_number(seed)


def check_dealt(seed: Seed, seats: int) -> None:
    """A number for every seat, or none yet. With one more, whoever adds it could choose the deal."""
    if isinstance(seed, Shuffle) and not seed.is_open and len(seed.numbers) != seats:
        raise BadInput(f"The shuffle has {len(seed.numbers)} numbers for {seats} seats; it needs one for each.")


def checked_number(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < MAX_SEED:
        raise BadInput(f"A seed is a whole number from 0 to 2**128 - 1, not {seed!r}.")
    return seed


def seed_in(text: str) -> Seed:
    """The seed that a log names.

    >>> seed_in("7")
    7
    """
    if SEALED.fullmatch(text):
        _, secret, *numbers = text.split("/")
        return Shuffle(secret, tuple(numbers))
    if not (text.isascii() and text.isdecimal() and len(text) < 40):
        raise BadInput(f"The seed {text[:40]!r} is neither a whole number nor a shuffle.")
    return checked_number(int(text))


def shown_of(seed: Seed) -> str:
    """What a server showed of it before the game: its commitment; older servers showed a hash of the number."""
    return seed.commitment if isinstance(seed, Shuffle) else hashlib.sha256(str(seed).encode()).hexdigest()


def dealing(seed: Seed) -> Dice:
    """The dice of the game.

    Before a shuffle has its numbers there is no deal. The rules need some position to stand on: it is the same at all
    tables, so whoever sees it sees nothing.
    """
    if not isinstance(seed, Shuffle):
        return Dice.seeded(str(seed))
    return Dice.seeded("0") if seed.is_open else SealedDice(seed.key(DEAL).hex(), 0)


def own_dice(seed: Seed, label: str, purpose: str) -> Dice:
    """Fast dice for what a bot imagines: secret like the seed, and they tell nothing of the deal."""
    if isinstance(seed, Shuffle):
        return Dice.seeded(hmac.digest(seed.key(label), purpose.encode(), "sha256").hex())
    return Dice.seeded(f"{seed} {label} {purpose}")
