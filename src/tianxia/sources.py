"""Where each rule comes from: a rulebook, the publisher's answers, a printed piece, or us.

`locales/sources.json` says it once for every rule; docs/rulings.md says which source holds where they differ:

- PL, CZ, IT: the rulebook in this language; those that are named together were read together, and one may be silent
- EN, FR: another edition, as reported
- FAQ: an answer of the publisher, FAQ:4 the one of this number
- aid: a player aid; photo: what an owner's photograph shows; cards: what cards say
- ruling, piece: our decision, or our reconstruction of what only a printed piece could tell
- follows: a consequence of other rules
"""

import json
from functools import cache
from typing import Final

from .word_files import LOCALES
from .words import Words

KINDS: Final = ("PL", "CZ", "IT", "EN", "FR", "aid", "photo", "cards", "FAQ", "ruling", "piece", "follows")


@cache
def sources() -> dict[str, tuple[str, ...]]:
    """The sources of every rule, the one that holds first.

    >>> sources()["GW-S5"]
    ('IT', 'FAQ:4')
    """
    read: dict[str, str] = json.loads((LOCALES / "sources.json").read_text(encoding="utf-8"))
    return {rule: tuple(named.split()) for rule, named in read.items()}


def sources_said(words: Words, rule: str) -> str:
    """The same in words; empty for a rule of a game that does not tell.

    >>> sources_said(Words("en"), "GW-Q18")
    "Polish rulebook, Czech rulebook, Italian rulebook, publisher's answer 15, our ruling"
    """
    return ", ".join([_said(words, source) for source in sources().get(rule, ())])


def _said(words: Words, source: str) -> str:
    kind, _, number = source.partition(":")
    return words.say("source-numbered", number=int(number)) if number else words.say(f"source-{kind}")
