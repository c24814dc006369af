"""What training has found; `training` makes the files."""

import json
from functools import cache
from importlib.resources import files

from .features import COUNTED
from .value import Outlook
from .weights import BEGUN_WITH, Weights

Outlooks = dict[int, dict[int, Outlook]]  # by number of players and round


@cache
def learned() -> Weights:
    """By name, so that a weight that is new since the last training has the one that training begins with."""
    text = (files("tianxia.bots.zhanguo") / "weights.json").read_text(encoding="utf-8")
    known: dict[str, float] = json.loads(text)
    return Weights([float(known.get(name, value)) for name, value in BEGUN_WITH])


@cache
def foretold() -> Outlooks:
    return outlooks_in((files("tianxia.bots.zhanguo") / "value.json").read_text(encoding="utf-8"))


def outlooks_in(text: str) -> Outlooks:
    """By name, too: what is counted since the last training is worth nothing yet."""
    found: Outlooks = {}
    for players, rounds in json.loads(text).items():
        found[int(players)] = {}
        for round_, told in rounds.items():
            worths = [float(told["worths"].get(name, 0.0)) for name in COUNTED]
            found[int(players)][int(round_)] = Outlook(worths, float(told["spread"]))
    return found
