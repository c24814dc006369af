"""What composes the sentences of The Great Wall, for the tests."""

from functools import cache

from tianxia.games.great_wall.cards import tables_of
from tianxia.games.great_wall.names import COMMANDS
from tianxia.games.great_wall.parts import Effect
from tianxia.games.great_wall.tables import Tables
from tianxia.sentences.effects import Effects
from tianxia.sentences.great_wall import Composer
from tianxia.sentences.phrases import Actor, Phrases

from .sentences import words_in


@cache
def composer_in(language: str) -> Composer:
    names: dict[str, str] = {name: words_in(language).say(f"great_wall-command-{name}") for name in COMMANDS}
    return Composer(tables_of(None), Phrases(words_in(language), names))


def say_effect(language: str, effect: Effect, actor: Actor) -> str:
    tables = Tables()
    tables.effects.append(effect)
    return Effects(tables, composer_in(language).p).does((0,), actor)
