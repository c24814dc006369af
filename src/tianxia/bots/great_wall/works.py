"""What clerks at a location yield in a light policy, as in `places` and `treasury`, but guessed more roughly."""

from typing import Final

from ...games.great_wall.acts.building import LEVELS, MOST_BARRICADES
from ...games.great_wall.acts.embassy import advisor_price, clerk_price
from ...games.great_wall.acts.overseers import price_of_upgrade
from ...games.great_wall.acts.recruits import price_of_recruit
from ...games.great_wall.position.modifiers import hand_limit
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.names import (
    ACADEMY,
    BARRACKS,
    BUILDERS_CAMP,
    CHI,
    EMBASSY,
    GOLD,
    N_RESOURCES,
    N_SECTIONS,
    N_SOLDIERS,
    PRODUCTION,
    REGULAR,
    ROWS,
    TEA_HOUSE,
)
from .front import Front
from .sight import Sight, most_of
from .team import DEMANDED, SAVED

HIGHEST: Final = 3
NEXT_OF_A_KIND: Final = 0.8  # the gain of a second recruit, compared with the first
UNKNOWN: Final = -1e9
ANY: Final = 4  # places in a price, after the resources
BUILD: Final = 5


class Works:
    """The locations as the seat sees them now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._front: Front | None = None
        self._upgrades: list[float] = [UNKNOWN] * PRODUCTION
        self._recruits: list[float] | None = None
        self._builds: list[float] | None = None
        self._hires: list[float] | None = None

    @property
    def front(self) -> Front:
        """Most questions are not about battle."""
        if self._front is None:
            self._front = Front(self.sight)
        return self._front

    def yields(self, location: int, clerks: int) -> float:
        """What this many of the seat's clerks gain when the location resolves."""
        if clerks <= 0:
            return 0.0
        return self._work(location, clerks) + self._bonus(location, clerks)

    def _work(self, location: int, clerks: int) -> float:
        if location < PRODUCTION:
            return self.production(location, clerks)
        if location == BARRACKS:
            return first(self.recruits(), clerks)
        if location == TEA_HOUSE:
            return self.tea(clerks)
        if location == BUILDERS_CAMP:
            return first(self.builds(), clerks)
        if location == EMBASSY:
            return first(self.hires(), clerks)
        if location == ACADEMY:
            return self.lessons(clerks)
        return self.redeploying()

    def _bonus(self, location: int, clerks: int) -> float:
        """What the seat's cards add when the location resolves."""
        sight = self.sight
        s, box = sight.s, sight.cfg.box
        if not s.ears[sight.seat] >> v.LOCATION_ACTIVATED & 1:
            return 0.0
        total = 0.0
        if s.general[sight.seat] >= 0:
            total += self._bonus_by(box.generals[s.general[sight.seat]].abilities, location, clerks)
        for card in s.active_advisors[sight.seat]:
            total += self._bonus_by(box.advisors[card].abilities, location, clerks)
        return total

    def _bonus_by(self, abilities: tuple[int, ...], location: int, clerks: int) -> float:
        total = 0.0
        for index in abilities:
            ability = self.sight.cfg.box.abilities[index]
            if ability.trigger != v.LOCATION_ACTIVATED:
                continue
            which = ability.location
            if which == v.ANY_PRODUCTION:
                fits = location < PRODUCTION
            elif which == v.ANY_SPECIAL:
                fits = location >= REGULAR
            else:
                fits = which in (-1, location)
            needed = 1
            for condition in ability.conditions:
                needed = max(needed, condition.least)
            if fits and clerks >= needed:
                total += self.sight.cards.effects_worth(ability.effects, self.sight.supporters)
        return total

    # Production

    def production(self, location: int, clerks: int) -> float:
        sight = self.sight
        if self._upgrades[location] == UNKNOWN:
            self._upgrades[location] = max(0.0, self.upgrade_gain(location, 0))
        value = sight.units(location, clerks + sight.overseer[location]) + self._upgrades[location]
        return value if location == CHI else value + self.donation(location)

    def donation(self, resource: int) -> float:
        """GW-P8: 2 honor, minus the resource, and minus what the warehouse is worth to the others."""
        honor = self.sight.cfg.box.donation_honor + self.sight.bonus_of(v.DONATE)
        return max(0.0, honor - self.sight.unit[resource] - 0.2)

    def level_worth(self, location: int) -> float:
        """One more level: income each summer, more from each activation."""
        sight, w = self.sight, self.sight.w
        each = w.chi + w.temple if location == CHI else w.resource
        value = w.faith * sight.years * 1.7 * each + sight.levels * sight.at_the_end
        return value + sight.bonus_of(v.UPGRADE_OVERSEER)

    def upgrade_gain(self, location: int, less: int) -> float:
        """GW-P3, GW-P4: upgrading there now, minus the price; 0 if it is impossible."""
        sight = self.sight
        s, seat = sight.s, sight.seat
        if sight.overseer[location] >= HIGHEST:
            return 0.0
        at = seat * N_SOLDIERS
        if sight.overseer[location] == 0 and s.pool[at] + s.pool[at + 1] + s.pool[at + 2] == 0:
            return 0.0
        price = sum(price_of_upgrade(sight.cfg, s, seat, location, less, -1))
        pay = sight.cfg.box.locations[location].overseer_pay
        if sight.has[pay] < price:
            return 0.0
        return self.level_worth(location) - sight.units(pay, price)

    # Where resources go

    def recruits(self) -> list[float]:
        """The gain of each recruit in turn, the best first."""
        if self._recruits is None:
            self._recruits = self._recruit_gains()
        return self._recruits

    def recruit_gain(self, kind: int) -> float:
        """The gain of one recruit, minus its price."""
        sight = self.sight
        price = price_of_recruit(sight.cfg, sight.s, sight.seat, kind, -1)
        return max(self.front.best(kind), self.front.soldier[kind]) - self.cost(price)

    def cost(self, price: tuple[int, ...]) -> float:
        """What is given up for it: where there is a choice, what is worth least."""
        unit = self.sight.unit
        total = price[ANY] * min(unit) + price[BUILD] * min(unit[0], unit[1], unit[2])
        for resource in range(N_RESOURCES):
            if price[resource]:
                total += price[resource] * unit[resource]
        return total

    def _recruit_gains(self) -> list[float]:
        sight = self.sight
        at = sight.seat * N_SOLDIERS
        stock = sight.has[:]
        pool = sight.s.pool[at : at + N_SOLDIERS]
        prices = [price_of_recruit(sight.cfg, sight.s, sight.seat, kind, -1) for kind in range(N_SOLDIERS)]
        worth = [
            max(self.front.best(kind), self.front.soldier[kind]) if pool[kind] else 0.0 for kind in range(N_SOLDIERS)
        ]
        costs = [self.cost(price) for price in prices]
        gains: list[float] = []
        while len(gains) < 6:
            best, chosen = 0.0, -1
            for kind in range(N_SOLDIERS):
                if pool[kind] > 0 and worth[kind] - costs[kind] > best and can_pay(stock, prices[kind]):
                    best, chosen = worth[kind] - costs[kind], kind
            if chosen < 0:
                break
            gains.append(best)
            pool[chosen] -= 1
            worth[chosen] *= NEXT_OF_A_KIND
            pay_from(stock, prices[chosen])
        if gains:
            gains[0] += sight.bonus_of(v.RECRUIT)
        return gains

    def hires(self) -> list[float]:
        """GW-N: the gain of each clerk at the embassy in turn."""
        if self._hires is None:
            sight = self.sight
            gold, clerks = sight.has[GOLD], sight.s.chamber[sight.seat]
            price = sum(advisor_price(sight.cfg, sight.s, sight.seat))
            fee = sum(clerk_price(sight.cfg, sight.s, sight.seat))
            cards = sorted([self.advisor_worth(card) for card in sight.s.advisor_row])
            gains: list[float] = []
            while len(gains) < 3:
                advisor = cards[-1] - price * sight.unit[GOLD] if cards and gold >= price else -1.0
                clerk = self.clerk_worth() - fee * sight.unit[GOLD] if clerks and gold >= fee else -1.0
                if advisor <= 0 and clerk <= 0:
                    break
                gains.append(max(advisor, clerk))
                if advisor >= clerk:
                    gold -= price
                    price += 1  # GW-N2
                    cards.pop()
                else:
                    gold -= fee
                    clerks -= 1
            self._hires = gains
        return self._hires

    def clerk_worth(self) -> float:
        return self.sight.w.clerk * (self.sight.years + 0.2 * max(0, self.sight.turns - 1))

    def time_for_cards(self) -> float:
        return self.sight.w.faith * self.sight.years + 0.25 * (self.sight.turns > 1)

    def active_worth(self, card: int) -> float:
        return self.sight.cards.advisor_a_year(card) * self.time_for_cards()

    def supporter_worth(self) -> float:
        """GW-G1: one more advisor under the general."""
        sight = self.sight
        general, now = sight.s.general[sight.seat], sight.supporters
        more = sight.cards.general_a_year(general, now + 1) - sight.cards.general_a_year(general, now)
        return more * self.time_for_cards()

    def advisor_worth(self, card: int) -> float:
        sight = self.sight
        held = len(sight.s.active_advisors[sight.seat]) + sight.supporters
        demanded = DEMANDED * (held < sight.wanted_advisors)
        return max(self.active_worth(card), self.supporter_worth()) + sight.advisors * sight.at_the_end + demanded

    # Building

    def builds(self) -> list[float]:
        """The gain of each building in turn."""
        if self._builds is None:
            self._builds = self._build_gains()
        return self._builds

    def _build_gains(self) -> list[float]:
        sight = self.sight
        box, s = sight.cfg.box, sight.s
        purse = sight.has[0] + sight.has[1] + sight.has[2] + sight.warehouse
        barricade = max(0, box.barricade_cost - sight.less_for(v.COST_BARRICADE))
        less = sight.less_for(v.COST_WALL)
        gains: list[float] = []
        for section in sight.cfg.sections:
            level = s.wall[section] + 1
            if level <= LEVELS and purse >= max(0, box.wall_cost[level] - less):
                gains.append(self.building_gain(section, level, max(0, box.wall_cost[level] - less)))
            if s.barricades[section] < MOST_BARRICADES and purse >= barricade:
                gains.append(self.building_gain(section, 0, barricade))
        found = sorted([gain for gain in gains if gain > 0], reverse=True)
        # Each building leaves less to pay with: only two or three fit into most purses.
        return found[: max(1, purse // 4)] if found else found

    def building_gain(self, section: int, level: int, price: int) -> float:
        """Honor minus what is paid, plus what the section saves; level 0: a barricade."""
        sight = self.sight
        box, unit, stock = sight.cfg.box, sight.unit, sight.stock
        paid = max(0, price - sight.warehouse)
        held = stock[0] + stock[1] + stock[2]
        each = (unit[0] * stock[0] + unit[1] * stock[1] + unit[2] * stock[2]) / max(1, held)
        value = 0.25 * min(price, sight.warehouse) - paid * each
        spare = sight.has[0] + sight.has[1] + sight.has[2]
        value -= SAVED * min(paid, max(0, paid - spare))  # decrees ask for it
        if level:
            value += box.wall_honor[level] + sight.bonus_of(v.BUILD_WALL) + self.end_worth(level)
            value += sight.w.shelter * sight.years
            if level == 2 and sight.wanted_walls:
                high = 0
                for at in range(N_SECTIONS):
                    high += sight.s.wall[at] >= 2
                value += DEMANDED * (high < sight.wanted_walls)
            strength = float(box.wall_defense[level] - box.wall_defense[level - 1])
        else:
            value += box.barricade_honor + sight.bonus_of(v.BUILD_BARRICADE)
            strength = float(box.barricade_defense)
        if sight.s.horde[section * ROWS] >= 0:
            value += self.front.loss(section) - self.front.winter(section, -1, 0, 0, 0, strength)
        return value

    def end_worth(self, level: int) -> float:
        """GW-W6: the last wall needed ends the game, which is good for the leader."""
        sight = self.sight
        s = sight.s
        if level < LEVELS or s.year == sight.cfg.last_space or sight.cfg.coop:
            return 0.0
        highest = 1
        for at in range(N_SECTIONS):
            highest += s.wall[at] == LEVELS
        if highest < sight.cfg.walls_to_end:
            return 0.0
        best = max([s.honor[seat] for seat in range(sight.cfg.seats) if seat != sight.seat])
        return max(-12.0, min(6.0, 0.5 * (s.honor[sight.seat] - best)))

    # The rest

    def tea(self, clerks: int) -> float:
        sight = self.sight
        if sight.rank == 0:
            return 0.0
        places = sight.rank if clerks >= sight.cfg.slots[TEA_HOUSE] else 1
        return sight.w.tea * places * min(1.5, 0.5 + 0.5 * sight.years)

    def lessons(self, clerks: int) -> float:
        """GW-I: cards beyond a full hand are worth little, and so are cards at the end."""
        sight = self.sight
        held = len(sight.s.hand[sight.seat])
        room = max(0, hand_limit(sight.cfg, sight.s, sight.seat) - held)
        useful = min(clerks, room) + 0.3 * max(0, clerks - room)
        value = sight.w.tactic * useful * (1.0 - 0.1 * held) * min(1.0, 0.25 * sight.turns + sight.years)
        return value + DEMANDED * max(0, min(clerks, sight.wanted_tactics - held))

    def redeploying(self) -> float:
        sight = self.sight
        s, idle = sight.s, 0
        for section in range(N_SECTIONS):
            if s.horde[section * ROWS] < 0:
                at = (sight.seat * N_SECTIONS + section) * N_SOLDIERS
                idle = max(idle, s.rest[at] + s.rest[at + 1] + s.rest[at + 2])
        return 0.4 * idle * (sight.years > 0)


def first(gains: list[float], n: int) -> float:
    """The sum of the first n."""
    total = 0.0
    for i in range(min(n, len(gains))):
        total += gains[i]
    return total


def can_pay(stock: list[int], price: tuple[int, ...]) -> bool:
    spare = 0
    for i in range(N_RESOURCES):
        if stock[i] < price[i]:
            return False
        spare += stock[i] - price[i]
    return spare >= price[ANY] + price[BUILD]


def pay_from(stock: list[int], price: tuple[int, ...]) -> None:
    """The rest with what is most plentiful."""
    for i in range(N_RESOURCES):
        stock[i] -= price[i]
    for _ in range(price[ANY] + price[BUILD]):
        stock[most_of(stock)] -= 1
