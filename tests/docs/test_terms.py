"""One thing, one word: sentences use the words of their language's table in docs/terms, and none that it rejects."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tianxia.word_files import LOCALES

TERMS = Path(__file__).parents[2] / "docs" / "terms"
LANGUAGES = sorted(page.stem for page in TERMS.glob("*.md"))
FILES = {
    "All games": "*.ftl",
    "Sun Tzu": "sun_tzu*.ftl",
    "ZhanGuo": "zhanguo*.ftl",
    "The Great Wall": "great_wall*.ftl",
}


class Term(NamedTuple):
    """A row of a table: what the thing is called, what finds it in a text, and what it is never called."""

    name: str
    found_by: str
    never: tuple[str, ...]


class Texts(Visitor):
    """The literal texts of a file by key, without names of arguments and messages."""

    def __init__(self) -> None:
        self.key = ""
        self.texts: list[tuple[str, str]] = []

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 # the name that the visitor calls
        self.key = node.id.name
        self.generic_visit(node)

    visit_Term = visit_Message  # noqa: N815

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append((self.key, node.value))


def texts_of(language: str, section: str) -> list[tuple[str, str]]:
    texts = Texts()
    for file in sorted(Path(str(LOCALES / language)).glob(FILES[section])):
        texts.visit(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")))
    return texts.texts


def terms_of(language: str) -> Iterator[tuple[str, Term]]:
    """Every row with the section that it stands in."""
    section = ""
    for line in (TERMS / f"{language}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if section and cells and not set(cells[0]) <= set("- :") and cells[-1] != "not":
            name, _, stem = cells[-2].partition(" (`")
            yield section, Term(name, stem.removesuffix("`)") or name, tuple(re.findall("`([^`]+)`", cells[-1])))


def pattern(words: str) -> re.Pattern[str]:
    """Whole words in any case; a star is any ending."""
    found = re.escape(words).replace(re.escape("*"), r"\w*")
    return re.compile(rf"\b{found}(?!\w)", re.IGNORECASE)


def test_every_language_has_a_table() -> None:
    assert sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_terms(language: str) -> None:
    sections = [section for section, _ in terms_of(language)]
    assert set(sections) == set(FILES)
    assert min(map(sections.count, FILES)) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_used(language: str) -> None:
    texts = {section: [text for _, text in texts_of(language, section)] for section in FILES}
    assert [
        f"{section}: {term.name}"
        for section, term in terms_of(language)
        if not any(map(pattern(term.found_by).search, texts[section]))
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used(language: str) -> None:
    texts = {section: texts_of(language, section) for section in FILES}
    assert [
        f"{key}: {word!r} instead of {term.name!r} in {text!r}"
        for section, term in terms_of(language)
        for word in term.never
        for key, text in texts[section]
        if pattern(word).search(text)
    ] == []
