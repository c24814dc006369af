"""Clerks and command cards in a light policy: the best plan for a number of moves, as in `plan`."""

from typing import Final

from ...games.great_wall.terms.names import (
    ARCHER,
    BARRACKS,
    BETRAYAL,
    N_LOCATIONS,
    N_SECTIONS,
    N_SOLDIERS,
    POOL,
    PRODUCTION,
    REGULAR,
)
from .front import NOTHING
from .sight import ATTACK_ORDER, DESPOTISM, ECONOMY, RAISE_BANNER, WORK_HARDER
from .works import Works

MOST_MOVES: Final = 8
NOWHERE: Final = -1
FEWEST: Final = -1e9

# What a card is usually worth when it is played well; Betrayal copies another.
USUAL: Final[tuple[float, ...]] = (11.0, 10.0, 9.0, 7.0, 9.0, 10.0)


class ClerkPlan:
    """Plans the clerk moves of one effect: which locations get how many."""

    def __init__(self, works: Works, different: bool, doubled: bool) -> None:
        self.works = works
        self.sight = works.sight
        self.different = different  # GW-K6: at most one clerk to each
        self.doubled = doubled  # Raise Banner: clerks at the barracks count double and it is activated
        self.worth = 0.0
        self.added: list[int] = [0] * N_LOCATIONS
        # Of the plan without an activation, which those with one share: by location, the gains of clerks there, the
        # best totals before it, and how many clerks it takes.
        self._gains: list[list[float]] = []
        self._totals: list[list[float]] = []
        self._picks: list[list[int]] = []
        self._yields: list[float] = [FEWEST] * (N_LOCATIONS * 24)

    def yields(self, location: int, clerks: int) -> float:
        key = location * 24 + min(clerks, 23)
        if self._yields[key] == FEWEST:
            self._yields[key] = self.works.yields(location, clerks)
        return self._yields[key]

    def chance(self, location: int, vacancies: int) -> float:
        """That a location with this many free spaces resolves in good time."""
        if location >= REGULAR or vacancies <= 0:
            return 1.0
        sight = self.sight
        chance = 1.0
        for _ in range(vacancies):
            chance *= sight.w.wait
        if sight.years < 1 and sight.turns <= 1:
            return chance * (0.5 if sight.s.active == sight.seat else 0.3)
        return chance if sight.turns > 1 else 0.9 * chance

    def worth_of(self, location: int, clerks: int, advanced: bool) -> float:
        """What this many of the seat's clerks at the location promise."""
        if clerks == 0:
            return 0.0
        banner = self.doubled and location == BARRACKS
        value = self.yields(location, 2 * clerks if banner else clerks)
        if advanced or banner:
            return value
        sight = self.sight
        others = sight.s.crowd[location] - sight.mine[location]
        vacancies = sight.cfg.slots[location] - others - clerks
        likely = self.chance(location, vacancies)
        value = likely * value - (1 - likely) * 0.35 * clerks
        if others == 0 and vacancies <= 0 and sight.cfg.box.locations[location].shame:
            value -= sight.shame_worth()  # GW-L9
        return value

    def sources(self) -> list[tuple[float, int]]:
        """Where clerks can come from, and what each costs: the pool, then locations that promise little."""
        sight = self.sight
        found = [(sight.w.idle * min(1.0, sight.years + 0.3), POOL)] * sight.free_clerks
        for location in range(N_LOCATIONS):
            if location < REGULAR and sight.s.crowd[location] >= sight.cfg.slots[location]:
                continue  # GW-K2
            for n in range(sight.mine[location], 0, -1):
                loss = self.worth_of(location, n, False) - self.worth_of(location, n - 1, False)
                found.append((max(0.1, loss), location))
        return sorted(found)

    def gains(self, location: int, moves: int, advanced: bool) -> list[float]:
        """The gains of adding 0, 1, 2 ... clerks."""
        sight = self.sight
        most, mine = moves, sight.mine[location]
        if location < REGULAR:
            most = min(most, sight.cfg.slots[location] - sight.s.crowd[location])
        if self.different:
            most = min(most, 1)
        before = self.worth_of(location, mine, False)
        return [self.worth_of(location, mine + k, advanced) - before for k in range(most + 1)]

    def best(self, moves: int, supply: list[tuple[float, int]], advanced: int) -> float:
        """The worth of the best plan of up to `moves` moves; keeps it if it is the best so far.

        The one without an activation comes first: up to the location that is activated, the others are like it.
        """
        sight = self.sight
        moves = min(moves, len(supply), MOST_MOVES)
        start, totals = 0, [0.0] + [FEWEST] * moves
        if advanced >= 0:
            start, totals = advanced, self._totals[advanced]
        chosen = self._picks[:start]
        for location in range(start, N_LOCATIONS):
            if advanced < 0:
                self._totals.append(totals)
                self._gains.append(self.gains(location, moves, False))
            gains = self.gains(location, moves, True) if location == advanced else self._gains[location]
            joined = [FEWEST] * (moves + 1)
            picks = [0] * (moves + 1)
            for k in range(len(gains)):
                gain = gains[k]
                for n in range(k, moves + 1):
                    value = totals[n - k] + gain
                    if value > joined[n]:
                        joined[n] = value
                        picks[n] = k
            totals = joined
            chosen.append(picks)
        if advanced < 0:
            self._picks = chosen
        best, count, spent = totals[0], 0, 0.0
        for n in range(1, moves + 1):
            spent += supply[n - 1][0]
            if totals[n] - spent > best:
                best, count = totals[n] - spent, n
        if advanced >= 0:
            best -= sight.w.spite * 1.3 * (sight.s.crowd[advanced] - sight.mine[advanced])
        if advanced < 0 or best > self.worth:
            self.worth = best
            for location in range(N_LOCATIONS - 1, -1, -1):
                self.added[location] = chosen[location][count]
                count -= chosen[location][count]
        return best

    def plan(self, moves: int, activates: bool) -> float:
        """The best plan, if wanted together with the location for an advanced activation."""
        supply = self.sources()
        self.best(moves, supply, NOWHERE)
        if activates:
            for location in range(REGULAR):
                if self.sight.s.crowd[location] + moves > 0:
                    self.best(moves, supply, location)
        return self.worth

    def advance_gain(self, location: int) -> float:
        """GW-L7: activating it now, compared with waiting."""
        sight = self.sight
        mine = sight.mine[location]
        now = self.worth_of(location, mine, True)
        banner, self.doubled = self.doubled, False
        later = self.worth_of(location, mine, False)
        self.doubled = banner
        if self.chance(location, sight.cfg.slots[location] - sight.s.crowd[location]) < 1:
            now -= sight.w.spite * 1.3 * (sight.s.crowd[location] - mine)
        return now - later

    def goals(self) -> list[int]:
        """The goals of the plan, one for each move, those that gain most first."""
        ranked: list[tuple[float, int]] = []
        for goal in range(N_LOCATIONS):
            if self.added[goal]:
                mine = self.sight.mine[goal]
                gain = self.worth_of(goal, mine + self.added[goal], False) - self.worth_of(goal, mine, False)
                ranked.append((gain / self.added[goal], goal))
        found: list[int] = []
        for _, goal in sorted(ranked, reverse=True):
            found.extend([goal] * self.added[goal])
        return found


def moves_of(works: Works, command: int) -> int:
    """How many clerks the owner's first box moves."""
    if command == DESPOTISM:
        return 4 + 2 * works.sight.on_track(ECONOMY)
    if command == WORK_HARDER:
        return MOST_MOVES
    return 2 if command in (ATTACK_ORDER, BETRAYAL) else 3


def command_worth(works: Works, command: int) -> float:
    """What the owner's boxes would gain if the card were resolved now."""
    sight = works.sight
    known = sight.s.active >= 0 or max(sight.s.played) >= 0
    plan = ClerkPlan(works, False, command == RAISE_BANNER)
    if command == DESPOTISM:
        return plan.plan(moves_of(works, command) if known else 5, True)
    if command == WORK_HARDER:
        return plan.plan(MOST_MOVES, known and sight.on_track(ATTACK_ORDER) > 0)
    value = plan.plan(moves_of(works, command), False)
    if command == ECONOMY:
        upgrade, income = 0.0, 0.0
        for at in range(PRODUCTION):
            upgrade = max(upgrade, works.upgrade_gain(at, 1))
            income = max(income, sight.overseer[at] * sight.unit[at])
        return value + upgrade + income
    if command == ATTACK_ORDER:
        return value + order_worth(works, 2)
    if command == RAISE_BANNER and known and sight.on_track(DESPOTISM):
        return value + 0.4 * order_worth(works, 1)
    return value


def order_worth(works: Works, orders: int) -> float:
    """Attack Order: this many sections attack; archers on firing spots shoot."""
    sight, front = works.sight, works.front
    gains: list[float] = []
    for section in range(N_SECTIONS):
        total = 0.0
        at = (sight.seat * N_SECTIONS + section) * N_SOLDIERS
        for kind in range(N_SOLDIERS):
            each = front.best_in(kind, section, 1 if kind == ARCHER else 0) if sight.s.rest[at + kind] else NOTHING
            if each > NOTHING:
                total += min(3, sight.s.rest[at + kind]) * 0.85 * (each - front.soldier[kind])
        if sight.posted[section]:
            shot = front.best_in(ARCHER, section, 0)
            if shot > 0:
                total += 0.85 * sight.posted[section] * shot
        gains.append(max(0.0, total))
    gains.sort(reverse=True)
    return gains[0] + (gains[1] if orders > 1 else 0.0)


def ranked_commands(works: Works, commands: list[int]) -> list[int]:
    """The best card first: by what it does now, compared with what it may do in another year."""
    keep = works.sight.w.typical if works.sight.years >= 1 else 0.0
    edges: list[tuple[float, int, int]] = []
    for place, command in enumerate(commands):
        if command == BETRAYAL:
            usual = 0.0
            for other in (DESPOTISM, WORK_HARDER, ECONOMY, ATTACK_ORDER, RAISE_BANNER):
                usual += command_worth(works, other)
            value = usual / 5 - 0.5
        else:
            value = command_worth(works, command)
        edges.append((keep * USUAL[command] - value, place, command))
    return [command for _, _, command in sorted(edges)]
