"""ZhanGuo: unify the warring states with cards on your board and at the court.

- names: pieces and places; entries: what a pack may contain; cards: from a pack to the box; box: cards and boards
- settings: box, players and options
- asks: the kinds of question; frames: the kinds of step; notation: options as codes and text; events: what is told
- state: the position; verbs: how it changes; pieces: their numbers; resample: a position that looks the same to a seat
- setup, auction, rounds: from the box to the last card; rewards, missions, scoring: what seats earn
- officials, court, building: the court actions; abilities, bonuses: what cards and player boards add to them
- given: what each of these contributes; flow: the table of all steps
- legal: all questions; tries: what a player might think of; asking: what the words of a question mention
- seen: types of what a seat sees; view: what it sees; printed: the parts that never change; observe: what a seat
  knows, as numbers
- rules ties them together. Rule ids (ZG-...) are explained by `tianxia rules zhanguo`
"""

from typing import Any, Final

from ...core.pack import Pack
from ...core.registry import Edition, Guide, Options, Registration
from ...core.rules import Rules
from .events import PLACES
from .rules import ZhanGuoRules
from .seen import View
from .settings import CHOICES


def _make(players: int, options: Options, pack: Pack | None) -> Rules[Any]:
    return ZhanGuoRules(players, options, pack)


GAME: Final[Registration] = Registration(
    name="zhanguo",
    title="ZhanGuo",
    version="1.3",
    players=(2, 3, 4),  # ZG-A1
    choices=CHOICES,
    make=_make,
    view=View,
    package=__name__,
    editions={
        "1.1": Edition("editions/1.1.toml", "132302ce619a84ec1de401b138c6cfbdbbdaf34be3fb388cb02e5b90a9bb742b"),
        "1.2": Edition("editions/1.2.toml", "5b31465229598513a24fc72eb2216124b41d9102007b9d4ba74cb2dd625d25de"),
    },
    guide=Guide(players=2, seed=2),
    prefix="ZG",
    names="tianxia.games.zhanguo.names",
    bots={
        "greedy": "tianxia.bots.zhanguo.greedy:ZhanGuoGreedy",
        "sparrow": "tianxia.bots.zhanguo.levels:Sparrow",
        "crane": "tianxia.bots.zhanguo.levels:Crane",
        "tiger": "tianxia.bots.zhanguo.levels:Tiger",
        "dragon": "tianxia.bots.zhanguo.levels:Dragon",
    },
    levels=("sparrow", "crane", "tiger", "dragon"),
    strengths="tianxia.bots.zhanguo:strengths.json",
    training="tianxia.bots.zhanguo.training:train",
    ear="tianxia.lab.ears.zhanguo:ZhanGuoEar",
    texts="tianxia.sentences.zhanguo:card_texts",
    cards="tianxia.card_lists.zhanguo:LISTER",
    kinds={"goal": ("section",), **dict.fromkeys(PLACES, ("area",))},
)
