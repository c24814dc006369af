"""How names are written, and what of them a hasty reader sees: two that look alike are the same."""

import re
import unicodedata
from itertools import groupby
from typing import Final

from .errors import BadName
from .models import LONGEST_NAME

NAMELESS: Final = "?"  # whoever has given no name
# Letters that show nothing, although they are letters and signs: fillers of Hangul, an empty cell of Braille.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
# Printable, but only to change how others are drawn: they drop out, as control characters do.
UNSEEN: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
MOST_MARKS: Final = 2  # accents on top of each other, besides one that belongs to its letter

# What most fonts draw like a Latin letter: of Unicode's list of confusables (UTS 39) the letters of scripts that names
# may be written in, small capitals, letters with a stroke or a hook, digits and signs.
LOOKS: Final = {
    "a": "\u0430\u03b1\u0251\u1d00\u04d9@4",
    "b": "\u0432\u03b2\u044c\u0299\u0253\u0180\u0183\u01858",
    "c": "\u0441\u1d04\u0188\u023c",
    "d": "\u0501\u0111\u00f0\u1d05\u0256\u0257\u018c",
    "e": "\u0435\u03b5\u0437\u04bd\u1d07\u025b\u0259\u01dd\u0454\u02473",
    "f": "\ua730\u0192",
    "g": "\u0261\u0262\u0581\u0260\u01e59",
    "h": "\u043d\u03b7\u04bb\u0127\u029c\u0570",
    "j": "\u0458\u03f3\u1d0a\u0575\u0249",
    "k": "\u043a\u03ba\u1d0b\u0199\u049b\u049d\u049f\u04a1",
    "l": "i\u0456\u03b9\u0131\u0269\u026a\u04cf\u0142\u029f\u0268\u019a\u01c0\u05d5\u05df\u0627\u4e28\u00a1\u00a61|!",
    "m": "\u043c\u1d0d",
    "n": "\u043f\u0578\u0274\u0272\u019e\u057c",
    "o": "\u043e\u03bf\u0585\u00f8\u1d0f\u0254\u04e9\u0275\u03c3\u05e1\u0647\u12d0\u101d\u0d20\u0b20\u30070",
    "p": "\u0440\u03c1\u00fe\u1d18\u01a5\u01bf",
    "q": "\u051b\u0566\u024b",
    "r": "\u0433\u0280\u024d",
    "s": "\u0455\ua731\u023f5$",
    "t": "\u0442\u03c4\u0167\u1d1b\u01ab\u01ad\u02887",
    "u": "\u03c5\u03bc\u057d\u1d1c\u0289\u028b\u1200",
    "v": "\u03bd\u0475\u1d20",
    "w": "\u03c9\u051d\u0461\u1d21\u0561",
    "x": "\u0445\u03c7\u04b3",
    "y": "\u0443\u03b3\u04af\u028f\u01b4\u024f\u04b1",
    "z": "\u1d22\u01b6\u0225\u02402",
    "ae": "\u00e6",
    "oe": "\u0153",
}
ALIKE: Final = str.maketrans({letter: seen for seen, letters in LOOKS.items() for letter in letters})
# Letters of Hangul that stand alone; in a syllable they are not taken for Latin ones.
ALONE: Final = str.maketrans("\u1175\u110b\u11bc", "loo")
# Capitals of Greek that look like other Latin letters than their small ones do.
CAPITALS: Final = str.maketrans("\u039c\u039d\u03a5\u0396", "MNYZ")
# Pairs of letters that are drawn like one.
PAIRS: Final = {"rn": "m", "vv": "w", "cl": "d"}


def plain_text(text: str) -> str:
    """Without invisible characters: control characters, and those that change the direction of writing."""
    return UNSEEN.sub("", "".join(letter for letter in text if letter.isprintable())).strip()


def clean_name(name: str) -> str:
    """A name as it is stored and shown; nothing, if none was given. Whoever reads it must see what it is.

    >>> clean_name(" Me\u0301i\u200b ") == "M\u00e9i"
    True
    """
    plain = unicodedata.normalize("NFC", plain_text(name))
    kinds = [unicodedata.category(letter) for letter in plain]
    marks = [len(list(run)) for is_mark, run in groupby(kinds, key=lambda kind: kind in ("Mn", "Me")) if is_mark]
    if not plain:
        return ""
    if not any([kind[0] in "LN" for kind in kinds]) or BLANK.intersection(plain):
        raise BadName("name")
    if max(marks, default=0) > MOST_MARKS or len(plain) > LONGEST_NAME:
        raise BadName("name")
    return plain


def given_name(name: str) -> str:
    """The same of somebody who has to give one."""
    clean = clean_name(name)
    if not clean:
        raise BadName("name")
    return clean


def folded(name: str) -> str:
    """What of a name a hasty reader sees; two people may not be the same in it.

    >>> folded("Mei") == folded("MEI.") == folded("M\u0435\u012d") != folded("May")
    True
    >>> folded("Lao  Zi") == folded("1a0zi")
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold().translate(ALONE))
    letters = "".join(in_latin(letter) for letter in plain if not unicodedata.combining(letter)).translate(ALIKE)
    kept = re.sub(r"[\W_]", "", letters)
    for pair, single in PAIRS.items():
        kept = kept.replace(pair, single)
    return kept[:60]


def in_latin(letter: str) -> str:
    """Digits of other scripts are digits; all else is as it is."""
    return letter if letter.isascii() else str(unicodedata.decimal(letter, letter))


def twins(form: str) -> list[str]:
    """A form, and what those have instead who kept a name of this form before it was known that the two look alike."""
    return [form, *[f"{form[:50]}#{number}" for number in range(2, 10)]]


def likenesses(name: str) -> frozenset[str]:
    """All that a hasty reader may take it for: a capital of Greek is not read like the small letter.

    >>> folded("Ann") in likenesses("\u0391\u039d\u039d")
    True
    """
    return frozenset((folded(name), folded(unicodedata.normalize("NFKC", name).translate(CAPITALS))))
