"""Where resources go: hires at the embassy, recruits and buildings, if they are worth their price."""

import math
from typing import Final

from ...games.great_wall.acts.building import LEVELS, MOST_BARRICADES
from ...games.great_wall.terms import vocabulary as v
from ...games.great_wall.terms.names import (
    BARRACKS,
    BUILDERS_CAMP,
    CHI,
    EMBASSY,
    GOLD,
    N_RESOURCES,
    N_SOLDIERS,
    PRODUCTION,
)
from ...games.great_wall.terms.notation import BARRICADE, HIRE, HIRE_CLERK, WALL
from ...games.great_wall.views.seen import Price
from .hordes import Field
from .own import bonus_of, mods_of
from .reading import Reading
from .team import DEMANDED, SAVED
from .weights import Weights
from .worth import Late, artifact, less_for, unit

SECTIONS: Final = (0, 1, 2)
SPENDING: Final = (EMBASSY, BUILDERS_CAMP, BARRACKS)  # in the order in which they have a claim on the stock


class Treasury:
    """The seat's stock, and what it can buy."""

    def __init__(self, reading: Reading, w: Weights, late: Late) -> None:
        self.reading = reading
        self.w = w
        self.late = late
        self._field: Field | None = None
        self.unit: list[float] = [unit(reading, w, late, resource) for resource in range(N_RESOURCES)]
        self.wild = any([mod.what == GOLD for mod in mods_of(reading, v.MOD_WILD)])
        self._recruits: list[float] | None = None
        self._spent: dict[int, list[int]] = {}

    @property
    def field(self) -> Field:
        """Most questions are not about battle."""
        if self._field is None:
            self._field = Field(self.reading, self.w, self.late, self.unit)
        return self._field

    def stock_for(self, location: int) -> list[int]:
        """What is left after the places with an earlier claim, where the seat has clerks, have been paid for."""
        stock = [self.reading.has(resource) for resource in range(N_RESOURCES)]
        for at in range(PRODUCTION):  # if full, it produces before anything is spent
            if self.reading.mine[at] and self.reading.crowd[at] >= self.reading.slots[at]:
                stock[at] += self.reading.mine[at] + self.reading.overseer[at]
        for other in SPENDING:
            if other == location:
                break
            if self.reading.mine[other]:
                for resource in range(N_RESOURCES):
                    stock[resource] -= self.spent(other, stock)[resource]
        return [max(0, n) for n in stock]

    def spent(self, location: int, stock: list[int]) -> list[int]:
        """What the clerks there are likely to spend."""
        if location not in self._spent:
            left = stock[:]
            if location == EMBASSY:
                self.hires(left, self.reading.mine[location])
            elif location == BUILDERS_CAMP:
                self.builds(left, self.reading.mine[location])
            self._spent[location] = [stock[resource] - left[resource] for resource in range(N_RESOURCES)]
        return self._spent[location]

    def hires(self, stock: list[int], most: int = 3) -> list[float]:
        """GW-N: the gain of each clerk in turn; takes the gold from `stock`."""
        gains: list[float] = []
        price, fee = self.reading.prices.advisor, self.reading.prices.clerk
        clerks = self.reading.chamber
        cards = sorted([self.advisor_worth(card) for card in self.reading.row], reverse=True)
        for _ in range(most):
            advisor = cards[0] - price * self.unit[GOLD] if cards and stock[GOLD] >= price else -1.0
            clerk = self.clerk_worth() - fee * self.unit[GOLD] if clerks and stock[GOLD] >= fee else -1.0
            if max(advisor, clerk) <= 0:
                break
            gains.append(max(advisor, clerk))
            if advisor >= clerk:
                stock[GOLD] -= price
                price += 1  # GW-N2
                cards.pop(0)
            else:
                stock[GOLD] -= fee
                clerks -= 1
        return gains

    def clerk_worth(self) -> float:
        return self.w.clerk * (self.late.years + 0.2 * max(0, self.late.turns - 1))

    def advisor_worth(self, card: int) -> float:
        demanded = DEMANDED * (len(self.reading.advisors) + self.reading.supporters < self.reading.wants.advisors)
        return max(self.active_worth(card), self.supporter_worth()) + artifact(self.reading, v.ADVISOR) + demanded

    def active_worth(self, card: int) -> float:
        return self.reading.cards.advisor_a_year(card) * (self.w.faith * self.late.years + 0.25 * (self.late.turns > 1))

    def supporter_worth(self) -> float:
        """GW-G1: one more advisor under the general."""
        general, now = self.reading.general, self.reading.supporters
        more = self.reading.cards.general_a_year(general, now + 1) - self.reading.cards.general_a_year(general, now)
        return more * (self.w.faith * self.late.years + 0.25 * (self.late.turns > 1))

    def hire_gain(self, code: int) -> float:
        """The gain of one answer at the embassy."""
        if code == HIRE_CLERK:
            return self.clerk_worth() - self.reading.prices.clerk * self.unit[GOLD]
        return self.advisor_worth(code - HIRE) - self.reading.prices.advisor * self.unit[GOLD]

    # Recruiting

    def cost(self, price: Price) -> float:
        """What is given up for it: where there is a choice, what is worth least."""
        named = (price.wood, price.stone, price.gold, price.chi)
        total = math.fsum([n * self.unit[i] for i, n in enumerate(named)])
        return total + price.any * min(self.unit) + price.build * min(self.unit[:CHI])

    def recruits(self, stock: list[int], most: int = 6) -> list[float]:
        """The gain of each recruit in turn, the best first."""
        if self._recruits is None:
            self._recruits = [gain for gain, _ in self.recruit_plan(stock, [0, 0, 0], most)]
            bonus = bonus_of(self.reading, "recruit")
            if self._recruits and bonus:
                self._recruits[0] += bonus
        return self._recruits

    def recruit_plan(
        self, stock: list[int], named: list[int], most: int, offered: list[int] | None = None
    ) -> list[tuple[float, int]]:
        """Gain and kind of each recruit worth its price, after those already named.

        `offered`: the kinds that can be named and paid for now.
        """
        prices = self.reading.recruit
        pool = [self.reading.pool[kind] - named[kind] for kind in range(N_SOLDIERS)]
        left = stock[:]
        field = self.field.copy()
        for kind in range(N_SOLDIERS):
            for _ in range(named[kind]):
                field.send(kind)
        plan: list[tuple[float, int]] = []
        for _ in range(most):
            best, chosen = 0.0, -1
            payable = [kind for kind in range(N_SOLDIERS) if pool[kind] > 0 and can_pay(left, prices[kind], self.wild)]
            for kind in payable if offered is None else offered:
                gain = max(field.best(kind, SECTIONS, True)[0], self.field.soldier[kind]) - self.cost(prices[kind])
                if gain > best:
                    best, chosen = gain, kind
            if chosen < 0:
                break
            plan.append((best, chosen))
            pool[chosen] -= 1
            pay(left, prices[chosen], self.wild)
            field.send(chosen)
        return plan

    # Building

    def builds(self, stock: list[int], most: int = 4) -> list[float]:
        """The gain of each building in turn; takes their cost from `stock`."""
        gains: list[float] = []
        total, barricades, walls = 0, [0, 0, 0], [0, 0, 0]
        for _ in range(most):
            own = sum(stock[:CHI])
            best, chosen, cost = 0.0, -1, 0
            for code in (BARRICADE, BARRICADE + 1, BARRICADE + 2, WALL, WALL + 1, WALL + 2):
                price = self.building_price(code, barricades, walls)
                if price < 0 or total + price - self.reading.warehouse > own:
                    continue
                gain = self.building_gain(code, price, total, walls)
                if gain > best:
                    best, chosen, cost = gain, code, price
            if chosen < 0:
                break
            gains.append(best)
            total += cost
            if chosen >= WALL:
                walls[chosen - WALL] += 1
            else:
                barricades[chosen - BARRICADE] += 1
        take_from(stock, max(0, total - self.reading.warehouse))
        return gains

    def building_price(self, code: int, barricades: list[int], walls: list[int]) -> int:
        """-1: no such building."""
        if code < WALL:
            section = code - BARRICADE
            full = self.reading.barricades[section] + barricades[section] >= MOST_BARRICADES
            return -1 if full else self.reading.prices.barricade
        level = self.reading.wall[code - WALL] + walls[code - WALL] + 1
        if level > LEVELS:
            return -1
        return max(0, self.reading.box.wall_cost[level] - less_for(self.reading, v.COST_WALL))

    def shown_price(self, code: int) -> int:
        """The price of a building that is offered now."""
        price = self.reading.prices.wall[code - WALL] if code >= WALL else self.reading.prices.barricade
        return price or 0

    def building_gain(self, code: int, price: int, total: int, walls: list[int]) -> float:
        """Honor minus what is paid, plus something if the section then holds."""
        box = self.reading.box
        stored = max(0, self.reading.warehouse - total)
        paid = max(0, price - stored)
        each = math.fsum([self.unit[i] * self.reading.stock[i] for i in range(CHI)]) / max(
            1, sum(self.reading.stock[:CHI])
        )
        used = 0.25 * min(price, stored)  # the others cannot use it
        spare = sum([self.reading.has(resource) for resource in range(CHI)])
        used -= SAVED * min(paid, max(0, total + price - self.reading.warehouse - spare))  # decrees ask for it
        if code < WALL:
            section = code - BARRICADE
            strength = self.added(code, 0)
            honor = box.barricade_honor + bonus_of(self.reading, "build_barricade")
        else:
            section = code - WALL
            level = self.reading.wall[section] + walls[section] + 1
            honor = box.wall_honor[level] + bonus_of(self.reading, "build_wall")
            strength = self.added(code, walls[section])
            honor += self.end_worth(section, level) + self.w.shelter * max(0.0, self.late.years)
            honor += DEMANDED * (level == 2 and sum([at >= 2 for at in self.reading.wall]) < self.reading.wants.walls)
        return honor + used - paid * each + self.holding(section, strength)

    def end_worth(self, section: int, level: int) -> float:
        """GW-W6: the last wall needed ends the game, which is good for the leader."""
        if self.reading.coop:  # GW-C15
            return 0.0
        needed = 3 if self.reading.players == 4 else 2
        if level < 3 or self.reading.wall.count(3) + 1 < needed or self.reading.year == self.reading.last:
            return 0.0
        others = [self.reading.honor[seat] for seat in range(self.reading.players) if seat != self.reading.seat]
        return max(-12.0, min(6.0, 0.5 * (self.reading.honor[self.reading.seat] - max(others))))

    def holding(self, section: int, strength: float) -> float:
        """What a stronger defense saves the player this winter."""
        return self.field.winter(section) - self.field.winter(section, strength)

    def added(self, code: int, levels: int) -> float:
        """How much defense a building adds, judged by the hordes it faces."""
        box = self.reading.box
        section = code - WALL if code >= WALL else code - BARRICADE
        level = self.reading.wall[section] + levels
        strength = float(
            box.wall_defense[level + 1] - box.wall_defense[level] if code >= WALL else box.barricade_defense
        )
        for horde in self.reading.hordes_of(section):
            for mod in [box.mods[index] for index in box.hordes[horde.card].mods]:
                if mod.kind == v.MOD_DEFENSE and horde.free:
                    if mod.op == v.OP_HALF:
                        strength /= 2
                    elif mod.op == v.OP_SET and mod.part == v.PART_BARRICADE and code < WALL:
                        strength = 0.0
        return strength


def named_kinds(price: Price) -> list[int]:
    return [price.wood, price.stone, price.gold, price.chi]


def can_pay(stock: list[int], price: Price, wild: bool) -> bool:
    due = named_kinds(price)
    short = sum([max(0, due[i] - stock[i]) for i in range(N_RESOURCES) if i != GOLD or not wild])
    spare = sum([max(0, stock[i] - due[i]) for i in range(N_RESOURCES)])
    enough = short <= stock[GOLD] - due[GOLD] if wild else short == 0
    return enough and spare >= price.any + price.build


def pay(stock: list[int], price: Price, wild: bool) -> None:
    for i, due in enumerate(named_kinds(price)):
        paid = min(stock[i], due)
        stock[i] -= paid
        if wild and i != GOLD:
            stock[GOLD] -= due - paid
    take_from(stock, price.any + price.build)


def take_from(stock: list[int], n: int) -> None:
    """Pay n of wood, stone and gold, the most plentiful first."""
    for _ in range(n):
        most = max(range(CHI), key=lambda i: stock[i])
        stock[most] -= 1
