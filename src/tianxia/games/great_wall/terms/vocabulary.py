"""The closed vocabulary of card effects, as numbers: docs/great_wall_cards.md says what each word means.

Every word is implemented once: triggers in moments.py, conditions and scales in amounts.py, effects in
effects.py and the files it names, modifiers in modifiers.py.
"""

from typing import Final, Literal, get_args

# Triggers
Trigger = Literal[
    "after_command",
    "after_activation",
    "location_activated",
    "upgrade_overseer",
    "donate",
    "recruit",
    "attack",
    "last_wound",
    "horde_defeated",
    "horde_won",
    "soldiers_dying",
    "soldiers_killed",
    "save_soldier",
    "build_wall",
    "build_barricade",
    "play_tactic",
    "gain_shame",
    "others_box",
    "spring",
    "income",
    "winter",
]
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
AFTER_COMMAND: Final = 0
AFTER_ACTIVATION: Final = 1
LOCATION_ACTIVATED: Final = 2
UPGRADE_OVERSEER: Final = 3
DONATE: Final = 4
RECRUIT: Final = 5
ATTACK: Final = 6
LAST_WOUND: Final = 7
HORDE_DEFEATED: Final = 8
HORDE_WON: Final = 9
SOLDIERS_DYING: Final = 10
SOLDIERS_KILLED: Final = 11
SAVE_SOLDIER: Final = 12
BUILD_WALL: Final = 13
BUILD_BARRICADE: Final = 14
PLAY_TACTIC: Final = 15
GAIN_SHAME: Final = 16
OTHERS_BOX: Final = 17
SPRING: Final = 18
INCOME: Final = 19
WINTER: Final = 20

# The tactic windows and their triggers (GW-D5).
WINDOW_OF: Final = {
    HORDE_DEFEATED: 1,
    HORDE_WON: 2,
    ATTACK: 3,
    LAST_WOUND: 4,
    SOLDIERS_DYING: 5,
    SOLDIERS_KILLED: 5,
    AFTER_COMMAND: 6,
    RECRUIT: 7,
}

# Conditions
CONDITIONS: Final = (
    "own_on_horde",
    "own_in_section",
    "clerks_here",
    "tea",
    "section_level",
    "section_hordes",
    "section_barricades",
    "ally_in_section",
)
OWN_ON_HORDE: Final = 0
OWN_IN_SECTION: Final = 1
CLERKS_HERE: Final = 2
TEA: Final = 3
SECTION_LEVEL: Final = 4
SECTION_HORDES: Final = 5
SECTION_BARRICADES: Final = 6
ALLY_IN_SECTION: Final = 7

CONDITION_PLACES: Final = ("any", "firing", "rest", "top", "not_top")
AT_ANY: Final = 0
AT_FIRING: Final = 1
AT_REST: Final = 2
AT_TOP: Final = 3
NOT_AT_TOP: Final = 4

# Scales; `track:<command>` is TRACK + the command's number.
Scale = Literal[
    "supporter",
    "event_count",
    "advisor",
    "overseer",
    "overseer_level",
    "archer_firing",
    "section_with_archer",
    "archer_on_highest_wall",
    "soldier_at_rest",
    "soldier_on_this_horde",
    "trophy",
    "player",
    "horde_on_board",
    "section_level_2",
    "section_breached",
]
SCALES: Final[tuple[Scale, ...]] = get_args(Scale)
TrackScale = Literal[
    "track:despotism",
    "track:work_harder",
    "track:economy",
    "track:attack_order",
    "track:betrayal",
    "track:raise_banner",
]
TRACK_SCALES: Final[tuple[TrackScale, ...]] = get_args(TrackScale)
SUPPORTER: Final = 0
EVENT_COUNT: Final = 1
ADVISOR: Final = 2
OVERSEER: Final = 3
OVERSEER_LEVEL: Final = 4
ARCHER_FIRING: Final = 5
SECTION_WITH_ARCHER: Final = 6
ARCHER_ON_HIGHEST_WALL: Final = 7
SOLDIER_AT_REST: Final = 8
SOLDIER_ON_THIS_HORDE: Final = 9
TROPHY: Final = 10
PLAYER: Final = 11
HORDE_ON_BOARD: Final = 12
SECTION_LEVEL_2: Final = 13
SECTION_BREACHED: Final = 14
TRACK: Final = 32
OF_THE_TABLE: Final = (PLAYER, HORDE_ON_BOARD, SECTION_LEVEL_2, SECTION_BREACHED)  # nobody's own; TRACK too

# Effects
EFFECTS: Final = (
    "gain",
    "lose",
    "exchange",
    "give",
    "draw",
    "discard_shame",
    "move_clerks",
    "advanced_activation",
    "attack",
    "wound",
    "recruit",
    "save",
    "upgrade",
    "income",
    "build_barricade",
    "build_wall",
    "tea_up",
    "reclaim_command",
    "logistics",
    "copy_command",
    "choose_one",
    "apply",
    "place_horde",
)
DO_GAIN: Final = 0
DO_LOSE: Final = 1
DO_EXCHANGE: Final = 2
DO_GIVE: Final = 3
DO_DRAW: Final = 4
DO_DISCARD_SHAME: Final = 5
DO_MOVE_CLERKS: Final = 6
DO_ADVANCED_ACTIVATION: Final = 7
DO_ATTACK: Final = 8
DO_WOUND: Final = 9
DO_RECRUIT: Final = 10
DO_SAVE: Final = 11
DO_UPGRADE: Final = 12
DO_INCOME: Final = 13
DO_BUILD_BARRICADE: Final = 14
DO_BUILD_WALL: Final = 15
DO_TEA_UP: Final = 16
DO_RECLAIM_COMMAND: Final = 17
DO_LOGISTICS: Final = 18
DO_COPY_COMMAND: Final = 19
DO_CHOOSE_ONE: Final = 20
DO_APPLY: Final = 21
DO_PLACE_HORDE: Final = 22

# Effects that open no moment: an ability made only of these fires every time (rule 5 of moments).
OPENS_NO_MOMENT: Final = (
    DO_GAIN,
    DO_LOSE,
    DO_EXCHANGE,
    DO_GIVE,
    DO_DRAW,
    DO_DISCARD_SHAME,
    DO_MOVE_CLERKS,
    DO_INCOME,
    DO_TEA_UP,
    DO_RECLAIM_COMMAND,
    DO_LOGISTICS,
    DO_APPLY,
)

# `what` of an effect: a resource's number, or
WHATS: Final = ("any", "build", "honor", "location_resource", "tactic", "soldier")
ANY: Final = 4
BUILD: Final = 5
HONOR: Final = 6
LOCATION_RESOURCE: Final = 7
TACTIC: Final = 8
SOLDIER: Final = 9

Mine = Literal["lumber_mill", "quarry", "gold_mine", "temple"]  # the production locations
# `to`, `location` and `where` of an effect or modifier, where they are no location and no section.
NOWHERE: Final = -1  # the word is absent
TO_ANY: Final = -2  # "any"
TO_DIFFERENT: Final = -3  # "different"
ANY_PRODUCTION: Final = -4  # "production"
ANY_SPECIAL: Final = -5  # "special"
CHOSEN: Final = -6  # "chosen"
TO_WAREHOUSE: Final = -7
TO_REST: Final = -8
PER_SECTION: Final = -9  # attack: where = "section"
HERE: Final = -10
ELSEWHERE: Final = -11
LOWEST: Final = -12
ALL_PLACES: Final = -13  # "all"
SELF: Final = -14
NEIGHBOURS: Final = -15
MANNED: Final = -16
PLACE_WORDS: Final = {
    "any": TO_ANY,
    "different": TO_DIFFERENT,
    "production": ANY_PRODUCTION,
    "special": ANY_SPECIAL,
    "chosen": CHOSEN,
    "warehouse": TO_WAREHOUSE,
    "rest": TO_REST,
    "section": PER_SECTION,
    "here": HERE,
    "elsewhere": ELSEWHERE,
    "lowest": LOWEST,
    "all": ALL_PLACES,
    "self": SELF,
    "neighbours": NEIGHBOURS,
    "manned": MANNED,
}

Who = Literal["self", "all", "others", "chosen", "chosen_other", "split"]
WHO: Final[tuple[Who, ...]] = get_args(Who)
WHO_SELF: Final = 0
WHO_ALL: Final = 1
WHO_OTHERS: Final = 2
WHO_CHOSEN: Final = 3
WHO_CHOSEN_OTHER: Final = 4
WHO_SPLIT: Final = 5

# What decrees ask for (GW-C11): the four resources, then
NeedName = Literal["wood", "stone", "gold", "chi", "build", "honor", "tactic", "soldier", "clerk", "trophy"]
NEEDS: Final[tuple[NeedName, ...]] = get_args(NeedName)
NEED_BUILD: Final = 4
NEED_HONOR: Final = 5
NEED_TACTIC: Final = 6
NEED_SOLDIER: Final = 7
NEED_CLERK: Final = 8
NEED_TROPHY: Final = 9

# How the price of an effect is found.
USUAL: Final = 0  # the usual price, changed by `less` and by modifiers
TABLE: Final = 1  # the effect's own price, each
FREE: Final = 2
WAREHOUSE_PAYS: Final = 3  # Qin: the warehouse pays what it holds and the rest counts as paid

UNTIL_TURN: Final = 0
UNTIL_WINTER: Final = 1
UNTIL_END: Final = 2  # of the game: events only
Until = Literal["turn", "winter"]
UNTILS: Final[tuple[Until, ...]] = get_args(Until)

# Modifiers
MODS: Final = (
    "cost",
    "clerk_bonus",
    "wild",
    "hand_limit",
    "no_lone_shame",
    "reach",
    "defence",
    "power",
    "lethality",
    "protect",
    "breach_shame",
)
MOD_COST: Final = 0
MOD_CLERK_BONUS: Final = 1
MOD_WILD: Final = 2
MOD_HAND_LIMIT: Final = 3
MOD_NO_LONE_SHAME: Final = 4
MOD_REACH: Final = 5
MOD_DEFENCE: Final = 6
MOD_POWER: Final = 7
MOD_LETHALITY: Final = 8
MOD_PROTECT: Final = 9
MOD_BREACH_SHAME: Final = 10

# `of` of a cost modifier
CostOf = Literal["recruit", "overseer", "wall", "barricade", "advisor", "clerk", "save", "boost"]
COSTS: Final[tuple[CostOf, ...]] = get_args(CostOf)
COST_RECRUIT: Final = 0
COST_OVERSEER: Final = 1
COST_WALL: Final = 2
COST_BARRICADE: Final = 3
COST_ADVISOR: Final = 4
COST_CLERK: Final = 5
COST_SAVE: Final = 6
COST_BOOST: Final = 7

# `part`, `op` and `from` of modifiers
Part = Literal["wall", "barricade", "total"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
PART_WALL: Final = 0
PART_BARRICADE: Final = 1
PART_TOTAL: Final = 2
Op = Literal["add", "set", "half"]
OPS: Final[tuple[Op, ...]] = get_args(Op)
OP_ADD: Final = 0
OP_SET: Final = 1
OP_HALF: Final = 2
Threat = Literal["wound", "horseman"]
PROTECTS: Final[tuple[Threat, ...]] = get_args(Threat)
FROM_WOUND: Final = 0
FROM_HORSEMAN: Final = 1
