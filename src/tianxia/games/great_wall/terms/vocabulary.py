"""The closed vocabulary of card effects, as numbers: docs/great_wall_cards.md says what each word means.

Every word is implemented once: triggers in moments.py, conditions and scales in amounts.py, effects in
effects.py and the files it names, modifiers in modifiers.py.
"""

from typing import Final, Literal, get_args

from ....core.questions import Kinds

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
AFTER_COMMAND: Final = TRIGGERS.index("after_command")
AFTER_ACTIVATION: Final = TRIGGERS.index("after_activation")
LOCATION_ACTIVATED: Final = TRIGGERS.index("location_activated")
UPGRADE_OVERSEER: Final = TRIGGERS.index("upgrade_overseer")
DONATE: Final = TRIGGERS.index("donate")
RECRUIT: Final = TRIGGERS.index("recruit")
ATTACK: Final = TRIGGERS.index("attack")
LAST_WOUND: Final = TRIGGERS.index("last_wound")
HORDE_DEFEATED: Final = TRIGGERS.index("horde_defeated")
HORDE_WON: Final = TRIGGERS.index("horde_won")
SOLDIERS_DYING: Final = TRIGGERS.index("soldiers_dying")
SOLDIERS_KILLED: Final = TRIGGERS.index("soldiers_killed")
SAVE_SOLDIER: Final = TRIGGERS.index("save_soldier")
BUILD_WALL: Final = TRIGGERS.index("build_wall")
BUILD_BARRICADE: Final = TRIGGERS.index("build_barricade")
PLAY_TACTIC: Final = TRIGGERS.index("play_tactic")
GAIN_SHAME: Final = TRIGGERS.index("gain_shame")
OTHERS_BOX: Final = TRIGGERS.index("others_box")
SPRING: Final = TRIGGERS.index("spring")
INCOME: Final = TRIGGERS.index("income")
WINTER: Final = TRIGGERS.index("winter")

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
_conditions: Final = Kinds()
OWN_ON_HORDE: Final = _conditions.new("own_on_horde")
OWN_IN_SECTION: Final = _conditions.new("own_in_section")
CLERKS_HERE: Final = _conditions.new("clerks_here")
TEA: Final = _conditions.new("tea")
SECTION_LEVEL: Final = _conditions.new("section_level")
SECTION_HORDES: Final = _conditions.new("section_hordes")
SECTION_BARRICADES: Final = _conditions.new("section_barricades")
ALLY_IN_SECTION: Final = _conditions.new("ally_in_section")
CONDITIONS: Final = tuple(_conditions.names)

CONDITION_PLACES: Final = ("any", "firing", "rest", "top", "not_top")
AT_FIRING: Final = CONDITION_PLACES.index("firing")
AT_REST: Final = CONDITION_PLACES.index("rest")
AT_TOP: Final = CONDITION_PLACES.index("top")
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
SUPPORTER: Final = SCALES.index("supporter")
EVENT_COUNT: Final = SCALES.index("event_count")
ADVISOR: Final = SCALES.index("advisor")
OVERSEER: Final = SCALES.index("overseer")
OVERSEER_LEVEL: Final = SCALES.index("overseer_level")
ARCHER_FIRING: Final = SCALES.index("archer_firing")
SECTION_WITH_ARCHER: Final = SCALES.index("section_with_archer")
ARCHER_ON_HIGHEST_WALL: Final = SCALES.index("archer_on_highest_wall")
SOLDIER_AT_REST: Final = SCALES.index("soldier_at_rest")
SOLDIER_ON_THIS_HORDE: Final = SCALES.index("soldier_on_this_horde")
TROPHY: Final = SCALES.index("trophy")
PLAYER: Final = SCALES.index("player")
HORDE_ON_BOARD: Final = SCALES.index("horde_on_board")
SECTION_LEVEL_2: Final = SCALES.index("section_level_2")
SECTION_BREACHED: Final = SCALES.index("section_breached")
TRACK: Final = 32
OF_THE_TABLE: Final = (PLAYER, HORDE_ON_BOARD, SECTION_LEVEL_2, SECTION_BREACHED)  # belong to no seat; nor does TRACK

# Effects
_effects: Final = Kinds()
DO_GAIN: Final = _effects.new("gain")
DO_LOSE: Final = _effects.new("lose")
DO_EXCHANGE: Final = _effects.new("exchange")
DO_GIVE: Final = _effects.new("give")
DO_DRAW: Final = _effects.new("draw")
DO_DISCARD_SHAME: Final = _effects.new("discard_shame")
DO_MOVE_CLERKS: Final = _effects.new("move_clerks")
DO_ADVANCED_ACTIVATION: Final = _effects.new("advanced_activation")
DO_ATTACK: Final = _effects.new("attack")
DO_WOUND: Final = _effects.new("wound")
DO_RECRUIT: Final = _effects.new("recruit")
DO_SAVE: Final = _effects.new("save")
DO_UPGRADE: Final = _effects.new("upgrade")
DO_INCOME: Final = _effects.new("income")
DO_BUILD_BARRICADE: Final = _effects.new("build_barricade")
DO_BUILD_WALL: Final = _effects.new("build_wall")
DO_TEA_UP: Final = _effects.new("tea_up")
DO_RECLAIM_COMMAND: Final = _effects.new("reclaim_command")
DO_LOGISTICS: Final = _effects.new("logistics")
DO_COPY_COMMAND: Final = _effects.new("copy_command")
DO_CHOOSE_ONE: Final = _effects.new("choose_one")
DO_APPLY: Final = _effects.new("apply")
DO_PLACE_HORDE: Final = _effects.new("place_horde")
EFFECTS: Final = tuple(_effects.names)

# Effects that open no moment: an ability that has only these fires every time (rule 5 of moments).
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
# `to`, `location` and `where` of an effect or modifier, if they are neither a location nor a section.
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
NEIGHBORS: Final = -15
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
    "neighbours": NEIGHBORS,
    "manned": MANNED,
}

Who = Literal["self", "all", "others", "chosen", "chosen_other", "split"]
WHO: Final[tuple[Who, ...]] = get_args(Who)
WHO_SELF: Final = WHO.index("self")
WHO_OTHERS: Final = WHO.index("others")
WHO_CHOSEN_OTHER: Final = WHO.index("chosen_other")
WHO_SPLIT: Final = WHO.index("split")

# What decrees ask for (GW-C11): the four resources, then
NeedName = Literal["wood", "stone", "gold", "chi", "build", "honor", "tactic", "soldier", "clerk", "trophy"]
NEEDS: Final[tuple[NeedName, ...]] = get_args(NeedName)
NEED_BUILD: Final = NEEDS.index("build")
NEED_HONOR: Final = NEEDS.index("honor")
NEED_TACTIC: Final = NEEDS.index("tactic")
NEED_SOLDIER: Final = NEEDS.index("soldier")
NEED_CLERK: Final = NEEDS.index("clerk")

# How the price of an effect is found.
USUAL: Final = 0  # the usual price, changed by `less` and by modifiers
TABLE: Final = 1  # the effect's own price for each
FREE: Final = 2
WAREHOUSE_PAYS: Final = 3  # Qin: the warehouse pays what it holds and the rest counts as paid

UNTIL_TURN: Final = 0
UNTIL_WINTER: Final = 1
UNTIL_END: Final = 2  # of the game: events only
Until = Literal["turn", "winter"]
UNTILS: Final[tuple[Until, ...]] = get_args(Until)

# Modifiers
_mods: Final = Kinds()
MOD_COST: Final = _mods.new("cost")
MOD_CLERK_BONUS: Final = _mods.new("clerk_bonus")
MOD_WILD: Final = _mods.new("wild")
MOD_HAND_LIMIT: Final = _mods.new("hand_limit")
MOD_NO_LONE_SHAME: Final = _mods.new("no_lone_shame")
MOD_REACH: Final = _mods.new("reach")
MOD_DEFENSE: Final = _mods.new("defence")
MOD_POWER: Final = _mods.new("power")
MOD_LETHALITY: Final = _mods.new("lethality")
MOD_PROTECT: Final = _mods.new("protect")
MOD_BREACH_SHAME: Final = _mods.new("breach_shame")
MODS: Final = tuple(_mods.names)

# `of` of a cost modifier
CostOf = Literal["recruit", "overseer", "wall", "barricade", "advisor", "clerk", "save", "boost"]
COSTS: Final[tuple[CostOf, ...]] = get_args(CostOf)
COST_RECRUIT: Final = COSTS.index("recruit")
COST_OVERSEER: Final = COSTS.index("overseer")
COST_WALL: Final = COSTS.index("wall")
COST_BARRICADE: Final = COSTS.index("barricade")
COST_ADVISOR: Final = COSTS.index("advisor")
COST_CLERK: Final = COSTS.index("clerk")
COST_SAVE: Final = COSTS.index("save")
COST_BOOST: Final = COSTS.index("boost")

# `part`, `op` and `from` of modifiers
Part = Literal["wall", "barricade", "total"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
PART_WALL: Final = PARTS.index("wall")
PART_BARRICADE: Final = PARTS.index("barricade")
PART_TOTAL: Final = PARTS.index("total")
Op = Literal["add", "set", "half"]
OPS: Final[tuple[Op, ...]] = get_args(Op)
OP_ADD: Final = OPS.index("add")
OP_SET: Final = OPS.index("set")
OP_HALF: Final = OPS.index("half")
Threat = Literal["wound", "horseman"]
PROTECTS: Final[tuple[Threat, ...]] = get_args(Threat)
FROM_WOUND: Final = PROTECTS.index("wound")
FROM_HORSEMAN: Final = PROTECTS.index("horseman")
