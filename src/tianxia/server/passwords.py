"""Passwords that are no secret: too short, the name itself, or among those that are tried first.

The list is short since it is of cores: whatever is put before and after a word, and letters that are written as digits,
is what those who guess try as well.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from .errors import CommonPassword, WeakPassword

LEAST: Final = 8  # characters
COMMON: Final = Path(__file__).parent / "data" / "common_passwords.txt"
# In which order fingers, and those who count, go along; also backwards.
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyzabcdefgh",
    "01234567890123456789",
    "1234567890qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "1q2w3e4r5t6y7u8i9o0p",
    "qazwsxedcrfvtgbyhnujmikolp",
)
RUN: Final = 4  # keys in a row that are no choice
AS_DIGITS: Final = str.maketrans("01345789@$!|", "oleastbgasil")


@cache
def common() -> frozenset[str]:
    return frozenset(COMMON.read_text("ascii").split())


@cache
def runs() -> frozenset[str]:
    rows = [*ROWS, *[row[::-1] for row in ROWS]]
    return frozenset(row[start : start + RUN] for row in rows for start in range(len(row) - RUN + 1))


def check_password(password: str, name: str) -> None:
    """Raises `WeakPassword` or `CommonPassword`."""
    if len(password) < LEAST:
        raise WeakPassword("password", least=LEAST)
    if is_common(password, name):
        raise CommonPassword("password")


def is_common(password: str, name: str = "") -> bool:
    """Whether hardly anything is left of it that somebody has thought of.

    >>> [
    ...     is_common(each)
    ...     for each in ("Passw0rd2026!", "qwertzuiop", "aaaaaaaa", "31121999", "iloveyou!!", "dragondragon")
    ... ]
    [True, True, True, True, True, True]
    >>> [is_common(each) for each in ("Passw0rd2026!", "qwertzuiop", "aaaaaaaa", "31121999", "dragondragon")]
    [True, True, True, True, True]
    >>> [is_common(each) for each in ("correct horse", "the next one", "Lao Zi, the old")]
    [False, False, False]
    >>> is_common("Mei-Ling-1999", "Mei Ling")
    True
    """
    plain = unicodedata.normalize("NFKC", password).casefold()
    own = letters(unicodedata.normalize("NFKC", name).casefold())
    return any(
        [
            len(set(plain)) < RUN,
            bool(re.fullmatch(r"[\d\W_]{0,10}", plain)),  # a date, a telephone number
            is_of_runs(plain),
            *[is_known(form, own) for form in forms(plain)],
        ]
    )


def letters(text: str) -> str:
    return re.sub(r"[\W_]", "", text)


def forms(plain: str) -> set[str]:
    """Without what was put around it, as it stands and with letters for digits; of two that are the same, one."""
    bare = re.sub(r"^[\d\W_]+|[\d\W_]+$", "", plain)
    found = {letters(each) for each in (plain, bare, plain.translate(AS_DIGITS), bare.translate(AS_DIGITS))}
    return found | {each[: len(each) // 2] for each in found if each[: len(each) // 2] * 2 == each}


def is_known(form: str, own: str) -> bool:
    return form in common() or (bool(own) and form == own)


def is_of_runs(plain: str) -> bool:
    """Only keys that lie beside each other, or the same one again; as `qwerty12345`."""
    covered = [False] * len(plain)
    for start in range(len(plain) - RUN + 1):
        part = plain[start : start + RUN]
        if part in runs() or len(set(part)) == 1:
            covered[start : start + RUN] = [True] * RUN
    return len(plain) - sum(covered) < RUN
