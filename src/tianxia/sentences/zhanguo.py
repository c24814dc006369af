"""What the cards, boards, rewards and missions of ZhanGuo say, with the numbers of the pack."""

from typing import Final

from ..core.pack import Pack
from ..core.values import Fact
from ..games.zhanguo.box import Box
from ..games.zhanguo.cards import box_of
from ..games.zhanguo.entries import MOST
from ..games.zhanguo.names import (
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    BONUSES,
    CARDS,
    CRITERIA,
    MISSION_KINDS,
    REGION_NAMES,
    REWARDS,
    ROUNDS,
    SQUARES,
)
from ..words import Words
from .card import CardText, CardTexts


def card_texts(pack: Pack | None, words: Words) -> CardTexts:
    return Composer(box_of(pack), words).texts()


class Composer:
    def __init__(self, box: Box, words: Words) -> None:
        self.box: Final = box
        self.words: Final = words

    def texts(self) -> CardTexts:
        t = self.box
        squares = {"move": t.square_movement, "vp": t.square_points, "official": 0}
        return {
            **{kind: self._plain(kind, names) for kind, names in (("aspect", ASPECTS), ("action", ACTIONS))},
            "bonus": self._plain("bonus", BONUSES),
            "card": {str(number): self._card(number) for number in range(1, CARDS + 1)},
            "square": {name: self._piece("square", name, n=squares[name]) for name in SQUARES},
            "criterion": {name: self._criterion(i, name) for i, name in enumerate(CRITERIA)},
            "board": {name: self._board(i, name) for i, name in enumerate(BOARDS)},
            "reward": self._plain("reward", REWARDS),
            "reward_token": self._reward_tokens(),
            "mission": {str(number): self._mission(number) for number in range(len(t.mission_kind))},
        }

    def _name(self, kind: str, name: str) -> str:
        return self.words.say(f"zhanguo-{kind}-{name}")

    def _say(self, key: str, **arguments: Fact) -> str:
        text = self.words.fill(f"zhanguo-say-{key}", **arguments)
        return text[0].upper() + text[1:]

    def _piece(self, kind: str, name: str, **numbers: Fact) -> CardText:
        return CardText(self._name(kind, name), self.words.fill(f"zhanguo-{kind}-{name}-about", **numbers))

    def _plain(self, kind: str, names: tuple[str, ...]) -> dict[str, CardText]:
        return {name: self._piece(kind, name) for name in names}

    def _listed(self, items: list[str], last: str = "zhanguo-say-comma") -> str:
        text = items[0]
        for nth, item in enumerate(items[1:], 2):
            text = self.words.fill(last if nth == len(items) else "zhanguo-say-comma", first=text, second=item)
        return text

    def _card(self, number: int) -> CardText:
        action = self._name("action", ACTIONS[self.box.trigger[number]])
        bonus = self.words.say(f"zhanguo-bonus-{BONUSES[self.box.bonus[number]]}-about")
        return CardText(str(number), self._say("card", action=action, bonus=bonus))

    def _criterion(self, number: int, name: str) -> CardText:
        points = self.box.criteria[number]
        told = self._listed([str(n) for n in points], "zhanguo-say-or")
        return self._piece("criterion", name, points=told, n=points[-1])

    def _board(self, number: int, name: str) -> CardText:
        """Its power, and the tracks for unrest with the places from which no palace can be built."""
        spaces = self._listed([str(n) for n in self.box.unrest[number]])
        tracks = [self._say("tracks", spaces=spaces)]
        for region, ban in zip(REGION_NAMES, self.box.ban[number], strict=True):
            if ban < MOST:
                tracks.append(self._say("ban", region=region, n=ban))
        about = self.words.say(f"zhanguo-board-{name}-about")
        return CardText(self._name("board", name), self._say("power", about=about, tracks=" ".join(tracks)))

    def _reward_tokens(self) -> dict[str, CardText]:
        """What the track of each aspect offers in each round."""
        found: dict[str, CardText] = {}
        for at, kind in enumerate(self.box.reward):
            aspect, nth = ASPECTS[at // ROUNDS], at % ROUNDS + 1
            reward = REWARDS[kind]
            name = self._say(
                "reward", aspect=self._name("aspect", aspect), round=nth, reward=self._name("reward", reward)
            )
            about = self.words.say(f"zhanguo-reward-{reward}-about")
            mask = self.box.reward_regions[at]
            regions = [self._name("region", each) for i, each in enumerate(REGION_NAMES) if mask >> i & 1]
            shown = f" {self._say('regions', regions=self._listed(regions))}" if regions else ""
            found[f"{aspect}_{nth}"] = CardText(name, about + shown)
        return found

    def _mission(self, number: int) -> CardText:
        kind = MISSION_KINDS[self.box.mission_kind[number]]
        needed = self.box.mission_places[number]
        if kind == "wall":
            places = [self._name("area", area) for area, n in zip(AREAS, needed, strict=True) for _ in range(n)]
        else:
            places = [self._name("region", each) for each, n in zip(REGION_NAMES, needed, strict=True) if n]
        name = self._say("mission", kind=self._name("kind", kind), places=self._listed(places))
        points = self._listed([str(n) for n in self.box.spaces])
        return CardText(name, self._say("mission-points", points=points))
