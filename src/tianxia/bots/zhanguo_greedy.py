"""A stronger player of ZhanGuo: it does what promises the most points, as far as it can see.

It knows the view of its seat and nothing else. `zhanguo_sight` reads it, `zhanguo_worth` says what things
are worth; here the questions are answered. A card and its use are chosen together, and remembered until
the use is asked for.
"""

from collections.abc import Callable

from ..core.dice import Dice
from ..games.zhanguo import notation as n
from ..games.zhanguo.names import (
    CIRCLE,
    GOVERNOR,
    HIRE,
    MOVE,
    PALACE,
    RECRUIT,
    REGIONS,
    SQUARE,
    STAR,
    TRIANGLE,
    WALL,
)
from .bot import Question
from .zhanguo_sight import Card, Sight
from .zhanguo_worth import (
    OFFICIAL_WORTH,
    UNREST_WORTH,
    WORKER_WORTH,
    best_square,
    bonus_worth,
    free_walls,
    future_of,
    governor_worth,
    hire_worth,
    keep_worth,
    majority,
    marker_aspect_worth,
    palace_worth,
    reward_worth,
    standing,
    wall_worth,
    woken_worth,
)

LIKED_BOARDS = (TRIANGLE, CIRCLE, STAR, SQUARE)
MOST_FOR_A_BOARD = 3  # points bid


class ZhanGuoGreedy:
    """Plays for the greatest expected gain."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.use = -1  # code planned for the card chosen
        self.hire_at = -1  # region in which to hire, once officials are shifted

    def choose(self, question: Question) -> int:
        options = question.options
        if len(options) == 1:
            return options[0]
        sight = Sight(question.look(), question.seat)
        code = ANSWERS[question.kind](self, sight, options)
        return code if code in options else options[self.dice.below(len(options))]

    # A turn

    def card(self, sight: Sight, options: list[int]) -> int:
        """The best card with its best use."""
        best, chosen = -99.0, options[0]
        for card in sight.hand:
            for use, worth in self.uses(sight, card):
                if worth > best:
                    best, chosen, self.use = worth, n.CARD + card.number, use
        self.hire_at = hire_region(sight) if self.use == n.COURT + HIRE else -1
        return chosen

    def uses(self, sight: Sight, card: Card) -> list[tuple[int, float]]:
        """Each use of a card; what it would have yielded on the board is lost at the court."""
        found = []
        lay = [(n.UNIFY + region, unify_worth(sight, card, region)) for region in range(REGIONS)]
        found += [(use, worth) for use, worth in lay if worth > -50]
        wasted = 0.35 * future_of(sight, card)
        for action, worth in court_worths(sight):
            found.append((n.COURT + action, worth + woken_worth(sight, card.number, action) - wasted))
        return found

    def use_card(self, sight: Sight, options: list[int]) -> int:
        """Officials that are to hire are shifted first (ZG-O7)."""
        if self.hire_at >= 0:
            region = self.hire_at
            if sight.in_area(region, 1) < 2:
                code = shift_for_hire(sight, region, options)
                if code >= 0:
                    return code
            if n.COURT + HIRE in options:
                return n.COURT + HIRE
        if self.use in options:
            return self.use
        fallback = [code for code in (n.COURT + RECRUIT, n.COURT + MOVE) if code in options]
        return fallback[0] if fallback else options[0]

    def hire(self, sight: Sight, options: list[int]) -> int:
        return max(options, key=lambda code: (code - n.HIRE == self.hire_at, sight.in_area(code - n.HIRE, 1)))

    def ability(self, sight: Sight, options: list[int]) -> int:
        """The most valuable first; those that calm come before all, as they may free others."""
        best, chosen = 0.0, n.DONE
        for region, cards in enumerate(sight.cards):
            for card in cards:
                code = n.USE + card.number
                worth = bonus_worth(sight, card, region, True) + 0.01
                if code in options and worth > best:
                    best, chosen = worth, code
        return n.POWER if n.POWER in options and chosen == n.DONE else chosen

    # What actions ask

    def official(self, sight: Sight, options: list[int]) -> int:
        def worth(code: int) -> float:
            if code == n.DONE:
                return standing(sight, sight.officials) + 0.2
            colour, region = (code - n.RECRUIT) // 5, (code - n.RECRUIT) % 5
            after = copied(sight)
            after[region][0][colour] += 1
            return standing(sight, after) + 0.02 * sight.supply[colour]

        return max(options, key=worth)

    def move(self, sight: Sight, options: list[int]) -> int:
        now = standing(sight, sight.officials)

        def worth(code: int) -> float:
            if code == n.DONE:
                return now + 0.05
            if n.SHIFT <= code < n.UP:
                return now - 1
            return standing(sight, moved(sight, code))

        return max(options, key=worth)

    def governor(self, sight: Sight, options: list[int]) -> int:
        return max(options, key=lambda code: governor_worth(sight, code - n.GOVERNOR))

    def square(self, sight: Sight, options: list[int]) -> int:
        return n.SQUARE + best_square([code - n.SQUARE for code in options])

    def palace(self, sight: Sight, options: list[int]) -> int:
        return max(options, key=lambda code: palace_worth(sight, code - n.PALACE))

    def worker(self, sight: Sight, options: list[int]) -> int:
        """From where one can be spared: pairs are kept for palaces."""
        return max(options, key=lambda code: (sight.workers[code - n.WORKER] % 2, sight.workers[code - n.WORKER]))

    def wall(self, sight: Sight, options: list[int]) -> int:
        def worth(code: int) -> float:
            section, lines = (code - n.WALL) // 3, (code - n.WALL) % 3
            return wall_worth(sight, section, lines) - 1.1 * (lines + 1)

        return max(options, key=worth)

    def marker(self, sight: Sight, options: list[int]) -> int:
        base = n.MARKER if options[0] >= n.MARKER else n.MARKER3
        return max(options, key=lambda code: marker_aspect_worth(sight, code - base))

    def unrest(self, sight: Sight, options: list[int]) -> int:
        return max(options, key=lambda code: (sight.is_locked(code - n.CALM), len(sight.cards[code - n.CALM])))

    def move_worker(self, sight: Sight, options: list[int]) -> int:
        """Make a pair where a palace could stand."""
        for code in options:
            if code != n.DONE:
                start, goal = (code - n.MOVE_WORKER) // 5, (code - n.MOVE_WORKER) % 5
                if sight.workers[goal] == 1 and sight.workers[start] != 2:
                    return code
        return n.DONE

    def move_governor(self, sight: Sight, options: list[int]) -> int:
        def worth(code: int) -> float:
            if code == n.DONE:
                return 0.0
            start, goal = (code - n.MOVE_GOVERNOR) // 5 % 5, (code - n.MOVE_GOVERNOR) % 5
            return shifted_majority(sight, start, goal)

        return max(options, key=worth)

    def extra_worker(self, sight: Sight, options: list[int]) -> int:
        return n.EXTRA if WORKER_WORTH > UNREST_WORTH else n.DONE

    # Rewards, boards, draft

    def reward(self, sight: Sight, options: list[int]) -> int:
        return n.ACCEPT if reward_worth(sight, sight.offered) > keep_worth(sight, sight.offered) else n.PASS

    def board(self, sight: Sight, options: list[int]) -> int:
        return next((n.BOARD + board for board in LIKED_BOARDS if n.BOARD + board in options), options[0])

    def bid(self, sight: Sight, options: list[int]) -> int:
        bids = [code for code in options if code != n.PASS]
        if n.PASS in options and (not bids or bids[0] - n.BID > MOST_FOR_A_BOARD):
            return n.PASS
        return bids[0]

    def draft(self, sight: Sight, options: list[int]) -> int:
        worth = {n.DISCARD + card.number: future_of(sight, card) for card in sight.hand}
        return min(options, key=lambda code: worth.get(code, 0.0))


# Worths of whole actions


def unify_worth(sight: Sight, card: Card, region: int) -> float:
    """Markers and what the card will yield, less the unrest it brings; -99: not possible."""
    there = len(sight.cards[region])
    rise = there
    if there >= 3 or (rise and sight.unrest[region] + rise > sight.most[region]):
        return -99.0
    taken = min(there + 1, sight.markers1[card.aspect])
    worth = taken * marker_aspect_worth(sight, card.aspect) + (there + 1 - taken)
    worth += future_of(sight, card) + 0.4 * min(3, sight.palaces_left)
    locks = 1.5 * there if sight.unrest[region] + rise >= sight.most[region] else 0.0
    return worth - UNREST_WORTH * rise - locks


def court_worths(sight: Sight) -> list[tuple[int, float]]:
    """Court actions that can be done, each with what its pieces are worth."""
    found: list[tuple[int, float]] = []
    if any(sight.supply):
        found.append((RECRUIT, OFFICIAL_WORTH + recruit_gain(sight)))
    found.append((MOVE, 0.3 + max(0.0, move_gain(sight))))
    region = hire_region(sight)
    if region >= 0:
        found.append((HIRE, hire_worth(sight, hired_in(sight, region))))
    regions = [r for r in range(REGIONS) if sight.governors_left and all(sight.officials[r][0])]
    if regions:
        found.append((GOVERNOR, max(governor_worth(sight, r) for r in regions) - 2.5))
    regions = [r for r in range(REGIONS) if can_build_palace(sight, r)]
    if regions:
        found.append((PALACE, max(palace_worth(sight, r) for r in regions) - 3.2))
    walls = wall_choices(sight)
    if walls:
        found.append((WALL, max(walls)))
    return found


def recruit_gain(sight: Sight) -> float:
    now = standing(sight, sight.officials)
    best = 0.0
    for colour in range(3):
        if sight.supply[colour]:
            for region in range(REGIONS):
                after = copied(sight)
                after[region][0][colour] += 1
                best = max(best, standing(sight, after) - now)
    return best


def move_gain(sight: Sight) -> float:
    """The best single step; three of them bring about twice as much."""
    now = standing(sight, sight.officials)
    best = 0.0
    for colour in range(3):
        for region in range(REGIONS):
            for goal in (region - 1, region + 1):
                if 0 <= goal < REGIONS and sight.officials[region][0][colour]:
                    code = n.MOVE_G + colour * 25 + region * 5 + goal
                    best = max(best, standing(sight, moved(sight, code)) - now)
    return 1.6 * best


def hired_in(sight: Sight, region: int) -> int:
    """Workers that a hire there would bring, with officials shifted; a set for a governor stays together."""
    spare = sum(sight.officials[region][0])
    if all(sight.officials[region][0]):
        spare -= 3
    return min(2, sight.in_area(region, 1) + spare)


def hire_region(sight: Sight) -> int:
    """Where hiring is best; -1: nowhere."""
    best, chosen = 0.0, -1
    for region in range(REGIONS):
        hired = hired_in(sight, region)
        if hired and not sight.is_locked(region):
            last = sight.unrest[region] + 1 >= sight.most[region]
            worth = hired - (0.6 + 0.3 * len(sight.cards[region]) if last else 0.0) + 0.2 * (sight.workers[region] == 1)
            if worth > best:
                best, chosen = worth, region
    return chosen


def shift_for_hire(sight: Sight, region: int, options: list[int]) -> int:
    """A free shift of a colour of which most are there."""
    codes = [n.SHIFT + colour * 5 + region for colour in range(3)]
    codes = [code for code in codes if code in options]
    spare = sum(sight.officials[region][0]) - (3 if all(sight.officials[region][0]) else 0)
    if not codes or spare <= 0:
        return -1
    return max(codes, key=lambda code: sight.officials[region][0][(code - n.SHIFT) // 5])


def can_build_palace(sight: Sight, region: int) -> bool:
    here = sight.workers[region]
    return bool(
        sight.palaces_left
        and sum(sight.palaces[region]) < sight.players
        and not sight.is_locked(region)
        and sight.unrest[region] < sight.ban[region]
        and here >= 2
        and sum(sight.workers) > here
    )


def wall_choices(sight: Sight) -> list[float]:
    """Worths of the walls that could be built now, their workers taken off."""
    if not sight.walls_left:
        return []
    regions = sum(1 for workers in sight.workers if workers)
    return [
        wall_worth(sight, section, lines) - 1.1 * (lines + 1) for section, lines in free_walls(sight) if lines < regions
    ]


def shifted_majority(sight: Sight, start: int, goal: int) -> float:
    gain = 0.0
    for region, change in ((start, -1), (goal, 1)):
        after = sight.governors[region][:]
        after[sight.seat] += change
        gain += majority(after, sight.seat) - majority(sight.governors[region], sight.seat)
    return gain - 0.5


def copied(sight: Sight) -> list[list[list[int]]]:
    return [[areas[0][:], areas[1][:]] for areas in sight.officials]


def moved(sight: Sight, code: int) -> list[list[list[int]]]:
    """Where officials stand after a step."""
    after = copied(sight)
    if code < n.MOVE_G:
        colour, region = (code - n.UP) // 5, (code - n.UP) % 5
        after[region][1][colour] -= 1
        after[region][0][colour] += 1
        return after
    base, area = (n.MOVE_W, 1) if code >= n.MOVE_W else (n.MOVE_G, 0)
    colour, region, goal = (code - base) // 25, (code - base) // 5 % 5, (code - base) % 5
    after[region][area][colour] -= 1
    after[goal][area][colour] += 1
    return after


Answer = Callable[[ZhanGuoGreedy, Sight, list[int]], int]
ANSWERS: dict[str, Answer] = {
    "board": ZhanGuoGreedy.board,
    "bid": ZhanGuoGreedy.bid,
    "draft": ZhanGuoGreedy.draft,
    "card": ZhanGuoGreedy.card,
    "use": ZhanGuoGreedy.use_card,
    "official": ZhanGuoGreedy.official,
    "move": ZhanGuoGreedy.move,
    "hire": ZhanGuoGreedy.hire,
    "extra_worker": ZhanGuoGreedy.extra_worker,
    "governor": ZhanGuoGreedy.governor,
    "square": ZhanGuoGreedy.square,
    "palace": ZhanGuoGreedy.palace,
    "worker": ZhanGuoGreedy.worker,
    "marker3": ZhanGuoGreedy.marker,
    "wall": ZhanGuoGreedy.wall,
    "ability": ZhanGuoGreedy.ability,
    "marker": ZhanGuoGreedy.marker,
    "unrest": ZhanGuoGreedy.unrest,
    "move_worker": ZhanGuoGreedy.move_worker,
    "move_governor": ZhanGuoGreedy.move_governor,
    "reward": ZhanGuoGreedy.reward,
}
