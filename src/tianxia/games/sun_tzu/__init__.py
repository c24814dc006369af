"""Sun Tzu: two sides, five provinces, secret orders.

- names: pieces and places; entries: what a pack may contain; cards: from a pack to the box; box: its cards as numbers
- settings: box and options
- asks: the kinds of question; frames: the kinds of step; notation: options as codes and text; events: what is told
- state: the position; pieces: their numbers, which never change; resample: a position that looks the same to a seat
- setup, rounds, orders, battle, armies, generals, event_cards, scoring, draw: the course of the game
- given: what each of these contributes; flow: the tables of all steps and questions
- legal: what may be done, why not, and what it does; tries: what a player might think of
- seen: types of what a seat sees; view: what it sees; observe: the same as numbers
- rules ties them together. Rule ids (ST-...) are explained by `tianxia rules sun_tzu`
"""

from typing import Any, Final

from ...core.pack import Pack
from ...core.registry import Guide, Options, Registration
from ...core.rules import Rules
from .rules import SunTzuRules
from .seen import View
from .settings import CHOICES


def _make(players: int, options: Options, pack: Pack | None) -> Rules[Any]:
    return SunTzuRules(options, pack)


GAME: Final[Registration] = Registration(
    name="sun_tzu",
    title="Sun Tzu",
    version="1.2",
    players=(2,),
    choices=CHOICES,
    make=_make,
    view=View,
    package=__name__,
    guide=Guide(players=2, seed=6, options={"beginner": True}),
    prefix="ST",
    first_rules=("ST-B1", "ST-C1", "ST-C2", "ST-C5", "ST-B5", "ST-H1", "ST-H4"),
    names="tianxia.games.sun_tzu.names",
    bots={
        "greedy": "tianxia.bots.sun_tzu.greedy:SunTzuGreedy",
        "sparrow": "tianxia.bots.sun_tzu.levels:Sparrow",
        "crane": "tianxia.bots.sun_tzu.levels:Crane",
        "tiger": "tianxia.bots.sun_tzu.levels:Tiger",
        "dragon": "tianxia.bots.sun_tzu.levels:Dragon",
    },
    levels=("sparrow", "crane", "tiger", "dragon"),
    strengths="tianxia.bots.sun_tzu:strengths.json",
    training="tianxia.bots.sun_tzu.training:train",
    ear="tianxia.lab.ears.sun_tzu:SunTzuEar",
    texts="tianxia.sentences.sun_tzu:card_texts",
    drawing="tianxia.terminal.sun_tzu:draw_sun_tzu",
    kinds={
        "source": ("province",),
        "from": ("province",),
        "to": ("province",),
        "start": ("province",),
        "goal": ("province",),
        "top": ("card",),
        "order": ("card",),
        "other_card": ("card",),
        "sun_tzu_card": ("card",),
        "shao_card": ("card",),
        "winner": ("seat",),
        "event": ("event_card",),  # `sun_tzu-event-...` are the lines of the log
    },
)
