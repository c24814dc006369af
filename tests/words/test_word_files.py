"""Word files are split right away and parsed on demand; mistakes in them are found all the same."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.syntax import FluentParser, ast

from tianxia.core.registry import find, register
from tianxia.word_files import messages_in, parsed, references_in, texts_of
from tianxia.words import Words, languages

from .source import SOURCE


def test_a_message_holds_all_its_lines() -> None:
    text = "a = one\n# about b\nb = { $n ->\n    [one] x\n   *[other] y\n}\n-term = z\n"
    messages = messages_in(text, "x.ftl")
    assert [message.key for message in messages] == ["a", "b", "-term"]
    assert "".join(message.text for message in messages) == text
    for message in messages:
        parsed(message.text, "x.ftl")


@pytest.mark.parametrize("text", ["a = one\nhello\n", "= nothing\n", "9 = nine\n"])
def test_a_line_that_begins_nothing_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"x\.ftl: not Fluent"):
        messages_in(text, "x.ftl")


def test_a_message_that_cannot_be_parsed_is_an_error() -> None:
    (message,) = messages_in("a = { $n ->\n    [one] x\n}\n", "x.ftl")
    with pytest.raises(ValueError, match=r"a: not Fluent"):
        parsed(message.text, message.key)


def test_references_are_found_inside_of_others() -> None:
    resource = parsed('a = { $n ->\n    [one] { b }\n   *[other] { -c(case: "x") }\n    }\n', "a")
    assert references_in(resource) == ["b", "-c"]


@pytest.mark.parametrize("language", languages())
def test_cutting_finds_what_parsing_finds(language: str) -> None:
    for file in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        whole = [message for message in body if isinstance(message, (ast.Message, ast.Term))]
        parts = [
            piece
            for message in messages_in(text, file.name)
            for piece in parsed(message.text, message.key).body
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
