"""What things are worth to the policy of ZhanGuo, in points: numbers that training may change."""

from typing import Final

# Name and value by hand; the learned values are in learned.py, in the same order.
BY_HAND: Final[tuple[tuple[str, float], ...]] = (
    ("marker", 1.7),  # a share of a reward or of the final 5 to 7
    ("worker", 1.9),
    ("official", 1.5),
    ("unrest", 1.2),
    ("point", 0.5),  # of movement
    ("move_worker", 0.4),
    ("at_court", 0.43),  # how often a turn goes to the court and wakes
    ("of_recruit", 0.24),  # how often it is for this action
    ("of_hire", 0.24),
    ("of_governor", 0.16),
    ("of_palace", 0.14),
    ("of_wall", 0.14),
    ("wasted", 0.35),  # of what a card would have yielded on the board, when it goes to the court
    ("for_palaces", 0.4),  # a card on the board, for each palace to come
    ("locks", 1.5),  # a card that unrest puts to sleep
    ("any_move", 0.3),
    ("best_move", 1.6),  # three steps, compared with the best one
    ("governor_cost", 2.5),
    ("palace_cost", 3.2),
    ("line_cost", 1.1),
    ("mission_last", 1.0),  # the share of a mission's points for the last piece, and for others
    ("mission_part", 0.6),
    ("mission_others", 2.0),
    ("majority_early", 0.7),
    ("majority_late", 0.85),
    ("deny_one", 0.5),  # what others lose, if there is one, or several
    ("deny_many", 0.25),
    ("square", 2.0),
    ("marker3", 0.8),
    ("wall_growth", 0.02),
    ("reward_official", 2.0),
    ("reward_governor", 2.0),
    ("reward_goods", 3.4),
    ("worker_less", 0.12),  # each further worker
    ("worker_least", 0.6),
    ("close", 1.4),  # a marker where it may decide who is first
    ("to_reward", 0.0333),
    ("one_color", 0.4),  # officials together in a governors' area
    ("two_colors", 1.3),
    ("three_colors", 4.0),
    ("each_set", 0.35),
    ("set_base", 0.6),
    ("set_governor", 0.0714),
    ("spare", 0.1),
    ("pair", 0.9),
    ("locked_pair", 0.5),
    ("keep", 0.6),
    ("decline", 0.2),
    ("plenty", 0.02),
    ("lasting", 3.0),  # turns before the end from which on pieces lose their worth
)
NAMES: Final[tuple[str, ...]] = tuple([name for name, _ in BY_HAND])
STANDARD: Final[tuple[float, ...]] = tuple([value for _, value in BY_HAND])


class Weights:
    """The numbers, as attributes: reading one is the most frequent thing that the policy does."""

    def __init__(self, values: list[float]) -> None:
        self.marker: float = values[0]
        self.worker: float = values[1]
        self.official: float = values[2]
        self.unrest: float = values[3]
        self.point: float = values[4]
        self.move_worker: float = values[5]
        self.at_court: float = values[6]
        self.shares: list[float] = [values[7], 0.0, values[8], values[9], values[10], values[11]]  # by action
        self.wasted: float = values[12]
        self.for_palaces: float = values[13]
        self.locks: float = values[14]
        self.any_move: float = values[15]
        self.best_move: float = values[16]
        self.governor_cost: float = values[17]
        self.palace_cost: float = values[18]
        self.line_cost: float = values[19]
        self.mission_last: float = values[20]
        self.mission_part: float = values[21]
        self.mission_others: float = values[22]
        self.majority_early: float = values[23]
        self.majority_late: float = values[24]
        self.deny_one: float = values[25]
        self.deny_many: float = values[26]
        self.square: float = values[27]
        self.marker3: float = values[28]
        self.wall_growth: float = values[29]
        self.reward_official: float = values[30]
        self.reward_governor: float = values[31]
        self.reward_goods: float = values[32]
        self.worker_less: float = values[33]
        self.worker_least: float = values[34]
        self.close: float = values[35]
        self.to_reward: float = values[36]
        self.colors: list[float] = [0.0, values[37], values[38], values[39]]
        self.each_set: float = values[40]
        self.set_base: float = values[41]
        self.set_governor: float = values[42]
        self.spare: float = values[43]
        self.pair: float = values[44]
        self.locked_pair: float = values[45]
        self.keep: float = values[46]
        self.decline: float = values[47]
        self.plenty: float = values[48]
        self.lasting: float = values[49]
