"""Bots to measure, for the toy: one bids high banners for high prizes, the other for low ones."""

from tianxia.bots import Situation
from tianxia.core.pack import Pack


class Wise:
    budget = "one look"

    def __init__(self, pack: Pack | None) -> None:
        self.pack = pack

    def choose(self, situation: Situation) -> int:
        prize, hand = int(situation.look().prize), sorted(situation.options)
        return hand[(prize - 1) * (len(hand) - 1) // 3]


class Fool(Wise):
    budget = ""

    def choose(self, situation: Situation) -> int:
        prize, hand = int(situation.look().prize), sorted(situation.options)
        return hand[(4 - prize) * (len(hand) - 1) // 3]


class Same(Wise):
    """Another name of the same."""


class Interrupted(Wise):
    """Somebody presses Ctrl-C in its third game."""

    games = 0

    def choose(self, situation: Situation) -> int:
        Interrupted.games += len(situation.options) == 4
        if Interrupted.games > 2:
            raise KeyboardInterrupt
        return max(situation.options)


class Nobody:
    def __init__(self, pack: Pack | None) -> None:
        self.pack = pack


WISE, FOOL, SAME = (f"{__name__}:{bot.__name__}" for bot in (Wise, Fool, Same))
INTERRUPTED = f"{__name__}:{Interrupted.__name__}"
