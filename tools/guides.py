"""The guides beside the rules that they speak of: `make guides` shows what has to be read again.

A guide says in twenty words what the catalog says in fifty, in four languages, and nothing that runs can tell whether
both still mean the same. So people read them side by side: every step names its rules in its script
(`web/src/games/<game>/guide.ts`), and `guides_read.txt` notes which words were read, as a digest of the step's words
and of its rules' sentences, by language. After a change of either a test fails until the pair has been read and
`make guides READ=1` has noted it.
"""

import argparse
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tianxia.word_files import LOCALES, messages_in

HERE = Path(__file__).parent
SCRIPTS = HERE.parent / "web" / "src" / "games"
NOTED = HERE / "guides_read.txt"
STEP = re.compile(r'\bid: "([a-z_]+)",\s*rules: \[([^\]]*)\]')
ANY_STEP = re.compile(r"\brules: \[")
ID = re.compile(r'"([^"]+)"')


class Pair(NamedTuple):
    """A step of a guide in one language, and the rules behind it."""

    game: str
    step: str
    language: str
    words: tuple[str, ...]  # as they are written
    sentences: tuple[tuple[str, str], ...]  # rules by their ids

    @property
    def name(self) -> str:
        return f"{self.game} {self.step} {self.language}"

    @property
    def digest(self) -> str:
        return hashlib.sha256("\n".join([*self.words, *map(" = ".join, self.sentences)]).encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return "\n".join([f"[{self.name}]", *self.words, *[f"    {rule} = {text}" for rule, text in self.sentences]])


def steps(game: str) -> list[tuple[str, list[str]]]:
    """Every step of a guide's script, with the ids of its rules."""
    script = (SCRIPTS / game / "guide.ts").read_text(encoding="utf-8")
    found = [(step, ID.findall(rules)) for step, rules in STEP.findall(script)]
    if len(found) != len(ANY_STEP.findall(script)):
        raise ValueError(f"the guide of {game}: a step does not begin with its id and its rules")
    return found


def pairs() -> Iterator[Pair]:
    for script in sorted(SCRIPTS.glob("*/guide.ts")):
        game = script.parent.name
        for language in sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()):
            words, rules = [
                dict(messages_in((LOCALES / language / name).read_text(encoding="utf-8"), name))
                for name in (f"{game}_guide.ftl", f"{game}_rules.ftl")
            ]
            for step, ids in steps(game):
                own = [f"guide-{game}-{step}{end}" for end in ("", "-text", "-do")]
                said = tuple(f"{key} = {sentence(words[key])}" for key in own if key in words)
                yield Pair(game, step, language, said, tuple((rule, sentence(rules[rule])) for rule in ids))


def sentence(message: str) -> str:
    """Of a message as it is in its file, up to the next one; comments between them belong to neither."""
    lines = [line for line in message.partition("=")[2].splitlines() if not line.startswith("#")]
    return "\n".join(lines).strip()


def noted() -> dict[str, str]:
    """What has been read: digests by the names of the pairs."""
    lines = NOTED.read_text(encoding="utf-8").splitlines() if NOTED.exists() else []
    return dict(line.rsplit(" ", 1) for line in lines)


def unread() -> list[Pair]:
    known = noted()
    return [pair for pair in pairs() if known.get(pair.name) != pair.digest]


def note() -> None:
    text = "".join([f"{pair.name} {pair.digest}\n" for pair in pairs()])
    NOTED.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", action="store_true", help="they were read, and agree")
    is_read = parser.parse_args().read
    for pair in unread():
        print(f"{pair}\n")
    if is_read:
        note()


if __name__ == "__main__":
    main()
