"""The same numbers as in `reading`, read from a world instead of a view: playouts have no time to build one.

A world is one that the seat imagines, so nothing in it is secret; still only what the seat would see there is read.
"""

from typing import Final

from ...games.great_wall.acts.building import announced
from ...games.great_wall.position.modifiers import defense, lethality, power_of, power_together, powers
from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import FORMS, ON_FOOT, WOUND, GreatWallState, archers_on_wall, at_rest
from ...games.great_wall.terms.names import (
    BETRAYAL,
    CELLS,
    CLERK_PLACES,
    N_LOCATIONS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    POOL,
    PRODUCTION,
    ROWS,
    SEASONS,
)
from ...games.great_wall.views.forecast import at_the_assault
from ...games.great_wall.views.modes import coop_view
from ...games.great_wall.views.prices import prices_view
from ...games.great_wall.views.question import question_view
from ...games.great_wall.views.seen import Prices, QuestionSeen
from .cards import Cards
from .reading import HORSEMAN_ON_SPOT, Horde, Reading
from .team import Wants, reserve_of, wants_of

N_COMMANDS: Final = BETRAYAL + 2
NO_WANTS: Final = Wants()


class WorldReading(Reading):
    """The table as one seat sees it in a world."""

    def __init__(self, cards: Cards, cfg: Settings, s: GreatWallState, seat: int) -> None:
        self.cards = cards
        self.box = cards.box
        self._cfg = cfg
        self._s = s
        self.seat = seat
        self.players = cfg.seats
        self.humans = cfg.players
        self.sinking = 0.0
        self.bonuses = {}
        self._question = None
        self.year = s.year + 1
        self.last = cfg.last_space + 1
        self.season = SEASONS[s.season]
        self.active = s.active
        self.tea = s.tea
        self.bank = s.bank
        self.hordes_next = cfg.new_hordes[s.year + 1] if s.year < cfg.last_space else 0
        self.beaten = len(s.horde_discard)
        for trophies in s.trophies:
            self.beaten += len(trophies)
        self.row = s.advisor_row
        self.artifacts = [self.box.artifacts[card] for card in s.artifacts]
        self.warehouse = s.warehouse[0] + s.warehouse[1] + s.warehouse[2]
        self.track = s.track
        self.played = [-1 if card < 0 else cfg.counts_as[card] for card in s.played]
        self.to_come = []
        if self.active in self.track:
            self.to_come = self.track[self.track.index(self.active) + 1 :]
        self._wall_of(cfg, s)
        self._locations_of(cfg, s)
        self._side_of(cfg, s)

    def _wall_of(self, cfg: Settings, s: GreatWallState) -> None:
        seat = self.seat
        self.wall = s.wall
        self.barricades = s.barricades
        self.firing_free = [cfg.box.firing_spots[s.wall[at]] - archers_on_wall(s, at) for at in range(N_SECTIONS)]
        self.firing = [s.firing[at::N_SECTIONS] for at in range(N_SECTIONS)]
        self.rest = [s.rest[at_rest(seat, at) : at_rest(seat, at) + N_SOLDIERS] for at in range(N_SECTIONS)]
        self.hordes = [None] * PLACES
        each = powers(cfg, s)
        for place in range(PLACES):
            if s.horde[place] >= 0:
                self.hordes[place] = horde_at(cfg, s, place, each[place])
        then = s if is_settled(s) else at_the_assault(s)
        self.defense = [0] * N_SECTIONS
        self.power = [0] * N_SECTIONS
        for at in range(N_SECTIONS):
            if then.horde[at * ROWS] < 0:
                self.defense[at] = defense(cfg, s, at)
            elif then is s:
                self.defense[at] = defense(cfg, s, at)
                total = each[at * ROWS] + each[at * ROWS + 1] + each[at * ROWS + 2]
                self.power[at] = power_together(cfg, s, at, total)
            else:
                self.defense[at] = defense(cfg, then, at)
                total = 0
                for place in range(at * ROWS, at * ROWS + ROWS):
                    if then.horde[place] >= 0:
                        total += power_of(cfg, then, place)
                self.power[at] = power_together(cfg, then, at, total)

    def _locations_of(self, cfg: Settings, s: GreatWallState) -> None:
        seat, locations = self.seat, cfg.box.locations
        self.slots = cfg.slots
        self.shame = [at.shame for at in locations]
        self.clerks = [s.clerks[at::CLERK_PLACES] for at in range(N_LOCATIONS)]
        self.mine = s.clerks[seat * CLERK_PLACES : seat * CLERK_PLACES + N_LOCATIONS]
        self.crowd = s.crowd
        self.overseer = s.overseer[seat * PRODUCTION : seat * PRODUCTION + PRODUCTION]
        self.overseer.extend([0] * (N_LOCATIONS - PRODUCTION))
        self.overseer_pay = [at.overseer_pay for at in locations]
        self.overseer_cost = [at.overseer_cost for at in locations]

    def _side_of(self, cfg: Settings, s: GreatWallState) -> None:
        seat = self.seat
        self.honor = s.honor
        self.general = s.general[seat]
        self.advisors = s.active_advisors[seat]
        self.supporters = len(s.supporters[seat])
        self.discarded = s.discarded[seat].bit_count()
        self.free_clerks = s.clerks[seat * CLERK_PLACES + POOL]
        self.chamber = s.chamber[seat]
        self.pool = s.pool[seat * N_SOLDIERS : seat * N_SOLDIERS + N_SOLDIERS]
        self.shamed = s.shamed[seat * N_SOLDIERS : seat * N_SOLDIERS + N_SOLDIERS]
        won, tokens = s.trophies[seat], s.trophy_shame[seat]
        self.trophies = [(won[i], self.box.hordes[won[i]].honor, tokens[i]) for i in range(len(won))]
        self.hands = [len(hand) for hand in s.hand]
        self.coop = cfg.coop
        self.at_hand = 0
        for at in range(N_SECTIONS):
            self.at_hand += self.rest[at][0] + self.rest[at][1] + self.rest[at][2] + self.firing[at][seat]
        self.stock = s.stock[seat * N_RESOURCES : seat * N_RESOURCES + N_RESOURCES]
        self.locked = s.locked[seat * N_RESOURCES : seat * N_RESOURCES + N_RESOURCES]
        if cfg.coop:
            shown = coop_view(cfg, s, seat)
            self.wants = wants_of(shown, self.humans)
            self.reserve = reserve_of(shown, self.humans, self.stock)
            for i in range(N_RESOURCES):
                self.locked[i] = max(self.locked[i], min(self.stock[i], self.reserve[i]))
        else:
            self.wants = NO_WANTS
            self.reserve = [0] * N_RESOURCES
        self.tactics = s.hand[seat]
        self.commands = [i for i in range(N_COMMANDS) if s.commands[seat] >> i & 1]
        self._prices = None

    # Views take time, and few answers need them.

    @property
    def question(self) -> QuestionSeen:
        if self._question is None:
            self._question = question_view(self._cfg, self._s, self.seat)
        return self._question

    @property
    def prices(self) -> Prices:
        if self._prices is None:
            self._prices = prices_view(self._cfg, self._s, self.seat)
        return self._prices


def is_settled(s: GreatWallState) -> bool:
    """No horde is covered and no building announced: the assault would find things as they are."""
    for place in range(PLACES):
        if s.horde[place] >= 0 and s.free[place] == 0:
            return False
    return not any(announced(s))


def horde_at(cfg: Settings, s: GreatWallState, place: int, power: int) -> Horde:
    cells = s.spots[place * CELLS : place * CELLS + CELLS]
    for cell in range(CELLS):
        on = cells[cell]
        if 0 <= on < WOUND:
            cells[cell] = on // FORMS + (0 if on % FORMS == ON_FOOT else HORSEMAN_ON_SPOT)
    card = s.horde[place]
    return Horde(place, card, cells, s.free[place], power, cfg.box.hordes[card].honor, lethality(cfg, s, place))
