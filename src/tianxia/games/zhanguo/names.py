"""The pieces of ZhanGuo as small integers, and their names."""

from typing import Final

REGIONS: Final = 5
REGION_NAMES: Final = ("1", "2", "3", "4", "5")
ALL_REGIONS: Final = 0b11111  # as a mask
ROUNDS: Final = 5
HAND: Final = 6  # cards a round
MOST_CARDS: Final = 3  # a region

# Aspects of unification; cards 1-40, 41-80, 81-120.
ASPECTS: Final = ("writing", "currency", "law")
DECK: Final = 40
CARDS: Final = 120

COLOURS: Final = ("red", "white", "grey")
RED: Final = 0
WHITE: Final = 1
GREY: Final = 2

# Court actions; all but `move` are triggers of cards.
ACTIONS: Final = ("recruit", "move", "hire", "governor", "palace", "wall")
RECRUIT: Final = 0
MOVE: Final = 1
HIRE: Final = 2
GOVERNOR: Final = 3
PALACE: Final = 4
WALL: Final = 5
LOWER_WAKES: Final = (RECRUIT, GOVERNOR)  # ZG-T3; a higher number wakes the others (ZG-T2)

# Bonuses of cards (ZG-F)
BONUSES: Final = (
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
)
MARKER: Final = 0
MOVE2: Final = 1
VP2: Final = 2
VP3: Final = 3
VP_ASPECT: Final = 4  # + aspect
WORKER: Final = 7
UNREST_ANY: Final = 8
UNREST_HERE: Final = 9
MOVE_WORKER: Final = 10
OFFICIAL: Final = 11  # + colour

# Player boards: side A, then the four of side B.
BOARDS: Final = ("plain", "circle", "square", "triangle", "star")
PLAIN: Final = 0
CIRCLE: Final = 1
SQUARE: Final = 2
TRIANGLE: Final = 3
STAR: Final = 4

# Bonus squares for governors (ZG-K5)
SQUARES: Final = ("move", "vp", "official")
SQUARE_MOVE: Final = 0
SQUARE_VP: Final = 1
SQUARE_OFFICIAL: Final = 2

# Walls: 3 areas of 2 sections, each section with spaces of 1, 2 and 3 lines.
AREAS: Final = ("turquoise", "gold", "crimson")
SECTIONS: Final = ("turquoise1", "turquoise2", "gold1", "gold2", "crimson1", "crimson2")
LINES: Final = 3

CRITERIA: Final = (
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
)

MISSION_KINDS: Final = ("wall", "palace", "governor")

REWARDS: Final = ("official", "red", "grey", "workers", "governor", "wall", "palace")
REWARD_OFFICIAL: Final = 0
REWARD_RED: Final = 1
REWARD_GREY: Final = 2
REWARD_WORKERS: Final = 3
REWARD_GOVERNOR: Final = 4
REWARD_WALL: Final = 5
REWARD_PALACE: Final = 6

# Where victory points came from.
SOURCES: Final = ("start", "cards", "palaces", "squares", "markers", "governors", "unification", "missions", "walls")
FROM_START: Final = 0  # the auction: 15 less what was paid
FROM_CARDS: Final = 1
FROM_PALACES: Final = 2
FROM_SQUARES: Final = 3
FROM_MARKERS: Final = 4  # points in place of markers that were gone
FROM_GOVERNORS: Final = 5
FROM_UNIFICATION: Final = 6  # markers still owned at the end
FROM_MISSIONS: Final = 7
FROM_WALLS: Final = 8

SEATS: Final = ("0", "1", "2", "3")


def aspect_of(card: int) -> int:
    return (card - 1) // DECK
