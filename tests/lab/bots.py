"""Bots to measure, for the toy: one bids high banners for high prizes, the other for low ones. And some that fail."""

import sys

from tianxia.bots import Situation
from tianxia.core.pack import Pack
from tianxia.lab.forfeits import Failed
from tianxia.research.programs import Program


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


class Moody(Wise):
    """If the second prize is a low one, it gives no answer."""

    def choose(self, situation: Situation) -> int:
        prize = int(situation.look().prize)
        if len(situation.options) == 3 and prize < 3:
            raise Failed(f"A prize of {prize} is beneath me.")
        return max(situation.options)


class Liar(Wise):
    """It plays what it does not have."""

    def choose(self, situation: Situation) -> int:
        return 1 + max(situation.options)


class Nobody:
    def __init__(self, pack: Pack | None) -> None:
        self.pack = pack


def dying(pack: Pack | None) -> Program:
    """A program that answers five questions of Sun Tzu and ends."""
    body = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["number"] == 5:
        sys.exit(3)
    print(json.dumps({"number": question["number"], "option": question["options"][0]}), flush=True)
"""
    return Program([sys.executable, "-S", "-c", body], "sun_tzu", seconds=60)


def hanging(pack: Pack | None) -> Program:
    return Program([sys.executable, "-S", "-c", "import time\ntime.sleep(600)"], "sun_tzu", seconds=0.2, start=0)


def babbling(pack: Pack | None) -> Program:
    """It does not even listen."""
    return Program([sys.executable, "-S", "-c", "while True: print('castle', flush=True)"], "sun_tzu", seconds=60)


WISE, FOOL, SAME = (f"{__name__}:{bot.__name__}" for bot in (Wise, Fool, Same))
MOODY, LIAR = (f"{__name__}:{bot.__name__}" for bot in (Moody, Liar))
DYING, HANGING, BABBLING = (f"{__name__}:{bot.__name__}" for bot in (dying, hanging, babbling))
INTERRUPTED = f"{__name__}:{Interrupted.__name__}"
