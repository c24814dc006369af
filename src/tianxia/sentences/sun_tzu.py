"""What the cards of Sun Tzu say: generals and events have their sentences, cards and score markers their numbers."""

from ..core.pack import Pack
from ..games.sun_tzu.cards import box_of
from ..games.sun_tzu.names import CARDS, EVENT_CARDS, GENERALS
from ..words import Words, key_part
from .card import CardText, CardTexts


def card_texts(pack: Pack | None, words: Words) -> CardTexts:
    box = box_of(pack)
    texts: CardTexts = {
        kind: {
            card: CardText(words.say(f"sun_tzu-{kind}-{card}"), words.say(f"sun_tzu-{kind}-{card}-about"))
            for card in cards
        }
        for kind, cards in (("general", GENERALS), ("event_card", EVENT_CARDS))
    }
    texts["card"] = {
        card: CardText(words.say(f"sun_tzu-card-{key_part(card)}"), words.fill("sun_tzu-say-copies", count=copies))
        for card, copies in zip(CARDS, box.deck, strict=True)
    }
    texts["marker"] = {
        str(number): CardText(
            words.fill("sun_tzu-say-marker-name", number=number),
            words.fill("sun_tzu-say-marker", round_3=points[0], round_6=points[1], round_9=points[2]),
        )
        for number, points in enumerate(box.markers, 1)
    }
    return texts
