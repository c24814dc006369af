"""What composes the sentences of The Great Wall, for the tests."""

from functools import cache

from tianxia.games.great_wall.cards.reader import box_of
from tianxia.games.great_wall.terms.box import Box
from tianxia.games.great_wall.terms.names import COMMANDS
from tianxia.games.great_wall.terms.parts import Effect
from tianxia.sentences.great_wall.cards import Composer
from tianxia.sentences.great_wall.effects import Effects
from tianxia.sentences.great_wall.phrases import Actor, Phrases

from .sentences import words_in


@cache
def composer_in(language: str) -> Composer:
    names: dict[str, str] = {name: words_in(language).say(f"great_wall-command-{name}") for name in COMMANDS}
    return Composer(box_of(None), Phrases(words_in(language), names))


def say_effect(language: str, effect: Effect, actor: Actor) -> str:
    box = Box()
    box.effects.append(effect)
    return Effects(box, composer_in(language).p).does((0,), actor)
