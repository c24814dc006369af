"""What the greedy player of ZhanGuo reads off its view: numbers instead of names."""

from typing import Final

from ...games.zhanguo import seen
from ...games.zhanguo.names import (
    ACTIONS,
    AREAS,
    ASPECTS,
    BOARDS,
    BONUSES,
    HAND,
    MISSION_KINDS,
    MISSION_PALACE,
    MISSION_WALL,
    REWARDS,
    ROUNDS,
    SECTIONS_OF_AREA,
    SQUARES,
)

NO_BAN: Final = 99
Officials = dict[int, list[list[int]]]  # by region, area and color


class Card:
    """A card in the seat's hand or on its board."""

    __slots__ = ("aspect", "bonus", "number", "trigger")

    def __init__(self, card: seen.Card) -> None:
        self.number = card.card
        self.aspect = ASPECTS.index(card.aspect)
        self.trigger = ACTIONS.index(card.trigger)
        self.bonus = BONUSES.index(card.bonus)


class Mission:
    """A mission: what it asks for, what the seat has of it, and what a disc would earn."""

    __slots__ = ("done", "have", "kind", "missing", "needed", "points", "section")

    def __init__(self, mission: seen.Mission, seat: int, have: list[int], spaces: list[int]) -> None:
        self.kind = MISSION_KINDS.index(mission.kind)
        self.section = mission.section
        self.needed = mission.places
        self.have = have
        self.done = seat in mission.discs
        self.missing = sum(max(0, n - have[place]) for place, n in enumerate(self.needed))
        self.points = spaces[min(len(mission.discs), len(spaces) - 1)]


def counts(officials: seen.Officials) -> list[int]:
    """By color."""
    return [officials.red, officials.white, officials.grey]


class Reading:
    """The table from one seat; regions count from 0."""

    def __init__(self, view: seen.View, seat: int) -> None:
        assert view.own is not None
        self.seat = seat
        self.players = len(view.players)
        self.round = view.round
        self.values = view.values
        self.hand = [Card(card) for card in view.own.hand]
        self.playing = view.own.playing
        self.turns_left = (ROUNDS - self.round) * HAND + len(self.hand)
        self.court = view.court
        self.value = [[markers.value for markers in player.markers] for player in view.players]
        self.markers1, self.markers3 = view.markers.ones, view.markers.threes
        self.track = view.tie_order
        self.offered = -1 if view.offered is None else ASPECTS.index(view.offered)
        self.rewards = [REWARDS.index(row[self.round - 1].reward) for row in view.rewards]
        self.read_own(view.players[seat])
        self.read_map(view)
        spaces = view.values.mission_spaces
        self.missions = [Mission(m, seat, self.pieces_of(MISSION_KINDS.index(m.kind)), spaces) for m in view.missions]
        # By region, once worth.py has computed them.
        self.governor_worths: list[float] = []
        self.standings: list[tuple[float, float]] = []

    def read_own(self, me: seen.Player) -> None:
        self.board = 0 if me.board is None else BOARDS.index(me.board)
        self.unrest = [region.unrest for region in me.regions]
        self.most = [region.most_unrest or 3 for region in me.regions]
        self.ban = [region.palace_ban or NO_BAN for region in me.regions]
        # officials[region][area][color]
        self.officials = [[counts(region.governors_area), counts(region.workers_area)] for region in me.regions]
        self.workers = [region.workers for region in me.regions]
        self.cards = [[Card(card) for card in region.cards] for region in me.regions]
        self.supply = counts(me.supply)
        self.governors_left, self.palaces_left, self.walls_left = me.governors, me.palaces, me.walls

    def read_map(self, view: seen.View) -> None:
        self.governors = [region.governors for region in view.regions]
        squares = [region.squares for region in view.regions]
        self.free_squares = [[SQUARES.index(one.square) for one in row if one.seat is None] for row in squares]
        self.palaces = [region.palaces for region in view.regions]
        self.walls = [wall.walls for wall in view.walls]
        self.wall_worth = [wall.worth or [0, 0, 0] for wall in view.walls]

    def pieces_of(self, kind: int) -> list[int]:
        """The seat's pieces by area or region, as missions count them."""
        if kind == MISSION_WALL:
            found = [0] * len(AREAS)
            for section, spaces in enumerate(self.walls):
                found[section // SECTIONS_OF_AREA] += self.seat in spaces
            return found
        if kind == MISSION_PALACE:
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
