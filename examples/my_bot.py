"""A bot of one's own for Sun Tzu: it lays its highest cards first.

A package makes it known by an entry point, in its pyproject.toml:

    [project.entry-points."tianxia.bots"]
    eager = "my_bot:Eager"

Then `tianxia arena sun_tzu --bots eager,random` and `find_bot("eager", setting)` find it; with
`--bots my_bot:Eager,random` no package is needed at all.
"""

from tianxia.bots import Situation
from tianxia.core.pack import Pack


class Eager:
    def __init__(self, pack: Pack | None) -> None:
        self.pack = pack

    def choose(self, situation: Situation) -> int:
        """One of the options, which are numbers; their texts are like `9@WU`."""
        return max(situation.options, key=lambda code: self.strength(situation.rules.text(code)))

    def strength(self, text: str) -> int:
        card = text.partition("@")[0]
        return int(card) if card.isdecimal() else 0
