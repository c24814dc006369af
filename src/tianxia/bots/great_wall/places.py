"""What clerks at a location yield when it resolves, for the greedy player of The Great Wall."""

import math

from ...games.great_wall.terms.names import (
    ACADEMY,
    BARRACKS,
    BUILDERS_CAMP,
    CHI,
    EMBASSY,
    LOGISTICS,
    PRODUCTION,
    TEA_HOUSE,
)
from ...games.great_wall.terms.vocabulary import ARCHER_ON_HIGHEST_WALL
from .own import bonus_of, location_bonus
from .reading import Reading
from .team import DEMANDED
from .treasury import SECTIONS, Treasury
from .weights import Weights
from .worth import Late, artifact, tie_worth, units, upgrade_worth


class Town(Treasury):
    """The locations as the player sees them now."""

    def __init__(self, reading: Reading, w: Weights, late: Late) -> None:
        super().__init__(reading, w, late)
        self._yields: dict[tuple[int, int], float] = {}

    def yields(self, location: int, clerks: int) -> float:
        """What this many of the seat's clerks gain when the location resolves."""
        if clerks <= 0:
            return 0.0
        key = (location, clerks)
        if key not in self._yields:
            value = self._work(location, clerks)
            self._yields[key] = value + location_bonus(self.reading, location, clerks)
        return self._yields[key]

    def _work(self, location: int, clerks: int) -> float:
        if location < PRODUCTION:
            return self.production(location, clerks)
        if location == BARRACKS:
            return math.fsum(self.recruits(self.stock_for(BARRACKS))[:clerks])
        if location == TEA_HOUSE:
            return self.tea(clerks)
        if location == BUILDERS_CAMP:
            return math.fsum(self.builds(self.stock_for(BUILDERS_CAMP))[:clerks])
        if location == EMBASSY:
            return math.fsum(self.hires(self.stock_for(EMBASSY))[:clerks])
        if location == ACADEMY:
            return self.lessons(clerks)
        assert location == LOGISTICS
        return self.redeploying()

    def production(self, location: int, clerks: int) -> float:
        """GW-P: collect, upgrade, donate."""
        reading, w, late = self.reading, self.w, self.late
        value = units(reading, w, late, location, clerks + reading.overseer[location])
        value += max(0.0, upgrade_worth(reading, w, late, location))
        if location != CHI:
            value += self.donation(location)
        return value

    def donation(self, resource: int) -> float:
        """GW-P8: 2 honor, minus the resource, and minus what the warehouse is worth to the others."""
        honor = self.reading.box.donation_honor + bonus_of(self.reading, "donate")
        return max(0.0, honor - self.unit[resource] - 0.2)

    def donation_pays(self) -> bool:
        return self.donation(0) + self.donation(1) + self.donation(2) > 0

    def tea(self, clerks: int) -> float:
        rank = self.reading.rank(self.reading.seat)
        if rank == 0:
            return 0.0
        places = rank if clerks >= self.reading.slots[TEA_HOUSE] else 1
        return self.w.tea * places * min(1.5, 0.5 + 0.5 * self.late.years) + tie_worth(self.reading, self.late)

    def lessons(self, clerks: int) -> float:
        """GW-I: cards beyond a full hand are worth little, and so are cards at the end."""
        room = max(0, self.reading.prices.hand_limit - len(self.reading.tactics))
        useful = min(clerks, room) + 0.3 * max(0, clerks - room)
        full = 1.0 - 0.1 * len(self.reading.tactics)
        value = self.w.tactic * useful * full * min(1.0, 0.25 * self.late.turns + self.late.years)
        return value + DEMANDED * max(0, min(clerks, self.reading.wants.tactics - len(self.reading.tactics)))

    def redeploying(self) -> float:
        """GW-O: archers to the highest wall, soldiers to where the hordes are."""
        reading = self.reading
        value = 0.0
        bow = artifact(reading, ARCHER_ON_HIGHEST_WALL)
        highest = max(reading.wall)
        if bow and highest and self.late.years < 1:
            room = sum([reading.firing_free[at] for at in SECTIONS if reading.wall[at] == highest])
            lower = max([self.field.posted[at] for at in SECTIONS if reading.wall[at] < highest], default=0)
            value += bow * min(room, lower)
        idle = max([sum(reading.rest[at]) for at in SECTIONS if not reading.hordes_of(at)], default=0)
        return value + 0.4 * idle * (self.late.years > 0)
