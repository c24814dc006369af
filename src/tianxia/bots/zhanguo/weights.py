"""What things are worth to the policy of ZhanGuo, in points: numbers that training may change."""

from typing import Final

# Name, and the value that training begins with: the rounded end of an earlier, longer one that began with a guess.
# The learned values are in weights.json.
BEGUN_WITH: Final[tuple[tuple[str, float], ...]] = (
    ("marker", 2.3227),  # a share of a reward or of the final 5 to 7
    ("worker", 3.2108),
    ("official", 1.8202),
    ("unrest", 1.6115),
    ("point", 0.6297),  # of movement
    ("move_worker", 0.3451),
    ("at_court", 0.967),  # how often a turn goes to the court and wakes
    ("of_recruit", 0.3108),  # how often it is for this action
    ("of_hire", 0.1589),
    ("of_governor", 0.2429),
    ("of_palace", 0.1029),
    ("of_wall", 0.1896),
    ("wasted", 0.3467),  # of what a card would have yielded on the board, when it goes to the court
    ("for_palaces", 0.542),  # a card on the board, for each palace to come
    ("locks", 6.4533),  # a card that unrest puts to sleep
    ("any_move", 0.3094),
    ("best_move", 1.11),  # three steps, compared with the best one
    ("governor_cost", 3.6702),
    ("palace_cost", 3.2583),
    ("line_cost", 4.3618),
    ("mission_last", 0.8082),  # the share of a mission's points for the last piece, and for others
    ("mission_part", 0.6445),
    ("mission_others", 2.4495),
    ("majority_early", 0.2931),
    ("majority_late", 0.7285),
    ("deny_one", 0.3424),  # what others lose, if there is one, or several
    ("deny_many", 0.2833),
    ("square", 2.0875),
    ("marker3", 0.8451),
    ("wall_growth", 0.0162),
    ("reward_official", 0.7624),
    ("reward_governor", 2.3752),
    ("reward_goods", 4.9516),
    ("worker_less", 0.182),  # each further worker
    ("worker_least", 0.5673),
    ("close", 1.8441),  # a marker where it may decide who is first
    ("to_reward", 0.0319),
    ("one_color", 0.6286),  # officials together in a governors' area
    ("two_colors", 1.7287),
    ("three_colors", 3.475),
    ("each_set", 0.4848),
    ("set_base", 0.6741),
    ("set_governor", 0.1156),
    ("spare", 0.0923),
    ("pair", 0.4676),
    ("locked_pair", 0.4904),
    ("keep", 0.3395),
    ("decline", 0.1733),
    ("plenty", 0.0178),
    ("lasting", 3.6069),  # turns before the end from which on pieces lose their worth
)
NAMES: Final[tuple[str, ...]] = tuple([name for name, _ in BEGUN_WITH])
STANDARD: Final[tuple[float, ...]] = tuple([value for _, value in BEGUN_WITH])


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
