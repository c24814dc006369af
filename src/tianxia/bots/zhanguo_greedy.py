"""A stronger player of ZhanGuo: it does what promises the most points, as far as it can see.

It knows the view of its seat and nothing else. `zhanguo_sight` reads it, `zhanguo_worth` says what things
are worth, `zhanguo_plans` what whole actions are; here the questions are answered. A card is chosen for its
best use; when the use is asked for, that is found anew for the card that is being played.
"""

from collections.abc import Callable

from ..core.pack import Pack
from ..games.zhanguo import notation as n
from ..games.zhanguo.names import CIRCLE, HIRE, SQUARE, STAR, TRIANGLE
from .bot import Question
from .zhanguo_plans import moved, planned, recruited, shifted_majority, way_to_hire, worth_of_hire
from .zhanguo_sight import Sight
from .zhanguo_worth import (
    UNREST_WORTH,
    WORKER_WORTH,
    best_square,
    bonus_worth,
    future_of,
    governor_worth,
    keep_worth,
    marker_aspect_worth,
    palace_worth,
    reward_worth,
    standing,
    wall_worth,
)

LIKED_BOARDS = (TRIANGLE, CIRCLE, STAR, SQUARE)
MOST_FOR_A_BOARD = 3  # points bid


class ZhanGuoGreedy:
    """Plays for the greatest expected gain."""

    def __init__(self, pack: Pack | None = None) -> None:
        """Any pack will do: what its cards are is seen."""

    def choose(self, question: Question) -> int:
        options = question.options
        if len(options) == 1:
            return options[0]
        sight = Sight(question.look(), question.seat)
        code = ANSWERS[question.kind](self, sight, options)
        return code if code in options else options[question.dice.below(len(options))]

    # A turn

    def card(self, sight: Sight, options: list[int]) -> int:
        """The one with the best use."""
        return n.CARD + planned(sight, sight.hand)[0][0]

    def use_card(self, sight: Sight, options: list[int]) -> int:
        """The best use that is possible."""
        cards = [card for card in sight.hand if card.number == sight.playing]
        for _, use in planned(sight, cards):
            code = way_to_hire(sight, options) if use == n.COURT + HIRE else use
            if code in options:
                return code
        return options[0]

    def hire(self, sight: Sight, options: list[int]) -> int:
        def worth(code: int) -> float:
            return worth_of_hire(sight, code - n.HIRE, sight.in_area(code - n.HIRE, 1))

        return max(options, key=worth)

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
                return standing(sight, {}) + 0.2
            colour, region = (code - n.RECRUIT) // 5, (code - n.RECRUIT) % 5
            return standing(sight, recruited(sight, colour, region)) + 0.02 * sight.supply[colour]

        return max(options, key=worth)

    def move(self, sight: Sight, options: list[int]) -> int:
        now = standing(sight, {})

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
