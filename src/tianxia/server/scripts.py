"""Which letters names are written with: those of scripts that people write every day, and of one script in a name.

These are the scripts that Unicode recommends for identifiers (UTS 39, UAX 31); which may stand together in one name is
its "highly restrictive" profile. Letters of all others, such as Cherokee, Coptic and Lisu, look like Latin ones far
more often than somebody writes them.
"""

import unicodedata
from bisect import bisect_right
from typing import Final

LATIN, HAN, KANA, HANGUL = "Latin", "Han", "kana", "Hangul"
ANY: Final = ""  # stands in every script
RANGES: Final = sorted(
    [
        *[(each, each, ANY) for each in (0x2BB, 0x2BC)],
        *[(0x30, 0x39, ANY), (0x300, 0x345, ANY)],
        *[(0x41, 0x5A, LATIN), (0x61, 0x7A, LATIN), (0xAA, 0xAA, LATIN), (0xBA, 0xBA, LATIN), (0xC0, 0xD6, LATIN)],
        *[(0xD8, 0xF6, LATIN), (0xF8, 0x1BF, LATIN), (0x1C4, 0x24F, LATIN), (0x1E00, 0x1EFF, LATIN)],
        *[(each, each, LATIN) for each in (0x253, 0x254, 0x256, 0x257, 0x259, 0x25B, 0x263, 0x268, 0x269)],
        *[(each, each, LATIN) for each in (0x272, 0x289, 0x28B)],
        *[(0x386, 0x386, "Greek"), (0x388, 0x3CE, "Greek"), (0x1F00, 0x1FFC, "Greek")],
        *[(0x400, 0x45F, "Cyrillic"), (0x48A, 0x529, "Cyrillic")],
        *[(0x531, 0x587, "Armenian"), (0x5B0, 0x5F2, "Hebrew"), (0x620, 0x6FF, "Arabic"), (0x750, 0x77F, "Arabic")],
        *[(0x780, 0x7B1, "Thaana"), (0x900, 0x97F, "Devanagari"), (0x980, 0x9FF, "Bengali")],
        *[(0xA00, 0xA7F, "Gurmukhi"), (0xA80, 0xAFF, "Gujarati"), (0xB00, 0xB7F, "Odia"), (0xB80, 0xBFF, "Tamil")],
        *[(0xC00, 0xC7F, "Telugu"), (0xC80, 0xCFF, "Kannada"), (0xD00, 0xD7F, "Malayalam")],
        *[(0xD80, 0xDFF, "Sinhala"), (0xE00, 0xE7F, "Thai"), (0xE80, 0xEFF, "Lao"), (0xF00, 0xFFF, "Tibetan")],
        *[(0x1000, 0x109F, "Myanmar"), (0x10D0, 0x10FF, "Georgian"), (0x1C90, 0x1CBF, "Georgian")],
        *[(0x1200, 0x137F, "Ethiopic"), (0x1780, 0x17F9, "Khmer")],
        *[(0x1100, 0x11FF, HANGUL), (0xAC00, 0xD7A3, HANGUL)],
        *[(0x3005, 0x3007, HAN), (0x3400, 0x4DBF, HAN), (0x4E00, 0x9FFF, HAN), (0x20000, 0x323AF, HAN)],
        *[(0x3041, 0x309F, KANA), (0x30A1, 0x30FA, KANA), (0x30FC, 0x30FF, KANA), (0x3105, 0x312F, "Bopomofo")],
    ]
)
FIRSTS: Final = [first for first, _, _ in RANGES]
TOGETHER: Final = [{LATIN, HAN, KANA}, {LATIN, HAN, HANGUL}, {LATIN, HAN, "Bopomofo"}]
# Signs that are no part of a letter; others could be drawn like one.
SIGNS: Final = frozenset(
    "\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb\u2013\u2014\u2026\u00b7\u2022\u00bf\u30fb\u3001\u3002"
)
PICTURES: Final = ((0x2600, 0x26FF), (0x2713, 0x2714), (0x1F300, 0x1F6FF), (0x1F900, 0x1FAFF))


def script_of(letter: str) -> str | None:
    """None: of none that names are written in."""
    code = ord(letter)
    at = bisect_right(FIRSTS, code) - 1
    return RANGES[at][2] if at >= 0 and code <= RANGES[at][1] else None


def may_stand(sign: str) -> bool:
    """Whether what is no letter or number may be in a name."""
    return sign.isascii() or sign in SIGNS or any([first <= ord(sign) <= last for first, last in PICTURES])


def is_readable(name: str) -> bool:
    """Whether its letters are of one script, or of some that are written together.

    >>> [is_readable(each) for each in ("Li\u00e1ng", "\u0413\u0430\u043b\u044f", "\u5b6b\u5b50 Sun")]
    [True, True, True]
    >>> [is_readable(each) for each in ("G\u0430l", "\u13da\u13aa", "\u01c0i\u01c0", "adm\u00a1n")]
    [False, False, False, False]
    """
    used: set[str] = set()
    for letter in unicodedata.normalize("NFKC", name):
        if unicodedata.category(letter)[0] in "LMN":
            script = script_of(letter)
            if script is None:
                return False
            used.add(script)
        elif not may_stand(letter):
            return False
    used.discard(ANY)
    return len(used) <= 1 or any([used <= some for some in TOGETHER])
