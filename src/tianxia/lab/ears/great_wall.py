"""What the laboratory hears of The Great Wall: cards that are taken, played and boosted."""

from typing import ClassVar

from ...games.great_wall.terms.names import SOURCES
from ..hearing import Ear, Source, Sources


class GreatWallEar(Ear):
    """Also hears whether the wall breaks, what becomes of hordes, what is built, who is shamed, what brings honor.

    The Reed Clan and Qin are no seats: what they do is not counted.
    """

    sources: ClassVar[Sources] = {
        "general": (Source("general", "general"),),
        "first_advisors": (Source("advisor", "advisor", "active"), Source("advisor", "supporter", "supporting")),
        "advisor_active": (Source("advisor", "advisor", "active"),),
        "advisor_supporting": (Source("advisor", "advisor", "supporting"),),
        "tactic": (Source("tactic", "tactic"),),
        "boosted": (Source("tactic", "tactic", "boosted"),),
        "command": (Source("command", "command"),),
    }
    counted = (
        "holds",
        "breach",
        "raid",
        "defeated",
        "trophy",
        "wall",
        "barricade",
        "shame",
        "shame_on_trophy",
        "shame_off",
        "shame_off_trophy",
        "fulfilled",
    )

    def note(self, event: str, facts: dict[str, int], to: int) -> None:
        if facts.get("seat", 0) >= self.rules.seats:
            return
        super().note(event, facts, to)
        if event in ("honor", "scores"):
            self.points[SOURCES[facts["source"]]] += facts["number"]
        elif event == "honor_lost":
            self.points[SOURCES[facts["source"]]] -= facts["number"]
