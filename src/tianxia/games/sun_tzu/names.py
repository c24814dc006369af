"""The pieces of Sun Tzu as small integers, and their names.

The numbers are literals, which the compiled rules read much faster than a search in the list; a test compares them.
"""

from typing import Final, Literal, get_args

# Seats: blue is Sun Tzu, red is King Shao.
BLUE: Final = 0
RED: Final = 1
BOTH: Final = 3  # as a mask of seats
SIDES: Final = [BLUE, RED]  # a list: compiled, loops over tuples cost more
Side = Literal["sun_tzu", "shao"]
SEATS: Final[tuple[Side, ...]] = get_args(Side)
NOBODY: Final = 2  # where an event names a seat and there is none
SIGN: Final = (1, -1)  # the sign of a side's armies and points: see State.armies

# Provinces, in the fixed order of battles (ST-B3).
Province = Literal["QIN", "CHU", "JIN-YAN", "HAN-QI", "WU"]
PROVINCES: Final[tuple[Province, ...]] = get_args(Province)
N: Final = 5

# Action cards. Number n is card n - 1; 1 to 6 are framed.
Framed = Literal["1", "2", "3", "4", "5", "6"]
FRAMED_CARDS: Final[tuple[Framed, ...]] = get_args(Framed)
Card = Literal[Framed, "7", "8", "9", "10", "-1", "+1", "+2", "+3", "plague"]
CARDS: Final[tuple[Card, ...]] = get_args(Card)
KINDS: Final = 15
ONE: Final = 0
SIX: Final = 5
FRAMED: Final = 6
SEVEN: Final = 6
NINE: Final = 8
TEN: Final = 9
MINUS: Final = 10
PLUS_1: Final = 11
PLUS_2: Final = 12
PLUS_3: Final = 13
PLAGUE: Final = 14
NO_CARD: Final = -1

# Generals, in the order of ST-F1 to ST-F10: King Shao's five, then Sun Tzu's.
General = Literal[
    "second_six",
    "ambush",
    "healer",
    "great_plague",
    "plague_bearer",
    "march",
    "feint",
    "vanguard",
    "scribe",
    "levy",
]
GENERALS: Final[tuple[General, ...]] = get_args(General)
SECOND_SIX: Final = 0
AMBUSH: Final = 1
HEALER: Final = 2
GREAT_PLAGUE: Final = 3
PLAGUE_BEARER: Final = 4
MARCH: Final = 5
FEINT: Final = 6
VANGUARD: Final = 7
SCRIBE: Final = 8
LEVY: Final = 9
OWN_GENERALS: Final = (0b1111100000, 0b0000011111)  # of each seat, as a mask

# Events, in the order of ST-G1 to ST-G5.
EventCard = Literal["four_plagues", "three_sixes", "nine_beaten", "ten_beaten", "two_ones"]
EVENT_CARDS: Final[tuple[EventCard, ...]] = get_args(EventCard)
FOUR_PLAGUES: Final = 0
THREE_SIXES: Final = 1
NINE_BEATEN: Final = 2
TEN_BEATEN: Final = 3
TWO_ONES: Final = 4

# What armies are given up for; the numbers are those of armies.py.
Purpose = Literal["place", "mark", "price", "forfeit", "tithe"]
PURPOSES: Final[tuple[Purpose, ...]] = get_args(Purpose)

# Why the game ends, by the rule that says so.
CAUSES: Final = ("track", "events", "rounds")
ENDS: Final = ("ST-H3", "ST-G7", "ST-H4")

# What the dice are thrown for.
CHANCES: Final = ("events", "sun_tzu pile", "shao pile", "score markers")
EVENT_DECK: Final = 0
PILE: Final = 1  # + seat
SCORE_MARKERS: Final = 3
