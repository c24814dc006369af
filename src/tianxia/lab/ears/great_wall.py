"""What the laboratory hears of The Great Wall: cards that are taken, played and boosted."""

from typing import Any, ClassVar, Final

from ...games.great_wall.acts.building import LEVELS
from ...games.great_wall.terms.names import N_SOLDIERS, SOURCES
from ..hearing import Ear, Source, Sources

DEEDS: Final = ("wall", "barricade", "trophy")  # whether more of them also means more wins


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
    each = ("deed",)
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
        "complete_walls",
        "shame_at_the_end",
    )

    def note(self, event: str, facts: dict[str, int], to: int) -> None:
        if facts.get("seat", 0) >= self.rules.seats:
            return
        super().note(event, facts, to)
        if event in DEEDS:
            self.take(facts["seat"], "deed", event)
        if event in ("honor", "scores"):
            self.points[SOURCES[facts["source"]]] += facts["number"]
        elif event == "honor_lost":
            self.points[SOURCES[facts["source"]]] -= facts["number"]

    def close(self, s: Any) -> None:
        self.counts["complete_walls"] = sum([level == LEVELS for level in s.wall])
        tokens = [n for row in s.trophy_shame[: self.rules.seats] for n in row]
        self.counts["shame_at_the_end"] = sum(s.shamed[: self.rules.seats * N_SOLDIERS]) + sum(tokens)
