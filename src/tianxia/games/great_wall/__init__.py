"""The Great Wall: worker placement against the hordes, for one to four players, against each other or together.

- terms: the words that everything else uses; cards: from the data files to the box
- position: where everything is, and what can be counted in it
- acts: what players do; rivals: seats that the rules move
- course: from setup to the end, and the tables of all steps and questions
- views: what a seat may see
- rules ties them together. Rule ids (GW-...) are explained by `tianxia rules great_wall`
"""

from typing import Any, Final

from ...core.pack import Pack
from ...core.registry import Edition, Guide, Mode, Options, Registration
from ...core.rules import Rules
from .position.settings import CHOICES
from .rules import GreatWallRules
from .views.seen import View


def _make(players: int, options: Options, pack: Pack | None) -> Rules[Any]:
    return GreatWallRules(players, options, pack)


MODES: Final = (
    Mode("against", (3, 4), {"mode": "standard"}, {"walls_to_end": (3,)}),
    Mode("clan", (2,), {"mode": "standard"}, {"overlord": (2,), "raid_tokens": (2,)}),
    Mode(
        "solo",
        (1,),
        {"mode": "standard"},
        {"qin_honor": (1,), "qin_advisors": (1,), "qin_order": (1,)},
        hard=("qin_honor", "qin_advisors"),
    ),
    Mode(
        "coop",
        (2, 3, 4),
        {"mode": "coop"},
        {"overlord": (2,), "raid_tokens": (2,), "coop_trophies": (2, 3, 4), "coop2_decrees": (2,)},
        together=True,
    ),
)

GAME: Final[Registration] = Registration(
    name="great_wall",
    title="The Great Wall",
    version="1.4",
    players=(3, 4, 2, 1),
    choices=CHOICES,
    make=_make,
    view=View,
    package=__name__,
    editions={"1.3": Edition("editions/1.3.toml", "e8efcf18c477a9f86adf37c0e642488aafa47c0982c2a33b24bd646b7a8208fe")},
    modes=MODES,
    guide=Guide(players=3, seed=38),
    prefix="GW",
    names="tianxia.games.great_wall.terms.names",
    bots={
        "greedy": "tianxia.bots.great_wall.greedy:GreatWallGreedy",
        "sparrow": "tianxia.bots.great_wall.levels:Sparrow",
        "crane": "tianxia.bots.great_wall.levels:Crane",
        "tiger": "tianxia.bots.great_wall.levels:Tiger",
        "dragon": "tianxia.bots.great_wall.levels:Dragon",
    },
    levels=("sparrow", "crane", "tiger", "dragon"),
    strengths="tianxia.bots.great_wall:strengths.json",
    training="tianxia.bots.great_wall.training:train",
    ear="tianxia.lab.ears.great_wall:GreatWallEar",
    texts="tianxia.sentences.great_wall.cards:card_texts",
    cards="tianxia.card_lists.great_wall:LISTER",
    kinds={
        "start": ("location", "place"),
        "goal": ("section", "location"),
        "event": ("event_card",),  # because `great_wall-event-...` are the lines of the log
        "location": ("location", "place"),
        "other": ("seat", "resource"),
        "supporter": ("advisor",),
        # Several of a kind in one question: the others' command cards, the parts of a proposal.
        "seat_2": ("seat",),
        "seat_3": ("seat",),
        "command_2": ("command",),
        "command_3": ("command",),
        "give": ("table-need",),
        "give_2": ("table-need",),
        "give_3": ("table-need",),
    },
)
