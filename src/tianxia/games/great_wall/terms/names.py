"""The pieces of The Great Wall as small integers, and their names: each name is written once, as a type.

The numbers are literals, which the compiled rules read much faster than a search in the list; a test compares them.
"""

from typing import Final, Literal, get_args

# Resources (GW-A4); the first three build walls and can be in the warehouse.
Resource = Literal["wood", "stone", "gold", "chi"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
WOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
CHI: Final = 3
N_RESOURCES: Final = 4

# Soldiers (GW-A3).
Soldier = Literal["spearman", "archer", "horseman"]
SOLDIERS: Final[tuple[Soldier, ...]] = get_args(Soldier)
SPEARMAN: Final = 0
ARCHER: Final = 1
HORSEMAN: Final = 2
ANY_SOLDIER: Final = -1
N_SOLDIERS: Final = 3
A_CLERK: Final = 3  # next to the kinds of soldier, where people of all kinds are counted
N_PEOPLE: Final = 4
FIRING: Final = 3  # where a soldier is in a section: at rest, by its kind; or, for an archer, on a firing spot
STANDS: Final = 4

# Sections of the wall, and the horde places in front of them: place = section * ROWS + row - 1.
Section = Literal["left", "middle", "right"]
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)
N_SECTIONS: Final = 3
ROWS: Final = 3
PLACES: Final = 9
CELLS: Final = 12  # of a horde card: 2 rows of 6 columns, top row first
COLUMNS: Final = 6

# Locations: the four production locations come first, in the order of their resources.
Location = Literal[
    "lumber_mill",
    "quarry",
    "gold_mine",
    "temple",
    "barracks",
    "tea_house",
    "builders_camp",
    "embassy",
    "academy",
    "logistics",
]
LOCATIONS: Final[tuple[Location, ...]] = get_args(Location)
PRODUCTION: Final = 4  # locations below this number
REGULAR: Final = 6  # locations below this number have a number of clerk spaces (GW-L1)
LUMBER_MILL: Final = 0
QUARRY: Final = 1
GOLD_MINE: Final = 2
TEMPLE: Final = 3
BARRACKS: Final = 4
TEA_HOUSE: Final = 5
BUILDERS_CAMP: Final = 6
EMBASSY: Final = 7
ACADEMY: Final = 8
LOGISTICS: Final = 9
N_LOCATIONS: Final = 10
CLERK_PLACES: Final = 11  # the locations and the pool
POOL: Final = 10  # for clerks at no location

# Command cards of a player (GW-A2).
Command = Literal["despotism", "work_harder", "economy", "attack_order", "betrayal", "raise_banner"]
COMMANDS: Final[tuple[Command, ...]] = get_args(Command)
BETRAYAL: Final = 4

SEATS: Final = ("0", "1", "2", "3")
MOST_SEATS: Final = 4

# Who is in a seat: a person, or one of the two that the rules move.
SeatKind = Literal["player", "reed", "qin"]
PLAYER: Final = "player"
REED: Final = "reed"
QIN: Final = "qin"

Mode = Literal["standard", "clan", "solo", "coop"]

# Where honor comes from, for the end of the game and its chart.
Source = Literal[
    "donations",
    "spots",
    "battles",
    "buildings",
    "generals",
    "advisors",
    "tactics",
    "commands",
    "recalls",
    "shame",
    "trophies",
    "artifacts",
    "overseers",
    "head_start",
    "decrees",
]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
DONATIONS: Final = 0
SPOTS: Final = 1
BATTLES: Final = 2
BUILDINGS: Final = 3
FROM_GENERAL: Final = 4
FROM_ADVISOR: Final = 5
FROM_TACTIC: Final = 6
FROM_COMMAND: Final = 7
RECALLS: Final = 8
FROM_SHAME: Final = 9
TROPHIES: Final = 10
ARTIFACTS: Final = 11
FROM_OVERSEERS: Final = 12  # Qin's, at locations (GW-Q11)
HEAD_START: Final = 13  # Qin's, depending on the difficulty (GW-Q24)
DECREES: Final = 14  # honor given up for them (GW-C11)
N_SOURCES: Final = 15

Season = Literal["spring", "summer", "autumn", "winter"]
SEASONS: Final[tuple[Season, ...]] = get_args(Season)
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
