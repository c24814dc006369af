"""Word files are split right away and parsed on demand; mistakes in them are found all the same."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax import FluentParser, ast

from tianxia.core.registry import find, register
from tianxia.word_files import entries_in, parsed, references_in, texts_of
from tianxia.words import Words, languages

from .source import SOURCE


def test_an_entry_holds_all_its_lines() -> None:
    text = "a = one\n# about b\nb = { $n ->\n    [one] x\n   *[other] y\n}\n-term = z\n"
    entries = entries_in(text, "x.ftl")
    assert [entry.key for entry in entries] == ["a", "b", "-term"]
    assert "".join(entry.text for entry in entries) == text
    for entry in entries:
        parsed(entry.text, "x.ftl")


@pytest.mark.parametrize("text", ["a = one\nhello\n", "= nothing\n", "9 = nine\n"])
def test_a_line_that_begins_nothing_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"x\.ftl: not Fluent"):
        entries_in(text, "x.ftl")


def test_an_entry_that_cannot_be_parsed_is_an_error() -> None:
    (entry,) = entries_in("a = { $n ->\n    [one] x\n}\n", "x.ftl")
    with pytest.raises(ValueError, match=r"a: not Fluent"):
        parsed(entry.text, entry.key)


def test_references_are_found_inside_of_others() -> None:
    resource = parsed('a = { $n ->\n    [one] { b }\n   *[other] { -c(case: "x") }\n    }\n', "a")
    assert references_in(resource) == ["b", "-c"]


@pytest.mark.parametrize("language", languages())
def test_cutting_finds_what_parsing_finds(language: str) -> None:
    for file in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        whole = [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]
        parts = [
            piece
            for entry in entries_in(text, file.name)
            for piece in parsed(entry.text, entry.key).body
            if isinstance(piece, (ast.Message, ast.Term))
        ]
        for ours, theirs in zip(parts, whole, strict=True):
            assert ours.equals(theirs, ignored_fields=["comment", "span"]), theirs.id.name


def test_readers_in_many_threads_find_every_word() -> None:
    words, calm = Words(), Words()
    calm.read_all()
    rules = [key for key, _ in calm.rules("")]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(words.rule, rules * 4)) == [calm.rule(rule) for rule in rules] * 4


def test_a_game_of_another_package_takes_no_words_of_ours() -> None:
    """Even if the name of ours begins with its own."""
    register(find("great_wall")._replace(name="great", package=""))
    assert texts_of("great", "en") == {}
    assert "great_wall.ftl" in texts_of("great_wall", "en")
