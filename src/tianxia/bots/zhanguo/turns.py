"""What whole turns are worth to the policy of ZhanGuo: a card, and a region or a court action for it."""

from typing import Final

from ...games.zhanguo import notation as n
from ...games.zhanguo.abilities import wakes
from ...games.zhanguo.names import (
    ACTIONS,
    GOVERNOR,
    GOVERNORS_AREA,
    HIRE,
    LINES,
    MOST_CARDS,
    MOST_IN_WORKERS_AREA,
    MOVE,
    N_COLORS,
    PALACE,
    RECRUIT,
    REGIONS,
    WALL,
    WORKERS_AREA,
    aspect_of,
)
from .sight import Sight, after_shifts, best_wall, colors_in, in_area, official_at, spare_in
from .worths import (
    Standing,
    aspect_worth,
    future_of,
    governor_worth,
    hire_worth,
    palace_worth,
    power_worth,
    woken_worths,
)

NEVER: Final = -99.0  # it cannot be done


class Plans:
    """The turns that a seat can think of now, and what each promises."""

    def __init__(self, v: Sight) -> None:
        self.hire_region: int = hire_region(v)
        self.court: list[float] = court_worths(v, self.hire_region)
        self.woken: list[float] = woken_worths(v)
        for action in range(len(ACTIONS)):
            if self.court[action] > NEVER:
                self.court[action] += power_worth(v, action)

    def unify(self, v: Sight, card: int, region: int, future: float) -> float:
        """Markers and what the card will yield, less the unrest that it brings."""
        there = len(v.s.cards[v.own + region])
        unrest, most = v.s.unrest[v.own + region], v.most[region]
        if there >= MOST_CARDS or (there and unrest + there > most):
            return NEVER
        aspect = aspect_of(card)
        taken = min(there + 1, v.s.markers1[aspect])
        worth = taken * aspect_worth(v, aspect) + (there + 1 - taken)
        worth += future + v.w.for_palaces * min(3, v.s.palaces_left[v.seat])
        locks = v.w.locks * there if unrest + there >= most else 0.0
        return worth - v.w.unrest * there - locks

    def at_court(self, v: Sight, card: int, action: int, future: float) -> float:
        """What the action brings and what it wakes; what the card would have yielded on the board is lost."""
        worth = self.court[action]
        if worth <= NEVER:
            return NEVER
        if self.woken[action] and wakes(v.s.court, card, action):
            worth += self.woken[action]
        return worth - v.w.wasted * future

    def worth(self, v: Sight, card: int, use: int, future: float) -> float:
        if use < n.COURT:
            return self.unify(v, card, use - n.UNIFY, future)
        return self.at_court(v, card, use - n.COURT, future)


class Turn:
    """A card, its use, and what it promises."""

    def __init__(self, card: int, use: int, worth: float) -> None:
        self.card: int = card
        self.use: int = use
        self.worth: float = worth


def turns_of(v: Sight, cards: list[int]) -> list[Turn]:
    """All that these cards could do, the most promising first."""
    plans = Plans(v)
    found = []
    for card in cards:
        future = future_of(v, card)
        for use in [*range(n.UNIFY, n.UNIFY + REGIONS), *range(n.COURT, n.COURT + len(ACTIONS))]:
            worth = plans.worth(v, card, use, future)
            if worth > NEVER:
                found.append(Turn(card, use, worth))
    found.sort(key=_less_worth)
    return found


def _less_worth(turn: Turn) -> float:
    return -turn.worth


def best_turn(v: Sight, cards: list[int]) -> Turn:
    """The most promising one; the first of equals."""
    plans = Plans(v)
    best = Turn(cards[0], n.COURT + MOVE, NEVER)
    for card in cards:
        future = future_of(v, card)
        for region in range(REGIONS):
            worth = plans.unify(v, card, region, future)
            if worth > best.worth:
                best = Turn(card, n.UNIFY + region, worth)
        for action in range(len(ACTIONS)):
            worth = plans.at_court(v, card, action, future)
            if worth > best.worth:
                best = Turn(card, n.COURT + action, worth)
    return best


# Court actions


def court_worths(v: Sight, hire_at: int) -> list[float]:
    """By action: what its pieces are worth."""
    w, s = v.w, v.s
    worths = [NEVER] * len(ACTIONS)
    standing = Standing(v)
    if s.supply[v.seat * N_COLORS] or s.supply[v.seat * N_COLORS + 1] or s.supply[v.seat * N_COLORS + 2]:
        worths[RECRUIT] = w.official * v.lasts + recruit_gain(v, standing)
    worths[MOVE] = w.any_move * v.lasts + w.best_move * move_gain(v, standing)
    if hire_at >= 0:
        worths[HIRE] = hire_worth(v, after_shifts(v, hire_at, MOST_IN_WORKERS_AREA))
    if s.governors[v.seat]:
        for region in range(REGIONS):
            if colors_in(v, region) == N_COLORS:
                worths[GOVERNOR] = max(worths[GOVERNOR], governor_worth(v, region) - w.governor_cost * v.lasts)
    if s.palaces_left[v.seat]:
        for region in range(REGIONS):
            if can_build_palace(v, region):
                worths[PALACE] = max(worths[PALACE], palace_worth(v, region) - w.palace_cost * v.lasts)
    if s.walls_left[v.seat]:
        lines = 0
        for region in range(v.own, v.own + REGIONS):
            if s.workers[region] and lines < LINES:
                lines += 1
        if lines:
            worths[WALL] = best_wall(v, lines, w.line_cost * v.lasts)
    return worths


def recruit_gain(v: Sight, standing: Standing) -> float:
    best = standing.now
    for color in range(N_COLORS):
        if v.s.supply[v.seat * N_COLORS + color]:
            for region in range(REGIONS):
                best = max(best, standing.recruited(v, color, region))
    return best - standing.now


def move_gain(v: Sight, standing: Standing) -> float:
    """The best single step between governors' areas."""
    best = standing.now
    for region in range(REGIONS):
        if in_area(v, region, GOVERNORS_AREA):
            for color in range(N_COLORS):
                if official_at(v, region, GOVERNORS_AREA, color):
                    for goal in v.cfg.box.adjacent[region]:
                        best = max(best, standing.moved(v, GOVERNORS_AREA, color, region, goal))
    return best - standing.now


def worth_of_hire(v: Sight, region: int, hired: int) -> float:
    """To compare regions: unrest that stops its cards costs, a second worker makes a pair."""
    unrest = v.s.unrest[v.own + region] + (hired if v.cfg.unrest_by_worker else 1)
    if not hired or unrest > v.most[region]:
        return 0.0
    worth = float(hired)
    if unrest >= v.most[region]:
        worth -= 0.6 + 0.3 * len(v.s.cards[v.own + region])
    return worth + (0.2 if v.s.workers[v.own + region] == 1 else 0.0)


def hire_region(v: Sight) -> int:
    """Where hiring is best, once officials are shifted; -1: nowhere."""
    best, found = 0.0, -1
    for region in range(REGIONS):
        worth = worth_of_hire(v, region, after_shifts(v, region, MOST_IN_WORKERS_AREA))
        if worth > best:
            best, found = worth, region
    return found


def way_to_hire(v: Sight, options: list[int]) -> int:
    """Officials meant for hiring are shifted first (ZG-O7), then the action is taken; -1: it cannot be."""
    region = hire_region(v)
    if region >= 0 and in_area(v, region, WORKERS_AREA) < MOST_IN_WORKERS_AREA and spare_in(v, region) > 0:
        best, found = 0, -1
        for color in range(N_COLORS):
            code = n.shift_code(color, region)
            if official_at(v, region, GOVERNORS_AREA, color) > best and code in options:
                best, found = official_at(v, region, GOVERNORS_AREA, color), code
        if found >= 0:
            return found
    return n.COURT + HIRE if n.COURT + HIRE in options else -1


def can_build_palace(v: Sight, region: int) -> bool:
    here = v.s.workers[v.own + region]
    if here < 2 or v.locked[region] or v.s.unrest[v.own + region] >= v.cfg.box.ban[v.board][region]:
        return False
    there, elsewhere = 0, 0
    for seat in range(v.players):
        there += v.s.palaces[seat * REGIONS + region]
    for other in range(v.own, v.own + REGIONS):
        elsewhere += v.s.workers[other]
    return there < v.players and elsewhere > here
