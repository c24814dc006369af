"""Plays both sides of Sun Tzu so that the events come about (ST-G7 is rare)."""

import tianxia
from tianxia.core.dice import Dice

from .playthrough import at_random

PROVINCES = ("QIN", "CHU", "JIN-YAN", "HAN-QI", "WU")


def wanted(event: str | None, seat: int) -> list[tuple[str, str]]:
    """What the event face up needs, as card and province."""
    if event == "two_ones":
        return [("1", "QIN")]
    if event == "four_plagues":
        return [("plague", "CHU"), ("plague", "WU")]
    if event == "three_sixes":
        return [("6", province) for province in PROVINCES]
    if event == "nine_beaten":
        return [("9", "WU"), ("10", "WU"), ("+3", "WU"), ("+2", "WU"), ("+1", "WU")][seat:]
    if event == "ten_beaten":
        return [("10", "WU"), ("+3", "WU"), ("+2", "WU"), ("+1", "WU")][seat:]
    return []


def direct(game: tianxia.Game, seat: int, dice: Dice) -> str:
    """Serve the event; keep the cards that later events need; otherwise play anything."""
    decision = game.decision(seat)
    texts = [option.text for option in decision.options]
    table = game.view(seat)
    if decision.kind == "orders":
        for card, province in wanted(table.event, seat):
            if f"{card}@{province}" in texts:
                return f"{card}@{province}"
        numbers = [text for text in texts if text[0] in "12345" and text[1] == "@" and not text.startswith("1@")]
        return numbers[dice.below(len(numbers))] if numbers else texts[dice.below(len(texts))]
    if decision.kind == "draw":
        for card in ("-1", "7", "8", "+1"):
            if f"under {card}" in texts:
                return f"under {card}"
    if decision.kind == "take_general":
        return texts[-1]
    return "pass" if "pass" in texts else at_random(game, seat, dice)
