"""Where resources go: hires at the embassy, recruits, buildings, each worth its price or not."""

from typing import Final

from ..games.great_wall.names import BARRACKS, BUILDERS_CAMP, CHI, EMBASSY, GOLD, PRODUCTION
from ..games.great_wall.notation import BARRICADE, HIRE, HIRE_CLERK, WALL
from ..games.great_wall.parts import Price
from ..games.great_wall.vocabulary import (
    ADVISOR,
    COST_ADVISOR,
    COST_BARRICADE,
    COST_CLERK,
    COST_RECRUIT,
    COST_WALL,
    MOD_WILD,
)
from .great_wall_cards import advisor_a_year, bonus_of, general_a_year, mods_of
from .great_wall_hordes import Field
from .great_wall_sight import TABLES, Sight
from .great_wall_worth import Late, Weights, artifact, less_for, unit

SECTIONS: Final = (0, 1, 2)
SPENDING: Final = (EMBASSY, BUILDERS_CAMP, BARRACKS)  # in the order in which they have a claim on the stock


class Treasury:
    """The own stock, and what it can buy."""

    def __init__(self, sight: Sight, w: Weights, late: Late) -> None:
        self.sight = sight
        self.w = w
        self.late = late
        self.field = Field(sight, w, late)
        self.unit = [unit(sight, w, late, resource) for resource in range(4)]
        self.wild = any([mod.what == GOLD for mod in mods_of(sight, MOD_WILD)])
        self._recruits: list[float] | None = None
        self._spent: dict[int, list[int]] = {}

    def stock_for(self, location: int) -> list[int]:
        """What is left when the places with a claim before it, where own clerks stand, have been paid for."""
        stock = [self.sight.has(resource) for resource in range(4)]
        for at in range(PRODUCTION):  # full: it will be collected before it is spent
            if self.sight.mine[at] and self.sight.crowd[at] >= self.sight.slots[at]:
                stock[at] += self.sight.mine[at] + self.sight.overseer[at]
        for other in SPENDING:
            if other == location:
                break
            if self.sight.mine[other]:
                for resource in range(4):
                    stock[resource] -= self.spent(other, stock)[resource]
        return [max(0, n) for n in stock]

    def spent(self, location: int, stock: list[int]) -> list[int]:
        """What the clerks there are likely to spend."""
        if location not in self._spent:
            left = stock[:]
            if location == EMBASSY:
                self.hires(left, self.sight.mine[location])
            elif location == BUILDERS_CAMP:
                self.builds(left, self.sight.mine[location])
            self._spent[location] = [stock[resource] - left[resource] for resource in range(4)]
        return self._spent[location]

    def hires(self, stock: list[int], most: int = 3) -> list[float]:
        """GW-N: gains of the clerks one after the other; the gold is taken from `stock`."""
        gains: list[float] = []
        owned = len(self.sight.advisors) + self.sight.supporters
        clerks = self.sight.chamber
        cards = sorted([self.advisor_worth(card) for card in self.sight.row], reverse=True)
        for _ in range(most):
            price = max(0, owned + 1 - less_for(self.sight, COST_ADVISOR))
            advisor = cards[0] - price * self.unit[GOLD] if cards and stock[GOLD] >= price else -1.0
            fee = self.clerk_price()
            clerk = self.clerk_worth() - fee * self.unit[GOLD] if clerks and stock[GOLD] >= fee else -1.0
            if max(advisor, clerk) <= 0:
                break
            gains.append(max(advisor, clerk))
            if advisor >= clerk:
                stock[GOLD] -= price
                owned += 1
                cards.pop(0)
            else:
                stock[GOLD] -= fee
                clerks -= 1
        return gains

    def clerk_price(self) -> int:
        return max(0, TABLES.clerk_cost - less_for(self.sight, COST_CLERK))

    def clerk_worth(self) -> float:
        return self.w.clerk * (self.late.years + 0.2 * max(0, self.late.turns - 1))

    def advisor_worth(self, card: int) -> float:
        return max(self.active_worth(card), self.supporter_worth()) + artifact(self.sight, ADVISOR)

    def active_worth(self, card: int) -> float:
        return advisor_a_year(card) * (self.w.faith * self.late.years + 0.25 * (self.late.turns > 1))

    def supporter_worth(self) -> float:
        """GW-G1: one more under the general."""
        now = self.sight.supporters
        more = general_a_year(self.sight.general, now + 1) - general_a_year(self.sight.general, now)
        return more * (self.w.faith * self.late.years + 0.25 * (self.late.turns > 1))

    def hire_gain(self, code: int) -> float:
        """One answer at the embassy."""
        if code == HIRE_CLERK:
            return self.clerk_worth() - self.clerk_price() * self.unit[GOLD]
        owned = len(self.sight.advisors) + self.sight.supporters
        price = max(0, owned + 1 - less_for(self.sight, COST_ADVISOR))
        return self.advisor_worth(code - HIRE) - price * self.unit[GOLD]

    # Recruiting

    def prices(self) -> list[list[int]]:
        """GW-M1, lowered by own cards."""
        found: list[list[int]] = []
        for kind in range(3):
            price = as_list(TABLES.soldier_cost[kind])
            for resource in range(4):
                if price[resource]:
                    price[resource] -= min(price[resource], less_for(self.sight, COST_RECRUIT, kind, -1, resource))
            found.append(price)
        return found

    def recruits(self, stock: list[int], named: tuple[int, int, int] = (0, 0, 0), most: int = 6) -> list[float]:
        """Gains of recruits one after the other, the best first."""
        if self._recruits is None or sum(named) > 0:
            gains = [gain for gain, _ in self.recruit_plan(stock, named, most)]
            bonus = bonus_of(self.sight, "recruit")
            if gains and bonus:
                gains[0] += bonus
            if sum(named):
                return gains
            self._recruits = gains
        return self._recruits

    def recruit_plan(
        self, stock: list[int], named: tuple[int, int, int], most: int, offered: list[int] | None = None
    ) -> list[tuple[float, int]]:
        """Gain and kind of each recruit worth its price, after those named already.

        `offered`: the kinds that can be paid for, perhaps at a price that a card sets.
        """
        prices = self.prices()
        pool = [self.sight.pool[kind] - named[kind] for kind in range(3)]
        left = stock[:]
        field = self.field.copy()
        for kind in range(3):
            for _ in range(named[kind]):
                pay(left, prices[kind], self.wild)
                field.send(kind)
        plan: list[tuple[float, int]] = []
        for _ in range(most):
            best, chosen = 0.0, -1
            for kind in range(3):
                payable = can_pay(left, prices[kind], self.wild)
                if pool[kind] > 0 and (kind in offered if offered is not None else payable):
                    cost = sum([prices[kind][i] * self.unit[i] for i in range(4)])
                    if self.is_favour(offered, left, prices):
                        cost *= 0.3
                    gain = max(field.best(kind, SECTIONS, True)[0], self.field.soldier[kind]) - cost
                    if gain > best:
                        best, chosen = gain, kind
            if chosen < 0:
                break
            plan.append((best, chosen))
            pool[chosen] -= 1
            pay(left, prices[chosen], self.wild)
            field.send(chosen)
        return plan

    def is_favour(self, offered: list[int] | None, stock: list[int], prices: list[list[int]]) -> bool:
        """Whether recruits are offered beyond the barracks: a kind that the stock could not buy, or only one kind."""
        if offered is None:
            return False
        if self.sight.season == "spring":
            return True
        payable = [kind for kind in range(3) if self.sight.pool[kind] and can_pay(stock, prices[kind], self.wild)]
        return any([kind not in payable for kind in offered]) or (len(offered) == 1 and len(payable) > 1)

    # Building

    def builds(self, stock: list[int], most: int = 4) -> list[float]:
        """Gains of buildings one after the other; what they cost is taken from `stock`."""
        plan = self.build_plan(stock, [0] * 3, [0] * 3, most)
        return [gain for gain, _ in plan]

    def build_plan(
        self, stock: list[int], barricades: list[int], walls: list[int], most: int, offered: list[int] | None = None
    ) -> list[tuple[float, int]]:
        """Gain and code of each building worth its price, after those declared already."""
        total = self.declared_price(barricades, walls)
        barricades, walls = barricades[:], walls[:]
        plan: list[tuple[float, int]] = []
        for _ in range(most):
            own = sum(stock[:CHI])
            best, chosen, cost = 0.0, -1, 0
            for code in (BARRICADE, BARRICADE + 1, BARRICADE + 2, WALL, WALL + 1, WALL + 2):
                price = self.building_price(code, barricades, walls)
                affordable = price >= 0 and total + price - self.sight.warehouse <= own
                if not (affordable if offered is None else code in offered):
                    continue
                gain = self.building_gain(code, price, total, walls)
                if gain > best:
                    best, chosen, cost = gain, code, price
            if chosen < 0:
                break
            plan.append((best, chosen))
            total += cost
            if chosen >= WALL:
                walls[chosen - WALL] += 1
            else:
                barricades[chosen - BARRICADE] += 1
        take_from(stock, max(0, total - self.sight.warehouse))
        return plan

    def declared_price(self, barricades: list[int], walls: list[int]) -> int:
        total = sum(barricades) * max(0, TABLES.barricade_cost - less_for(self.sight, COST_BARRICADE))
        for section in SECTIONS:
            for n in range(walls[section]):
                level = min(3, self.sight.wall[section] + n + 1)
                total += max(0, TABLES.wall_cost[level] - less_for(self.sight, COST_WALL))
        return total

    def building_price(self, code: int, barricades: list[int], walls: list[int]) -> int:
        """-1: no such building."""
        if code < WALL:
            if self.sight.barricades[code - BARRICADE] + barricades[code - BARRICADE] >= 3:
                return -1
            return max(0, TABLES.barricade_cost - less_for(self.sight, COST_BARRICADE))
        level = self.sight.wall[code - WALL] + walls[code - WALL] + 1
        return -1 if level > 3 else max(0, TABLES.wall_cost[level] - less_for(self.sight, COST_WALL))

    def building_gain(self, code: int, price: int, total: int, walls: list[int]) -> float:
        """Honor, less what is paid, more if the section then holds."""
        stored = max(0, self.sight.warehouse - total)
        paid = max(0, price - stored)
        each = sum([self.unit[i] * self.sight.stock[i] for i in range(3)]) / max(1, sum(self.sight.stock[:CHI]))
        used = 0.25 * min(price, stored)  # the others cannot use it
        if code < WALL:
            section = code - BARRICADE
            honor, strength = float(TABLES.barricade_honor), TABLES.barricade_defence
            honor += bonus_of(self.sight, "build_barricade")
        else:
            section = code - WALL
            level = self.sight.wall[section] + walls[section] + 1
            honor = TABLES.wall_honor[level] + bonus_of(self.sight, "build_wall")
            strength = TABLES.wall_defence[level] - TABLES.wall_defence[level - 1]
            honor += self.end_worth(section, level) + self.w.shelter * max(0.0, self.late.years)
        return honor + used - paid * each + self.holding(section, strength)

    def end_worth(self, section: int, level: int) -> float:
        """GW-W6: the last wall needed ends the game: good for who leads."""
        if self.sight.coop:  # GW-C15
            return 0.0
        needed = 3 if self.sight.players == 4 else 2
        if level < 3 or self.sight.wall.count(3) + 1 < needed or self.sight.year == self.sight.last:
            return 0.0
        others = [self.sight.honor[seat] for seat in range(self.sight.players) if seat != self.sight.seat]
        return max(-12.0, min(6.0, 0.5 * (self.sight.honor[self.sight.seat] - max(others))))

    def holding(self, section: int, strength: int) -> float:
        """What a stronger defence spares the player: shame for hordes without own soldiers, archers."""
        gap = self.sight.power[section] - self.sight.defence[section]
        if gap <= 0:
            return 0.0
        seat, spared, others = self.sight.seat, 0.0, 0.0
        for horde in self.sight.hordes_of(section):
            spared += self.field.shame * (horde.soldiers_of(seat) == 0)
            for other in range(self.sight.humans):
                others += self.w.shame * (other != seat and horde.soldiers_of(other) == 0)
        spared += self.field.posted[section] * 2.0
        share = 1.0 if strength >= gap else 0.4 * strength / gap
        return share * self.field.breach[section] * (spared - self.w.envy * others)


def as_list(price: Price) -> list[int]:
    return [price.wood, price.stone, price.gold, price.chi]


def can_pay(stock: list[int], price: list[int], wild: bool) -> bool:
    short = sum([max(0, price[i] - stock[i]) for i in range(4) if i != GOLD or not wild])
    return short <= stock[GOLD] - price[GOLD] if wild else short == 0


def pay(stock: list[int], price: list[int], wild: bool) -> None:
    for i in range(4):
        paid = min(stock[i], price[i])
        stock[i] -= paid
        if wild and i != GOLD:
            stock[GOLD] -= price[i] - paid


def take_from(stock: list[int], n: int) -> None:
    """Pay n of wood, stone and gold, the most plentiful first."""
    for _ in range(n):
        most = max(range(CHI), key=lambda i: stock[i])
        stock[most] -= 1
