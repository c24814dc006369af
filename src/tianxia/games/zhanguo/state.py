"""The position of a game of ZhanGuo."""

from __future__ import annotations  # so that they exist when the slots are made from them, in every version of Python

from ...core.state import State
from .names import MOST_IN_WORKERS_AREA, N_AREAS, N_ASPECTS, N_COLORS, REGIONS, WORKERS_AREA, aspect_of


class ZhanGuoState(State):
    """Lists go by seat, region, color and so on, or by several of them in the order of the comment."""

    round: int  # 1 to 5
    first: int  # first player
    order: list[int]  # seats in the order of their turns, in this round
    active: int  # whose turn it is in phase 2, -1: nobody's
    playing: int  # card chosen in this turn, 0: none
    vp: list[int]
    earned: list[int]  # seat, source
    history: list[int]  # points of every seat after each round
    board: list[int]  # player board of each seat, -1: not yet
    boards_left: list[int]  # to pick or to be auctioned
    auction: list[int]  # highest bid, its seat, then the seats still in it
    unrest: list[int]  # seat, region
    officials: list[int]  # seat, region, area, color: see at()
    workers: list[int]  # seat, region
    supply: list[int]  # seat, color: officials in its supply
    cards: list[list[int]]  # seat, region: cards on the board
    stash1: list[int]  # seat, aspect: markers of value 1 owned
    stash3: list[int]  # seat, aspect: markers of value 3
    markers1: list[int]  # by aspect: in the supply
    markers3: list[int]  # by aspect: beside the court
    governors: list[int]  # by seat: in its supply
    palaces_left: list[int]
    walls_left: list[int]
    squares: list[int]  # region, square: seat whose governor stands there, -1
    beside: list[int]  # region, seat: governors beside the squares
    palaces: list[int]  # seat, region
    walls: list[int]  # section, lines - 1: seat, -1
    tokens: list[int]  # criterion of each section
    missions: list[int]  # mission section, kind: number of the mission
    discs: list[list[int]]  # seats on the spaces of each mission
    track: list[int]  # seats whose discs are on the reward track, top first
    column: list[int]  # by aspect: seat whose disc stands in this round's column, -1
    court: list[int]  # top last
    decks: list[list[int]]  # by aspect, top last
    layer: list[int]  # by card: 0, or the round in whose draft it was shown and put under its deck
    hand: list[list[int]]
    drawn: list[list[int]]  # by seat: cards of the draft that it has discarded in secret so far
    choice: list[int]  # by seat: 1 once the draft's choice is made
    end: str

    __slots__ = tuple(__annotations__)

    def copy(self) -> ZhanGuoState:
        t = ZhanGuoState()
        t.stack = self.stack[:]
        t.dice = self.dice.copy()
        t.told = None
        t.round = self.round
        t.first = self.first
        t.order = self.order[:]
        t.active = self.active
        t.playing = self.playing
        t.vp = self.vp[:]
        t.earned = self.earned[:]
        t.history = self.history[:]
        t.board = self.board[:]
        t.boards_left = self.boards_left[:]
        t.auction = self.auction[:]
        t.unrest = self.unrest[:]
        t.officials = self.officials[:]
        t.workers = self.workers[:]
        t.supply = self.supply[:]
        t.cards = [cards[:] for cards in self.cards]
        t.stash1 = self.stash1[:]
        t.stash3 = self.stash3[:]
        t.markers1 = self.markers1[:]
        t.markers3 = self.markers3[:]
        t.governors = self.governors[:]
        t.palaces_left = self.palaces_left[:]
        t.walls_left = self.walls_left[:]
        t.squares = self.squares[:]
        t.beside = self.beside[:]
        t.palaces = self.palaces[:]
        t.walls = self.walls[:]
        t.tokens = self.tokens  # dealt once, never changed: shared
        t.missions = self.missions  # likewise
        t.discs = [discs[:] for discs in self.discs]
        t.track = self.track[:]
        t.column = self.column[:]
        t.court = self.court[:]
        t.decks = [deck[:] for deck in self.decks]
        t.layer = self.layer[:]
        t.hand = [hand[:] for hand in self.hand]
        t.drawn = [cards[:] for cards in self.drawn]
        t.choice = self.choice[:]
        t.end = self.end
        return t


# Questions about the position that many files ask


def at(seat: int, region: int, area: int, color: int) -> int:
    """Where a color of officials is counted in State.officials."""
    return ((seat * REGIONS + region) * N_AREAS + area) * N_COLORS + color


def own_regions(numbers: list[int], seat: int) -> list[int]:
    """A seat's part of a list by seat and region."""
    return numbers[seat * REGIONS : (seat + 1) * REGIONS]


def own_supply(s: ZhanGuoState, seat: int) -> list[int]:
    """Officials in the supply of a seat, by color."""
    return s.supply[seat * N_COLORS : (seat + 1) * N_COLORS]


def officials_in(s: ZhanGuoState, seat: int, region: int, area: int) -> int:
    first = at(seat, region, area, 0)
    return s.officials[first] + s.officials[first + 1] + s.officials[first + 2]


def is_full(s: ZhanGuoState, seat: int, region: int) -> bool:
    """Whether a workers' area takes no more officials."""
    return officials_in(s, seat, region, WORKERS_AREA) >= MOST_IN_WORKERS_AREA


def cards_on_board(s: ZhanGuoState, seat: int) -> int:
    return sum([len(s.cards[seat * REGIONS + region]) for region in range(REGIONS)])


def aspect_on_board(s: ZhanGuoState, seat: int, aspect: int) -> int:
    """The seat's cards of one aspect, in all regions (ZG-F4)."""
    n = 0
    for region in range(REGIONS):
        for card in s.cards[seat * REGIONS + region]:
            if aspect_of(card) == aspect:
                n += 1
    return n


def value_of(s: ZhanGuoState, seat: int, aspect: int) -> int:
    """Unification markers of an aspect, by value (ZG-W2)."""
    return s.stash1[seat * N_ASPECTS + aspect] + 3 * s.stash3[seat * N_ASPECTS + aspect]


def tie_order(s: ZhanGuoState) -> list[int]:
    """Discs on the reward track from the top, then those in the column from the top (ZG-W6)."""
    return s.track + [seat for seat in s.column if seat >= 0]
