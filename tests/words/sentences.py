"""How a sentence must look, in any language."""

import re
from collections import Counter
from functools import cache

from tianxia.words import Words

OPENING_QUOTES = "“„«"


@cache
def words_in(language: str) -> Words:
    return Words(language)


def begins_well(sentence: str) -> bool:
    return sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in OPENING_QUOTES


def is_plain(text: str) -> bool:
    """No word of the engine, and no gap where a word should be."""
    return begins_well(text) and "_" not in text and "  " not in text


def is_sentence(text: str) -> bool:
    return is_plain(text) and text.endswith(".")


def numbers_in(text: str) -> Counter[str]:
    """Numbers with their signs; a minus may be written as in print or as on a keyboard."""
    return Counter(re.findall(r"(?<!\w)[-+]?\d+", text.replace("\N{MINUS SIGN}", "-")))
