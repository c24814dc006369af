"""Somebody with the source who looks for the deal in whatever the server sends.

Every word that could be an encoded secret is taken as a seed, as a key and as the state of a generator: as it stands,
decoded, in part, backwards and hashed. A guess is right if it draws what the game has drawn.
"""

import base64
import binascii
import hashlib
import re
import struct
from collections.abc import Iterable, Iterator
from contextlib import suppress

from tianxia.core.dice import WORDS, Dice, SealedDice
from tianxia.core.seed import Shuffle, dealing, seed_in
from tianxia.core.values import BadInput

WORD = re.compile(r"[0-9A-Za-z_+/=.-]+")
FOUR = re.compile(r"\[\s*(\d{1,10})\s*,\s*(\d{1,10})\s*,\s*(\d{1,10})\s*,\s*(\d{1,10})\s*\]")
KEYED = re.compile(r'\[\s*"([0-9a-fA-F]{64})"\s*,\s*(\d{1,9})\s*\]')
SHORTEST = 4  # characters of a word that is tried; numbers are tried at any length
PLENTY = 12  # draws that no guess gets right by accident

Draws = list[tuple[int, int]]


def words_in(texts: Iterable[str]) -> set[str]:
    """Also what only looks like part of a word, between dots, slashes and the like."""
    found: set[str] = set()
    for text in texts:
        for word in WORD.findall(text):
            found |= {word, *re.split(r"[./=_-]", word)}
    return {word for word in found if len(word) >= SHORTEST or word.isdecimal()}


def decoded(word: str) -> Iterator[bytes]:
    yield word.encode()
    with suppress(ValueError):
        yield bytes.fromhex(word)
    for alphabet in (base64.b64decode, base64.urlsafe_b64decode):
        with suppress(binascii.Error, ValueError):
            yield alphabet(word + "=" * (-len(word) % 4))
    if word.isdecimal() and len(word) < 80:
        yield int(word).to_bytes(40, "big")


def parts(data: bytes) -> Iterator[bytes]:
    for whole in (data, data[::-1]):
        yield whole
        for size in (16, 32):
            if len(whole) > size:
                yield whole[:size]
                yield whole[-size:]


def hashed(data: bytes) -> Iterator[bytes]:
    yield data
    for name in ("sha256", "sha512", "sha1", "md5", "blake2b"):
        yield hashlib.new(name, data).digest()


def generators(data: bytes, seats: int) -> Iterator[Dice]:
    """All that a game could be dealt from, made of these bytes."""
    if len(data) >= 16:
        for order in (">4I", "<4I"):
            yield Dice(*struct.unpack(order, data[:16]))
    if len(data) >= 32:
        key = data[:32].hex()
        yield SealedDice(key, 0)
        for numbers in ((), ("",) * seats):
            yield SealedDice(Shuffle(key, numbers).key("deal").hex(), 0)
    yield Dice.seeded(data.hex())
    yield Dice.seeded(str(int.from_bytes(data[:32], "big")))
    with suppress(UnicodeDecodeError):
        yield Dice.seeded(data.decode())


def guesses(word: str, seats: int) -> Iterator[Dice]:
    with suppress(BadInput):
        yield dealing(seed_in(word))
    for data in decoded(word):
        for part in parts(data):
            for image in hashed(part):
                yield from generators(image, seats)


def states(texts: Iterable[str]) -> Iterator[tuple[str, Dice]]:
    """What looks like the state of dice, as a save writes it: four numbers, or a key and how much was drawn."""
    for text in texts:
        for found in FOUR.finditer(text):
            a, b, c, d = map(int, found.groups())
            if max(a, b, c, d) < WORDS:
                yield found[0], Dice(a, b, c, d)
        for found in KEYED.finditer(text):
            yield found[0], SealedDice(found[1].lower(), int(found[2]))


def deals_on(dice: Dice, draws: Draws) -> bool:
    """From any moment on."""
    return any(deals(dice.copy(), draws[at : at + PLENTY]) for at in range(len(draws) - PLENTY + 1))


def deals(dice: Dice, draws: Draws) -> bool:
    return all(dice.below(sides) == outcome for sides, outcome in draws)


def broken_by(texts: Iterable[str], draws: Draws, seats: int, now: Dice | None = None) -> list[str]:
    """The words, and lists that may be states, that give the deal away, or what is drawn after what there is `now`."""
    assert len(draws) >= PLENTY, "too little was drawn to tell a guess from luck"
    first, texts = draws[:40], list(texts)
    words = {word for word in words_in(texts) if any(deals(dice, first) for dice in guesses(word, seats))}
    present = now.plain() if now is not None else None
    return sorted(words | {text for text, dice in states(texts) if dice.plain() == present or deals_on(dice, draws)})
