"""The catalogs of rules: which ids a game has, in reading order, and how a rule is marked."""

import re
from typing import NamedTuple

from .sentences import words_in

# How the rules mark our rulings, answers of the publisher, our reconstructions, and conclusions.
RULING = {"en": "Our ruling", "pl": "Nasze rozstrzygnięcie", "cs": "Naše rozhodnutí", "it": "Nostra decisione"}
ANSWER = {
    "en": "Publisher's answer",
    "pl": "Odpowiedź wydawcy",
    "cs": "Odpověď vydavatele",
    "it": "Risposta dell'editore",
}
RECONSTRUCTION = {
    "en": "Our reconstruction",
    "pl": "Nasza rekonstrukcja",
    "cs": "Naše rekonstrukce",
    "it": "Nostra ricostruzione",
}
CONCLUSION = {
    "en": "Follows from the other rules",
    "pl": "Wynika z pozostałych zasad",
    "cs": "Vyplývá z ostatních pravidel",
    "it": "Discende dalle altre regole",
}
MARKS = (RULING, RECONSTRUCTION, CONCLUSION)


class Catalog(NamedTuple):
    """The rules of a game: how many each section has, and which marks they may have."""

    prefix: str
    sections: dict[str, int]
    marks: tuple[dict[str, str], ...]
    read_after: dict[str, dict[int, int]]  # ids never change, but a later rule may be read before an earlier one

    def rules(self) -> list[str]:
        return [rule for section in self.sections for rule in self.rules_of(section)]

    def rules_of(self, section: str) -> list[str]:
        """The ids of a section in reading order."""
        numbers = list(range(1, self.sections[section] + 1))
        for number, before in self.read_after.get(section, {}).items():
            numbers.remove(number)
            numbers.insert(numbers.index(before) + 1, number)
        return [f"{self.prefix}-{section}{number}" for number in numbers]

    def parts_of(self, language: str, rule: str) -> tuple[str, tuple[bool, ...]]:
        """The sentence of a rule without its marks; whether it has each mark, and each with a part in question."""
        mark = "|".join(
            f"({mark[language]})" if mark is CONCLUSION else f"({mark[language]})(: [^()]+)?" for mark in self.marks
        )
        found = re.fullmatch(rf"(.*?)(?: \((?:{mark})\.\))*", words_in(language).rule(rule))
        assert found
        return found[1], tuple(group is not None for group in found.groups()[1:])


SUN_TZU = Catalog(
    "ST",
    {"A": 10, "B": 15, "C": 8, "D": 6, "E": 17, "F": 23, "G": 16, "H": 7, "X": 4},
    marks=(RULING, CONCLUSION),
    read_after={},
)
ZHANGUO_SECTIONS = {"A": 10, "B": 13, "C": 9, "U": 10, "R": 6, "O": 10, "K": 15}
ZHANGUO_SECTIONS |= {"T": 13, "F": 9, "P": 9, "W": 16, "M": 9, "Y": 12, "V": 7}
ZHANGUO = Catalog("ZG", ZHANGUO_SECTIONS, marks=MARKS, read_after={})
GREAT_WALL_SECTIONS = {"A": 17, "B": 17, "T": 5, "G": 6, "E": 11, "K": 7, "L": 13, "P": 11, "H": 4, "M": 5, "U": 8}
GREAT_WALL_SECTIONS |= {"N": 5, "O": 4, "I": 2, "D": 9, "F": 15, "V": 12, "S": 8, "Z": 7, "J": 8, "W": 17, "Y": 5}
GREAT_WALL_SECTIONS |= {"R": 22, "Q": 33, "C": 28, "X": 15}
GREAT_WALL = Catalog(
    "GW",
    GREAT_WALL_SECTIONS,
    marks=(ANSWER, RULING),
    read_after={"P": {9: 7}, "C": {18: 14}, "W": {13: 7, 14: 13, 15: 14, 16: 15}},
)
