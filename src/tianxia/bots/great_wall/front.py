"""Battle in a light policy: what a place on a horde, a wound or a shot is worth, as in `hordes`, horde by horde."""

from typing import Final

from ...games.great_wall.position.modifiers import lethality
from ...games.great_wall.position.state import FREE
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.box import printed_on
from ...games.great_wall.terms.names import (
    ARCHER,
    CELLS,
    CHI,
    COLUMNS,
    HORSEMAN,
    N_SECTIONS,
    N_SOLDIERS,
    PLACES,
    ROWS,
    SPEARMAN,
)
from ...games.great_wall.terms.notation import DOWN, spot_of
from .sight import Sight

DEFEAT: Final = 2.0  # GW-V3, GW-V4
ARCHER_LOST: Final = 2.0  # GW-W11
A_TURN: Final = 0.225
NOTHING: Final = -1e9  # no such attack


class Front:
    """The hordes, and what attacks on them change."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        s, w, box = sight.s, sight.w, sight.cfg.box
        self.soldier: list[float] = [sight.soldier_worth(kind) for kind in range(N_SOLDIERS)]
        self.shame = sight.shame_worth()
        self.spared = sight.spared_worth()
        self.killed = sight.bonus_of(v.SOLDIERS_KILLED)
        won = sight.bonus_of(v.HORDE_WON)
        self.pace = max(0.2, min(1.5, (sight.gone + 1.2) / (0.8 * (s.year + 1) + 0.4)))
        token = self.shame + (sight.cfg.players - 1) * max(0.0, self.spared)
        self.relief = w.relief * token * min(3.0, sight.years + 0.1 * sight.turns)
        self.mended = max(0.15, w.breach - w.mend * self.pace * sight.turns)
        self.trophy: list[float] = [0.0] * PLACES
        self.against_archers: list[bool] = [False] * PLACES
        self.against_horsemen: list[bool] = [False] * PLACES
        for place in range(PLACES):
            if s.horde[place] >= 0:
                card = box.hordes[s.horde[place]]
                self.trophy[place] = (card.honor + sight.trophies) * sight.at_the_end + won
                for mod in sight.cfg.horde_mods[s.horde[place]]:
                    if mod.kind == v.MOD_PROTECT:
                        if mod.part == v.FROM_WOUND:
                            self.against_archers[place] = True
                        elif mod.part == v.FROM_HORSEMAN:
                            self.against_horsemen[place] = True
        # Found when they are needed; below NOTHING: not yet.
        self._deadly: list[int] = [-1] * PLACES
        self._now: list[float] = [NOTHING - 1] * PLACES
        self._loss: list[float] = [NOTHING - 1] * N_SECTIONS
        self._gains: list[float] = [NOTHING - 1] * (PLACES * N_SOLDIERS * 2)

    # As it is now

    def deadly(self, place: int) -> int:
        if self._deadly[place] < 0:
            self._deadly[place] = lethality(self.sight.cfg, self.sight.s, place)
        return self._deadly[place]

    def now(self, place: int) -> float:
        if self._now[place] < NOTHING:
            self._now[place] = self.stake(place, 0, 0, 0, 0)
        return self._now[place]

    def loss(self, section: int) -> float:
        if self._loss[section] < NOTHING:
            self._loss[section] = self.winter(section, -1, 0, 0, 0, 0.0)
        return self._loss[section]

    # Chances

    def winter(self, section: int, changed: int, covered: int, mine: int, posts: int, more: float) -> float:
        """What the assault on the section will likely cost, after an attack on one of its hordes or a better wall."""
        sight = self.sight
        s, seat = sight.s, sight.seat
        volley = sight.archers[section] + posts
        power, cost = 0, ARCHER_LOST * (sight.posted[section] + posts)
        for place in range(section * ROWS, section * ROWS + ROWS):
            if s.horde[place] < 0:
                continue
            free = s.free[place] - (covered if place == changed else 0)
            if free <= 0:
                continue
            if free <= volley and not self.against_archers[place]:
                volley -= free
            else:
                power += sight.power_at[place]
            for other in range(sight.cfg.players):
                if other == seat:
                    if not sight.spots[place] and not (place == changed and mine):
                        cost += self.shame
                elif not sight.present[place] >> other & 1:
                    cost += self.spared
        gap = power - sight.defense[section] - more
        if gap <= 0:
            return 0.03 * cost
        return self.mended * (0.6 + 0.4 * gap / power) * cost

    def stake(self, place: int, covered: int, spots: int, soldiers: int, posts: int) -> float:
        """What the horde promises the seat, after an attack that covers so many spots."""
        sight = self.sight
        s, seat = sight.s, sight.seat
        if s.horde[place] < 0:
            return 0.0
        section, free = place // ROWS, s.free[place] - covered
        needed = float(free)
        if not self.against_archers[place]:
            needed -= (sight.archers[section] + posts) * (0.9 + 0.7 * sight.years)
        for ahead in range(section * ROWS, place):
            if s.horde[ahead] >= 0:
                needed += 0.6 * s.free[ahead]
        likely = 0.98
        if needed > 0:
            speed = self.pace * sight.w.covered * (sight.years + A_TURN * sight.turns)
            likely = 0.98 * speed / (speed + needed)
        prize = self.relief + DEFEAT * (sight.posted[section] + posts)
        mine, men = sight.spots[place] + spots, sight.soldiers[place] + soldiers
        won = 0.0
        if men:
            won = self.trophy_chance(place, mine, free)
            deaths = min(men, self.deadly(place))
            prize += DEFEAT + won * self.trophy[place] + deaths * self.killed + (men - deaths) * self.soldier[SPEARMAN]
        others = 0.0
        honor = sight.cfg.box.hordes[s.horde[place]].honor
        for other in range(sight.cfg.seats):
            if other != seat:
                others += DEFEAT * s.firing[other * N_SECTIONS + section]
                if sight.present[place] >> other & 1:
                    others += DEFEAT + (1 - won) * honor * 0.5
        return likely * (prize - sight.w.spite * others)

    def trophy_chance(self, place: int, mine: int, free: int) -> float:
        """GW-V5: that the seat's soldiers will cover the most spots, ties by tea order."""
        sight = self.sight
        lead = float(mine)
        for other in range(sight.cfg.seats):
            if other != sight.seat:
                theirs = sight.theirs[place * sight.cfg.seats + other]
                lead = min(lead, mine - theirs + (-0.5 if sight.s.tea.index(other) < sight.rank else 0.5))
        if abs(lead) > free:
            return 1.0 if lead > 0 else 0.0
        return (0.5 + 0.5 * lead / (free + 1)) * (1 - 0.05 * free)

    # Attacks

    def reward(self, place: int, cell: int) -> float:
        """GW-F1: what is printed on the spot."""
        sight = self.sight
        printed = sight.cfg.box.hordes[sight.s.horde[place]].cells[cell]
        if printed <= 0:
            return 0.0
        what, n = printed_on(printed)
        if what == v.HONOR:
            return float(n)
        if what == v.TACTIC:
            return n * sight.w.tactic * min(1.0, 0.3 + sight.years)
        return n * sight.unit[what if what <= CHI else CHI]

    def change(self, place: int, kind: int, posts: int) -> float:
        """What an attack changes, without the rewards of its spots. `posts`: an archer goes up the wall."""
        key = (place * N_SOLDIERS + kind) * 2 + posts
        found = self._gains[key]
        if found >= NOTHING:
            return found
        section = place // ROWS
        covered = 2 if kind == HORSEMAN else 1
        mine = 0 if kind == ARCHER else covered
        men = 0 if kind == ARCHER else 1
        value = self.stake(place, covered, mine, men, posts) - self.now(place)
        value += self.loss(section) - self.winter(section, place, covered, men, posts, 0.0)
        if kind == ARCHER and posts:
            value += self.post_worth(section) * 0.85
        self._gains[key] = value
        return value

    def post_worth(self, section: int) -> float:
        """An archer who holds a firing spot there from now on."""
        sight = self.sight
        value = sight.w.post * sight.years + 0.5 * (sight.turns > 0)
        if sight.bow:
            wall = sight.s.wall
            highest = max(wall)
            likely = 0.8 if highest and wall[section] == highest else 0.3
            value += sight.bow * sight.at_the_end * (likely if sight.years < 2 else 0.45)
        return value

    def gain(self, kind: int, code: int, posts: int) -> float:
        """The attack of an option: a spot, or two for a horseman."""
        place, cell, way = spot_of(code)
        if self.sight.s.horde[place] < 0:
            return 0.0
        rewards = self.reward(place, cell)
        if way >= 0:
            rewards += self.reward(place, cell + (COLUMNS if way == DOWN else 1))
        return self.change(place, kind, posts) + (-0.15 * rewards if kind == ARCHER else rewards)

    def best(self, kind: int) -> float:
        """What a recruit of the kind gains where it gains most; NOTHING if it can attack nowhere."""
        best = NOTHING
        for section in range(N_SECTIONS):
            best = max(best, self.best_in(kind, section, 1 if kind == ARCHER else 0))
        return best

    def best_in(self, kind: int, section: int, posts: int) -> float:
        sight = self.sight
        s = sight.s
        if kind == ARCHER and posts and sight.cfg.box.firing_spots[s.wall[section]] <= sight.archers[section]:
            return NOTHING
        best = NOTHING
        for place in range(section * ROWS, section * ROWS + (1 if kind == SPEARMAN else ROWS)):
            if s.horde[place] < 0 or s.free[place] <= (kind == HORSEMAN):
                continue
            if (self.against_archers[place] and kind == ARCHER) or (self.against_horsemen[place] and kind == HORSEMAN):
                continue
            value = self.change(place, kind, posts)
            if kind != ARCHER:
                value += self.best_reward(place, 2 if kind == HORSEMAN else 1)
            if value > best:
                best = value
        return best

    def best_reward(self, place: int, spots: int) -> float:
        """The most that is printed on a free spot; for two spots, somewhat more."""
        best = 0.0
        for cell in range(CELLS):
            if self.sight.s.spots[place * CELLS + cell] == FREE:
                best = max(best, self.reward(place, cell))
        return best if spots == 1 else 1.5 * best
