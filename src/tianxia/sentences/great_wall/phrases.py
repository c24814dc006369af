"""Pieces of sentences of The Great Wall: lists, numbers, things and troops."""

from typing import Final, NamedTuple

from ...core.values import Fact
from ...games.great_wall.terms.names import COMMANDS, LOCATIONS, RESOURCES, SOLDIERS
from ...games.great_wall.terms.parts import Amount, Price
from ...games.great_wall.terms.vocabulary import SCALES, TRACK, TRIGGERS
from ...words import Words

NO_TRIGGER: Final = -1


class Actor(NamedTuple):
    """Who does what a sentence says."""

    voice: str  # you, one, many
    subject: str = ""  # as text; empty: you
    whose: str = "you"  # whose things are counted: you, they, yours
    chooses: bool = True  # or moves by the rules, so that "up to" has no meaning
    splits: bool = False  # the number is shared out


YOU: Final = Actor("you")


class Count(NamedTuple):
    """A number in a sentence: how many, as text, and what follows."""

    n: int  # the number
    sign: str
    text: str
    tail: str
    all: str

    def facts(self) -> dict[str, Fact]:
        upto = "no" if self.text == str(self.n) else "yes"
        single = "yes" if self.n == 1 and not self.tail else "no"
        return {"n": self.n, "count": self.text, "tail": self.tail, "all": self.all, "upto": upto, "single": single}


class Phrases:
    """The patterns of a language, and the names of the cards as the pack has them."""

    def __init__(self, words: Words, names: dict[str, str]) -> None:
        self.words: Final = words
        self.names: Final = names  # of commands

    def say(self, key: str, **arguments: Fact) -> str:
        return self.words.fill(f"great_wall-{key}", **arguments)

    def sentence(self, key: str, **arguments: Fact) -> str:
        text = self.say(key, **arguments)
        return text[0].upper() + text[1:]

    # Lists

    def listed(self, items: list[str], joint: str = "say-and") -> str:
        """One, two and three; some languages put a comma before the last of several."""
        text = items[0]
        several = "yes" if len(items) > 2 else "no"
        for item in items[1:-1]:
            text = self.say("say-comma", first=text, second=item)
        return self.say(joint, first=text, second=items[-1], several=several) if len(items) > 1 else text

    # Numbers

    def count(self, amount: Amount, actor: Actor = YOU, on: int = NO_TRIGGER, upto: bool = False) -> Count:
        number = amount.base or amount.each
        n = abs(number)
        count = str(n)
        if actor.splits:
            count = self.say("say-total", n=n)
        elif upto and actor.chooses and (n > 1 or not amount.base):
            count = self.say("say-upto", n=n)
        all_ = "yes" if amount.every else "no"
        return Count(n, "minus" if number < 0 else "plus", count, self._tail(amount, actor, on), all_)

    def _tail(self, amount: Amount, actor: Actor, on: int) -> str:
        tail = ""
        if amount.each:
            per = self.each(amount.per[0], actor, on)
            for scale in amount.per[1:]:
                per = self.say("say-times", per=per, number=self.number(scale, on))
            sign = "minus" if amount.each < 0 else "plus"
            tail = self.say("say-plus", n=abs(amount.each), sign=sign, per=per) if amount.base else f" {per}"
        return tail if amount.cap < 0 else f"{tail} {self.say('say-cap', n=amount.cap)}"

    def each(self, scale: int, actor: Actor, on: int) -> str:
        """For each thing that a scale counts."""
        if scale >= TRACK:
            return self.say("each-track", command=self.names[COMMANDS[scale - TRACK]])
        return self.say(f"each-{SCALES[scale]}", whose=actor.whose, on=trigger_word(on))

    def number(self, scale: int, on: int = NO_TRIGGER) -> str:
        """The number of what a scale counts."""
        if scale >= TRACK:
            return self.say("number-track", command=self.names[COMMANDS[scale - TRACK]])
        return self.say(f"number-{SCALES[scale]}", on=trigger_word(on))

    def range(self, least: str, most: int, n: int) -> str:
        """The bounds of a number; `n` is the lower one, 0 if there is none."""
        if most < 0:
            return self.say("say-least", n=least)
        if n == 0:
            return self.say("say-most" if most else "say-exactly", n=most)
        if least == str(most):
            return self.say("say-exactly", n=most)
        return self.say("say-between", least=least, n=most)

    # Things

    def thing(self, what: str, count: Count) -> str:
        return self.say(f"thing-{what}", **count.facts())

    def things(self, what: str, n: int) -> str:
        return self.thing(what, self.count(Amount(n)))

    def price(self, price: Price) -> str:
        parts = {name: getattr(price, name) for name in (*RESOURCES, "any", "build")}
        return self.listed([self.things(name, n) for name, n in parts.items() if n] or [self.things("chi", 0)])

    def of_kinds(self, mask: int, n: int) -> str:
        """A number of resources of one of these kinds."""
        kinds = [name for i, name in enumerate(RESOURCES) if mask >> i & 1]
        if len(kinds) == len(RESOURCES):
            return self.things("any", n)
        if len(kinds) == 1:
            return self.things(kinds[0], n)
        return self.say("say-kinds", n=n, count=str(n), kinds=self.one_of([f"kind-{name}" for name in kinds]))

    def one_of(self, keys: list[str]) -> str:
        return self.listed([self.say(key) for key in keys], "say-or")

    def troop(self, soldier: int, count: Count, case: str, other: bool = False) -> str:
        """A number of soldiers; `case` is the grammatical case in Polish and Czech."""
        facts = {"soldier": soldier_word(soldier), "case": case, "other": "yes" if other else "no"}
        return self.say("troop", **count.facts() | facts)

    def troops(self, soldier: int, case: str) -> str:
        return self.say("troops-all", soldier=soldier_word(soldier), case=case)

    # Places

    def at(self, location: int) -> str:
        return self._place("part-at", location)

    def to(self, location: int) -> str:
        return self._place("part-to", location)

    def _place(self, key: str, location: int) -> str:
        return self.words.say(f"great_wall-{key}", location=LOCATIONS[location]) if location >= 0 else ""


def soldier_word(soldier: int) -> str:
    return SOLDIERS[soldier] if soldier >= 0 else "any"


def trigger_word(trigger: int) -> str:
    return TRIGGERS[trigger] if trigger >= 0 else "none"
