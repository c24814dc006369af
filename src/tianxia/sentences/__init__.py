"""What cards and boards say, with the numbers of the pack in play.

A sentence is composed from the words that the card is made of, so changed and new cards say what they do, in every
language. The patterns are in `locales/<language>`. This is the only place that puts them together, with a module or
a folder for each game.

- card: a card as people read it
"""

from ..core.pack import Pack
from ..core.registry import find, game_names, loaded
from ..words import Words, key_part
from .card import CardText, CardTexts

__all__ = ["CardText", "CardTexts", "card_texts", "words_with"]


def card_texts(game: str, pack: Pack | None, words: Words) -> CardTexts:
    """The name and the sentence of every card of a game, by kind and id; kinds are those of the keys of names.

    The pack must be valid: the game's own reading of it reports what is wrong.

    >>> card_texts("great_wall", None, Words("en"))["advisor"]["taskmaster"].about
    'After activation on your turn, collect income from 1 of your overseers.'
    """
    composer = find(game).texts if game in game_names() else ""
    texts: CardTexts = loaded(composer)(pack, words) if composer else {}
    return texts


def words_with(game: str, pack: Pack | None, words: Words) -> Words:
    """The words, with the names that a custom pack gives its cards, and those that are composed like sentences."""
    names = {
        f"{game}-{kind}-{key_part(card)}": text.name
        for kind, texts in card_texts(game, pack, words).items()
        for card, text in texts.items()
    }
    return words.calling({key: name for key, name in names.items() if not words.has(key) or words.say(key) != name})
