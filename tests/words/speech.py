"""What a game can say, in the form that the checks shared by all games read."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tianxia.core.values import Choice, EventKind, Fact, Option

from .random_games import Occurred
from .vocabulary import keys_in

Facts = dict[str, Fact]
Values = dict[str, tuple[Fact, ...]]  # that a fact can have, by its name; numbers where none are listed
RefusalForms = frozenset[tuple[str, tuple[str, ...]]]  # rules with the names of their facts

NUMBERS = (0, 1, 2, 3, 5, 12, 21, 22)


class Speech(NamedTuple):
    """What one game can say."""

    game: str
    prefix: str  # of the ids of its rules
    choices: tuple[Choice, ...]
    asks: tuple[str, ...]
    events: tuple[EventKind, ...]
    options: tuple[Option, ...]
    values: Values
    facts_of: Callable[[tuple[str, ...]], list[Facts]]  # with these names, and every value of each
    names: frozenset[str]  # keys of what pieces are called
    about: frozenset[str]  # keys of what pieces do
    refusals: RefusalForms
    reasons: dict[str, tuple[str, ...]]  # of its bots, with the names of their facts
    what_occurs: Callable[[], Occurred]  # in random games
    heard: int  # at least that many kinds of event

    def last_value(self, name: str) -> Fact:
        return self.values.get(name, NUMBERS)[-1]

    # Keys

    def setting_keys(self) -> set[str]:
        return setting_keys(self.game, self.choices)

    def part_keys(self) -> set[str]:
        """Parts of sentences: only sentences use them."""
        return {key for key in keys_in("en", f"{self.game}.ftl") if key.startswith(f"{self.game}-part-")}

    def engine_keys(self) -> set[str]:
        """The keys of everything but the pieces."""
        used = {f"{self.game}-title"} | self.setting_keys() | self.part_keys()
        used |= {f"{self.game}-ask-{kind}" for kind in self.asks}
        used |= {f"{self.game}-option-{option.verb}" for option in self.options}
        used |= {f"{self.game}-event-{kind.name}" for kind in self.events}
        used |= {f"{self.game}-reason-{why}" for why in self.reasons}
        return used | {f"{self.game}-refusal-{rule}" for rule, _ in self.refusals}


def setting_keys(game: str, choices: Iterable[Choice]) -> set[str]:
    """The key of each option of a game, and of each of its values."""
    keys = set()
    for choice in choices:
        key = f"{game}-setting-{choice.name}"
        keys |= {key} | {f"{key}-{str(value).lower()}" for value in choice.values}
    return keys


def facts_in_turn(values: Values, names: tuple[str, ...]) -> list[Facts]:
    """Facts with these names: each takes all its values in turn, and they meet in different pairs."""
    every = {name: values.get(name, NUMBERS) for name in names}
    found: list[Facts] = []
    for nth in range(3 * max((len(its_values) for its_values in every.values()), default=1)):
        facts: Facts = {}
        for place, (name, its_values) in enumerate(every.items()):
            facts[name] = its_values[(nth + place * (nth // len(its_values))) % len(its_values)]
        found.append(facts)
    return found
