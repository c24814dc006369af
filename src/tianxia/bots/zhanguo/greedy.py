"""A stronger player of ZhanGuo: it does what promises the most points, as far as it can see.

It knows the view of its seat and nothing else. Here the questions are answered. A card is chosen for its best use;
when the use is asked for, it is computed again for the card being played.
"""

from collections.abc import Callable

from ...core.pack import Pack
from ...games.zhanguo import notation as n
from ...games.zhanguo.names import CIRCLE, HIRE, SQUARE, STAR, TRIANGLE, WORKERS_AREA
from ..bot import Situation
from .plans import moved, planned, recruited, shifted_majority, way_to_hire, worth_of_hire
from .reading import Reading
from .worth import (
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
        """Any pack will do: the view shows what its cards are."""

    def choose(self, situation: Situation) -> int:
        options = situation.options
        if len(options) == 1:
            return options[0]
        reading = Reading(situation.look(), situation.seat)
        code = ANSWERS[situation.kind](self, reading, options)
        return code if code in options else options[situation.dice.below(len(options))]

    # A turn

    def card(self, reading: Reading, options: list[int]) -> int:
        """The one with the best use."""
        card, _ = planned(reading, reading.hand)[0]
        return n.CARD + card

    def use_card(self, reading: Reading, options: list[int]) -> int:
        """The best use that is possible."""
        cards = [card for card in reading.hand if card.number == reading.playing]
        for _, use in planned(reading, cards):
            code = way_to_hire(reading, options) if use == n.COURT + HIRE else use
            if code in options:
                return code
        return options[0]

    def hire(self, reading: Reading, options: list[int]) -> int:
        def worth(code: int) -> float:
            return worth_of_hire(reading, code - n.HIRE, reading.in_area(code - n.HIRE, WORKERS_AREA))

        return max(options, key=worth)

    def ability(self, reading: Reading, options: list[int]) -> int:
        """The most valuable first; those that calm come before all others, as they may free them."""
        best, chosen = 0.0, n.DONE
        for region, cards in enumerate(reading.cards):
            for card in cards:
                code = n.USE + card.number
                worth = bonus_worth(reading, card, region, True) + 0.01
                if code in options and worth > best:
                    best, chosen = worth, code
        return n.POWER if n.POWER in options and chosen == n.DONE else chosen

    # What actions ask

    def official(self, reading: Reading, options: list[int]) -> int:
        def worth(code: int) -> float:
            if code == n.DONE:
                return standing(reading, {}) + 0.2
            color, region = n.recruit_of(code)
            return standing(reading, recruited(reading, color, region)) + 0.02 * reading.supply[color]

        return max(options, key=worth)

    def move(self, reading: Reading, options: list[int]) -> int:
        now = standing(reading, {})

        def worth(code: int) -> float:
            if code == n.DONE:
                return now + 0.05
            if n.is_shift(code):
                return now - 1
            return standing(reading, moved(reading, code))

        return max(options, key=worth)

    def governor(self, reading: Reading, options: list[int]) -> int:
        return max(options, key=lambda code: governor_worth(reading, code - n.GOVERNOR))

    def square(self, reading: Reading, options: list[int]) -> int:
        return n.SQUARE + best_square([code - n.SQUARE for code in options])

    def palace(self, reading: Reading, options: list[int]) -> int:
        return max(options, key=lambda code: palace_worth(reading, code - n.PALACE))

    def worker(self, reading: Reading, options: list[int]) -> int:
        """From where one can be spared: pairs are kept for palaces."""
        return max(options, key=lambda code: (reading.workers[code - n.WORKER] % 2, reading.workers[code - n.WORKER]))

    def wall(self, reading: Reading, options: list[int]) -> int:
        def worth(code: int) -> float:
            section, lines = n.wall_of(code)
            return wall_worth(reading, section, lines) - 1.1 * lines

        return max(options, key=worth)

    def marker(self, reading: Reading, options: list[int]) -> int:
        base = n.MARKER if options[0] >= n.MARKER else n.MARKER3
        return max(options, key=lambda code: marker_aspect_worth(reading, code - base))

    def unrest(self, reading: Reading, options: list[int]) -> int:
        return max(options, key=lambda code: (reading.is_locked(code - n.CALM), len(reading.cards[code - n.CALM])))

    def move_worker(self, reading: Reading, options: list[int]) -> int:
        """Make a pair where a palace could stand."""
        for code in options:
            if code != n.DONE:
                start, goal = n.move_worker_of(code)
                if reading.workers[goal] == 1 and reading.workers[start] != 2:
                    return code
        return n.DONE

    def move_governor(self, reading: Reading, options: list[int]) -> int:
        def worth(code: int) -> float:
            if code == n.DONE:
                return 0.0
            _, start, goal = n.move_governor_of(code)
            return shifted_majority(reading, start, goal)

        return max(options, key=worth)

    def extra_worker(self, reading: Reading, options: list[int]) -> int:
        return n.EXTRA if WORKER_WORTH > UNREST_WORTH else n.DONE

    # Rewards, boards, draft

    def reward(self, reading: Reading, options: list[int]) -> int:
        return n.ACCEPT if reward_worth(reading, reading.offered) > keep_worth(reading, reading.offered) else n.PASS

    def board(self, reading: Reading, options: list[int]) -> int:
        return next((n.BOARD + board for board in LIKED_BOARDS if n.BOARD + board in options), options[0])

    def bid(self, reading: Reading, options: list[int]) -> int:
        bids = [code for code in options if code != n.PASS]
        if n.PASS in options and (not bids or bids[0] - n.BID > MOST_FOR_A_BOARD):
            return n.PASS
        return bids[0]

    def draft(self, reading: Reading, options: list[int]) -> int:
        worth = {n.DISCARD + card.number: future_of(reading, card) for card in reading.hand}
        return min(options, key=lambda code: worth.get(code, 0.0))


Answer = Callable[[ZhanGuoGreedy, Reading, list[int]], int]
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
