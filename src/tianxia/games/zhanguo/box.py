"""The data of a pack as numbers."""

from .names import BOARDS, CARDS, CRITERIA, REGIONS, ROUNDS


class Box:
    """All cards and the board, as numbers; regions count from 0 here."""

    def __init__(self) -> None:
        self.trigger: list[int] = [-1] * (CARDS + 1)  # by card number
        self.bonus: list[int] = [-1] * (CARDS + 1)
        self.adjacent: list[list[int]] = [[] for _ in range(REGIONS)]
        self.squares: list[int] = []  # kinds of the bonus squares of every region
        self.square_movement: int = 0
        self.square_points: int = 0
        self.markers: dict[int, int] = {}  # of value 1 in each aspect, by number of players
        self.marker_points: list[int] = [0, 0, 0]
        self.officials: int = 0  # of each color
        self.governors: int = 0
        self.palaces: int = 0
        self.walls: int = 0
        self.start_region: int = 0
        self.start_officials: list[int] = [0, 0, 0]
        self.majority: int = 0
        self.each_governor: int = 0
        self.reward: list[int] = [-1] * (3 * ROUNDS)  # aspect * 5 + round: kind
        self.reward_regions: list[int] = [0] * (3 * ROUNDS)  # mask; 0: any
        self.tokens: list[tuple[int, int]] = []  # criteria on both sides
        self.criteria: list[tuple[int, ...]] = [(0, 0, 0)] * len(CRITERIA)  # points for 1, 2, 3 lines
        self.spaces: list[int] = []  # points of a mission's spaces
        self.mission_kind: list[int] = []
        self.mission_places: list[list[int]] = []  # how many pieces are needed in each area or region
        self.unrest: list[list[int]] = [[] for _ in BOARDS]  # spaces, by board and region
        self.ban: list[list[int]] = [[] for _ in BOARDS]  # unrest at which palaces can no longer be built
