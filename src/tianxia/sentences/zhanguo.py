from ..core.pack import Pack
from ..words import Words
from .card import CardTexts


def card_texts(pack: Pack | None, words: Words) -> CardTexts:
    return {}
