"""What the laboratory hears of ZhanGuo: cards and what is on them, boards, places, rewards, missions."""

from typing import Any, ClassVar, Final

from ...core.rules import Rules
from ...games.zhanguo.box import Box
from ...games.zhanguo.names import (
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    BONUSES,
    CARDS,
    CRITERIA,
    MISSION_KINDS,
    PLAIN,
    REGION_NAMES,
    REWARDS,
    ROUNDS,
    SOURCES,
    SQUARES,
)
from ...games.zhanguo.rules import ZhanGuoRules
from ...games.zhanguo.setup import starting_order
from ..effect import Key
from ..hearing import Ear, Source, Sources

DEALT: Final = "dealt"  # by chance: the effect of the card alone, without the bot's preferences
LAID: Final = "laid"
COURT: Final = "court"
USED: Final = "used"
PLACES: Final = ("first", "second", "third", "fourth")


class ZhanGuoEar(Ear):
    """Hears which cards are dealt, laid, played to the court and used, and what else a seat has."""

    sources: ClassVar[Sources] = {
        "board": (Source("board", "board"),),
        "power": (Source("board", "board", USED),),
        "court": (Source("action", "action"),),
        "square": (Source("square", "square"),),
        "governor": (Source("governor", "region"),),
        "palace": (Source("palace", "region"),),
    }
    counted = ("wall", "palace", "governor")
    each = ("action", "bonus", "governor", "palace", "square", "trigger")

    def __init__(self, rules: Rules[Any], s: Any) -> None:
        super().__init__(rules, s)
        assert isinstance(rules, ZhanGuoRules)
        self.settings, self.box = rules.settings, rules.settings.box
        self.tokens: list[int] = s.tokens
        self.missions: list[int] = s.missions
        for place, seat in enumerate(starting_order(rules.settings, s)):
            self.take(seat, "order", PLACES[place])
        walls = {wall_key(criterion) for criterion in range(len(CRITERIA)) if criterion not in s.tokens}
        missions = {mission_key(self.box, i) for i in range(len(self.box.mission_kind)) if i not in s.missions}
        self.absent = frozenset(walls | missions)

    def things(self) -> list[Key]:
        box = self.box
        found: list[Key] = [("card", str(card), use) for card in range(1, CARDS + 1) for use in (LAID, COURT, USED)]
        found += [("bonus", bonus, use) for bonus in BONUSES for use in (LAID, USED)]
        found += [("action", action, "") for action in ACTIONS]
        found += [("square", SQUARES[kind], "") for kind in sorted(set(box.squares))]
        found += [(kind, region, "") for kind in ("governor", "palace") for region in REGION_NAMES]
        found += [wall_key(criterion) for criterion in range(len(CRITERIA))]
        found += [mission_key(box, mission) for mission in range(len(box.mission_kind))]
        found += [reward_key(box, aspect, number) for aspect in range(len(ASPECTS)) for number in range(ROUNDS)]
        if self.settings.picked or self.settings.auction:
            sides = [name for board, name in enumerate(BOARDS) if board != PLAIN]
            found += [("board", name, use) for name in sides for use in ("", USED)]
        return found

    def note(self, event: str, facts: dict[str, int], to: int) -> None:
        super().note(event, facts, to)
        if event == "drew_card":
            self.take_card(to, facts["card"], DEALT)
        elif event == "unified":
            self.take_card(facts["seat"], facts["card"], LAID)
        elif event == "used":
            self.take_card(facts["seat"], facts["card"], USED)
        elif event == "court":
            self.take(facts["seat"], "card", facts["card"], COURT)
        elif event == "wall":
            self.had[facts["seat"]][wall_key(self.tokens[facts["section"]])] += 1
        elif event == "claimed":
            self.had[facts["seat"]][mission_key(self.box, self.missions[facts["mission"]])] += 1
        elif event == "accepts":
            self.had[facts["seat"]][reward_key(self.box, facts["aspect"], self.length - 1)] += 1
        elif event in ("points", "scores"):
            self.points[SOURCES[facts["source"]]] += facts["number"]

    def take_card(self, seat: int, card: int, use: str) -> None:
        """A card, and what is on it: each bonus and trigger is on many cards."""
        self.take(seat, "card", card, use)
        self.take(seat, "bonus", BONUSES[self.box.bonus[card]], use)
        self.take(seat, "trigger", ACTIONS[self.box.trigger[card]], use)


def wall_key(criterion: int) -> Key:
    return "wall", CRITERIA[criterion], ""


def mission_key(box: Box, mission: int) -> Key:
    """A mission by its kind and places, for example `palace 1 2 5`."""
    kind = box.mission_kind[mission]
    names = AREAS if MISSION_KINDS[kind] == "wall" else REGION_NAMES
    needed = box.mission_places[mission]
    return "mission", " ".join([MISSION_KINDS[kind], *[names[i] for i, n in enumerate(needed) for _ in range(n)]]), ""


def reward_key(box: Box, aspect: int, number: int) -> Key:
    """A reward by its round, counted from 0, and its row, for example `3 law palace`."""
    return "reward", f"{number + 1} {ASPECTS[aspect]} {REWARDS[box.reward[aspect * ROUNDS + number]]}", ""
