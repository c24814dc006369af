"""The weights that training has found; `training` makes the file."""

import json
from functools import cache
from importlib.resources import files

from .weights import BY_HAND, Weights


@cache
def learned() -> Weights:
    """By name, so that a weight that is new since the last training has its value by hand."""
    text = (files("tianxia.bots.zhanguo") / "weights.json").read_text(encoding="utf-8")
    known: dict[str, float] = json.loads(text)
    return Weights([float(known.get(name, value)) for name, value in BY_HAND])
