"""The pieces of ZhanGuo as small integers, and their names: each list of names is written once, as a type.

The numbers are literals, which the compiled rules read much faster than a search in the list; a test compares them.
"""

from typing import Final, Literal, get_args

REGIONS: Final = 5
REGION_NAMES: Final = ("1", "2", "3", "4", "5")
ALL_REGIONS: Final = 0b11111  # as a mask
ROUNDS: Final = 5
HAND: Final = 6  # cards per round
MOST_CARDS: Final = 3  # per region

# Aspects of unification; cards 1-40, 41-80, 81-120.
Aspect = Literal["writing", "currency", "law"]
ASPECTS: Final[tuple[Aspect, ...]] = get_args(Aspect)
N_ASPECTS: Final = 3
DECK: Final = 40
CARDS: Final = 120

Color = Literal["red", "white", "grey"]
COLORS: Final[tuple[Color, ...]] = get_args(Color)
N_COLORS: Final = 3
RED: Final = 0
WHITE: Final = 1
GRAY: Final = 2

# The two areas of a region on a player board, where officials stand.
GOVERNORS_AREA: Final = 0
WORKERS_AREA: Final = 1
N_AREAS: Final = 2
MOST_IN_WORKERS_AREA: Final = 2  # ZG-O1

# Court actions; all but `move` are triggers of cards.
Action = Literal["recruit", "move", "hire", "governor", "palace", "wall"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
RECRUIT: Final = 0
MOVE: Final = 1
HIRE: Final = 2
GOVERNOR: Final = 3
PALACE: Final = 4
WALL: Final = 5
HIGHER_WAKES: Final = (HIRE, PALACE, WALL)  # ZG-T2
LOWER_WAKES: Final = (RECRUIT, GOVERNOR)  # ZG-T3

# A number against the last one at the court; the first one there wakes after any of these actions (ZG-T4).
Over = Literal["higher", "lower", "first"]

# Bonuses of cards (ZG-F)
Bonus = Literal[
    "marker",
    "move2",
    "vp2",
    "vp3",
    "vp_cream",
    "vp_orange",
    "vp_brown",
    "worker",
    "unrest_any",
    "unrest_here",
    "move_worker",
    "off_red",
    "off_white",
    "off_grey",
]
BONUSES: Final[tuple[Bonus, ...]] = get_args(Bonus)
MARKER: Final = 0
MOVE2: Final = 1
VP2: Final = 2
VP3: Final = 3
VP_ASPECT: Final = 4  # + aspect
WORKER: Final = 7
UNREST_ANY: Final = 8
UNREST_HERE: Final = 9
MOVE_WORKER: Final = 10
OFFICIAL: Final = 11  # + color

# Player boards: side A, then the four of side B.
Board = Literal["plain", "circle", "square", "triangle", "star"]
BOARDS: Final[tuple[Board, ...]] = get_args(Board)
PLAIN: Final = 0
CIRCLE: Final = 1
SQUARE: Final = 2
TRIANGLE: Final = 3
STAR: Final = 4

# Bonus squares for governors (ZG-K5)
Square = Literal["move", "vp", "official"]
SQUARES: Final[tuple[Square, ...]] = get_args(Square)
SQUARE_MOVE: Final = 0
SQUARE_VP: Final = 1
SQUARE_OFFICIAL: Final = 2

# Walls: 3 areas of 2 sections, each section with spaces of 1, 2 and 3 lines.
Area = Literal["turquoise", "gold", "crimson"]
AREAS: Final[tuple[Area, ...]] = get_args(Area)
Section = Literal["turquoise1", "turquoise2", "gold1", "gold2", "crimson1", "crimson2"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)
N_SECTIONS: Final = 6
SECTIONS_OF_AREA: Final = 2
LINES: Final = 3

Criterion = Literal[
    "enough_officials",
    "grey",
    "red",
    "white",
    "orange",
    "brown",
    "cream",
    "three_cards",
    "two_alike",
    "calm",
    "empty_track",
    "sets",
]
CRITERIA: Final[tuple[Criterion, ...]] = get_args(Criterion)

MissionKind = Literal["wall", "palace", "governor"]
MISSION_KINDS: Final[tuple[MissionKind, ...]] = get_args(MissionKind)
MISSION_WALL: Final = 0
MISSION_PALACE: Final = 1
MISSION_GOVERNOR: Final = 2
N_MISSION_KINDS: Final = 3
MISSION_SECTIONS: Final = 2  # with a mission of each kind

Reward = Literal["official", "red", "grey", "workers", "governor", "wall", "palace"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
REWARD_OFFICIAL: Final = 0
REWARD_RED: Final = 1
REWARD_GRAY: Final = 2
REWARD_WORKERS: Final = 3
REWARD_GOVERNOR: Final = 4
REWARD_WALL: Final = 5
REWARD_PALACE: Final = 6

# Where victory points came from.
Source = Literal["start", "cards", "palaces", "squares", "markers", "governors", "unification", "missions", "walls"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
N_SOURCES: Final = 9
FROM_START: Final = 0  # the auction: 15 less what was paid
FROM_CARDS: Final = 1
FROM_PALACES: Final = 2
FROM_SQUARES: Final = 3
FROM_MARKERS: Final = 4  # points instead of markers that had run out
FROM_GOVERNORS: Final = 5
FROM_UNIFICATION: Final = 6  # markers still owned at the end
FROM_MISSIONS: Final = 7
FROM_WALLS: Final = 8

SEATS: Final = ("0", "1", "2", "3")


def aspect_of(card: int) -> int:
    return (card - 1) // DECK
