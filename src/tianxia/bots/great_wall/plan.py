"""Clerks and command cards: the plan of the greedy player of The Great Wall.

A plan says how many clerks to add at each location. Locations hardly depend on each other, so the best
plan for any number of moves is found exactly, location by location.
"""

import math
from typing import Final, NamedTuple

from msgspec import UNSET

from ...games.great_wall.terms.names import BARRACKS, BETRAYAL, CHI, COMMANDS, N_LOCATIONS, POOL, PRODUCTION, REGULAR
from ...games.great_wall.terms.notation import DONE, clerk_code
from .attack import order_worth, single_attacks
from .places import Town
from .worth import lone_shame, upgrade_worth

DESPOTISM: Final = COMMANDS.index("despotism")
WORK_HARDER: Final = COMMANDS.index("work_harder")
ECONOMY: Final = COMMANDS.index("economy")
ATTACK_ORDER: Final = COMMANDS.index("attack_order")
RAISE_BANNER: Final = COMMANDS.index("raise_banner")

MOST_MOVES: Final = 8
NOWHERE: Final = -1


class Plan(NamedTuple):
    """How much it gains, and how many clerks it adds where."""

    worth: float
    added: tuple[int, ...]


class Planner:
    """Plans the clerk moves of one effect."""

    def __init__(self, town: Town, different: bool = False, doubled: bool = False) -> None:
        self.town = town
        self.reading = town.reading
        self.w = town.w
        self.different = different  # GW-K6: at most one clerk to each
        self.doubled = doubled  # Raise Banner: clerks at the barracks count double and it is activated
        self._gains: dict[tuple[int, int, bool], list[float]] = {}
        self._sources: list[tuple[float, int]] | None = None

    # One location

    def chance(self, location: int, vacancies: int) -> float:
        """That a location with this many free spaces resolves in good time."""
        if location >= REGULAR or vacancies <= 0:
            return 1.0
        chance = self.w.wait**vacancies
        turns, years = self.town.late.turns, self.town.late.years
        if years < 1 and turns <= 1:
            return chance * (0.5 if self.reading.is_mine else 0.3)
        return chance if turns > 1 else 0.9 * chance

    def worth_of(self, location: int, clerks: int, advanced: bool) -> float:
        """What this many of the seat's clerks at the location promise."""
        if clerks == 0:
            return 0.0
        counted = 2 * clerks if self.doubled and location == BARRACKS else clerks
        value = self.town.yields(location, counted)
        if advanced or (self.doubled and location == BARRACKS):
            return value
        others = self.reading.crowd[location] - self.reading.mine[location]
        vacancies = self.reading.slots[location] - others - clerks
        likely = self.chance(location, vacancies)
        value = likely * value - (1 - likely) * 0.35 * clerks
        if others == 0 and self.reading.shame[location] and vacancies <= 0:
            value -= lone_shame(self.reading, self.w, self.town.late)  # GW-L9
        return value

    def gains(self, location: int, most: int, advanced: bool) -> list[float]:
        """The gains of adding 0, 1, 2 ... clerks."""
        key = (location, most, advanced)
        if key not in self._gains:
            self._gains[key] = self._gains_of(location, most, advanced)
        return self._gains[key]

    def _gains_of(self, location: int, most: int, advanced: bool) -> list[float]:
        mine = self.reading.mine[location]
        if location < REGULAR:
            most = min(most, self.reading.slots[location] - self.reading.crowd[location])
        if self.different:
            most = min(most, 1)
        now = self.worth_of(location, mine, advanced)
        before = self.worth_of(location, mine, False)
        return [now - before] + [self.worth_of(location, mine + n, advanced) - before for n in range(1, most + 1)]

    # All together

    def sources(self) -> list[tuple[float, int]]:
        """Where clerks can come from, and what each costs: the pool, then locations that promise little."""
        if self._sources is None:
            self._sources = self._sources_now()
        return self._sources

    def _sources_now(self) -> list[tuple[float, int]]:
        found = [(self.w.idle * min(1.0, self.town.late.years + 0.3), POOL)] * self.reading.free_clerks
        for location in range(N_LOCATIONS):
            if location < REGULAR and self.reading.crowd[location] >= self.reading.slots[location]:
                continue  # GW-K2
            mine = self.reading.mine[location]
            for n in range(mine, 0, -1):
                loss = self.worth_of(location, n, False) - self.worth_of(location, n - 1, False)
                found.append((max(0.1, loss), location))
        return sorted(found)

    def best(self, moves: int, advanced: int = NOWHERE) -> Plan:
        """The best plan of up to `moves` moves, if one location gets an advanced activation."""
        supply = self.sources()
        moves = min(moves, len(supply), MOST_MOVES)
        totals = [0.0] + [-1e9] * moves
        adds: list[tuple[int, ...]] = [()] * (moves + 1)
        for location in range(N_LOCATIONS):
            gains = self.gains(location, moves, location == advanced)
            totals, adds = _join(totals, adds, gains)
        best, spent = Plan(totals[0], adds[0]), 0.0
        for n in range(1, moves + 1):
            spent += supply[n - 1][0]
            if totals[n] - spent > best.worth:
                best = Plan(totals[n] - spent, adds[n])
        return best

    def best_with_activation(self, moves: int) -> tuple[Plan, int]:
        """The same, choosing the location for the advanced activation."""
        found, where = self.best(moves), NOWHERE
        for location in range(REGULAR):
            if self.reading.crowd[location] + moves > 0:
                plan = self.best(moves, location)
                plan = plan._replace(worth=plan.worth - self.given(location))
                if plan.worth > found.worth:
                    found, where = plan, location
        return found, where

    def given(self, location: int) -> float:
        """What the others gain when the location resolves, as far as it hurts."""
        others = self.reading.crowd[location] - self.reading.mine[location]
        return self.w.spite * 1.3 * others

    def advance_gain(self, location: int) -> float:
        """GW-L7: activating it now, compared with waiting."""
        mine = self.reading.mine[location]
        now = self.worth_of(location, mine, True)
        later = Planner(self.town).worth_of(location, mine, False)  # Raise Banner is for this turn only
        return now - later - (self.given(location) if self.chance(location, self.vacancies(location)) < 1 else 0.0)

    def vacancies(self, location: int) -> int:
        return self.reading.slots[location] - self.reading.crowd[location]


def _join(
    totals: list[float], adds: list[tuple[int, ...]], gains: list[float]
) -> tuple[list[float], list[tuple[int, ...]]]:
    """Add one location: the best totals for each number of clerks."""
    joined = [-1e9] * len(totals)
    chosen: list[tuple[int, ...]] = [()] * len(totals)
    for n in range(len(totals)):
        for k in range(min(n, len(gains) - 1) + 1):
            value = totals[n - k] + gains[k]
            if value > joined[n]:
                joined[n] = value
                chosen[n] = adds[n - k] + (k,)
    return joined, chosen


# Moves


def moves_of(town: Town, command: int) -> int:
    """How many clerks the owner's first box moves."""
    reading = town.reading
    if command == DESPOTISM:
        return 4 + 2 * reading.on_track(ECONOMY)
    if command == WORK_HARDER:
        return MOST_MOVES
    return 2 if command in (ATTACK_ORDER, BETRAYAL) else 3


def is_banner(town: Town) -> bool:
    """Whether the seat's clerks at the barracks count double this turn."""
    return town.reading.is_mine and town.reading.played[town.reading.seat] == RAISE_BANNER


def activates(town: Town) -> bool:
    """Whether the seat's card brings an advanced activation once the clerks have moved."""
    reading = town.reading
    command = reading.played[reading.seat]
    return command == DESPOTISM or (command == WORK_HARDER and reading.on_track(ATTACK_ORDER) > 0)


def choose_clerk(town: Town, options: list[int]) -> int:
    """The next move of the plan, or none."""
    reading, question = town.reading, town.reading.question
    by_command = reading.is_mine and question.by_card is UNSET
    moves = question.left or MOST_MOVES
    planner = Planner(town, question.different is True, by_command and is_banner(town))
    plan = planner.best_with_activation(moves)[0] if by_command and activates(town) else planner.best(moves)
    ranked: list[tuple[float, int]] = []
    for goal in range(N_LOCATIONS):
        if plan.added[goal]:
            gains = planner.gains(goal, plan.added[goal], False)
            ranked.append((gains[-1] / plan.added[goal], goal))
    for _, goal in sorted(ranked, reverse=True):
        for _, start in planner.sources():
            code = clerk_code(start, goal)
            if code in options:
                return code
    return DONE


def choose_ability(town: Town, options: list[int]) -> int:
    """The order of the seat's abilities hardly matters; one with a price activates a location."""
    if DONE not in options:
        return options[0]
    planner = Planner(town)
    gains = [planner.advance_gain(at) for at in range(N_LOCATIONS) if town.reading.mine[at]]
    return max(options) if max(gains, default=0.0) > 2 * town.unit[CHI] else DONE


def choose_space(town: Town, options: list[int]) -> int:
    """GW-J2: first come, first served: advisors, spots and the warehouse wait for nobody."""
    return min(options)


# Command cards


def command_worth(town: Town, command: int) -> float:
    """What the owner's boxes would gain if the card were resolved now."""
    reading = town.reading
    planner = Planner(town, doubled=command == RAISE_BANNER)
    moves = moves_of(town, command)
    known = reading.active >= 0 or any([played >= 0 for played in reading.played])
    if command == DESPOTISM:
        return planner.best_with_activation(moves if known else 5)[0].worth
    if command == WORK_HARDER:
        activations = reading.on_track(ATTACK_ORDER) if known else 0.4
        alone = planner.best(moves).worth
        if activations:
            return alone + min(1.0, activations) * (planner.best_with_activation(moves)[0].worth - alone)
        return alone
    plan = planner.best(moves).worth
    if command == ECONOMY:
        upgrades = [upgrade_worth(reading, town.w, town.late, at, 1) for at in range(PRODUCTION)]
        income = sorted([reading.overseer[at] * town.unit[at] for at in range(PRODUCTION)], reverse=True)
        number = 1 + (reading.on_track(WORK_HARDER) if known else 0)
        return plan + max(0.0, *upgrades) + math.fsum(income[:number])
    if command == ATTACK_ORDER:
        return plan + order_worth(town, 2 + (reading.on_track(RAISE_BANNER) if known else 0))
    if command == RAISE_BANNER:
        return plan + single_attacks(town, reading.on_track(DESPOTISM) if known else 0)
    return plan


# What a card is usually worth when it is played well.
USUAL: Final = {DESPOTISM: 11.0, WORK_HARDER: 10.0, ECONOMY: 9.0, ATTACK_ORDER: 7.0, RAISE_BANNER: 10.0}


def choose_command(town: Town, commands: list[int]) -> int:
    """The card that is best now, compared with what it may do in another year."""
    keep = town.w.typical if town.late.years >= 1 else 0.0

    def edge(command: int) -> float:
        if command == BETRAYAL:
            # It copies the others' best card, whatever they play: rarely much better than usual.
            usual = [command_worth(town, other) for other in USUAL]
            mean = math.fsum(usual) / len(usual)
            return mean - keep * 9.0 - 0.5
        return command_worth(town, command) - keep * USUAL[command]

    return max(commands, key=edge)


def choose_copy(town: Town, commands: list[int]) -> int:
    return max(commands, key=lambda command: command_worth(town, command))
