"""What cards, pieces and rewards are worth to the policy of ZhanGuo, in points."""

from ...games.zhanguo import names
from ...games.zhanguo.bonuses import has_unrest
from ...games.zhanguo.names import GOVERNORS_AREA, N_COLORS, REGIONS, WORKERS_AREA
from .sight import (
    PER_REGION,
    Sight,
    best_wall,
    card_count,
    count_governors,
    governor_mission,
    in_area,
    palace_mission,
    value_at,
)


def bonus_worth(v: Sight, bonus: int, region: int, now: bool) -> float:
    """What the bonus of a card yields when it is used; `now` looks at the present position."""
    w = v.w
    if bonus == names.MARKER:
        return w.marker
    if bonus == names.MOVE2:
        return 2 * w.point * v.lasts
    if bonus == names.VP2:
        return 2.0
    if bonus == names.VP3:
        return 3.0
    if bonus < names.WORKER:
        count = v.aspects[bonus - names.VP_ASPECT]
        return float(count) if now else count + v.turns_left / 15
    if bonus == names.WORKER:
        return w.worker * v.lasts
    if bonus == names.UNREST_ANY:
        return w.unrest if not now or has_unrest(v.s, v.seat) else 0.0
    if bonus == names.UNREST_HERE:
        return w.unrest if not now or v.s.unrest[v.own + region] else 0.0
    if bonus == names.MOVE_WORKER:
        return w.move_worker * v.lasts
    if now and not v.s.supply[v.seat * N_COLORS + bonus - names.OFFICIAL]:
        return 0.0
    return w.official * v.lasts


def future_of(v: Sight, card: int) -> float:
    """What a card laid now will yield till the end of the game."""
    uses = max(0, v.turns_left - 1) * v.w.at_court * v.w.shares[v.cfg.box.trigger[card]]
    return uses * bonus_worth(v, v.cfg.box.bonus[card], 0, False)


def woken_worths(v: Sight) -> list[float]:
    """By action: what the cards with that trigger would yield now, were they awake."""
    worths = [0.0] * len(names.ACTIONS)
    trigger, bonus = v.cfg.box.trigger, v.cfg.box.bonus
    for region in range(REGIONS):
        for card in v.s.cards[v.own + region]:
            action = trigger[card]
            if not v.locked[region] or action == names.GOVERNOR:
                worths[action] += bonus_worth(v, bonus[card], region, True)
    return worths


def power_worth(v: Sight, action: int) -> float:
    """The power of the seat's board, used after this action."""
    w, board = v.w, v.board
    if board == names.CIRCLE and action in (names.MOVE, names.WALL) and has_unrest(v.s, v.seat):
        return w.unrest + w.worker * v.lasts
    if board == names.SQUARE and action == names.HIRE:
        return (w.worker + w.point) * v.lasts
    if board == names.TRIANGLE and action in (names.WALL, names.RECRUIT):
        return w.marker
    if board == names.STAR and action == names.RECRUIT:
        return 2 * w.point * v.lasts
    return 0.0


# Pieces


def share_of_majority(v: Sight, most: int, tied: int) -> int:
    """Points of each who has the most governors of a region (ZG-Y1)."""
    box = v.cfg.box
    return (box.majority + box.each_governor * most) // tied if most else 0


def majority_gain(v: Sight, region: int, change: int) -> float:
    """What the seat gains, and what others lose, if it has more or fewer governors there."""
    counts, first, me = v.governors, region * v.players, v.seat
    most, tied = most_in(v, region, 0)
    before = share_of_majority(v, most, tied)
    most_then, tied_then = most_in(v, region, change)
    after = share_of_majority(v, most_then, tied_then)
    mine = (after if counts[first + me] + change == most_then else 0) - (before if counts[first + me] == most else 0)
    theirs = 0
    for seat in range(v.players):
        if seat != me:
            count = counts[first + seat]
            theirs += (before if count == most else 0) - (after if count == most_then else 0)
    w = v.w
    share = w.majority_late if v.s.round >= 4 else w.majority_early
    return mine * share + theirs * (w.deny_one if v.players == 2 else w.deny_many)


def most_in(v: Sight, region: int, change: int) -> tuple[int, int]:
    """The most governors that a seat has in a region, and how many seats have them."""
    most, tied = 0, 0
    for seat in range(v.players):
        count = v.governors[region * v.players + seat] + (change if seat == v.seat else 0)
        if count > most:
            most, tied = count, 1
        elif count == most:
            tied += 1
    return most, tied


def governor_worth(v: Sight, region: int) -> float:
    """A governor there: majority, square, calm, missions. Officials are weighed by it over and over."""
    if not v.has_governor_worths:
        v.has_governor_worths = True
        count_governors(v)
        worths = []
        for each in range(REGIONS):
            calm = v.s.unrest[v.own + each] * v.w.unrest
            worths.append(majority_gain(v, each, 1) + square_worth(v, each) + calm + governor_mission(v, each))
        v.governor_worths = worths
    return v.governor_worths[region]


def square_worth(v: Sight, region: int) -> float:
    box = v.cfg.box
    worth = 0.0
    for i in range(v.squares):
        if v.s.squares[region * v.squares + i] < 0:
            if box.squares[i] == names.SQUARE_VP:
                return float(box.square_points)
            worth = v.w.square
    return worth


def palace_worth(v: Sight, region: int) -> float:
    markers = v.s.markers3
    three = 3 * v.w.marker * v.w.marker3 if markers[0] or markers[1] or markers[2] else 0.0
    return card_count(v) + three + palace_mission(v, region)


def hire_worth(v: Sight, number: int) -> float:
    """What that many workers are worth: the more there are, the less each."""
    w = v.w
    there = 0
    for region in range(v.own, v.own + REGIONS):
        there += v.s.workers[region]
    worth = 0.0
    for i in range(number):
        worth += max(w.worker_least, w.worker - w.worker_less * max(0, there + i - 4))
    return worth * v.lasts - w.unrest


# Rewards and markers


def reward_worth(v: Sight, aspect: int) -> float:
    kind = v.cfg.box.reward[aspect * names.ROUNDS + v.s.round - 1]
    if kind == names.REWARD_OFFICIAL:
        return v.w.reward_official * v.lasts
    if kind == names.REWARD_GOVERNOR:
        best = 0.0
        for region in range(REGIONS):
            best = max(best, governor_worth(v, region))
        return best + v.w.reward_governor
    if kind == names.REWARD_WALL:
        return max(0.0, best_wall(v, names.LINES, 0.0))
    if kind == names.REWARD_PALACE:
        best = 0.0
        for region in range(REGIONS):
            best = max(best, palace_mission(v, region))
        return card_count(v) + best
    return v.w.reward_goods * v.lasts


def aspect_worth(v: Sight, aspect: int) -> float:
    """A marker of this aspect: more where it decides who is first."""
    if not v.has_aspects:
        v.has_aspects = True
        v.aspect_worths = [marker_worth(v, 0), marker_worth(v, 1), marker_worth(v, 2)]
    return v.aspect_worths[aspect]


def marker_worth(v: Sight, aspect: int) -> float:
    mine, best = value_at(v.s, v.seat, aspect), 0
    for seat in range(v.players):
        if seat != v.seat:
            best = max(best, value_at(v.s, seat, aspect))
    close = v.w.close if -3 <= mine - best <= 1 else 1.0
    return v.w.marker * close * (1 + min(reward_worth(v, aspect), 12.0) * v.w.to_reward)


def keep_worth(v: Sight, aspect: int) -> float:
    """What the markers of an aspect are worth if their reward is declined."""
    s, seat = v.s, v.seat
    mine = value_at(s, seat, aspect)
    if s.round < names.ROUNDS:
        return mine * v.w.marker * v.w.keep
    order = s.track + [other for other in s.column if other >= 0]
    is_after = False
    for other in order:
        if other == seat:
            is_after = True
        elif value_at(s, other, aspect) > mine or (value_at(s, other, aspect) == mine and not is_after):
            return 0.0
    return float(v.cfg.box.marker_points[aspect])


# Officials


def standing_in(v: Sight, region: int, color: int, more: int, shifted: int) -> tuple[float, float]:
    """How well officials stand in a region: the set for a governor, and all else.

    That is after `more` of a color have come to the governors' area, and so many to the workers' area.
    """
    first = (v.own + region) * PER_REGION
    officials = v.s.officials
    colors, extra = 0, 0
    for each in range(N_COLORS):
        n = officials[first + each] + (more if each == color else 0)
        if n > 0:
            colors += 1
            extra += n - 1
    workers = in_area(v, region, WORKERS_AREA) + shifted + (extra if colors == N_COLORS else 0)
    w = v.w
    pair = min(names.MOST_IN_WORKERS_AREA, workers)
    rest = w.spare * extra + w.pair * pair * (w.locked_pair if v.locked[region] else 1.0)
    return w.colors[colors] * (w.set_base + governor_worth(v, region) * w.set_governor) * v.lasts, rest * v.lasts


class Standing:
    """How well all officials of a seat stand: sets for governors, pairs for hiring; the best set counts again."""

    def __init__(self, v: Sight) -> None:
        self.wholes: list[float] = []
        self.rests: list[float] = []
        for region in range(REGIONS):
            whole, rest = standing_in(v, region, 0, 0, 0)
            self.wholes.append(whole)
            self.rests.append(rest)
        self.now: float = self.total(v)

    def total(self, v: Sight) -> float:
        best, worth = 0.0, 0.0
        for region in range(REGIONS):
            whole = self.wholes[region]
            worth += v.w.each_set * whole + self.rests[region]
            best = max(best, whole)
        return worth + best

    def recruited(self, v: Sight, color: int, region: int) -> float:
        """After one more official has come to a governors' area."""
        return self.changed(v, region, standing_in(v, region, color, 1, 0), -1, (0.0, 0.0))

    def moved(self, v: Sight, area: int, color: int, start: int, goal: int) -> float:
        """After an official has gone from one region to the same area of another."""
        if area == GOVERNORS_AREA:
            left, come = standing_in(v, start, color, -1, 0), standing_in(v, goal, color, 1, 0)
        else:
            left, come = standing_in(v, start, color, 0, -1), standing_in(v, goal, color, 0, 1)
        return self.changed(v, start, left, goal, come)

    def raised(self, v: Sight, color: int, region: int) -> float:
        """After an official has gone back to the governors' area."""
        return self.changed(v, region, standing_in(v, region, color, 1, -1), -1, (0.0, 0.0))

    def changed(
        self, v: Sight, one: int, then: tuple[float, float], other: int, other_then: tuple[float, float]
    ) -> float:
        best, worth = 0.0, 0.0
        for region in range(REGIONS):
            whole, rest = self.wholes[region], self.rests[region]
            if region == one:
                whole, rest = then
            elif region == other:
                whole, rest = other_then
            worth += v.w.each_set * whole + rest
            best = max(best, whole)
        return worth + best
