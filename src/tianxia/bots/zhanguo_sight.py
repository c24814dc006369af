"""What the greedy player of ZhanGuo reads off its view: numbers in place of names."""

from typing import Any, Final

from ..games.zhanguo.names import (
    ACTIONS,
    ASPECTS,
    BOARDS,
    BONUSES,
    COLOURS,
    HAND,
    MISSION_KINDS,
    REWARDS,
    ROUNDS,
    SQUARES,
)

View = dict[str, Any]
NO_BAN: Final = 99


class Card:
    """A card in the hand or on the own board."""

    __slots__ = ("aspect", "bonus", "number", "trigger")

    def __init__(self, data: View) -> None:
        self.number: int = data["card"]
        self.aspect = ASPECTS.index(data["aspect"])
        self.trigger = ACTIONS.index(data["trigger"])
        self.bonus = BONUSES.index(data["bonus"])


class Mission:
    """A mission: what it asks for, what the seat has of it, and what a disc would earn."""

    __slots__ = ("done", "kind", "missing", "needed", "points", "section")

    def __init__(self, data: View, seat: int, have: list[int]) -> None:
        self.kind = MISSION_KINDS.index(data["kind"])
        self.section: int = data["section"]
        self.needed: list[int] = data["places"]
        self.done = seat in data["discs"]
        self.missing = sum(max(0, n - have[place]) for place, n in enumerate(self.needed))
        taken = len(data["discs"])
        self.points: int = data["spaces"][min(taken, len(data["spaces"]) - 1)]


class Sight:
    """The table from one seat; regions count from 0."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self.players = len(view["players"])
        me = view["players"][seat]
        own = view["own"]
        self.round: int = view["round"]
        self.hand = [Card(card) for card in own["hand"]]
        self.turns_left = (ROUNDS - self.round) * HAND + len(self.hand)
        self.court_top: int = view["court"][-1] if view["court"] else 0
        self.board = BOARDS.index(me["board"]) if me["board"] else 0
        self.points: int = me["points"]
        regions = me["regions"]
        self.unrest: list[int] = [r["unrest"] for r in regions]
        self.most: list[int] = [r["most_unrest"] or 3 for r in regions]
        self.ban: list[int] = [r["palace_ban"] or NO_BAN for r in regions]
        # officials[region][area][colour]
        self.officials: list[list[list[int]]] = [
            [[r["governors_area"][c] for c in COLOURS], [r["workers_area"][c] for c in COLOURS]] for r in regions
        ]
        self.workers: list[int] = [r["workers"] for r in regions]
        self.cards = [[Card(card) for card in r["cards"]] for r in regions]
        self.supply: list[int] = [me["supply"][c] for c in COLOURS]
        self.value: list[list[int]] = [[p["markers"][a]["value"] for a in range(3)] for p in view["players"]]
        self.markers1: list[int] = view["markers"]["1"]
        self.markers3: list[int] = view["markers"]["3"]
        self.governors_left: int = me["governors"]
        self.palaces_left: int = me["palaces"]
        self.walls_left: int = me["walls"]
        self.governors: list[list[int]] = [r["governors"] for r in view["regions"]]
        squares = [r["squares"] for r in view["regions"]]
        self.free_squares = [[SQUARES.index(q["square"]) for q in row if q["seat"] is None] for row in squares]
        self.palaces: list[list[int]] = [r["palaces"] for r in view["regions"]]
        self.walls: list[list[int | None]] = [w["walls"] for w in view["walls"]]
        self.wall_worth: list[list[int]] = [w["worth"] or [0, 0, 0] for w in view["walls"]]
        self.track: list[int] = view["tie_order"]
        rewards = [view["rewards"][a][self.round - 1] for a in range(3)]
        self.offered = ASPECTS.index(view["offered"]) if view["offered"] else -1
        self.rewards = [REWARDS.index(r["reward"]) for r in rewards]
        self.missions = [Mission(m, seat, self.pieces_of(MISSION_KINDS.index(m["kind"]))) for m in view["missions"]]
        self.governor_worths: list[float] = []  # by region, once `zhanguo_worth` has reckoned them
        self.highest_bid: int = view["auction"]["highest"] if view["auction"] else 0

    def pieces_of(self, kind: int) -> list[int]:
        """Own pieces by area or region, as missions count them."""
        if kind == 0:
            found = [0, 0, 0]
            for section, spaces in enumerate(self.walls):
                found[section // 2] += self.seat in spaces
            return found
        if kind == 1:
            return [row[self.seat] for row in self.palaces]
        return [row[self.seat] for row in self.governors]

    @property
    def card_count(self) -> int:
        return sum(len(cards) for cards in self.cards)

    def aspect_count(self, aspect: int) -> int:
        return sum(card.aspect == aspect for cards in self.cards for card in cards)

    def is_locked(self, region: int) -> bool:
        return self.unrest[region] >= self.most[region]

    def in_area(self, region: int, area: int) -> int:
        return sum(self.officials[region][area])
