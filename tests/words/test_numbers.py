"""No sentence names a number that the data of a pack can change: it is an argument, or not named."""

import re
from fnmatch import fnmatch

import pytest
from fluent.syntax import ast, visitor

from tianxia.word_files import LOCALES
from tianxia.words import languages

from .vocabulary import entries, files_of

# Texts that are not about the pieces of a pack: rules, summaries and guides describe the printed game, which is played
# with the standard data; the platform has no pieces.
OF_THE_PRINTED_GAME = ("*_rules.ftl", "*_summary.ftl", "*guide.ftl")
OF_THE_PLATFORM = (
    "company.ftl",
    "pace.ftl",
    "people.ftl",
    "platform.ftl",
    "seating.ftl",
    "server.ftl",
    "table.ftl",
    "web.ftl",
)
OTHER_FILES = (*OF_THE_PRINTED_GAME, "*_lobby.ftl", *OF_THE_PLATFORM)

# Numbers from 2 on in sentences, and why no pack can change them. One of a thing needs no reason.
ALLOWED = {
    "*-seat-*": "the number of a seat",
    "zhanguo-part-lines": "spaces of the wall have up to three lines by the rules",
    "zhanguo-part-in-section": "the number of a section",
    "*-setting-*": "a value of an option, players or rounds of the rules",
    "great_wall-place-*": "rows before a section: the rules stand on three",
    "great_wall-cause-walls": "level 3 is the last of the rules",
    "great_wall-refusal-GW-P4": "an overseer has three levels by the rules",
    "great_wall-refusal-GW-Q20": "the two leftmost advisors are a rule",
    "great_wall-refusal-GW-R1": "the closed section is a rule of the number of players",
    "great_wall-refusal-GW-R13": "barricades of a section: the rules stand on three",
    "great_wall-refusal-GW-U1": "the same",
    "great_wall-refusal-GW-U3": "level 3 is the last of the rules",
    "great_wall-table-closed-why": "a rule of the number of players",
    "great_wall-table-look-section_level_2": "the scale counts levels from 2 on",
    "great_wall-*-section_level_2": "the same",
    "great_wall-general-reed_general_a-about": "never two clerks of the clan at a location is a rule",
    "great_wall-advisor-tea_master-about": "an own sentence, which a changed card loses",
    "zhanguo-region-*": "the number of a region",
    "zhanguo-section-*": "the number of a section",
    "zhanguo-say-tracks": "a board has five regions by the rules",
    "zhanguo-aspect-*-about": "the numbers of the cards are a rule",
    "zhanguo-action-*-about": "what a court action costs and gives is a rule",
    "zhanguo-table-act-move-about": "the same",
    "zhanguo-bonus-*": "a bonus is a word of the data, with its number in it",
    "zhanguo-table-gives-*": "the same",
    "zhanguo-board-*-about": "powers of boards are rules",
    "zhanguo-reward-*": "what a reward gives is a rule",
    "zhanguo-table-brief-*": "the same",
    "zhanguo-criterion-*": "a criterion is a word of the data, with its number in it",
    "zhanguo-table-criterion-*": "the same",
    "zhanguo-*marker*": "markers have the value 1 or 3 by the rules",
    "zhanguo-refusal-ZG-K6": "workers for a palace are a rule",
    "zhanguo-refusal-ZG-K12": "markers of value 3 are a rule",
    "zhanguo-refusal-ZG-O1": "movement points of an effect are a rule",
    "zhanguo-refusal-ZG-U1": "three cards of a region are a rule",
    "sun_tzu-card-*": "the name of a card",
    "sun_tzu-general-*-about": "generals are rules",
    "sun_tzu-table-why-feint": "the same",
    "sun_tzu-ask-source": "the name of a card",
    "sun_tzu-part-need": "the same",
    "sun_tzu-part-cause": "nine rounds are a rule",
    "sun_tzu-event_card-*-about": "events are rules",
    "sun_tzu-*-marker": "scoring is after rounds 3, 6 and 9 by the rules",
    "sun_tzu-event-score_marker": "the same",
    "sun_tzu-table-values*": "the same",
    "sun_tzu-option-use": "the card 6",
    "sun_tzu-reason-general": "the same",
    "sun_tzu-*-marked": "the card 6",
    "sun_tzu-refusal-ST-E3": "the card 6",
    "sun_tzu-refusal-ST-E12": "the card 6",
    "sun_tzu-refusal-ST-F15": "the card 6",
    "sun_tzu-refusal-ST-F21": "the cards 7 to 10",
    "sun_tzu-refusal-ST-F23": "the last round for a general is a rule",
    "sun_tzu-table-still-beside": "the framed cards 1 to 6",
    "sun_tzu-table-still-title": "the same",
    "sun_tzu-table-where-battle": "there are five provinces by the rules",
    "sun_tzu-table-story": "the same",
    "sun_tzu-table-hint-orders": "the same",
    "sun_tzu-table-about-1": "what the card 1 does is a rule",
    "sun_tzu-table-line-1": "the same",
    "sun_tzu-table-about-6": "the card 6",
    "sun_tzu-table-progress-plagues": "the event of four plagues is a rule",
}


class Digits(visitor.Visitor):
    """Collects the numbers from 2 on in the texts of a message, except those that variants are selected by."""

    def __init__(self) -> None:
        self.found: set[int] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= {int(number) for number in re.findall(r"(?<![\w-])\d+", node.value) if int(number) > 1}


def numbers_of(entry: ast.Message) -> set[int]:
    digits = Digits()
    digits.visit(entry)
    return digits.found


def sentences(language: str) -> list[ast.Message]:
    files = [file for file in files_of(language) if not any(fnmatch(file, other) for other in OTHER_FILES)]
    return [entry for file in files for entry in entries(language, file)]


@pytest.mark.parametrize("language", languages())
def test_a_number_in_a_sentence_has_its_reason(language: str) -> None:
    numbered = {entry.id.name: numbers_of(entry) for entry in sentences(language)}
    unexplained = {
        key: numbers
        for key, numbers in numbered.items()
        if numbers and not any(fnmatch(key, pattern) for pattern in ALLOWED)
    }
    assert unexplained == {}


def test_every_reason_is_needed() -> None:
    numbered = {entry.id.name for language in languages() for entry in sentences(language) if numbers_of(entry)}
    assert [pattern for pattern in ALLOWED if not any(fnmatch(key, pattern) for key in numbered)] == []


def test_the_numbers_are_found() -> None:
    (entry,) = [entry for entry in entries("en", "great_wall.ftl") if entry.id.name == "great_wall-cause-walls"]
    assert numbers_of(entry) == {3}


@pytest.mark.parametrize("language", languages())
def test_a_minus_is_no_hyphen(language: str) -> None:
    for file in files_of(language):
        text = (LOCALES / language / file).read_text(encoding="utf-8")
        said = [line for line in text.splitlines() if not line.startswith("#")]
        assert not [line for line in said if re.search(r"(?<![\w{}$-])-(?=\d)", line)], file
