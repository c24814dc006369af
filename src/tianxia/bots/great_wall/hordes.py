"""Battle: what a place on a horde, a wound or a shot is worth to the greedy player of The Great Wall."""

import math
from typing import Final

from ...games.great_wall.position.state import WOUND
from ...games.great_wall.terms.box import printed_on
from ...games.great_wall.terms.names import ARCHER, CHI, COLUMNS, HORSEMAN, N_SECTIONS, N_SOLDIERS, ROWS, SPEARMAN
from ...games.great_wall.terms.notation import DOWN, spot_of
from ...games.great_wall.terms.vocabulary import FROM_WOUND, HONOR, MOD_REACH, TACTIC
from .own import bonus_of, mods_of
from .reading import HORSEMAN_ON_SPOT, Horde, Reading
from .spots import cells_of, is_protected, spots
from .weights import Weights
from .worth import Late, post_worth, shame_worth, soldier_worth, spared_worth, trophy_worth

DEFEAT: Final = 2.0  # GW-V3, GW-V4
ARCHER_LOST: Final = 2.0  # GW-W11
A_TURN: Final = 0.225  # fraction of what is covered per year


class Field:
    """The hordes as they are, or would be after some attacks, and what they mean to the player."""

    def __init__(
        self, reading: Reading, w: Weights, late: Late, unit: list[float], like: "Field | None" = None
    ) -> None:
        self.reading = reading
        self.w = w
        self.late = late
        self.unit = unit  # what one more of each resource is worth
        if like is None:
            self._judge(reading, w, late)
        else:
            self._take_over(like)

    def _judge(self, reading: Reading, w: Weights, late: Late) -> None:
        self.hordes: list[Horde | None] = list(reading.hordes)
        self.room = reading.firing_free[:]
        self.posted = [at[reading.seat] for at in reading.firing]  # the seat's archers on firing spots
        self.archers = [sum(at) for at in reading.firing]
        self.any_row = any([mod.rows_any and mod.soldier in (-1, SPEARMAN) for mod in mods_of(reading, MOD_REACH)])
        self.soldier = [soldier_worth(reading, w, late, kind) for kind in range(N_SOLDIERS)]
        self.shame = shame_worth(reading, w, late)
        self.spared = spared_worth(reading, w, late)
        self.killed = bonus_of(reading, "soldiers_killed")
        self.won = bonus_of(reading, "horde_won")
        self.last_wound = bonus_of(reading, "last_wound")
        self.pace = max(0.2, min(1.5, (reading.beaten + 1.2) / (0.8 * reading.year + 0.4)))  # how warlike the table is
        # Each year that a horde stays, it may breach and cost shame; its end is a relief, though to everyone.
        token = self.shame + (reading.humans - 1) * max(0.0, self.spared)
        self.relief = w.relief * token * min(3.0, late.years + 0.1 * late.turns)
        self.mended = max(0.15, w.breach - w.mend * self.pace * late.turns)  # chance that nobody closes a gap
        self.breach = [self.breach_chance(section) for section in range(N_SECTIONS)]
        self.trophy = [0.0 if horde is None else trophy_worth(reading, horde.honor) for horde in self.hordes]
        self._stakes: dict[int, float] = {}
        self._losses: dict[int, float] = {}
        self._changes: dict[int, float] = {}

    def _take_over(self, like: "Field") -> None:
        """Copy what may change; what is already judged holds for both."""
        self.hordes = like.hordes[:]
        self.room = like.room[:]
        self.posted = like.posted[:]
        self.archers = like.archers[:]
        self.any_row = like.any_row
        self.soldier, self.shame, self.spared = like.soldier, like.shame, like.spared
        self.killed, self.won, self.last_wound = like.killed, like.won, like.last_wound
        self.pace, self.relief, self.breach, self.trophy = like.pace, like.relief, like.breach, like.trophy
        self.mended = like.mended
        self._stakes = dict(like._stakes)
        self._losses = dict(like._losses)
        self._changes = {}

    def copy(self) -> "Field":
        return Field(self.reading, self.w, self.late, self.unit, self)

    # Chances

    def breach_chance(self, section: int, more: float = 0.0) -> float:
        """GW-W4: that the section will be breached this winter, with so much more defense than now."""
        power = self.power_left(section)
        gap = power - self.reading.defense[section] - more
        return 0.03 if gap <= 0 else self.mended * (0.6 + 0.4 * gap / power)

    def power_left(self, section: int) -> int:
        """The power of the hordes that are neither covered nor will be by the archers on the wall (GW-W1)."""
        power, volley = 0, self.archers[section]
        for horde in self.hordes[section * ROWS : (section + 1) * ROWS]:
            if horde is not None and horde.free:
                if horde.free <= volley and not is_protected(self.reading.cards, horde, FROM_WOUND):
                    volley -= horde.free
                else:
                    power += horde.power
        return power

    def winter(self, section: int, more: float = 0.0) -> float:
        """What the assault on the section is likely to cost."""
        if section not in self._losses:
            self._losses[section] = self._loss(section)
        return self.breach_chance(section, more) * self._losses[section]

    def _loss(self, section: int) -> float:
        """GW-W8, GW-W11: what a breach costs: shame, and the archers on the wall."""
        cost = ARCHER_LOST * self.posted[section]
        for horde in self.hordes[section * ROWS : (section + 1) * ROWS]:
            if horde is not None and horde.free:
                for seat in range(self.reading.humans):
                    if not horde.bears(seat):
                        cost += self.shame if seat == self.reading.seat else self.spared
        return cost

    def defeat_chance(self, horde: Horde) -> float:
        """That the horde is defeated before the game ends, no matter by whom."""
        section, row = horde.place // ROWS, horde.place % ROWS
        needed = float(horde.free)
        if not is_protected(self.reading.cards, horde, FROM_WOUND):
            needed -= self.archers[section] * (0.9 + 0.7 * self.late.years)
        for before in range(row):
            ahead = self.hordes[section * ROWS + before]
            needed += 0.6 * ahead.free if ahead is not None else 0.0
        if needed <= 0:
            return 0.98
        speed = self.pace * self.w.covered * (self.late.years + A_TURN * self.late.turns)
        return 0.98 * speed / (speed + needed)

    def trophy_chance(self, horde: Horde) -> float:
        """GW-V5: that the seat's soldiers will cover the most spots, ties by tea order."""
        seat = self.reading.seat
        mine = horde.spots_of(seat)
        if mine == 0:
            return 0.0
        lead = float(mine)
        for other in range(self.reading.players):
            if other != seat:
                theirs = horde.spots_of(other) + (0.5 if self.reading.rank(other) < self.reading.rank(seat) else -0.5)
                lead = min(lead, mine - theirs)
        if abs(lead) > horde.free:
            return 1.0 if lead > 0 else 0.0
        chance = 0.5 + 0.5 * lead / (horde.free + 1)
        return chance * (1 - 0.05 * horde.free)

    # Worth

    def stake(self, place: int) -> float:
        """What the horde promises the player."""
        if place not in self._stakes:
            horde = self.hordes[place]
            self._stakes[place] = 0.0 if horde is None else self._stake(horde)
        return self._stakes[place]

    def promise(self, section: int) -> float:
        """The stakes in a section, minus what its winter may cost."""
        return math.fsum([self.stake(section * ROWS + row) for row in range(ROWS)]) - self.winter(section)

    def _stake(self, horde: Horde) -> float:
        seat, section = self.reading.seat, horde.place // ROWS
        likely = self.defeat_chance(horde)
        prize = self.relief + DEFEAT * self.posted[section]
        soldiers = horde.soldiers_of(seat)
        won = 0.0
        if soldiers:
            won = self.trophy_chance(horde)
            deaths = min(soldiers, horde.lethality)
            prize += DEFEAT + won * self.trophy[horde.place]
            prize += deaths * self.killed + (soldiers - deaths) * self.soldier[SPEARMAN]
        others = 0.0
        for other in range(self.reading.players):
            if other != seat:
                theirs = horde.spots_of(other)
                others += DEFEAT * (theirs > 0) + DEFEAT * self.reading.firing[section][other]
                others += (1 - won) * horde.honor * (theirs > 0) * 0.5
        return likely * (prize - self.w.spite * others)

    def reward(self, horde: Horde, cell: int) -> float:
        """GW-F1: what is printed on the spot."""
        printed = self.reading.box.hordes[horde.card].cells[cell]
        what, n = printed_on(printed)
        if printed < 0 or n == 0:
            return 0.0
        if what == HONOR:
            return float(n)
        if what == TACTIC:
            return n * self.w.tactic * min(1.0, 0.3 + self.late.years)
        return n * self.unit[what if what <= CHI else CHI]

    # Acts

    def cover(self, place: int, cells: list[int], what: int) -> None:
        horde = self.hordes[place]
        assert horde is not None
        changed = horde.copy()
        for cell in cells:
            changed.cells[cell] = what
        changed.free -= len(cells)
        self.hordes[place] = changed
        self._forget(place // ROWS)  # hordes behind come nearer

    def post(self, section: int) -> None:
        """An archer takes a firing spot."""
        self.room[section] -= 1
        self.posted[section] += 1
        self.archers[section] += 1
        self._forget(section)

    def _forget(self, section: int) -> None:
        for row in range(ROWS):
            self._stakes.pop(section * ROWS + row, None)
        self._losses.pop(section, None)
        self._changes = {}

    def apply(self, kind: int, code: int, posts: bool) -> None:
        """A soldier attacks the spot of the code."""
        place, cells = cells_of(code)
        if kind == ARCHER:
            if posts:
                self.post(place // ROWS)
            self.cover(place, cells, WOUND)
        else:
            on = self.reading.seat + (HORSEMAN_ON_SPOT if kind == HORSEMAN else 0)
            self.cover(place, cells, on)

    def gain(self, kind: int, code: int, posts: bool) -> float:
        """What the attack changes: the stakes in its section and the rewards. `posts`: an archer goes up the wall."""
        place, cell, way = spot_of(code)
        horde = self.hordes[place]
        if horde is None:
            return 0.0
        rewards = self.reward(horde, cell)
        if way >= 0:
            rewards += self.reward(horde, cell + (COLUMNS if way == DOWN else 1))
        # Nobody can take the rewards of wounded spots anymore, not even the player.
        return self._change(kind, code, posts) + (-0.15 * rewards if kind == ARCHER else rewards)

    def _change(self, kind: int, code: int, posts: bool) -> float:
        """The same for every spot of a horde: only the rewards differ."""
        place, _, way = spot_of(code)
        key = (place * N_SOLDIERS + kind) * 2 + posts
        if key not in self._changes:
            section = place // ROWS
            before = self.promise(section)
            horde = self.hordes[place]
            after = self.copy()
            after.apply(kind, code, posts)
            value = after.promise(section) - before
            if kind == ARCHER and posts:
                value += post_worth(self.reading, self.w, self.late, section) * (1 - 0.3 * self.breach[section])
            if horde is not None and horde.free == (1 if way < 0 else 2):
                value += self.last_wound
            self._changes[key] = value
        return self._changes[key]

    def targets(self, kind: int, sections: tuple[int, ...], posts: bool) -> list[int]:
        """Codes of all spots that such a soldier can attack, even if they are alike."""
        codes: list[int] = []
        rows = 1 if kind == SPEARMAN and not self.any_row else ROWS
        for section in sections:
            if kind == ARCHER and posts and self.room[section] <= 0:
                continue
            for place in range(section * ROWS, section * ROWS + rows):
                horde = self.hordes[place]
                if horde is not None and horde.free:
                    codes.extend(spots(self.reading.cards, horde, kind))
        return codes

    def best(self, kind: int, sections: tuple[int, ...], posts: bool) -> tuple[float, int]:
        """The best attack of such a soldier: its gain and code; code -1: none."""
        best, found = 0.0, -1
        for code in self.targets(kind, sections, posts):
            value = self.gain(kind, code, posts)
            if found < 0 or value > best:
                best, found = value, code
        return best, found

    def send(self, kind: int) -> None:
        """A recruit goes where it gains most."""
        gain, code = self.best(kind, (0, 1, 2), True)
        if code >= 0 and gain > 0:
            self.apply(kind, code, kind == ARCHER)
