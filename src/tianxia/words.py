"""The words of the games: everything a player reads, from the Fluent files of a language.

The engine speaks in ids and numbers; here they become sentences. All sentences, with their plurals and
word order, are in `locales/<language>/*.ftl`, which the browser reads as well: so there is no
grammar in this file, only the rule for turning facts into arguments (`_arguments`).
"""

import re
import threading
import warnings
from copy import copy
from typing import Final, Self

from fluent.runtime import FluentBundle

from .core.registry import find, game_names
from .core.values import BadInput, Decision, Fact, Option, Refusal, Told
from .word_files import LOCALES, messages_in, own_texts, parsed, references_in, texts_in

RULE_ID: Final = re.compile(r"[A-Z]{2}-[A-Z][0-9]+")  # ST-A is a section, TX-1 a refusal of the kernel

# Fluent refuses to fill in very long texts, and what a client sends may be of any length (TX-2).
LONGEST_FACT: Final = 80


def languages() -> tuple[str, ...]:
    """The codes of all languages there are.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


class Words:
    """The words of one language.

    >>> words = Words("en")
    >>> words.refusal("sun_tzu", Refusal("ST-E3", province="WU"))
    "You have already used your 6 in Wu; it can't be played there again. (ST-E3)"
    >>> words.event("sun_tzu", Told("won", {"seat": "shao", "province": "WU", "margin": 4}))
    'King Shao wins Wu by 4.'
    """

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise BadInput(f"There is no language {language!r}; there are: {', '.join(languages())}.")
        self.language: Final = language
        # Isolation marks are for text that mixes writing directions; they would show up in logs and tests.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: dict[str, str] = {}  # the file of each, in the order of the files
        self._names: dict[str, str] = {}  # names that a pack gives its pieces, by key
        self._unread: dict[str, str] = {}  # messages that nobody has asked for yet, by key: parsing them takes long
        self._reading: Final = threading.Lock()
        self._load(texts_in(LOCALES / language))
        for game in game_names():
            try:
                texts = own_texts(game, language)
                for name, text in texts.items():
                    parsed(text, name)  # files of other packages: our tests have not checked them
                self._load(texts)
            except ValueError as error:  # the other games keep their words
                warnings.warn(f"The words of the game {game!r} are left out: {error}.", stacklevel=2)

    def _load(self, texts: dict[str, str]) -> None:
        """Fluent skips second definitions; here they are errors."""
        files: dict[str, str] = {}
        found: dict[str, str] = {}
        for name, whole in texts.items():
            for key, text in messages_in(whole, name):
                if key in found or key in self._unread:
                    raise ValueError(f"{name}: {key} is defined twice")
                files[key], found[key] = name, text
        self._unread.update(found)
        self._keys.update({key: name for key, name in files.items() if not key.startswith("-")})

    def read_all(self) -> None:
        """Parse what nobody has asked for yet, for example while nobody is waiting."""
        for key in list(self._unread):
            self._read(key)

    def _read(self, key: str) -> None:
        """Parse a message and all that it refers to. Only then does it count as read: other threads may ask for it."""
        with self._reading:
            waiting, done = [key], set[str]()
            while waiting:
                each = waiting.pop()
                if each in self._unread and each not in done:
                    done.add(each)
                    resource = parsed(self._unread[each], each)
                    self._bundle.add_resource(resource)
                    waiting += references_in(resource)
            for each in done:
                del self._unread[each]

    def calling(self, names: dict[str, str]) -> Self:
        """The same words, but with other names for some pieces, given by key."""
        twin = copy(self)
        twin._names = {**self._names, **names}
        return twin

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys, in the order of the files."""
        return tuple(self._keys)

    def has(self, key: str) -> bool:
        """Whether there is a sentence with this key."""
        return key in self._keys

    def say(self, key: str, /, **facts: Fact) -> str:
        """The sentence of a key. A missing key is a KeyError, a missing fact a ValueError."""
        return self._format(key, self._arguments(key.partition("-")[0], facts))

    def fill(self, key: str, /, **arguments: Fact) -> str:
        """The sentence of a key with these arguments as they are: texts are final, no piece is looked up."""
        return self._format(key, arguments)

    def _format(self, key: str, arguments: dict[str, Fact]) -> str:
        if key in self._names:
            return self._names[key]
        if key not in self._keys:
            raise KeyError(key)
        if key in self._unread:
            self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{key}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _arguments(self, game: str, facts: dict[str, Fact]) -> dict[str, Fact]:
        """What the sentences can use: see the head of platform.ftl. The browser does the same."""
        arguments: dict[str, Fact] = {"about": "_".join(facts)}
        for fact, value in facts.items():
            if isinstance(value, int):
                arguments[fact] = value
                arguments[f"{fact}_size"] = abs(value)
                arguments[f"{fact}_sign"] = "plus" if value > 0 else "minus" if value < 0 else "zero"
            else:
                arguments[fact] = self._name(game, fact, value)
                arguments[f"{fact}_id"] = value
        return arguments

    def _name(self, game: str, fact: str, value: str) -> str:
        """The display name of a piece; a text that names none stays as it is."""
        for key in name_keys(game, fact, value):
            if key in self._names or key in self._keys:
                return self._format(key, {})
        return value if len(value) <= LONGEST_FACT else value[:LONGEST_FACT] + "…"

    # Rules

    def rule(self, rule: str) -> str:
        """The sentence of a rule, or the title of a section.

        >>> Words().rule("ST-E1")
        "A number card's strength is its number."
        """
        return self.say(rule)

    def rules(self, prefix: str) -> list[tuple[str, str]]:
        """Ids and sentences of a game ("ST") or of one of its sections ("ST-B"), in order."""
        return [(key, self.rule(key)) for key in self._keys if RULE_ID.fullmatch(key) and key.startswith(prefix)]

    def find_rules(self, game: str, search: str = "") -> list[tuple[str, str]]:
        """Rules of a game: the one with this id, else those whose id begins like this, else those with the word.

        >>> [key for key, _ in Words().find_rules("sun_tzu", "st-x")]
        ['ST-X1', 'ST-X2', 'ST-X3', 'ST-X4']
        """
        wanted = search.casefold()
        keys = [key for key, file in self._keys.items() if file == f"{game}_rules.ftl" and RULE_ID.fullmatch(key)]
        same = [key for key in keys if key.casefold() == wanted]
        begin = [key for key in keys if key.casefold().startswith(wanted)]
        if same or begin:
            return [(key, self.rule(key)) for key in same or begin]
        every = [(key, self.rule(key)) for key in keys]
        return [rule for rule in every if wanted in rule[1].casefold()]

    # What the engine says

    def seat(self, game: str, seat: int) -> str:
        """The name of a seat: that of its side where the game has sides."""
        key = f"{game}-seat-{seat}"
        return self.say(key) if self.has(key) else self.say("seat", number=seat + 1)

    def refusal(self, game: str, refusal: Refusal) -> str:
        """Why not: in words for this position if there are any, else in the rule's own; and the rule's id."""
        key = f"{game}-refusal-{refusal.rule}"
        sentence = self.say(key if self.has(key) else refusal.rule, **refusal.facts)
        return self._format("refusal", {"sentence": sentence, "rule": refusal.rule})

    def event(self, game: str, told: Told) -> str:
        """What happened, as a line of the log."""
        return self.say(f"{game}-event-{told.kind}", **told.facts)

    def option(self, game: str, option: Option) -> str:
        """What an option does.

        >>> Words().option("sun_tzu", Option("9@WU", "lay", {"card": "9", "province": "WU"}))
        'Play the 9 to Wu'
        """
        key = f"{game}-option-{option.verb}"
        return self.say(key if self.has(key) else f"option-{option.verb}", **option.parts)

    def reason(self, game: str, why: str, about: dict[str, Fact]) -> str:
        """Why one might take an option, as a bot that judges it names the reason; "" if it names none.

        >>> Words().reason("sun_tzu", "keep", {"card": "9"})
        'You keep the 9.'
        """
        return self.say(f"{game}-reason-{why}", **about) if why else ""

    def ask(self, decision: Decision) -> str:
        """The question that a seat is asked."""
        return self.say(decision.prompt, **decision.facts)


def name_keys(game: str, fact: str, value: str) -> list[str]:
    """The keys that may name a piece; the first that exists counts.

    >>> name_keys("great_wall", "place", "left 1")
    ['great_wall-place-left-1']
    """
    return [f"{game}-{kind}-{key_part(value)}" for kind in kinds_of(game, fact)]


def kinds_of(game: str, fact: str) -> tuple[str, ...]:
    """The kinds of pieces that a fact may name; like `province` and `card` it is its own kind, unless the game says
    otherwise.

    >>> kinds_of("sun_tzu", "province"), kinds_of("sun_tzu", "winner")
    (('province',), ('seat',))
    """
    own = (fact,)
    return find(game).kinds.get(fact, own) if game in game_names() else own


def key_part(value: str) -> str:
    """A name as a part of a key: Fluent allows letters, digits, `-` and `_` only.

    >>> key_part("+1"), key_part("-1"), key_part("JIN-YAN"), key_part("left 1")
    ('plus-1', 'minus-1', 'JIN-YAN', 'left-1')
    """
    return re.sub(r"^-", "minus-", value.replace("+", "plus-").replace(" ", "-"))
