"""What cards and boards say, with the numbers of the pack that is played.

A sentence is composed from the words that the card is made of, so a changed card and a new one say what they do, in
every language. The patterns are in `locales/<language>`. Here is the one place that puts them together, in a module for
each game:

- card: a card as people read it
- effects, phrases: the vocabulary of The Great Wall; lists, numbers, things and troops in its sentences
"""

from collections.abc import Callable
from typing import Final

from ..core.pack import Pack
from ..words import Words, key_part
from .card import CardText, CardTexts

__all__ = ["CardText", "CardTexts", "card_texts", "words_with"]


# Who knows a game brings its code along, so each is loaded when somebody asks for it.


def _great_wall(pack: Pack | None, words: Words) -> CardTexts:
    from .great_wall import card_texts

    return card_texts(pack, words)


def _sun_tzu(pack: Pack | None, words: Words) -> CardTexts:
    from .sun_tzu import card_texts

    return card_texts(pack, words)


def _zhanguo(pack: Pack | None, words: Words) -> CardTexts:
    from .zhanguo import card_texts

    return card_texts(pack, words)


GAMES: Final[dict[str, Callable[[Pack | None, Words], CardTexts]]] = {
    "great_wall": _great_wall,
    "sun_tzu": _sun_tzu,
    "zhanguo": _zhanguo,
}


def card_texts(game: str, pack: Pack | None, words: Words) -> CardTexts:
    """The name and the sentence of every card of a game, by kind and id; kinds are those of the keys of names.

    The pack must be right: what is wrong with it is told by the tables of the game.

    >>> card_texts("great_wall", None, Words("en"))["advisor"]["taskmaster"].about
    'After activation on your turn, take the income of 1 of your overseers.'
    """
    return GAMES[game](pack, words) if game in GAMES else {}


def words_with(game: str, pack: Pack | None, words: Words) -> Words:
    """The words in which the cards of an own pack are called as the pack calls them."""
    if pack is None:
        return words
    names = {
        f"{game}-{kind}-{key_part(card)}": text.name
        for kind, texts in card_texts(game, pack, words).items()
        for card, text in texts.items()
    }
    return words.calling({key: name for key, name in names.items() if words.has(key) and words.say(key) != name})
