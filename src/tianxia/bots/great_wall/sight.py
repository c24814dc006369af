"""What a light policy sees of a world: the numbers of `reading` and `worth`, as few and as cheap as playouts need."""

from typing import Final

from ...games.great_wall.acts.decrees import needed
from ...games.great_wall.position.amounts import NO_MOMENT, amount
from ...games.great_wall.position.modifiers import defense, mods_on, power_together, powers
from ...games.great_wall.position.settings import Settings
from ...games.great_wall.position.state import FORMS, ON_FOOT, RIDES_DOWN, RIDES_RIGHT, WOUND, GreatWallState
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.names import (
    AUTUMN,
    BETRAYAL,
    CELLS,
    CHI,
    CLERK_PLACES,
    COMMANDS,
    N_LOCATIONS,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    POOL,
    PRODUCTION,
    ROWS,
    WINTER,
)
from ...games.great_wall.terms.vocabulary import MOD_COST
from .cards import Cards
from .team import DEMANDED, SAVED, THE_LAST, TOKEN
from .weights import Weights

DESPOTISM: Final = COMMANDS.index("despotism")
WORK_HARDER: Final = COMMANDS.index("work_harder")
ECONOMY: Final = COMMANDS.index("economy")
ATTACK_ORDER: Final = COMMANDS.index("attack_order")
RAISE_BANNER: Final = COMMANDS.index("raise_banner")

ALL_THERE_IS: Final = 16.0  # as in worth.py
A_YEAR_OF_HONOR: Final = 11.0


class Sight:
    """The table as one seat sees it in a world."""

    def __init__(self, cards: Cards, cfg: Settings, s: GreatWallState, seat: int, w: Weights) -> None:
        self.cards = cards
        self.cfg = cfg
        self.s = s
        self.seat = seat
        self.w = w
        self.stock: list[int] = s.stock[seat * N_RESOURCES : seat * N_RESOURCES + N_RESOURCES]
        self.has: list[int] = [self.stock[i] - s.locked[seat * N_RESOURCES + i] for i in range(N_RESOURCES)]
        self.mine: list[int] = s.clerks[seat * CLERK_PLACES : seat * CLERK_PLACES + N_LOCATIONS]
        self.overseer: list[int] = s.overseer[seat * PRODUCTION : seat * PRODUCTION + PRODUCTION]
        self.free_clerks: int = s.clerks[seat * CLERK_PLACES + POOL]
        self.supporters: int = len(s.supporters[seat])
        self.rank: int = s.tea.index(seat)
        self.warehouse: int = s.warehouse[0] + s.warehouse[1] + s.warehouse[2]
        self._see_decrees()
        self._see_wall()
        self._see_artifacts()
        self._see_time()
        self.unit: list[float] = [self.unit_of(resource) for resource in range(N_RESOURCES)]

    def _see_decrees(self) -> None:
        """GW-C11: what the seat's part of the decrees takes, as in team.py; what a team gives is shared out evenly."""
        cfg, s = self.cfg, self.s
        self.reserve: list[int] = [0] * N_RESOURCES
        self.wanted_tactics = self.wanted_soldiers = self.wanted_advisors = self.wanted_walls = 0
        if not cfg.coop:
            return
        for card in s.decrees:
            decree = cfg.box.decrees[card]
            for need in decree.needs:
                if need.what < 0:
                    least = amount(cfg, s, need.least, 0, -1, NO_MOMENT)
                    if need.scale == v.ADVISOR:
                        self.wanted_advisors = max(self.wanted_advisors, least)
                    elif need.scale == v.SECTION_LEVEL_2:
                        self.wanted_walls = max(self.wanted_walls, least)
                    continue
                n = needed(cfg, s, need)
                part = -(-n // cfg.players) if decree.team else n
                if need.what <= CHI:
                    self.reserve[need.what] += part
                elif need.what == v.NEED_BUILD:
                    self.reserve[most_of(self.stock)] += part
                elif need.what == v.NEED_TACTIC:
                    self.wanted_tactics = max(self.wanted_tactics, part)
                elif need.what == v.NEED_SOLDIER:
                    self.wanted_soldiers = max(self.wanted_soldiers, part)
        for i in range(N_RESOURCES):
            self.has[i] = min(self.has[i], self.stock[i] - min(self.stock[i], self.reserve[i]))

    def _see_wall(self) -> None:
        cfg, s, seat = self.cfg, self.s, self.seat
        self.power_at: list[int] = powers(cfg, s)
        self.spots: list[int] = [0] * PLACES  # that the seat's soldiers cover
        self.soldiers: list[int] = [0] * PLACES
        self.present: list[int] = [0] * PLACES  # mask of the seats with soldiers there
        self.theirs: list[int] = [0] * (PLACES * cfg.seats)
        self.defense: list[int] = [0] * N_SECTIONS
        self.power: list[int] = [0] * N_SECTIONS
        for place in range(PLACES):
            if s.horde[place] >= 0:
                self._see_horde(place)
        for section in range(N_SECTIONS):
            self.defense[section] = defense(cfg, s, section)
            total = 0
            for place in range(section * ROWS, section * ROWS + ROWS):
                if s.horde[place] >= 0 and s.free[place]:
                    total += self.power_at[place]
            self.power[section] = power_together(cfg, s, section, total) if total else 0
        self.posted: list[int] = s.firing[seat * N_SECTIONS : seat * N_SECTIONS + N_SECTIONS]
        self.archers: list[int] = [0] * N_SECTIONS
        for other in range(cfg.seats):
            for section in range(N_SECTIONS):
                self.archers[section] += s.firing[other * N_SECTIONS + section]

    def _see_horde(self, place: int) -> None:
        s = self.s
        for cell in range(place * CELLS, place * CELLS + CELLS):
            on = s.spots[cell]
            if 0 <= on < WOUND:
                whose, form = on // FORMS, on % FORMS
                self.theirs[place * self.cfg.seats + whose] += 1
                self.present[place] |= 1 << whose
                if whose == self.seat:
                    self.spots[place] += 1
                    if form in (ON_FOOT, RIDES_RIGHT, RIDES_DOWN):
                        self.soldiers[place] += 1

    def _see_artifacts(self) -> None:
        """GW-Y3: what one more of each scale yields at the end."""
        self.resting = self.trophies = self.levels = self.advisors = self.bow = 0.0
        for card in self.s.artifacts:
            score = self.cfg.box.artifacts[card].score
            for scale in score.per:
                if scale == v.SOLDIER_AT_REST:
                    self.resting += score.each
                elif scale == v.TROPHY:
                    self.trophies += score.each
                elif scale == v.OVERSEER_LEVEL:
                    self.levels += score.each
                elif scale == v.ADVISOR:
                    self.advisors += score.each
                elif scale == v.ARCHER_ON_HIGHEST_WALL:
                    self.bow += score.each

    # How much of the game is left, as in worth.py

    def _see_time(self) -> None:
        cfg, s = self.cfg, self.s
        self.tokens_due: float = float(self.tokens())
        at_large = 0
        for section in range(N_SECTIONS):
            if self.power[section] > self.defense[section]:
                for place in range(section * ROWS, section * ROWS + ROWS):
                    if s.horde[place] >= 0:
                        if not self.present[place] >> self.seat & 1:
                            self.tokens_due += 0.6
                        for other in range(cfg.players):
                            at_large += not self.present[place] >> other & 1
        self.years, tokens = self.bank_lasts(at_large)
        highest, next_to = 0, False
        for level in s.wall:
            highest += level == 3
            next_to = next_to or level == 2
        needed = cfg.walls_to_end
        if highest >= needed:
            self.years = 0.0
        elif highest == needed - 1 and next_to:
            self.years = min(self.years, 1.0)
        self._see_turns()
        redeemable = 0.0
        if self.years >= 1:
            redeemable = (self.stock[CHI] + self.years * self.overseer[CHI]) / cfg.box.shame_cost
        shame = cfg.box.shame_honor * max(0.0, self.tokens_due + tokens - redeemable)
        honor = s.honor[self.seat] + A_YEAR_OF_HONOR * self.years
        sinking = max(0.0, min(1.0, (shame - honor) / 15))
        self.at_the_end = 1 + ALL_THERE_IS * sinking  # honor scored after shame is worth so much more

    def _see_turns(self) -> None:
        s = self.s
        self.turns = self.chances = 0
        if s.season == AUTUMN and s.active >= 0:
            passed = False
            for seat in s.track:
                if seat == s.active:
                    passed = True
                    self.turns, self.chances = 1, 1
                elif passed:
                    self.turns += 1
                    card = -1 if seat < 0 else self.played(seat)
                    self.chances += seat == self.seat or (card not in (ATTACK_ORDER, BETRAYAL))
        elif s.season != WINTER:
            self.turns = self.chances = self.cfg.seats

    def tokens(self) -> int:
        at = self.seat * N_SOLDIERS
        return self.s.shamed[at] + self.s.shamed[at + 1] + self.s.shamed[at + 2]

    def bank_lasts(self, at_large: int) -> tuple[float, float]:
        """How many winters after this one the shame bank will last, if things go on like this; the seat's tokens."""
        cfg, s, w = self.cfg, self.s, self.w
        winters = s.year + 1 - (s.season != WINTER)
        gone = len(s.horde_discard)
        for trophies in s.trophies:
            gone += len(trophies)
        self.gone = gone
        beaten = (gone + 1.0) / (winters + 1)
        hordes = 0.0
        for place in range(PLACES):
            hordes += s.horde[place] >= 0
        low = 1.0 - (s.wall[0] + s.wall[1] + s.wall[2]) / 10
        bank = s.bank - 0.75 * at_large
        years = tokens = 0.0
        next_year = cfg.new_hordes[s.year + 1] if s.year < cfg.last_space else 0
        while bank > 0 and years < cfg.last_space - s.year:
            hordes = min(9.0, max(1.0, hordes + next_year - beaten))
            own = max(0.0, w.drain * hordes * low - w.redeemed)
            if cfg.players * own >= bank:
                return years + bank / (cfg.players * own), tokens + own
            bank -= cfg.players * own
            tokens += own
            low = max(0.2, low - 0.15)
            years += 1
        return years, tokens

    # Command cards

    def played(self, seat: int) -> int:
        """The seat's card on the track, by what it counts as; -1: none."""
        card = self.s.played[seat]
        return -1 if card < 0 else self.cfg.counts_as[card]

    def on_track(self, command: int) -> int:
        n = 0
        for seat in range(self.cfg.seats):
            n += self.played(seat) == command
        return n

    # Worth

    def unit_of(self, resource: int) -> float:
        """One more of a resource: worth less if there are many, and little if there is no use left for it."""
        w, held, years = self.w, self.stock[resource], self.years
        if self.reserve[resource] and held <= self.reserve[resource]:
            return (w.chi if resource == CHI else w.resource) + w.growth * years + SAVED
        if resource == CHI:
            spare = float(held)
            if years >= 1:
                spare -= self.cfg.box.shame_cost * self.tokens_due
            if spare < 0:
                value = w.chi + w.redeem
            else:
                value = (w.chi + w.growth * years) * max(0.2, 1.0 - max(0.0, spare - 4) / 8)
        else:
            plenty = max(0.0, min(1.0, (held - 3) / 7))
            value = (1 - plenty) * (w.resource + w.growth * years) + plenty * w.stored
        if years < 1:
            soon = w.last_year * self.chances / self.cfg.seats if resource != CHI else 0.3 * (self.turns > 0)
            value *= years + (1 - years) * soon
        return value

    def units(self, resource: int, n: int) -> float:
        return self.unit[resource] * (n if n <= 4 else 4 + 0.85 * (n - 4))

    def soldier_worth(self, kind: int) -> float:
        """One in a rest area: another attack, and the artifact for those at rest at the end."""
        use = min(1.0, 0.35 + 0.3 * self.years + 0.1 * self.turns) if self.years or self.turns else 0.0
        each = 1.0 if kind == 0 else 1.1 if kind == 1 else 1.9
        rest = self.resting * self.at_the_end * (0.75 if self.years < 1 else 0.35)
        return self.w.rest * each * use + rest + (DEMANDED if self.wanted_soldiers > self.at_hand() else 0.0)

    def at_hand(self) -> int:
        """The seat's soldiers behind the wall and on it."""
        n = self.posted[0] + self.posted[1] + self.posted[2]
        for at in range(self.seat * N_SECTIONS * N_SOLDIERS, (self.seat + 1) * N_SECTIONS * N_SOLDIERS):
            n += self.s.rest[at]
        return n

    def shame_worth(self) -> float:
        """A token taken now: its full cost if there is no summer left to pay it off; a second on a trophy is free."""
        if self.cfg.coop:
            return TOKEN if self.s.bank > self.cfg.players else THE_LAST  # GW-C16
        for tokens in self.s.trophy_shame[self.seat]:
            if tokens == 1:
                return 1.0
        honor = self.cfg.box.shame_honor
        return honor + (self.w.shame - honor) * min(1.0, self.years)

    def spared_worth(self) -> float:
        """What it is worth to the seat that another is spared a token: the fuller the bank, the less."""
        full = self.s.bank / (10.0 * self.cfg.players)
        return self.w.bank * max(0.0, 1.0 - full) * min(1.0, self.years) - self.w.envy * self.w.shame

    def less_for(self, of: int, soldier: int = -1) -> int:
        """How much the seat's cards lower a price."""
        less = 0
        if self.s.mods_on[self.seat] >> MOD_COST & 1:
            for mod in mods_on(self.cfg, self.s, self.seat, MOD_COST):
                if mod.of == of and (soldier < 0 or mod.soldier in (-1, soldier)):
                    less += mod.less
        return less

    def bonus_of(self, trigger: int) -> float:
        """What the seat's general and active advisors yield when the moment comes."""
        if not self.s.ears[self.seat] >> trigger & 1:
            return 0.0
        box, name = self.cfg.box, v.TRIGGERS[trigger]
        total = 0.0
        if self.s.general[self.seat] >= 0:
            total += self.cards.honor_for(box.generals[self.s.general[self.seat]].abilities, name, self.supporters)
        for card in self.s.active_advisors[self.seat]:
            total += self.cards.honor_for(box.advisors[card].abilities, name, self.supporters)
        return total


def most_of(stock: list[int]) -> int:
    """The kind to build with of which there is most."""
    most = 0
    for resource in range(1, CHI):
        if stock[resource] > stock[most]:
            most = resource
    return most
