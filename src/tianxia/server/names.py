"""Names that belong to one person: two that look alike are the same."""

import re
import unicodedata
from typing import Final

from .faces import BOTS

# Letters of Cyrillic and Greek, and digits, that most fonts draw like a Latin letter.
CYRILLIC: Final = (
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u043a\u043c\u0442\u0432\u043d\u0456\u0501\u0455\u0458\u04bb\u051b\u051d"
)
GREEK: Final = "\u03b1\u03b2\u03b5\u03c1\u03c4\u03c5\u03c7\u03ba\u03bd\u03b9\u03bf\u03b7\u03c9"
ALIKE: Final = str.maketrans(CYRILLIC + GREEK + "01357|!$@", "aeopcyxkmtbhidsjhqw" + "abeptuxkviohw" + "olestllsa")
# Pairs of letters that are drawn like one.
PAIRS: Final = {"rn": "m", "vv": "w", "cl": "d"}


def folded(name: str) -> str:
    """What of a name a hasty reader sees; two people may not be the same in it.

    >>> folded("Mei") == folded("MEI.") == folded("M\u0435\u012d") != folded("May")
    True
    >>> folded("Lao  Zi") == folded("1a0zi")
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(ALIKE)
    kept = re.sub(r"[\W_]", "", letters).replace("i", "l")
    for pair, single in PAIRS.items():
        kept = kept.replace(pair, single)
    return kept[:60]


RESERVED: Final = frozenset(folded(name) for name in BOTS)
