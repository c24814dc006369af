"""What the laboratory hears of The Great Wall: cards that are taken, played and boosted."""

from typing import ClassVar

from ..hearing import Ear, Source, Sources


class GreatWallEar(Ear):
    """Also hears whether the wall breaks, what becomes of hordes, what is built."""

    sources: ClassVar[Sources] = {
        "general": (Source("general", "general"),),
        "first_advisors": (Source("advisor", "advisor", "active"), Source("advisor", "supporter", "supporting")),
        "advisor_active": (Source("advisor", "advisor", "active"),),
        "advisor_supporting": (Source("advisor", "advisor", "supporting"),),
        "tactic": (Source("tactic", "tactic"),),
        "boosted": (Source("tactic", "tactic", "boosted"),),
        "command": (Source("command", "command"),),
    }
    counted = ("holds", "breach", "defeated", "trophy", "wall")
