"""Recovery words: twelve of a list of 256, so 96 random bits. They are shown once; only their digest is stored."""

import re
import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from pathlib import Path

COUNT = 12
WORDS = Path(__file__).parent / "data" / "recovery_words.txt"


@cache
def word_list() -> tuple[str, ...]:
    """Words differ in their first four letters, so a misread one is noticed, and four letters are enough."""
    return tuple(WORDS.read_text("ascii").split())


def new_words() -> list[str]:
    return [secrets.choice(word_list()) for _ in range(COUNT)]


def digest_of_words(said: str) -> str | None:
    """The digest of words as somebody typed them; None if they cannot be any.

    >>> digest_of_words("lantern " * 12) == digest_of_words(" 1. LANTERN, 2. lant-\\n" + "lantern " * 10)
    True
    >>> digest_of_words("lantern willow") is None
    True
    """
    known = {word[:4]: word for word in word_list()}
    typed = re.findall(r"[a-z]+", unicodedata.normalize("NFKC", said).lower())
    if len(typed) != COUNT or any(word[:4] not in known for word in typed):
        return None
    return sha256(" ".join(known[word[:4]] for word in typed).encode()).hexdigest()
