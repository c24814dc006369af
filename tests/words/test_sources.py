"""Every rule says once where it comes from, and its sentence says the same (docs/rulings.md)."""

import json
import re

import pytest

from tianxia.sources import KINDS, sources, sources_said
from tianxia.word_files import LOCALES
from tianxia.words import Words, languages

from .known import PROVENANCES

ANSWER, RULING = "(Publisher's answer", "(Our ruling"
RECONSTRUCTION, CONSEQUENCE = "(Our reconstruction", "(Follows from the other rules.)"
WHOLE = re.compile(r"\((?:Publisher's answer|Our ruling|Follows from the other rules)\.\)")
MARKS = {"FAQ": ANSWER, "ruling": RULING, "piece": RECONSTRUCTION, "follows": CONSEQUENCE}
DIFFERENCES = "GW-X"  # they tell of all sources and decide between them
RULES = [rule for prefix in ("ST", "ZG", "GW") for rule in Words().rules(prefix)]


def kinds_of(rule: str) -> list[str]:
    return [source.partition(":")[0] for source in sources()[rule]]


def test_every_rule_declares_its_sources_once() -> None:
    pairs: list[tuple[str, str]] = []
    json.loads((LOCALES / "sources.json").read_text(encoding="utf-8"), object_pairs_hook=pairs.extend)
    assert [rule for rule, _ in pairs] == [rule for rule, _ in RULES]
    assert all(sources().values())


def test_sources_stand_in_the_order_in_which_they_hold() -> None:
    for rule, _ in RULES:
        order = [KINDS.index(kind) for kind in kinds_of(rule)]
        assert order == sorted(set(order)), rule


def test_sentences_and_sources_agree() -> None:
    """What a sentence calls ours or the publisher's is declared so, and nothing else is."""
    for rule, sentence in RULES:
        for kind, mark in MARKS.items():
            if not rule.startswith(DIFFERENCES):
                assert (kind in kinds_of(rule)) == (mark in sentence), (rule, kind)
        if WHOLE.search(sentence):
            assert set(kinds_of(rule)) <= set(MARKS), f"{rule} is no rulebook's"


@pytest.mark.parametrize("language", languages())
def test_sources_have_words(language: str) -> None:
    words = Words(language)
    assert all(words.say(f"source-{kind}") for kind in KINDS)
    assert len({sources_said(words, rule) for rule in ("GW-S5", "GW-D5", "GW-F13", "GW-A1", "GW-A4")}) == 5
    assert sources_said(words, "XX-A1") == ""


@pytest.mark.parametrize("language", languages())
def test_what_an_entry_is_known_from_has_words(language: str) -> None:
    words = Words(language)
    assert "seen" in PROVENANCES
    assert len({words.say(f"known-{word}") for word in PROVENANCES}) == len(PROVENANCES)
