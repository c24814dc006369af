"""Every card of the standard and the cooperative game, and every word of the vocabulary, has a test.

The tests are read, not run: `shows(...)` names cards by their ids, words as `do:gain`, `on:spring`, `is:tea`,
`per:trophy`, `mod:wild`. Words on a standard card of any kind are shown by that card's tests.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tianxia.games.great_wall.cards.reader import standard_packs
from tianxia.games.great_wall.terms import vocabulary as v

MARK = "shows"
WORD_KEYS = ("do", "on", "is", "mod")
WORDS = {
    *(f"on:{word}" for word in v.TRIGGERS),
    *(f"is:{word}" for word in v.CONDITIONS),
    *(f"per:{word}" for word in (*v.SCALES, *v.TRACK_SCALES)),
    *(f"do:{word}" for word in v.EFFECTS),
    *(f"mod:{word}" for word in v.MODS),
}


def marked_in(text: str) -> Iterator[str]:
    """The ids that the marks in a file name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == MARK:
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def marked() -> set[str]:
    return {name for file in Path(__file__).parent.glob("test_*.py") for name in marked_in(file.read_text("utf-8"))}


def standard_cards() -> Iterator[tuple[str, dict[str, object]]]:
    """Kind and entry of every card that the standard game is played with."""
    for pack in standard_packs():
        for kind, entries in tomllib.loads(pack.text).items():
            for entry in entries if isinstance(entries, list) else []:
                if entry.get("set", "standard") == "standard" and entry.get("deck", "player") == "player":
                    yield kind, entry


def words_of(value: object) -> Iterator[str]:
    """The words of the vocabulary in a piece of an entry."""
    if isinstance(value, dict):
        yield from (f"{key}:{value[key]}" for key in WORD_KEYS if isinstance(value.get(key), str))
        yield from (f"per:{scale}" for scale in value.get("per", ()))
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words_of(part)


def ids_of(kind: str) -> set[str]:
    return {str(entry["id"]) for found, entry in standard_cards() if found == kind}


def coop_ids(kind: str) -> set[str]:
    """The cards that only the cooperative game has."""
    return {
        str(entry["id"])
        for pack in standard_packs()
        for entry in tomllib.loads(pack.text).get(kind, ())
        if kind in ("decree", "event") or entry["set"] == "coop"
    }


def test_every_card_has_a_test() -> None:
    cards = [ids_of("general"), ids_of("advisor"), ids_of("tactic")]
    assert [len(ids) for ids in cards] == [13, 44, 20]
    missing = set().union(*cards) - marked()
    assert not missing, f"no test shows {', '.join(sorted(missing))}"


def test_every_card_of_the_cooperative_game_has_a_test() -> None:
    cards = [coop_ids(kind) for kind in ("general", "tactic", "horde", "decree", "event")]
    assert [len(ids) for ids in cards] == [8, 12, 8, 12, 12]
    missing = set().union(*cards) - marked()
    assert not missing, f"no test shows {', '.join(sorted(missing))}"


def test_every_word_has_a_test() -> None:
    assert [len(v.TRIGGERS), len(v.CONDITIONS), len(v.EFFECTS), len(v.MODS)] == [21, 8, 23, 11]
    missing = WORDS - marked() - {word for _, entry in standard_cards() for word in words_of(entry)}
    assert not missing, f"no test shows {', '.join(sorted(missing))}"


def test_every_mark_names_a_card_or_a_word() -> None:
    cards = {
        str(entry["id"])
        for pack in standard_packs()
        for entries in tomllib.loads(pack.text).values()
        if isinstance(entries, list)
        for entry in entries
        if "id" in entry
    }
    assert not marked() - cards - WORDS


def test_marks_and_words_are_found() -> None:
    text = '@shows("a", "do:gain")\n@pytest.mark.shows("b")\ndef test_it(): tells("c")'
    assert sorted(marked_in(text)) == ["a", "b", "do:gain"]
    entry = {"on": "winter", "do": [{"do": "draw", "n": {"each": 1, "per": ["trophy"]}}], "mod": [{"mod": "wild"}]}
    assert sorted(words_of(entry)) == ["do:draw", "mod:wild", "on:winter", "per:trophy"]
