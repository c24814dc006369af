"""What the greedy player of The Great Wall reads from its view: numbers instead of names."""

from typing import Final

from msgspec import UNSET

from ...games.great_wall.position.state import FREE, NO_SPOT, WOUND
from ...games.great_wall.terms.names import BETRAYAL, CELLS, COMMANDS, PLACES, RESOURCES, ROWS
from ...games.great_wall.terms.notation import CELL_NAMES
from ...games.great_wall.terms.vocabulary import Trigger
from ...games.great_wall.views.seen import Counts, HordeSeen, Own, Price, Prices, QuestionSeen, Soldiers, Spot, View
from .cards import Cards
from .team import reserve_of, wants_of

CELL_OF: Final = {name: i for i, name in enumerate(CELL_NAMES)}

SOLDIER_ON_SPOT: Final = 0  # + seat: a spearman
HORSEMAN_ON_SPOT: Final = 8  # + seat: a half of a horseman

WITHOUT_CLERKS: Final = (COMMANDS.index("attack_order"), BETRAYAL)  # the others move no clerks


class Horde:
    """A horde in front of the wall and what is on it."""

    __slots__ = ("card", "cells", "free", "honor", "lethality", "place", "power")

    def __init__(self, place: int, card: int, cells: list[int], free: int, power: int, honor: int, deadly: int) -> None:
        self.place = place
        self.card = card
        self.cells = cells  # NO_SPOT, FREE, WOUND, or a soldier and whose
        self.free = free
        self.power = power
        self.honor = honor
        self.lethality = deadly

    def copy(self) -> "Horde":
        return Horde(self.place, self.card, self.cells[:], self.free, self.power, self.honor, self.lethality)

    def spots_of(self, seat: int) -> int:
        """GW-V5: how many spots the seat's soldiers cover."""
        spots = 0
        for on in self.cells:
            spots += on in (seat, HORSEMAN_ON_SPOT + seat)
        return spots

    def bears(self, seat: int) -> bool:
        """Whether a soldier of the seat is on it."""
        return self.spots_of(seat) > 0

    def soldiers_of(self, seat: int) -> int:
        on_foot = halves = 0
        for on in self.cells:
            on_foot += on == seat
            halves += on == HORSEMAN_ON_SPOT + seat
        return on_foot + (halves + 1) // 2


class Reading:
    """The table as one seat sees it."""

    def __init__(self, cards: Cards, view: View, seat: int) -> None:
        me = view.players[seat]
        self.cards = cards
        self.box = cards.box
        self.seat = seat
        self.players = len(view.players)  # including the seats that the rules move
        self.humans = len([player for player in view.players if player.kind == "player"])  # the seats that take shame
        self.sinking = 0.0  # how likely shame is to eat up all honor: set by worth.py
        self.bonuses: dict[Trigger, float] = {}  # what the seat's cards yield at a moment: found by own.py
        self._question: QuestionSeen | None = view.question
        self.year = view.year
        self.last = view.years
        self.season = view.season
        self.active = -1 if view.active is None else view.active
        self.tea = view.tea
        self.bank = view.bank
        self.hordes_next = view.hordes_next_spring or 0
        self.beaten = len(view.discards.hordes) + sum([len(other.trophies) for other in view.players])
        self.row = [cards.advisors[name] for name in view.advisors]
        self.artifacts = [self.box.artifacts[cards.artifacts[name]] for name in view.artifacts]
        self.warehouse = view.warehouse.wood + view.warehouse.stone + view.warehouse.gold
        self._read_track(view)
        self._read_wall(view)
        self._read_locations(view)
        # This seat's side
        self.honor = [player.honor for player in view.players]
        self.general = -1 if me.general is None else cards.generals[me.general]
        self.advisors = [cards.advisors[name] for name in me.advisors]
        self.supporters = len(me.supporters)
        self.discarded = len(me.discarded)
        self.free_clerks = me.clerks
        self.chamber = me.chamber
        self.pool = by_kind(me.pool)
        self.shamed = by_kind(me.shamed)
        self.trophies = [(cards.hordes[won.card], won.honor, won.shame) for won in me.trophies]  # card, honor, shame
        self.hands = [player.tactics for player in view.players]
        self.coop = view.coop is not None
        self.wants = wants_of(view.coop, self.humans)
        self.at_hand = sum([sum(rest) for rest in self.rest]) + sum([at[seat] for at in self.firing])  # soldiers
        assert view.own is not None
        self._read_own(view.own, view)

    def _read_own(self, own: Own, view: View) -> None:
        self.stock = [own.stock.wood, own.stock.stone, own.stock.gold, own.stock.chi]
        self.reserve = reserve_of(view.coop, self.humans, self.stock)
        locked = (own.locked.wood, own.locked.stone, own.locked.gold, own.locked.chi)
        self.locked = [max(locked[i], min(self.stock[i], self.reserve[i])) for i in range(len(RESOURCES))]
        self.tactics = [self.cards.tactics[name] for name in own.tactics]
        self.commands = [COMMANDS.index(name) for name in own.commands]
        self._prices: Prices | None = own.prices

    def _read_track(self, view: View) -> None:
        """Who has played what, and whose turns are still to come."""
        self.track = [-1 if at is None else at.seat for at in view.track]
        self.played = [-1 if player.played is None else self.cards.counts_as[player.played] for player in view.players]
        self.to_come: list[int] = []
        if self.active in self.track:
            self.to_come = self.track[self.track.index(self.active) + 1 :]

    def _read_wall(self, view: View) -> None:
        sections = view.sections
        self.wall = [at.level for at in sections]
        self.barricades = [at.barricades for at in sections]
        self.firing_free = [at.free_firing_spots for at in sections]
        # The coming assault, without the hordes that are already covered; without hordes there is none.
        self.defense = [at.defense if at.assault is None else at.assault.defense for at in sections]
        self.power = [0 if at.assault is None else at.assault.power for at in sections]
        self.firing = [at.firing for at in sections]
        self.rest = [by_kind(at.rest[self.seat]) for at in sections]
        self.hordes: list[Horde | None] = [None] * PLACES
        for section, at in enumerate(sections):
            for shown in at.hordes:
                place = section * ROWS + shown.row - 1
                self.hordes[place] = self._horde(shown, place)

    def _horde(self, shown: HordeSeen, place: int) -> Horde:
        cells = [NO_SPOT] * CELLS
        for name, spot in shown.spots.items():
            cells[CELL_OF[name]] = on_spot(spot)
        card = self.cards.hordes[shown.card]
        return Horde(place, card, cells, shown.free, shown.power, shown.honor, shown.lethality)

    def _read_locations(self, view: View) -> None:
        locations = view.locations
        self.slots = [at.slots or 0 for at in locations]
        self.shame = [at.shame for at in locations]
        self.clerks = [at.clerks for at in locations]
        self.mine = [at.clerks[self.seat] for at in locations]
        self.crowd = [sum(at.clerks) for at in locations]
        self.overseer = [at.overseers[self.seat] if at.overseers else 0 for at in locations]
        self.overseer_pay = [-1 if at.overseer_pay is None else RESOURCES.index(at.overseer_pay) for at in locations]
        self.overseer_cost = [at.overseer_cost or () for at in locations]

    @property
    def question(self) -> QuestionSeen:
        assert self._question is not None
        return self._question

    @property
    def prices(self) -> Prices:
        assert self._prices is not None
        return self._prices

    @property
    def recruit(self) -> tuple[Price, ...]:
        """The prices of recruits, by kind."""
        recruit = self.prices.recruit
        return recruit.spearman, recruit.archer, recruit.horseman

    def moves_clerks(self, turn: int) -> bool:
        """Whether this seat moves clerks in the turn of a seat: by its own card, or by the box for others."""
        return turn == self.seat or self.played[turn] not in WITHOUT_CLERKS

    @property
    def is_mine(self) -> bool:
        """Whether it is this seat's turn."""
        return self.active == self.seat

    def on_track(self, command: int) -> int:
        """GW-J5: how many command cards of that name, anyone's."""
        return self.played.count(command)

    def rank(self, seat: int) -> int:
        """0: top of the tea stack."""
        return self.tea.index(seat)

    def has(self, resource: int) -> int:
        """What can be paid now (GW-A10)."""
        return self.stock[resource] - self.locked[resource]

    def hordes_of(self, section: int) -> list[Horde]:
        return [horde for horde in self.hordes[section * ROWS : (section + 1) * ROWS] if horde is not None]


def by_kind(soldiers: Counts | Soldiers) -> list[int]:
    return [soldiers.spearman, soldiers.archer, soldiers.horseman]


def on_spot(spot: Spot) -> int:
    """FREE, WOUND, or a soldier and whose."""
    if spot.seat is UNSET:
        return FREE if spot.on is None else WOUND
    return spot.seat + (HORSEMAN_ON_SPOT if spot.on == "horseman" else SOLDIER_ON_SPOT)
